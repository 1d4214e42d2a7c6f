/** Writes what nearly every record says as one character, so that the library file stays small. */

/**
 * What JSON texts of records say most; a phrase before those that it contains. The place of a phrase is its character, so
 * that a change here is a change of the library's format.
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
  ',"functional_profile":"medium","application_profile":"medium","flavor_profile":"medium"}',
  '"macros.energyKcal","macros.energyKilojoule","macros.protein","macros.fat","macros.carbohydrates","macros.fibre"',
  '"lipids.cholesterol","lipids.saturatedFat","lipids.monounsaturatedFat","lipids.polyunsaturatedFat"',
  '"minerals.calcium","minerals.iron","minerals.magnesium","minerals.phosphorus","minerals.potassium","minerals.sodium","minerals.zinc"',
  '"vitamins.a","vitamins.b1","vitamins.b2","vitamins.b6","vitamins.c"',
  ',"vitamins.niacin","vitamins.pantothenicAcid"',
  ',"sugars.fructose","sugars.glucose","sugars.sucrose","sugars.maltose"',
  '{"ingredientID":"',
  '","reasons":["classic_substitute"',
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
]

/** JSON writes no such character but inside an escape. */
const ANY = /[^ -\uffff]/g
const characterOf = (place: number) => String.fromCharCode(place + 1)

/** The JSON text with a character for each phrase. */
export function shortened(json: string): string {
  return PHRASES.reduce((text, phrase, place) => text.replaceAll(phrase, characterOf(place)), json)
}

/** The JSON text as it was. */
export function spelledOut(text: string): string {
  return text.replace(ANY, (character) => PHRASES[character.charCodeAt(0) - 1] ?? character)
}
