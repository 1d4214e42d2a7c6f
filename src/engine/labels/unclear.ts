/** Finds text on a package that says that there is more than it names: "contains allergens", "main ingredients". */

import { EU_ALLERGENS, type EuAllergen, representativeOf } from '../../domain/restrictions.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { type LabelText, moved } from './label-text.ts'
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

/** The allergens that a claim denies and that the words around it revoke: "no longer dairy free", "nut free: no". */
export function revokedIn(label: LabelText, span: Span): readonly AllergenAt[] {
  const folded = label.folded(span)
  return [...folded.matchAll(label.words.free)].flatMap(({ index, 0: claim }) => {
    const before = folded.slice(Math.max(0, index - LONGEST), index)
    const after = folded.slice(index, index + LONGEST)
    if (!isRevoked(label, before, after.slice(claim.length))) return []
    const [clause = ''] = CLAUSE_AFTER.exec(after) ?? []
    const words = DENYING_FIRST.test(claim)
      ? clause.replace(DENYING_FIRST, BLANK)
      : claim.replace(DENYING_LAST, BLANK)
    return allergensIn(words, label.language).map((one) => moved(one, span.from + index))
  })
}

/** True if the clause before a claim, or an answer after it, says that the claim is wrong. */
function isRevoked({ words }: LabelText, before: string, after: string): boolean {
  if (words.refusals.test(after) || CROSS_AFTER.test(after) || CROSS_BEFORE.test(before))
    return true
  const [clause = ''] = CLAUSE_BEFORE.exec(before) ?? []
  const revoked = words.revokes.exec(clause)
  return revoked !== null && !words.contrast.test(clause.slice(revoked.index))
}

/** Maximum number of characters of a clause before or after a claim. */
const LONGEST = 80
/** The text up to the next separator of clauses, or from the last one. */
const CLAUSE_AFTER = /^[^.,;:!?|()\n]*/
const CLAUSE_BEFORE = /[^.,;:!?|()\n]*$/
const CROSS_AFTER = /^[^\S\n]*[✗✘❌❎☒×]/
const CROSS_BEFORE = /[✗✘❌❎☒×][^\S\n]*$/
/** The word of a claim that denies the allergen, before or after it. */
const DENYING_FIRST = /^(?:sin|libre de)\b/
const DENYING_LAST = /-?frei(?:e[srnm]?)?$|[ -]free$/
const BLANK = (word: string) => ' '.repeat(word.length)

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

/** True for a text in an unsupported script, which may name anything. A title of a few words may be the brand. */
export function isOtherScript(
  label: LabelText,
  { from, to, kind }: Span & { readonly kind: string },
) {
  const text = label.text({ from, to })
  return OTHER_SCRIPT.test(text) && (kind !== 'title' || /[:,]/.test(text))
}
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2}/u

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
