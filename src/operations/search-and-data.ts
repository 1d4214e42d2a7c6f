/** The operations of module M1: search, completion, base data and the closed sets. */

import { categories, count, detail, languages } from '../engine/ingredients.ts'
import { autocomplete, DEFAULT_LIMIT, MAX_COMPLETE, search } from '../engine/search.ts'
import { units } from '../engine/units.ts'
import { fieldsOf, picked } from './fields.ts'
import { type Operation, operation } from './operation.ts'
import { flag, LANG, LIMIT, Q, wholeNumber } from './parameters.ts'
import { schema } from './schemas.ts'

export const SEARCH_AND_DATA: readonly Operation[] = [
  operation({
    id: 'search',
    method: 'GET',
    path: '/v1/ingredients/search',
    summary: 'Find ingredients by name or meaning',
    description:
      'Names in all three languages are searched, then what a description means; `lang` decides about ties and names.',
    query: {
      q: Q,
      lang: LANG,
      limit: LIMIT,
      explain: flag('explain', 'Whether to say what each confidence is made of.', false),
      fields: fieldsOf('Ingredient', ['id']),
    },
    response: schema('SearchResponse'),
    errors: ['MISSING_QUERY', 'INVALID_LANGUAGE', 'INVALID_REQUEST'],
    example: { query: { q: 'Möhre', lang: 'de', limit: '1' } },
    run: ({ library }, { query }) => {
      const whole = search(library, query)
      if (query.fields === null) return whole
      const results = whole.results.map((one) => ({
        ...one,
        ingredient: picked(one.ingredient, query.fields),
      }))
      return { ...whole, results }
    },
  }),
  operation({
    id: 'autocomplete',
    method: 'GET',
    path: '/v1/ingredients/autocomplete',
    summary: 'Complete a name as it is typed',
    query: {
      q: Q,
      lang: LANG,
      limit: wholeNumber('limit', 'At most this many entries.', MAX_COMPLETE, DEFAULT_LIMIT),
    },
    response: schema('AutocompleteResponse'),
    errors: ['MISSING_QUERY', 'INVALID_LANGUAGE', 'INVALID_REQUEST'],
    example: { query: { q: 'tom', limit: '3' } },
    run: ({ library }, { query }) => autocomplete(library, query),
  }),
  operation({
    id: 'count',
    method: 'GET',
    path: '/v1/ingredients/count',
    summary: 'How many ingredients the library holds, as a sentence',
    response: null,
    run: ({ library }) => count(library),
  }),
  operation({
    id: 'detail',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}',
    summary: 'Base data of an ingredient',
    description:
      'The flat base fields, and nested the full Ingredient with its profiles null: readers of either documented form find their own.',
    query: { lang: LANG, fields: fieldsOf('IngredientDetailResponse', ['ingredientId']) },
    response: schema('IngredientDetailResponse'),
    errors: ['INVALID_LANGUAGE', 'INVALID_REQUEST', 'INGREDIENT_NOT_FOUND'],
    example: { ingredientId: 'butter', query: { lang: 'de' } },
    run: ({ library }, { ingredientId, query }) =>
      picked(detail(library, ingredientId, query.lang), query.fields),
  }),
  operation({
    id: 'categories',
    method: 'GET',
    path: '/v1/meta/categories',
    summary: 'Categories that occur',
    response: schema('CategoriesResponse'),
    run: ({ library }) => categories(library),
  }),
  operation({
    id: 'units',
    method: 'GET',
    path: '/v1/meta/units',
    summary: 'Units of measure',
    query: { lang: LANG },
    response: schema('UnitsResponse'),
    errors: ['INVALID_LANGUAGE'],
    example: { query: { lang: 'es' } },
    run: ({ library }, { query }) => units(library, query.lang),
  }),
  operation({
    id: 'languages',
    method: 'GET',
    path: '/v1/meta/languages',
    summary: 'Languages of the library',
    response: schema('LanguagesResponse'),
    run: () => languages(),
  }),
]
