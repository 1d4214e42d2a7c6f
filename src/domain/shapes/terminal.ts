/** Schemas of answers that only the command line returns, such as results for several recipes or lines of a stream. */

import type { TProperties, TSchema } from '@sinclair/typebox'
import { CheckResponse } from './compatibility.ts'
import { ErrorBody } from './error.ts'
import { LabelResponse } from './labels.ts'
import { RecipeCheckResponse } from './recipes.ts'
import { count, described, list, object, optional, ref, text } from './shape.ts'
import { BillingResponse, MonthResponse } from './usage.ts'

const error = optional(
  described(
    ErrorBody.properties.error,
    'As in every error; in a stream, `details.line` is the number of the line.',
  ),
)
/** One of several answers, together with its subject: a recipe, a label, or a line of a stream. */
const answered = <P extends TProperties, S extends TSchema>(
  of: P,
  answer: Readonly<Record<string, S>>,
) => object({ ...of, result: optional(ref(answer)), error }, 'Either result or error, never both.')

const BatchLine = answered({ index: count }, { CheckResponse })

const source = described(text, 'The file, or - for items given as arguments.')

const RecipeResult = answered({ recipe: source }, { RecipeCheckResponse })
const RecipesResponse = object({ results: list(ref({ RecipeResult })) })

const LabelResult = answered(
  { label: described(text, 'The file, or the beginning of the text.') },
  { LabelResponse },
)
const LabelsResponse = object({ results: list(ref({ LabelResult })) })
const LabelLine = answered({ index: count }, { LabelResponse })

export const SHAPES = {
  BatchLine,
  RecipeResult,
  RecipesResponse,
  LabelResult,
  LabelsResponse,
  LabelLine,
  MonthResponse,
  BillingResponse,
}
