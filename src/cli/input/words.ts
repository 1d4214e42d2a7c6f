/** Maps words for concerns, diets, uses, categories, nutrients and levels to codes, in three languages. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { FIGURE_KEYS, NUTRIENT_KEYS } from '../../domain/nutrient-keys.ts'
import { oncePer } from '../../domain/once-per.ts'
import { itemAt } from '../../domain/present.ts'
import { FODMAP_LEVELS } from '../../domain/profiles.ts'
import { CONTEXTS } from '../../domain/relationships.ts'
import {
  ALLERGEN,
  ALLERGENS,
  CONCERNS,
  type Concern,
  DIETS,
  type Diet,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  isDiet,
  isEuConcern,
  isRestriction,
  type KindKey,
  RESTRICTIONS,
  type Restriction,
} from '../../domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import { type ErrorCode, IngrError } from '../../errors.ts'
import { isSameName } from '../../vocabulary/names.ts'
import {
  absenceWords,
  isNameOf,
  meant,
  nutrientWords,
  plainName,
  splitNames,
  Table,
} from '../../vocabulary/words.ts'
import { type Message, msg, suggestion } from '../../wording/message.ts'
import { sayWord } from '../../wording/say.ts'
import {
  MORE_CATEGORY_WORDS,
  MORE_FIGURE_WORDS,
  MORE_ORDER_WORDS,
  MORE_RESTRICTION_WORDS,
  MORE_USE_WORDS,
  MORE_VERDICT_WORDS,
} from '../../wording/typed/names.ts'
import type { App } from '../app.ts'

/** Looks up `text` in `other` and returns its codes. Returns no codes if `own` also contains `text`. */
const meantUnless = <Code extends string>(
  own: Table<string>,
  other: Table<Code>,
  text: string,
): readonly Code[] => (meant(own, text).length > 0 ? [] : meant(other, text))

interface Asked {
  /** The start of the error message for an unknown word. */
  readonly what: Message
  readonly error?: ErrorCode
  /** Details of the error; by default a list of all codes. */
  readonly details?: Readonly<Record<string, string>> | undefined
}

/** Returns the codes that a word means. Reports inexact matches on stderr. Throws with suggestions if none match. */
function required<Code extends string>(
  app: App,
  table: Table<Code>,
  text: string,
  asked: Asked,
): readonly Code[] {
  const codes = meant(table, text)
  if (codes.length === 0) throw unknownWord(app, table, text, asked)
  if (codes.length > 1 || !isNameOf(table, itemAt(codes, 0), text)) {
    const words = codes.map((code) => plainName(table.shown(code, app.lang))).join(', ')
    if (!isSameName(words, text)) app.remark(`${text}: ${app.say('said.taken')} ${words}`)
  }
  return codes
}

/** Maximum number of words in an error that lists all words. The error lists them if no word is similar. */
const FEW = 28

function unknownWord<Code extends string>(
  app: App,
  table: Table<Code>,
  text: string,
  { what, error = 'INVALID_REQUEST', details = { known: table.codes.join(', ') } }: Asked,
): IngrError {
  const near = table.near(text, app.lang)
  const all = table.codes.map((code) => table.wordOf(code, app.lang))
  const known = all.length <= FEW ? msg('known', { known: all.join(', ') }) : ''
  const hint = suggestion(near) || known
  return new IngrError(error, msg('unknownWord', { what, text, hint }), details)
}

/** Like `required`, but also throws if the word has several codes, and lists them. */
function requiredOne<Code extends string>(
  app: App,
  table: Table<Code>,
  text: string,
  asked: Asked,
): Code {
  const codes = meant(table, text)
  if (codes.length < 2) return itemAt(required(app, table, text, asked), 0)
  const words = codes.map((code) => table.wordOf(code, app.lang))
  throw new IngrError(
    asked.error ?? 'INVALID_REQUEST',
    msg('unknownWord', { what: asked.what, text, hint: suggestion(words) }),
  )
}

export const namesIn = (list: readonly string[]): readonly string[] =>
  list
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** Message groups that name cereals, nuts and shellfish. For example, the message `nut.walnut` is in group `nut`. */
export const KIND_GROUP: Readonly<Record<KindKey, string>> = {
  cereals: 'cereal',
  species: 'nut',
  groups: 'seafood',
}
const UNNAMED = 'unspecified'

