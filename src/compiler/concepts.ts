/** Reads the search concepts of `data/concepts/*.yaml` strictly. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Concept, ConceptRule, Freedom } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES, type Language, type Localized } from '../domain/languages.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { FLAVOR_AXES, FODMAP_LEVELS, HISTAMINE_CONTENTS } from '../domain/profiles.ts'
import { DIETS, DIMENSIONS, EU_ALLERGENS, isUncovered } from '../domain/restrictions.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import type { DataFolder } from './data-folder.ts'
import { checkKeys, mapOf, type Say, type YamlEntry } from './read-text.ts'

const KEYS = [...LANGUAGES, 'by', 'foods', 'but', 'free', 'filter']
/** Dimensions that a search can exclude. Food "without pancreas" would make no sense. */
const ASKED = DIMENSIONS.filter((one) => one !== 'pancreas')
const FREE_OF: readonly unknown[] = [...ASKED, ...EU_ALLERGENS]

/** Allowed values per key of a rule; `id` and `main` allow the ids of ingredients. */
const closedSets = (vocabulary: Vocabulary, ingredients: readonly Ingredient[]) => ({
  category: new Set(Object.keys(vocabulary.categories)),
  subcategory: new Set(ingredients.map(({ subcategory }) => subcategory)),
  tag: new Set(Object.keys(vocabulary.tags)),
  animal: new Set(Object.keys(vocabulary.animalSources)),
  cuisine: new Set(Object.keys(vocabulary.cuisines)),
  method: new Set(Object.keys(vocabulary.cookMethods)),
  flavour: new Set<string>(FLAVOR_AXES),
  texture: new Set(Object.keys(vocabulary.textureAxes)),
  function: new Set(Object.keys(vocabulary.functions)),
  application: new Set(Object.keys(vocabulary.applications)),
  fodmap: new Set<string>(FODMAP_LEVELS),
  histamine: new Set<string>(HISTAMINE_CONTENTS),
})

/** Reads the concepts; reports each error and continues without that concept. */
export function readConcepts(
  data: DataFolder,
  vocabulary: Vocabulary,
  ingredients: readonly Ingredient[],
): readonly Concept[] {
  const entries = data.entriesIn('concepts')
  const sets: Readonly<Record<string, ReadonlySet<unknown>>> = closedSets(vocabulary, ingredients)
  const ids = new Set(ingredients.map(({ id }) => id))
  const seen = new Set<string>()
  const concepts = entries.map(({ entry, file }) => {
    const sayOf = data.sayOf(file, entry)
    if (seen.has(entry.key)) sayOf([], 'stands twice')
    seen.add(entry.key)
    checkKeys(entry.value, KEYS, sayOf)
    const { by = [], foods = {}, but = [], free = null, filter = null } = entry.value
    const rules = list(by).map((rule) => readRule(rule, sets, ids, (what) => sayOf(['by'], what)))
    const weights = readFoods(foods, sayOf)
    for (const id of [...Object.keys(weights), ...texts(but)])
      if (!ids.has(id)) sayOf(['foods'], `unknown ingredient: ${id}`)
    return {
      id: entry.key,
      words: readWords(entry, sayOf),
      rules,
      foods: weights,
      but: texts(but),
      free: free === null ? null : readFreedom(free, sets, (what) => sayOf(['free'], what)),
      filter: filter === null ? null : readFreedom(filter, sets, (what) => sayOf(['filter'], what)),
    }
  })
  const file = entries.find(({ entry }) => entry.value.free !== undefined)?.file
  if (file !== undefined) for (const what of unasked(concepts)) data.say(file, 1, what)
  return concepts
}

/** Reports restrictions that no search concept covers: a search could not exclude foods that violate them. */
function unasked(concepts: readonly Concept[]): readonly string[] {
  const without = new Set(concepts.map(({ free }) => free?.allergen))
  const diets = new Set(concepts.map(({ filter }) => filter?.diet))
  return [
    ...[...ASKED, ...EU_ALLERGENS.filter(isUncovered)]
      .filter((one) => !without.has(one))
      .map((one) => `no concept is free of ${one}`),
    ...DIETS.filter((diet) => !diets.has(diet)).map((diet) => `no concept filters by ${diet}`),
  ]
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const texts = (value: unknown) => list(value).map(String)

function readWords(entry: YamlEntry, say: Say): Localized<readonly string[]> {
  const of = (lang: Language) => {
    const words = entry.value[lang]
    if (!Array.isArray(words) || words.length === 0) say([lang], `no words in ${lang}`)
    return words === undefined ? [] : texts(words)
  }
  return byLanguage(of)
}

function readFoods(foods: unknown, say: Say): Readonly<Record<string, number>> {
  if (Array.isArray(foods)) return Object.fromEntries(foods.map((id) => [String(id), 1]))
  for (const [id, weight] of Object.entries(foods as object))
    if (!(Number(weight) > 0 && Number(weight) <= 1)) say(['foods', id], `no weight: ${weight}`)
  return foods as Readonly<Record<string, number>>
}

function readRule(
  rule: unknown,
  sets: Readonly<Record<string, ReadonlySet<unknown>>>,
  ids: ReadonlySet<string>,
  say: (what: string) => void,
): ConceptRule {
  const { nutrient, from, weight, ...rest } = mapOf(rule)
  const lists = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, texts(value)] as const),
  )
  for (const [key, values] of Object.entries(lists)) {
    if (!(key === 'id' || key === 'main' || key in sets)) say(`unknown rule: ${key}`)
    for (const value of key === 'id' ? [] : values)
      if (!(sets[key] ?? ids).has(value)) say(`unknown ${key}: ${value}`)
  }
  if (nutrient !== undefined) checkRange(nutrient, say)
  return { ...lists, nutrient, from, weight } as ConceptRule
}

function checkRange(range: unknown, say: (what: string) => void): void {
  const { key, min, max } = mapOf(range)
  if (!isOneOf(NUTRIENT_KEYS, key)) say(`unknown nutrient: ${key}`)
  if (typeof min !== 'number' && typeof max !== 'number') say('neither min nor max')
}

function readFreedom(
  free: unknown,
  sets: Readonly<Record<string, ReadonlySet<unknown>>>,
  say: (what: string) => void,
): Freedom {
  const { allergen, nutrient, animal, diet } = mapOf(free)
  if (allergen !== undefined && !FREE_OF.includes(allergen)) say(`unknown allergen: ${allergen}`)
  if (nutrient !== undefined) checkRange(nutrient, say)
  for (const one of animal === undefined ? [] : texts(animal))
    if (!sets.animal!.has(one)) say(`unknown animal: ${one}`)
  if (diet !== undefined && !isOneOf(DIETS, diet)) say(`unknown diet: ${diet}`)
  return { ...mapOf(free), ...(animal === undefined ? {} : { animal: texts(animal) }) }
}
