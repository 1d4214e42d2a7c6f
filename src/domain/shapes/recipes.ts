/** Schemas of answers about recipes: how each line was read, and verdicts on the whole recipe. */

import type { Static, TObject, TProperties } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { ABSENCES } from '../absences.ts'
import { keysOf } from '../closed-sets.ts'
import { LABEL_SKIPS } from '../labels.ts'
import { LANGUAGES } from '../languages.ts'
import { UNCOOKED } from '../nutrient-keys.ts'
import { CONTAINS } from '../profiles.ts'
import { CERTAINTIES, ROLES, SKIP_REASONS } from '../reading.ts'
import { CONCERNS, EU_ALLERGENS, LETTER_SCHEMES, RESTRICTIONS } from '../restrictions.ts'
import { VERDICTS } from '../risk.ts'
import { UNRESOLVED_CODES } from '../unresolved.ts'
import {
  brand,
  CheckResponse,
  DietResponse,
  FodmapResponse,
  HistamineResponse,
  Unresolved,
} from './compatibility.ts'
import { AnalyzeResponse, DeclarationResponse } from './nutrition.ts'
import { people } from './people.ts'
import * as s from './shape.ts'

const line = s.string('The line as written.')
const phrase = s.string("The cook's own words for the food.")
const absences = (description: string) => s.optional(s.list(s.one(keysOf(ABSENCES)), description))

const part = s.object({
  role: s.one(ROLES, 'The role of the segment in the line.'),
  text: s.string('The words as written.'),
})
export type Part = s.Shape<typeof part>

const alternative = s.object({
  ingredientId: s.nullable(s.ID),
  name: s.text,
  phrase,
  reading: s.one(CERTAINTIES, 'How certain the reading is; a guess never rules out a risk.'),
  amount: s.nullable(s.number('As written.')),
  unit: s.nullable(s.text),
  confidence: s.share('How certain it is.'),
  brand: s.optional(brand),
})
export type Alternative = s.Shape<typeof alternative>

export const ParsedItem = s.object({
  line,
  ingredientId: s.nullable(s.ID),
  name: s.string('The name of the ingredient, or the words that match none.'),
  amount: s.nullable(s.number('As written; the upper end of a range.')),
  unit: s.nullable(s.text),
  grams: s.nullable(s.grams('Weight')),
  estimated: s.flag('true when a density or a piece weight was used.'),
  confidence: s.share('How certain the ingredient is; 0 if there is none.'),
  alternatives: s.list(
    s.object({ ingredientId: s.ID, name: s.text, confidence: s.share('How certain it is.') }),
    'Other foods that the words may mean.',
  ),
  oneOf: s.optional(s.flag('true where the food is one of the alternatives and no other.')),
  reading: s.one(CERTAINTIES, 'sure: every word is accounted for; a guess clears nothing.'),
  phrase,
  parts: s.list(part, 'The whole line in segments; their texts, joined, are the line.'),
  brand: s.optional(brand),
  or: s.optional(s.list(alternative, 'Alternatives that the line allows; all of them are judged.')),
  without: absences('What the line describes the food as free of.'),
  optional: s.optional(
    s.flag('true for what may be there or not, or may be left out by the cook.'),
  ),
  mayOmit: s.optional(
    s.flag('true where the line lets the cook leave it out; judged as if nobody did.'),
  ),
  toTaste: s.optional(s.flag('true where the cook decides how much.')),
  coating: s.optional(s.flag('true for what a coating is made of.')),
  known: s.optional(
    s.object(
      {
        word: s.string('The name that the request gave in `known`.'),
        isShared: s.flag(
          'true for one of several foods of the name: how much of it there is remains unknown; `amount` and `grams` are those of all together.',
        ),
      },
      'The meaning of a name in the line, as given in `known`.',
    ),
  ),
  figures: s.optional(
    s.one(
      UNCOOKED,
      'The line says that it is cooked; the library has its figures only in this state.',
    ),
  ),
  reason: s.optional(s.string('Why there is no ingredient, no certain reading or no weight.')),
  code: s.optional(s.one(UNRESOLVED_CODES, 'Code of the reason, which is for people.')),
})
export type ParsedItem = s.Shape<typeof ParsedItem>

export const skipped = s.list(
  s.object({
    line,
    reason: s.one(SKIP_REASONS, 'Why it was skipped.'),
    named: s.optional(
      s.list(
        s.ID,
        'Foods that a title or heading names, or a dish of that name contains, and that no line lists.',
      ),
    ),
    without: absences('What it describes the dish as free of.'),
  }),
  'The skipped lines, and why.',
)
export type Skipped = s.Shape<typeof skipped>[number]

