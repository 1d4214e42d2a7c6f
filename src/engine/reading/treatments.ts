/** Recognizes unknown words that only say how a food is treated: "massaged", "unzerbrochen". */

import { WORDS } from '../../language/index.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { slips } from '../../search/misspelt.ts'
import { allergensIn } from '../labels/allergen-words.ts'
import { keyAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/** The unread words of a remark if each only says how the food is treated; otherwise undefined. */
export function treatmentsIn(state: LineState, reading: FoodReading, indexes: Indexes) {
  const { roles, certainty } = reading
  if (certainty === 'sure' || reading.isAmbiguous || roles.length !== indexes.length)
    return undefined
  const unread = indexes.filter((_, i) => roles[i] === 'unread' || roles[i] === 'food')
  const areTreatments = unread.length > 0 && unread.every((at) => isTreatment(state, at))
  return areTreatments ? unread : undefined
}

/** True for the form of a verb or adverb that adds nothing to the food and resembles no food. */
function isTreatment(state: LineState, at: number): boolean {
  const { library, language, tokens, roles } = state
  const { treatments, additions, capitalNouns } = WORDS[language]
  const isSmall = (i: number) => /^\p{Ll}/u.test(tokens[i]?.text ?? '')
  // Where nouns have a capital, a small word beside them is no food.
  if (capitalNouns && (!isSmall(at) || roles.some((role, i) => role === 'food' && isSmall(i))))
    return false
  const word = keyAt(state, at)
  // "Note 2b"
  if (word.length === 1 && tokens[at - 1]?.kind === 'number') return true
  return (
    treatments.test(word) &&
    !additions.test(word) &&
    allergensIn(word, language).length === 0 &&
    !beginsWithFood(state, word) &&
    slips(library, [word], language).length === 0
  )
}

/** Minimum length of the name of a food at the start of a word: "butter" in "buttergeschwenkt". */
const SHORTEST_START = 4
/** Vowels at the end of a name that its verb loses: "almendreado" is made of "almendra". */
const ENDS = ['', 'a', 'e', 'o']

const beginsWithFood = ({ library }: LineState, word: string): boolean =>
  [...word].some(
    (_, at) =>
      at >= SHORTEST_START && ENDS.some((end) => library.named(word.slice(0, at) + end).length > 0),
  )
