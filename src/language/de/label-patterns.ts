/** German patterns of packages, over letters folded one by one (no umlauts): `ss?` stands for ß, which is one s there. */

import type { LabelPatterns } from '../label-patterns.ts'

export const labels: LabelPatterns = {
  heading: /zutaten(?:liste|verzeichnis)?|inhaltsstoffe/,
  statements: {
    freeFrom:
      /^(?:von natur aus |garantiert |100 ?% |rein pflanzlich[ ,–-]*)?(?:(?:[a-z]+-(?:, ?| und | oder ))*(?:gluten|lak?c?tose|milch|ei|nuss|soja|weizen|erdnuss)-?frei\b|nicht (?:aus|mit|von)\b|keine?\b|kommt (?:\w+ )?ohne\b|hergestellt ohne\b|0 ?% |null prozent |(?:das |dieses )?(?:produkt ist )?(?:100 ?% )?vegan\b|(?:fur|geeignet fur) (?:(?:veganer|vegetarier)(?: und |, | & )?)+(?: geeignet)?|vegetarisch\b|ohne\b|frei von\b|nicht auf\b|enthalt (?:\w+ ){0,3}(?:kein|weder|nicht))/,
    mayContain:
      /\bkann\b.*\b(?:enthalten|aufweisen)\b|\bkonnen?\b.*\b(?:enthalten|aufweisen)\b|(?<!\b(?:ohne|keine) )\bspuren(?:hinweis)?\b|enthalt (?:moglicherweise|eventuell|evtl)|\bin einem (?:betrieb|werk|unternehmen)\b|\b(?:betrieb|werk|produktion|produktionsstatte|fabrik|backerei|kuche)\b.*\b(?:verarbeite|verwende|hergestellt|verpackt|gelagert)|\bwerden (?:auch )?.* verarbeitet|\bauf (?:einer )?(?:anlage|linie)n?\b|\bkann (?:auch )?(?!bei)|nicht (?:ausgeschlossen|auszuschliess?en)|nicht (?:geeignet )?fur .*(?:allergiker|allergie|unvertraglichkeit)|allergiker.*nicht geeignet|\b(?:produziert|hergestellt|gefertigt|abgefullt|verpackt|verarbeitet) (?:in|auf) (?:\w+ )*?(?:anlagen?|linien?|maschinen?|betrieb\w*|werk\w*|kuche)\b|\bauf (?:derselben|der gleichen|gemeinsamen|unserer?|unseren|denselben|den gleichen) (?:\w+ )?(?:anlage|linie|maschine|produktionslinie)n?\b|kreuz-?kontamination|\bruckstande von|\bin spuren\b|\b(?:betrieb|werk|raumlichkeiten|produktion|kuche)\b.*\b(?:vorhanden|eingesetzt|verwendung|zum einsatz|genutzt)|\b(?:anwesend|vorhanden) sein/,
    contains:
      /^(?:das produkt |dieses produkt |produkt )?enthalt\b(?! (?:\w+ ){0,3}(?:kein|weder|nicht))|^(?:enthaltene )?allergene|^allergenhinweis|^allergiehinweis|^allergeninformation/,
  },
  sites:
    /\b(?:in|im|auf|bei|innerhalb)(?: \w+){0,3} (?:betrieb\w*|werke?n?|werks|fabrik\w*|backstube\w*|backerei\w*|kuche\w*|produktion\w*|anlagen?|\w*linien?|maschinen?|raume?n?|raumlichkeiten|manufaktur\w*|metzgerei\w*|konditorei\w*|molkerei\w*|rosterei\w*|muhlen?|umgebung|hallen?|lager)\b/,
  handling:
    /verarbeite|\barbeite|gearbeitet|verwende|hergestellt|packt|abgefullt|gelagert|produziert|gefertigt|eingesetzt|gehandhabt|vorhanden|einsatz|genutzt|vorkommen|gerostet|gebacken|gemahlen/,
  begins: {
    mayContain:
      /\b(?:kann (?:spuren|auch|andere|milch|nusse|ei\b|eier|soja|gluten|sellerie|senf|sesam|erdnusse|schalenfruchte|fisch|weizen|mandeln|haselnusse|lupinen?|krebstiere|weichtiere)|kann [^,;.()]{0,40} enthalten|enthalt moglicherweise|spuren von|in einem (?:betrieb|werk) )/,
    contains: /\benthalt:? /,
  },
  atMost:
    /^(?:enthalt )?(?:weniger als \d+(?:,\d+)? ?%|\d+(?:,\d+)? ?% oder weniger)(?: der folgenden(?: zutaten)?| von)?(?=[ :])/,
  and: /^(?:und\/oder|und|sowie|oder|u\.|&) /i,
  between: / (?:und|sowie|&) /i,
  plant: /\bpflanzl/,
  andOr: /\s(?:und\/oder|bzw\.)\s/y,
  lacking:
    /^(?:(?:von natur aus )?frei von|ohne(?: zusatz von)?|enthalt (?:keine?n?|nicht)|nicht enthalten)\s*:/,
  notFree:
    /^(?:(?:das|dieses) produkt ist )?nicht (?:\w+ ){0,2}?(?:(?:gluten|laktose|lactose|milch|ei|nuss|soja|weizen|erdnuss|allergen)-?frei\b|frei von\b)/,
  notForDiet: String.raw`\b(?:(?:nicht|nie|ungeeignet)\b(?! nur)(?: (?!(?:ist|aber|sondern|enthalt\w*)\b)[a-z]+){0,4}?|kein(?:e[nrs]?)?|nicht-?) ?~[a-z]*|\b~[a-z]*(?: (?:und|oder|&) [a-z]+)?(?::? nein\b| (?:nicht (?!nur)(?:[a-z]+ )?|un)geeignet\b)`,
  contrast:
    /(?:[,;:–-]\s*)?(?<!\b(?:nicht|weder|noch|oder)(?: \w+)? )\b(?:(?:aber|jedoch|sondern|doch|dafur)\b(?: (?:es )?(?:mit|enthalt|aus))?|(?:hergestellt |gebacken |gemacht )?mit\b|(?:hergestellt|gemacht) aus\b|enthalt\b)/,
  freeBehind: /(?:frei|\bvegan\w*|\bvegetarisch\w*|\bgeeignet)\s*$/,
  containsVerb: 'enthalt|besteh(?:t|en) aus',
  maybe: 'enthalt moglicherweise',
  verbs:
    /\b(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|kann|konnen|darf|durfen|sollten?|muss|mussen|bitte|geniess?en|verwenden wir)\b/,
  prose:
    /^(?:der|die|das|ein|eine|wie|mehr|jetzt|neu)\b|\b(?:wie|statt|anstatt|anstelle|ersetz(?:t|en)|schmeck(?:t|en)|pass(?:t|en)|nicht|keine?[rnms]?|weder|ohne|frei von|fur|zum|zur|beim|ideal|perfekt|lecker\w*|kostlich\w*|besonders|unser\w*|ihre?[nmrs]?|sie|wir|uns|ganz|nur|auch|als|alternative|tipps?|genuss\w*|geniess?en|geniess?erisch|wunscht|verfeiner\w+|bestreu\w+|aufgiess?en|einruhren|\w*gehalt|\w{3,}note|unterhalb|unter|geschmack|geschmacklich|seit|verpackung|mulltrennung|gelbe|familie|guten|dazu|einfach|noch|immer|jede[rnms]?|diese[rnms]?|macht|machen|bietet|sorgt|cremig wie|achten|beachten|schutteln|erwachsene|werden|wird|pruf\w*|zertifi\w+|nahrungserganzung\w*|kapseln?|tagl|taglich|reich an|grate\w*|schutzgas|vakuum\w*|\w+strass?e|platz|markt|gmbh)\b/,
  advice:
    /\b(?:wichtig\w*|bestrahlt|\w*tipps?|\w*rezept\w*|zubereit\w*|gepruft|verpackung|recycl\w*|entsorg\w*|anstelle|statt|hinweis|info|serviert|verwendung)\b/,
  animals:
    /fleisch|schwein|\brind(?!en?\b)|kalb|(?<!f)lamm|\bschaf(?!f)|ziege(?!l)|huhn|hahnchen|huhner|geflugel|\bpute|\bente(?:n|\b)|\bgans|gansefett|speck|schinken|schmalz|\btalg|saitling|darm(?!gesund|flora)|gelatine|kollagen|collagen|knochen|wurst|salami|honig|bienenwachs|karmin|cochenille|schellack|wollwachs|lanolin|\blab\b|wild(?:bret|schwein)|hirsch|kaninchen|schnecke/,
  animalsBut:
    /\w*fruchtfleisch\w*|fleischtomaten?|fleischlos\w*|\w+-?(?:ersatz|alternativen?)\b|\b(?:vegan|vegetarisch|pflanzlich)\w* [a-z-]+|hirschhorn\w*|\w+-?kulturen?\b|kollagenbildung/g,
  animalsAside: {
    auxiliary: 'wird|werden|wurde',
    denied:
      'nicht(?! nur)|keine?[rnms]?|weder|noch|ohne|nie|niemals|null|frei von|statt|anstatt|anstelle(?: von)?|ersetz(?:t|en)|alternativen? (?:zu|fur)|ersatz fur|wie(?! (?:bei|fruher|immer|zu|vom|hausgemacht))|[a-z]+er als',
    eaten:
      'pass(?:t|en|end)|(?:schmeckt|schmecken|serviert?|geniess?t?|ideal|perfekt|lecker|kostlich|hervorragend|bestens|gut|geeignet|probiert?|beilage|dip)(?: [a-z]+){0,2} (?:zu|zum|zur|fur|auf|mit|in)|fur|zu(?! \\d)|zum|zur|(?:sie|du|ihr) (?:benotigen|brauchst|brauchen|benotigst)',
    made: 'gemacht|gebacken|gebraten|gekocht|frittiert|verfeinert|gesuss?t|hergestellt|enthalt|besteh(?:t|en) aus|aus|durch|dank|verwenden wir|wir verwenden|sondern|aber|auf basis(?: von)?',
    along: 'mit|in|im',
    behind:
      /\bnicht (?:[a-z]+ )?(?:enthalten|verwendet|eingesetzt|zugesetzt|verarbeitet|drin|dabei)\b|\bentfern(?:t|en)\b|\bnicht (?:zum verzehr|essbar|verzehrbar)|\b(?:servieren|reichen|geniess?en|kombinieren|probieren|essen|abschmecken|vermischen|vermengen|mischen|unterheben|umruhren|einruhren|verruhren|aufgiess?en|ubergiess?en|auffullen|hinzufugen|hinzugeben|zugeben|verteilen|bestreuen|bestreichen|garnieren|anbraten|braten|erhitzen|kochen|backen|verfeinern|wenden|serviert)\W*$/,
    madeBehind:
      /\b(?!serviert\b|gegrillt|geeignet\b)(?:ge[a-z]+(?:t|en)|ver[a-z]+t|[a-z]+iert|enthalten|hergestellt|zubereitet|verwenden wir|als basis)\W*$/,
  },
  hints: /\b[a-z]*(?:tipps?|vorschlag|idee|ideen|empfehlung|zubereitung)\b/,
  denial: /\b(?:nicht|keine?[rnms]?|weder|ohne|frei von|nie|niemals)\b|frei\b/,
  reference: /\b(?:siehe|hervorgehoben\w*)\b|fett ?gedruckt/,
  containing: /^(?:enthalt|aus|auf basis von|von|mit|darunter|davon):?\s+/,
  skips: [
    [
      'nutrition',
      /\bnahrwert|\bbrennwert|\benergie:? ?\d|\bfett:? ?\d.*\bkohlenhydrate|\bkcal\b|\breferenzmenge|\bportion(?:en)? enthalt/,
    ],
    [
      'note',
      /^\s*(?:kakao|kakaobestandteile|milchbestandteile)\s*:|phenylalanin|abfuhrend|ubermass?|aktivitat und aufmerksamkeit|natur aus zucker|zuckerzusatz|\bhervorgehoben|\bfett ?gedruckt|\bsiehe zutaten|^\W*(?:mind(?:estens|\.)?\s*)?\d+ ?% fett i\.? ?d?\.? ?tr|unter schutzatmosphare|(?:lt|laut)\.? gesetz|gentechnik|^pfand\b|^[^,;:]*\b(?:stein|holz)(?:back)?ofen\b[^,;:]*$|^100 ?% (?:naturlich|pflanzlich|vegan|natur|recycl\w*)\W*$|^ergibt\b|^reicht fur\b|^rein pflanzlich\W*$|^rezeptur|^(?:wasserzusatz|\w*gehalt|fett(?: im milchanteil| absolut| i\.? ?(?:d\.? ?)?tr\.?)?):? ?(?:mind\w*\.? |max\w*\.? |von )?\d[\d,.]* ?%\W*$|^\d[\d,.]* ?% weniger|\bde-(?:\w+-)?\d{3}|^(?:hulle|darm|kunstdarm|wursthulle)\b.*\b(?:nicht|entfernen)|konv\. anbau|aus (?:kontrolliert|okologisch|biologisch)\w* .*anbau\s*$/,
    ],
    [
      'storage',
      /\blager[nt]|\bgelagert|\bkuhlen?\b.*\b(?:lager|aufbewahr|halten)|\bkuhl\b|\baufbewahr|\bhaltbar|\bverbrauch|vor warme|nach dem offnen|\bungeoffnet|nicht wieder einfrieren/,
    ],
    [
      'address',
      /\bhersteller\b|\bhergestellt (?:fur|von|durch)\b|\bgmbh\b|\bvertrieb|\bimport(?!ei)|\bstrass?e \d|\bverpackt (?:fur|von)|\bag\b.*\d{4}|^(?:hergestellt|produziert|abgefullt|gebacken|gebraut) in (?!ein|unser|anlagen|betrieb|dem|den|der ?selben|der gleichen)/,
    ],
    [
      'weight',
      /^\W*(?:nettofullmenge|nettogewicht|fullmenge|inhalt|abtropfgewicht|fullgewicht)\b|^\W*\d[\d.,]* ?(?:g|ml|kg|l|cl) ?e?\W*$/,
    ],
    [
      'origin',
      /\b(?:herkunft|ursprung)s?(?:land)?\s*:|^(?:herkunft|ursprung)|\b(?:herkunfts|ursprungs)(?:land|ort|angabe)|\bfanggebiet|\baquakultur|\bgefangen|\berzeugt in|\bprodukt aus\b|\bde-oko|\b(?:nicht-)?eu-landwirtschaft|\beu-\/?nicht-eu/,
    ],
    [
      'preparation',
      /\bzubereitung|^(?:sie|du|ihr) (?:benotigen|brauchst|brauchen|benotigst|braucht)\b|^(?:auss?erdem|zusatzlich|dazu) (?:benotigen|brauchst|brauchen|benotigst)\b|^\W*man nehme\b|\bserviervorschlag|\bvor (?:dem )?gebrauch schutteln|\bvor (?:dem )?verzehr|\bserviert?\b|\bgekuhlt servieren|\b(?:er|auf|an)?(?:hitzen|warmen|kochen|braten|backen|tauen|rosten)(?: lassen)?\W*$|(?:abschmecken|vermischen|vermengen|mischen|unterheben|umruhren|einruhren|verruhren|aufgiess?en|ubergiess?en|auffullen|hinzufugen|hinzugeben|zugeben|verteilen|bestreuen|bestreichen|garnieren|abgiess?en|abtropfen|ziehen lassen|ruhen lassen|stehen lassen|quellen lassen|vorheizen|einstechen|abziehen|entnehmen|entfernen|einlegen|wenden|verfeinern|auflosen|anrichten|servieren|reichen|kombinieren|waschen|schalen|schneiden|streichen)\W*$/,
    ],
  ],
  fillers:
    /\b(?:(?:lt|laut|gem|gemass?)\.? (?:gesetz|verordnung)|in (?:veranderlichen|variierenden|unterschiedlichen|wechselnden) (?:gewichts)?anteilen|in unterschiedlicher zusammensetzung|aus (?:kontrolliert(?: biologisch|er|em)?(?:em|er)?|biologisch(?:em|er)|okologisch(?:em|er)) (?:anbau|landwirtschaft|erzeugung)|(?:ganz|teilweise|vollstandig)? ?(?:ge|unge)hartete?s?n?|zum teil gehartet|pasteurisierte?[srnm]?|homogenisierte?[srnm]?|ultrahocherhitzte?[srnm]?|konzentrierte?[srnm]?|aus \w*konzentrat(?:en)?|(?:aus )?(?:freiland|boden|weide)haltung|magerstufe|u\. ?a\.|vom schaf|(?:gefrier|luft)getrocknete?[srnm]?|jodierte?[sr]?|raffinierte?[sr]?|desodorierte?[sr]?|geschwefelte?|in wechselnder menge|vorgegarte?[srn]?|gegarte?[srn]?|aus nachhaltigem anbau|bio|wild gefangen|zur oberflachenbehandlung|milde?[sr]?|(?:teil|teilweise )?entmineralisierte?[srnm]?|blanchierte?[srn]?|(?:atlantisch|pazifisch)e[srn]?|angereicherte?[srn]?|(?:teil)?entrahmte[srnm]?|rekonstituierte?[srnm]?|rehydrierte?[srnm]?|mikronisierte?[srnm]?|kristalline?[srnm]?|vorverkleisterte?[srnm]?|enzymatisch (?:behandelte?|modifizierte?|hydrolysierte?)[srnm]?|enzymbehandelte?[srnm]?|(?:spruh|gefrier|walzen|luft|sonnen|warmluft)getrocknete?[srnm]?|hydrolysierte?[srnm]?|aufgeschlossene?[srnm]?|texturierte?[srnm]?|teil(?:weise )?invertierte?[srnm]?|inaktivierte?[srnm]?|inaktive[srnm]?|deaktivierte?[srnm]?|mechanisch (?:entbeinte?|separierte?)[srnm]?|instantisierte?[srnm]?|(?:stark |teil)?entolte?[srnm]?|entfettete?[srnm]?|warmebehandelte?[srnm]?|standardisierte?[srnm]?|kalt ?gepresste?[srnm]?|winterisierte?[srnm]?|umgeesterte?[srnm]?|fraktionierte?[srnm]?|native?[srnm]?|(?!paniert|mariniert|glasiert|kandiert|flambiert|dekoriert|garniert|aromatisiert|parfumiert|farciert)[a-z]{3,}iert|geschwarzt|ungeschwefelt|entsteint|entkernt|entrahmt|resistente?[srnm]?|extrahierte?[srnm]?|gepufferte?[srnm]?|karamellisierte?[srnm]?|mizellare?[srnm]?|wasserfreie?[srnm]?|schizochytrium(?: sp\.?)?|high[ -]oleic|ho|pflanzl(?:ichen|iche|\.)? ursprungs?)\b/g,
  places:
    '(?:der |den )?(?:schweiz|osterreich|deutschland|italien|sizilien|sudtirol|spanien|portugal|frankreich|belgien|niederlanden?|holland|danemark|norwegen|schweden|finnland|island|polen|tschechien|slowakei|slowenien|ungarn|rumanien|bulgarien|griechenland|kreta|turkei|ukraine|russland|serbien|kroatien|estland|lettland|litauen|gross?britannien|england|schottland|irland|marokko|tunesien|agypten|israel|iran|indien|sri lanka|china|japan|korea|sudkorea|taiwan|vietnam|thailand|indonesien|malaysia|philippinen|pakistan|usa|kanada|mexiko|guatemala|honduras|costa rica|kolumbien|ecuador|bolivien|peru|brasilien|argentinien|chile|uruguay|paraguay|dominikanischen? republik|madagaskar|tahiti|kenia|athiopien|ghana|elfenbeinkuste|kamerun|sudafrika|tansania|uganda|australien|neuseeland|eu|nicht-eu|eu ?\\/ ?nicht-eu|europa|asien|afrika|nordamerika|sudamerika|ubersee|region|heimat|bayern|baden|franken|schwaben|sachsen|thuringen|brandenburg|hessen|pfalz|westfalen|niedersachsen|holstein|tirol|karnten|steiermark|salzburg|salzkammergut|burgenland|niederosterreich|oberosterreich|vorarlberg|allgau|bern|wallis|tessin|graubunden|thurgau|toskana|provence|normandie|ceylon|alpen|europaischen union|d|at|ch)',
  fromPlace: ' (?:aus(?: de[mrn])?|von)',
  seals:
    'rspo|rspo[ -]?(?:sg|mb|ip)|sg|massenbilanz(?:iert)?|massenbilanziertes|utz|rainforest alliance|fair ?trade|fairer? handel|msc|asc|kat|fsc|bio|demeter|naturland|bioland|kba|kbt|kbw|koscher|halal|zertifiziert(?:e[srnm]?)?|gentechnikfrei|ohne gentechnik|nachhaltig(?:e[srnm]?)?|bodenhaltung|freilandhaltung|weidehaltung|freiland|gqb|ama|dlg|g\\.? ?g\\.? ?a\\.?|g\\.? ?u\\.?|g\\.? ?t\\.? ?s\\.?|suisse garantie|type \\d+|typ \\d+|ho|herkunft|ursprung',
  purposes:
    /^(?:entspricht|entsprechend|zur?[mr]? [a-z]+|fur [a-z]+|als [a-z]+|quelle von|provitamin)\b/,
  givers:
    /^(?:[a-z-]+ )*(?:kuhe?n?|schafe?n?|ziegen?|buffeln?|huhner[n]?|hennen|legehennen|enten|wachteln)(?:(?: und | oder |, ?|\/)(?:kuhe?n?|schafe?n?|ziegen?|buffeln?))*(?: [a-z]+)*$/,
  heads: [
    [/\bol(?:e|en)?\b|ole?\b/, ['~öl', '~nöl', '~kernöl']],
    [/fette?n?\b/, ['~fett', '~kernfett', '~nfett']],
    [/starken?\b/, ['~stärke']],
    [/mehle?\b/, ['~mehl']],
    [/eiwei[sz]+e?\b|proteine?\b/, ['~protein']],
    [/\bvitamine?n?\b/, ['Vitamin ~']],
    [/lecithine?\b|lezithine?\b/, ['~lecithin', '~nlecithin']],
  ],
  forms: [
    /^(?:getrocknete[srn]?|entsafteter?|konzentrierte[srn]?|texturierte[srn]?) (.+)$/,
    /^(.{4,}?)-?(?:direktsaft|muttersaft|frucht(?:fleisch|stücke|stückchen|püree|mark|saft)|(?<=brust|keule|keulen|schenkel|rücken|schulter|nacken|bauch|hals|filet|ober|unter)fleisch)$/,
    /^(.{4,}?)-?(?:saft)?(?:pulver|konzentrat|konzentrate|extrakt|extrakte|flocken|granulat|grie(?:ß|ss)|quellmehl|schrot|kleie|schalen|schale|samen|saat|haut|bruch|kernbruch|malz|mehl|paniermehl|sirup|protein|(?:muskel)?eiwei(?:ß|ss)|sü(?:ß|ss)e|melasse|beerextrakt|stückchen)$/,
    /^(.{4,}?(?:protein|eiwei(?:ß|ss)))-?(?:isolate?|hydrolysate?|texturate?|konzentrate?)$/,
    /^(.{4,}?)-?(?:protein|eiwei(?:ß|ss))?(?:isolate?|hydrolysate?|texturate?)$/,
    /^(.{4,}?)-?(?:fruchtaufstrich|fruchtzubereitung|mark|masse|püree|paste|stücke|stückchen|würfel|zubereitung|kerne|abrieb)$/,
    /^(?:extrakte?|konzentrate?|pulver|saft|safte|püree|mark|flocken) (?:aus|von) (.+)$/,
  ],
  origins:
    /^(?:pflanzliche[srn]?|tierische[srn]?) |^(?:vollkorn|alpen|bergbauern|berg|alm|heu|weide|bauern|land|bio|frisch|flussig|flüssig|roh|edel|fein|jung|garten|sommer|winter|freiland|hof|haus|natur|premium|qualitats|qualitäts|speise|wiesen|regional|deutschland|schweizer|tiroler|ur)-?(?=[a-zäöü]{3})/,
  within: /^(?:(?:abgefullt|gefullt) )?(?:im|in|mit) /,
  flavours:
    /^(?:naturliche[srnm]? )?[a-z-]*(?:aroma|aromen|aromastoffe?)(?: mit anderen naturlichen aromen)?$/,
  kinds: [
    [
      /^(?:(?:mikrobielle|fungale) )?(?:xylan|hemicellul|cellul|transglutamin|phospholip|pe[kc]tin|asparagin|[kc]atal|(?:amylo)?gluco(?:sid|amyl)|invert|lacc|pullulan|glucan)asen?$/,
      'microbial-enzymes',
    ],
    [/^(?:mikrobielle|fungale) (?:enzyme?|amylasen?)$/, 'microbial-enzymes'],
    [/^d?l-[a-z]+(?:in|an)(?:hydrochlorid|malat)?$/, 'amino-acids'],
    [
      /^(?:(?:(?:lebende|probiotische|mikrobielle|aktive|mesophile|thermophile|gefriergetrocknete|ausgewahlte|spezielle|vegane) )*(?:\w*(?:saure|joghurt|kefir|kase|starter|reife|reifungs|schimmel|schimmelpilz|edelschimmel|bakterien|rahm|buttermilch|schutz|sauerungs|schmiere|rotschmiere|fermentations|ferment)[ -]?)?(?:kultur(?:en)?|bakterien)|probiotika)$/,
      'lactic-cultures',
    ],
    [
      /^(?!.*(?:zichorie|agave|artischocke|weizen|hafer|gerste|roggen|dinkel|soja|lupine))(.{3,}?)(?:wurzel|schalen)?-?(?:ballaststoffe?|fasern?)$/,
      'plant-fibre',
    ],
    [
      /^(?:buche|buchen|eiche|eichen|erle|erlen|hickory|obst|apfel|wacholder|laub)?(?:holz)?rauch$/,
      'smoke',
    ],
    [/^(?:uber (?:\w+ )?\w*holz(?:spanen)? gerauchert|gerauchert (?:uber|mit) [\w ]+)$/, 'smoke'],
  ],
  fullyRefined: /\b(?:voll|vollstandig) ?raffinier/,
  from: / (?:aus|vom|von) /,
  free: /[a-z-]{3,}-?frei(?:e[srnm]?)?(?![a-z])/g,
  nutrients:
    /^(?:(?:vitamin )?d ?2|ergocalciferol|(?:vitamine?n? ?)?(?:[abcek]|b ?\d{1,2}|k ?[12])|vitamine?n?|vitamin(?:mischung|e und mineralstoffe)|mineral(?:stoff(?:e|mischung)?|ien|salze)|thiamin|riboflavin|niacin|nicotinamid|folsaure|pantothensaure|biotin|cyanocobalamin|eisen(?:\w*(?:sulfat|phosphat|fumarat|gluconat|citrat|lactat))?|calcium|kalzium|calcium ?d? pantothenat|magnesium|zink(?:sulfat|oxid|gluconat)?|jod|jodid|fluorid|(?:kalium|natrium)jod(?:at|id)|kalium|kupfer(?:sulfat|gluconat)?|mangan(?:sulfat)?|selen|natriumselen(?:it|at)|beta ?carotin)$/,
  compounds:
    /^(?:(?:poly|di|tri)?phosphate|citrate|(?:elementares|reduziertes|elektrolyt) ?eisen|(?:(?:tri|di|mono)?(?:calcium|kalzium|magnesium|zink|eisen|ferro|ferri|kupfer|mangan|chrom|kalium|natrium|molybdan|selen)(?: ?(?:ii|iii))?[ ]?(?:mono|di|tri|bis|ortho|pyro|hydrogen|dihydrogen|d |l )*[ ]?(?:citrat(?:malat)?|malat|gluconat|glycinat|lactat|laktat|ascorbat|pantothenat|chlorid|picolinat|sulfat|oxid|carbonat|phosphat|fluorid|fumarat|selen(?:it|at)|molybdat|jodid|iodid|jodat|iodat|orotat|aspartat|edta|saccharat|hydroxid|levomefolat)(?: (?:ii|iii))?(?: (?:mono|di|tri|penta|hexa)?hydrat)?|(?:calcium|kalzium|magnesium|kalium|natrium|eisen|zink)salze? der (?:zitronen|citronen|milch|orthophosphor|phosphor|glucon|apfel)saure)|(?:d |l |dl )*(?:biotin|alpha ?tocopher(?:ol|yl ?acetat|ylsuccinat)|tocopherylacetat|panthenol|carnitin(?:tartrat)?)|(?:methyl|hydroxo)?cobalamin|phyllochinon|phytomenadion|menachinon(?: 7)?|retin(?:ol|yl ?\w+)|thiamin\w*|pyridoxin\w*|nicotinsaure|pteroylmonoglutaminsaure|folat|cholin\w*|inosit(?:ol)?|nukleotide?|nucleotide?|(?:cytidin|uridin|adenosin|guanosin|inosin) 5? ?(?:mono)?phosphat|glucuronolacton|glucuronolakton|coenzym q ?10|d ?ribose|elektrolyte|lithothamni(?:um|on)(?: \w+)?|(?:kalk|rot)algen?\w*|meeresalgenkalk|algenkalk|menthol|spurenelemente|pflanzenst(?:erin|anol)(?:e|ester)|phytosterin(?:e|ester)|(?:kupfer|eisen|mangan|chrom|zink) (?:i|ii|iii) \w+)$/,
  allergensBut: {
    gluten: /buchweizen|gluten ?-?frei\w*|schmalz\w*|maisgries|\bglutenfree/g,
    eggs: /(?:milch|soja|weizen|molken|pflanzen|erbsen)-?eiwei\w*|ei-?frei\w*/g,
    fish: /tintenfisch\w*|flachs\w*|fischer\b/g,
    soybeans: /soja-?frei\w*/g,
    milk: /(?:kokos|kokosnus+|soja|hafer|reis|mandel|cashew|nus+|erbsen|dinkel|hanf|cashewkern)-?(?:milch|joghurt|quark|sahne|kase|creme|drink)\w*|milchsaure\w*|(?:kakao|shea|erdnus+|mandel|nus+|kokos|cashew|apfel)-?butter(?!milch|fett)\w*|(?:leber|fleisch)kase\w*|(?:laktose|lactose|milch|rahm)-?frei\w*|molkerei\w*|joghurtkultur\w*|butter(?:nus+|birne|pilz)\w*|milchner|\w+(?:ersatz|alternativen?)\b/g,
    nuts: /(?:muskat|kokos|erd|tiger|zirbel)-?nus+e?n?\w*|erdmandel\w*|pinien\w*|nuss?frei|genus+\w*/g,
    sulphites: /ungeschwefelt\w*/g,
    molluscs:
      /austern(?:pilz|seitling|sauce)?e?n?\b(?=pilz)|austernpilz\w*|austernseitling\w*|(?:zimt|nuss|hefe)schnecke\w*/g,
  },
}
