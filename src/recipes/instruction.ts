/** Distinguishes instructions from ingredient lines by the verbs of a language and the words around them. */

import { nameKey } from '../language/fold.ts'
import { alternatives, WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import type { StepWords } from '../language/words.ts'

/** True if a line is an instruction. `text` and `pieces` have no bullet or number. */
export function instructs(text: string, pieces: readonly string[], steps: StepWords): boolean {
  const [first = '', ...rest] = pieces.map(nameKey).filter(Boolean)
  const [second] = rest
  const isVerb = (word: string) => steps.sure.has(word) || steps.unsure.has(word)
  const [, mark = ''] = pieces
  // A series of verbs: "Mash, mix and bake".
  if (mark === ',' && rest.length >= LEAST_OF_ROW && isVerb(first) && isVerb(second ?? ''))
    return true
  // Verbs joined by commas or "and": "Mix and bake.", "Mix dry, whisk wet, combine."
  const isJoined = (piece: string, at: number) =>
    at > 1 && isVerb(nameKey(piece)) && JOINS.has(pieces[at - 1] ?? '')
  const isRow = isVerb(first) && /[.!]\s*$/.test(text) && !steps.of.has(second ?? '')
  if (isRow && pieces.some(isJoined)) return true
  // A short sentence with "all" and a verb: "Alles mischen."
  const isAll = steps.particles.has(first) && /[.!]\s*$/.test(text)
  const endsInVerb = rest.length >= (isAll ? 1 : 2) && endsClause(pieces, steps)
  // A verb may also begin an ingredient: "Garnish: mint", "Cream, a little", "Stir-fry sauce", "Mix of nuts".
  const isListed = /^[:,-]$/.test(mark) && !steps.openers.has(first)
  if (endsInVerb || second === undefined || isListed || steps.of.has(second)) return endsInVerb
  if (steps.sure.has(first)) return true
  if (steps.unsure.has(first)) return isActed(rest, steps) || hasDuration(text)
  return steps.openers.has(first) && opensStep(rest, steps)
}

const JOINS = new Set([',', ...Object.values(WORDS).flatMap(({ joins }) => [...joins.and])])
const LEAST_OF_ROW = 3
const NEAR = 4

/** True for a text with a time ("20 minutes") or temperature ("180 °C"). Such texts occur only in cooking methods. */
export const hasDuration = (text: string): boolean => DURATION(text).test(text)

const DURATION = lettered(
  String.raw`\d\s*(?:[°º]|(?:${alternatives('minutes', 'hours', 'degrees')})\b)|\d{3}\s*[cf]\b`,
  'iu',
)

/** True if the words after a verb show that it is an instruction: "roast the chicken", but not "roast chicken". */
function isActed(rest: readonly string[], { particles, near, purpose }: StepWords): boolean {
  // Ignore the purpose and the words after it: "butter for the tin".
  const end = rest.findIndex((word) => purpose.has(word))
  return (
    near.has(rest[0] ?? '') ||
    rest.slice(0, end < 0 ? NEAR : Math.min(end, NEAR)).some((word) => particles.has(word))
  )
}

/** True if a later word is a verb: "In a bowl, whisk the eggs". A verb of purpose ("cream to whip") does not count. */
const opensStep = (rest: readonly string[], steps: StepWords): boolean =>
  rest.some(
    (word, at) =>
      !steps.purpose.has(rest[at - 1] ?? '') &&
      (steps.sure.has(word) ||
        steps.verb.test(word) ||
        (steps.unsure.has(word) && isActed(rest.slice(at + 1), steps))),
  )

const SMALL = lettered(String.raw`^\p{Ll}`)

/** True if a lower-case infinitive ends a clause. "Braten" is a noun (meat), and "zum braten" states a purpose. */
const endsClause = (pieces: readonly string[], { last, goesOn, purpose }: StepWords): boolean =>
  pieces.some((piece, at) => {
    if (!SMALL(piece).test(piece) || !last.test(nameKey(piece))) return false
    if (purpose.has(nameKey(pieces[at - 1] ?? ''))) return false
    const next = pieces[at + 1] ?? '.'
    return /^[.,;:!)]$/.test(next) || goesOn.has(next)
  })
