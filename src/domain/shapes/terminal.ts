/** The shapes of what the terminal alone answers: several recipes or packages, and lines of streams. */

import { CheckResponse } from './compatibility.ts'
import { ErrorBody } from './error.ts'
import { LabelResponse } from './labels.ts'
import { RecipeCheckResponse } from './recipes.ts'
import { count, described, list, object, optional, ref, text } from './shape.ts'

const error = optional(
  described(
    ErrorBody.properties.error,
    'As in every error; `details.line` is the number of the line in a stream.',
  ),
)
const EITHER = 'Either result or error, never both.'

const BatchLine = object({ index: count, result: optional(ref({ CheckResponse })), error }, EITHER)

const source = described(text, 'The file, or - for items that were written out.')

const RecipeResult = object(
  { recipe: source, result: optional(ref({ RecipeCheckResponse })), error },
  EITHER,
)
const RecipesResponse = object({ results: list(ref({ RecipeResult })) })

const LabelResult = object(
  {
    label: described(text, 'The file, or the beginning of the text.'),
    result: optional(ref({ LabelResponse })),
    error,
  },
  EITHER,
)
const LabelsResponse = object({ results: list(ref({ LabelResult })) })
const LabelLine = object({ index: count, result: optional(ref({ LabelResponse })), error }, EITHER)

/** By their names. */
export const SHAPES = {
  BatchLine,
  RecipeResult,
  RecipesResponse,
  LabelResult,
  LabelsResponse,
  LabelLine,
}
