/** Spanish words of packages; folded. */

import type { LabelPatterns } from '../label-patterns.ts'

export const labels: LabelPatterns = {
  heading: /ingredientes?(?: y alergenos)?|lista de ingredientes/,
  statements: {
    freeFrom:
      /^(?:naturalmente )?(?:producto )?(?:sin\b|libre de\b|apto para (?:(?:vegan|vegetarian|celiac)[oa]s?(?: y |, )?)+|vegan[oa]s?\b|vegetarian[oa]\b|100 ?% vegetal|no (?:contiene|lleva|es|tiene|incluye)\b|nada de\b|exento de\b|elaborad[oa] sin\b|hecho sin\b|0 ?% (?!materia|mg|grasa))/,
    mayContain:
      /\b(?:pued[ea]n?|podrian?|pudieran?) (?:\w+ )?(?:contener|presentar)\b|\bcontaminacion cruzada|\bno (?:es )?(?:apto|adecuado|recomendado|recomendable) para .*(?:alergi|intoleran|celiac)|\briesgo de\b|\bposible presencia|\bpueda contener|(?<!\bsin )\btrazas?\b|\b(?:elaborad|fabricad|producid|envasad|procesad)[oa]s? en (?:una?|el mismo|la misma|las mismas|los mismos|instalaciones|lineas?|equipos?)\b|\b(?:donde|que|planta|establecimiento|fabrica|lineas?|equipos?|instalacion(?:es)?)\b.*\b(?:procesan?|elaboran?|utilizan?|manipulan?|trabajan?|manejan?|fabrican?|envasan?|comparten?)\b|\bno apto para .*(?:alergic|intoleran)/,
    contains: /^contiene\b|^alergenos\b|^informacion (?:sobre )?(?:de )?alergenos/,
  },
  sites:
    /\ben(?: \w+){0,3} (?:fabricas?|obrador(?:es)?|plantas?|instalacion(?:es)?|establecimientos?|lineas?|equipos?|maquinaria|queseria|cocinas?|local(?:es)?|taller(?:es)?|molino|almacen(?:es)?|panaderia|pasteleria|empresa)\b/,
  handling:
    /\b(?:elabor|fabric|produ[cz]|proces|manipul|utiliz|emple|usa|trabaj|manej|envas|almacen|conten|contien|present)\w*/,
  begins: {
    mayContain:
      /\b(?:(?:pueden?|podrian?|pudieran?) (?:\w+ )?contener\b|(?:elaborad|fabricad|producid)[oa]s? en un[ao]? )/,
    contains: /\bcontiene:? /,
  },
  atMost:
    /^(?:contiene )?(?:menos del? \d+(?:[.,]\d+)? ?%|\d+(?:[.,]\d+)? ?% o menos)(?: de)?(?: (?:los|cada uno de los) siguientes(?: ingredientes)?)?(?=[ :])/,
  and: /^(?:y\/o|y|e(?! ?\d)|o|u|&) /i,
  between: / (?:y|e) /i,
  plant: /\bvegetal/,
  andOr: /\sy\/o\s/y,
  lacking: /^(?:libre de|exento de|sin(?: adicion de)?|no contiene)\s*:/,
  notFree: /^(?:este producto )?no (?:es |esta )?(?:libre|exent[oa]) de\b/,
  notForDiet: String.raw`\b(?:no|nunca|inadecuad[oa])\b(?! (?:solo|solamente))(?: (?!(?:contiene|lleva|tiene|pero)\b)[a-z]+){0,4}? ~(?:an)?[oa]s?\b|\b~(?:an)?[oa]: ?no\b`,
  contrast:
    /(?:[,;:–-]\s*)?(?<!\b(?:no|ni|nunca|o)(?: \w+)? )\b(?:(?:pero|sino|aunque)\b(?: (?:con|contiene|lleva|hecho con|elaborado con))?|(?:hech[oa]s? |elaborad[oa]s? |preparad[oa]s? )?con\b|contienen?\b|llevan?\b)/,
  freeBehind: /(?:\bvegan[oa]s?|\bvegetarian[oa]s?|\bceliac[oa]s?)\s*$/,
  containsVerb: 'contiene',
  maybe: '',
  verbs:
    /\b(?:es|son|fue|ha|han|puede|pueden|debe|deben|esta|estan|tiene|tienen|sera|disfrute|recomendamos|recicle)\b/,
  prose:
    /^(?:el|la|los|las|un|una|mas|ahora|nuevo)\b|\b(?:como|sabe|lugar de|vez de|sustitu\w+|reemplaza\w*|ideal(?:es)?|perfect[oa]s?|delicios[oa]s?|no|ni|sin|nada|para|nuestr[oa]s?|su|tu|prueb\w+|anad(?:e|a|ir)|agreg\w+|mezcl(?:ar|e)|disfrut\w+|tan|placer|toque|apt[oa]s?|contenido|inferior|imagen|receta|consejo|alternativa|espolvore\w+|recicl\w+|acompan\w+|sirv\w+|pero|mejor|elaboramos|alto en|exceso|envasado al vacio|materna|irradiad[oa]|registro|lote|agitar|agitese|natural de|exent[oa]s?|libres? de|calle|avenida|usel[oa]|tod[oa]s?)\b/,
  advice:
    /\b(?:aviso|importante|irradiad\w*|consejos?|recetas?|preparacion|modo|uso|recicl\w*|envase|en (?:vez|lugar)|nota|sugerencia\w*|vegano|sirv\w+)\b/,
  animals:
    /\b(?:carnes?|cerdo|puerco|res|ternera|vacuno|cordero|oveja|cabra|pollo|gallina|aves?|pavo|pato|ganso|tocino|panceta|jamon|manteca|sebo|grenetina|gelatina|colageno|huesos?|salchichas?|chorizo|salami|miel|cera de abejas?|carmin|cochinilla|goma laca|lanolina|cuajo|jabali|conejo|tripas?|animal(?:es)?)\b/,
  animalsBut:
    /\b[a-z]+ (?:vegetal(?:es)?|vegan[oa]s?|vegetarian[oa]s?)\b|\bmanteca de (?:cacao|karite|cacahuete|mani|almendras?|coco)|\b(?:sustitut[oa]|sucedaneo|alternativa) (?:de|a|al) (?:la |el )?[a-z]+|\bhuesos normales|\bformacion (?:normal )?de(?:l)? colageno|\bbienestar animal/g,
  animalsAside: {
    auxiliary: 'es|esta|estan|ha|han|sido|se',
    denied:
      'no(?! solo)|ni|sin|nunca|nada de|cero|libres? de|exent[oa]s? de|en (?:lugar|vez) de|sustituy[ae]n?|reemplaza[nr]?|tan [a-z]+ como|como(?! (?:base|siempre|antes|ingrediente|en casa))|sabe a|(?:retir|elimin|quit)(?:ar|e|ado|ados)',
    eaten:
      '(?:ideal(?:es)?|perfect[oa]s?|delicios[oa]s?|disfrut[a-z]+|prueb[a-z]+|combin(?:a|alo|ala|ar|e)|marida|sirv[a-z]+|servir|exquisit[oa]s?|excelente)(?: [a-z]+){0,2} (?:con|para|en|sobre|como)|acompan(?:a|ar|e|alo|ala|ante|antes|amiento)(?: (?:con|de))?|sirv[ea](?:lo|la)?|para|anad(?:e|a|ir)|agreg(?:ue|a|ar)|mezcl(?:ar|e|a)|unt(?:a|ar|e)',
    made: 'hech[oa]s?|elaborad[oa]s?|cocinad[oa]s?|cocid[oa]s?|frit[oa]s?|hornead[oa]s?|endulzad[oa]s?|refinad[oa]s?|enriquecid[oa]s?|preparad[oa]s?|llevan?|contienen?|usamos|utilizamos|empleamos|usa|utiliza|emplea|a base de|gracias al?|sino|pero',
    along: 'con|en',
    behind:
      /\bno comestibles?\b|\bno se (?:usan?|utilizan?|emplean?|anaden?)\b|\bno (?:esta|estan) (?:incluid|anadid)/,
    madeBehind: /\b(?:usamos|utilizamos|empleamos|como base)\b/,
  },
  hints: /\b(?:consejos?|sugerencias?|ideas?|preparacion|modo)\b/,
  denial: /\b(?:no|ni|sin|nunca|libre|exento)\b/,
  reference: /\b(?:ver|negrita|destacad\w*)\b/,
  containing: /^(?:contiene|contienen|de|con|a base de|procedente de|incluye):?\s+/,
  skips: [
    [
      'nutrition',
      /\binformacion nutricional|\bvalor(?:es)? (?:energetico|nutricional)|\benergia:? ?\d|\bkcal\b|\bgrasas:? ?\d.*\bhidratos/,
    ],
    [
      'note',
      /^\s*(?:cacao|solidos de)\b[^,]*(?:minimo|\d+ ?%)\s*$|fenilalanina|laxante|no recomendable en ninos|^exceso (?:de )?(?:calorias|azucares|grasas|sodio)|consumo excesivo|efectos? negativos?|^ahumad[oa]s? con|\bno comestible|^rinde\b|^agitese|^siempre\b|^100 ?% (?:natural(?:es)?|vegetal(?:es)?|vegan[oa]s?|recicl\w*)\W*$|^(?:materia grasa|agua anadida|m\.? ?g\.?)(?: lactea)?:? ?(?:min\w*\.? |max\w*\.? )?\d[\d,.]* ?%\W*$|^\d[\d,.]* ?% (?:menos|mas|reducid)|^certificad[oa]|azucares naturalmente|azucares anadidos|\ben negrita\b|\bver ingredientes\b|\bdestacad|atmosfera protectora/,
    ],
    [
      'storage',
      /\bconservar\b|\bconserve(?:se)?\b|^conservacion\b|\bmantener\b|\bconsum(?:ir|o)\b|\bcaduc|\buna vez abierto|\brefrigerar|\bno volver a congelar|\balmacenar/,
    ],
    [
      'address',
      /\b(?:fabricad|elaborad|producid|envasad|distribuid|importad)[oa] (?:por|para)\b|\bs\.? ?[la]\.? ?u?\.?\b.*\d|\bcalle\b|^(?:fabricad|elaborad|producid|envasad|distribuid|importad|hech|comercializad)[oa]s?(?: y (?:fabricad|elaborad|envasad|distribuid|comercializad)[oa]s?)? en (?!una?\b|la misma|el mismo|lineas|instalaciones|equipos|nuestr|plantas?\b|fabrica)|^industria (?:argentina|colombiana|chilena|peruana|mexicana|uruguaya)/,
    ],
    [
      'weight',
      /^\W*(?:peso (?:neto|escurrido)|contenido neto|cont(?:enido)?\.? net|masa (?:neta|drenada|escurrida))\b|^\W*\d[\d.,]* ?(?:g|ml|kg|l|cl) ?e?\W*$/,
    ],
    [
      'origin',
      /\borigen\s*:|^(?:pais(?:es)? de )?origen\b|\bpais(?:es)? de origen\b|\bzona de captura|\bcapturad|\bproducto de espana|\bacuicultura|\bcriad[oa] en/,
    ],
    [
      'preparation',
      /\bpreparacion\b|^(?:necesitas?|usted necesita|solo agregue)\b|\bmodo de (?:empleo|preparacion)|^servir\b|\bagitar antes|\bsugerencia|^(?:(?:agreg|mezcl|calent|cocin|horne|retir|dej|coloc|cort|lav|asar|dor|salte|espolvore|decor|rehog|precalent|remoj|escurr|disolv|herv|vert|añad|anad|serv|hidrat|prepar|descongel|gratin|tost|unt|us|adob|sazon|alin|bat|incorpor|desmold|abr)(?:ar|er|ir)|disuelva|agregue|anada|mezcle|vierta|caliente|hierva|retire|deje|coloque|cocine|hornee|sirva|abra|corte|lave|tome|rinda|prepare|diluya|espolvoree|precaliente|descongele|unte|sazone|revuelva|incorpore)(?:lo|la|los|las)? /,
    ],
  ],
  fillers:
    /\b(?:en proporcion(?:es)? variables?|en proporciones diversas|de agricultura (?:ecologica|biologica)|procedentes? de (?:la )?agricultura (?:ecologica|biologica)|ecologic[oa]s?|(?:parcial(?:mente)? |total(?:mente)? )?hidrogenad[oa]s?|pasteurizad[oa]s?|homogeneizad[oa]s?|a partir de concentrado|concentrad[oa]s?|refinad[oa]s?|comestibles?|desmineralizad[oa]s?|rehidratad[oa]s?|(?:y )?(?:yodad|fluorad|iodad)[oa]s?|pulverizad[oa]s?|lacas?|molid[oa]s?|tostad[oa]s?|purificad[oa]s?|seg[uú]n ley [\d.]+|s\/ley [\d.]+|camp(?:eros?|eras?)?|de (?:vaca|oveja|cabra) (?=pasteurizad)|cocid[oa]s?|alto oleic[oa]|enriquecid[oa]s?|micronizad[oa]s?|cristalin[oa]s?|pregelatinizad[oa]s?|(?:modificad|tratad|hidrolizad)[oa]s? enzimaticamente|(?:secad[oa]s?|atomizad[oa]s?) por (?:pulverizacion|atomizacion)|secad[oa]s? por aspersion|liofilizad[oa]s?|hidrolizad[oa]s?|texturizad[oa]s?|parcialmente invertid[oa]s?|inactivad[oa]s?|desactivad[oa]s?|inactiv[oa]s?|(?:separad|recuperad|deshuesad)[oa]s? mecanicamente|mecanicamente (?:separad|recuperad|deshuesad)[oa]s?|desgrasad[oa]s?|tratad[oa]s? termicamente|estandarizad[oa]s?|normalizad[oa]s?|prensad[oa]s? en frio|interesterificad[oa]s?|fraccionad[oa]s?|nativ[oa]s?|ceros[oa]s?|resistentes?|agotad[oa]s?|tamponad[oa]s?|micelar(?:es)?|desodorizad[oa]s?|winterizad[oa]s?|de la microalga|schizochytrium(?: sp\.?)?|vital(?:es)?|(?:de )?calidad (?:suprema|extra|superior)|i\.?g\.?p\.?(?![a-z])|d\.?o\.?p\.?(?![a-z])|fortificad[oa]s?|de origen vegetal|del atlantico|como (?:edulcorantes?|conserva(?:nte|dor)(?:es|s)?|colorantes?|antioxidantes?|acidulantes?))\b/g,
  places:
    '(?:el |la |los )?(?:espana|mexico|argentina|colombia|peru|ecuador|bolivia|uruguay|paraguay|venezuela|guatemala|honduras|nicaragua|costa rica|panama|cuba|republica dominicana|estados unidos|ee\\.? ?uu\\.?|usa|canada|brasil|italia|sicilia|portugal|francia|alemania|austria|suiza|belgica|paises bajos|holanda|dinamarca|noruega|suecia|finlandia|islandia|polonia|hungria|rumania|bulgaria|grecia|ucrania|rusia|reino unido|irlanda|marruecos|tunez|egipto|israel|iran|turquia|india|sri lanka|china|japon|corea|vietnam|tailandia|indonesia|malasia|filipinas|madagascar|tahiti|kenia|etiopia|ghana|costa de marfil|camerun|sudafrica|australia|nueva zelanda|ue|no ue|union europea|europa|asia|africa|andalucia|cataluna|galicia|murcia|extremadura|valencia|navarra|la rioja|la mancha|aragon|castilla|cantabria|asturias|oaxaca|chiapas|veracruz|yucatan|jalisco|michoacan|sinaloa|sonora|mendoza|santander|narino|huila|origen (?:nacional|espana))',
  fromPlace: ' de',
  seals:
    'rspo|rspo[ -]?(?:sg|mb|ip)|sg|balance de masas?|segregad[oa]|utz|rainforest alliance|fair ?trade|comercio justo|msc|asc|fsc|ecologic[oa]s?|organic[oa]s?|kosher|halal|certificad[oa]s?|sostenibles?|sustentables?|d\\.? ?o\\.? ?p?\\.?|i\\.? ?g\\.? ?p\\.?|camper[oa]s?|libres? de jaula|de pastoreo|pastoreo|libre pastoreo|no ogm|sin ogm|grado alimenticio',
  purposes: /^(?:para [a-z]+|como [a-z]+|equivale(?:nte)? a|corresponde a|fuente de|provitamina)\b/,
  givers:
    /^(?:de )?(?:[a-z-]+ )*(?:vacas?|ovejas?|cabras?|bufalas?|gallinas?|codornices|patas?)(?:(?: y | o |, ?|\/)(?:de )?(?:vacas?|ovejas?|cabras?|bufalas?))*(?: [a-z]+)*$/,
  heads: [
    [/\baceites?\b/, ['aceite de ~']],
    [/\bgrasas?\b/, ['grasa de ~']],
    [/\balmidon(?:es)?\b/, ['almidón de ~']],
    [/\bharinas?\b/, ['harina de ~']],
    [/\bproteinas?\b/, ['proteína de ~']],
    [/\bvitaminas?\b/, ['vitamina ~']],
    [/\blecitinas?\b/, ['lecitina de ~']],
    [/\bchiles?\b/, ['chile ~']],
  ],
  forms: [
    /^(.+?) (?:en polvo|concentrad[oa]s?|deshidratad[oa]s?|liofilizad[oa]s?|inflad[oa]s?|desecad[oa]s?|tostad[oa]s?|malteado|malteada|caramelizad[oa]s?|en copos|pasteurizad[oa]s?)$/,
    /^(?:extractos?|copos|concentrados?|polvo|sólidos|oleorresina|cremogenado|piel|pieles|cáscara|recortes|maltas?|permeado|germen|salvado) de (?:la )?(?:zumo de |jugo de )?(.+)$/,
    /^(.+?) (?:aislad[oa]s?|hidrolizad[oa]s?)$/,
    /^(?:aislado|concentrado|hidrolizado) de (.+)$/,
    /^(?:jarabe|sirope|proteína|colágeno) de (.+)$/,
    /^(?:caldo|puré|pasta|pulpa|trozos|ralladura|dados) de (.+)$/,
    /^(?:zumo|jugo) de (.+?) concentrado$/,
  ],
  origins: / (?:vegetal|animal)(?= de |$)/,
  within: /^(?:(?:embutido|envasado|conservado) )?(?:en|con) /,
  flavours:
    /^(?:(?:aromas?|saborizantes?|esencias?|aromatizantes?)(?: (?:natural(?:es)?|artificial(?:es)?|identico al natural))* (?:de |a |sabor )?[a-z ,]+|identico al natural [a-z ,]+)$/,
  kinds: [
    [
      /^(?:xilan|hemicelul|celul|transglutamin|fosfolip|pectin|asparagin|catal|(?:amilo)?gluco(?:sid|amil)|invert|lac|pululan|glucan)asas?(?: fungicas?| microbianas?)?$/,
      'microbial-enzymes',
    ],
    [/^(?:enzimas?|amilasas?) (?:fungicas?|microbianas?)$/, 'microbial-enzymes'],
    [/^d?l-[a-z]+(?:ina|ano)$/, 'amino-acids'],
    [
      /^(?:cultivos?|fermentos?|bacterias|cultivo)(?: (?:lactic[oa]s?|lacteos?|probioticos?|vivos?|activos?|iniciador(?:es)?|bacterianos?|seleccionados?|microbianos?|de|del|la|maduracion|yogurt?|kefir|queso|mohos?|acidificantes?))*$/,
      'lactic-cultures',
    ],
    [
      /^(?!.*(?:achicoria|agave|alcachofa|trigo|avena|cebada|centeno|espelta|soja|soya|altramu))fibras?(?: soluble| vegetal)? de (?:cascara de )?(.+)$/,
      'plant-fibre',
    ],
    [/^humo (?:natural )?de (?:madera de )?(?:haya|roble|aliso|encina|nogal|manzano)$/, 'smoke'],
  ],
  fullyRefined: /\b(?:totalmente|completamente) refinad/,
  from: / (?:procedente de|a partir de|a base de) /,
  free: /(?<![a-z])(?:sin|libre de) [a-z]+/g,
  nutrients:
    /^(?:(?:vitamina )?d ?2|ergocalciferol|(?:vitaminas? ?)?(?:[abcek]|b ?\d{1,2}|k ?[12])|vitaminas?|(?:mezcla de )?vitaminas(?: y minerales)?|(?:mezcla de )?minerales|sales minerales|tiamina|mononitrato de tiamina|riboflavina|niacina|niacinamida|nicotinamida|acido folico|acido pantotenico|biotina|hierro(?: reducido)?|(?:sulfato|pirofosfato|fumarato) (?:ferroso|ferrico|de hierro)|calcio|magnesio|zinc|(?:sulfato|oxido) de (?:zinc|cobre|manganeso)|yodo|yod(?:ato|uro) (?:potasico|sodico|de potasio|de sodio)|potasio|selenio|selenito (?:sodico|de sodio))$/,
  compounds:
    /^(?:(?:poli|di|tri)?fosfatos|citratos|hierro (?:elemental|electrolitico|carbonilo)|(?:d |l )*(?:(?:mono|di|tri|bis|orto|piro|hidrogeno)?(?:citrato(?: malato)?|malato|gluconato|glicinato|lactato|ascorbato|pantotenato|cloruro|picolinato|sulfato|oxido|carbonato|fosfato|fluoruro|fumarato|selen(?:ito|iato|ato)|molibdato|yoduro|yodato|orotato|aspartato|edta|sacarato|hidroxido|clorhidrato|hidrocloruro|mononitrato|bitartrato|acetato|palmitato|levomefolato)) (?:(?:de )?(?:d |l |dl )*(?:calcio|magnesio|zinc|cinc|hierro|cobre|manganeso|cromo|potasio|sodio|selenio|molibdeno|tiamina|piridoxina|colina|retinol|retinilo|vitamina [a-e]|(?:alfa )?tocoferol|(?:alfa )?tocoferilo)(?: (?:i|ii|iii))?|(?:mono|di|tri)?(?:calcico|magnesico|ferroso|ferrico|cuprico|manganoso|cromico|potasico|sodico|amonico))(?: (?:mono|di|tri|penta|hexa)?hidratado)?|(?:d |l |dl )*(?:biotina|alfa tocoferol|carnitina(?: tartrato)?)|(?:ciano|metil|hidroxo)?cobalamina|fitomenadiona|filoquinona|menaquinona(?: 7)?|retinol|tiamina(?: (?:mononitrato|clorhidrato|hcl))?|piridoxina(?: (?:clorhidrato|hcl))?|acido nicotinico|folato|colina|inositol|nucleotidos?|glucuronolactona|coenzima q ?10|d ?ribosa|electrolitos|lithothamni(?:um|on)(?: \w+)?|algas? (?:marinas? )?calcareas?|calcio de algas(?: marinas)?|mentol|oligoelementos|(?:esteres de )?(?:esteroles|estanoles) vegetales|(?:esteres de )?fitoesteroles)$/,
  allergensBut: {
    gluten: /trigo sarraceno|semola de (?:maiz|arroz)|cuscus de (?:maiz|arroz)|sin gluten/g,
    eggs: /lactoalbumina|(?:sucedaneo|sustituto) de(?:l)? huevo/g,
    milk: /(?:leche|nata|crema|yogur|queso|bebida) (?:vegetal )?de (?:coco|soja|avena|almendras?|arroz|cacahuete|anacardos?)|(?:mantequilla|crema) de (?:cacahuete|mani|cacao|almendras?|karite)|sin (?:lactosa|leche|lacteos)|suero de (?:sangre)|(?:sucedaneo|sustituto|alternativa) (?:de|a|al) (?:la )?\w+|cremogenado|cremor/g,
    nuts: /nuez moscada/g,
  },
}
