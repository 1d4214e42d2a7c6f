/** Reads what stands behind "without": how much of it is denied, and what that says of the food before. */

import { joinsOf } from '../../language/index.ts'
import { named } from '../../search/resolve.ts'
import { claim } from './claimed.ts'
import { absenceOf } from './claims.ts'
import { asDoubtful } from './mentions.ts'
import { isNothing, isPlainWord, readWords } from './readings.ts'
import { markAll, markJoints } from './roles.ts'
import { isAndOr, operatorIn, splitAt, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** Words that one thing that is denied has at most; up to so many that nobody knows are one thing. */
const LONGEST_DENIED = 4
const SHORT_DENIED = 2

/** The words behind "without", up to the next side clause. */
export function absent(state: LineState, places: Places): void {
  const operator = operatorIn(state, places)
  const denied = operator ? places.slice(0, operator.at) : places
  const sides = splitAt(state, denied, isNor(state))
  markJoints(state)
  let isDenied = true
  for (const side of sides) {
    // "Ohne Hefe aus Gemüse und Sellerie": what follows the food that is denied is not denied with it.
    const end: number = isDenied ? deniedIn(state, side) : 0
    isDenied = end === side.length
    deny(state, side.slice(0, end))
    const rest = side.slice(end)
    if (rest.length > 0) {
      asDoubtful(state, () => state.reader.phrase(state, rest, undefined, 'beside'))
    }
  }
  if (!operator) return
  const behind = places.slice(operator.at)
  state.reader.operated(state, behind, { ...operator, at: 0 }, undefined, 'beside')
}

/** What joins two things that are denied. */
function isNor(state: LineState): (key: string) => boolean {
  const { nor } = joinsOf(state.language)
  return (key) => isAndOr(state, key) || key === '/' || nor.has(key)
}

/** How many of the words name what is denied; none where nobody knows what it is and more follows. */
function deniedIn(state: LineState, side: Places): number {
  const words = wordsAt(state, side)
  for (let length = Math.min(words.length, LONGEST_DENIED); length >= 1; length--) {
    if (!isKnown(state, words.slice(0, length))) continue
    return isNothing(state, words.slice(length)) ? words.length : length
  }
  const isOneThing = words.length <= SHORT_DENIED || isNothing(state, words)
  return isOneThing ? words.length : 0
}

/** Whether words are something that a food can be without. */
function isKnown(state: LineState, words: readonly string[]): boolean {
  const { library, language } = state
  return (
    absenceOf(library, words, language) !== undefined ||
    named(library, words, language) !== undefined ||
    readWords(state, words).certainty === 'sure'
  )
}

function deny(state: LineState, side: Places): void {
  if (side.length === 0) return
  markAll(state, side, 'negation')
  const { library, language } = state
  const words = wordsAt(state, side)
  const bare = words.filter((word) => !isPlainWord(state, word))
  const code =
    absenceOf(library, words, language) ??
    (bare.length > 0 ? absenceOf(library, bare, language) : undefined)
  if (code) claim(state, code)
}
