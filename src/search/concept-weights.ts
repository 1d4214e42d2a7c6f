/** How much of a concept each food has, from its profiles and the concept's data; run by the build. */

import { isOneOf, keysOf } from '../domain/closed-sets.ts'
import type { Concept, ConceptRule, Freedom, NutrientRange } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { entryOf } from '../domain/present.ts'
import { ALLERGENS, type Allergen, DIMENSIONS, UNKNOWN_SOURCE } from '../domain/restrictions.ts'
import type { EuAllergens } from '../domain/shapes/profiles.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import { type IsCompatible, isOfDiet } from './figures.ts'

/** Foods below this weight do not have the concept. */
const LEAST = 0.15

/** Weight by id, 0 to 1; foods without the concept are omitted. */
export function conceptWeights(
  concept: Concept,
  ingredients: readonly Ingredient[],
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const but = new Set(concept.but)
  const given = new Map(Object.entries(concept.foods))
  const foods =
    concept.rules.length > 0 ? ingredients : ingredients.filter(({ id }) => given.has(id))
  const rules = concept.rules.map(ruleWeight)
  for (const food of foods) {
    const weight = given.get(food.id) ?? strongest(rules, food)
    if (weight >= LEAST && !but.has(food.id)) weights.set(food.id, weight)
  }
  return weights
}

/** The largest weight of any rule; a loop for speed, since a build calls it millions of times. */
function strongest(rules: readonly ((food: Ingredient) => number)[], food: Ingredient): number {
  let most = 0
  for (const weightOf of rules) most = Math.max(most, weightOf(food))
  return most
}

/** The weight of a food by a rule: that of its weakest condition; stops early, since most foods fail one. */
function ruleWeight(rule: ConceptRule): (food: Ingredient) => number {
  const conditions = conditionsOf(rule)
  const { weight = 1 } = rule
  return (food) => {
    let least = 1
    for (const condition of conditions) {
      least = Math.min(least, condition(food))
      if (least === 0) return 0
    }
    return weight * least
  }
}

/** Conditions that a food meets by having one of the values. */
const HAS = {
  id: ({ id }, pattern) => matches(pattern, id),
  category: ({ category }, value) => value === category,
  subcategory: ({ subcategory }, value) => value === subcategory,
  tag: ({ tags }, value) => tags.includes(value),
  animal: ({ animalSources }, value) => animalSources.includes(value),
  cuisine: ({ cuisineTags }, value) => cuisineTags.includes(value),
  main: ({ id, mainIngredient }, value) => value === mainIngredient || value === id,
  method: ({ cookProfile }, value) => cookProfile?.methods.includes(value),
  fodmap: ({ allergenProfile }, value) => value === allergenProfile.fodmap?.fodmapLevel,
  histamine: ({ allergenProfile }, value) => value === allergenProfile.histamine?.histamineContent,
} satisfies Partial<
  Record<keyof ConceptRule, (food: Ingredient, value: string) => boolean | undefined>
>

/** Conditions that a food meets to the degree of its strongest axis. */
const PROFILES = {
  flavour: ({ flavorProfile }) => flavorProfile,
  texture: ({ textureProfile }) => textureProfile,
  function: ({ functionalProfile }) => functionalProfile,
  application: ({ applicationProfile }) => applicationProfile,
} satisfies Partial<
  Record<keyof ConceptRule, (food: Ingredient) => Readonly<Record<string, number>> | null>
>

function conditionsOf(rule: ConceptRule): readonly ((food: Ingredient) => number)[] {
  const { from = 0, nutrient } = rule
  const conditions: ((food: Ingredient) => number)[] = []
  for (const key of keysOf(HAS)) {
    const values = rule[key]
    const has = HAS[key]
    if (values) conditions.push((food) => Number(values.some((value) => has(food, value))))
  }
  for (const key of keysOf(PROFILES)) {
    const axes = rule[key]
    if (!axes) continue
    conditions.push((food) => {
      const profile: Readonly<Record<string, number>> | null = PROFILES[key](food)
      const value = Math.max(...axes.map((name) => profile?.[name] ?? 0))
      return value >= from ? value : 0
    })
  }
  if (nutrient) conditions.push((food) => nutrientWeight(nutrient, food))
  return conditions
}

