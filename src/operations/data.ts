/** Operations that return library data: basic data of ingredients, and lists such as units and categories. */

import { allergenLine } from '../engine/card.ts'
import { units } from '../engine/convert.ts'
import { categories, count, detail, languages } from '../engine/ingredients.ts'
import { fieldsOf, picked } from './fields.ts'
import { operation, ref } from './operation.ts'
import { LANG } from './parameters.ts'

export const COUNT = operation({
  id: 'count',
  path: '/v1/ingredients/count',
  summary: 'How many ingredients the library has, as a sentence',
  response: null,
  run: ({ library }) => count(library),
})

export const DETAIL = operation({
  id: 'detail',
  path: '/v1/ingredients/{canonicalId}',
  summary: 'Base data of an ingredient',
  description:
    'The flat base fields, and nested in them the full Ingredient whose profiles are null, for clients of either documented form.',
  query: { lang: LANG, fields: fieldsOf('IngredientDetailResponse', ['ingredientId']) },
  response: ref('IngredientDetailResponse'),
  errors: ['INVALID_LANGUAGE', 'INVALID_REQUEST', 'INGREDIENT_NOT_FOUND'],
  example: { ingredientId: 'butter', query: { lang: 'de' } },
  run: ({ library }, { ingredientId, query: { lang, fields } }) =>
    picked(detail(library, ingredientId, lang), fields, () =>
      allergenLine(library, ingredientId, lang),
    ),
})

export const CATEGORIES = operation({
  id: 'categories',
  path: '/v1/meta/categories',
  summary: 'Categories that occur',
  response: ref('CategoriesResponse'),
  run: ({ library }) => categories(library),
})

export const UNITS = operation({
  id: 'units',
  path: '/v1/meta/units',
  summary: 'Units of measure',
  query: { lang: LANG },
  response: ref('UnitsResponse'),
  errors: ['INVALID_LANGUAGE'],
  example: { query: { lang: 'es' } },
  run: ({ library }, { query }) => units(library, query.lang),
})

export const LANGUAGES_OF_LIBRARY = operation({
  id: 'languages',
  path: '/v1/meta/languages',
  summary: 'Languages of the library',
  response: ref('LanguagesResponse'),
  run: () => languages(),
})
