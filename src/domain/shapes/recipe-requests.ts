/** Schemas of requests about recipes and lines, and of settings shared with other requests. */

import type { TProperties } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { LANGUAGES } from '../languages.ts'
import {
  DEFAULT_LIMIT,
  MAX_CONCERNS,
  MAX_FOODS_OF_WORD,
  MAX_ITEMS,
  MAX_LIMIT,
  MAX_OWN_WORDS,
  MAX_RECIPE,
  MIN_FINISHED,
  MIN_SERVINGS,
} from '../limits.ts'
import { CONTEXTS } from '../relationships.ts'
import { CONCERNS, DIETS, DOSE_DOMAINS, LETTER_SCHEMES, RESTRICTIONS } from '../restrictions.ts'
import { items } from './compatibility.ts'
import { peopleAsked } from './people.ts'
import * as s from './shape.ts'

/** The ways in which a request may give a recipe. */
const WAYS = {
  text: s.string(
    `A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of a recipe program; at most ${MAX_ITEMS} lines of ingredients and ${MAX_RECIPE} characters in them.`,
  ),
  lines: s.list(s.text, 'Lines, each an item, never a heading.', { maxItems: MAX_ITEMS }),
  items: s.described(items, 'Items as in the operations on lists.'),
}

export const languageAsked = s.maybe(s.one(LANGUAGES), 'Language of the text; en by default.')

/** Words that the caller defines. */
export const knownWords = s.maybe(
  s.byKey(
    s.list(s.filled, 'Its foods, by name or id.', { minItems: 1, maxItems: MAX_FOODS_OF_WORD }),
    `Names of your own, at most ${MAX_OWN_WORDS}, each with all its foods: {"Italian mix": ["oregano", "basil"]}. Other foods that the text names still count.`,
  ),
)

export const portions = (description: string) =>
  s.maybe(s.number(description, { minimum: MIN_SERVINGS }))

const request = (more: TProperties = {}) =>
  s.inOneWay(
    WAYS,
    {
      lang: languageAsked,
      recipe: s.maybe(s.integer('Which of several recipes of the text, from 1.', { minimum: 1 })),
      servings: portions('Number of servings; by default as written in the recipe.'),
      known: knownWords,
      ...more,
    },
    'Give one of text, lines and items.',
  )

const some = <Value extends string>(values: readonly Value[], description: string) =>
  s.maybe(s.list(s.one(values), description, { maxItems: MAX_CONCERNS }))

/** Requirements for substitutes. */
const SWAP_REQUEST = {
  for: s.maybe(
    s.list(
      s.one(RESTRICTIONS),
      'Concerns and diets that the answer must be compatible with; required without `people`.',
      { maxItems: MAX_CONCERNS },
    ),
  ),
  use: s.maybe(s.one(CONTEXTS), 'Only substitutes that work for this.'),
  people: peopleAsked,
}

export const RecipeParseRequest = request({
  scale: portions('Also return the lines scaled to this number of people.'),
  explain: s.maybe(s.flag('Also return how each line was split.')),
})
export const RecipeCheckRequest = request({
  concerns: some(CONCERNS, 'Concerns to judge in `concerns` of the answer.'),
  diets: some(DIETS, 'Diets to judge; the four usual ones if left out.'),
  perLine: s.maybe(s.flag('Also judge each line separately.')),
  people: peopleAsked,
})
export const RecipeDietRequest = request({ diet: s.one(DIETS) })
export const RecipeDoseRequest = request({ people: peopleAsked })
/** A request with a recipe and no other settings. */
export const PlainRecipeRequest = request()
export const RecipeDeclarationRequest = request({
  finishedGrams: s.maybe(
    s.number(
      'Weight after cooking, to which the figures for 100 g refer; by default as weighed raw.',
      {
        minimum: MIN_FINISHED,
      },
    ),
  ),
})
export const RecipeLettersRequest = request({
  scheme: s.one(
    LETTER_SCHEMES,
    'A set of letters: `at` is that of Austria, `numbers` are 1 to 14 in the order of Annex II.',
  ),
  people: peopleAsked,
})
export const RecipeHeadroomRequest = request({
  domain: s.one(DOSE_DOMAINS, 'The domain that must stay low.'),
})
export const RecipeSwapRequest = request(SWAP_REQUEST)
export const RecipeAnalyzeRequest = request({ people: peopleAsked })

export const SwapRequest = s.object({
  ingredientId: s.ID,
  amount: s.maybe(s.string('An amount in words, such as "2 tbsp"; 100 g if left out.')),
  ...SWAP_REQUEST,
  lang: s.maybe(s.language, 'Language of names in the answer.'),
  limit: s.maybe(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })),
})

export const ParseLineRequest = s.object({
  line: s.string('A line of a recipe.'),
  lang: languageAsked,
  known: knownWords,
})
