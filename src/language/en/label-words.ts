/** English words of packages; folded. */

import type { LabelWords } from '../label-words.ts'
import { wordSet } from '../words.ts'

export const labels: LabelWords = {
  countries: 'EN GB UK IE US',
  common: wordSet('and with from of may contains or contain'),
  joints: 'and|or',
  heading: /ingredients?(?: list)?/,
  classes: {
    sweetener: 'sweetener sweeteners',
    colour: 'colour colours color colors colouring coloring colourings colorings',
    preservative: 'preservative preservatives',
    antioxidant: 'antioxidant antioxidants',
    carrier: 'carrier carriers',
    acid: 'acid acids acidifier acidulant',
    'acidity-regulator': 'acidity regulator,acidity regulators',
    'anti-caking-agent': 'anti caking agent,anti caking agents,anticaking agent,anticaking agents',
    'anti-foaming-agent': 'anti foaming agent,antifoaming agent',
    'bulking-agent': 'bulking agent,bulking agents',
    emulsifier: 'emulsifier emulsifiers',
    'emulsifying-salt': 'emulsifying salt,emulsifying salts',
    'firming-agent': 'firming agent,firming agents,coagulant,coagulants',
    'flavour-enhancer': 'flavour enhancer,flavour enhancers,flavor enhancer,flavor enhancers',
    'foaming-agent': 'foaming agent,foaming agents',
    'gelling-agent': 'gelling agent,gelling agents',
    'glazing-agent': 'glazing agent,glazing agents',
    humectant: 'humectant humectants',
    'packaging-gas': 'packaging gas,packaging gases',
    propellant: 'propellant propellants',
    'raising-agent':
      'raising agent,raising agents,leavening,leavenings,leavening agent,leavening agents',
    sequestrant: 'sequestrant sequestrants',
    stabiliser: 'stabiliser stabilisers stabilizer stabilizers',
    thickener: 'thickener,thickeners,thickening agent,thickening agents',
    'flour-treatment-agent':
      'flour treatment agent,flour treatment agents,dough conditioner,dough conditioners',
  },
  statements: {
    freeFrom:
      /^(?:(?:whilst|while|although|though) )?(?:naturally )?(?:(?:gluten|lactose|dairy|milk|egg|nut|soya?|wheat)[ -]free\b|free from\b|(?:100 ?% )?vegan\b|vegetarian\b|(?:this product is )?suitable for (?:a )?(?:(?:vegan|vegetarian|coeliac|celiac)s?(?: and |, | & )?)+|no\b|without\b|contains no\b|does not contain)/,
    mayContain:
      /\b(?:may|might|could) (?:\w+ )?(?:be present|contain)\b|\btraces?\b|\bcross[ -]?contamina|\bcross[ -]?contact|\brisk of\b|\b(?:made|produced|manufactured|packed|packaged|prepared|processed|handled|baked|bottled|roasted|stored) (?:in|on|at|with|alongside) (?:a|an|the|our|equipment|shared|premises|machinery|facilit|lines?)\b|\bshared (?:equipment|lines?|facilit)|\bthat (?:also )?(?:handles?|process(?:es)?|uses?|packs?)\b|\b(?:unsuitable|not (?:be )?(?:suitable|recommended)) for .*(?:allerg|intoleran|sensitiv|coeliac|celiac)|\bcannot guarantee|\balso (?:handl(?:es?|ing)|process(?:es|ing)?|us(?:es?|ing)|packs?|packing|stor(?:es|ing))\b/,
    contains:
      /^contains?\b|^allergens?\b|^allergy (?:advice|information|warning)|^allergen (?:advice|information|statement)/,
  },
  sites:
    /\b(?:in|on|at|with|within)(?: [\w-]+){0,4} (?:factory|factories|facility|facilities|plant|site|premises|kitchens?|bakery|lines?|equipment|machinery|environment|areas?|unit|workshop|mill|room|warehouse)\b/,
  handling:
    /\b(?:uses?|used|using|handle[sd]?|handling|process\w*|makes?|making|made|produc\w+|manufactured|pack(?:s|ed|ing)|prepared?|stor(?:es|ed|ing)|present|works? with|contain\w*)\b/,
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
  lacking: /^(?:free from|without)\s*:/,
  subjects:
    'the|this|product|also|it|they|factory|site|kitchen|allergy (?:advice|information|warning)|allergen (?:advice|information)|caution|warning',
  containsVerb: 'contains',
  maybe: '',
  verbs:
    /\b(?:is|are|was|were|has|have|had|been|may|can|could|should|must|will|would|does|do not|please|enjoy|recycle)\b/,
  reference: /\b(?:see|bold|highlighted)\b/,
  containing: /^(?:contains?|from|of|with|made from|made with|including|containing):?\s+/,
  skips: [
    [
      'nutrition',
      /\bnutrition|\benergy:? ?\d|\bkcal\b|\bcalories\b|\bserving size\b|\btotal fat\b|\bfat:? ?\d.*\bcarbohydrate/,
    ],
    [
      'note',
      /\bcocoa solids\b|\bmilk solids\b|phenylalanine|laxative|excessive consumption|adverse effect|bioengineered|\bsmall bones\b|\bbones?(?: may|\/shell)|every care|^always\b|supervis|^certified\b|\bgb-\w+-\d|^recipe n|separation is|^stir\b|^(?:makes|serves) \d|piping hot|^grade [a-c]\b|^caffeine free|naturally occurring sugar|\bno added sugar|\bno artificial|\bin bold\b|\bhighlighted\b|\bsee ingredients\b|\bfor allergens\b|protective atmosphere/,
    ],
    [
      'storage',
      /\bstore[d]?\b|\bkeep (?:refrigerated|frozen|cool|in|out)\b|\bbest before\b|\buse by\b|\bonce opened\b|\brefrigerate|\bdo not refreeze|\bconsume within/,
    ],
    [
      'address',
      /\b(?:produced|manufactured|made|packed|distributed|imported) (?:by|for)\b|\bltd\b|\blimited\b|\bplc\b|\binc\b|\bllc\b|\bstreet\b/,
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
      /\bcooking instructions|\bto cook\b|\bpreparation:|\bserving suggestion|\bshake well|\bcook (?:from|thoroughly)|^(?:best )?serve[d]?\b|^ready to (?:eat|drink)|^shake\b/,
    ],
  ],
  fillers:
    /\b(?:in var(?:ying|iable) proportions?(?: by weight)?|organic(?:ally grown)?|from (?:organic|sustainable) (?:farming|agriculture|sources)|(?:partially |fully |part )?hydrogenated|pasteuri[sz]ed|homogeni[sz]ed|free range|from concentrate|reconstituted|fortified|iodi[sz]ed|refined|deodori[sz]ed|concentrated|cooked|skipjack|condensed|lake|(?:high|mid) oleic|with added|added|(?:added |used )?(?:to (?:preserve|maintain|protect|retain|promote)|preserves|for) (?:freshness|flavou?r|quality|colou?r)(?: retention)?|rehydrated|hulled|enriched|unbleached|bleached|of (?:vegetable|plant) origin|from (?:vegetable|plant) sources?|atlantic|pacific)\b/g,
  heads: [
    [/\boils?\b/, ['~ oil']],
    [/\bfats?\b/, ['~ fat']],
    [/\bstarch(?:es)?\b/, ['~ starch']],
    [/\bflours?\b/, ['~ flour']],
    [/\bproteins?\b/, ['~ protein']],
    [/\bvitamins?\b/, ['vitamin ~']],
    [/\blecithins?\b/, ['~ lecithin']],
  ],
  forms: [
    /^(?:dried|dehydrated|powdered|concentrated|freeze[- ]dried|crisped|puffed|caramelised|caramelized|enriched|bleached|malted) (.+)$/,
    /^(.+?)(?: juice)?(?: from)? (?:powder|concentrate|isolate|hydrolysate|extract|extracts|flakes|granules|solids|oleoresin|bran)$/,
    /^(.+?) (?:puree|purée|paste|pieces|chunks|kernels|crumb|crumbs)$/,
    /^(?:powder|extract) of (.+)$/,
  ],
  origins: /^(?:vegetable|plant-based|animal) /,
  within: /^(?:(?:filled|packed|cased|encased|contained) (?:in|into)|in|with) /,
  flavours:
    /^(?:natural |artificial )?(?:[a-z-]+ ){1,4}flavou?r(?:ing)?s?(?: with other natural flavou?r(?:ing)?s?)?$/,
  fullyRefined: /\bfully[ -]refined/,
  from: / (?:made )?from /,
  free: /[a-z]{3,}[ -]free(?![a-z])(?! range)/g,
  nutrients:
    /^(?:(?:vitamins? ?)?(?:[abcek]|b ?\d{1,2}|k ?[12])|vitamins?|vitamin mix|minerals?|thiamine?(?: (?:mono)?nitrate| hydrochloride)?|riboflavin|niacin(?:amide)?|choline(?: chloride| bitartrate)?|inositol|l carnitine|carnitine|taurine|milk minerals|nicotinamide|folic acid|folate|pantothenic acid|biotin|pyridoxine(?: hydrochloride)?|cyanocobalamin|(?:reduced |electrolytic )?iron|ferr(?:ous|ic) \w+|calcium|calcium pantothenate|magnesium|zinc(?: (?:oxide|sul(?:ph|f)ate|gluconate))?|iodine|(?:potassium|sodium) iod(?:ide|ate)|potassium|copper(?: (?:sul(?:ph|f)ate|gluconate))?|manganese(?: sul(?:ph|f)ate)?|(?:sodium )?selen(?:ium|ite)|retinyl \w+|vitamin a palmitate)$/,
  abbreviations: wordSet(
    'min max approx e g i incl no vit spp var ssp etc conc pres veg hydrog nat art',
  ),
  allergens: [
    {
      entry: 'gluten',
      food: 'wheat-flour',
      words:
        'wheat _rye barley _oat spelt kamut gluten _malt_ _malted seitan bulgur couscous semolina triticale breadcrumb _rusk farro einkorn freekeh durum',
      but: /buckwheat\w*|(?:maize|corn|rice) (?:semolina|couscous)|gluten[ -]?free|\bgoats?\b|\bthroat\b|(?<=\b(?:free from|no|without) )gluten/g,
    },
    {
      entry: 'crustaceans',
      food: 'shrimp',
      words:
        'crustacean prawn shrimp _crab_ _crabs crabmeat lobster krill langoustine crayfish scampi',
    },
    {
      entry: 'eggs',
      food: 'egg',
      words: '_egg_ _eggs_ _egg eggwhite albumen albumin_ lysozyme ovalbumin mayonnaise meringue',
      but: /egg ?plants?|egg[ -]?(?:free|less)|lactalbumin|eggs?[ -](?:alternative|substitute|replacer)s?/g,
    },
    {
      entry: 'fish',
      food: 'white-fish',
      words:
        'fish anchov tuna salmon _cod_ _codfish haddock pollock mackerel herring sardine trout _hake surimi _sole_ plaice pangasius _bass_ seabass worcestershire',
      but: /(?:shell|cray|craw|cuttle|star|jelly)fish\w*/g,
    },
    { entry: 'peanuts', food: 'peanut', words: 'peanut groundnut arachis' },
    {
      entry: 'soybeans',
      food: 'soybeans',
      words: '_soy soya edamame tofu tempeh _miso_',
      but: /soya?[ -]free/g,
    },
    {
      entry: 'milk',
      food: 'whole-milk',
      words:
        'milk butter cheese cream whey casein lactose yogurt yoghurt lactalbumin dairy _ghee_ kefir _curd_ _curds_ mascarpone mozzarella parmesan cheddar ricotta custard lactoglobulin',
      but: /(?:(?:soya?|oat|almond|nut|coconut|rice|hemp|cashew|pea)[ -]?)(?:milk|cream|yogh?urt|cheese|butter)\w*|(?<=\b(?:cocoa|shea|peanut|nut|almond|cashew|apple|sesame|mango) )butter|butternut|butterfly|butter ?beans?|buttercup|(?:dairy|milk|lactose)[ -]?free|non[ -]dairy|cream of tartar|creamed coconut|milk thistle|(?:milk|cheese|butter|cream|dairy|yogh?urt)[ -](?:alternative|substitute|replacer)s?/g,
    },
    {
      entry: 'nuts',
      food: 'mixed-nuts',
      words:
        '_nut_ _nuts_ almond hazelnut walnut cashew pecan brazilnut pistachio macadamia treenut marzipan praline nougat gianduja filbert frangipane',
      but: /(?:pine|tiger) nuts?|nut[ -]?free|(?<=\bpea) nuts?/g,
    },
    { entry: 'celery', food: 'celery', words: 'celery celeriac' },
    { entry: 'mustard', food: 'mustard', words: 'mustard' },
    { entry: 'sesame', food: 'sesame-seed', words: 'sesame tahini tahina gingelly' },
    {
      entry: 'sulphites',
      food: 'sulphur-dioxide',
      words: 'sulphite sulfite sulphur_dioxide bisulphite metabisulphite metabisulfite',
    },
    { entry: 'lupin', food: 'lupin-beans', words: 'lupin lupine' },
    {
      entry: 'molluscs',
      food: 'mussel',
      words:
        'mollusc mollusk mussel oyster squid clam_ clams scallop octopus cuttlefish calamari snail cockle_ cockles whelk abalone',
      but: /oyster mushrooms?/g,
    },
  ],
}