const serving = s.object(
  { servings: s.number('The number of servings of the list.'), grams: s.grams('Of one serving') },
  'With servings, the answer is for one of them.',
)
export type Serving = s.Shape<typeof serving>

const choice = s.object({
  line,
  sides: s.list(
    s.object({
      ingredientId: s.nullable(s.ID),
      name: s.text,
      compatible: s.list(
        s.one(CONCERNS),
        'The concerns that this alternative is compatible with and another is not.',
      ),
    }),
    'The alternatives of the line.',
  ),
})
export type LineChoice = s.Shape<typeof choice>

/** An answer for one serving, with the field `serving`. An answer for the whole list lacks this field. */
export type PerServing<Answer> = Answer & {
  readonly serving?: Serving
  readonly whole?: Partial<Answer>
}

export const NamedFood = s.object({
  text: s.string('The words as written.'),
  start: s.nullable(
    s.integer(
      'Their start in the text that was sent, in UTF-16 units; null if the format encodes them differently.',
      { minimum: 0 },
    ),
  ),
  end: s.nullable(s.integer('The end of the words, exclusive.', { minimum: 0 })),
  line: s.nullable(s.integer('Their line in the text that was sent.', { minimum: 1 })),
  ingredientId: s.ID,
  where: s.one(
    [...new Set([...SKIP_REASONS, ...LABEL_SKIPS, 'line' as const])],
    'The part of the text: a line of ingredients, or why its line was skipped.',
  ),
})
export type Named = s.Shape<typeof NamedFood>

export const named = s.list(
  s.ref({ NamedFood }),
  'Foods that the text names without denying them and that no item covers; the concerns that they affect are at least uncertain.',
)

const question = s.object({
  line: s.nullable(s.integer('Its line, from 1; null if the format has no lines.', { minimum: 1 })),
  text: s.string('The line, or the part of a label, as written.'),
  words: s.string('The unknown words; `known` of a request can define them.'),
  code: s.one(UNRESOLVED_CODES, 'Why they are unresolved.'),
  concerns: s.list(s.one(CONCERNS), 'The concerns that they leave open.'),
})
export type Question = s.Shape<typeof question>

export const questions = s.list(
  question,
  'The words that leave concerns open, each once: ask your user about them.',
)

/** Fields that an answer has if a text was read. They are absent if the request gave only ids. */
const READING = {
  skipped: s.optional(skipped),
  readings: s.optional(s.list(s.ref({ ParsedItem }), 'The reading of each line.')),
  named: s.optional(named),
  choices: s.optional(s.list(choice, 'For a check: the lines with alternatives.')),
}
const reading = s.object(READING)
export type Readings = Pick<s.Shape<typeof reading>, 'skipped' | 'readings' | 'named'>

/** Extends the schema of an answer with the fields that are present only if the request contains text. */
export const ofText = <P extends TProperties, More extends TProperties = Record<never, never>>(
  plain: TObject<P>,
  more: More,
) =>
  s.widened(plain, {
    serving: s.optional(serving),
    whole: s.optional(
      Type.Unsafe<Partial<Static<TObject<P>>>>({
        type: 'object',
        additionalProperties: true,
        description: 'With servings: items, grams and verdicts for the whole list.',
      }),
    ),
    ...READING,
    ...more,
  })

const servings = s.object({
  count: s.number('For a range, the lower end.', { exclusiveMinimum: 0 }),
  text: s.string('The words that state it.'),
})
export type Servings = s.Shape<typeof servings>

const PARSED = {
  items: s.list(s.ref({ ParsedItem })),
  unresolved: s.list(
    s.object({
      line,
      reason: s.text,
      code: s.optional(s.one(UNRESOLVED_CODES, 'Code of the reason, which is for people.')),
      brand: s.optional(brand),
      suggestions: s.list(s.ID, 'Ids of foods that may be meant.'),
    }),
    'The lines without an ingredient of the library or without a weight.',
  ),
  skipped,
  title: s.described(s.nullable(s.text), 'null where the text has none, or several.'),
  servings: s.nullable(servings),
}
export const ParsedRecipe = s.object(PARSED)
export type ParsedRecipe = s.Shape<typeof ParsedRecipe>

const scaledItem = s.object({
  line: s.string('The line that names it, as in `lines`.'),
  ingredientId: s.nullable(s.ID),
  amount: s.nullable(s.number('Not rounded.')),
  unit: s.nullable(s.text),
  grams: s.nullable(s.grams('Weight')),
})
export type ScaledItem = s.Shape<typeof scaledItem>

const scaled = s.object({
  title: s.described(s.nullable(s.text), 'The title of the recipe; null if it has none.'),
  servings: s.number('The number of people after scaling.'),
  from: s.number('The number of people in the recipe.'),
  lines: s.list(s.text, 'Its lines with the scaled amounts, rounded to kitchen measures.'),
  items: s.list(scaledItem, 'Each item, before rounding.'),
})
export type ScaledRecipe = s.Shape<typeof scaled>