function matches(pattern: string, id: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return id === pattern
  return id.length >= start.length + end.length && id.startsWith(start) && id.endsWith(end)
}

/** Foods eaten by the gram, and their weight: they provide little of what they are rich in. */
const PINCHES: readonly string[] = ['spices', 'herbs']
const PINCH = 0.5

function nutrientWeight(range: NutrientRange, food: Ingredient): number {
  if (!isWithin(range, food)) return 0
  return range.min !== undefined && PINCHES.includes(food.category) ? PINCH : 1
}

/** False if the value is unknown. */
function isWithin({ key, min, max }: NutrientRange, food: Ingredient): boolean {
  const value = food.nutrients === null ? null : nutrientAt(food.nutrients, key)
  return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)
}

/** The foods that pass "without" the concept: known to be free of it, or called so by one of their folded `names`. */
export function foodsFree(
  concept: Concept,
  ingredients: readonly Ingredient[],
  names: ReadonlyMap<string, readonly string[]>,
  isCompatible: IsCompatible,
): readonly string[] {
  const free = concept.free ?? {}
  const holding = Object.keys(free).length === 0 ? conceptWeights(concept, ingredients) : undefined
  const isFree = (food: Ingredient) =>
    holding ? !holding.has(food.id) : isWithout(food, free, isCompatible)
  const patterns = freeNames(concept)
  return ingredients
    .filter(
      (food) =>
        isFree(food) ||
        (isCalled(entryOf(names, food.id), patterns) && !holds(food, free.allergen)),
    )
    .map(({ id }) => id)
}

/** True if a food is known to have an allergen despite its name: non-dairy creamer contains milk protein. */
function holds({ allergenProfile, euAllergens }: Ingredient, name = ''): boolean {
  if (Object.hasOwn(euAllergens, name)) return euAllergens[name as keyof EuAllergens] === 'yes'
  return isOneOf(ALLERGENS, name) ? allergenProfile[name as Allergen]?.contains === 'yes' : false
}

/** The foods that are known to meet a diet or claim. */
export function foodsFitting(
  filter: Freedom,
  ingredients: readonly Ingredient[],
  isCompatible: IsCompatible,
): readonly string[] {
  return ingredients.filter((food) => isWithout(food, filter, isCompatible)).map(({ id }) => id)
}

function isWithout(food: Ingredient, free: Freedom, isCompatible: IsCompatible): boolean {
  return [
    free.allergen === undefined || isFreeOf(food, free.allergen, isCompatible),
    free.nutrient === undefined || isWithin(free.nutrient, food),
    free.diet === undefined || isOfDiet(food, free.diet),
    free.animal === undefined ||
      ![...free.animal, UNKNOWN_SOURCE].some((one) => food.animalSources.includes(one)),
  ].every(Boolean)
}

/** By a check of only this food; unknown is not free. */
function isFreeOf(food: Ingredient, name: string, isCompatible: IsCompatible): boolean {
  if (isOneOf(DIMENSIONS, name)) return isCompatible(food, name)
  return food.euAllergens[name as keyof EuAllergens] === 'no'
}

/** Patterns of names that state an absence: "lactose free", "laktosefrei", "sin lactosa". */
function freeNames({ words }: Concept): readonly RegExp[] {
  return LANGUAGES.map(
    (lang) => new RegExp(WORDS[lang].nameWithout(`(?:${words[lang].map(nameKey).join('|')})`)),
  )
}

const isCalled = (names: readonly string[], patterns: readonly RegExp[]) =>
  names.some((name) => patterns.some((pattern) => pattern.test(name)))
