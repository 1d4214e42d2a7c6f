/** Distinguishes sentences that list ingredients from titles, praise, advice and addresses. */

import { isBrand } from '../../library/library.ts'
import type { LabelText } from './label-text.ts'
import type { ReadPart } from './read.ts'
import { flattened, type Span } from './spans.ts'
import { MADE_FROM, type Part } from './tree.ts'

/** True for a product name or description before the list; calls `read` only if the tree is inconclusive. */
export function isTitle(parts: readonly Part[], read: () => readonly ReadPart[]): boolean {
  if (parts.some(({ share, heading }) => share !== null || heading !== null)) return false
  if (parts.some(({ children }) => children.length > 1 && !children.every(isSmall))) return false
  // "Fish Cakes (UK)".
  if (parts.length === 1) return true
  // "Kimchi, mild, not pasteurised": mostly not foods.
  const foods = read().filter(
    (one) => one.number !== null || one.foods.some(({ reading }) => reading === 'sure'),
  )
  return foods.length * 2 < parts.length
}

/** "(Gluten, Wheat & Milk Free)": words of a claim, not ingredients. */
const isSmall = ({ children, share, class: cls }: Part): boolean =>
  children.length === 0 && share === null && cls === null

/** "Some bones may remain.", "Great with a glass of milk.": not a list; more sentences qualify after a list. */
export function isProse(label: LabelText, span: Span, isAfterList = false): boolean {
  const { verbs, prose, advice, denial, handling, containsVerb } = label.words
  const folded = label.folded(span).trim().replace(/\s+/g, ' ')
  // "The filling contains milk and egg."
  if (new RegExp(`\\b(?:${containsVerb})`).test(folded) && !denial.test(folded)) return false
  const [first = ''] = folded.split(/[,;:]/)
  if (folded.includes(':') ? advice.test(first) : prose.test(first)) return true
  if (isAfterList && (MADE_FROM.test(folded) || ADDRESS.test(folded))) return true
  if (!verbs.test(folded) || /\d{3}/.test(folded)) return false
  const isNamed = label.allergens(span).length > 0
  // "Small children can choke on nuts."
  if (isAfterList && !namesAnimal(label, span)) return !isNamed || !handling.test(folded)
  return !isNamed && !label.keys(span).some((word) => label.library.named(word).length > 0)
}

/** "30163 Hannover", "Omaha, NE 68102", "Ctra. Nacional 620 km 4": an address. */
const ADDRESS =
  /\b(?:[a-z]{1,2}-)?\d{5} (?!i\.?[eu]|ui\b|mg|mcg|kj|mio)[a-z]{3,}|\b(?:a|ch)-\d{4} [a-z]{3,}|\b[a-z]{2} \d{5}\b|\bctra\b|\bs\.? ?l\.? ?u?\.?(?![a-z])|\bs\.a\.|\bc\.? ?p\.? ?\d{5}|\bllp\b|\bpvt\b|\bco\. kg\b|\be\. ?k\.|\bpostfach\b|\bp\.? ?o\.? box\b|\bapartado\b/

/**
 * True for "Importado por Sabor, Quilicura, Santiago", "Peel here": no certain food or additive, no word for an
 * allergen or animal. Unknown words may still head a list ("Filling: …"), and unless a statement precedes
 * (`isAfterStatement`), one word, or several separated by commas, may be a list.
 */
export function listsNothing(
  label: LabelText,
  { span, parts }: { span: Span; parts: readonly Part[] },
  isAfterStatement: boolean,
  read: () => readonly ReadPart[],
): boolean {
  if (label.allergens(span).length > 0 || namesAnimal(label, span)) return false
  const text = label.text(span).trim()
  const isLike = parts.length >= FEWEST_OF_A_LIST || !/\s/.test(text)
  if ((text.includes(':') || (isLike && !isAfterStatement)) && parts.every(isPlainName))
    return false
  return flattened(read()).every(
    ({ number, foods, part }) =>
      number === null && part.share === null && foods.every(({ reading }) => reading !== 'sure'),
  )
}

const FEWEST_OF_A_LIST = 3
const isPlainName = ({ name }: Part): boolean => name.split(' ').length <= 2 && !/\d/.test(name)

/** "Egg and soya are used in our bakery": a warning of possible traces. */
export function isWarning(label: LabelText, span: Span): boolean {
  const { handling, denial } = label.words
  const text = label.folded(span)
  return handling.test(text) && !denial.test(text) && !MADE_FROM.test(text)
}

/** True if a word names an animal, or a food that comes or may come from one. */
const namesAnimal = (label: LabelText, span: Span): boolean =>
  label.words.animals.test(label.folded(span)) ||
  label
    .keys(span)
    .flatMap((word) => label.library.named(word))
    .some(
      ({ ingredientId }) =>
        !isBrand(label.library, ingredientId) &&
        label.library.ingredient(ingredientId)?.animalSources.length !== 0,
    )
