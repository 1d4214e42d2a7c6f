/** Spanish words of packages; folded. */

import type { LabelWords } from '../label-words.ts'
import { wordSet } from '../words.ts'

export const labels: LabelWords = {
  countries: 'ES E MX AR CL CO PE',
  common: wordSet('y con de en puede contiene o contener trazas'),
  joints: 'y|e|o|u',
  heading: /ingredientes?(?: y alergenos)?|lista de ingredientes/,
  classes: {
    sweetener: 'edulcorante edulcorantes',
    colour: 'colorante colorantes',
    preservative: 'conservador conservadores conservante conservantes',
    antioxidant: 'antioxidante antioxidantes',
    carrier: 'soporte soportes',
    acid: 'acidulante acidulantes acidificante acidificantes',
    'acidity-regulator':
      'corrector de acidez,correctores de acidez,corrector de la acidez,regulador de acidez,reguladores de acidez,regulador de la acidez',
    'anti-caking-agent':
      'antiaglomerante antiaglomerantes antiapelmazante antiapelmazantes antihumectante antihumectantes',
    'anti-foaming-agent': 'antiespumante antiespumantes',
    'bulking-agent': 'agente de carga,agentes de carga',
    emulsifier: 'emulgente emulgentes emulsionante emulsionantes emulsificante emulsificantes',
    'emulsifying-salt':
      'sales fundentes,sal fundente,sales de fundido,sal de fundido,sales emulsionantes',
    'firming-agent': 'endurecedor endurecedores coagulante coagulantes',
    'flavour-enhancer':
      'acentuador de sabor,realzador de sabor,exaltador del sabor,resaltadores de sabor,potenciador del sabor,potenciadores del sabor,potenciador de sabor,potenciadores de sabor,resaltador de sabor',
    'foaming-agent': 'espumante espumantes',
    'gelling-agent': 'gelificante gelificantes',
    'glazing-agent':
      'agente de recubrimiento,agentes de recubrimiento,agente de glaseado,agentes de glaseado,abrillantador',
    humectant: 'humectante humectantes',
    'packaging-gas': 'gas de envasado,gases de envasado',
    propellant: 'gas propulsor,gases propulsores',
    'raising-agent':
      'gasificante,gasificantes,leudante,leudantes,leudante quimico,leudantes quimicos,agente leudante,agentes leudantes,impulsor,impulsores',
    sequestrant: 'secuestrante secuestrantes',
    stabiliser: 'estabilizante estabilizantes estabilizador estabilizadores',
    thickener: 'espesante espesantes',
    'flour-treatment-agent':
      'agente de tratamiento de la harina,agentes de tratamiento de la harina,agente de tratamiento de harina',
  },
  statements: {
    freeFrom:
      /^(?:naturalmente )?(?:producto )?(?:sin\b|libre de\b|apto para (?:(?:vegan|vegetarian|celiac)[oa]s?(?: y |, )?)+|vegan[oa]s?\b|vegetarian[oa]\b|100 ?% vegetal|no contiene\b)/,
    mayContain:
      /\b(?:pued[ea]n?|podrian?) (?:\w+ )?(?:contener|presentar)\b|\bcontaminacion cruzada|\bno (?:es )?(?:apto|adecuado|recomendado|recomendable) para .*(?:alergi|intoleran|celiac)|\briesgo de\b|\bposible presencia|\bpueda contener|\btrazas?\b|\b(?:elaborad|fabricad|producid|envasad|procesad)[oa]s? en (?:un|una|el|la|las|los|instalaciones|lineas?|equipos?)\b|\b(?:donde|que|planta|establecimiento|fabrica|lineas?|equipos?|instalacion(?:es)?)\b.*\b(?:procesan?|elaboran?|utilizan?|manipulan?|trabajan?|manejan?|fabrican?|envasan?|comparten?)\b|\bno apto para .*(?:alergic|intoleran)/,
    contains: /^contiene\b|^alergenos\b|^informacion (?:sobre )?(?:de )?alergenos/,
  },
  sites:
    /\ben(?: \w+){0,3} (?:fabricas?|obrador(?:es)?|plantas?|instalacion(?:es)?|establecimientos?|lineas?|equipos?|maquinaria|queseria|cocinas?|local(?:es)?|taller(?:es)?|molino|almacen(?:es)?|panaderia|pasteleria|empresa)\b/,
  handling:
    /\b(?:elabor|fabric|produ[cz]|proces|manipul|utiliz|emple|usa|trabaj|manej|envas|almacen|conten|contien|present)\w*/,
  begins: {
    mayContain:
      /\b(?:(?:pueden?|podrian?) (?:\w+ )?contener\b|(?:elaborad|fabricad|producid)[oa]s? en un[ao]? )/,
    contains: /\bcontiene:? /,
  },
  atMost:
    /^(?:contiene )?(?:menos del? \d+(?:[.,]\d+)? ?%|\d+(?:[.,]\d+)? ?% o menos)(?: de)?(?: (?:los|cada uno de los) siguientes(?: ingredientes)?)?(?=[ :])/,
  and: /^(?:y\/o|y|e(?! ?\d)|o|u|&) /i,
  between: / (?:y|e) /i,
  plant: /\bvegetal/,
  andOr: /\sy\/o\s/y,
  lacking: /^(?:libre de|sin)\s*:/,
  subjects: 'fabrica|alergenos|el|este|producto|ademas|tambien|advertencia|aviso',
  containsVerb: 'contiene',
  maybe: '',
  verbs:
    /\b(?:es|son|fue|ha|han|puede|pueden|debe|deben|esta|estan|tiene|tienen|sera|disfrute|recomendamos|recicle)\b/,
  reference: /\b(?:ver|negrita|destacad\w*)\b/,
  containing: /^(?:contiene|contienen|de|con|a base de|procedente de|incluye):?\s+/,
  skips: [
    [
      'nutrition',
      /\binformacion nutricional|\bvalor(?:es)? (?:energetico|nutricional)|\benergia:? ?\d|\bkcal\b|\bgrasas:? ?\d.*\bhidratos/,
    ],
    [
      'note',
      /^\s*(?:cacao|solidos de)\b[^,]*(?:minimo|\d+ ?%)\s*$|fenilalanina|laxante|no recomendable en ninos|^exceso (?:de )?(?:calorias|azucares|grasas|sodio)|consumo excesivo|efectos? negativos?|^ahumad[oa]s? con|\bno comestible|^rinde\b|^agitese|^siempre\b|^certificad[oa]|azucares naturalmente|azucares anadidos|\ben negrita\b|\bver ingredientes\b|\bdestacad|atmosfera protectora/,
    ],
    [
      'storage',
      /\bconservar?\b|\bmantener\b|\bconsum(?:ir|o)\b|\bcaduc|\buna vez abierto|\brefrigerar|\bno volver a congelar|\balmacenar/,
    ],
    [
      'address',
      /\b(?:fabricad|elaborad|producid|envasad|distribuid|importad)[oa] (?:por|para)\b|\bs\.? ?[la]\.? ?u?\.?\b.*\d|\bcalle\b/,
    ],
    [
      'weight',
      /^\W*(?:peso (?:neto|escurrido)|contenido neto)\b|^\W*\d[\d.,]* ?(?:g|ml|kg|l|cl) ?e?\W*$/,
    ],
    [
      'origin',
      /\borigen\s*:|^(?:pais(?:es)? de )?origen\b|\bpais(?:es)? de origen\b|\bzona de captura|\bcapturad|\bproducto de espana|\bacuicultura|\bcriad[oa] en/,
    ],
    [
      'preparation',
      /\bpreparacion\b|\bmodo de (?:empleo|preparacion)|^servir\b|\bagitar antes|\bsugerencia/,
    ],
  ],
  fillers:
    /\b(?:en proporcion(?:es)? variables?|en proporciones diversas|de agricultura (?:ecologica|biologica)|procedentes? de (?:la )?agricultura (?:ecologica|biologica)|ecologic[oa]s?|(?:parcial(?:mente)? |total(?:mente)? )?hidrogenad[oa]s?|pasteurizad[oa]s?|homogeneizad[oa]s?|a partir de concentrado|concentrad[oa]s?|refinad[oa]s?|comestibles?|desmineralizad[oa]s?|rehidratad[oa]s?|yodad[oa]|camperos?|cocid[oa]s?|alto oleic[oa]|enriquecid[oa]s?|fortificad[oa]s?|de origen vegetal|del atlantico|como (?:edulcorantes?|conserva(?:nte|dor)(?:es|s)?|colorantes?|antioxidantes?|acidulantes?))\b/g,
  heads: [
    [/\baceites?\b/, ['aceite de ~']],
    [/\bgrasas?\b/, ['grasa de ~']],
    [/\balmidon(?:es)?\b/, ['almidón de ~']],
    [/\bharinas?\b/, ['harina de ~']],
    [/\bproteinas?\b/, ['proteína de ~']],
    [/\bvitaminas?\b/, ['vitamina ~']],
    [/\blecitinas?\b/, ['lecitina de ~']],
  ],
  forms: [
    /^(.+?) (?:en polvo|concentrad[oa]s?|deshidratad[oa]s?|liofilizad[oa]s?|inflad[oa]s?|desecad[oa]s?|tostad[oa]s?|caramelizad[oa]s?|en copos|pasteurizad[oa]s?)$/,
    /^(?:extractos?|copos|concentrado|polvo|sólidos) de (?:zumo de |jugo de )?(.+)$/,
    /^(.+?) (?:aislad[oa]s?|hidrolizad[oa]s?)$/,
    /^(?:puré|pasta|pulpa|trozos|ralladura|dados) de (.+)$/,
    /^(?:zumo|jugo) de (.+?) concentrado$/,
  ],
  origins: / (?:vegetal|animal)(?= de |$)/,
  within: /^(?:en|con) /,
  flavours: /^aromas?(?: natural(?:es)?| artificial(?:es)?)? (?:de|a) [a-z ,]+$/,
  fullyRefined: /\b(?:totalmente|completamente) refinad/,
  from: / (?:procedente de|a partir de|a base de) /,
  free: /(?<![a-z])(?:sin|libre de) [a-z]+/g,
  nutrients:
    /^(?:(?:vitaminas? ?)?(?:[abcek]|b ?\d{1,2}|k ?[12])|vitaminas?|minerales|sales minerales|tiamina|mononitrato de tiamina|riboflavina|niacina|niacinamida|nicotinamida|acido folico|acido pantotenico|biotina|hierro(?: reducido)?|(?:sulfato|pirofosfato|fumarato) (?:ferroso|ferrico|de hierro)|calcio|magnesio|zinc|(?:sulfato|oxido) de (?:zinc|cobre|manganeso)|yodo|yod(?:ato|uro) (?:potasico|sodico|de potasio|de sodio)|potasio|selenio|selenito (?:sodico|de sodio))$/,
  abbreviations: wordSet(
    'min max aprox e g i incl no vit spp var ssp etc num ingr conc conserv veg dext',
  ),
  allergens: [
    {
      entry: 'gluten',
      food: 'wheat-flour',
      words:
        'trigo cebada centeno avena espelta gluten _malta_ malteado seitan bulgur cuscus semola triticale _pan_ rallado kamut escanda',
      but: /trigo sarraceno|semola de (?:maiz|arroz)|cuscus de (?:maiz|arroz)|sin gluten/g,
    },
    {
      entry: 'crustaceans',
      food: 'shrimp',
      words:
        'crustaceo gamba langostino camaron cangrejo bogavante langosta_ langostas_ cigala krill centollo quisquilla',
    },
    {
      entry: 'eggs',
      food: 'egg',
      words:
        'huevo _clara_ _yema_ _yemas_ _claras_ ovoalbumina ovoproducto albumina lisozima mayonesa merengue',
      but: /lactoalbumina|(?:sucedaneo|sustituto) de(?:l)? huevo/g,
    },
    {
      entry: 'fish',
      food: 'white-fish',
      words:
        'pescado merluza atun_ anchoa bacalao salmon_ sardina caballa bonito_ boqueron trucha lenguado surimi _rape_ abadejo arenque',
    },
    { entry: 'peanuts', food: 'peanut', words: 'cacahuete cacahuate _mani_ _manies_' },
    { entry: 'soybeans', food: 'soybeans', words: 'soja soya edamame tofu tempeh _miso_' },
    {
      entry: 'milk',
      food: 'whole-milk',
      words:
        'leche lacteo lactea mantequilla _nata_ _natas_ queso lactosuero caseina caseinato lactosa yogur crema_ _suero_ lactoalbumina requeson cuajada kefir ricotta mascarpone mozzarella parmesano cheddar lactoglobulina dulce_de_leche',
      but: /(?:leche|nata|crema|yogur|queso|bebida) (?:vegetal )?de (?:coco|soja|avena|almendras?|arroz|cacahuete|anacardos?)|(?:mantequilla|crema) de (?:cacahuete|mani|cacao|almendras?|karite)|sin (?:lactosa|leche|lacteos)|suero de (?:sangre)|(?:sucedaneo|sustituto|alternativa) (?:de|a|al) (?:la )?\w+|cremogenado|cremor/g,
    },
    {
      entry: 'nuts',
      food: 'mixed-nuts',
      words:
        'almendra avellana _nuez_ nueces anacardo pecana pistacho macadamia frutos_secos frutos_de_cascara fruto_seco fruto_de_cascara turron mazapan praline',
      but: /nuez moscada/g,
    },
    { entry: 'celery', food: 'celery', words: '_apio_' },
    { entry: 'mustard', food: 'mustard', words: 'mostaza' },
    { entry: 'sesame', food: 'sesame-seed', words: 'sesamo ajonjoli tahini tahina' },
    {
      entry: 'sulphites',
      food: 'sulphur-dioxide',
      words: 'sulfito dioxido_de_azufre anhidrido_sulfuroso metabisulfito',
    },
    { entry: 'lupin', food: 'lupin-beans', words: 'altramu lupino lupin_' },
    {
      entry: 'molluscs',
      food: 'mussel',
      words:
        'molusco mejillon almeja calamar_ calamares sepia_ pulpo _ostra_ _ostras_ vieira berberecho caracol_ caracoles navaja_ chipiron',
    },
  ],
}
