/** Distinguishes instructions from ingredient lines, by the verbs of one language and the words around them. */

import { alternatives } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import type { StepWords } from '../language/recipe-words.ts'
import type { Piece } from './servings.ts'

/** True if a line is an instruction; `words` and `text` exclude its bullet or number, `pieces` cover the whole line. */
export function instructs(
  words: readonly string[],
  text: string,
  pieces: readonly Piece[],
  steps: StepWords,
): boolean {
  const [first = '', ...rest] = words
  const [second] = rest
  const isVerb = (word: string) => steps.sure.has(word) || steps.unsure.has(word)
  // "Mash, mix and bake".
  if (second !== undefined && rest.length >= LEAST_OF_ROW && isVerb(first) && isVerb(second)) {
    if (ROW(text).test(text)) return true
  }
  const endsInVerb = () => {
    // "Alles mischen."
    const isAll = steps.particles.has(first) && /[.!]\s*$/.test(text)
    return (rest.length >= 2 || (isAll && rest.length === 1)) && endsClause(pieces, steps)
  }
  // "Garnish: mint", "Cream, a little", "Stir-fry sauce".
  const isListed = LISTED(text).test(text) && !steps.openers.has(first)
  if (second === undefined || isListed || steps.of.has(second)) return endsInVerb()
  if (steps.sure.has(first)) return true
  if (steps.unsure.has(first)) return isActed(rest, steps) || DURATION(text).test(text)
  return (steps.openers.has(first) && opensStep(rest, steps)) || endsInVerb()
}

const LEAST_OF_ROW = 3
const NEAR = 4

const LISTED = lettered(String.raw`^[\p{L}\p{M}]+(?:\s*[:,]|-)`)
const ROW = lettered(String.raw`^[\p{L}\p{M}]+\s*,`)

/** "20 minutes", "180 °C": these only occur in a method. */
const DURATION = lettered(
  String.raw`\d\s*(?:°|(?:${alternatives('minutes', 'hours', 'degrees')})\b)|\d{3}\s*[cf]\b`,
  'iu',
)

/** True if the words after the verb show that it is one: "roast the chicken", not "roast chicken". */
function isActed(rest: readonly string[], { particles, near, purpose }: StepWords): boolean {
  // "Butter for the tin".
  const end = rest.findIndex((word) => purpose.has(word))
  return (
    near.has(rest[0] ?? '') ||
    rest.slice(0, end < 0 ? NEAR : Math.min(end, NEAR)).some((word) => particles.has(word))
  )
}

/** "In a bowl, whisk the eggs": a verb follows that is not a purpose ("cream to whip"). */
function opensStep(rest: readonly string[], steps: StepWords): boolean {
  return rest.some(
    (word, at) =>
      !steps.purpose.has(rest[at - 1] ?? '') &&
      (steps.sure.has(word) ||
        steps.verb?.test(word) ||
        (steps.unsure.has(word) && isActed(rest.slice(at + 1), steps))),
  )
}

const SMALL = lettered(String.raw`^\p{Ll}`)

/** A lower-case infinitive that ends a clause: "Braten" is meat, "zum braten" a purpose. */
function endsClause(pieces: readonly Piece[], { last, goesOn, purpose }: StepWords): boolean {
  return pieces.some(({ text, key }, at) => {
    if (!SMALL(text).test(text) || !last?.test(key)) return false
    if (purpose.has(pieces[at - 1]?.key ?? '')) return false
    const next = pieces[at + 1]?.text ?? '.'
    return /^[.,;:!)]$/.test(next) || goesOn.has(next)
  })
}