function* restrictionWords(): Generator<readonly [string, Restriction]> {
  for (const code of RESTRICTIONS) {
    for (const word of namesIn(MORE_RESTRICTION_WORDS[`more.${code}`] ?? [])) yield [word, code]
  }
  for (const entry of EU_ALLERGENS) {
    const code = isEuConcern(entry) ? entry : EU_ENTRY[entry].allergen
    if (code) for (const word of entryWords(entry)) yield [word, code]
  }
  for (const allergen of ALLERGENS) {
    const { kinds } = ALLERGEN[allergen]
    // Skip shellfish, whose groups are separate concerns.
    if (!kinds || kinds.key === 'groups') continue
    const group = KIND_GROUP[kinds.key]
    // Users may write the name of a kind, such as "walnut", to mean the whole allergen (nuts).
    for (const kind of kinds.of) {
      const names = LANGUAGES.map((lang) => sayWord(group, kind, lang))
      if (kind !== UNNAMED) for (const name of names) yield [name, allergen]
    }
  }
  for (const [word, code] of absenceWords()) if (isRestriction(code)) yield [word, code]
}

/** Returns the code of an entry of the EU list, and its names in all languages. */
function entryWords(entry: EuAllergen): readonly string[] {
  const names = LANGUAGES.flatMap((lang) =>
    ['eu', 'law'].map((group) => sayWord(group, entry, lang)),
  )
  return [entry, ...names, ...names.map(plainName)]
}

const shownRestriction = (code: string, lang: Language) =>
  sayWord(isDiet(code) ? 'diet' : 'domain', code, lang)

export const RESTRICTION_WORDS = new Table(RESTRICTIONS, shownRestriction, restrictionWords)

export const CONCERN_WORDS = new Table(CONCERNS, shownRestriction, function* () {
  for (const [word, code] of restrictionWords()) if (!isDiet(code)) yield [word, code]
})

export const DIET_WORDS = new Table(DIETS, shownRestriction, function* () {
  for (const [word, code] of restrictionWords()) if (isDiet(code)) yield [word, code]
})

interface Place {
  /** Path of the word in the request, for use in the error. */
  readonly field?: string | undefined
  readonly details?: Asked['details']
  readonly what?: Message
}

/** Returns the concerns that a word means. Throws INVALID_CONCERN if there are none. */
export const concernNamed = (app: App, text: string, place: Place = {}): readonly Concern[] =>
  restrictionIn(app, CONCERN_WORDS, text, { what: msg('unknownConcern'), ...place })

/** Returns the concerns or the diet that a word means. Throws INVALID_CONCERN if it is unknown. */
export function restrictionNamed(
  app: App,
  text: string,
  place: Place = {},
): readonly Restriction[] {
  return restrictionIn(app, RESTRICTION_WORDS, text, {
    what: msg('unknownConcernOrDiet'),
    ...place,
  })
}

function restrictionIn<Code extends Restriction>(
  app: App,
  table: Table<Code>,
  text: string,
  { what, field, details }: Place & { readonly what: Message },
): readonly Code[] {
  return required(app, table, text, {
    what,
    error: 'INVALID_CONCERN',
    details: details ?? {
      ...(field ? { [field]: `unknown concern: ${text}` } : {}),
      known: CONCERNS.join(', '),
    },
  })
}

/** Returns the diet of a word. Throws INVALID_DIET; for a concern, the error suggests the command in `instead`. */
export function dietNamed(
  app: App,
  text: string,
  { instead }: { readonly instead?: string } = {},
): Diet {
  const details = { diet: `one of ${DIETS.join(', ')}` }
  const [concern] = meantUnless(DIET_WORDS, CONCERN_WORDS, text)
  if (!concern) {
    return requiredOne(app, DIET_WORDS, text, {
      what: msg('unknownDiet'),
      error: 'INVALID_DIET',
      details,
    })
  }
  const hint = instead
    ? msg('tryCommand', { command: `${instead} ${CONCERN_WORDS.wordOf(concern, app.lang)}` })
    : ''
  throw new IngrError('INVALID_DIET', msg('unknownDietOf', { asked: text, hint }), details)
}

const more = <Code extends string>(
  codes: readonly Code[],
  words: Readonly<Record<string, readonly string[]>>,
) => codes.flatMap((code) => namesIn(words[code] ?? []).map((word) => [word, code] as const))

const shownIn = (group: string) => (code: string, lang: Language) => sayWord(group, code, lang)

