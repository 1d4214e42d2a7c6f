/** German words of recipe lines; folded (no umlauts, ss for ß). */

import { type LanguageWords, wordSet, wordsFor } from '../words.ts'
import { bounds } from './bounds.ts'
import { levels } from './levels.ts'
import { numbers } from './numbers.ts'
import { ordinary } from './ordinary.ts'
import { sounds } from './sounds.ts'

export const words: LanguageWords = {
  numbers: {
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    eines: 1,
    einem: 1,
    ...numbers,
    viertel: 0.25,
    dreiviertel: 0.75,
    halb: 0.5,
    halbe: 0.5,
    halber: 0.5,
    halbes: 0.5,
    halben: 0.5,
    anderthalb: 1.5,
    eineinhalb: 1.5,
  },
  descriptors: wordSet(`
    frisch frische frischer frisches frischen gemahlen gemahlene gemahlener gemahlenes gemahlenen gerieben geriebene geriebener
    geriebenes gehackt gehackte gehackter gehacktes gehackten gewurfelt gewurfelte gewurfelter geschnitten geschnittene
    geschalt geschalte geschalten gepresst gepresste fein feine feiner feines feinen grob grobe grober grobes weich weiche weicher
    zimmerwarm zimmerwarme kalt kalte kalter kaltes warm warme warmes lauwarm lauwarme lauwarmes heiss heisses kochendes
    unbehandelt unbehandelte unbehandelten unbehandelter bio reif reife reifen reifer reifes vollreife klein kleine kleiner
    kleines kleinen gross grosse grosser grosses grossen mittelgross mittelgrosse mittelgrosser mittelgrosses mittlere mittleren
    dick dicke dicken dicker dunn dunne dunnen festkochend festkochende festkochenden mehlig mehligkochend mehligkochende
    vorwiegend vorwiegendfestkochende stuckig stuckige stuckigen geschalter getrocknet getrocknete getrocknetes getrockneter
    gerostet gerostete gerosteten geschmolzen geschmolzene flussig flussige flussiger gehauft gehaufte gehaufter geh gestrichen
    gestrichene gestr knapp knapper knappe gut guter gute leicht leichte ganz ganze ganzen ganzer ganzes entkernt entkernte
    entsteint entsteinte abgetropft abgetropfte tk tiefgekuhlt tiefgekuhlte gefroren gefrorene aufgetaut aufgetaute geputzt geputzte
    gewaschen gewaschene zerdruckt zerdruckte zerkleinert zerlassen zerlassene edel italienische italienischer getr gem gehobelt
    gehobelte gestiftelt blanchiert blanchierte vorgekocht vorgekochte gekocht gekochte gekochten hart roh rohe rohen rohes junge
    junger jungen zart zarte zarten sauber trocken trockene trockener extra bunt bunte bunten gemischt hell helle heller etwa ca
    circa eventuell evtl optional beliebig haltbar haltbare ungesalzen ungesalzene ungesalzener verquirlt verquirlte gezupft mild
    milder milde wurfel scheiben streifen stucke ringe spalten hauf zweigchen zweiglein kurze kurzer kurzen eingelegt eingelegte
    eingelegten japanische italienischen mittel
  `),
  fillers: wordSet(`
    der die das den dem des von vom aus zum zur zu fur in im mit und oder auf an als am je nach bis noch muhle grosse l m
    s xl haut knochen ohne mehr jeweils
  `),
  toTaste: [
    'nach geschmack',
    'nach belieben',
    'nach bedarf',
    'zum bestreuen',
    'zum braten',
    'zum servieren',
    'zum garnieren',
    'etwas',
    'etw',
    'ein wenig',
    'ein bisschen',
    'ein paar',
    'wenig',
    'einige',
  ],
  mayOmit: [
    'optional',
    'optionale',
    'optionaler',
    'optionales',
    'evtl',
    'eventuell',
    'ggf',
    'gegebenenfalls',
    'nach wunsch',
    'auf wunsch',
    'nach belieben',
    'wer mag',
    'wer will',
    'wer es mag',
    'falls vorhanden',
    'falls gewunscht',
    'wenn gewunscht',
    'wenn man mag',
    'wenn man will',
    'kann man weglassen',
    'kann weggelassen werden',
    'muss nicht sein',
    'freiwillig',
    'fakultativ',
  ],
  byTaste: [
    'nach geschmack',
    'nach belieben',
    'nach gusto',
    'je nach geschmack',
    'zum abschmecken',
    'nach bedarf',
  ],
  parts: { schale: 'zest', zeste: 'zest', zesten: 'zest', abrieb: 'zest', saft: 'juice' },
  ends: {
    greens: [
      'das grune',
      'das grun',
      'grunes',
      'grun',
      'der grune teil',
      'den grunen teil',
      'die grunen teile',
      'gruner teil',
      'grune teile',
    ],
    white: [
      'das weisse',
      'weisses',
      'der weisse teil',
      'den weissen teil',
      'die weissen teile',
      'weisser teil',
      'weisse teile',
    ],
  },
  only: wordSet('nur'),
  portionSuffixes: {
    zehe: 'clove',
    zehen: 'clove',
    blatt: 'leaf',
    blatter: 'leaf',
    blattern: 'leaf',
    blattchen: 'leaf',
    zweig: 'sprig',
    zweige: 'sprig',
    stange: 'stick',
    stangen: 'stick',
    scheibe: 'slice',
    scheiben: 'slice',
    wurfel: 'cube',
    roschen: 'floret',
    schote: 'pod',
    schoten: 'pod',
    knolle: 'head',
    knollen: 'head',
    stangel: 'sprig',
    kolben: 'ear',
    faden: 'strand',
  },
  portions: wordSet(''),
  without: {
    before: [
      'ohne',
      'ganz ohne',
      'kein',
      'keine',
      'keinen',
      'keinerlei',
      'nicht',
      'nichts',
      'frei von',
      'enthalt kein',
      'enthalt keine',
      'allergie gegen',
      'allergisch gegen',
      'allergisch auf',
      'unvertraglichkeit gegen',
      'ausser',
      'ausgenommen',
      'aber kein',
      'aber keine',
      'aber keinen',
      'aber nicht',
      'nur nicht',
      'bis auf',
      'der nicht',
      'die nicht',
      'das nicht',
      'abgesehen von',
      '0',
      '0 g',
    ],
    behind: [
      'frei',
      'freie',
      'freier',
      'freies',
      'freien',
      'freiem',
      'allergie',
      'allergiker',
      'intoleranz',
      'unvertraglichkeit',
    ],
    endings: [
      'freies',
      'freier',
      'freien',
      'freiem',
      'freie',
      'frei',
      'loses',
      'loser',
      'losen',
      'lose',
      'los',
      'allergie',
      'allergiker',
      'allergikerin',
      'allergikerinnen',
      'intoleranz',
      'intolerant',
      'intolerante',
      'unvertraglichkeit',
    ],
  },
  instead: {
    before: ['ersatz fur', 'alternative zu', 'alternativen zu', 'anstatt', 'anstelle von', 'statt'],
    behind: ['ersatz', 'alternative', 'alternativen'],
    endings: ['ersatz', 'alternative'],
  },
  levels,
  bounds,
  ordinary,
  sounds,
  purpose: wordSet('fur zum zur zu'),
  asking: wordSet(`
    etwas was irgendwas welche welcher welches art sorte sorten typ aus fur mit und oder zum zur zu im in am an auf bei wie das die der
    den dem des ein eine einen einem einer ist sind hat haben man kann gut gute guter gutes am besten lebensmittel zutat zutaten sehr
    leicht ziemlich ganz so nach von vom als gemacht hergestellt schmeckt passt es ich du wir mir uns nehmen verwenden benutzen benutze nehme verwende brauche suche mochte gibt nimmt nutzen eignet geeignet
    geeignete geeigneter enthaltende jemand bei personen menschen gaste leute allergiker allergie form formig geformt aussieht kinder kindern kind kindgerecht moglich moglichst alternative alternativen variante version
  `),
  absences: wordsFor({
    gluten: 'gluten',
    lactose: 'laktose, lactose',
    dairy: 'milch, milchprodukte, milcheiweiss',
    egg: 'ei, eier, eiern',
    soy: 'soja',
    peanut: 'erdnuss, erdnusse, erdnussen',
    treeNut: 'nuss, nusse, nussen, schalenfruchte, schalenfruchten',
    sesame: 'sesam',
    sulfite: 'sulfit, sulfite, sulfiten, schwefel',
    fish: 'fisch, fische',
    shellfish: 'meeresfruchte, meeresfruchten, schalentiere, schalentieren',
    celery: 'sellerie',
    mustard: 'senf',
    lupin: 'lupine, lupinen',
    pork: 'schwein, schweinefleisch',
    meat: 'fleisch',
    gelatine: 'gelatine',
    honey: 'honig',
    rennet: 'lab, tierisches lab, tierischem lab, tierlab, kalberlab',
  }),
  servings: wordSet(
    'person personen portion portionen pers port portionsgrosse ergibt reicht personenanzahl leute gaste',
  ),
  joins: {
    and: wordSet('und & + plus u sowie'),
    or: wordSet('oder bzw beziehungsweise od alternativ wahlweise ersatzweise'),
    to: wordSet('bis'),
    between: wordSet('zwischen'),
    about: wordSet(
      'ca circa etwa ungefahr rund knapp knappe knapper knappes gut gute guter gutes mind mindestens max maximal abtropfgewicht abtropfgew abtrgew abtr gew atg',
    ),
    each: wordSet('a je jeweils pro'),
    of: wordSet('von vom'),
    purpose: wordSet('fur zum zur furs'),
    few: wordSet('paar'),
    nor: wordSet('noch'),
    from: wordSet('aus'),
    until: wordSet('bis so damit sodass wenn sobald'),
    into: wordSet('in zu'),
  },
  headFirst: false,
  compounds: true,
  links: ['s', 'n', 'en', 'es', 'er', 'e'],
  dependent: wordSet(''),
  mixtures: wordSet(`
    sosse sossen sauce saucen dressing vinaigrette marinade glasur guss dip dips aufstrich fullung kruste haube topping creme
    cremes mousse pudding butter sahne suppe suppen eintopf salat salate auflauf gratin curry pfanne kuchen torte tarte strudel
    muffin muffins kekse platzchen riegel brot brote knodel klosse nocken bratling bratlinge frikadellen ballchen puree pueree
    stampf smoothie shake eis sorbet pesto paste rolle rollen rollchen spiess spiesse quiche omelett frittata souffle terrine
    pastete farce masse mantel ragout geschnetzeltes
  `),
  noDishes: wordSet('burger hamburger paniert streusel pudding manti momos ling'),
  agreement: ['e', 'er', 'es', 'en'],
  // Like "angedampft", "geschwenkt", "ubergossen", "pochiert".
  participle:
    /^(?:(?:[a-z]{2,6})?ge[a-z]{3,}(?:t|en)|(?:uber|unter|ver|be|er|zer|durch)[a-z]{4,}(?:t|en)|[a-z]{3,}iert)$/,
  products: wordSet(`
    ring ringe ringen ringerl ringli locke locken lockchen stange stangen stab stabe staben spitze spitzen nadel nadeln blute bluten bluete blueten blumchen bluemchen dolde dolden rispe rispen knospe knospen
    trieb triebe halm halme halmen stiel stiele stielen stangel stangeln zweig zweige zweigen wedel kleckse tropfchen
  `),
  shares: wordSet(`
    kakao kakaoanteil kakaogehalt kakaomasse kakaobestandteile fett fettanteil fettgehalt fettstufe milchfett trockenmasse d f i
    t tr
  `),
  claims: {
    vegan: ['vegan', 'vegane', 'veganer', 'veganes', 'pflanzliche'],
    vegetarian: ['vegetarische', 'vegetarischer', 'vegetarisches'],
    gluten: ['glutenfrei', 'glutenfreie', 'glutenfreier', 'glutenfreies'],
    lactose: ['laktosefrei', 'laktosefreie', 'laktosefreier', 'laktosefreies'],
    dairy: ['milchfreie', 'vegane', 'veganer', 'veganes'],
    egg: ['eifreie', 'ohne ei'],
  },
  replaces: ['vegan', 'vegetari', 'pflanzlich', 'imitation', 'ersatz'],
  nameWithout: (foods) => `\\b${foods}(?:frei|los)|\\bohne ${foods}\\b`,
  offers: {
    condition: wordSet('wenn falls sofern'),
    beside: wordSet(
      'bedarf wunsch gewunscht belieben kann konnte vorzugsweise idealerweise bevorzugt notig',
    ),
    before: wordSet('optional evtl eventuell ggf gegebenenfalls wahlweise gerne moglichst'),
  },
  denials: wordSet('nicht nie kein keine keinen keiner keinem keines'),
  beforeClaim: wordSet('ist sind der die das den dem ein eine einen'),
  months: {
    woche: 0.25,
    wochen: 0.25,
    monat: 1,
    monate: 1,
    monaten: 1,
    jahr: 12,
    jahre: 12,
    jahren: 12,
  },
  aged: 'gereift',
  drained: wordSet('abgetropft abgetropfte abgetropften abgetropfter abgetropftes'),
  degrees: wordSet(
    'sehr ganz gut recht schon voll vollig etwas leicht ziemlich besonders extra noch',
  ),
  lengths: wordSet('cm mm zoll zentimeter'),
  dozens: wordSet('dutzend'),
  articles: wordSet('ein eine'),
  ones: wordSet(''),
  slashed: {},
  letterUnits: {},
  shortSizes: wordSet('kl gr kleine grosse'),
  yields: wordSet('ergibt reicht'),
  recipe: wordSet('rezept dieses fuer'),
  pieces: wordSet(''),
  codex: ['ins'],
}
