/** Helpers for the tokens of a line: words, brackets, lexicon entries and roles. */

import { isOneOf } from '../../domain/closed-sets.ts'
import { itemAt } from '../../domain/present.ts'
import type { Role } from '../../domain/reading.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { COATINGS, type Coating, OPERATORS, type WordClass } from '../../language/word-classes.ts'
import type { Entry } from '../../names/dictionary.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Amount } from './amounts.ts'
import { isJoiningSign, isOddSign } from './markup.ts'
import type { Indexes, LineState, Slot } from './state.ts'

export type Bracket = readonly [open: number, close: number]

/** Returns the words outside brackets from `from` to `to`, and the brackets. Also sets the roles of symbols. */
export function flatten(state: LineState, from: number, to: number) {
  const { tokens, roles } = state
  const indexes: number[] = []
  const brackets: Bracket[] = []
  for (let at = from; at < to; at++) {
    const { kind, key } = itemAt(tokens, at)
    if (key === '(') {
      const close = closing(state, at, to)
      brackets.push([at, close])
      at = close
    } else if (
      kind !== 'sign' ||
      (isJoiningSign(key) && !(key === '/' && isBetweenNumbers(state, at)))
    )
      indexes.push(at)
    else if (isOddSign(key) && roles[at] === undefined) {
      roles[at] = 'unread'
      markLastAsGuess(state)
    } else roles[at] ??= 'filler'
  }
  return { indexes, words: wordsAt(state, indexes), brackets }
}

/** Characters that may be between two words of a name: blanks, hyphens, apostrophes, footnote and brand marks. */
const BLANK = /^(?:[*_®™©°]*[\p{Zs}\p{Cf}'’´\u0060‐‑–—-]+[*_®™©°]*)?$/u

/** Returns the punctuation between two words; '' if a name can contain that punctuation or if a token is a sign. */
export function signsBetween({ tokens, line }: LineState, from: number, to: number): string {
  const [before, after] = [itemAt(tokens, from), itemAt(tokens, to)]
  if (before.kind === 'sign' || after.kind === 'sign') return ''
  const between = line.slice(before.end, after.start).replace(/\([^)]*\)?/g, '')
  return BLANK.test(between) ? '' : between.replace(/[\p{L}\p{N}\s]/gu, '')
}

/** True for a sign between two numbers. Such a sign does not join foods: "1/4", "Gelierzucker 2:1". */
export const isBetweenNumbers = ({ tokens }: LineState, at: number): boolean =>
  tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'

/** Index of the bracket that closes the bracket at `open`; `to` if it is not closed. */
export function closing(state: LineState, open: number, to: number): number {
  let depth = 0
  for (let at = open; at < to; at++) {
    if (keyAt(state, at) === '(') depth += 1
    if (keyAt(state, at) === ')') depth -= 1
    if (depth === 0) return at
  }
  return to
}

export const keyAt = ({ keys }: LineState, at: number): string => keys[at] ?? ''

export const wordsAt = (state: LineState, indexes: Indexes): readonly string[] =>
  indexes.map((at) => keyAt(state, at))

/** Marks the last food as a guess. If the line has no food yet, marks the next food. */
export function markLastAsGuess({ drafts, pending }: LineState): void {
  const current = drafts.at(-1)
  if (current) current.unread = true
  else pending.unread = true
}

export function entry(state: LineState, at: number, to: number): Entry | undefined {
  const { library, keys, entries, language } = state
  const known = entries[at]
  const found = known === undefined ? (entryAt(library, keys, at, language) ?? null) : known
  entries[at] = found
  if (!found) return undefined
  return at + found.length > to ? entryAt(library, keys.slice(0, to), at, language) : found
}

export const isAndOr = ({ amounts }: LineState, key: string): boolean =>
  amounts.joins.and.has(key) || amounts.joins.or.has(key)

export const isOf = ({ language }: LineState, key: string): boolean =>
  WORDS[language].joins.of.has(key) || joinsOf(language).from.has(key)

export const isCoating = (cls: WordClass): cls is Coating => isOneOf(COATINGS, cls)

export function range(from: number, to: number): Indexes {
  const indexes: number[] = []
  for (let at = from; at < to; at++) indexes.push(at)
  return indexes
}

/** True if a word introduces an additional phrase, as "with", "such as", "without" and "for" do. */
export function isOperator(state: LineState, at: number): boolean {
  if (joinsOf(state.language).purpose.has(keyAt(state, at))) return true
  const found = state.tokens[at]?.kind === 'word' ? entry(state, at, state.keys.length) : undefined
  return found !== undefined && isOneOf(OPERATORS, found.cls)
}

export const mark = ({ roles }: LineState, from: number, to: number, role: Role) =>
  roles.fill(role, from, to)

export function markAll({ roles }: LineState, indexes: Indexes, role: Role): void {
  for (const at of indexes) roles[at] = role
}

export function markReading(
  { roles }: LineState,
  indexes: Indexes,
  reading: FoodReading,
  slot: Slot,
): void {
  indexes.forEach((at, i) => {
    const role = reading.roles[i] ?? 'unread'
    roles[at] = role === 'food' ? foodRole(slot) : role
  })
}

export const foodRole = (slot: Slot): Role => (slot === 'main' ? 'food' : 'further food')

/** Changes each role that is listed in `from` to the role `into`. */
export function changeRoles(
  { roles }: LineState,
  indexes: Indexes,
  from: readonly Role[],
  into: Role,
): void {
  for (const at of indexes) {
    const role = roles[at]
    if (role !== undefined && from.includes(role)) roles[at] = into
  }
}

/** Marks the tokens of an amount. The tokens between them become fillers. */
export function markAmount(state: LineState, amount: Amount): void {
  for (const [from, to, role] of amount.spans) mark(state, from, to, role)
  const [first] = amount.spans
  if (first) for (let at = first[0]; at < amount.to; at++) state.roles[at] ??= 'filler'
}