const stretch = s.object({
  is: s.string('Its role in the grammar, such as `lead`, `food` or `plain`.'),
  text: s.string('The words.'),
})
export type Stretch = s.Shape<typeof stretch>

const explained = s.object({
  line: s.string('The line, as in `items`.'),
  lang: s.described(s.one(LANGUAGES), 'The language that it was read in.'),
  stretches: s.list(stretch, 'In order; empty if the line is too long to be read.'),
})

export const ParseResponse = s.object({
  ...PARSED,
  explained: s.optional(s.list(explained, 'With `explain`: how each line was split.')),
  recipes: s.optional(
    s.list(s.ref({ ParsedRecipe }), 'Each recipe, if the text contains several.'),
  ),
  scaled: s.optional(s.list(scaled, 'With `scale`: each recipe for that number of people.')),
})
export type ParseResponse = s.Shape<typeof ParseResponse>

export const ParseLineResponse = s.widened(s.described(ParsedItem, 'The answer to a line.'), {
  also: s.optional(
    s.list(s.ref({ ParsedItem }), 'Further foods that the line names ("salt and pepper").'),
  ),
})

const euEntries = (description: string) => s.list(s.one(EU_ALLERGENS), description)

export const EU_ENTRIES = {
  contains: euEntries('EU allergens that it contains.'),
  mayContain: euEntries('EU allergens of which it may contain traces.'),
  unknown: euEntries('EU allergens of which the presence is unknown.'),
}
export type EuEntries = s.Shape<TObject<typeof EU_ENTRIES>>

const lineVerdict = s.object({
  line,
  verdict: s.one(VERDICTS, 'The most severe of the findings.'),
  findings: s.list(
    s.object({ name: s.one(RESTRICTIONS, 'The requested restriction.'), verdict: s.one(VERDICTS) }),
    'Every verdict for the line that is not `compatible`.',
  ),
})
export type LineVerdict = s.Shape<typeof lineVerdict>

export const RecipeCheckResponse = ofText(CheckResponse, {
  lines: s.optional(s.list(lineVerdict, 'With `perLine`: the verdicts for each of `readings`.')),
  diets: s.list(s.ref({ DietResponse }), 'The verdict for each diet.'),
  questions: s.optional(questions),
  ...EU_ENTRIES,
  people: s.optional(people),
  isPackage: s.optional(
    s.flag('Set if the text is the list of a package, which `/v1/labels/check` reads better.'),
  ),
})
export type RecipeCheckResponse = s.Shape<typeof RecipeCheckResponse>

const letter = s.object({
  letter: s.string('As on a menu.'),
  allergen: s.one(EU_ALLERGENS, 'The entry of EU Annex II.'),
  contains: s.one(CONTAINS, 'Whether the recipe contains it.'),
  ingredientIds: s.list(s.text, 'Ids that caused it; for `unknown` also unresolved ones.'),
})
export type LetterEntry = s.Shape<typeof letter>

export const LettersResponse = s.object({
  scheme: s.one(LETTER_SCHEMES, 'The set of letters.'),
  letters: s.list(letter, 'All entries of the EU list, in the order of their letters.'),
  unresolved: s.list(s.text, 'Names that match no ingredient; nothing is known about them.'),
})
export type LettersResponse = s.Shape<typeof LettersResponse>

export const RecipeLettersResponse = ofText(LettersResponse, { people: s.optional(people) })

export const RecipeDietResponse = ofText(DietResponse, {})
export const RecipeFodmapResponse = ofText(FodmapResponse, { people: s.optional(people) })
export const RecipeHistamineResponse = ofText(HistamineResponse, { people: s.optional(people) })
export const RecipeDeclarationResponse = ofText(DeclarationResponse, {})

export const RecipeHeadroomResponse = ofText(
  s.object({
    unresolved: s.list(s.ref({ Unresolved }), 'Anything that could not be resolved.'),
    items: s.list(
      s.object({
        ingredientId: s.ID,
        grams: s.grams('As listed'),
        maxGrams: s.nullable(s.grams('The most that keeps the recipe low; null if no amount does')),
        unlimited: s.flag('true when a kilogram is still compatible.'),
        aloneGrams: s.nullable(s.grams('The most if it were the only ingredient; null if none')),
      }),
    ),
  }),
  {},
)

export const RecipeAnalyzeResponse = ofText(AnalyzeResponse, {
  servings: s.nullable(
    s.number('The number of servings that the total is divided by; null if it is not divided.', {}),
  ),
  people: s.optional(people),
})
export type RecipeAnalyzeResponse = s.Shape<typeof RecipeAnalyzeResponse>
