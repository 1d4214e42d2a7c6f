/** The shapes of requests and answers about recipes: what the lines of a text were read as, and what follows from it. */

import { ABSENCES } from '../domain/absences.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import { DIETS, DIMENSIONS, EU_ALLERGENS, RESTRICTIONS } from '../domain/restrictions.ts'
import { VERDICTS } from '../domain/risk.ts'
import { MAX_CONCERNS, MAX_ITEMS, MAX_RECIPE, MIN_SERVINGS } from '../engine/limits.ts'
import { CERTAINTIES, ROLES, SKIP_REASONS } from '../engine/parse.ts'
import { grams, list, nullable, number, object, one, ref, share, text } from './json-schema.ts'
import type { Schema } from './operation.ts'

const id: Schema = { type: 'string', description: 'Canonical ingredient id.' }
const restrictions = (description: string) => list(one(RESTRICTIONS), description)
const unresolved = list(ref('Unresolved'), 'What could not be resolved.')
export const verdicts: Schema = {
  type: 'object',
  propertyNames: one(RESTRICTIONS),
  additionalProperties: one(VERDICTS),
  description: 'One for each restriction that was asked for.',
}
export const parsed = {
  line: { ...text, description: 'The line as it is written.' },
  ingredientId: nullable(id),
  name: {
    type: 'string',
    description: 'The name of the ingredient, or the words that named none.',
  },
  amount: nullable(number('As it is written; the upper end of a range.')),
  unit: nullable(text),
  grams: nullable(grams('Weight')),
  estimated: { type: 'boolean', description: 'true when a density or a piece weight was used.' },
  confidence: share('How sure the ingredient is; 0 where there is none.'),
  alternatives: list(
    object({ ingredientId: id, name: text, confidence: share('How sure.') }),
    'What the words may mean instead.',
  ),
  reading: one(CERTAINTIES, 'sure: every word is accounted for; a guess clears nothing.'),
  phrase: { type: 'string', description: "The cook's own words for the food." },
  parts: list(
    object({
      role: one(ROLES, 'What the stretch is in the line.'),
      text: { ...text, description: 'The words as they stand.' },
    }),
    'The whole line in stretches; their texts, one behind the other, are the line.',
  ),
  brand: object(
    {
      name: text,
      kind: { type: 'string', description: 'What it is, in the language that was asked for.' },
      typically: list(text, 'EU entries, cereals, nuts and animal sources that it mostly has.'),
    },
    { description: 'The brand that the words name: only its label tells what is in it.' },
  ),
  or: list(
    object({
      ingredientId: nullable(id),
      name: text,
      phrase: { ...text, description: "The cook's own words for the food." },
      reading: one(CERTAINTIES, 'How surely it was read; a guess clears nothing.'),
      amount: nullable(number('As it is written.')),
      unit: nullable(text),
      confidence: share('How sure.'),
    }),
    'What the line allows instead; every choice is judged.',
  ),
  without: list(one(Object.keys(ABSENCES)), 'What the line says the food is without.'),
  optional: { type: 'boolean', description: 'true for what may be there or not.' },
  coating: { type: 'boolean', description: 'true for what a coating is made of.' },
  reason: { type: 'string', description: 'Why there is no ingredient, no certainty or no weight.' },
}
export const PARSED_OPTIONAL = ['brand', 'or', 'without', 'optional', 'coating', 'reason']
const skipped = list(
  object(
    {
      line: { ...text, description: 'The line as it is written.' },
      reason: one(SKIP_REASONS, 'Why it was passed over.'),
      named: list(
        id,
        'What a title or heading names, or the dish of its name holds, and no line has.',
      ),
      without: list(one(Object.keys(ABSENCES)), 'What it says the dish is without.'),
    },
    { optional: ['named', 'without'] },
  ),
  'The lines that were passed over, and why.',
)

