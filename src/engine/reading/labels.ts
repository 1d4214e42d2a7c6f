/** Detects words that only introduce or describe the foods of a clause: labels, purposes and known phrases. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import { itemAt } from '../../domain/present.ts'
import { AGE_LENGTH, monthsAt } from '../../language/ages.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { isPlain, type WordClass } from '../../language/word-classes.ts'
import type { Words } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import type { Entry } from '../../names/dictionary.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Draft } from './draft.ts'
import { entry } from './scan.ts'
import type { LineState } from './state.ts'

/** True for labels such as "Für den Teig", "contains" and "topping". All languages count, since recipes mix them. */
export const isLabel = ({ library, language }: LineState, words: Words): boolean =>
  inOrder(language).some((lang) => isLabelOf(library, lang, words))

function isLabelOf(library: Library, language: Language, words: Words): boolean {
  const { purpose } = WORDS[language].joins
  let isIntroduction = false
  for (let at = 0; at < words.length; ) {
    const found = purpose.has(itemAt(words, at)) ? PURPOSE : entryAt(library, words, at, language)
    if (!found || !(LABELS.has(found.cls) || isPlain(found.cls))) return false
    isIntroduction ||= LABELS.has(found.cls)
    at += found.length
  }
  return isIntroduction
}

/** A purpose word, such as "for", is treated like the name of a section. */
const PURPOSE: Entry = { cls: 'section', length: 1 }

export const introductionEnd = (state: LineState, from: number, to: number): number =>
  phrasesEnd(state, from, to, (cls) => isPlain(cls) || cls === 'section' || cls === 'utensil')

/** True if all words and phrases of a stretch only describe a food. The stretch may include a number or "and". */
export const onlyDescribes = (state: LineState, from: number, to: number): boolean =>
  phrasesEnd(state, from, to, isPlain) === to

/** Skips phrases of the wanted lexicon classes, and ages such as "6 months". Returns the index after them. */
function phrasesEnd(
  state: LineState,
  from: number,
  to: number,
  isWanted: (cls: WordClass) => boolean,
): number {
  const found = entry(state, from, to)
  const isAge = !found && monthsAt(state.keys.slice(0, to), from, state.language) !== undefined
  const length = found && isWanted(found.cls) ? found.length : isAge ? AGE_LENGTH : 0
  return length === 0 ? from : phrasesEnd(state, from + length, to, isWanted)
}

/** Classes of words that may precede a colon but do not name a food. */
const LABELS: ReadonlySet<WordClass> = new Set([
  'section',
  'ingredients',
  'method',
  'contains',
  'mayContain',
  'with',
  'remark',
])

const MARKS = ['mayOmit', 'byTaste'] as const

const MARKERS = lazily(
  MARKS,
  (what) => new RegExp(` (?:${LANGUAGES.flatMap((lang) => WORDS[lang][what]).join('|')}) `),
)

/** Marks the foods as optional or "to taste" if the words from `from` to `to` say so. */
export function applyOptionalMarkers(
  state: LineState,
  from: number,
  to: number,
  drafts: readonly Draft[],
): void {
  if (drafts.length === 0) return
  const text = ` ${state.keys.slice(from, to).join(' ')} `
  for (const what of MARKS) {
    if (!MARKERS[what].test(text)) continue
    for (const draft of drafts) draft.left = { ...draft.left, [what]: true }
  }
}
