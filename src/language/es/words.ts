/** Spanish words of recipe lines, Spain and Latin America; folded. */

import { type LanguageWords, wordSet, wordsFor } from '../words.ts'
import { bounds } from './bounds.ts'
import { levels } from './levels.ts'
import { numbers } from './numbers.ts'
import { ordinary } from './ordinary.ts'
import { sounds } from './sounds.ts'

export const words: LanguageWords = {
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    unas: 1,
    unos: 1,
    ...numbers,
    par: 2,
    medio: 0.5,
    media: 0.5,
    cuarto: 0.25,
    cuartos: 0.25,
    tercio: 1 / 3,
    tercios: 1 / 3,
  },
  descriptors: wordSet(`
    fresco fresca frescos frescas picado picada picados picadas molido molida molidos molidas rallado rallada rallados ralladas
    cortado cortada cortados cortadas troceado troceada pelado pelada pelados peladas maduro madura maduros maduras grande grandes
    pequeno pequena pequenos pequenas mediano mediana medianos medianas fino fina finos finas finamente grueso gruesa entero entera
    enteros enteras seco seca secos secas tostado tostada tostados tostadas derretido derretida fundido fundida ablandada blando
    frio fria caliente tibio tibia templada hervido hervida cocido cocida cocidos cocidas crudo cruda crudos crudas congelado
    congelada congelados congeladas limpio limpia limpios limpias lavado lavada escurrido escurrida escurridos escurridas
    desmenuzado desmenuzada desmoronado desmoronada triturado triturada batido batida batidos batidas exprimido sin piel hueso
    semillas pepitas deshuesado deshuesada laminado laminada fileteado fileteada bien colmada colmadas rasa rasas abundante
    aproximadamente unos ecologico natural casero casera tierno tierna jugoso calidad buena buen tamano ambiente temperatura
    opcional dia anterior duro dura lonchas rodajas dados tiras cubos aprox mitad partido partida italiano l m s xl
    recien laminados laminadas tajado tajados majado majados machacado machacados machacada cocinado cocinada cocinados cocinadas
    ramito ramitos picadito picadita picaditos chica chico cernida desmigado blanda pomada deshuesados deshuesadas desgranado rayado
    juliana trozo trozos trocitos taquitos asado asada asados asadas racion temporada pieza sola unidad unidades unid unids
  `),
  fillers: wordSet(`
    de del la el los las lo al a en con y e o u para por su sus un una unos unas misma medida mas cada que hasta como segun
  `),
  toTaste: [
    'al gusto',
    'a gusto',
    'c n',
    'cantidad necesaria',
    'para servir',
    'para decorar',
    'para freir',
    'un poco de',
    'un poco',
    'algo de',
    'misma medida',
  ],
  mayOmit: [
    'opcional',
    'opcionales',
    'opcionalmente',
    'optativo',
    'optativa',
    'si se desea',
    'si se quiere',
    'si lo deseas',
    'si lo desea',
    'si quieres',
    'si quiere',
    'si deseas',
    'si te gusta',
    'si gusta',
    'si gustas',
    'si se tiene',
    'si tienes',
    'se puede omitir',
  ],
  byTaste: [
    'al gusto',
    'a gusto',
    'a tu gusto',
    'a su gusto',
    'al paladar',
    'c n',
    'cantidad necesaria',
    'la necesaria',
    'cantidad suficiente',
    'c s',
    'a voluntad',
  ],
  parts: { ralladura: 'zest', cascara: 'zest', piel: 'zest', zumo: 'juice', jugo: 'juice' },
  ends: {
    greens: ['parte verde', 'partes verdes', 'la parte verde', 'las partes verdes', 'lo verde'],
    white: ['parte blanca', 'partes blancas', 'la parte blanca', 'las partes blancas', 'lo blanco'],
  },
  only: wordSet('solo solamente unicamente'),
  portionSuffixes: {},
  portions: wordSet(`
    hoja hojas diente dientes rama ramas ramita ramitas tallo tallos vaina vainas hebras
  `),
  without: {
    before: [
      'sin',
      'sin nada de',
      'sin contenido',
      'libre de',
      'libres de',
      'exento de',
      'exenta de',
      'exentos de',
      'no',
      'no contiene',
      'no contenga',
      'no lleva',
      'no lleve',
      'no lleven',
      'no tiene',
      'no tenga',
      'no tengan',
      'cero',
      'alergia a',
      'alergia al',
      'alergias a',
      'alergico a',
      'alergico al',
      'alergicos a',
      'alergicos al',
      'alergica a',
      'alergica al',
      'intolerante a',
      'intolerante al',
      'intolerantes a',
      'intolerantes al',
      'intolerancia a',
      'intolerancia al',
      'que no sea',
      'que no sean',
      'que no es',
      'que no son',
      'que no contenga',
      'que no lleve',
      'que no tenga',
      'sin ser',
      'excepto',
      'salvo',
      'menos',
      'a excepcion de',
      'pero no',
      'pero sin',
      'aparte de',
      'que no esten hechos de',
      'que no este hecho de',
      '0',
      '0 g',
    ],
    behind: [],
    endings: [],
  },
  instead: {
    before: [
      'sustituto de',
      'sustituto del',
      'sustituto para',
      'sustitutos de',
      'reemplazo de',
      'reemplazo del',
      'alternativa a',
      'alternativa al',
      'en lugar de',
      'en vez de',
    ],
    behind: [],
    endings: [],
  },
  levels,
  bounds,
  ordinary,
  sounds,
  purpose: wordSet('para'),
  asking: wordSet(`
    algo alguna algun tipo clase que cual de del la el los las lo un una unos unas para por con y o e en a al como es son tiene tienen
    hecho hecha hechos hechas base producto alimento ingrediente ingredientes bueno buena muy mas bien se sirve usa usar uso utilizar puedo puede puedes poner hacer quiero busco necesito estilo forma
    apto apta aptos aptas personas gente ningun ninguna nada anadido ninos nino ninas nina posible alternativa alternativas variante version opcion opciones
  `),
  absences: wordsFor({
    gluten: 'gluten',
    lactose: 'lactosa',
    dairy: 'leche, lacteos, lacteo, productos lacteos',
    egg: 'huevo, huevos',
    soy: 'soja, soya',
    peanut: 'cacahuete, cacahuetes, cacahuate, cacahuates, mani',
    treeNut: 'nuez, nueces, frutos secos, frutos de cascara, fruto seco',
    sesame: 'sesamo, ajonjoli',
    sulfite: 'sulfito, sulfitos',
    fish: 'pescado, pescados',
    shellfish: 'marisco, mariscos',
    celery: 'apio',
    mustard: 'mostaza',
    lupin: 'altramuz, altramuces',
    pork: 'cerdo',
    meat: 'carne, carnes',
    gelatine: 'gelatina',
    honey: 'miel',
    rennet: 'cuajo, cuajo animal, cuajo de animal, cuajo de ternera',
  }),
  servings: wordSet(
    'persona personas racion raciones porcion porciones porc comensal comensales pers rinde rinden rendimiento salen invitados',
  ),
  joins: {
    and: wordSet('y e & + mas'),
    or: wordSet('o u'),
    to: wordSet('a hasta'),
    between: wordSet('entre'),
    about: wordSet(
      'aprox aproximadamente unos unas casi alrededor cerca como circa peso escurrido escurridos',
    ),
    each: wordSet('cada cu'),
    of: wordSet('de del d'),
    purpose: wordSet('para'),
    few: wordSet('pocos pocas'),
    nor: wordSet('ni'),
    from: wordSet(''),
    until: wordSet('hasta cuando'),
    into: wordSet('en a'),
  },
  headFirst: true,
  compounds: false,
  links: [],
  dependent: wordSet('de del al a con en'),
  mixtures: wordSet(`
    salsa salsas crema cremas sopa sopas ensalada ensaladas relleno rellenos vinagreta aderezo alino costra cobertura glaseado
    mousse pudin budin flan pastel pasteles tarta tartas bizcocho galletas magdalenas muffins tortitas crepes empanada empanadas
    empanadillas croquetas canelones lasana arroz guiso estofado caldo pure hummus pate mantequilla yogur helado batido licuado
    mayonesa alioli pesto ganache picada majado sofrito brochetas hamburguesas albondigas tortilla quiche pizza risotto pasta
    untable mezcla
  `),
  noDishes: wordSet(''),
  agreement: [],
  participle: null,
  products: wordSet(`
    baston bastones bastoncito bastoncitos dedo dedos dedito deditos bola bolas bolita bolitas palito palitos varita varitas
    barrita barritas medallon medallones nugget nuggets bocadito bocaditos crujiente crujientes corona trenza enrollado enrollados
  `),
  shares: wordSet('cacao grasa grasas materia m g mg'),
  claims: {
    vegan: ['vegano', 'vegana', 'vegetal'],
    vegetarian: ['vegetariano', 'vegetariana'],
    gluten: ['sin gluten'],
    lactose: ['sin lactosa'],
    dairy: ['sin leche', 'vegano', 'vegana'],
    egg: ['sin huevo'],
  },
  replaces: ['vegan', 'vegetari', 'vegetal'],
  nameWithout: (foods) => `\\b(?:sin|libre de) ${foods}\\b`,
  offers: {
    condition: wordSet('si cuando'),
    beside: wordSet(
      'necesario necesita desea prefiere prefieres quieres quiere puede pueden preferiblemente preferentemente posible',
    ),
    before: wordSet('opcional opcionalmente eventualmente ser tambien'),
  },
  denials: wordSet('no nunca'),
  beforeClaim: wordSet('es son sea sean esta estan este esten el la los las lo un una'),
  months: { semana: 0.25, semanas: 0.25, mes: 1, meses: 1, ano: 12, anos: 12 },
  aged: 'curado',
  drained: wordSet('escurrido escurrida escurridos escurridas'),
  degrees: wordSet('muy bien bastante algo completamente totalmente extra'),
  lengths: wordSet('cm mm pulgada pulgadas centimetro centimetros'),
  dozens: wordSet('docena docenas'),
  articles: wordSet('un una'),
  ones: wordSet('uno una'),
  slashed: { 'c/u': 'cada', 'c/': 'con', 's/': 'sin', 'p/': 'para' },
  letterUnits: {},
  shortSizes: wordSet(''),
  yields: wordSet('rinde rinden salen'),
  recipe: wordSet('receta esta'),
  pieces: wordSet(''),
  codex: ['ins', 'sin'],
}
