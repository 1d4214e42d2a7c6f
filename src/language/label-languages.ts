/** The words and patterns of packages, by language. */

import { TEXTS } from '../../dist/language/words.ts'
import { ADDITIVE_CLASSES, type AdditiveClass } from '../domain/additives.ts'
import { byName, keysOf } from '../domain/closed-sets.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { EU_ENTRY, type EuAllergen } from '../domain/restrictions.ts'
import { letterSpellings } from './fold.ts'
import { LISTS } from './lists.ts'
import { type Lists, lazily, lazyLists } from './word-lists.ts'

/** Words by which an entry of EU Annex II is recognized, also inside unknown words. */
interface AllergenWords {
  readonly entry: EuAllergen
  /** A food of the entry, so that all its dimensions are accused. */
  readonly food: string
  /** Separated by spaces. */
  readonly words: string
  /** Blanked before the words are searched. */
  readonly but?: RegExp
}

export interface LabelWords
  extends Omit<Lists<typeof LISTS.packages>, 'allergens' | 'classes' | 'subjects'> {
  readonly classes: Readonly<Record<AdditiveClass, string>>
  /** Alternatives of a regular expression. */
  readonly subjects: string
  readonly allergens: readonly AllergenWords[]
}

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = lazily(LANGUAGES, (lang) => {
  const lists = lazyLists(LISTS.packages, TEXTS[lang].packages)
  const { classes, ofStatements, subjects, allergens, allergensBut } = lists
  return Object.assign(lists, {
    classes: byName(ADDITIVE_CLASSES, (cls) => spelt(classes[cls] ?? []).join(', ')),
    ofStatements: new Set(spelt(ofStatements)),
    subjects: spelt(subjects).join('|'),
    allergens: allergensOf(allergens, new Map(allergensBut)),
  })
})

/** The words as a text has them that is folded letter by letter. */
const spelt = (words: Iterable<string>) => [...words].flatMap(letterSpellings)

/** Foods of the entries that no food stands for by its plain name. */
const FOODS: Readonly<Partial<Record<EuAllergen, string>>> = {
  gluten: 'wheat-flour',
  crustaceans: 'shrimp',
  sulphites: 'sulphur-dioxide',
  lupin: 'lupin-beans',
  molluscs: 'mussel',
}

function allergensOf(
  words: Readonly<Record<EuAllergen, readonly string[]>>,
  buts: ReadonlyMap<EuAllergen, RegExp>,
): readonly AllergenWords[] {
  return keysOf(words).map((entry) => {
    const but = buts.get(entry)
    const food = EU_ENTRY[entry].food ?? FOODS[entry] ?? ''
    return { entry, food, words: spelt(words[entry]).join(' '), ...(but && { but }) }
  })
}
