/** Finds the foods that a step or heading implies without naming them: "panieren" adds breadcrumbs and egg. */

import { keysOf } from '../../domain/closed-sets.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { RECIPE_WORDS } from '../../language/index.ts'
import { COATING_FOODS } from '../reading/implied-foods.ts'
import { isMilled } from './foods-named.ts'
import type { Line } from './line.ts'

export interface Implied {
  readonly foods: readonly string[]
  /** True for a food that the cook may use for this instead. The words then imply no other food. */
  readonly isMadeOf: (food: Ingredient) => boolean
}

const SIDES = new Set(['pasta', 'filled-pasta', 'asian-noodles'])
const STOCKS = new Set(['stock', 'stock-cube', 'stock-powder', 'soup'])
const OF_DAIRY = new Set(['dairy-and-eggs', 'cheese'])
const OF_DOUGH = new Set([...OF_DAIRY, 'bread-and-pasta', 'grains', 'legumes'])

/** True for a food that can coat or bind another food. False for side dishes such as noodles and rice. */
const isFloury = (food: Ingredient) =>
  isMilled(food) ||
  food.category === 'baking' ||
  food.category === 'nuts-and-seeds' ||
  food.subcategory === 'flour' ||
  food.subcategory === 'starch' ||
  food.subcategory === 'breakfast-cereal' ||
  (food.category === 'bread-and-pasta' && !SIDES.has(food.subcategory ?? ''))

const isCreamy = (food: Ingredient) => OF_DAIRY.has(food.category) || isFloury(food)

const isStock = ({ id, category, subcategory }: Ingredient) =>
  id === 'water' ||
  subcategory === 'bones' ||
  (category === 'condiments' && STOCKS.has(subcategory ?? ''))

const IMPLIED = {
  breaded: { foods: COATING_FOODS.breaded, isMadeOf: isFloury },
  battered: { foods: COATING_FOODS.battered, isMadeOf: isFloury },
  floured: { foods: COATING_FOODS.floured, isMadeOf: isFloury },
  gratinated: { foods: ['cheese'], isMadeOf: isCreamy },
  // A listed stock stands for itself, and bones or water make a stock.
  stock: { foods: ['celery'], isMadeOf: isStock },
  bound: { foods: ['egg-yolk'], isMadeOf: isCreamy },
  dough: {
    foods: COATING_FOODS.battered,
    isMadeOf: (food) => OF_DOUGH.has(food.category) || isFloury(food),
  },
} as const satisfies Record<string, Implied>

/** What the words of a line imply. */
export function impliedIn({ words, language }: Line): readonly Implied[] {
  const text = words.join(' ')
  const { implied } = RECIPE_WORDS[language]
  return keysOf(IMPLIED).flatMap((kind) => (implied[kind].test(text) ? IMPLIED[kind] : []))
}
