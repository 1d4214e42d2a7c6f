/** Reads a line into parts and foods: clauses hold phrases, phrases foods, choices and negations, and brackets clauses again. */

import type { Language } from '../../domain/languages.ts'
import type { Library } from '../../library/library.ts'
import { list } from './clauses.ts'
import { type Mention, mentionOf } from './draft.ts'
import { addNothing } from './mentions.ts'
import type { Part } from './parts.ts'
import { operated, phrase } from './phrases.ts'
import { doubtCurrent, range } from './scan.ts'
import { type LineState, stateOf } from './state.ts'
import { partsOf, textOf } from './wording.ts'

export interface LineReading {
  readonly parts: readonly Part[]
  readonly mentions: readonly Mention[]
  /** Whether it names only things that nobody eats. */
  readonly isNonFood: boolean
}

/** Reads one line; the parts cover all of it. */
export function readLine(library: Library, line: string, language: Language): LineReading {
  const state = stateOf(library, line, language, { list, phrase, operated })
  list(state, 0, state.tokens.length, 'main')
  if (state.tail.trim() !== '') doubtCurrent(state)
  if (isAnyLost(state)) for (const draft of state.drafts) draft.unread = true
  const isNonFood = namesThings(state)
  if (!isNonFood) nameUnread(state)
  return { parts: partsOf(state), mentions: state.drafts.map(mentionOf), isNonFood }
}

/** Whether a word was given to nothing, and is not told as a food that nobody knows: no rule may drop one and leave others sure. */
function isAnyLost({ tokens, roles, drafts }: LineState): boolean {
  const isTold = drafts.some(({ choices }) => choices.some(({ certainty }) => certainty === 'none'))
  return tokens.some(
    ({ kind }, at) =>
      kind !== 'sign' && (roles[at] === undefined || (roles[at] === 'unread' && !isTold)),
  )
}

function namesThings({ drafts, pending, roles }: LineState): boolean {
  const hasFood = drafts.length > 0 || pending.amount !== undefined
  return !hasFood && !pending.unread && roles.includes('non-food')
}

/** A line without a food that could be read is a mention of its own. */
function nameUnread(state: LineState): void {
  const { drafts, pending, tokens } = state
  if (drafts.length > 0) return
  if (pending.amount) addNothing(state, '', pending.amount)
  else if (tokens.some(({ kind }) => kind !== 'sign')) {
    addNothing(state, textOf(state, range(0, tokens.length)), undefined)
  }
}
