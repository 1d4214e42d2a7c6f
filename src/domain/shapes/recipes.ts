/** The shapes of requests and answers about recipes: what the lines of a text were read as, and what follows from it. */

import type { Static, TObject, TProperties } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { ABSENCES } from '../absences.ts'
import { keysOf } from '../closed-sets.ts'
import { LABEL_SKIPS } from '../labels.ts'
import { LANGUAGES } from '../languages.ts'
import {
  DEFAULT_LIMIT,
  MAX_CONCERNS,
  MAX_ITEMS,
  MAX_LIMIT,
  MAX_RECIPE,
  MIN_SERVINGS,
} from '../limits.ts'
import { CONTAINS } from '../profiles.ts'
import { CERTAINTIES, ROLES, SKIP_REASONS } from '../reading.ts'
import { CONTEXTS } from '../relationships.ts'
import {
  CONCERNS,
  DIETS,
  DOSE_DOMAINS,
  EU_ALLERGENS,
  LETTER_SCHEMES,
  RESTRICTIONS,
  type Restriction,
} from '../restrictions.ts'
import { VERDICTS, type Verdict } from '../risk.ts'
import {
  brand,
  CheckResponse,
  DietResponse,
  FodmapResponse,
  HistamineResponse,
  items,
  Unresolved,
} from './compatibility.ts'
import { SUBSTITUTION } from './foods.ts'
import { quality, restrictions, score } from './kitchen.ts'
import { AnalyzeResponse, DeclarationResponse } from './nutrition.ts'
import { people, peopleAsked } from './people.ts'
import {
  boolean,
  count,
  described,
  grams,
  ID,
  inOneWay,
  language,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  reasons,
  ref,
  type Shape,
  share,
  text,
  widened,
} from './shape.ts'

const line = described(text, 'The line as it is written.')
const phrase = described(text, "The cook's own words for the food.")
const absences = (description: string) => optional(list(one(keysOf(ABSENCES)), description))

const part = object({
  role: one(ROLES, 'What the stretch is in the line.'),
  text: described(text, 'The words as they stand.'),
})
export type Part = Shape<typeof part>

const alternative = object({
  ingredientId: nullable(ID),
  name: text,
  phrase,
  reading: one(CERTAINTIES, 'How surely it was read; a guess clears nothing.'),
  amount: nullable(number('As it is written.')),
  unit: nullable(text),
  confidence: share('How sure.'),
  brand: optional(brand),
})
export type Alternative = Shape<typeof alternative>

export const ParsedItem = object({
  line,
  ingredientId: nullable(ID),
  name: described(text, 'The name of the ingredient, or the words that named none.'),
  amount: nullable(number('As it is written; the upper end of a range.')),
  unit: nullable(text),
  grams: nullable(grams('Weight')),
  estimated: described(boolean, 'true when a density or a piece weight was used.'),
  confidence: share('How sure the ingredient is; 0 where there is none.'),
  alternatives: list(
    object({ ingredientId: ID, name: text, confidence: share('How sure.') }),
    'What the words may mean instead.',
  ),
  reading: one(CERTAINTIES, 'sure: every word is accounted for; a guess clears nothing.'),
  phrase,
  parts: list(
    part,
    'The whole line in stretches; their texts, one behind the other, are the line.',
  ),
  brand: optional(brand),
  or: optional(list(alternative, 'What the line allows instead; every choice is judged.')),
  without: absences('What the line says the food is without.'),
  optional: optional(
    described(boolean, 'true for what may be there or not, or may be left out by the cook.'),
  ),
  mayOmit: optional(
    described(boolean, 'true where the line lets the cook leave it out; judged as if nobody did.'),
  ),
  toTaste: optional(described(boolean, 'true where the cook decides how much.')),
  coating: optional(described(boolean, 'true for what a coating is made of.')),
  reason: optional(described(text, 'Why there is no ingredient, no certainty or no weight.')),
})
export type ParsedItem = Shape<typeof ParsedItem>

export const skipped = list(
  object({
    line,
    reason: one(SKIP_REASONS, 'Why it was passed over.'),
    named: optional(
      list(ID, 'What a title or heading names, or the dish of its name holds, and no line has.'),
    ),
    without: absences('What it says the dish is without.'),
  }),
  'The lines that were passed over, and why.',
)
export type Skipped = Shape<typeof skipped>[number]

/** What an answer for one serving has beside the answer for the whole list. */
const serving = object(
  { servings: number('For so many the list is.'), grams: grams('Of one serving') },
  'With servings: the answer is for one of them.',
)
export type Serving = Shape<typeof serving>

