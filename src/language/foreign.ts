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
  /** How a statement says in folded letters that something may be contained, and how it begins where something is. */
  readonly mayContain?: string
  readonly contains?: string
}

const ALL: readonly ForeignLanguage[] = [
  {
    lang: 'fr',
    countries: 'FR F',
    heading: 'ingrédients|liste des ingrédients',
    mayContain: String.raw`\bpeut (?:\w+ ){0,2}contenir\b|\bpeuvent contenir\b|\btraces? (?:eventuelles?|possibles?|d[e']|de)\b|\bpresence (?:eventuelle|possible)|\b(?:fabrique|elabore|conditionne) dans (?:un|une|des) (?:atelier|site|usine|locaux)`,
    contains: 'contient|contiennent|allergenes?',
  },
  {
    lang: 'it',
    countries: 'IT I',
    heading: 'ingredienti',
    folded: 'ingredient[ie]n?',
    mayContain: String.raw`\bpuo (?:\w+ )?contenere\b|\bpossono contenere\b|\bpossibili? tracce\b|\btracce d[ie]\b|\bin uno stabilimento`,
    contains: 'contiene|contengono|allergeni',
  },
  {
    lang: 'nl',
    countries: 'NL',
    heading: 'ingredi[ëe]nten',
    folded: 'ingredienten',
    mayContain: String.raw`\bkan (?:\w+ ){0,8}bevatten\b|\bsporen van\b`,
    contains: 'bevat|bevatten|allergenen',
  },
  {
    lang: 'pt',
    countries: 'PT P',
    heading: 'ingrediente(?!s)',
    mayContain: String.raw`\bpodem? (?:\w+ )?conter\b|\bvestigios de\b|\btracos de\b`,
    contains: 'contem|alergenios|alergenicos',
  },
  {
    lang: 'pl',
    countries: 'PL',
    heading: 'składniki',
    folded: 'skladniki',
    mayContain: String.raw`\bmoze (?:\w+ )?zawierac\b|\bsladowe ilosci`,
    contains: 'zawiera|alergeny',
  },
  {
    lang: 'cs',
    countries: 'CS CZ',
    heading: 'složení',
    folded: 'slozeni',
    mayContain: String.raw`\bmuze (?:\w+ )?obsahovat\b|\bstopy\b`,
    contains: 'obsahuje|alergeny',
  },
  {
    lang: 'sk',
    countries: 'SK',
    heading: 'zloženie',
    folded: 'zlozenie',
    mayContain: String.raw`\bmoze (?:\w+ )?obsahovat\b`,
    contains: 'obsahuje|alergeny',
  },
  {
    lang: 'hu',
    countries: 'HU',
    heading: 'összetevők',
    folded: 'osszetevok',
    mayContain: String.raw`\bnyomokban\b|\btartalmazhat\b`,
    contains: 'tartalmaz|allergenek',
  },
  {
    lang: 'da',
    countries: 'DA DK',
    heading: 'ingrediens',
    folded: 'ingrediens(?:er)?',
    mayContain: String.raw`\bkan (?:\w+ ){0,3}indeholde\b|\bspor af\b`,
    contains: 'indeholder|allergener',
  },
  {
    lang: 'sv',
    countries: 'SV SE',
    heading: 'ingredienser',
    mayContain: String.raw`\bkan (?:\w+ ){0,3}innehalla\b|\bspar av\b`,
    contains: 'innehaller|allergener',
  },
  {
    lang: 'no',
    countries: 'NO',
    mayContain: String.raw`\bkan (?:\w+ ){0,3}inneholde\b|\bspor av\b`,
    contains: 'inneholder|allergener',
  },
  {
    lang: 'fi',
    countries: 'FI',
    heading: 'ainesosat',
    folded: 'ainesosat',
    mayContain: String.raw`\bsaattaa sisaltaa\b|\bvoi sisaltaa\b|\bjaamia\b`,
    contains: 'sisaltaa|allergeenit',
  },
  {
    lang: 'ro',
    countries: 'RO',
    mayContain: String.raw`\bpoate (?:\w+ )?contine\b|\burme de\b`,
    contains: 'contine|alergeni',
  },
  { lang: 'bg', countries: 'BG' },
  { lang: 'el', countries: 'GR EL' },
  {
    lang: 'hr',
    countries: 'HR',
    heading: 'sastojci',
    folded: 'sastojci',
    mayContain: String.raw`\bmoze (?:\w+ )?sadrzavati\b|\btragove\b`,
    contains: 'sadrzi|alergeni',
  },
  {
    lang: 'sl',
    countries: 'SL SI',
    heading: 'sestavine',
    folded: 'sestavine',
    mayContain: String.raw`\blahko vsebuje\b|\bsledi\b`,
    contains: 'vsebuje|alergeni',
  },
  { lang: 'lt', countries: 'LT' },
  { lang: 'lv', countries: 'LV' },
  { lang: 'et', countries: 'EE ET' },
  {
    lang: 'tr',
    countries: 'TR',
    heading: 'içindekiler',
    folded: 'icindekiler',
    mayContain: String.raw`\bicerebilir\b`,
    contains: 'icerir|alerjenler',
  },
  { lang: 'ru', countries: 'RU' },
  { lang: 'uk', countries: 'UA' },
]

/** A language is foreign for as long as the library does not speak it. */
export const FOREIGN: readonly ForeignLanguage[] = ALL.filter(({ lang }) => !isLanguage(lang))

const sourcesOf = (name: 'mayContain' | 'contains') =>
  FOREIGN.flatMap((one) => one[name] ?? []).join('|')

/** A statement in one of these languages. */
export const FOREIGN_MAY_CONTAIN = new RegExp(sourcesOf('mayContain'))
export const FOREIGN_CONTAINS = new RegExp(`^(?:${sourcesOf('contains')})(?![a-z])`)
