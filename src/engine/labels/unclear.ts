/** Finds text on a package that says that there is more than it names: "contains allergens", "main ingredients". */

import { EU_ALLERGENS, type EuAllergen, representativeOf } from '../../domain/restrictions.ts'
import type { LabelText } from './label-text.ts'
import type { Span } from './spans.ts'

/** An allergen that words imply, the food that represents it, and the position of the words. */
export interface Implied extends Span {
  readonly entry: EuAllergen
  readonly food: string
}

/** The allergens that words outside the list imply without a name: "unsuitable for coeliacs". */
export const impliedIn = (label: LabelText, { from, to }: Span): readonly Implied[] =>
  EU_ALLERGENS.flatMap((entry) =>
    label.words.implied[entry]?.test(label.folded({ from, to })) === true
      ? { entry, food: representativeOf(entry), from, to }
      : [],
  )

/** True if a statement that names no food may still be about one. "Contains bones" is surely not about a food. */
export function isOpen(label: LabelText, span: Span): boolean {
  const { announces } = label.words
  return announces.test(label.folded(span)) && !isBeside(label, span)
}

/** True for a statement about something that is no allergen, or about none: "contains bones", "allergens: none". */
export const isBeside = (label: LabelText, span: Span): boolean =>
  label.words.besides.test(label.folded(span))

/** True if the text says that the list is not complete: "main ingredients", "and others". */
export const isIncomplete = (label: LabelText, span: Span): boolean =>
  label.words.incomplete.test(label.folded(span))

/** True if letters or numbers in a title or note may stand for allergens: "Kartoffelsuppe A,G", "allergen code C". */
export function hasCodes(label: LabelText, span: Span): boolean {
  const text = label.text(span)
  const words = [...label.folded(span).matchAll(label.words.coded)]
  return (
    (CODES.test(text) && !OTHER_CODES.test(text)) ||
    LETTERS.test(text) ||
    words.some(({ index, 0: { length } }) => CODES_AFTER.test(text.slice(index + length)))
  )
}

/** True if a bracket in a list has only letters that stand for allergens and not just for countries: "Salz (L)". */
export const hasLetters = (label: LabelText, span: Span): boolean => {
  const text = label.text(span)
  return LETTERS_IN_LIST.test(text) && !OTHER_CODES.test(text)
}

/** A letter of an allergen on menus. Letters that mean something else are missing, such as V for vegan. */
const LETTER = '[A-HL-PR]'
const CODE = `(?:${LETTER}|1[0-4]|[1-9])`
const END = String.raw`(?=\W*$|\s*[\])–:\n]|\s-|\.\s)`

const CODES = new RegExp(String.raw`(?<![\p{L}\p{N}.,-])${CODE}(?:\s?[,/]\s?${CODE})+${END}`, 'u')
const CODES_AFTER = new RegExp(
  String.raw`^[^\p{L}\p{N}]+${CODE}(?:\s?[,/;·-]\s?${CODE})*${END}`,
  'u',
)
/** A single letter may also be the sign for a copyright or a trademark. */
const LETTERS = new RegExp(
  String.raw`[([*]\s?(?![CR]\s?\))${LETTER}(?:\s?[,/]\s?${LETTER})*\s?[)\]*]`,
)
const LETTERS_IN_LIST = new RegExp(
  String.raw`[([]\s?(?:${LETTER}\s?[,/]\s?)*[GLMO](?:\s?[,/]\s?${LETTER})*\s?[)\]]`,
)

/** Matches words before letters and numbers that stand for nutrients. */
const OTHER_CODES = /\bvit|\bomega/i