const choice = object({
  line,
  sides: list(
    object({
      ingredientId: nullable(ID),
      name: text,
      compatible: list(one(CONCERNS), 'In what this side is compatible and another is not.'),
    }),
    'What the line leaves to choose from.',
  ),
})
export type LineChoice = Shape<typeof choice>

/** An answer for one serving says so; one for the whole list is as it always was. */
export type PerServing<Answer> = Answer & {
  readonly serving?: Serving
  readonly whole?: Partial<Answer>
}

export const NamedFood = object({
  text: described(text, 'The words as they stand.'),
  start: nullable(
    Type.Integer({
      minimum: 0,
      description:
        'Where they begin in the text that was sent, in UTF-16 units; null where a format spells them otherwise.',
    }),
  ),
  end: nullable(Type.Integer({ minimum: 0, description: 'After their last letter.' })),
  line: nullable(
    Type.Integer({ minimum: 1, description: 'Their line in the text that was sent.' }),
  ),
  ingredientId: ID,
  where: one(
    [...new Set([...SKIP_REASONS, ...LABEL_SKIPS, 'line' as const])],
    'The part of the text: a line of ingredients, or why its line was passed over.',
  ),
})
export type Named = Shape<typeof NamedFood>

export const named = list(
  ref({ NamedFood }),
  'Foods that the text names, that it does not deny, and that no item covers: what they burden is at least uncertain.',
)

/** What the answer about a text has beside the keys of the plain operation; absent where ids alone were given. */
const READING = {
  skipped: optional(skipped),
  readings: optional(list(ref({ ParsedItem }), 'What each line was read as.')),
  named: optional(named),
  choices: optional(list(choice, 'Of a check: the lines that leave a choice.')),
}
const reading = object(READING)
export type Readings = Pick<Shape<typeof reading>, 'skipped' | 'readings' | 'named'>

/** The answer of a plain operation with what reading a text adds to it. */
const ofText = <P extends TProperties, More extends TProperties = Record<never, never>>(
  plain: TObject<P>,
  more: More,
) =>
  widened(plain, {
    serving: optional(serving),
    whole: optional(
      Type.Unsafe<Partial<Static<TObject<P>>>>({
        type: 'object',
        additionalProperties: true,
        description: 'With servings: items, grams and verdicts of the whole list.',
      }),
    ),
    ...READING,
    ...more,
  })

/** How many people a recipe is for, in the words that say so. */
const servings = object({
  count: Type.Number({ exclusiveMinimum: 0, description: 'Of a range the lower end.' }),
  text: described(text, 'The words that say so.'),
})
export type Servings = Shape<typeof servings>

const PARSED = {
  items: list(ref({ ParsedItem })),
  unresolved: list(
    object({ line, reason: text, suggestions: list(ID, 'Ids that may be meant.') }),
    'The lines that name no ingredient of the library, or have no weight.',
  ),
  skipped,
  title: described(nullable(text), 'null where the text has none, or several.'),
  servings: nullable(servings),
}
export const ParsedRecipe = object(PARSED)
export type ParsedRecipe = Shape<typeof ParsedRecipe>

const scaledItem = object({
  line: described(text, 'The line that names it, as in `lines`.'),
  ingredientId: nullable(ID),
  amount: nullable(number('To the last digit.')),
  unit: nullable(text),
  grams: nullable(grams('Weight')),
})
export type ScaledItem = Shape<typeof scaledItem>

const scaled = object({
  title: described(nullable(text), 'The title of the recipe; null where it has none.'),
  servings: number('The people that the lines are for now.'),
  from: number('Those that the recipe was for.'),
  lines: list(text, 'Its lines with the amounts for them, rounded as cooks measure.'),
  items: list(scaledItem, 'What each item comes to before anything is rounded.'),
})
export type ScaledRecipe = Shape<typeof scaled>

const stretch = object({
  is: described(
    text,
    'What it was read as: a terminal of the grammar, such as `lead`, `food` or `plain`.',
  ),
  text: described(text, 'Its words.'),
})
export type Stretch = Shape<typeof stretch>

const explained = object({
  line: described(text, 'The line, as in `items`.'),
  lang: described(one(LANGUAGES), 'The language that it was read in.'),
  stretches: list(stretch, 'In order; none for a line that is too long to be read.'),
})

