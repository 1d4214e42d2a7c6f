/** How much of a concept each food has, from its profiles and from what the concept's data say; run by the build. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Concept, ConceptRule, Freedom, NutrientRange } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import {
  ALLERGENS,
  type Allergen,
  allows,
  DIMENSIONS,
  type Diet,
  UNKNOWN_SOURCE,
} from '../domain/restrictions.ts'
import type { EuAllergens } from '../domain/shapes/profiles.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import type { IsCompatible } from './figures.ts'

/** Below this a food is not told to have the concept. */
const LEAST = 0.15

/** Weight by id, 0 to 1; foods that do not have the concept are left out. */
export function conceptWeights(
  concept: Concept,
  ingredients: readonly Ingredient[],
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const but = new Set(concept.but)
  // Most concepts are lists without rules.
  const foods =
    concept.rules.length > 0 ? ingredients : among(ingredients, Object.keys(concept.foods))
  const rules = concept.rules.map(ruleWeight)
  // Asked of every food; what an object holds by name is found a tenth as fast.
  const given = new Map(Object.entries(concept.foods))
  for (const food of foods) {
    const weight = given.get(food.id) ?? strongest(rules, food)
    if (weight >= LEAST && !but.has(food.id)) weights.set(food.id, weight)
  }
  return weights
}

/** What the rule gives that gives most; a loop, since it runs millions of times in a build. */
function strongest(rules: readonly ((food: Ingredient) => number)[], food: Ingredient): number {
  let most = 0
  for (const weightOf of rules) most = Math.max(most, weightOf(food))
  return most
}

/** Those with the ids, in the order of the ingredients. */
function among(ingredients: readonly Ingredient[], ids: readonly string[]): readonly Ingredient[] {
  const wanted = new Set(ids)
  return ingredients.filter(({ id }) => wanted.has(id))
}

/** What a rule gives a food: the least of what its parts do, most of which give nothing to most foods. */
function ruleWeight(rule: ConceptRule): (food: Ingredient) => number {
  const parts = partsOf(rule)
  const { weight = 1 } = rule
  return (food) => {
    let least = 1
    for (const part of parts) {
      least = Math.min(least, part(food))
      if (least === 0) return 0
    }
    return weight * least
  }
}

function partsOf(rule: ConceptRule): readonly ((food: Ingredient) => number)[] {
  const { from = 0, nutrient } = rule
  const parts: ((food: Ingredient) => number)[] = []
  const one = (
    values: readonly string[] | undefined,
    has: (food: Ingredient, value: string) => boolean | undefined,
  ) => {
    if (values) parts.push((food) => (values.some((value) => has(food, value)) ? 1 : 0))
  }
  const axis = (
    axes: readonly string[] | undefined,
    profileOf: (food: Ingredient) => Readonly<Record<string, number>> | null,
  ) => {
    if (!axes) return
    parts.push((food) => {
      const profile = profileOf(food)
      const value = Math.max(...axes.map((name) => profile?.[name] ?? 0))
      return value >= from ? value : 0
    })
  }
  one(rule.id, (food, pattern) => matches(pattern, food.id))
  one(rule.category, (food, value) => value === food.category)
  one(rule.subcategory, (food, value) => value === food.subcategory)
  one(rule.tag, (food, value) => food.tags.includes(value))
  one(rule.animal, (food, value) => food.animalSources.includes(value))
  one(rule.cuisine, (food, value) => food.cuisineTags.includes(value))
  one(rule.main, (food, value) => value === food.mainIngredient || value === food.id)
  one(rule.method, (food, value) => food.cookProfile?.methods.includes(value))
  one(rule.fodmap, ({ allergenProfile }, value) => value === allergenProfile.fodmap?.fodmapLevel)
  one(
    rule.histamine,
    ({ allergenProfile }, value) => value === allergenProfile.histamine?.histamineContent,
  )
  axis(rule.flavour, ({ flavorProfile }) => flavorProfile)
  axis(rule.texture, ({ textureProfile }) => textureProfile)
  axis(rule.function, ({ functionalProfile }) => functionalProfile)
  axis(rule.application, ({ applicationProfile }) => applicationProfile)
  if (nutrient) parts.push((food) => nutrientWeight(nutrient, food))
  return parts
}

function matches(pattern: string, id: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return id === pattern
  return id.length >= start.length + end.length && id.startsWith(start) && id.endsWith(end)
}

/** What is eaten by the gram gives little of what it is rich in. */
const PINCHES: readonly string[] = ['spices', 'herbs']
const PINCH = 0.5

function nutrientWeight(range: NutrientRange, food: Ingredient): number {
  if (!isWithin(range, food)) return 0
  return range.min !== undefined && PINCHES.includes(food.category) ? PINCH : 1
}

/** Unknown values are in no range. */
function isWithin({ key, min, max }: NutrientRange, food: Ingredient): boolean {
  const value = food.nutrients === null ? null : nutrientAt(food.nutrients, key)
  return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)
}

/** The foods that "without" the concept leaves: known to be free of it, or called so. */
export function foodsFree(
  concept: Concept,
  ingredients: readonly Ingredient[],
  isCompatible: IsCompatible,
): readonly string[] {
  const free = concept.free ?? {}
  const holding = Object.keys(free).length === 0 ? conceptWeights(concept, ingredients) : undefined
  const isFree = (food: Ingredient) =>
    holding ? !holding.has(food.id) : isWithout(food, free, isCompatible)
  const names = freeNames(concept)
  return ingredients
    .filter((food) => isFree(food) || (isCalled(food, names) && !holds(food, free.allergen)))
    .map(({ id }) => id)
}

/** Whether a food certainly has an allergen, whatever it is called: non-dairy creamer is made with milk protein. */
function holds({ allergenProfile, euAllergens }: Ingredient, name = ''): boolean {
  if (Object.hasOwn(euAllergens, name)) return euAllergens[name as keyof EuAllergens] === 'yes'
  return isOneOf(ALLERGENS, name) ? allergenProfile[name as Allergen]?.contains === 'yes' : false
}

/** The foods that fulfil a diet or a claim for sure. */
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
    free.diet === undefined || fits(food, free.diet),
    free.animal === undefined ||
      ![...free.animal, UNKNOWN_SOURCE].some((one) => food.animalSources.includes(one)),
  ].every(Boolean)
}

/** As a check of the food alone says; unknown is not free. */
function isFreeOf(food: Ingredient, name: string, isCompatible: IsCompatible): boolean {
  if (isOneOf(DIMENSIONS, name)) return isCompatible(food, name)
  return food.euAllergens[name as keyof EuAllergens] === 'no'
}

function fits(food: Ingredient, diet: Diet): boolean {
  return food.animalSources.every((source) => allows(diet, source) === 'yes')
}

/** How names say that a food is without: "lactose free", "laktosefrei", "sin lactosa". */
function freeNames({ words }: Concept): readonly RegExp[] {
  return LANGUAGES.map(
    (lang) => new RegExp(WORDS[lang].nameWithout(`(?:${words[lang].map(nameKey).join('|')})`)),
  )
}

const folded = new WeakMap<Ingredient, readonly string[]>()

/** The folded names of a food, which many concepts ask for. */
function namesOf(food: Ingredient): readonly string[] {
  const known = folded.get(food) ?? LANGUAGES.flatMap((lang) => food.names[lang].map(nameKey))
  folded.set(food, known)
  return known
}

function isCalled(food: Ingredient, patterns: readonly RegExp[]): boolean {
  return namesOf(food).some((name) => patterns.some((pattern) => pattern.test(name)))
}