/** What an answer for one serving has beside the answer for the whole list. */
const OF_SERVING = {
  serving: object(
    { servings: number('For so many the list is.'), grams: grams('Of one serving') },
    { description: 'With servings: the answer is for one of them.' },
  ),
  whole: {
    type: 'object',
    additionalProperties: true,
    description: 'With servings: items, grams and verdicts of the whole list.',
  },
}

/** What the answer about a text has beside the keys of the plain operation; absent where ids alone were given. */
const READING = {
  ...OF_SERVING,
  skipped,
  readings: list(ref('ParsedItem'), 'What each line was read as.'),
  choices: list(
    object({
      line: { ...text, description: 'The line as it is written.' },
      sides: list(
        object({
          ingredientId: nullable(id),
          name: text,
          compatible: list(one(DIMENSIONS), 'In what this side is compatible and another is not.'),
        }),
        'What the line leaves to choose from.',
      ),
    }),
    'Of a check: the lines that leave a choice.',
  ),
}

const parsedRecipe = {
  items: list(ref('ParsedItem')),
  unresolved: list(
    object({
      line: { ...text, description: 'The line as it is written.' },
      reason: text,
      suggestions: list(id, 'Ids that may be meant.'),
    }),
    'The lines that name no ingredient of the library, or have no weight.',
  ),
  skipped,
  title: { ...nullable(text), description: 'null where the text has none, or several.' },
  servings: nullable(
    object({
      count: { type: 'number', exclusiveMinimum: 0, description: 'Of a range the lower end.' },
      text: { type: 'string', description: 'The words that say so.' },
    }),
  ),
}

/** The ways in which a body holds a recipe. */
const WAYS: Readonly<Record<string, Schema>> = {
  text: {
    type: 'string',
    description: `A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most ${MAX_ITEMS} lines of ingredients and ${MAX_RECIPE} letters in them.`,
  },
  lines: {
    type: 'array',
    maxItems: MAX_ITEMS,
    items: text,
    description: 'Lines each of which is meant as an item, never as a heading.',
  },
  items: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_ITEMS,
    items: ref('CompatibilityItem'),
    description: 'Items as the plain operations take them.',
  },
}
const SERVINGS: Schema = {
  type: ['number', 'null'],
  minimum: MIN_SERVINGS,
  description: 'For how many the recipe is; where it is left out, as the recipe says.',
}
const WHICH: Schema = {
  type: ['integer', 'null'],
  minimum: 1,
  description: 'Which of several recipes of the text, from 1.',
}
const LANG = {
  lang: {
    ...nullable(one(LANGUAGES)),
    description: 'Language of the text; en where it is left out.',
  },
}

/** A body with one of the ways to hold a recipe; the others are null or not there. */
function request(
  more: Readonly<Record<string, Schema>> = {},
  required: readonly string[] = [],
): Schema {
  return {
    description: 'Give one of text, lines and items.',
    anyOf: Object.entries(WAYS).map(([way, schema]) => {
      const others = Object.keys(WAYS).filter((other) => other !== way)
      const properties = {
        [way]: schema,
        ...Object.fromEntries(
          others.map((other) => [other, { type: 'null', description: `Not beside ${way}.` }]),
        ),
        ...LANG,
        recipe: WHICH,
        servings: SERVINGS,
        ...more,
      }
      const optional = Object.keys(properties).filter(
        (key) => key !== way && !required.includes(key),
      )
      return object(properties, { optional })
    }),
  }
}
const closed = <Value extends string>(values: readonly Value[], description: string): Schema => ({
  type: ['array', 'null'],
  maxItems: MAX_CONCERNS,
  items: one(values),
  description,
})

type Schemas = Readonly<Record<string, Schema>>

/** The answer of a plain operation with what reading a text adds to it. */
export function ofText(plain: Schema | undefined, more: Schemas = {}): Schema {
  return widened(plain, { ...READING, ...more }, Object.keys(more))
}

/** An object with further properties, of which those of `needed` are always there. */
export function widened(
  plain: Schema | undefined,
  more: Schemas,
  needed: readonly string[] = [],
): Schema {
  const { properties, required, ...rest } = plain as {
    readonly properties: Schemas
    readonly required: readonly string[]
  }
  return {
    ...rest,
    required: [...new Set([...required, ...needed])],
    properties: { ...properties, ...more },
  }
}

