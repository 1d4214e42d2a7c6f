/** Builds an index of all food names and their languages for the witness, which checks whole texts a second time. */

import { ABSENCES } from '../domain/absences.ts'
import { BRAND_CATEGORY } from '../domain/brands.ts'
import { byName, isOneOf, keysOf } from '../domain/closed-sets.ts'
import { type Ingredient, namesIn } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES, type Language, type Localized } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { ALLERGENS } from '../domain/restrictions.ts'
import { nameKey } from '../language/fold.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import { isFormOf, type PackedName } from '../witness/names.ts'
import { type LanguageRules, type Rules, WORD_LISTS } from '../witness/rules.ts'
import { stemOf } from '../witness/stem.ts'
import { tokensOf } from '../witness/tokens.ts'
import type { AmbiguousName } from './ambiguous.ts'
import type { DataFolder } from './data-folder.ts'
import { mapOf, type YamlEntry } from './read-text.ts'

const FILE = 'witness.yaml'

const NO_LISTS: LanguageRules = {
  ...byName(WORD_LISTS, () => []),
  absences: {},
  words: {},
  stems: {},
}
export const NO_RULES: Rules = byLanguage(() => NO_LISTS)

/** Reads the rules for the index. Reports unknown languages and foods, missing lists, and words that are not folded. */
export function readRules(data: DataFolder, ids: ReadonlySet<string>): Rules {
  if (!data.has(FILE)) return NO_RULES
  const say = (line: number, what: string) => data.say(FILE, line, what)
  const entries = data.yaml(FILE)
  for (const { key, line } of entries)
    if (!isOneOf(LANGUAGES, key)) say(line, `unknown language: ${key}`)
  return byLanguage((lang) => {
    const entry = entries.find(({ key }) => key === lang)
    if (entry) return rulesOf(entry, ids, say)
    say(1, `missing language: ${lang}`)
    return NO_LISTS
  })
}

function rulesOf(
  entry: YamlEntry,
  ids: ReadonlySet<string>,
  say: (line: number, what: string) => void,
): LanguageRules {
  const lists = byName(WORD_LISTS, (list) => wordsOf(entry.value[list]))
  for (const list of WORD_LISTS) {
    if (!Object.hasOwn(entry.value, list)) say(entry.line, `${entry.key}: missing ${list}`)
    for (const word of lists[list])
      if (word !== '&' && nameKey(word) !== word) say(entry.lineOf([list]), `not folded: ${word}`)
  }
  const byKey = (name: string, isKnown: (key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(mapOf(entry.value[name])).map(([key, words]) => {
        if (!isKnown(key)) say(entry.lineOf([name, key]), `${name}: unknown: ${key}`)
        return [key, wordsOf(words)]
      }),
    )
  const isFood = (id: string) => ids.has(id)
  return {
    ...lists,
    absences: byKey('absences', (code) => isOneOf(keysOf(ABSENCES), code)),
    words: byKey('words', isFood),
    stems: byKey('stems', isFood),
  }
}

const wordsOf = (value: unknown) =>
  (typeof value === 'string' ? value : '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Data, besides the foods, that decide which names belong in the index. */
interface WitnessData {
  readonly lexicon: LexiconEntries
  readonly ambiguous: readonly AmbiguousName[]
  readonly witness: Rules
}

/** Returns all food names, each with the languages of the texts in which the name is recognized. */
export function witnessNames(
  ingredients: readonly Ingredient[],
  { lexicon, ambiguous, witness: rules }: WitnessData,
): readonly PackedName[] {
  const words = byLanguage(
    (lang) =>
      new Set([
        ...lexicon[lang].map(([word]) => word),
        ...rules[lang].common,
        ...ingredients
          .filter(({ category }) => category !== BRAND_CATEGORY)
          .flatMap((food) => namesIn(food, lang).map(nameKey)),
      ]),
  )
  const plain = byLanguage((lang) => new Set(lexicon[lang].map(([word]) => word)))
  const found = new Map<string, Omit<PackedName, 'ids'> & { readonly ids: Set<string> }>()
  const add = (
    key: string,
    languages: readonly Language[],
    id: string,
    exact: readonly Language[] = [],
  ) => {
    if (key === '' || languages.length + exact.length === 0) return
    const place = `${key}\t${languages.join()}\t${exact.join()}`
    const known = found.get(place) ?? { key, languages, exact, ids: new Set<string>() }
    found.set(place, known)
    known.ids.add(id)
  }
  for (const food of ingredients) {
    const isBrand = food.category === BRAND_CATEGORY
    for (const lang of LANGUAGES) {
      for (const name of namesIn(food, lang)) {
        const word = nameKey(name)
        const exact = LANGUAGES.filter((text) =>
          isBrand ? !plain[text].has(word) : text !== lang && !words[text].has(word),
        )
        for (const key of keysOfName(name)) {
          add(key, isBrand ? [] : [lang], food.id, exact)
          if (isBrand) continue
          for (const one of singularsOf(key, lang))
            if (!words[lang].has(one)) add(one, [lang], food.id)
        }
      }
    }
  }
  const foods = new Map(ingredients.map((food) => [food.id, food]))
  for (const { lang, name, preferred, candidates } of ambiguous) {
    const id = preferred ?? mildest(candidates.flatMap((one) => foods.get(one) ?? []))
    if (id !== undefined) for (const key of keysOfName(name)) add(key, [lang], id)
  }
  for (const lang of LANGUAGES) {
    for (const [id, further] of Object.entries(rules[lang].words)) {
      for (const word of further) add(keyOf(word), [lang], id)
    }
  }
  return [...found.values()].map(({ ids, ...name }) => ({ ...name, ids: [...ids] }))
}

/** Returns the food with the fewest allergens if all foods share an allergen or are all of animal origin. */
function mildest(foods: readonly Ingredient[]): string | undefined {
  const held = foods.map(({ allergenProfile }) =>
    ALLERGENS.filter((one) => allergenProfile[one]?.contains === 'yes'),
  )
  const isShared = ALLERGENS.some((one) => held.every((of) => of.includes(one)))
  if (!isShared && !foods.every(({ animalSources }) => animalSources.length > 0)) return undefined
  const fewest = Math.min(...held.map((of) => of.length))
  return foods[held.findIndex((of) => of.length === fewest)]?.id
}

function keyOf(name: string): string {
  const tokens = tokensOf(name)
  return tokens.length === 1 ? itemAt(tokens, 0).word : tokens.map(({ stem }) => stem).join(' ')
}

/** Possible singular forms of a one-word name. */
function singularsOf(key: string, lang: Language): readonly string[] {
  if (key.includes(' ')) return []
  return PLURALS[lang]
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= SHORTEST)
    .map((ending) => key.slice(0, -ending.length))
    .filter((one) => stemOf(one) === stemOf(key) && isFormOf(key, one))
}

const SHORTEST = 5
const PLURALS: Localized<readonly string[]> = {
  de: ['n', 'en', 'e'],
  en: ['s', 'es'],
  es: ['s', 'es'],
}

/** Lookup keys of a name: the folded name, and a spelling such as "Kaese" for "Käse". */
function keysOfName(name: string): readonly string[] {
  const spelt = name.normalize('NFD').replace(/([aou])\u0308/gi, '$1e')
  return [...new Set([keyOf(name), keyOf(spelt)])]
}
