/** Splits a statement into words and marks those that are not the name of a food. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { lastOf } from '../../domain/present.ts'
import { foldLetters } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { wordsAt } from './named.ts'
import { withoutDenied } from './polarity.ts'
import type { Span } from './spans.ts'

/** A word of an allergen statement. The flags say whether the word means an allergen or is typical of statements. */
export interface StatementWord extends Span {
  readonly isOfStatements: boolean
  readonly isLetter: boolean
  readonly isAllergen: boolean
  /** True if an allergen word is the whole word, as in "milk", but not in "Milchreis". */
  readonly isWhole: boolean
}

const SEPARATOR = /[,;:•·|()[\]{}&+/\n\t!?"„“”»«*†‡=]|(?<=[\p{L}\d]{2})\.(?=\s|$)|\s[-–—]\s/u

/** Splits the words of a statement into runs, which end at separators. */
export function runsOf(text: string, language: Language): readonly (readonly StatementWord[])[] {
  const folded = withoutDenied(foldLetters(text), language, ',')
  const named = allergensIn(folded, language)
  const runs: StatementWord[][] = []
  let last: Span | undefined
  for (const word of wordsAt(folded)) {
    if (!last || SEPARATOR.test(between(folded, last, word))) runs.push([])
    const over = named.filter(({ from, to }) => from <= word.from && to >= word.to)
    const isWhole = over.some((one) => one.isWhole)
    lastOf(runs).push({
      ...word,
      isOfStatements: isOfStatements(folded.slice(word.from, word.to)),
      isLetter: LABEL_WORDS[language].letterCodes && isLetter(text, word),
      isAllergen: isWhole || over.some((one) => isStemAlone(folded, one, word)),
      isWhole,
    })
    last = word
  }
  return runs
}

/** True for a capital letter within the text, which may mean an allergen on Austrian packages: "Spuren von H". */
const isLetter = (text: string, { from, to }: Span): boolean =>
  from > 0 && to - from === 1 && /\p{Lu}/u.test(text.slice(from, to))

/** The text between two words, with the end of the first word added so that "L. acidophilus" is not split. */
const between = (folded: string, last: Span, word: Span): string =>
  folded.slice(Math.max(last.from, last.to - 2), word.from + 1)

/** True if the stem is followed only by an ending ("Nüssen") or a word typical of statements ("Milcherzeugnisse"). */
function isStemAlone(folded: string, { from, to, stem }: AllergenAt, word: Span): boolean {
  const rest = folded.slice(stem.to, word.to)
  const [, noun = ''] = /^(?:e?n|s)?-?([a-z]{4,})$/.exec(rest) ?? []
  const isEnd = ENDING.test(rest) || isOfStatements(rest) || isOfStatements(noun)
  return stem.from === from && to === word.to && isEnd
}

const ENDING = /^(?:[a-z]{0,2}|ten|sen)$/

const isOfStatements = (word: string): boolean =>
  /^\d/.test(word) || LANGUAGES.some((lang) => LABEL_WORDS[lang].ofStatements.has(word))