const euEntries = (description: string) => list(one(EU_ALLERGENS), description)

/** The schemas of recipes; `plain` has those of the plain operations. */
export const recipeSchemas = (plain: Schemas): Schemas => ({
  RecipeParseRequest: request({
    scale: { ...SERVINGS, description: 'Also write the lines for so many people.' },
  }),
  RecipeCheckRequest: request({
    concerns: closed(DIMENSIONS, 'Dimensions that `concerns` of the answer holds.'),
    diets: closed(DIETS, 'Diets to judge; all where it is left out.'),
  }),
  RecipeSwapRequest: request(
    {
      for: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_CONCERNS,
        items: one(RESTRICTIONS),
        description: 'Concerns and diets that the recipe is to be compatible with.',
      },
      use: {
        ...nullable(one(CONTEXTS)),
        description: 'Only substitutes that work for this.',
      },
    },
    ['for'],
  ),
  RecipeAnalyzeRequest: request(),
  ParsedItem: object(parsed, { optional: PARSED_OPTIONAL }),
  ParsedRecipe: object(parsedRecipe),
  ParseResponse: object(
    {
      ...parsedRecipe,
      recipes: list(ref('ParsedRecipe'), 'Each by itself, where the text holds several.'),
      scaled: list(
        object({
          title: {
            ...nullable(text),
            description: 'The title of the recipe; null where it has none.',
          },
          servings: number('The people that the lines are for now.'),
          from: number('Those that the recipe was for.'),
          lines: list(text, 'Its lines with the amounts for them, rounded as cooks measure.'),
          items: list(
            object({
              line: { ...text, description: 'The line that names it, as in `lines`.' },
              ingredientId: nullable(id),
              amount: nullable(number('To the last digit.')),
              unit: nullable(text),
              grams: nullable(grams('Weight')),
            }),
            'What each item comes to before anything is rounded.',
          ),
        }),
        'With `scale`: each recipe for so many people.',
      ),
    },
    { optional: ['recipes', 'scaled'] },
  ),
  SafeSubstitute: object({
    ingredientId: id,
    name: text,
    grams: grams('What replaces the ingredient'),
    quality: one(['well', 'partial']),
    solves: restrictions('Of `for`, what the ingredient itself breaks.'),
    brings: restrictions('In what it is graver than the ingredient.'),
    keeps: restrictions('In what both are not compatible.'),
    with: list(
      object({ ingredientId: id, name: text, grams: grams('Beside it') }),
      'What is needed beside it.',
    ),
    contexts: list(one(CONTEXTS), 'Where it works.'),
    loses: list(one(LOSSES), 'What is missing then.'),
    reasons: list(text, 'Stable snake_case codes.'),
    score: share('Strength of the edge.'),
  }),
  RecipeSwapResponse: ofText(
    object({
      for: restrictions('What was asked for.'),
      changes: list(
        object({
          ingredientId: id,
          name: text,
          grams: grams('Weight in the recipe'),
          substitute: { ...ref('SafeSubstitute'), description: 'What replaces it.' },
        }),
        'The ingredients that were replaced.',
      ),
      irreplaceable: list(
        object({ ingredientId: id, name: text }),
        'What conflicts and has no substitute that solves it.',
      ),
      unresolved,
      verdicts,
    }),
  ),
  RecipeCheckResponse: ofText(plain.CheckResponse, {
    diets: list(ref('DietResponse'), 'The verdict for each diet.'),
    contains: euEntries('EU allergens that it contains.'),
    mayContain: euEntries('EU allergens of which it may hold traces.'),
    unknown: euEntries('EU allergens of which nobody knows.'),
  }),
  RecipeAnalyzeResponse: ofText(plain.AnalyzeResponse, {
    servings: {
      type: ['number', 'null'],
      description: 'Among how many the total is divided; null for all of it.',
    },
  }),
})
