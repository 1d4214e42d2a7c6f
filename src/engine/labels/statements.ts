/** Splits a statement into possible food names: everything except punctuation and the usual words of statements. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt, lastOf } from '../../domain/present.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { foldedOf } from './clean.ts'
import { LONGEST_NAME, wordsAt } from './named.ts'
import { withoutDenied } from './polarity.ts'
import type { Span } from './spans.ts'

/** A word of a statement; usual words of statements and words that an allergen word covers need no further reading. */
export interface StatementWord extends Span {
  readonly isOfStatements: boolean
  readonly isAllergen: boolean
  /** True if an allergen word covers all of it: "milk", but not "Milchreis". */
  readonly isWhole: boolean
}

/** A dash before a lowercase letter may be part of a word: "Schalen - früchte". */
const SEPARATOR =
  /[,;:•·|()[\]{}&+/\n\t!?"„“”»«*†‡=]|(?<=[\p{L}\d]{2})\.(?=\s|$)|\s[-–—]\s(?!\p{Ll})/u

/** Words between separators, without statement words at either end. */
export function stretchesOf(
  text: string,
  language: Language,
  isName: (text: string) => boolean,
): readonly (readonly StatementWord[])[] {
  const folded = withoutDenied(foldedOf(text), language, ',')
  const named = allergensIn(folded, language)
  const stretches: StatementWord[][] = []
  let last: Span | undefined
  for (const word of wordsAt(folded)) {
    const isNext = last === undefined || SEPARATOR.test(between(text, folded, last, word))
    if (isNext) stretches.push([])
    const over = named.filter(({ from, to }) => from <= word.from && to >= word.to)
    const isWhole = over.some((one) => one.isWhole)
    lastOf(stretches).push({
      ...word,
      isOfStatements: isOfStatements(folded.slice(word.from, word.to)),
      isAllergen: isWhole || over.some((one) => isStemAlone(folded, one, word)),
      isWhole,
    })
    last = word
  }
  return stretches.map((words) => trimmed(text, words, isName)).filter(({ length }) => length > 0)
}

/** Splits words at statement words, if they are not a name as a whole. */
export function piecesOf(words: readonly StatementWord[]): readonly (readonly StatementWord[])[] {
  const pieces: StatementWord[][] = [[]]
  for (const word of words) {
    if (word.isOfStatements) pieces.push([])
    else lastOf(pieces).push(word)
  }
  return pieces.filter(({ length }) => length > 0)
}

/** "Prepared horseradish" is a name, though "prepared" is a statement word. */
function trimmed(
  text: string,
  words: readonly StatementWord[],
  isName: (text: string) => boolean,
): readonly StatementWord[] {
  const isNamed = (from: number, to: number) =>
    to - from < LONGEST_NAME && isName(text.slice(itemAt(words, from).from, itemAt(words, to).to))
  let from = 0
  let to = words.length - 1
  while (from <= to && itemAt(words, from).isOfStatements && !isNamed(from, to)) from += 1
  while (to >= from && itemAt(words, to).isOfStatements && !isNamed(from, to)) to -= 1
  return words.slice(from, to + 1)
}

/** The text between two words, with the end of the first: a full stop after one letter is not a separator ("L. acidophilus"). */
function between(text: string, folded: string, last: Span, word: Span): string {
  const gone = folded.slice(last.to, word.from).includes(',') ? ',' : ''
  return gone + text.slice(Math.max(last.from, last.to - 2), word.from + 1)
}

/** "Glutenhaltig", "Milcherzeugnisse", "Nüssen": the rest of the word is a statement word or an ending. */
function isStemAlone(folded: string, { from, to, stem }: AllergenAt, word: Span): boolean {
  const rest = folded.slice(stem.to, word.to)
  const [, noun = ''] = /^(?:e?n|s)?-?([a-z]{4,})$/.exec(rest) ?? []
  return (
    stem.from === from &&
    to === word.to &&
    (ENDING.test(rest) || isOfStatements(rest) || (noun !== '' && isOfStatements(noun)))
  )
}

const ENDING = /^(?:[a-z]{0,2}|ten|sen)$/

const isOfStatements = (word: string): boolean =>
  /^\d/.test(word) || LANGUAGES.some((lang) => LABEL_WORDS[lang].ofStatements.has(word))
