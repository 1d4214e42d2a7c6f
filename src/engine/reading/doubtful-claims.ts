/** Finds claims and substitutes that a remark may revoke: "flour (gluten free won't work)", "oat milk or normal". */

import { isOneOf } from '../../domain/closed-sets.ts'
import { joinsOf, wordsOfAll } from '../../language/index.ts'
import { stem } from '../../language/stem.ts'
import { STATES } from '../../language/word-classes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { claimsIn } from './claims.ts'
import type { Draft } from './draft.ts'
import { keyAt, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/**
 * True if the line names a substitute or has a claim, and its remarks may change which kind is meant. We do not interpret
 * these remarks. Neither the food with the claim nor the ordinary food is then certain.
 */
export function hasDoubtfulClaim(state: LineState): boolean {
  const clauses = clausesOf(state).map((clause) => ({
    clause,
    claims: claimsIn(state.library, wordsAt(state, clause), state.language),
  }))
  const isClaimed = clauses.some(({ claims }) => claims.length > 0)
  if (!isClaimed && !state.drafts.some((draft) => isSubstitute(state, draft))) return false
  return clauses.some(({ clause, claims }) => {
    if (endsWithOr(state, clause)) return true
    if (clause.some((at) => isFood(state, at))) return false
    if (claims.length === 0) return clause.some((at) => mayRevoke(state, keyAt(state, at)))
    const beside = clause.filter((_, i) => !claims.some(({ from, to }) => i >= from && i < to))
    return beside.some((at) => !isPartOfClaim(state, keyAt(state, at)))
  })
}

/** True for a food that replaces an ordinary one, such as a plant drink or an egg replacer. */
const isSubstitute = ({ library }: LineState, { choices }: Draft): boolean =>
  choices.some(({ candidates: [first] }) =>
    library.ingredient(first?.ingredientId ?? '')?.tags.includes('plant-based'),
  )

/** True for a denial and for words such as "normal": "glutenfreie Nudeln (hatte ich nicht)". */
const mayRevoke = ({ language }: LineState, word: string): boolean =>
  wordsOfAll('denials').has(word) ||
  [word, ...stem(word, language)].some((form) => wordsOfAll('ordinaryKind').has(form))

/** True for words that only describe a claim: "certified gluten free", "it must be vegan". */
function isPartOfClaim({ library, language }: LineState, word: string): boolean {
  const cls = entryAt(library, [word], 0, language)?.cls
  return cls === 'descriptor' || isOneOf(STATES, cls) || wordsOfAll('beforeClaim').has(word)
}

const isFood = ({ roles }: LineState, at: number) =>
  roles[at] === 'food' || roles[at] === 'further food' || roles[at] === 'alternative'

/** True if an "or" or a slash has no food after it: "vegan butter or normal", "mayo (vegan/regular)". */
function endsWithOr(state: LineState, clause: Indexes): boolean {
  const last = clause.findLastIndex(
    (at) => keyAt(state, at) === '/' || joinsOf(state.language).or.has(keyAt(state, at)),
  )
  return last >= 0 && !clause.slice(last).some((at) => isFood(state, at))
}

/** The words and numbers between the signs of the line. */
function clausesOf({ tokens }: LineState): readonly Indexes[] {
  const clauses: number[][] = [[]]
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind !== 'sign' || key === '/') clauses.at(-1)?.push(at)
    else if (key !== '') clauses.push([])
  }
  return clauses
}
