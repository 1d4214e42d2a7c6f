/** Labels of the library's foods: energy within Annex XIV for every one, thirty against reckoning by hand, traced figures. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figureAt, nutrientAt, rangeAt } from '../../src/domain/nutrients.ts'
import { declarationOfFood, type LabelRow } from '../../src/engine/nutrition/label.ts'
import { nutrition } from '../../src/engine/nutrition/nutrition.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')
const foods = library.ids().map((id) => library.ingredient(id)!)
const label = (id: string) => declarationOfFood(nutrition(library, id)).rows
const declared = (rows: readonly LabelRow[], nutrient: string) =>
  rows.find((row) => row.nutrient === nutrient)!.per100g

/** Energy of the printed figures; what is printed as below its limit is anything from nothing to that. */
function reckoned(id: string): readonly [least: number, most: number] {
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
      const [least, most] = reckoned(id)
      return value < least || (relation === 'equal' && value > most)
        ? [[id, value, least, most]]
        : []
    })
    expect(off).toEqual([])
  })

  // Protein, fat, carbohydrate, fibre as printed; energy worked out with pencil and the factors of the annex.
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

  test('holds no more lactose than sugars', () => {
    const off = foods.filter((food) => {
      const grams = food.allergenProfile.lactose?.gramsPer100g ?? 0
      const { max } = rangeAt(food, 'macros.sugar')
      return max !== null && grams > max + 0.1 + 1e-9
    })
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test('is complete in the seven figures of the EU label for most foods, bounds among them', () => {
    const seven = ['energyKcal', 'fat', 'carbohydrates', 'sugar', 'protein', 'salt'].map(
      (name) => `macros.${name}`,
    )
    // Nobody knows what a brand holds, and few additives have a figure.
    const eaten = foods.filter(
      ({ id, category }) => !id.startsWith('brand-') && category !== 'additives',
    )
    const complete = eaten.filter((food) =>
      [...seven, 'lipids.saturatedFat'].every((key) => rangeAt(food, key).max !== null),
    )
    expect(complete.length / eaten.length).toBeGreaterThan(0.85)
  })

  test('agrees on wheat, dry as pasta, as flour and as couscous', () => {
    const serving = (id: string) => library.ingredient(id)!.allergenProfile.fodmap!.safeServingGrams
    expect(['pasta', 'spaghetti', 'wheat-flour', 'couscous', 'bulgur'].map(serving)).toEqual([
      15, 15, 15, 15, 15,
    ])
  })
})

describe('a figure that was traced to its row', () => {
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
