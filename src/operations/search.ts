/** The operations that find ingredients: search and completion. */

import { DEFAULT_LIMIT, MAX_COMPLETE } from '../domain/limits.ts'
import { allergenLine } from '../engine/card.ts'
import { autocomplete, search } from '../engine/search.ts'
import { fieldsOf, picked } from './fields.ts'
import { CATEGORY, DIET_FILTER, FILTER_ERRORS, MAX, MIN, SORT, WITHOUT } from './filters.ts'
import { operation, ref } from './operation.ts'
import { flag, LANG, LIMIT, Q, wholeNumber } from './parameters.ts'

export const SEARCH = operation({
  id: 'search',
  path: '/v1/ingredients/search',
  summary: 'Find ingredients by name or meaning',
  description:
    'Searches names in all three languages, then the meaning of descriptions; `lang` decides ties and the language of names.',
  query: {
    q: Q,
    lang: LANG,
    limit: LIMIT,
    category: CATEGORY,
    diet: DIET_FILTER,
    without: WITHOUT,
    min: MIN,
    max: MAX,
    sort: SORT,
    fields: fieldsOf('Ingredient', ['id']),
    explain: flag('explain', 'Also return the parts of each confidence.', false),
  },
  response: ref('SearchResponse'),
  errors: ['MISSING_QUERY', ...FILTER_ERRORS],
  example: { query: { q: 'Möhre', lang: 'de', limit: '1' } },
  run: ({ library }, { query: { fields, ...query } }) => {
    const whole = search(library, query)
    if (fields === null) return whole
    const results = whole.results.map((one) => ({
      ...one,
      ingredient: picked(one.ingredient, fields, () =>
        allergenLine(library, one.ingredient.id, query.lang),
      ),
    }))
    return { ...whole, results }
  },
})

export const AUTOCOMPLETE = operation({
  id: 'autocomplete',
  path: '/v1/ingredients/autocomplete',
  summary: 'Complete a name as it is typed',
  query: {
    q: Q,
    lang: LANG,
    limit: wholeNumber('limit', 'At most this many entries.', MAX_COMPLETE, DEFAULT_LIMIT),
  },
  response: ref('AutocompleteResponse'),
  errors: ['MISSING_QUERY', 'INVALID_LANGUAGE', 'INVALID_REQUEST'],
  example: { query: { q: 'tom', limit: '3' } },
  run: ({ library }, { query }) => autocomplete(library, query),
})
