/** Schemas of requests and answers about nutrients. */

import type { TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { FOOD_STATES, NUTRIENT_GROUPS, NUTRIENT_UNITS, PART_GROUPS } from '../nutrient-keys.ts'
import { items, unresolved } from './compatibility.ts'
import * as s from './shape.ts'

const figure = (key: string) =>
  s.nullable(s.number(`In ${NUTRIENT_UNITS[key] ?? 'g'}; null where no source measured it.`))

const group = <Name extends string, S extends TSchema>(
  key: string,
  names: readonly Name[],
  value: (key: string) => S,
) => s.object(byName(names, (name) => value(`${key}.${name}`)))

const nutrientGroups = <S extends TSchema>(value: (key: string) => S) =>
  ({
    macros: s.nullable(group('macros', NUTRIENT_GROUPS.macros, value)),
    lipids: s.nullable(group('lipids', NUTRIENT_GROUPS.lipids, value)),
    minerals: s.nullable(group('minerals', NUTRIENT_GROUPS.minerals, value)),
    vitamins: s.nullable(group('vitamins', NUTRIENT_GROUPS.vitamins, value)),
  }) satisfies Record<keyof typeof NUTRIENT_GROUPS, TSchema>

const NUTRIENTS = { id: s.text, ...nutrientGroups(figure) }
export const Nutrients = s.object(NUTRIENTS, 'Null means not measured, never zero.')
export type Nutrients = s.Shape<typeof Nutrients>

export const NutrientParts = s.object(
  {
    micros: group('micros', PART_GROUPS.micros, figure),
    sugars: group('sugars', PART_GROUPS.sugars, figure),
    acids: group('acids', PART_GROUPS.acids, figure),
  } satisfies Record<keyof typeof PART_GROUPS, TSchema>,
  'Single sugars, polyols, organic acids, and vitamins and minerals beyond the 29; null if no source lists any.',
)
export type NutrientParts = s.Shape<typeof NutrientParts>

export const Coverage = s.object(
  nutrientGroups(() => s.nullable(Type.Number({ minimum: 0, maximum: 1 }))),
  'Share of the grams that have a value; below 1 a total is a lower bound.',
)
export type Coverage = s.Shape<typeof Coverage>

const Range = s.object({
  min: Type.Number({ minimum: 0 }),
  max: s.nullable(Type.Number({ minimum: 0 })),
})
/** Range of an amount; `max` is null if there is no limit. */
export type Range = s.Shape<typeof Range>
const ranges = s.byKey(
  Range,
  'By group.name, only for figures that are not exact: at least `min`, at most `max`, which is null if unknown.',
)
export type Ranges = s.Shape<typeof ranges>

const parts = s.optional(s.ref({ NutrientParts }))
const range = s.optional(ranges)

export const NutrientTotal = s.object(
  { ...NUTRIENTS, coverage: s.ref({ Coverage }), parts, range },
  'Sums of the known nutrients, with the share of the grams that each covers.',
)
export type NutrientTotal = s.Shape<typeof NutrientTotal>
export const NutrientServing = s.object(
  { ...NUTRIENTS, parts, range },
  'The total over the servings.',
)

const source = s.object({
  source: s.string('Code of the table and its row, or of the calculation.'),
  state: s.one(FOOD_STATES, 'The state in which the food was measured.'),
  nutrients: s.list(s.text, 'The figures that come from it, as `group.name`.'),
})
/** A row of a food table, and the nutrients taken from it. */
export type NutrientSource = s.Shape<typeof source>

export const NutritionResponse = s.object({
  ingredientId: s.ID,
  basis: Type.Literal('per100g'),
  nutrients: s.ref({ Nutrients }),
  parts,
  bounds: s.optional(
    s.byKey(
      s.anyOf([Type.Number({ minimum: 0 }), Type.Literal('traces')]),
      'Given by a source instead of a figure: an upper bound per 100 g, or traces.',
    ),
  ),
  sources: s.optional(s.list(source, 'With `sources=true`: where each figure comes from.')),
  computed: s.optional(
    s.object({
      amount: s.number('As in the request.'),
      unit: s.text,
      grams: s.grams('Weight'),
      estimated: s.boolean,
      nutrients: s.ref({ Nutrients }),
      parts,
      range,
    }),
  ),
})
export type NutritionResponse = s.Shape<typeof NutritionResponse>

export const AnalyzeRequest = s.object({ items, servings: s.maybe(Type.Integer({ minimum: 1 })) })

const analyzed = s.object({
  ingredientId: s.ID,
  amount: s.number('As in the request.'),
  unit: s.text,
  grams: s.grams('Weight'),
  estimated: s.boolean,
  nutrients: s.ref({ Nutrients }),
})
export type AnalyzedItem = s.Shape<typeof analyzed>

export const AnalyzeResponse = s.object({
  items: s.list(analyzed),
  total: s.ref({ NutrientTotal }),
  perServing: s.optional(s.ref({ NutrientServing })),
  servings: s.nullable(Type.Integer()),
  unresolved,
})
export type AnalyzeResponse = s.Shape<typeof AnalyzeResponse>

const declared = s.object({
  value: s.nullable(s.number('null if unknown.')),
  decimals: s.integer('Decimal places of the printed figure; -1 means multiples of ten.'),
  relation: s.one(['equal', 'below', 'atLeast'], 'below: less than the value.'),
})
/**
 * A figure for a label. `below`: the actual amount is less than the figure. `atLeast`: the actual amount may be more
 * than the figure, because some foods have no value.
 */
export type Declared = s.Shape<typeof declared>

const row = s.object({
  nutrient: s.string('`group.name`.'),
  unit: s.text,
  per100g: s.described(declared, 'In 100 g.'),
  perAmount: s.optional(
    s.described(declared, 'In the amount or the serving, if one was requested.'),
  ),
  referenceShare: s.nullable(s.number('Share of the reference intake.')),
  coverage: s.number('Share of the grams that have a value.'),
})
export type LabelRow = s.Shape<typeof row>

export const DeclarationResponse = s.object({
  label: s.one(['eu'], 'The form of the declaration.'),
  rows: s.list(row, 'The nutrients in the order of the declaration.'),
  unresolved,
  grams: s.nullable(s.grams('Weight of the requested amount; null if none was requested')),
  servings: s.nullable(
    s.number('The number of servings that it is divided by; null if it is not divided.'),
  ),
  servingGrams: s.optional(s.grams('Weight of one of the servings')),
})
export type Declaration = s.Shape<typeof DeclarationResponse>
