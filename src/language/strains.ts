/** Scientific names, the same in all languages: of species, and of bacteria and moulds that ripen food. */

const GENERA =
  'lactobacillus|lacticaseibacillus|lactiplantibacillus|limosilactobacillus|ligilactobacillus|levilactobacillus|lentilactobacillus|latilactobacillus|furfurilactobacillus|fructilactobacillus|lactococcus|leuconostoc|pediococcus|streptococcus|bifidobacterium|bacillus|weizmannia|heyndrickxia|propionibacterium|brevibacterium|staphylococcus|micrococcus|kocuria|debaryomyces|geotrichum|penicillium|saccharomyces|kluyveromyces|candida|aspergillus|rhizopus|acetobacter|gluconacetobacter|komagataeibacter|enterococcus'

const SPECIES =
  'acidophilus|bulgaricus|casei|rhamnosus|plantarum|paracasei|reuteri|fermentum|gasseri|helveticus|delbrueckii|lactis|bifidum|breve|longum|infantis|animalis|thermophilus|cremoris|mesenteroides|coagulans|subtilis|boulardii|johnsonii|brevis|curvatus|sakei|xylosus|carnosus|camemberti|candidum|roqueforti|kefiri|kefiranofaciens|crispatus|salivarius|buchneri|pentosus|diacetylactis|acidilactici|pentosaceus|freudenreichii|shermanii|adolescentis|oligosporus|oryzae'

/** Matches folded names of strains: "lactobacillus acidophilus la 5", "b. lactis", "penicillium". */
export const STRAIN = new RegExp(
  String.raw`^(?:(?:${GENERA})(?: [a-z0-9.]+){0,5}|[a-z]{1,2}\.? (?:${SPECIES})(?: [a-z0-9.]+){0,3})$`,
)

/** The ingredient id for lactic cultures of any strain. */
export const CULTURES = 'lactic-cultures'

/** Matches the scientific name of a species as it is written: "Stolephorus spp.", "Zea mays L. var. amylacea". */
export const SPECIES_NAME =
  /^\p{Lu}\p{Ll}{3,} (?:[x×] )?(?:\p{Ll}{4,}|spp?\.?)(?: (?:L|Mill|Lam|Kunth)\.?)?(?: (?:var|subsp|ssp|f|cv)\.? \p{L}{3,})*$/u

/** Matches a genus of plants with a species that is an allergen. */
export const ALLERGEN_GENUS =
  /^(?:Triticum|Triticosecale|Secale|Hordeum|Avena|Arachis|Glycine|Prunus|Amygdalus|Corylus|Juglans|Carya|Anacardium|Pistacia|Macadamia|Bertholletia|Sesamum|Apium|Sinapis|Brassica|Lupinus)\b/

/** Matches the second word of a scientific name that is also an everyday word. */
export const EPITHET =
  /^(?:alba|album|nigra|rubra|aurea|blanda|clara|dura|fina|alta|magna|parva|pura|rosea|serena|viva|amara|dulce|alpina|alpinus|americana|africana|japonica|tropicalis|digitata|palmata|mexicana|indica|communis|vulgaris|officinalis|perennis)$/