const useWords = oncePer((library: App['library']) => {
  const { contexts } = library.vocabulary
  return new Table(
    CONTEXTS,
    (code, lang) => contexts[code]?.[lang] ?? code,
    () => more(CONTEXTS, MORE_USE_WORDS),
  )
})

/** Returns the code of a culinary use, such as baking. Throws INVALID_REQUEST if the use is unknown. */
export const useNamed = (app: App, text: string): string =>
  requiredOne(app, useWords(app.library), text, { what: msg('unknownUse') })

const FAILING = VERDICTS.filter((verdict) => verdict !== 'compatible')
const VERDICT_WORDS = new Table(FAILING, shownIn('verdict'), () =>
  more(FAILING, MORE_VERDICT_WORDS),
)

/** Returns the verdict named by a value of `--fail-on`. Throws INVALID_REQUEST if the value is unknown. */
export const verdictNamed = (app: App, text: string): Verdict =>
  requiredOne(app, VERDICT_WORDS, text, { what: msg('unknownFailOn') })

export const LEVEL_WORDS = new Table(FODMAP_LEVELS, shownIn('level'))

/** Returns the FODMAP level that a word means. Throws INVALID_REQUEST if it is unknown. */
export const levelNamed = (app: App, text: string): string =>
  requiredOne(app, LEVEL_WORDS, text, { what: msg('unknownLevel') })

const nutrientName = (key: string) => key.slice(key.indexOf('.') + 1)

const nutrientTable = (keys: readonly string[]) =>
  new Table<string>(keys.map(nutrientName), shownIn('nutrient'), function* () {
    for (const key of keys) {
      yield [key, nutrientName(key)]
      if (key.startsWith('vitamins.')) yield [`vitamin${nutrientName(key)}`, nutrientName(key)]
    }
    for (const [word, key] of nutrientWords()) yield [word, nutrientName(key)]
    yield* more(keys.map(nutrientName), MORE_FIGURE_WORDS)
  })

const NUTRIENT_WORDS = nutrientTable(NUTRIENT_KEYS)
/** Words for all nutrients, including those that we show but cannot filter or sort by, such as lactose and iodine. */
const FIGURE_WORDS = nutrientTable(FIGURE_KEYS)

/** The word "energy" means kilocalories rather than kilojoules, since people count in kilocalories. */
const ENERGY = 'energyKcal'

/** Returns the key of a nutrient. Throws INVALID_REQUEST if it is unknown. */
export const nutrientNamed = (app: App, text: string): string => keyNamed(app, NUTRIENT_WORDS, text)

/** Returns the key of a nutrient, even if we cannot filter or sort by it. Throws INVALID_REQUEST if it is unknown. */
export const figureNamed = (app: App, text: string): string => keyNamed(app, FIGURE_WORDS, text)

function keyNamed(app: App, words: typeof NUTRIENT_WORDS, text: string): string {
  const codes = meant(words, text)
  if (codes.length > 1 && codes.includes(ENERGY)) return ENERGY
  return requiredOne(app, words, text, { what: msg('unknownNutrient') })
}

const ORDERS = ['id', 'name', 'commonness'] as const

const ORDER_WORDS = new Table(ORDERS, shownIn('part'), () => more(ORDERS, MORE_ORDER_WORDS))

/** Returns the sort key that a word means: id, name, commonness or a nutrient. Throws INVALID_REQUEST if unknown. */
export const orderNamed = (app: App, text: string): string =>
  meant(ORDER_WORDS, text)[0] ?? nutrientNamed(app, text)

/** The names of the library's categories, and the parts of these names, such as "Fleisch" and "Wurst". */
const categoryWords = oncePer((library: App['library']): Table<string> => {
  const { categories } = library.vocabulary
  const codes = library.categories()
  const shown = (code: string, lang: Language) => categories[code]?.[lang] ?? code
  return new Table(codes, shown, function* () {
    for (const code of codes) {
      for (const name of Object.values(categories[code] ?? {})) {
        for (const part of splitNames(name)) yield [part, code]
      }
    }
    yield* more(codes, MORE_CATEGORY_WORDS)
  })
})

/** Returns the code of a category. Throws INVALID_REQUEST if it is unknown. */
export const categoryNamed = (app: App, text: string): string =>
  requiredOne(app, categoryWords(app.library), text, { what: msg('unknownCategory') })

/** Splits a list of modules. The operation checks later if they exist. */
export const modulesIn = (text: string): readonly string[] =>
  text.split(',').map((module) => module.trim())
