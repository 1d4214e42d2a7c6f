/** What a line was read as, and the doubts about the whole of it: lost words, and near names that the line does not mention. */

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
  /** The language that it was read in. */
  readonly language: Language
  readonly parts: readonly Part[]
  readonly mentions: readonly Mention[]
  /** Whether it names only things that nobody eats. */
  readonly isNonFood: boolean
  /** Its items once they were asked for, by language and text. */
  readonly items: Map<string, readonly ParsedItem[]>
  /** Whether all its words are one letter from the name of a food that it does not name. */
  readonly isNear: boolean
}

/** What is longer is nobody's line of a recipe, and costs more the longer it is. */
export const MOST_TOKENS = 128
export const MOST_LETTERS = 1_024

/** The line as something that nobody could read. */
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

/** Whether a word was given to nothing, and is not told as a food that nobody knows: no rule may drop one and leave others sure. */
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
 * "Eg bread" and "filete de pera" are one letter from "egg bread" and "filete de perca": what was taken for a unit or for a word
 * that joins may be the typo.
 */
export function isNearOther(state: LineState): boolean {
  const { library, language, tokens, roles, drafts, amounts } = state
  const words: string[] = []
  let isSpoken = false
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind === 'number' && words.length === 0) continue
    if (kind !== 'word') break
    // "200 g", "2 cups": what is measured so begins no name.
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
    // "1 Dose Mais" is a Dose, whatever Dosenmais is, and "2 slices bread" are slices beside sliced bread.
    const stem = unit.length >= LONG_UNIT ? unit.slice(0, -1) : unit
    const isUnit = begun.startsWith(stem) || unit.startsWith(begun)
    return !read.includes(resolution.ingredientId) && !(isUnit && roles.includes('amount'))
  })
}

/** Roles of words that no food is read of. */
const OUTSIDE: ReadonlySet<Role> = new Set(['unit', 'filler', 'negation', 'non-food', 'coating'])
const SHORTEST_SLIP = 2
/** Letters from which on a unit keeps its sense without the last one. */
const LONG_UNIT = 5
const LONGEST_NAME = 5

export function namesThings({ drafts, pending, roles }: LineState): boolean {
  const hasFood = drafts.length > 0 || pending.amount !== undefined
  return !hasFood && !pending.unread && roles.includes('non-food')
}
