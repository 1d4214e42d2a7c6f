/** What tells on a package that a section is in a language that nobody here reads. */

import { isLanguage } from '../domain/languages.ts'

interface ForeignLanguage {
  readonly lang: string
  /** Signs of its countries, and the code of the language. */
  readonly countries: string
  /** The heading of the list with its letters as they are, as the source of a regular expression. */
  readonly heading?: string
  /** The same in folded letters, where no other heading has them. */
  readonly folded?: string
}

const ALL: readonly ForeignLanguage[] = [
  { lang: 'fr', countries: 'FR F', heading: 'ingrédients|liste des ingrédients' },
  { lang: 'it', countries: 'IT I', heading: 'ingredienti', folded: 'ingredient[ie]n?' },
  { lang: 'nl', countries: 'NL', heading: 'ingredi[ëe]nten', folded: 'ingredienten' },
  { lang: 'pt', countries: 'PT P', heading: 'ingrediente(?!s)' },
  { lang: 'pl', countries: 'PL', heading: 'składniki', folded: 'skladniki' },
  { lang: 'cs', countries: 'CS CZ', heading: 'složení', folded: 'slozeni' },
  { lang: 'sk', countries: 'SK', heading: 'zloženie', folded: 'zlozenie' },
  { lang: 'hu', countries: 'HU', heading: 'összetevők', folded: 'osszetevok' },
  { lang: 'da', countries: 'DA DK', heading: 'ingrediens', folded: 'ingrediens(?:er)?' },
  { lang: 'sv', countries: 'SV SE', heading: 'ingredienser' },
  { lang: 'no', countries: 'NO' },
  { lang: 'fi', countries: 'FI', heading: 'ainesosat', folded: 'ainesosat' },
  { lang: 'ro', countries: 'RO' },
  { lang: 'bg', countries: 'BG' },
  { lang: 'el', countries: 'GR EL' },
  { lang: 'hr', countries: 'HR', heading: 'sastojci', folded: 'sastojci' },
  { lang: 'sl', countries: 'SL SI', heading: 'sestavine', folded: 'sestavine' },
  { lang: 'lt', countries: 'LT' },
  { lang: 'lv', countries: 'LV' },
  { lang: 'et', countries: 'EE ET' },
  { lang: 'tr', countries: 'TR', heading: 'içindekiler', folded: 'icindekiler' },
  { lang: 'ru', countries: 'RU' },
  { lang: 'uk', countries: 'UA' },
]

/** A language is foreign for as long as the library does not speak it. */
export const FOREIGN: readonly ForeignLanguage[] = ALL.filter(({ lang }) => !isLanguage(lang))
