/** Tests the grammar of lines: the role of each part of a line, and that the chart parser finds the cheapest tree. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { Chart, grammarOf } from '../../src/engine/lines/chart.ts'
import { outlineOf } from '../../src/engine/lines/line.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

const rows: readonly (readonly [Language, string, readonly string[]])[] = [
  ['en', '2 large eggs, beaten', ['lead: 2 large', 'food: eggs', 'break: ,', 'plain: beaten']],
  [
    'en',
    '1 cup chopped walnuts or pecans (optional)',
    ['lead: 1 cup', 'food: chopped walnuts', 'or: or', 'food: pecans ( optional )'],
  ],
  ['en', 'vegetable or chicken stock', ['food: vegetable', 'or: or', 'food: chicken stock']],
  [
    'en',
    '1 cup oat, soy or almond milk',
    ['lead: 1 cup', 'food: oat', 'comma: ,', 'food: soy', 'or: or', 'food: almond milk'],
  ],
  ['en', 'bread and butter pickles', ['food: bread and butter pickles']],
  ['en', 'half and half', ['food: half and half']],
  ['en', 'five spice powder', ['food: five spice powder']],
  ['en', 'juice of 1 lemon', ['partOf: juice of 1 lemon']],
  ['en', '2 cm piece of ginger', ['lead: 2 cm piece of', 'food: ginger']],
  ['en', '1 punnet of raspberries', ['lead: 1 punnet of', 'food: raspberries']],
  [
    'en',
    '2 chickens, about 1.5 kg each',
    ['lead: 2', 'food: chickens', 'break: ,', 'amount: about 1.5 kg each'],
  ],
  [
    'en',
    'flour 500 g, for dusting',
    ['food: flour', 'trailing: 500 g', 'break: ,', 'plain: for dusting'],
  ],
  ['en', '200 g flour 100 g sugar', ['lead: 200 g', 'food: flour', 'lead: 100 g', 'food: sugar']],
  [
    'en',
    'cake without eggs, with nuts',
    ['food: cake without eggs', 'break: ,', 'with: with', 'food: nuts'],
  ],
  [
    'en',
    'grated carrot and/or Cheddar cheese',
    ['food: grated carrot', 'and: and / or', 'food: Cheddar cheese'],
  ],
  ['en', 'cheese such as Manchego', ['food: cheese', 'example: such as', 'food: Manchego']],
  ['de', 'Teig: 200 g Mehl', ['label: Teig :', 'lead: 200 g', 'food: Mehl']],
  [
    'de',
    'Für die Sauce 200 g Crème fraîche',
    ['intro: Für die Sauce', 'lead: 200 g', 'food: Crème fraîche'],
  ],
  ['de', 'evtl. 1 EL Rum', ['plain: evtl.', 'lead: 1 EL', 'food: Rum']],
  ['de', 'Rinder- oder Gemüsebrühe', ['food: Rinder', 'or: oder', 'food: Gemüsebrühe']],
  ['de', 'ohne Hefe und Salz', ['without: ohne Hefe und Salz']],
  ['es', '1 rama de canela', ['named: 1 rama de canela']],
  ['es', 'caldo de pollo o verduras', ['food: caldo de pollo', 'or: o', 'food: verduras']],
  ['es', 'tres leches', ['food: tres leches']],
  [
    'es',
    'nueces o, si prefieres, pipas de calabaza',
    [
      'food: nueces',
      'or: o',
      'break: ,',
      'plain: si prefieres',
      'break: ,',
      'food: pipas de calabaza',
    ],
  ],
]

describe('a line is split into the stretches of its cheapest tree', () => {
  test.each(rows)('%s: %s', (lang, line, expected) => {
    const outline = outlineOf(library, line, lang)
    expect(outline.map(({ is, text }) => `${is}: ${text}`)).toEqual(expected)
  })
})

/** A grammar for lists of words. Words have one to three letters and a cost; the commas between them cost nothing. */
const grammar = grammarOf([
  { is: 'List', of: 'word More*', cost: 0, why: '' },
  { is: 'More', of: 'comma? word', cost: 0.5, why: '' },
])

const costsOf = (costs: readonly number[]) => {
  const word = (at: number) =>
    [1, 2, 3]
      .filter((length) => at + length <= costs.length)
      .map((length) => ({
        symbol: 'word',
        from: at,
        to: at + length,
        cost: costs[at]! / length,
        children: [],
      }))
  const comma = (at: number) =>
    at % 4 === 3 && at < costs.length
      ? [{ symbol: 'comma', from: at, to: at + 1, cost: 0, children: [] }]
      : []
  return { word, comma }
}

/** Returns the lowest cost of the part of a list that begins at `at`, by trying every split. */
function cheapest(costs: readonly number[], at: number, isFirst: boolean): number {
  if (at === costs.length) return isFirst ? Number.POSITIVE_INFINITY : 0
  const { word, comma } = costsOf(costs)
  const starts = isFirst ? [at] : [at, ...comma(at).map(({ to }) => to)]
  const joined = isFirst ? 0 : 0.5
  const all = starts.flatMap((start) =>
    word(start).map(({ to, cost }) => joined + cost + cheapest(costs, to, false)),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...all)
}

test('the chart finds the cheapest of all trees', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      (costs) => {
        const { word, comma } = costsOf(costs)
        const terminal = (name: string, at: number) => (name === 'word' ? word(at) : comma(at))
        const tree = new Chart(grammar, terminal).tree('List', 0, costs.length)
        expect(tree?.cost ?? Number.POSITIVE_INFINITY).toBeCloseTo(cheapest(costs, 0, true))
      },
    ),
  )
})
