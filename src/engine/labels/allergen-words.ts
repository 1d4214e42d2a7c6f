/** Finds the words of the allergens of EU Annex II in any text, also inside unknown words. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { EuAllergen } from '../../domain/restrictions.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { withoutDenied } from './polarity.ts'

export interface AllergenAt {
  readonly entry: EuAllergen
  /** The food that stands for it; empty if none does. */
  readonly food: string
  readonly from: number
  readonly to: number
  /** Whether it is all of its word but for an ending. */
  readonly isWhole: boolean
  /** The letters that match, within the word from `from` to `to`. */
  readonly stem: { readonly from: number; readonly to: number }
}

interface Row {
  readonly entry: EuAllergen
  readonly food: string
  readonly words: RegExp
  readonly but: RegExp | undefined
}

/** Shorter words of another language are parts of too many others. */
const SHORTEST_FOREIGN = 5

const rows: Partial<Record<Language, readonly Row[]>> = {}

/** `folded` is folded letter by letter; one result for each place that names an entry. */
export function allergensIn(folded: string, language: Language): readonly AllergenAt[] {
  const told = withoutDenied(folded, language)
  if (!anyOf(language).test(told)) return []
  const found: AllergenAt[] = []
  for (const { entry, food, words, but } of rowsOf(language)) {
    // Blanking can only remove matches.
    if (told.search(words) < 0) continue
    const text = but ? told.replace(but, (gone) => ' '.repeat(gone.length)) : told
    for (const match of text.matchAll(words)) {
      const from = match.index
      const to = from + match[0].length
      const [start, end] = [wordStart(folded, from), wordEnd(folded, to)]
      const isWhole = start === from && end - to <= LONGEST_ENDING
      found.push({ entry, food, from: start, to: end, isWhole, stem: { from, to } })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** The food that stands for an entry; empty or undefined if there is none. */
export const foodOf = (entry: EuAllergen): string | undefined =>
  LANGUAGES.flatMap((lang) => LABEL_WORDS[lang].allergens).find((row) => row.entry === entry)?.food

const any: Partial<Record<Language, RegExp>> = {}

/** Most words name no allergen at all. */
function anyOf(language: Language): RegExp {
  any[language] ??= new RegExp(
    rowsOf(language)
      .map(({ words }) => words.source)
      .join('|'),
  )
  return any[language]
}

const LONGEST_ENDING = 2
const LETTER = /[\p{L}\p{N}-]/u

function wordStart(text: string, at: number): number {
  let from = at
  while (from > 0 && LETTER.test(itemAt(text, from - 1))) from -= 1
  return from
}

function wordEnd(text: string, at: number): number {
  let to = at
  while (to < text.length && LETTER.test(itemAt(text, to))) to += 1
  return to
}

function rowsOf(language: Language): readonly Row[] {
  rows[language] ??= LANGUAGES.flatMap((lang) =>
    LABEL_WORDS[lang].allergens.flatMap(({ entry, food, words, but }) => {
      const list = words
        .split(' ')
        .filter(Boolean)
        .filter((word) => lang === language || isLong(word))
      if (list.length === 0) return []
      // Apply the exceptions of this language to foreign words as well.
      const own = LABEL_WORDS[language].allergens.find((row) => row.entry === entry)?.but
      const all = [but, ...(lang === language ? [] : [own])].filter((one) => one !== undefined)
      const source = all.map((one) => one.source).join('|')
      return [
        {
          entry,
          food,
          words: new RegExp(list.map(patternOf).join('|'), 'g'),
          but: source === '' ? undefined : new RegExp(source, 'g'),
        },
      ]
    }),
  )
  return rows[language]
}

const isLong = (word: string) => word.replaceAll('_', '').length >= SHORTEST_FOREIGN

function patternOf(word: string): string {
  const inner = word.replace(/^_|_$/g, '').replaceAll('_', '[ -]')
  return `${word.startsWith('_') ? '(?<![a-z0-9])' : ''}${inner}${word.endsWith('_') ? '(?![a-z0-9])' : ''}`
}
