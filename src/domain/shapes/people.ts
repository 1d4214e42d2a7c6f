/** Schemas of a household: what each person avoids, and the verdict for each person. */

import type { TObject } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { GRAMS_PATTERN, MAX_PEOPLE } from '../limits.ts'
import { CONCERNS, DIETS, DOSE_DIMENSIONS, TRACES } from '../restrictions.ts'
import { VERDICTS } from '../risk.ts'
import * as s from './shape.ts'

const some = <Value extends string>(values: readonly Value[], description: string) =>
  s.maybe(s.list(s.one(values), description))

const level = s.optional(Type.String({ pattern: '^moderate$' }))
/** Makes an object schema reject additional properties. */
const closed = <S extends TObject>(shape: S): S => ({ ...shape, additionalProperties: false })

export const Person = closed(
  s.object({
    name: s.described(s.filled, 'Unique among the people.'),
    concerns: some(CONCERNS, 'Dimensions and EU entries.'),
    diet: some(DIETS, 'Diets that this person follows.'),
    avoid: s.maybe(
      s.list(s.filled, 'Further foods to avoid: ingredients or categories, by id or by name.'),
    ),
    tolerates: s.maybe(
      closed(
        s.object(
          {
            lactose: s.optional(
              Type.Unsafe<string | number>({
                type: ['string', 'number'],
                pattern: GRAMS_PATTERN,
                minimum: 0,
                description: 'In grams, such as "5 g".',
              }),
            ),
            ...byName(DOSE_DIMENSIONS, () => level),
          },
          'How much the person tolerates, each also a concern; `moderate` tolerates the verdict caution.',
        ),
      ),
    ),
    traces: s.maybe(s.one(TRACES), 'Whether traces count, which is the default.'),
  }),
)

export type PersonAsked = s.Shape<typeof Person>

export const peopleAsked = s.maybe(
  s.list(s.ref({ Person }), 'A household: `people` of the answer has a verdict for each person.', {
    minItems: 1,
    maxItems: MAX_PEOPLE,
  }),
)

const finding = s.object({
  kind: s.one(['concern', 'diet', 'avoid'], 'The kind of restriction.'),
  name: Type.String({
    description:
      'A dimension, an entry of the EU list, a diet, or the id of an ingredient or category.',
  }),
  names: s.optional(s.list(s.text, 'All avoided foods, if the finding is about several.')),
  grams: s.optional(
    s.number('Grams of lactose, if the person tolerates an amount and all amounts are known.'),
  ),
  toleratedGrams: s.optional(s.number('The tolerated grams of lactose.')),
  verdict: s.one(VERDICTS),
  culprits: s.list(s.text, 'Ids that caused the verdict.'),
  unknown: s.list(s.text, 'Ids of ingredients with unknown values, and unresolved ones.'),
})
export type RestrictionFinding = s.Shape<typeof finding>

export const PersonFinding = s.object({
  name: s.text,
  verdict: s.one(VERDICTS, 'The most severe of the restrictions.'),
  restrictions: s.list(finding, 'The most severe first.'),
})
export type PersonFinding = s.Shape<typeof PersonFinding>

export const people = s.list(
  s.ref({ PersonFinding }),
  'The verdict for each person of the household.',
)
