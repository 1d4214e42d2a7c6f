/** The shapes of the people of a household: what each avoids, and the verdict for each. */

import type { TObject } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { GRAMS_PATTERN, MAX_PEOPLE } from '../limits.ts'
import { CONCERNS, DIETS, DOSE_DIMENSIONS, TRACES } from '../restrictions.ts'
import { VERDICTS } from '../risk.ts'
import {
  described,
  filled,
  list,
  nullable,
  object,
  one,
  optional,
  ref,
  type Shape,
  text,
} from './shape.ts'

const some = <Value extends string>(values: readonly Value[], description: string) =>
  optional(nullable(Type.Array(one(values), { description })))

const level = optional(
  Type.String({
    pattern: '^moderate$',
    description: '`moderate`: the verdict caution is tolerated.',
  }),
)
/** With these properties and no others. */
const closed = <S extends TObject>(shape: S): S => ({ ...shape, additionalProperties: false })

/** A person as a request describes them. */
export const Person = closed(
  object({
    name: described(filled, 'Unique among the people.'),
    concerns: some(CONCERNS, 'Dimensions and entries of the EU list that matter to this person.'),
    diet: some(DIETS, 'Diets that this person keeps.'),
    avoid: optional(
      nullable(
        Type.Array(filled, {
          description: 'Further foods to avoid: ingredients or categories, by id or by name.',
        }),
      ),
    ),
    tolerates: optional(
      nullable(
        closed(
          object(
            {
              lactose: optional(
                Type.Unsafe<string | number>({
                  type: ['string', 'number'],
                  pattern: GRAMS_PATTERN,
                  minimum: 0,
                  description: 'In grams, such as "5 g".',
                }),
              ),
              ...byName(DOSE_DIMENSIONS, () => level),
            },
            'How much this person tolerates. Each counts as a concern, too.',
          ),
        ),
      ),
    ),
    traces: optional(described(nullable(one(TRACES)), 'Whether traces count; by default they do.')),
  }),
)

export type PersonAsked = Shape<typeof Person>

export const peopleAsked = optional(
  nullable(
    Type.Array(ref({ Person }), {
      minItems: 1,
      maxItems: MAX_PEOPLE,
      description: 'A household: `people` of the answer has a verdict for each person.',
    }),
  ),
)

const finding = object({
  kind: one(['concern', 'diet', 'avoid'], 'What the person looks out for.'),
  name: Type.String({
    description:
      'A dimension, an entry of the EU list, a diet, or the id of an ingredient or category.',
  }),
  names: optional(list(text, 'All avoided foods, if the finding is about several.')),
  verdict: one(VERDICTS),
  culprits: list(text, 'Ids that caused the verdict.'),
  unknown: list(text, 'Ids of ingredients with unknown values, and unresolved ones.'),
})
export type RestrictionFinding = Shape<typeof finding>

export const PersonFinding = object({
  name: text,
  verdict: one(VERDICTS, 'The most severe of the restrictions.'),
  restrictions: list(finding, 'The most severe first.'),
})
export type PersonFinding = Shape<typeof PersonFinding>

export const people = list(ref({ PersonFinding }), 'The verdict for each person of the household.')
