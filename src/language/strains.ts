/** Latin names of bacteria and moulds that ripen food, with strain designations; the same in all languages. */

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
