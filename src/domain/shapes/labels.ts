/** The shapes of the request and the answer about a package. */

import type { TObject } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import type { AbsenceCode } from '../absences.ts'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../additives.ts'
import { byName } from '../closed-sets.ts'
import { ENTRY_STATUSES, type EntryStatus, LABEL_SKIPS, STATEMENT_KINDS } from '../labels.ts'
import { LANGUAGES } from '../languages.ts'
import { MAX_AMOUNT, MAX_ITEMS, MAX_PART, MAX_RECIPE } from '../limits.ts'
import { CERTAINTIES } from '../reading.ts'
import { DIETS, EU_ALLERGENS } from '../restrictions.ts'
import {
  ASKED_CONCERNS,
  concernNames,
  concernResults,
  dietFindings,
  euEvaluation,
  evaluation,
  unresolved,
} from './compatibility.ts'
import { people, peopleAsked } from './people.ts'
import { named } from './recipes.ts'
import {
  boolean,
  count,
  described,
  inOneWay,
  language,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  ref,
  type Shape,
  share,
  text,
} from './shape.ts'

const entries = (description: string) => list(one(EU_ALLERGENS), description)
const id = nullable(described(text, 'null for what the library does not know.'))

/** A stretch of the text as it was sent. */
const PLACED = {
  text: described(text, 'The words as they stand.'),
  start: described(count, 'Where they begin in the text, in UTF-16 units.'),
  end: described(count, 'Behind their last letter.'),
}
export type Placed = Shape<TObject<typeof PLACED>>

/** The two ways in which a body holds what stands on a package. */
const WAYS = {
  text: described(
    text,
    `All that stands on the package: at most ${MAX_RECIPE} letters, ${MAX_PART} of them between two signs that part ingredients.`,
  ),
  lines: Type.Array(text, {
    minItems: 1,
    maxItems: MAX_ITEMS,
    description: 'The same line by line.',
  }),
}

export const LabelRequest = inOneWay(
  WAYS,
  {
    lang: optional(
      described(
        nullable(one(LANGUAGES)),
        'The section that is judged where a package has several, and the language of names; told by the text where it has only one.',
      ),
    ),
    portion: optional(
      nullable(
        Type.Number({
          exclusiveMinimum: 0,
          maximum: MAX_AMOUNT,
          description: 'Grams of the product that are eaten; 100 where it is left out.',
        }),
      ),
    ),
    concerns: concernNames(ASKED_CONCERNS),
    people: peopleAsked,
  },
  'Give text or lines.',
)

const percent = (description: string) => number(description, { minimum: 0, maximum: 100 })
const portionOf = object(
  {
    min: percent('Per cent of the product at least.'),
    max: percent('Per cent of the product at most, by the order of weight and the figures.'),
    given: described(boolean, 'Whether the package gives the figure.'),
  },
  'How much of the product it is.',
)
export type Share = Shape<typeof portionOf>

const LEAF = {
  ...PLACED,
  name: described(text, 'Without figures and the name of a class.'),
  ingredientId: id,
  reading: one(CERTAINTIES, 'How surely it was read; what is none leaves verdicts open.'),
  confidence: share('How sure.'),
  share: portionOf,
  class: described(
    nullable(one(ADDITIVE_CLASSES)),
    'The functional class that the package names; null where it names none.',
  ),
  number: nullable(described(text, 'Of an additive, such as `E 322`.')),
  also: optional(
    list(
      object({
        ingredientId: id,
        name: text,
        reading: one(CERTAINTIES, 'How surely it was read; a guess clears nothing.'),
      }),
      'Further foods that the same words name.',
    ),
  ),
  isNote: optional(
    described(boolean, 'Set where the words only say what the part around them contains.'),
  ),
}
export interface LabelIngredient extends Shape<TObject<typeof LEAF>> {
  readonly ingredients: readonly LabelIngredient[]
}
/** A tree: it refers to itself. */
const branch = ref({ LabelIngredient: Type.Unsafe<LabelIngredient>({}) })
export const LabelIngredient = object({
  ...LEAF,
  ingredients: list(branch, 'What it is made of.'),
})

const additive = object({
  ...PLACED,
  number: nullable(described(text, 'As the law writes it: `E 322`.')),
  ingredientId: id,
  name: text,
  class: described(
    nullable(one(ADDITIVE_CLASSES)),
    'The functional class: that of the package, else the usual one.',
  ),
  origin: nullable(list(one(ADDITIVE_ORIGINS), 'What it may be made from.')),
  authorised: described(
    nullable(one(AUTHORISATIONS)),
    'Whether the Union allows it in food; `restricted`: in a few foods only; null where the library does not know.',
  ),
  note: nullable(described(text, 'What else there is to know; null where nothing is.')),
})
export type LabelAdditive = Shape<typeof additive>

const statement = object({
  ...PLACED,
  kind: one(STATEMENT_KINDS, 'What it says.'),
  allergens: entries('What it names.'),
  without: list(Type.Unsafe<AbsenceCode>(text), 'What it denies in terms that the law defines.'),
})

const finding = object({
  allergen: one(EU_ALLERGENS, 'The entry of EU Annex II.'),
  status: one(ENTRY_STATUSES, 'What follows from all that is written.'),
  because: list(
    object({
      ...PLACED,
      // "No" never follows from words.
      status: Type.Unsafe<Exclude<EntryStatus, 'no'>>(
        one(ENTRY_STATUSES, 'What follows from these words.'),
      ),
      ingredientId: id,
    }),
    'The words that it follows from.',
  ),
})

export const LabelResponse = object({
  contains: entries('Entries of EU Annex II that are contained.'),
  mayContain: entries('Those that may be there as traces.'),
  unknown: entries('Those that nobody can tell from what is written.'),
  evaluation,
  euEvaluation,
  concerns: concernResults,
  diets: object(
    byName(DIETS, () =>
      object(dietFindings(text), 'The verdict for this diet, with what it follows from.'),
    ),
    'The verdict for each diet.',
  ),
  additives: list(additive, 'In the order of the list.'),
  ingredients: list(branch, 'The list as a tree.'),
  skipped: list(
    object({ ...PLACED, reason: one(LABEL_SKIPS) }),
    'What is no part of the list and no statement on allergens.',
  ),
  named: optional(named),
  people: optional(people),
  unresolved: described(unresolved, 'What could not be read; it never counts as harmless.'),
  lang: described(language, 'The language of the section that was judged.'),
  portion: object(
    {
      grams: number('Grams of the product.'),
      assumed: described(boolean, 'true when 100 g were assumed.'),
    },
    'The amount that the verdicts are for.',
  ),
  statements: list(statement, 'The statements on allergens.'),
  allergens: list(finding, 'All entries, with where the text tells them.'),
  compared: list(
    object({
      lang: described(language, 'The language of that section.'),
      contains: entries('Told there as contained.'),
      mayContain: entries('Told there as traces.'),
      more: entries('Told there and not in the section that was judged.'),
    }),
    'The other languages of the package.',
  ),
})
export type LabelResponse = Shape<typeof LabelResponse>
