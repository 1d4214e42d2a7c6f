/** Detects introductions and remarks of a clause: labels before a colon, purposes, lexicon phrases. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { AGE_LENGTH, monthsAt } from '../../language/ages.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { isPlain, type WordClass } from '../../language/word-classes.ts'
import type { Library } from '../../library/library.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Draft } from './draft.ts'
import { entry } from './scan.ts'
import type { LineState } from './state.ts'

/** "Für den Teig", "for the sauce", "contains", "enthält", "topping", in any one language, since people paste recipes in all. */
export function isLabel({ library, language }: LineState, words: readonly string[]): boolean {
  return inOrder(language).some((lang) => isLabelOf(library, lang, words))
}

function isLabelOf(library: Library, language: Language, words: readonly string[]): boolean {
  let isIntroduction = false
  for (let at = 0; at < words.length; ) {
    const found = entryAt(library, words, at, language)
    const isPurpose = WORDS[language].joins.purpose.has(words[at] ?? '')
    if (isPurpose || (found && LABELS.has(found.cls))) isIntroduction = true
    else if (!found || !isPlain(found.cls)) return false
    at += isPurpose ? 1 : (found?.length ?? 1)
  }
  return isIntroduction
}

/** Index after the lexicon words that introduce a purpose. */
export function introductionEnd(state: LineState, from: number, to: number): number {
  let at = from
  while (at < to) {
    const found = entry(state, at, to)
    if (!found || !(isPlain(found.cls) || found.cls === 'section' || found.cls === 'utensil')) break
    at += found.length
  }
  return at
}

/** True if a stretch is only plain words and phrases, so that a number or "and" in it separates nothing. */
export function isSaid(
  { library, tokens, keys, language }: LineState,
  from: number,
  to: number,
): boolean {
  let at = from
  while (at < to) {
    const found = tokens[at]?.kind === 'sign' ? undefined : entryAt(library, keys, at, language)
    if (!found && monthsAt(keys, at, language) !== undefined && at + AGE_LENGTH <= to) {
      at += AGE_LENGTH
      continue
    }
    if (!found || !isPlain(found.cls) || at + found.length > to) return false
    at += found.length
  }
  return true
}

/** Words before a colon that name no food. */
const LABELS: ReadonlySet<WordClass> = new Set([
  'section',
  'ingredients',
  'method',
  'contains',
  'mayContain',
  'with',
  'remark',
])

/** Marks the drafts as optional or to taste if the tokens of the stretch say so. */
export function applyOptionalMarkers(
  state: LineState,
  from: number,
  to: number,
  drafts: readonly Draft[],
): void {
  const text = ` ${state.keys.slice(from, to).join(' ')} `
  const says = (what: 'mayOmit' | 'byTaste') =>
    LANGUAGES.some((lang) => WORDS[lang][what].some((phrase) => text.includes(` ${phrase} `)))
  for (const draft of drafts) {
    if (says('mayOmit')) draft.left = { ...draft.left, mayOmit: true }
    if (says('byTaste')) draft.left = { ...draft.left, byTaste: true }
  }
}
