/** Finds claims and substitutes that a remark may revoke: "flour (gluten free won't work)", "oat milk or normal". */

import type { AbsenceCode } from '../../domain/absences.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import { itemAt } from '../../domain/present.ts'
import { joinsOf, wordsOfAll } from '../../language/index.ts'
import { stem } from '../../language/stem.ts'
import { STATES } from '../../language/word-classes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { claimsIn, isReplaced } from './claims.ts'
import type { Draft } from './draft.ts'
import { entry, keyAt, range, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/**
 * True if the line names a substitute or has a claim, and its remarks may change which kind is meant. We do not interpret
 * these remarks. Neither the food with the claim nor the ordinary food is then certain.
 */
export function hasDoubtfulClaim(state: LineState): boolean {
  const isReplacement = state.drafts.some((draft) => isSubstitute(state, draft))
  // Most lines end here, before their clauses are read.
  if (!state.isClaimed && !isReplacement) return false
  const clauses = clausesOf(state).map((clause) => ({
    clause,
    claims: claimsIn(state.library, wordsAt(state, clause), state.language),
    isOfFood: clause.some((at) => isFood(state, at)),
  }))
  const first = clauses.findIndex(({ isOfFood }) => isOfFood)
  const isClaimed = clauses.some(({ claims }) => claims.length > 0)
  if (!isClaimed && !isReplacement) return false
  // A claim before the food is a remark on the recipe if the food contradicts it: "vegetarian, with fish sauce".
  const codes = clauses
    .slice(0, Math.max(first, 0))
    .flatMap(({ claims }) => claims.map(({ code }) => code))
  if (state.drafts.some((draft) => contradicts(state, draft, codes))) return true
  return clauses.some(({ clause, claims, isOfFood }) => {
    const beside = clause.filter((_, i) => !claims.some(({ from, to }) => i >= from && i < to))
    if (endsWithOr(state, beside)) return true
    if (isOfFood || first < 0) return false
    if (claims.length > 0) return beside.some((at) => isNoPartOfClaim(state, keyAt(state, at)))
    return beside.some(
      (at) => isOrdinary(state, keyAt(state, at)) || (isClaimed && isDenial(keyAt(state, at))),
    )
  })
}

const firstFood = ({ library }: LineState, { choices }: Draft) =>
  library.ingredient(choices[0]?.candidates[0]?.ingredientId ?? '')

function contradicts(state: LineState, draft: Draft, codes: readonly AbsenceCode[]): boolean {
  const food = firstFood(state, draft)
  return food !== undefined && codes.length > 0 && isReplaced(food, codes)
}

/** True for a food that replaces an ordinary one, such as a plant drink or an egg replacer. */
const isSubstitute = (state: LineState, draft: Draft): boolean =>
  firstFood(state, draft)?.tags.includes('plant-based') ?? false

/** True for words such as "normal", which may mean another food: "Hafermilch, für die Kinder normale". */
const isOrdinary = ({ language }: LineState, word: string): boolean =>
  [word, ...stem(word, language)].some((form) => wordsOfAll('ordinaryKind').has(form))

const isDenial = (word: string): boolean => wordsOfAll('denials').has(word)

/** False for words that only describe a claim: "certified gluten free", "it must be vegan". */
function isNoPartOfClaim({ library, language }: LineState, word: string): boolean {
  const cls = entryAt(library, [word], 0, language)?.cls
  return cls !== 'descriptor' && !isOneOf(STATES, cls) && !wordsOfAll('beforeClaim').has(word)
}

const isFood = ({ roles }: LineState, at: number) =>
  roles[at] === 'food' || roles[at] === 'further food' || roles[at] === 'alternative'

/** True if an "or" or a slash has no food after it: "vegan butter or normal", "mayo (vegan/regular)". */
function endsWithOr(state: LineState, clause: Indexes): boolean {
  const last = clause.findLastIndex(
    (at) => keyAt(state, at) === '/' || joinsOf(state.language).or.has(keyAt(state, at)),
  )
  const after = clause.slice(last + 1)
  return last >= 0 && !after.some((at) => isFood(state, at)) && !isOfAmount(state, after)
}

/** True for words that only change the amount: "or more", "or to taste". */
function isOfAmount(state: LineState, [at, ...rest]: Indexes): boolean {
  if (at === undefined) return false
  const found = entryAt(state.library, state.keys, at, state.language)
  if (found?.cls !== 'remark' && found?.cls !== 'filler') return false
  const more = rest.slice(found.length - 1)
  return more.length === 0 ? found.cls === 'remark' : isOfAmount(state, more)
}

/** The words and numbers between the signs of the line, without known remarks such as "oder vegane Alternative". */
function clausesOf(state: LineState): readonly Indexes[] {
  const { library, language, tokens } = state
  const clauses: number[][] = [[]]
  for (let at = 0; at < tokens.length; at++) {
    const { kind, key } = itemAt(tokens, at)
    const { cls, length = 1 } = entry(state, at, tokens.length) ?? {}
    const hasClaim = () =>
      claimsIn(library, wordsAt(state, range(at, at + length)), language).length > 0
    if (cls === 'remark' && hasClaim()) at += length - 1
    else if (kind !== 'sign' || key === '/') clauses.at(-1)?.push(at)
    else if (key !== '') clauses.push([])
  }
  return clauses
}
