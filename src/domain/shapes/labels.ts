/** Schemas of requests and answers about labels. */

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
import { knownWords } from './recipe-requests.ts'
import { named, questions } from './recipes.ts'
import * as s from './shape.ts'

const entries = (description: string) => s.list(s.one(EU_ALLERGENS), description)
const id = s.nullable(s.string('null for what the library does not know.'))

/** A part of the text, as sent in the request. */
const PLACED = {
  text: s.string('The words as written.'),
  start: s.described(s.count, 'Their start in the text, in UTF-16 units.'),
  end: s.described(s.count, 'The end of the words, exclusive.'),
}
export type Placed = s.Shape<TObject<typeof PLACED>>

/** The two ways in which a request may give a label. */
const WAYS = {
  text: s.string(
    `All that stands on the package: at most ${MAX_RECIPE} letters, ${MAX_PART} of them between two signs that part ingredients.`,
  ),
  lines: s.list(s.text, 'The same line by line.', { minItems: 1, maxItems: MAX_ITEMS }),
}

export const LabelRequest = s.inOneWay(
  WAYS,
  {
    lang: s.maybe(
      s.one(LANGUAGES),
      'The language of the section to judge if the package has several, and of names; a single section is recognised by its text.',
    ),
    portion: s.maybe(
      s.number('Grams of the product that are eaten; 100 by default.', {
        exclusiveMinimum: 0,
        maximum: MAX_AMOUNT,
      }),
    ),
    concerns: concernNames(ASKED_CONCERNS),
    people: peopleAsked,
    known: knownWords,
  },
  'Give text or lines.',
)

const percent = (description: string) => s.number(description, { minimum: 0, maximum: 100 })
const portionOf = s.object(
  {
    min: percent('Lowest percentage of the product.'),
    max: percent('Highest percentage of the product, by the order by weight and the figures.'),
    given: s.flag('Whether the package gives the figure.'),
  },
  'Its share of the product.',
)
export type Share = s.Shape<typeof portionOf>

const LEAF = {
  ...PLACED,
  name: s.string('The name, without figures and additive class.'),
  ingredientId: id,
  reading: s.one(CERTAINTIES, 'How certain the reading is; `none` leaves verdicts open.'),
  confidence: s.share('How certain it is.'),
  share: portionOf,
  class: s.described(
    s.nullable(s.one(ADDITIVE_CLASSES)),
    'The functional class named on the package; null if there is none.',
  ),
  number: s.nullable(s.string('The number of an additive, such as `E 322`.')),
  known: s.optional(s.string('The name from `known` of the request that matched.')),
  also: s.optional(
    s.list(
      s.object({
        ingredientId: id,
        name: s.text,
        reading: s.one(CERTAINTIES, 'How certain the reading is; a guess never rules out a risk.'),
      }),
      'Further foods that the same words name.',
    ),
  ),
  isNote: s.optional(s.flag('Set if the words only name contents of the enclosing part.')),
}
export interface LabelIngredient extends s.Shape<TObject<typeof LEAF>> {
  readonly ingredients: readonly LabelIngredient[]
}
/** This schema is recursive: an ingredient on a label may itself list ingredients. */
const branch = s.ref({ LabelIngredient: Type.Unsafe<LabelIngredient>({}) })
export const LabelIngredient = s.object({
  ...LEAF,
  ingredients: s.list(branch, 'What it is made of.'),
})

const additive = s.object({
  ...PLACED,
  number: s.nullable(s.string('As written in the law: `E 322`.')),
  ingredientId: id,
  name: s.text,
  class: s.described(
    s.nullable(s.one(ADDITIVE_CLASSES)),
    'The functional class named on the package, or else the usual one.',
  ),
  origin: s.nullable(s.list(s.one(ADDITIVE_ORIGINS), 'What it may be made from.')),
  authorised: s.described(
    s.nullable(s.one(AUTHORISATIONS)),
    'Whether the European Union allows it in food; `restricted` means only in a few foods; null if unknown.',
  ),
  note: s.nullable(s.string('A further note; null if there is none.')),
})
export type LabelAdditive = s.Shape<typeof additive>

const statement = s.object({
  ...PLACED,
  kind: s.one(STATEMENT_KINDS, 'What it says.'),
  allergens: entries('What it names.'),
  without: s.list(
    Type.Unsafe<AbsenceCode>(s.text),
    'Absences stated in terms that the law defines.',
  ),
})

const finding = s.object({
  allergen: s.one(EU_ALLERGENS, 'The entry of EU Annex II.'),
  status: s.one(ENTRY_STATUSES, 'The conclusion from the whole text.'),
  because: s.list(
    s.object({
      ...PLACED,
      // Words on a label never prove "no".
      status: Type.Unsafe<Exclude<EntryStatus, 'no'>>(
        s.one(ENTRY_STATUSES, 'The conclusion from these words.'),
      ),
      ingredientId: id,
    }),
    'The words that lead to the conclusion.',
  ),
})

export const LabelResponse = s.object({
  contains: entries('Entries of EU Annex II that are contained.'),
  mayContain: entries('Entries that may be present as traces.'),
  unknown: entries('Entries that the text leaves unknown.'),
  evaluation,
  euEvaluation,
  concerns: concernResults,
  diets: s.object(
    byName(DIETS, () =>
      s.object(dietFindings(s.text), 'The verdict for this diet, with its reasons.'),
    ),
    'The verdict for each diet.',
  ),
  additives: s.list(additive, 'In the order of the list.'),
  ingredients: s.list(branch, 'The list as a tree.'),
  skipped: s.list(
    s.object({ ...PLACED, reason: s.one(LABEL_SKIPS) }),
    'Text outside the list and the statements on allergens.',
  ),
  named: s.optional(named),
  people: s.optional(people),
  unresolved: s.described(
    unresolved,
    'Anything that could not be read; it never counts as harmless.',
  ),
  questions: s.optional(questions),
  lang: s.described(s.language, 'The language of the section that was judged.'),
  portion: s.object(
    { grams: s.number('Grams of the product.'), assumed: s.flag('true when 100 g were assumed.') },
    'The amount that the verdicts are for.',
  ),
  statements: s.list(statement, 'The statements on allergens.'),
  allergens: s.list(finding, 'All entries, with the words that name them.'),
  compared: s.list(
    s.object({
      lang: s.described(s.language, 'The language of that section.'),
      contains: entries('Allergens that this section names as contained.'),
      mayContain: entries('Allergens that this section names as traces.'),
      more: entries('Allergens that the judged section does not name.'),
    }),
    'The other languages of the package.',
  ),
})
export type LabelResponse = s.Shape<typeof LabelResponse>
