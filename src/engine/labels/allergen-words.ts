/** Finds words for EU Annex II allergens in any text, even inside unknown words. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import { EU_ALLERGENS, type EuAllergen, representativeOf } from '../../domain/restrictions.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { withoutDenied } from './polarity.ts'
import { blanked, type Span } from './spans.ts'

export interface AllergenAt extends Span {
  readonly entry: EuAllergen
  /** The food that represents the EU allergen; empty if there is none. */
  readonly food: string
  /** True if the match is a whole word, not counting an ending. */
  readonly isWhole: boolean
  /** The matched characters. `from` and `to` are the limits of the whole word. */
  readonly stem: Span
}

/** Minimum length of a foreign allergen word, since shorter ones occur inside too many other words. */
const SHORTEST_FOREIGN = 5

/** Returns each match of an allergen word in `folded`, which must be as long as the original text. */
export function allergensIn(folded: string, language: Language): readonly AllergenAt[] {
  const stated = withoutDenied(folded, language)
  const found: AllergenAt[] = []
  for (const { entry, food, words, but } of ROWS[language]) {
    // Exceptions only remove matches, so a text without a match can be skipped.
    if (stated.search(words) < 0) continue
    const text = but ? blanked(stated, but) : stated
    for (const match of text.matchAll(words)) {
      const from = match.index
      const to = from + match[0].length
      const [start, end] = [edge(folded, from, -1), edge(folded, to, 1)]
      const isWhole = start === from && end - to <= LONGEST_ENDING
      found.push({ entry, food, from: start, to: end, isWhole, stem: { from, to } })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

const LONGEST_ENDING = 2
const LETTER = /[\p{L}\p{N}-]/u

/** The end of the word at a position or, if `step` is -1, its start. */
function edge(text: string, at: number, step: 1 | -1): number {
  let end = at
  while (LETTER.test(text[step < 0 ? end - 1 : end] ?? '')) end += step
  return end
}

const ROWS = lazily(LANGUAGES, (language) =>
  LANGUAGES.flatMap((lang) =>
    EU_ALLERGENS.flatMap((entry) => {
      const words = LABEL_WORDS[lang].allergens[entry]
      const list = words.filter((word) => lang === language || isLong(word))
      if (list.length === 0) return []
      // The exceptions in the label's language also apply to words of other languages.
      const buts = [lang, language].map((one) => LABEL_WORDS[one].allergensBut[entry])
      const exceptions = [...new Set(buts)].flatMap((one) => one?.source ?? [])
      return {
        entry,
        food: representativeOf(entry),
        words: new RegExp(list.map(patternOf).join('|'), 'g'),
        but: exceptions.length > 0 ? new RegExp(exceptions.join('|'), 'g') : undefined,
      }
    }),
  ),
)

const isLong = (word: string) => word.replaceAll('_', '').length >= SHORTEST_FOREIGN

function patternOf(word: string): string {
  const inner = word.replace(/^_|_$/g, '').replaceAll('_', '[ -]')
  return `${word.startsWith('_') ? '(?<![a-z0-9])' : ''}${inner}${word.endsWith('_') ? '(?![a-z0-9])' : ''}`
}
