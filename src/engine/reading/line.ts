/** The reading of a line, and checks on the line as a whole: lost words, and similar names that the line does not mention. */

import type { Language } from '../../domain/languages.ts'
import type { Role } from '../../domain/reading.ts'
import type { ParsedItem, Part } from '../../domain/shapes/recipes.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import { isMeasure } from './amounts.ts'
import { type Mention, mentionOf } from './draft.ts'
import { nameUnread } from './mentions.ts'
import type { LineState } from './state.ts'
import { partsOf } from './wording.ts'

export interface LineReading {
  /** The language that the line was read in. */
  readonly language: Language
  readonly parts: readonly Part[]
  readonly mentions: readonly Mention[]
  /** True if the line names only inedible things. */
  readonly isNonFood: boolean
  /** Cache of parsed items, by language and text. */
  readonly items: Map<string, readonly ParsedItem[]>
  /** True if its words together are one letter off the name of a food that it does not mention. */
  readonly isNear: boolean
}

/** Upper bounds; parsing cost grows with line length. */
export const MOST_TOKENS = 128
export const MOST_LETTERS = 1_024

/** The reading of a line that could not be parsed. */
export function unread(state: LineState): LineReading {
  nameUnread(state)
  return {
    language: state.language,
    parts: partsOf(state),
    mentions: state.drafts.map(mentionOf),
    items: new Map(),
    isNonFood: false,
    isNear: false,
  }
}

/** True if a word has no role and is not reported as an unknown food: no rule may drop a word and leave other foods sure. */
export function isAnyLost({ tokens, roles, drafts }: LineState): boolean {
  const isUnread = drafts.some(({ choices }) =>
    choices.some(({ certainty }) => certainty === 'none'),
  )
  return tokens.some(
    ({ kind }, at) =>
      kind !== 'sign' && (roles[at] === undefined || (roles[at] === 'unread' && !isUnread)),
  )
}

/**
 * "Eg bread" and "filete de pera" are one letter from "egg bread" and "filete de perca": a word read as a unit or
 * function word may be the typo.
 */
export function isNearOther(state: LineState): boolean {
  const { library, language, tokens, roles, drafts, amounts } = state
  const words: string[] = []
  let isSpoken = false
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind === 'number' && words.length === 0) continue
    if (kind !== 'word') break
    // "200 g", "2 cups": a name does not begin with a measure.
    const isUnit = at > 0 && words.length === 0 && roles[at] === 'unit'
    if (isUnit && amounts.unitAt(at, tokens.length)?.units.every(isMeasure)) return false
    words.push(key)
    isSpoken ||= key.length >= SHORTEST_SLIP && OUTSIDE.has(roles[at] ?? 'unread')
  }
  if (!isSpoken || words.length < 2 || words.length > LONGEST_NAME) return false
  const read = drafts.flatMap(({ choices }) =>
    choices.map((one) => one.candidates[0]?.ingredientId),
  )
  return oneLetterOff(library, words, language).some(({ key, resolution }) => {
    const [begun = ''] = key.split(' ')
    const [unit = ''] = words
    // "1 Dose Mais" is no typo of "Dosenmais", and "2 slices bread" is none of "sliced bread".
    const stem = unit.length >= LONG_UNIT ? unit.slice(0, -1) : unit
    const isUnit = begun.startsWith(stem) || unit.startsWith(begun)
    return !read.includes(resolution.ingredientId) && !(isUnit && roles.includes('amount'))
  })
}

/** Roles of words that are not part of a food. */
const OUTSIDE: ReadonlySet<Role> = new Set(['unit', 'filler', 'negation', 'non-food', 'coating'])
const SHORTEST_SLIP = 2
/** Minimum letters of a unit that is recognizable without the last one. */
const LONG_UNIT = 5
const LONGEST_NAME = 5

export function namesThings({ drafts, pending, roles }: LineState): boolean {
  const hasFood = drafts.length > 0 || pending.amount !== undefined
  return !hasFood && !pending.unread && roles.includes('non-food')
}