export const ParseResponse = object({
  ...PARSED,
  explained: optional(list(explained, 'With `explain`: how each line was cut up.')),
  recipes: optional(list(ref({ ParsedRecipe }), 'Each by itself, where the text holds several.')),
  scaled: optional(list(scaled, 'With `scale`: each recipe for so many people.')),
})
export type ParseResponse = Shape<typeof ParseResponse>

/** The ways in which a body holds a recipe. */
const WAYS = {
  text: described(
    text,
    `A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most ${MAX_ITEMS} lines of ingredients in a recipe and ${MAX_RECIPE} letters in them.`,
  ),
  lines: Type.Array(text, {
    maxItems: MAX_ITEMS,
    description: 'Lines each of which is meant as an item, never as a heading.',
  }),
  items: described(items, 'Items as the plain operations take them.'),
}

export const languageAsked = optional(
  described(nullable(one(LANGUAGES)), 'Language of the text; en where it is left out.'),
)

export const portions = (description: string) =>
  optional(nullable(Type.Number({ minimum: MIN_SERVINGS, description })))

const request = (more: TProperties = {}) =>
  inOneWay(
    WAYS,
    {
      lang: languageAsked,
      recipe: optional(
        nullable(
          Type.Integer({
            minimum: 1,
            description: 'Which of several recipes of the text, from 1.',
          }),
        ),
      ),
      servings: portions('For how many the recipe is; where it is left out, as the recipe says.'),
      ...more,
    },
    'Give one of text, lines and items.',
  )

const some = <Value extends string>(values: readonly Value[], description: string) =>
  optional(nullable(Type.Array(one(values), { maxItems: MAX_CONCERNS, description })))

/** What substitutes have to respect. */
const SWAP_REQUEST = {
  for: optional(
    nullable(
      Type.Array(one(RESTRICTIONS), {
        maxItems: MAX_CONCERNS,
        description:
          'Concerns and diets that the answer is to be compatible with; required without `people`.',
      }),
    ),
  ),
  use: optional(described(nullable(one(CONTEXTS)), 'Only substitutes that work for this.')),
  people: peopleAsked,
}

export const RecipeParseRequest = request({
  scale: portions('Also write the lines for so many people.'),
  explain: optional(nullable(described(boolean, 'Also say how each line was cut up.'))),
})
export const RecipeCheckRequest = request({
  concerns: some(CONCERNS, 'What `concerns` of the answer gives a verdict on.'),
  diets: some(DIETS, 'Diets to judge; all if left out.'),
  perLine: optional(nullable(described(boolean, 'Also judge each line by itself.'))),
  people: peopleAsked,
})
export const RecipeDietRequest = request({ diet: one(DIETS) })
export const RecipeDoseRequest = request({ people: peopleAsked })
export const RecipeDeclarationRequest = request()
export const RecipeLettersRequest = request({
  scheme: one(LETTER_SCHEMES, 'Whose letters: `at` is Austria.'),
  people: peopleAsked,
})
export const RecipeHeadroomRequest = request({
  domain: one(DOSE_DOMAINS, 'What has to stay low.'),
})
export const RecipeSwapRequest = request({
  ...SWAP_REQUEST,
})
export const RecipeAnalyzeRequest = request({ people: peopleAsked })

export const SwapRequest = object({
  ingredientId: ID,
  amount: optional(
    nullable(described(text, 'An amount in words, such as "2 tbsp"; 100 g if left out.')),
  ),
  ...SWAP_REQUEST,
  lang: optional(described(nullable(language), 'Language of names in the answer.')),
  limit: optional(
    nullable(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })),
  ),
})

export const ParseLineRequest = object({
  line: described(text, 'A line of a recipe.'),
  lang: languageAsked,
})
export const ParseLineResponse = widened(described(ParsedItem, 'The answer to a line.'), {
  also: optional(
    list(ref({ ParsedItem }), 'Further foods that the line names ("salt and pepper").'),
  ),
})

const verdicts = Type.Unsafe<{ [Name in Restriction]?: Verdict }>({
  type: 'object',
  propertyNames: one(RESTRICTIONS),
  additionalProperties: one(VERDICTS),
  description: 'One for each restriction that was asked for.',
})

export const SafeSubstitute = object({
  ingredientId: ID,
  name: text,
  grams: grams('What replaces the ingredient'),
  quality,
  solves: restrictions('Of `for`, what the ingredient itself breaks.'),
  brings: restrictions('In what its verdict is more severe than that of the ingredient.'),
  keeps: restrictions('In what both are not compatible.'),
  with: list(
    object({ ingredientId: ID, name: text, grams: grams('Beside it') }),
    'What is needed beside it.',
  ),
  contexts: SUBSTITUTION.contexts,
  loses: SUBSTITUTION.loses,
  reasons,
  score,
})
export type SafeSubstitute = Shape<typeof SafeSubstitute>

