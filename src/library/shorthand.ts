/** Replaces phrases that are frequent in the JSON of records with one character, to make the library file smaller. */

/**
 * The most frequent phrases in the JSON of records. Each phrase is replaced with a character that depends on its
 * position in this list, so any change here changes the format of the library. The first 31 characters take one byte,
 * the others two.
 */
const PHRASES: readonly string[] = [
  '{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"}',
  '{"contains":"no","crossContactRisk":"low","processed":false,"thresholdGrams":null,"confidence":"medium"}',
  '{"contains":"unknown","crossContactRisk":"unknown","processed":true,"thresholdGrams":null,"confidence":"low"}',
  '{"contains":"unknown","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"low"}',
  ',"thresholdGrams":null,"confidence":"',
  '","crossContactRisk":"',
  '{"contains":"',
  '{"gluten":"no","crustaceans":"no","eggs":"no","fish":"no","peanuts":"no","soybeans":"no","milk":"no","nuts":"no","celery":"no","mustard":"no","sesame":"no","sulphites":"no","lupin":"no","molluscs":"no"}',
  ',"micros.d","micros.e","micros.b12","micros.folate"',
  '"macros.energyKcal","macros.energyKilojoule","macros.protein","macros.fat","macros.carbohydrates","macros.fibre"',
  '"lipids.cholesterol","lipids.saturatedFat","lipids.monounsaturatedFat","lipids.polyunsaturatedFat"',
  '"minerals.calcium","minerals.iron","minerals.magnesium","minerals.phosphorus","minerals.potassium","minerals.sodium","minerals.zinc"',
  '"vitamins.a","vitamins.b1","vitamins.b2","vitamins.b6","vitamins.c"',
  ',"vitamins.niacin","vitamins.pantothenicAcid"',
  ',"sugars.fructose","sugars.glucose","sugars.sucrose","sugars.maltose"',
  '{"ingredientID":"',
  ',"reasons":["classic_substitute"',
  '],"ratio":1,"contexts":[',
  ',"loses":[],"with":[]}',
  ',"reasons":["same_family"]}',
  ',"similar_flavor"',
  ',"similar_texture"',
  ',"same_function"',
  '","score":0.',
  ',"reasons":["',
  '"crumbly":0,"viscous":0,"liquid":0,"powdery":0,"oily":0',
  '"dressing":0,"sandwich":0,',
  '"foaming":0,"browning":0,"colouring":0,',
  '"frying_medium":0,"spread":0}',
  '"cooling":0,',
  '":0,"',
  '":null,"',
  '":"unknown","',
  '],"region":null},{"id":"',
  ',"tier":"usually","share":[',
  ',"tier":"sometimes","share":null,"region":null},{"id":"',
  ',"reasons":["cooked_together"]},{"ingredientID":"',
  '],"pairsWellWith":null,"oftenUsedWith":null},"tags":[',
  '},"latin":[],"mainIngredient":null,"variantType":"composite","isProcessed":true,"animalSources":[',
  '],"otherSources":[],"allergenProfile":{"histamine":{"histamineContent":"',
  ',"daoEffect":"none","fermented":false,"aged":false',
  '","friedOrGreasy":false,"alcohol":false,"safeServingGrams":',
  '","melts":false},"textureProfile":{"firm":',
  ',"profileConfidence":{"cook_profile":"low","texture_profile":"low","functional_profile":"low","application_profile":"low","flavor_profile":"medium"},"relationships":{"substitutesWell":[',
  ',"profileConfidence":{"cook_profile":"medium","texture_profile":"medium","functional_profile":"medium","application_profile":"medium","flavor_profile":"medium"},"relationships":{"substitutesWell":[',
  '],"additive":null,"madeOf":null,"evidence":{"bases":',
  ',"state":"processed","nutrients":[',
  '"confidence":',
  '"functionalProfile":{"leavening":0,"thickening":0,"binding":0,"emulsifying":0,"gelling":0,"sweetening":0,"acidifying":0,"salting":0,"moistening":0,"shortening":0,"enriching":',
  '"processed":',
  '0,"cooling":0,"fruity":0,"citrus":0,"floral":0,"herbal":0,"green":0,"woody":0,"earthy":0,"nutty":0,"roasted":0,"smoky":0,"caramel":0,"creamy":0,"fermented":0,"sulfurous":0,"marine":',
  '"gramsPer100g":{"oligosaccharides":null,"disaccharides":0,"monosaccharides":0,"polyols":',
  '"cuisineTags":[],"cuisineStrength":"none",',
  '"source":',
  '"macros.sugar","macros.salt","macros.water",',
  '"cook_profile":null,"texture_profile":null,"functional_profile":null,"application_profile":null,"flavor_profile":',
  '"pancreas":{"pancreasRisk":',
  '"structure":0,"preserving":0,"coating":0,"tenderising":0,"bulking":',
  '"cookProfile":{"methods":[',
  '"peanut":{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"},"treeNut":{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"},"sesame":{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"},"sulfite":',
  '"fodmap":{"fodmapLevel":',
  '},"acids":{"organic":null}},"nutrientMarks":{',
  '"no","sesame":"no","sulphites":"no","lupin":"no","molluscs":"no"},"flavorProfile":{',
]

/** First of the 32 control characters that follow the ASCII characters (U+0080 to U+009F). */
const BEYOND = 0x80
/**
 * Matches the control characters that stand for phrases. Our JSON has no other control characters: JSON escapes those
 * below U+0020, and our texts contain none from U+0080 to U+009F.
 */
const SHORT = /[^ -\u007f\u00a0-\uffff]/g
const ONE_BYTE = 31
const characterOf = (place: number) =>
  String.fromCharCode(place < ONE_BYTE ? place + 1 : BEYOND + place - ONE_BYTE)

/** All phrases, longest first, because a long phrase may contain a shorter one. */
const LONGEST_FIRST = [...PHRASES]
  .map((phrase, place) => ({ phrase, character: characterOf(place) }))
  .sort((a, b) => b.phrase.length - a.phrase.length)
const PHRASE_OF = new Map(LONGEST_FIRST.map(({ phrase, character }) => [character, phrase]))

/** Replaces each phrase with the character that stands for it. Throws if the text already has such a character. */
export function shortened(json: string): string {
  const taken = json.match(SHORT)?.[0]
  if (taken)
    throw new Error(`a text holds U+${taken.charCodeAt(0).toString(16)}, a phrase in short`)
  return LONGEST_FIRST.reduce(
    (text, { phrase, character }) => text.replaceAll(phrase, character),
    json,
  )
}

/** Reverses `shortened`. */
export const spelledOut = (text: string): string =>
  text.replace(SHORT, (character) => PHRASE_OF.get(character) ?? character)
