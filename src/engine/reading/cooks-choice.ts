/** Finds what a line leaves to the cook: whether a food is used at all, and how much of it. */

import { LANGUAGES } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import type { CooksChoice, Draft } from './draft.ts'
import { keyAt, range } from './scan.ts'
import type { LineState } from './state.ts'

/** Says of the foods what the tokens of a stretch leave to the cook. */
export function leave(state: LineState, from: number, to: number, drafts: readonly Draft[]): void {
  if (drafts.length === 0) return
  const text = ` ${range(from, to)
    .map((at) => keyAt(state, at))
    .join(' ')} `
  const left: CooksChoice = {
    ...(says(text, 'mayOmit') ? { mayOmit: true } : {}),
    ...(says(text, 'byTaste') ? { byTaste: true } : {}),
  }
  for (const draft of drafts) draft.left = { ...draft.left, ...left }
}

const says = (text: string, what: 'mayOmit' | 'byTaste') =>
  LANGUAGES.some((language) => WORDS[language][what].some((phrase) => text.includes(` ${phrase} `)))
