/** Decides whether a name in a phrase is only a guess: it may be a typo, a dish, or a product made of the food. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import type { WordClass } from '../language/word-classes.ts'
import { lookup } from '../language/words.ts'
import { addsAllergen } from './compare-foods.ts'
import type { Doubt } from './food-reading.ts'
import { oneLetterOff } from './misspelt.ts'
import type { Resolution } from './named.ts'
import { isState, type Phrase, type WordSpan } from './phrase.ts'

/** Returns why a name that covers the whole phrase is only a guess; undefined if there is no doubt. */
export function doubtOfWhole(phrase: Phrase, hit: Resolution): Doubt {
  const { words, library, language, dishes } = phrase
  const isForeign = hit.lang !== language
  // A foreign name close to a name in this language is a guess: Spanish "reo" is a trout, but one letter from Oreo.
  if (isForeign && isNearOther(phrase, hit)) return 'slip'
  // A dish may have more allergens: "lasagne" may be pasta sheets or the dish.
  const ofDish = lookup(dishes, words.join(' '))
  if (ofDish?.some((id) => addsAllergenTo(phrase, hit, id))) return 'slip'
  if (hit.confidence === 1) return undefined
  if (isForeign) return 'foreign'
  const isOneWord = words.length === 1
  // A dish name is not the inflected name of a food. For example, "Tajine" is not the spice Tajin.
  const isOther = ofDish !== undefined || (isOneWord && phrase.tag(0).cls === 'homonym')
  // A letter may be missing. For example, "Erdbeeres" may mean "Erdbeere" or "Erdbeereis" (strawberry ice cream).
  const isShortened =
    isOneWord &&
    oneLetterOff(library, words, language).some(
      ({ name, ingredientId }) =>
        nameKey(name).length > itemAt(words, 0).length && ingredientId !== hit.ingredientId,
    )
  // The "oe" that we read as "ö" may be a typo. For example, "Ankoen" may be a form of anko, or mean Anken (butter).
  const isSpeltOut =
    UMLAUT.test(words.join(' ')) && !UMLAUT.test(nameKey(hit.name)) && isNearOther(phrase, hit)
  return isOther || isShortened || isSpeltOut ? 'slip' : undefined
}

/** Matches an umlaut spelt with an "e". */
const UMLAUT = /[aou]e/

/**
 * Doubt about a name that matched only after joining two words, or after removing a word that says how the food is cut.
 */
export function doubtOfRespelt(phrase: Phrase, hit: Resolution, isJoined: boolean): Doubt {
  // "Sesamring" may be a ring of sesame, but could just as well be a product made with sesame.
  const cut = isJoined ? undefined : cutAtEnd(itemAt(phrase.words, 0), phrase.language)
  return isNearOther(phrase, hit) || isProduct(phrase, hit, cut) ? 'slip' : undefined
}

/** Returns the doubt about a name with descriptive words around it. With these words, a different food may be meant. */
export function doubtOfPart(phrase: Phrase, hit: Resolution, span: WordSpan): Doubt {
  const isDoubtful =
    // "At milk" is one letter from oat milk. "Cebolla chica" is an onion, although "cebolla china" is another food.
    isNearOther(phrase, hit, true) ||
    isProduct(phrase, hit, cutBeside(phrase, span)) ||
    isMadeOf(phrase, span) ||
    isCutShort(phrase, span) ||
    isInDish(phrase, span)
  const isForeign = hit.lang !== phrase.language && hit.confidence < 1
  return isDoubtful ? 'slip' : isForeign ? 'foreign' : undefined
}

/** True if the phrase differs from the name of another food by one letter, and so may be a typo for that name. */
const isNearOther = (phrase: Phrase, hit: Resolution, addsOnly = false): boolean =>
  oneLetterOff(phrase.library, phrase.words, phrase.language).some(
    ({ ingredientId: other }) =>
      other !== hit.ingredientId && (!addsOnly || addsAllergenTo(phrase, hit, other)),
  )

function addsAllergenTo({ library }: Phrase, { ingredientId }: Resolution, other: string): boolean {
  const [food, added] = [library.ingredient(ingredientId), library.ingredient(other)]
  return food !== undefined && added !== undefined && addsAllergen(food, added)
}

/** Categories of food that cooks cut into rings and sticks themselves. */
const CUT_AT_HOME: ReadonlySet<string> = new Set([
  'vegetables',
  'fruit',
  'herbs',
  'spices',
  'mushrooms-and-algae',
  'fats-and-oils',
  'sweeteners',
])

/**
 * True if the food, when cut or shaped like this, is often sold breaded or baked: "fish strips", "mozzarella sticks",
 * "Sesamring".
 */
function isProduct(
  { library, language }: Phrase,
  { ingredientId }: Resolution,
  cut: string | undefined,
): boolean {
  if (cut === undefined || !WORDS[language].products.has(cut)) return false
  const { category, animalSources } = library.ingredient(ingredientId)!
  return category === 'meat'
    ? animalSources?.includes('poultry') === true
    : !CUT_AT_HOME.has(category)
}

/** The word for a cut at the end of a compound; undefined if the compound has none. */
const cutAtEnd = (word: string, language: Language) =>
  [...WORDS[language].products].find((cut) => word.endsWith(cut))

/** The word for a cut next to a food: "sticks" in "fish sticks", "bastoncitos" in "bastoncitos de pescado". */
function cutBeside({ words, language }: Phrase, [from, to]: WordSpan): string | undefined {
  const { headFirst, joins } = WORDS[language]
  if (!headFirst) return words[to]
  return words[joins.of.has(words[from - 1] ?? '') ? from - 2 : from - 1]
}

const MAKING: ReadonlySet<WordClass> = new Set(['descriptor', 'preparation'])

/**
 * True if the phrase names a dish made of the food. In Spanish, a participle and "de" come before the food
 * ("tostada de aguacate").
 */
function isMadeOf(phrase: Phrase, [from]: WordSpan): boolean {
  const { headFirst, joins } = WORDS[phrase.language]
  const head = phrase.tags[from - 2]
  return (
    headFirst &&
    head?.cls !== undefined &&
    joins.of.has(phrase.words[from - 1] ?? '') &&
    (MAKING.has(head.cls) || isState(head.cls)) &&
    !head.inPhrase &&
    phrase.arePlain(0, from)
  )
}

/** True if the name is cut off after "of": only filler words or nothing follow ("aceite de sé."). */
function isCutShort({ words, tags, language }: Phrase, [, to]: WordSpan): boolean {
  const { headFirst, joins } = WORDS[language]
  const rest = tags.slice(to + 1)
  return headFirst && joins.of.has(words[to] ?? '') && rest.every(({ cls }) => cls === 'filler')
}

/** True if the name and words next to it form the name of a dish ("Welsh rabbit", "Russisch Brot", "nut roast"). */
function isInDish({ words, dishes }: Phrase, [from, to]: WordSpan): boolean {
  for (let start = 0; start < to; start++) {
    for (let end = Math.max(from, start + 1) + 1; end <= words.length; end++) {
      const isInside = start >= from && end <= to
      const part = words.slice(start, end)
      // A dish name of two words may be stored as one word: "ajo blanco" as "ajoblanco".
      if (!isInside && (lookup(dishes, part.join(' ')) ?? lookup(dishes, part.join(''))))
        return true
    }
  }
  return false
}
