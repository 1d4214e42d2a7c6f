/** How far a food fulfils a wish for much or little of a nutrient, from its own figure. */

import type { Ingredient } from '../domain/ingredient.ts'
import { REFERENCE_INTAKES } from '../domain/reference-intakes.ts'

/** What foods of a category are eaten of at a time, in grams: 100 g of cinnamon are nobody's source of iron. */
const USUAL_SERVING: Readonly<Record<string, number>> = {
  baking: 5,
  beverages: 200,
  'bread-and-pasta': 50,
  cheese: 30,
  condiments: 15,
  'dairy-and-eggs': 100,
  'fats-and-oils': 15,
  'fish-and-seafood': 120,
  fruit: 120,
  grains: 50,
  herbs: 5,
  legumes: 60,
  meat: 120,
  'mushrooms-and-algae': 60,
  'nuts-and-seeds': 30,
  spices: 2,
  sweeteners: 15,
  vegetables: 120,
}
/** Those of families that differ from their category. */
const USUAL_SERVING_OF_FAMILY: Readonly<Record<string, number>> = {
  'dried-fruit': 30,
  'candied-fruit': 20,
  'dried-vegetables': 10,
  'dried-mushroom': 10,
  'olives-and-pickles': 25,
  aromatics: 10,
  flour: 50,
  bran: 20,
  germ: 15,
  starch: 15,
  crumbs: 20,
  'milk-powder': 15,
  'protein-powder': 30,
  'plant-protein': 50,
  milk: 200,
  'plant-milk': 200,
  'cultured-milk': 150,
  butter: 15,
  cream: 30,
  'fish-roe': 20,
  'dried-fish': 20,
  'dried-herb': 1,
}
/** Foods that nobody eats like their family: what is dried, concentrated or brewed. */
const USUAL_SERVING_OF_FOOD: Readonly<Record<string, number>> = {
  'instant-coffee': 2,
  'ground-coffee': 10,
  'chicory-coffee': 5,
  'grain-coffee': 5,
  'cappuccino-powder': 15,
  'hot-chocolate-powder': 20,
  matcha: 2,
  'yerba-mate': 5,
  nori: 3,
  wakame: 5,
  kombu: 3,
  hijiki: 5,
  arame: 5,
  dulse: 5,
  spirulina: 5,
  'agar-agar': 2,
  'lemon-zest': 2,
  'orange-zest': 2,
  'lime-zest': 2,
  'desiccated-coconut': 10,
  'sun-dried-tomato': 20,
  'tomato-powder': 5,
  'milk-powder': 15,
  'skimmed-milk-powder': 15,
  'buttermilk-powder': 15,
  'whey-powder': 15,
  'coconut-milk-powder': 15,
  'malted-milk-powder': 15,
  'dried-egg': 10,
  'nutritional-yeast': 10,
  'yeast-extract': 5,
  'stock-powder': 3,
  'bonito-flakes': 3,
  'freeze-dried-raspberry': 5,
  'freeze-dried-strawberry': 5,
  'dried-anchovies': 10,
  'chia-seed': 15,
  'psyllium-husk': 10,
}
const OTHER_SERVING = 50

export function usualServing({
  id,
  category,
  subcategory,
}: Pick<Ingredient, 'id' | 'category' | 'subcategory'>): number {
  const family = subcategory === null ? undefined : USUAL_SERVING_OF_FAMILY[subcategory]
  return USUAL_SERVING_OF_FOOD[id] ?? family ?? USUAL_SERVING[category] ?? OTHER_SERVING
}

/**
 * What 100 g of a food called "high" in it have: Regulation (EC) 1924/2006 for fibre; of vitamins and minerals 30 % of the
 * reference intake. The Regulation counts protein by its share of energy, which says little of a leaf.
 */
const HIGH: Readonly<Record<string, number>> = {
  'macros.energyKcal': 450,
  'macros.protein': 20,
  'macros.fat': 30,
  'macros.carbohydrates': 50,
  'macros.fibre': 6,
  'macros.sugar': 40,
  'macros.salt': 1.5,
  'macros.water': 92,
  'macros.alcohol': 30,
  'minerals.sodium': 600,
  'lipids.cholesterol': 60,
  'lipids.saturatedFat': 10,
  'lipids.monounsaturatedFat': 20,
  'lipids.polyunsaturatedFat': 15,
}
const HIGH_SHARE = 0.3

/** What 100 g of a food called "low" in it have at most; the same Regulation where it says so. */
const LOW: Readonly<Record<string, number>> = {
  'macros.energyKcal': 40,
  'macros.protein': 5,
  'macros.fat': 3,
  'macros.carbohydrates': 5,
  'macros.fibre': 1,
  'macros.sugar': 5,
  'macros.salt': 0.3,
  'macros.water': 20,
  'macros.alcohol': 1.2,
  'minerals.sodium': 120,
  'lipids.cholesterol': 20,
  'lipids.saturatedFat': 1.5,
  'lipids.monounsaturatedFat': 1,
  'lipids.polyunsaturatedFat': 1,
}
const LOW_SHARE = 0.05

/** What a food has that has some of it, one that is a source of it, one that is high in it, and what a usual serving adds. */
const SOME = 0.15
const SOURCE = 0.3
const IS_HIGH = 0.5
const BY_SERVING = 0.5
/** A food is a source of it from half of "high" on, as of 15 and 30 % of the reference intake. */
const HALF = 0.5
const QUARTER = 0.25
/** So many times what 100 g must have, in a usual serving, is as much as anybody wishes for. */
const FULL_SERVING = 2

/** 0 to 1: how high a food is in a nutrient, by what 100 g and what a usual serving have; 0 where it has next to none. */
export function highWeight(key: string, value: number, serving: number): number {
  const high = highFrom(key)
  if (value < QUARTER * high) return 0
  if (value < HALF * high) return SOME
  const inServing = (value * serving) / 100 / high
  return (value >= high ? IS_HIGH : SOURCE) + BY_SERVING * Math.min(1, inServing / FULL_SERVING)
}

/** How fast a food that has more than the most loses by it: oils are compared with oils. */
const STEEPNESS = 0.8

const highFrom = (key: string) =>
  HIGH[key] ?? HIGH_SHARE * (REFERENCE_INTAKES[key] ?? Number.POSITIVE_INFINITY)

/** 0 to 1: how low a food is in a nutrient; 1 where it has none, one half where it has as much as "low" may, 0 where it is high. */
export function lowWeight(key: string, value: number): number {
  const low = LOW[key] ?? LOW_SHARE * (REFERENCE_INTAKES[key] ?? 0)
  if (value === 0) return 1
  if (value >= highFrom(key)) return 0
  return low === 0 ? 0 : 1 / (1 + (value / low) ** STEEPNESS)
}

/** Nutrients whose bare name is a wish for much of it: nobody looks for foods that "iron" has nothing to do with. */
const BARE_GROUPS = ['minerals.', 'vitamins.']
const BARE: ReadonlySet<string> = new Set([
  'macros.protein',
  'macros.fibre',
  'lipids.monounsaturatedFat',
  'lipids.polyunsaturatedFat',
])

export const wishesMuchBare = (key: string): boolean =>
  BARE.has(key) || (key !== SODIUM && BARE_GROUPS.some((group) => key.startsWith(group)))
/** The one mineral that nobody wishes for. */
const SODIUM = 'minerals.sodium'
