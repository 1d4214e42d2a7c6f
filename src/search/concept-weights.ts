/** Computes at build time how well each food matches a search concept, from its profiles and the concept's rules. */

import { isOneOf, keysOf } from '../domain/closed-sets.ts'
import type { Concept, ConceptRule, Freedom, NutrientRange } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { ALLERGENS, DIMENSIONS, UNKNOWN_SOURCE } from '../domain/restrictions.ts'
import type { EuAllergens } from '../domain/shapes/profiles.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import { lookup } from '../language/words.ts'
import { type IsCompatible, isOfDiet } from './figures.ts'

/** Minimum weight of a concept for a food, from 0 to 1. Below the minimum, the food does not match the concept. */
const LEAST = 0.15

type WeightOf = (food: Ingredient) => number

/** Weight of the concept for a food, from 0 to 1. */
export function conceptWeight({ rules, foods, but }: Concept): WeightOf {
  const weights = rules.map(ruleWeight)
  return (food) => {
    if (but.includes(food.id)) return 0
    const ruled = () => weights.reduce((most, weightOf) => Math.max(most, weightOf(food)), 0)
    const weight = lookup(foods, food.id) ?? ruled()
    return weight < LEAST ? 0 : weight
  }
}

/** Returns the weight of a food for one rule. It is the lowest of the weights for the conditions of the rule. */
function ruleWeight(rule: ConceptRule): WeightOf {
  const conditions = conditionsOf(rule)
  const { weight = 1 } = rule
  // Check no more conditions once the weight is 0, because most foods fail one of the first conditions.
  return (food) =>
    weight *
    conditions.reduce((least, condition) => (least === 0 ? 0 : Math.min(least, condition(food))), 1)
}

/** A condition that a food fulfils if it has any of the values. */
const has =
  (hasOne: (food: Ingredient, value: string) => boolean | undefined) =>
  (food: Ingredient, values: readonly string[]) =>
    Number(values.some((value) => hasOne(food, value)))

/** A condition whose weight is the highest value of the food on the given axes, or 0 if that is below `from`. */
const axis =
  (profileOf: (food: Ingredient) => Readonly<Record<string, number>> | null) =>
  (food: Ingredient, axes: readonly string[], from: number) => {
    const profile = profileOf(food)
    const value = Math.max(...axes.map((name) => profile?.[name] ?? 0))
    return value >= from ? value : 0
  }

const CONDITIONS = {
  id: has(({ id }, pattern) => matches(pattern, id)),
  category: has(({ category }, value) => value === category),
  subcategory: has(({ subcategory }, value) => value === subcategory),
  tag: has(({ tags }, value) => tags.includes(value)),
  animal: has(({ animalSources }, value) => animalSources.includes(value)),
  cuisine: has(({ cuisineTags }, value) => cuisineTags.includes(value)),
  main: has(({ id, mainIngredient }, value) => value === mainIngredient || value === id),
  method: has(({ cookProfile }, value) => cookProfile?.methods.includes(value)),
  fodmap: has(({ allergenProfile: { fodmap } }, value) => value === fodmap?.fodmapLevel),
  histamine: has(
    ({ allergenProfile: { histamine } }, value) => value === histamine?.histamineContent,
  ),
  flavour: axis(({ flavorProfile }) => flavorProfile),
  texture: axis(({ textureProfile }) => textureProfile),
  function: axis(({ functionalProfile }) => functionalProfile),
  application: axis(({ applicationProfile }) => applicationProfile),
}

function conditionsOf(rule: ConceptRule): readonly WeightOf[] {
  const { from = 0, nutrient } = rule
  const conditions = keysOf(CONDITIONS).flatMap((key): readonly WeightOf[] => {
    const values = rule[key]
    return values ? [(food) => CONDITIONS[key](food, values, from)] : []
  })
  return nutrient ? [...conditions, (food) => nutrientWeight(nutrient, food)] : conditions
}

function matches(pattern: string, id: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return id === pattern
  return id.length >= start.length + end.length && id.startsWith(start) && id.endsWith(end)
}

/** Categories of foods that are used by the pinch. They rank lower, because a pinch provides little of any nutrient. */
const PINCHES: readonly string[] = ['spices', 'herbs']
const PINCH = 0.5

function nutrientWeight(range: NutrientRange, food: Ingredient): number {
  if (!isWithin(range, food)) return 0
  return range.min !== undefined && PINCHES.includes(food.category) ? PINCH : 1
}

/** True if the nutrient is in the range; false if unknown. */
function isWithin({ key, min, max }: NutrientRange, food: Ingredient): boolean {
  const value = food.nutrients === null ? null : nutrientAt(food.nutrients, key)
  return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)
}

/** True if a search that excludes the concept may find the food: it is free of the concept, or its name says so. */
export function isFreeOf(
  concept: Concept,
  free: Freedom,
  isCompatible: IsCompatible,
): (food: Ingredient) => boolean {
  const weightOf = conceptWeight(concept)
  const hasTerms = Object.keys(free).length > 0
  const patterns = freeNames(concept)
  return (food) =>
    (hasTerms ? isWithout(food, free, isCompatible) : weightOf(food) === 0) ||
    (isCalled(food, patterns) && !contains(food, free.allergen))
}

/** True if a food is known to contain the allergen. For example, non-dairy creamer contains milk protein. */
function contains({ allergenProfile, euAllergens }: Ingredient, name = ''): boolean {
  if (Object.hasOwn(euAllergens, name)) return euAllergens[name as keyof EuAllergens] === 'yes'
  return isOneOf(ALLERGENS, name) && allergenProfile[name]?.contains === 'yes'
}

/** True if a food is known to meet all conditions of a "without" search. An unknown allergen counts as present. */
export function isWithout(
  food: Ingredient,
  { allergen, nutrient, diet, animal }: Freedom,
  isCompatible: IsCompatible,
): boolean {
  const isAbsent = (name: string) =>
    isOneOf(DIMENSIONS, name)
      ? isCompatible(food, name)
      : food.euAllergens[name as keyof EuAllergens] === 'no'
  const isFrom = (source: string) => food.animalSources.includes(source)
  return (
    (allergen === undefined || isAbsent(allergen)) &&
    (nutrient === undefined || isWithin(nutrient, food)) &&
    (diet === undefined || isOfDiet(food, diet)) &&
    (animal === undefined || ![...animal, UNKNOWN_SOURCE].some(isFrom))
  )
}

/** Patterns for names that say that something is absent, such as "lactose free", "laktosefrei" or "sin lactosa". */
const freeNames = ({ words }: Concept): readonly RegExp[] =>
  LANGUAGES.map((lang) => {
    const foods = `(?:${words[lang].map(nameKey).join('|')})`
    return new RegExp(WORDS[lang].nameWithout.replaceAll('~', () => foods))
  })

const isCalled = ({ names }: Ingredient, patterns: readonly RegExp[]) =>
  LANGUAGES.some((lang) =>
    names[lang].map(nameKey).some((name) => patterns.some((pattern) => pattern.test(name))),
  )
