/** The shapes of requests and answers about nutrients. */

import type { TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { FOOD_STATES, NUTRIENT_GROUPS, NUTRIENT_UNITS, PART_GROUPS } from '../nutrient-keys.ts'
import { items, unresolved } from './compatibility.ts'
import {
  anyOf,
  boolean,
  byKey,
  described,
  grams,
  ID,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  ref,
  type Shape,
  text,
} from './shape.ts'

const figure = (key: string) =>
  nullable(number(`In ${NUTRIENT_UNITS[key] ?? 'g'}; null where no source measured it.`))

/** The object of a group, with a value for each of its names. */
const group = <Name extends string, S extends TSchema>(
  key: string,
  names: readonly Name[],
  value: (key: string) => S,
) => object(byName(names, (name) => value(`${key}.${name}`)))

const nutrientGroups = <S extends TSchema>(value: (key: string) => S) =>
  ({
    macros: nullable(group('macros', NUTRIENT_GROUPS.macros, value)),
    lipids: nullable(group('lipids', NUTRIENT_GROUPS.lipids, value)),
    minerals: nullable(group('minerals', NUTRIENT_GROUPS.minerals, value)),
    vitamins: nullable(group('vitamins', NUTRIENT_GROUPS.vitamins, value)),
  }) satisfies Record<keyof typeof NUTRIENT_GROUPS, TSchema>

const NUTRIENTS = { id: text, ...nutrientGroups(figure) }
export const Nutrients = object(NUTRIENTS, 'A value of null was not measured; it is never a zero.')
export type Nutrients = Shape<typeof Nutrients>

export const NutrientParts = object(
  {
    sugars: group('sugars', PART_GROUPS.sugars, figure),
    acids: group('acids', PART_GROUPS.acids, figure),
  } satisfies Record<keyof typeof PART_GROUPS, TSchema>,
  'Single sugars, polyols and organic acids; null where no source names one.',
)
export type NutrientParts = Shape<typeof NutrientParts>

export const Coverage = object(
  nutrientGroups(() => nullable(Type.Number({ minimum: 0, maximum: 1 }))),
  'Share of the grams that have a value; below 1 a total is a lower bound.',
)
export type Coverage = Shape<typeof Coverage>

const Range = object({
  min: Type.Number({ minimum: 0 }),
  max: nullable(Type.Number({ minimum: 0 })),
})
/** The least and the most that an amount holds; the most is null where nothing bounds it. */
export type Range = Shape<typeof Range>
const ranges = byKey(
  Range,
  'By group.name, only where a figure is not exact: at least `min`, at most `max`, which is null where nobody can tell.',
)
export type Ranges = Shape<typeof ranges>

const parts = optional(ref({ NutrientParts }))
const range = optional(ranges)

export const NutrientTotal = object(
  { ...NUTRIENTS, coverage: ref({ Coverage }), parts, range },
  'Nutrients with the share of the grams behind each; sums of what is known.',
)
export const NutrientServing = object(
  { ...NUTRIENTS, parts, range },
  'The total over the servings.',
)

const source = object({
  source: described(
    text,
    'Code of the table and the row in it, or of what it was calculated from.',
  ),
  state: one(FOOD_STATES, 'The state in which the food was measured.'),
  nutrients: list(text, 'The figures that come from it, as `group.name`.'),
})
/** A source row that nutrients come from, and the nutrients that it gives. */
export type NutrientSource = Shape<typeof source>

export const NutritionResponse = object({
  ingredientId: ID,
  basis: Type.Literal('per100g'),
  nutrients: ref({ Nutrients }),
  parts,
  bounds: optional(
    byKey(
      anyOf([Type.Number({ minimum: 0 }), Type.Literal('traces')]),
      'What a source tells in place of a figure: an upper bound per 100 g, or traces.',
    ),
  ),
  sources: optional(list(source, 'With `sources=true`: where each figure comes from.')),
  computed: optional(
    object({
      amount: number('As it was asked.'),
      unit: text,
      grams: grams('Weight'),
      estimated: boolean,
      nutrients: ref({ Nutrients }),
      parts,
      range,
    }),
  ),
})
export type NutritionResponse = Shape<typeof NutritionResponse>

export const AnalyzeRequest = object({
  items,
  servings: optional(nullable(Type.Integer({ minimum: 1 }))),
})

const analyzed = object({
  ingredientId: ID,
  amount: number('As it was asked.'),
  unit: text,
  grams: grams('Weight'),
  estimated: boolean,
  nutrients: ref({ Nutrients }),
})
export type AnalyzedItem = Shape<typeof analyzed>

export const AnalyzeResponse = object({
  items: list(analyzed),
  total: ref({ NutrientTotal }),
  perServing: optional(ref({ NutrientServing })),
  servings: nullable(Type.Integer()),
  unresolved,
})
export type AnalyzeResponse = Shape<typeof AnalyzeResponse>

const declared = object({
  value: nullable(number('null if unknown.')),
  decimals: Type.Integer({ description: 'Decimal places that it is printed with; -1 for tens.' }),
  relation: one(['equal', 'below', 'atLeast'], 'below: less than the value.'),
})
/** A figure as it is declared: `below` the limit of the guidance, or `atLeast` a sum that lacks some foods. */
export type Declared = Shape<typeof declared>

const row = object({
  nutrient: described(text, '`group.name`.'),
  unit: text,
  per100g: described(declared, 'In 100 g.'),
  perAmount: optional(
    described(declared, 'In the amount or the serving, where one was asked for.'),
  ),
  referenceShare: nullable(number('Share of the reference intake.')),
  coverage: number('Share of the grams that have a value.'),
})
export type LabelRow = Shape<typeof row>

export const DeclarationResponse = object({
  label: one(['eu'], 'The form of the declaration.'),
  rows: list(row, 'The nutrients in the order of the declaration.'),
  unresolved,
  grams: nullable(grams('Weight of the amount that was asked for; null where none was')),
  servings: nullable(number('Among how many it is divided; null for all of it.')),
})
export type Declaration = Shape<typeof DeclarationResponse>