const change = object({
  ingredientId: ID,
  name: text,
  grams: grams('Weight in the recipe'),
  substitute: described(ref({ SafeSubstitute }), 'What replaces it.'),
})
export type Change = Shape<typeof change>

const swapped = object({
  for: restrictions('What was asked for.'),
  changes: list(change, 'The ingredients that were replaced.'),
  irreplaceable: list(
    object({ ingredientId: ID, name: text }),
    'What conflicts and has no substitute that solves it.',
  ),
  unresolved: list(ref({ Unresolved }), 'What could not be resolved.'),
  verdicts,
})
export const RecipeSwapResponse = ofText(swapped, { people: optional(people) })
export type RecipeSwapResponse = Shape<typeof RecipeSwapResponse>

export const SwapResponse = object({
  ingredientId: ID,
  language,
  for: restrictions('What was asked for.'),
  grams: grams('Weight of the ingredient'),
  verdicts,
  substitutes: list(ref({ SafeSubstitute })),
  refused: described(count, 'Substitutes left out as not compatible.'),
  people: optional(people),
})
export type SwapResponse = Shape<typeof SwapResponse>

const euEntries = (description: string) => list(one(EU_ALLERGENS), description)

export const EU_ENTRIES = {
  contains: euEntries('EU allergens that it contains.'),
  mayContain: euEntries('EU allergens of which it may hold traces.'),
  unknown: euEntries('EU allergens of which nobody knows.'),
}
export type EuEntries = Shape<TObject<typeof EU_ENTRIES>>

const lineVerdict = object({
  line,
  verdict: one(VERDICTS, 'The most severe of the findings.'),
  findings: list(
    object({ name: one(RESTRICTIONS, 'What was asked for.'), verdict: one(VERDICTS) }),
    'Every verdict for the line that is not `compatible`.',
  ),
})
export type LineVerdict = Shape<typeof lineVerdict>

export const RecipeCheckResponse = ofText(CheckResponse, {
  lines: optional(list(lineVerdict, 'With `perLine`: the verdicts for each of `readings`.')),
  diets: list(ref({ DietResponse }), 'The verdict for each diet.'),
  ...EU_ENTRIES,
  people: optional(people),
})
export type RecipeCheckResponse = Shape<typeof RecipeCheckResponse>

const letter = object({
  letter: described(text, 'As on a menu.'),
  allergen: one(EU_ALLERGENS, 'The entry of EU Annex II.'),
  contains: one(CONTAINS, 'Whether the recipe contains it.'),
  ingredientIds: list(text, 'Ids that caused it; for `unknown` also unresolved ones.'),
})
export type LetterEntry = Shape<typeof letter>

export const LettersResponse = object({
  scheme: one(LETTER_SCHEMES, 'Whose letters they are.'),
  letters: list(letter, 'All entries of the EU list, in the order of their letters.'),
  unresolved: list(text, 'What names no ingredient, so that nothing is known of it.'),
})
export type LettersResponse = Shape<typeof LettersResponse>

export const RecipeLettersResponse = ofText(LettersResponse, { people: optional(people) })

export const RecipeDietResponse = ofText(DietResponse, {})
export const RecipeFodmapResponse = ofText(FodmapResponse, { people: optional(people) })
export const RecipeHistamineResponse = ofText(HistamineResponse, { people: optional(people) })
export const RecipeDeclarationResponse = ofText(DeclarationResponse, {})

export const RecipeHeadroomResponse = ofText(
  object({
    unresolved: list(ref({ Unresolved }), 'What could not be resolved.'),
    items: list(
      object({
        ingredientId: ID,
        grams: grams('As listed'),
        maxGrams: nullable(grams('The most that keeps the recipe low; null if no amount does')),
        unlimited: described(boolean, 'true when a kilogram is still compatible.'),
      }),
    ),
  }),
  {},
)

export const RecipeAnalyzeResponse = ofText(AnalyzeResponse, {
  servings: nullable(
    Type.Number({ description: 'Among how many the total is divided; null for all of it.' }),
  ),
  people: optional(people),
})
export type RecipeAnalyzeResponse = Shape<typeof RecipeAnalyzeResponse>
