/**
 * Tests the nutrition labels of the library's foods: the energy of each food is calculated as in Annex XIV (for thirty
 * foods, also by hand), and the figures are traced to their sources.
 */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import { figureAt, nutrientAt, rangeAt } from '../../src/domain/nutrients.ts'
import type { LabelRow } from '../../src/domain/shapes/nutrition.ts'
import { declarationOfFood } from '../../src/engine/nutrition/label.ts'
import { nutrition } from '../../src/engine/nutrition/nutrition.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')
const foods = library.ids().map((id) => library.ingredient(id)!)
const label = (id: string) => declarationOfFood(nutrition(library, id)).rows
const declared = (rows: readonly LabelRow[], nutrient: string) =>
  rows.find((row) => row.nutrient === nutrient)!.per100g

/** Computes the energy from the printed figures. A figure printed as "< limit" may be anything from 0 to the limit. */
function energyRange(id: string): readonly [least: number, most: number] {
  const rows = label(id)
  const food = library.ingredient(id)!
  const part = (key: string) => figureAt(null, food.nutrientParts, key) ?? 0
  const grams = (key: string): readonly [number, number] => {
    const { value, relation } = declared(rows, `macros.${key}`)
    return relation === 'below' ? [0, value!] : [value ?? 0, value ?? 0]
  }
  const alcohol = (food.nutrients && nutrientAt(food.nutrients, 'macros.alcohol')) ?? 0
  const polyols = Math.min(part('sugars.polyols'), grams('carbohydrates')[1])
  const sum = (side: 0 | 1) =>
    4 * grams('protein')[side] +
    9 * grams('fat')[side] +
    4 * Math.max(0, grams('carbohydrates')[side] - polyols) +
    2.4 * Math.max(0, polyols - part('sugars.erythritol')) +
    2 * grams('fibre')[side] +
    7 * alcohol +
    3 * part('acids.organic')
  return [sum(0) - 1, sum(1) + 1]
}

describe('a label', () => {
  test('declares the energy of its own figures, for every ingredient', () => {
    const off = foods.flatMap(({ id }) => {
      const { value, relation } = declared(label(id), 'macros.energyKcal')
      if (value === null) return []
      const [least, most] = energyRange(id)
      return value < least || (relation === 'equal' && value > most)
        ? [[id, value, least, most]]
        : []
    })
    expect(off).toEqual([])
  })

  // Protein, fat, carbohydrate and fibre as printed. The energy was calculated by hand with the factors of the annex.
  test.each<[string, string, string]>(
    readFileSync('test/data/labels.tsv', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string, string]),
  )('of %s reads as reckoned by hand', (id, figures, energy) => {
    const rows = label(id)
    const shown = ['fat', 'carbohydrates', 'fibre', 'protein'].map((name) => {
      const { value, relation } = declared(rows, `macros.${name}`)
      return `${relation === 'below' ? '<' : ''}${value}`
    })
    const kcal = declared(rows, 'macros.energyKcal').value
    const kilojoule = declared(rows, 'macros.energyKilojoule').value
    expect([shown.join(' '), `${kilojoule} ${kcal}`]).toEqual([figures, energy])
  })
})

describe('every ingredient', () => {
  test('has salt that is 2.5 times its sodium, exactly', () => {
    const off = foods.filter(({ nutrients }) => {
      const salt = nutrients && nutrientAt(nutrients, 'macros.salt')
      const sodium = nutrients && nutrientAt(nutrients, 'minerals.sodium')
      return (
        salt != null && sodium != null && Number(((sodium * 2.5) / 1000).toPrecision(12)) !== salt
      )
    })
    expect(off.map(({ id }) => id)).toEqual([])
  })

  const at = (food: Ingredient, key: string) => figureAt(food.nutrients, food.nutrientParts, key)
  const WHOLES: readonly (readonly [whole: string, parts: readonly string[]])[] = [
    ['macros.carbohydrates', ['macros.sugar']],
    ['macros.carbohydrates', ['sugars.lactose']],
    ['macros.sugar', ['sugars.lactose']],
    [
      'macros.fat',
      ['saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat'].map((one) => `lipids.${one}`),
    ],
  ]
  test.each(WHOLES)('has %s of no less than %j, except for rounding', (whole, parts) => {
    const off = foods.filter((food) => {
      const most = at(food, whole)
      const sum = parts.reduce((all, part) => all + (at(food, part) ?? 0), 0)
      return most !== null && sum > most * 1.02 + 0.05
    })
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test('weighs no more than 103 g in 100 g, salt included', () => {
    const macros = ['protein', 'fat', 'carbohydrates', 'fibre', 'salt', 'water', 'alcohol']
    const off = foods.filter(
      (food) => macros.reduce((all, name) => all + (at(food, `macros.${name}`) ?? 0), 0) > 103,
    )
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test('keeps the alcohol if the water of another table makes the sum too large', () => {
    const rum = library.ingredient('rum')!
    expect(['alcohol', 'water'].map((name) => at(rum, `macros.${name}`))).toEqual([36.6, 63.4])
  })

  test('contains no more lactose than sugars', () => {
    const off = foods.filter((food) => {
      const grams = food.allergenProfile.lactose?.gramsPer100g ?? 0
      const wholes = ['macros.sugar', 'macros.carbohydrates'].map((key) => rangeAt(food, key).max)
      return wholes.some((max) => max !== null && grams > max + 0.1 + 1e-9)
    })
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test('is complete in the seven figures of the EU label for most foods, counting bounds', () => {
    const seven = ['energyKcal', 'fat', 'carbohydrates', 'sugar', 'protein', 'salt'].map(
      (name) => `macros.${name}`,
    )
    // Skip brands and additives, since few of them have figures.
    const eaten = foods.filter(
      ({ id, category }) => !id.startsWith('brand-') && category !== 'additives',
    )
    const complete = eaten.filter((food) =>
      [...seven, 'lipids.saturatedFat'].every((key) => rangeAt(food, key).max !== null),
    )
    expect(complete.length / eaten.length).toBeGreaterThan(0.85)
  })

  test('agrees on wheat as dry pasta, flour and couscous', () => {
    const serving = (id: string) => library.ingredient(id)!.allergenProfile.fodmap!.safeServingGrams
    expect(['pasta', 'spaghetti', 'wheat-flour', 'couscous', 'bulgur'].map(serving)).toEqual([
      15, 15, 15, 15, 15,
    ])
  })
})

describe('a figure traced to its row', () => {
  test.each<[string, string, string, string]>(
    readFileSync('test/data/traced-figures.tsv', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string, string, string]),
  )('%s, %s of %s', (id, nutrient, source, value) => {
    const food = library.ingredient(id)!
    const row = food.nutrientSources.find(({ nutrients }) => nutrients.includes(nutrient))
    expect([row?.source, String(figureAt(food.nutrients, food.nutrientParts, nutrient))]).toEqual([
      source,
      value,
    ])
  })
})
