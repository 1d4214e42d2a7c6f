/** Finds additives in label text by number ("E 322", "E-300", "E150d", "INS 471", "SIN 471") and by class name. */

import { ADDITIVE_CLASSES, type AdditiveClass } from '../../domain/additives.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import type { Additive } from '../../domain/shapes/foods.ts'
import { foldLetters, nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { type Span, tidy } from './spans.ts'

const DIGITS = String.raw`(\d{3,4}) ?([a-hj](?![a-z]))?(?: ?\(?(i{1,3}|iv|vi?)\)?(?![a-z]))?`
const NUMBER = new RegExp(`(?<![a-z0-9])(?:e|ins|sin)[ -]?${DIGITS}(?![0-9])`, 'g')
/** Matches a number without an "E", as it occurs after a class name: "emulsifier (322)", "flavour enhancer 627". */
const BARE = new RegExp(`^${DIGITS}$`)

export interface NumberAt extends Span {
  /** The number in legal notation, without a space: `E322`, `E150d`. */
  readonly number: string
  /** The Roman numeral for the form of the additive (`ii`); empty if none. */
  readonly form: string
}

/** The additive numbers in a name. After a class name, numbers without the "E" count too. */
export function numbersIn(name: string, cls: AdditiveClass | null): readonly NumberAt[] {
  const folded = foldLetters(name)
  const bare = cls === null ? null : BARE.exec(folded)
  return (bare ? [bare] : [...folded.matchAll(NUMBER)]).map((match) => ({
    number: `E${match[1]}${match[2] ?? ''}`,
    form: match[3] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }))
}

export function additiveOf(library: Library, food: Ingredient | undefined): Additive | null {
  // A variety of an additive, such as soya lecithin, uses the additive data of its main ingredient.
  const main = food?.additive ? null : food?.mainIngredient
  return food?.additive ?? (main ? library.ingredient(main)?.additive : null) ?? null
}

/** Maximum number of words in a class name. */
const LONGEST_CLASS = 6

/** The additive class that the name is or begins with, and the rest of the name. */
export function classOf(
  name: string,
  language: Language,
): { readonly class: AdditiveClass; readonly rest: string } | undefined {
  const words = name.split(' ')
  const keys = words.slice(0, LONGEST_CLASS).map((word) => nameKey(word))
  for (let length = keys.length; length > 0; length--) {
    const cls = CLASSES[language].get(keys.slice(0, length).join(' '))
    if (cls) return { class: cls, rest: tidy(words.slice(length).join(' ')) }
  }
  return undefined
}

/**
 * Additive classes, by the words for them on labels. For an ambiguous word, the label's language takes precedence, then
 * the order of the classes.
 */
const CLASSES = lazily(LANGUAGES, (language): ReadonlyMap<string, AdditiveClass> => {
  const entries = [language, ...LANGUAGES].flatMap((lang) =>
    ADDITIVE_CLASSES.flatMap((cls) =>
      (LABEL_WORDS[lang].classes[cls] ?? []).map((words) => [words, cls] as const),
    ),
  )
  return new Map(entries.reverse())
})
