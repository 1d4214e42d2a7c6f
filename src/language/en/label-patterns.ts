/** English words of packages; folded. */

import type { LabelPatterns } from '../label-patterns.ts'

export const labels: LabelPatterns = {
  heading: /ingredients?(?: list)?/,
  statements: {
    freeFrom:
      /^(?:(?:whilst|while|although|though) )?(?:naturally )?(?:(?:gluten|lactose|dairy|milk|egg|nut|soya?|wheat)[ -]free\b(?= ?(?:$|[,.!;&/|-]|and\b|or\b|product))|(?:(?:gluten|lactose|dairy|milk|egg|nuts?|soya?|wheat|peanut|fish(?: sauce)?|sesame)(?:, ?| ?& ?| and | or | ?\/ ?))+[a-z]+[ -]free\b(?= ?(?:$|[.!)]))|fish sauce free\b|free (?:from|of)\b|(?:100 ?% )?vegan\b|vegetarian\b|(?:this product is )?suitable for (?:a )?(?:(?:vegan|vegetarian|coeliac|celiac)s?(?: and |, | & )?)+|no\b|without\b|contains:? ?(?:no|neither|zero|none)\b|does not contain|(?:made|formulated) without\b|excludes?\b|never\b|zero\b|0 ?% (?!fat)|not\b)/,
    mayContain:
      /\b(?:may|might|could) (?:\w+ )?(?:be present|contain)\b|(?<!\b(?:no|without) )\btraces?\b|\bcross[ -]?contamina|\bcross[ -]?contact|\brisk of\b(?! (?:heart|disease|choking))|\b(?:made|produced|manufactured|packed|packaged|prepared|processed|handled|baked|bottled|roasted|stored) (?:in|on|at|with|alongside) (?:an?\b|the same\b|our\b|equipment|shared|premises|machinery|facilit|lines?\b)|\bshared (?:equipment|lines?|facilit)|\bthat (?:also )?(?:handles?|process(?:es)?|uses?|packs?)\b|\b(?:unsuitable|not (?:be )?(?:suitable|recommended)) for .*(?:allerg|intoleran|sensitiv|coeliac|celiac)|\bcannot (?:be )?guarantee|\balso (?:handl(?:es?|ing)|process(?:es|ing)?|us(?:es?|ing)|packs?|packing|stor(?:es|ing))\b/,
    contains:
      /^contains?\b:?(?! ?(?:no|neither|zero|none)\b)|^allergens?\b|^allergy (?:advice|information|warning)|^allergen (?:advice|information|statement)/,
  },
  sites:
    /\b(?:in|on|at|with|within)(?: [\w-]+){0,4} (?:factory|factories|facility|facilities|plant|site|premises|kitchens?|bakery|lines?|equipment|machinery|environment|areas?|unit|workshop|mill|room|warehouse)\b/,
  handling:
    /\b(?:(?<=\w )uses?|used|using|handle[sd]?|handling|process\w*|makes?|making|made|produc\w+|manufactured|pack(?:s|ed|ing)|prepared?|stor(?:es|ed|ing)|present|works? with|contain\w*)\b/,
  begins: {
    mayContain:
      /\b(?:(?:may|might|could) (?:\w+ )?contain\b|(?:made|produced|manufactured|packed) (?:in|on) (?:a|an) )/,
    contains: /\bcontains:? /,
  },
  atMost:
    /^(?:contains? )?(?:less than (?:\d+(?:\.\d+)? ?%|(?:one|two) per ?cent)|(?:\d+(?:\.\d+)? ?%|(?:one|two) per ?cent) or less)(?: of(?: each of)?(?: the following)?)?(?=[ :])/,
  and: /^(?:and\/or|and|or|&) /i,
  between: / (?:and|&) /i,
  plant: /\b(?:vegetable|plant)\b/,
  andOr: /\sand\/or\s/y,
  lacking:
    /^(?:(?:naturally )?free (?:from|of)|(?:made |formulated )?without|excludes?|does not contain|contains? no|no|no added)\s*:/,
  notFree:
    /^(?:this product is )?not (?:\w+ ){0,2}?(?:(?:gluten|lactose|dairy|milk|egg|nut|soya?|wheat|peanut|sesame|fish|allergen)[ -]free|free (?:from|of))\b/,
  notForDiet: String.raw`\b(?:not|non|never|(?:is|are)n.?t|unsuitable)\b(?! (?:only|just))(?:[ -](?!(?:is|but|contain\w*|this|our|used)\b)[a-z]+){0,4}?[ -]~(?:an)?s?\b|\b~(?:an)?: ?no\b`,
  contrast:
    /(?:[,;:–-]\s*)?(?<!\b(?:not|never|nor|or)(?: \w+)? )\b(?:(?:but|yet|however|instead|although)\b(?: (?:it )?(?:is )?(?:made )?(?:with|contains?|from|of|includes?))?|(?:made |prepared |baked )?with\b|made (?:from|of)\b|contain(?:s|ing)\b|includ(?:es|ing)\b)/,
  freeBehind: /(?:[ -]free|\bvegan|\bvegetarian|\bvegans|\bvegetarians)\s*$/,
  containsVerb: 'contains',
  maybe: '',
  verbs:
    /\b(?:is|are|was|were|has|have|had|been|may|can|could|should|must|will|would|does|do not|please|enjoy|recycle)\b/,
  prose:
    /^(?:the|a|an|all|more|now|new|every)\b|\b(?:like|instead|tastes?|goes|great|perfect|ideal|delicious|nothing|never|not|no|without|neither|nor|for|our|we|you|your|try|add|just|replac\w+|use[ds]?|so|why|how|enjoy\w*|love[ds]?|pictured?|below|content|alternative|hint|suitable|tested|recycle\w*|facility|family|tips?|best|street|road|lane|donat\w+|won.?t|don.?t|that|this|as \w+ as|dolphin safe|inspected|department|drained|red tractor|assured|certified|accredited|fat free food|made in|shake\w*|bones?|vacuum|irradiated|ingredients|free from|flavou?rsome|taste[sd]?)\b/,
  advice:
    /\b(?:important|notice|warning|irradiated|tips?|recipe\w*|to (?:prepare|make|cook|use)|directions|method|tested|recycl\w*|packaging|instead|in place|note|serving|serve|why not)\b/,
  animals:
    /\b(?:meats?|pork|hogs?|swine|beef|veal|lambs?|sheep|mutton|goats?|chickens?|poultry|turkeys?|ducks?|geese|goose|bacon|hams?|lard|tallow|suet|gelatine?|collagen|bones?|broth|dripping|sausages?|salami|honey|beeswax|carmine?|cochineal|shellac|lanolin|rennet|venison|boar|rabbit|casings?|animal)\b/,
  animalsBut:
    /\b(?:vegan|vegetarian|veggie|vegetable|plant-based|meatless) [a-z-]+|\b[a-z]+[ -](?:substitutes?|replacements?|alternatives?)\b(?! (?:to|for)\b)|\b(?:normal|healthy|strong) (?:bones?|collagen)\b|\bcollagen formation|\banimal (?:welfare|testing)\b/g,
  animalsAside: {
    auxiliary: 'be|been|is|are|was|were',
    denied:
      'not(?! only)|no|never|none|nothing(?: like)?|without|neither|nor|zero|free (?:from|of)|excludes?|don.?t|doesn.?t|won.?t|isn.?t|aren.?t|instead of|rather than|in place of|remov(?:e|es|ed|ing)|alternatives? to|substitutes? for|replac(?:es?|ing)|(?:tastes?|just|looks?)? ?like|as [a-z]+ as',
    eaten:
      '(?:serve[sd]?|serving|enjoy(?:ed)?|try|eat|eaten|use|delicious|great|perfect|ideal|good|lovely|excellent|best|suitable|goes|pairs?|dip|accompaniment)(?: [a-z]+){0,2} (?:with|on|alongside|for|in|over|to)|accompan(?:ies|y)|complements?|for|(?:^|(?<=^ ?(?:just|simply|then|and|why not) ))(?:add|stir|mix|pour|spread|sprinkle|drizzle|cook|fry|grill|bake|roast|toss|top|combine|marinate)|you.?(?: wi)?ll need',
    made: 'made|cooked|fried|baked|refined|enriched|sweetened|simmered|roasted|contain(?:s|ing)?|consists? of|using|we (?:use|add|cook|fry|bake)|from|based on|but',
    along: 'with|in',
    behind:
      /\b(?:is|are|was|were|has|have)(?: been)? (?:not|never) (?:been )?(?:used|added|contained|included|present)\b|\b(?:not edible|inedible)\b|\b(?:may|might) (?:still )?(?:remain|be|occur)\b/,
    madeBehind: /\b(?:sweetened|base[ds]?)\W*$|\b(?:is|are|was|were) (?:used|added|included)\b/,
  },
  hints:
    /\b(?:tips?|suggestions?|ideas?|directions|method|instructions|to (?:cook|serve|prepare))\b/,
  denial: /\b(?:not|no|never|without|neither|free|don.?t|doesn.?t)\b/,
  reference: /\b(?:see|bold|highlighted)\b/,
  containing: /^(?:contains?|from|of|with|made from|made with|including|containing):?\s+/,
  skips: [
    [
      'nutrition',
      /\bnutrition(?!al yeast)|\benergy:? ?\d|\bkcal\b|\bcalories\b|\bserving size\b|\btotal fat\b|\bfat:? ?\d.*\bcarbohydrate/,
    ],
    [
      'note',
      /\bcocoa solids\b|\bmilk solids:? ?(?:min|\d)|phenylalanine|laxative|excessive consumption|adverse effect|bioengineered|\bsmall bones\b|\bbones?(?: may|\/shell)|every care|^always\b|supervis|^certified\b|^(?:(?:milk |total )?fat|added water|water added|alcohol):? ?(?:content )?(?:min\w*\.? |max\w*\.? )?\d[\d,.]* ?%\W*$|^\d[\d,.]* ?% (?:less|fewer|more|reduced)|\bgb-\w+-\d|^recipe n|separation is|^stir\b|^(?:makes|serves) \d|piping hot|^grade [a-c]\b|^caffeine free|^100 ?% (?:natural|plant based|vegan|recycl\w*)\W*$|naturally occurring sugar|\bno added sugar|\bno artificial|\bin bold\b|\bhighlighted\b|\bsee ingredients\b|\bfor allergens\b|protective atmosphere/,
    ],
    [
      'storage',
      /\bstore\b(?!-)|\bstored\b(?= (?:in|at|away|below|under|cool|frozen|up|between|out|dry|correctly|properly)\b)|\bkeep (?:refrigerated|frozen|cool|in|out)\b|\bbest before\b|\buse by\b|\bonce opened\b|\brefrigerate\b|\bdo not refreeze|\bconsume within/,
    ],
    [
      'address',
      /\b(?:produced|manufactured|made|packed|distributed|imported) (?:by|for)\b|\bltd\b|\blimited\b|\bplc\b|\binc\b|\bllc\b|\bstreet\b(?! corn)|^(?:made|produced|packed|baked|bottled|manufactured|brewed) in (?!an?\b|the same|our\b|premises|facilit)/,
    ],
    [
      'weight',
      /^\W*(?:net (?:weight|wt|contents)|drained weight)\b|^\W*\d[\d.,]* ?(?:g|ml|kg|l|cl|oz|fl oz) ?e?\W*$/,
    ],
    [
      'origin',
      /\bproduct of\b|\bproduce of\b|\bcountry of origin|\bcaught in\b|\bfarmed in\b|\borigin:|\bmade in (?:the )?(?:uk|eu|germany|usa)\b/,
    ],
    [
      'preparation',
      /\bcooking instructions|^you.?ll need\b|^you will need\b|^just add\b|^what you need\b|\bto cook\b|\bpreparation:|\bserving suggestion|\bshake well|\bcook (?:from|thoroughly)|^(?:best )?serve[d]?\b|^ready to (?:eat|drink)|^shake\b|^(?:simply |just |then |gently |carefully |lightly )?(?:dissolve|grill|fry|bake|boil|simmer|microwave|stir|pour|defrost|thaw|sprinkle|remove|place|(?:pre|re)?heat|add|cook|mix|toast|warm|chill|enjoy|drain|rinse|cover|leave|allow|let|cut|slice|peel|open|tear|pierce|spread|drizzle|combine|whisk|blend|brew|steep|return|turn|press|top|garnish|brush|spray|layer|cool|wash|season|fold|toss|steam|roast|broil|saute|infuse|prick|squeeze|scoop|discard|transfer) /,
    ],
  ],
  fillers:
    /\b(?:in var(?:ying|iable) proportions?(?: by weight)?|organic(?:ally grown)?|from (?:organic|sustainable) (?:farming|agriculture|sources)|(?:partially |fully |part )?hydrogenated|pasteuri[sz]ed|homogeni[sz]ed|free range|from concentrate|reconstituted|fortified|iodi[sz]ed|refined|deodori[sz]ed|concentrated|cooked|skipjack|condensed|lake|(?:high|mid) oleic|with added|added|(?:dutch )?process(?:ed)? with alkali|alkali[sz]ed|microni[sz]ed|to prevent caking|(?:with |no )?sugar added|sustainable|rspo|segregated|crystalline|pre-?gelatini[sz]ed|(?:enzymatically|enzyme)[ -](?:modified|treated|hydroly[sz]ed)|(?:spray|freeze|drum|air|oven|sun|roller)[ -]dried|kibbled|hydroly[sz]ed|texturi[sz]ed|(?:partially |part )inverted|(?:in|de)activated|inactive|mechanically (?:separated|recovered|deboned)|instanti[sz]ed|agglomerated|defatted|de-?oiled|de-?germ(?:ed|inated)|heat[ -]treated|standardi[sz]ed|clarified|(?:cold|expeller)[ -]pressed|non[ -](?:gmo|hydrogenated)|winteri[sz]ed|(?:inter)esterified|fractionated|deminerali[sz]ed|delactosed|native|waxy|resistant|exhausted|spent|distilled|buffered|burnt|schizochytrium(?: sp\.?)?|from (?:the )?microalgae?|(?:added |used )?(?:to (?:help )?(?:preserve|maintain|protect|retain|promote|keep|improve|enhance|prevent)|preserves|for) (?:the )?(?:freshness|flavou?r|quality|colou?r|moisture|texture|spoilage|juiciness|tenderness|natural colou?r)(?: retention)?|(?:less than )?1\/10(?:th)?(?: of)?(?: 1 ?%| one percent)?|as an? (?:preservative|antioxidant|stabili[sz]er|processing aid|carrier)|(?:vegetable|plant) origin|rehydrated|stone[ -]ground|purified|filtered|hulled|enriched|unbleached|bleached|of (?:vegetable|plant) origin|from (?:vegetable|plant) sources?|atlantic|pacific)\b/g,
  places:
    '(?:the )?(?:united states|usa?|u\\.s\\.a?\\.?|uk|united kingdom|great britain|britain|england|scotland|wales|(?:northern )?ireland|canada|australia|new zealand|india|sri lanka|italy|sicily|spain|portugal|france|germany|austria|switzerland|belgium|netherlands|holland|denmark|norway|sweden|finland|iceland|poland|czech republic|hungary|romania|bulgaria|greece|cyprus|malta|ukraine|serbia|croatia|estonia|latvia|lithuania|morocco|tunisia|egypt|israel|lebanon|iran|turkiye|mexico|guatemala|honduras|nicaragua|costa rica|colombia|ecuador|bolivia|peru|argentina|paraguay|uruguay|dominican republic|jamaica|madagascar|tahiti|kenya|ethiopia|ghana|ivory coast|cameroon|nigeria|south africa|tanzania|uganda|china|japan|(?:south )?korea|taiwan|vietnam|thailand|indonesia|malaysia|philippines|myanmar|pakistan|bangladesh|eu|e\\.u\\.|non-?eu|europe|european union|asia|africa|north america|south america|the world|california|florida|vermont|texas|oregon|washington|idaho|wisconsin|new york|hawaii|quebec|ontario|british columbia|tuscany|andalusia|provence|normandy|brittany|cornwall|devon|yorkshire|kent|tasmania|queensland|victoria)',
  fromPlace: ' from(?: the)?',
  seals:
    'rspo|rspo[ -]?(?:sg|mb|ip)|sg|mass balance|segregated|identity preserved|utz|rainforest alliance|fair ?trade|fair ?for ?life|msc|asc|bap|rspca|fsc|usda|gmo[ -]free|non[ -]?gmo|organic|kosher|halal|pareve|parve|certified|approved|assured|verified|sourced|sustainabl[ey]|responsibly|ethically|single origin|grade (?:a+|b)|food grade|cage[ -]?free|free[ -]?range|barn|grass[ -]fed|pasture[ -]raised|free run',
  purposes:
    /^(?:(?:added|used|only) )?(?:to [a-z]+|for (?!\d)[a-z]+|as an? [a-z]+|equivalent (?:of|to)|equals?|equal to|corresponds? to|source of|made fresh|contributes) ?/,
  givers:
    /^(?:[a-z-]+ )*(?:cows?|ewes?|sheep|goats?|buffalo(?:es)?|hens?|chickens?|ducks?|quails?)(?:.s)?(?:(?: and | or |, ?|\/)(?:cows?|ewes?|sheep|goats?|buffalo)(?:.s)?)*(?: fed [a-z -]+)?$/,
  heads: [
    [/\boils?\b/, ['~ oil']],
    [/\bfats?\b/, ['~ fat']],
    [/\bstarch(?:es)?\b/, ['~ starch']],
    [/\bflours?\b/, ['~ flour']],
    [/\bproteins?\b/, ['~ protein']],
    [/\bvitamins?\b/, ['vitamin ~']],
    [/\blecithins?\b/, ['~ lecithin']],
    [/\b(?:peppers?|chill?i?e?s)\b/, ['~ pepper', '~ chile']],
  ],
  forms: [
    /^(?:dried|dehydrated|powdered|concentrated|freeze[- ]dried|crisped|puffed|caramelised|caramelized|enriched|bleached|malted) (.+)$/,
    /^(.+?)(?: juice)?(?: from)? (?:powder|concentrate|concentrates|isolate|hydrolysate|extract|extracts|flakes?|granules|solids|oleoresin|bran|specks|skins?|peels?|crisps?|meal|malt|permeate|syrup|protein)$/,
    /^(.+?) (?:puree|purée|paste|pieces|chunks|kernels|crumb|crumbs)$/,
    /^(?:powder|extract) of (.+)$/,
  ],
  origins: /^(?:vegetable|plant-based|animal) /,
  within: /^(?:(?:filled|packed|cased|encased|contained) (?:in|into)|in|with) /,
  flavours:
    /^(?:natural |artificial )?(?:[a-z-]+ ){1,4}flavou?r(?:ing)?s?(?: with other natural flavou?r(?:ing)?s?)?$/,
  kinds: [
    [
      /^(?:(?:fungal|microbial|bacterial) )?(?:xylan|hemicellul|cellul|transglutamin|phospholip|pectin|asparagin|catal|(?:amylo)?gluco(?:sid|amyl)|invert|lacc|pullulan|glucan)ases?$/,
      'microbial-enzymes',
    ],
    [/^(?:fungal|microbial) (?:enzymes?|amylases?)$/, 'microbial-enzymes'],
    [/^d?l-[a-z]+(?:ine|an)(?: (?:hydrochloride|hcl|malate))?$/, 'amino-acids'],
    [
      /^(?:(?:lactic(?: acid)?|live|active|probiotic|ripening|bacterial|microbial|starter|cheese|yogh?urt|kefir|moulds?|molds?|fermentation|thermophilic|mesophilic|freeze[- ]dried|vegan|selected|dairy|cream|buttermilk|acidifying|surface|blue|white) )+(?:bacteria|cultures?|ferments?)$/,
      'lactic-cultures',
    ],
    [
      /^(?!.*(?:chicory|agave|artichoke|wheat|oat|barley|rye|soy))(.+) fib(?:re|er)s?$/,
      'plant-fibre',
    ],
    [
      /^(?:beech|oak|alder|hickory|apple|maple|cherry|mesquite|wood)(?:wood)?(?: wood)? smoke$/,
      'smoke',
    ],
    [/^(?:\w+ )?smoked over [\w ]+$/, 'smoke'],
  ],
  fullyRefined: /\bfully[ -]refined/,
  from: / (?:made )?from /,
  free: /(?:(?:fish|soya?|oyster) (?:sauce )|tree )?[a-z]{3,}[ -]free(?![a-z])(?! range)/g,
  nutrients:
    /^(?:(?:vitamin )?d ?2(?: ergocalciferol)?|ergocalciferol|(?:vitamins? ?)?(?:[abcek]|b ?\d{1,2}|k ?[12])|vitamins?|vitamin mix|minerals?|thiamine?(?: (?:mono)?nitrate| hydrochloride)?|riboflavin|niacin(?:amide)?|vitamins? and minerals?|mineral mix|choline(?: chloride| bitartrate)?|inositol|l carnitine|carnitine|taurine|milk minerals|nicotinamide|folic acid|folate|pantothenic acid|biotin|pyridoxine(?: hydrochloride)?|cyanocobalamin|(?:reduced |electrolytic )?iron|ferr(?:ous|ic) \w+|calcium|calcium pantothenate|magnesium|zinc(?: (?:oxide|sul(?:ph|f)ate|gluconate))?|iodine|(?:potassium|sodium) iod(?:ide|ate)|potassium|copper(?: (?:sul(?:ph|f)ate|gluconate))?|manganese(?: sul(?:ph|f)ate)?|(?:sodium )?selen(?:ium|ite)|retinyl \w+|vitamin a (?:palmitate|acetate)|a b vitamin|a b ?\d* vitamin|mineral nutrients|(?:beta carotene )?palmitate|vitamin [a-k]\d* \w+)$/,
  compounds:
    /^(?:(?:poly|di|tri)?phosphates|citrates|(?:elemental|carbonyl|heme|chelated) iron|(?:(?:tri|di|mono|tetra)?(?:calcium|magnesium|zinc|iron|copper|manganese|chromium|potassium|sodium|selenium|molybdenum)|ferr(?:ous|ic)(?: ammonium| sodium)?|cupric|chromic|manganous) (?:(?:mono|di|tri|bis|ortho|pyro|hydrogen |d |l |ii |iii )*(?:citrate(?: malate)?|malate|gluconate|glycinate|lactate|ascorbate|pantothenate|chloride|picolinate|sul(?:ph|f)ate|oxide|carbonate|phosphate|fluoride|fumarate|selen(?:ite|ate)|molybdate|iod(?:ide|ate)|orotate|aspartate|pidolate|edta|saccharate|borate|levomefolate|l methylfolate|hydroxide|ascorbyl phosphate))(?: (?:mono|di|tri|penta|hexa|hepta)?hydrate)?|(?:d |l |dl )*(?:biotin|alpha tocopher(?:ol|yl acetate|yl succinate)|tocopheryl acetate|calcium pantothenate|panthenol|carnitine(?: tartrate)?)|(?:methyl|hydroxo|adenosyl)?cobalamin|phylloquinone|phytomenadione|phytonadione|menaquinone(?: 7)?|retin(?:ol|yl \w+)|thiamin\w*(?: (?:hcl|mononitrate|hydrochloride))?|pyridoxine?(?: hcl)?|pyridoxal 5 phosphate|pteroylmonoglutamic acid|nicotinic acid|riboflavin 5 phosphate(?: sodium)?|nucleotides?|(?:cytidine|uridine|adenosine|guanosine|inosine) 5? ?(?:mono)?phosphate|glucuronolactone|coenzyme q ?10|d ?ribose|electrolytes|lithothamni(?:um|on)(?: \w+)?|algal calcium|calcareous (?:marine |sea)?(?:algae?|seaweed)|(?:red )?(?:marine|sea) algae? calcium|menthol|plant sterol(?: ester)?s|plant stanol(?: ester)?s|phytosterol(?: ester)?s|trace (?:minerals|elements)|ionic minerals)$/,
  allergensBut: {
    gluten:
      /buckwheat\w*|(?:maize|corn|rice) (?:semolina|couscous)|gluten[ -]?free|\bgoats?\b|\bthroat\b|(?<=\b(?:free from|no|without) )gluten/g,
    eggs: /egg ?plants?|egg[ -]?(?:free|less)|lactalbumin|eggs?[ -](?:alternative|substitute|replacer)s?/g,
    fish: /(?:shell|cray|craw|cuttle|star|jelly)fish\w*/g,
    soybeans: /soya?[ -]free/g,
    milk: /(?:(?:soya?|oat|almond|nut|coconut|rice|hemp|cashew|pea)[ -]?)(?:milk|cream|yogh?urt|cheese|butter)\w*|(?<=\b(?:cocoa|shea|peanut|nut|almond|cashew|apple|sesame|mango) )butter|butternut|butterfly|butter ?beans?|buttercup|(?:dairy|milk|lactose)[ -]?free|non[ -]dairy|cream of tartar|creamed coconut|milk thistle|(?:milk|cheese|butter|cream|dairy|yogh?urt)[ -](?:alternative|substitute|replacer)s?/g,
    nuts: /(?:pine|tiger) nuts?|nut[ -]?free|(?<=\bpea) nuts?/g,
    molluscs: /oyster mushrooms?/g,
  },
}
