/** Requests of the soak: every operation by its weight, with inputs from the real library, and typical client errors. */

const LANGUAGES = ['de', 'en', 'es']
const CONCERNS = ['gluten', 'lactose', 'dairy', 'egg', 'histamine', 'fodmap', 'pancreas', 'soy']
const CATEGORIES = ['cheese', 'legumes', 'fruit', 'spices']
const DIETS = ['vegan', 'vegetarian', 'pescetarian', 'porkFree']

/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * An endless source of requests. `ids` and `names` are those of the library; `keys` has customers by the fate of their calls.
 * A request is `{name, method, path, headers, body, expect}`, where `expect` lists the correct statuses.
 */
export function requestsOf({ ids, names, keys, random }) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const whole = (from, to) => from + Math.floor(random() * (to - from + 1))
  const lang = () => `lang=${pick(LANGUAGES)}`
  const word = () => encodeURIComponent(pick(names))
  const items = (most = 15) =>
    Array.from({ length: whole(1, most) }, () => ({
      ingredientId: random() < 0.02 ? 'no-such-food' : pick(ids),
      ...(random() < 0.8 ? { amount: whole(1, 500), unit: pick(['g', 'ml', 'piece', 'cup']) } : {}),
    }))
  const get = (path, expect = [200]) => ({ method: 'GET', path, expect })
  const post = (path, body, expect = [200]) => ({ method: 'POST', path, body, expect })
  const food = (rest = '') => `/v1/ingredients/${pick(ids)}${rest}`
  const check = () => ({
    items: items(),
    ...(random() < 0.5 ? { concerns: [pick(CONCERNS), pick(CONCERNS)] } : {}),
  })

  const recipe = () => ({
    lang: pick(LANGUAGES),
    lines: Array.from({ length: whole(1, 12) }, () => `${whole(1, 500)} g ${pick(names)}`),
  })

  const packageOf = () => ({
    lang: pick(LANGUAGES),
    text: `Ingredients: ${Array.from({ length: whole(1, 12) }, () => pick(names)).join(', ')}. May contain nuts.`,
    ...(random() < 0.5 ? { portion: whole(10, 300) } : {}),
  })

  /** By operation: its weight among all calls, and a function that makes a request. */
  const operations = {
    health: [1, () => get('/health')],
    healthAlias: [1, () => get('/v1/health')],
    search: [15, () => get(`/v1/ingredients/search?q=${word()}&${lang()}&limit=${whole(1, 20)}`)],
    autocomplete: [
      25,
      () => {
        const start = encodeURIComponent(pick(names).slice(0, whole(1, 6)).trim() || 'a')
        return get(`/v1/ingredients/autocomplete?q=${start}&${lang()}`)
      },
    ],
    count: [1, () => get('/v1/ingredients/count')],
    detail: [10, () => get(food(`?${lang()}`))],
    browse: [5, () => get(`/v1/ingredients?limit=20&category=${pick(CATEGORIES)}&${lang()}`)],
    categories: [1, () => get('/v1/meta/categories')],
    units: [1, () => get(`/v1/meta/units?${lang()}`)],
    languages: [1, () => get('/v1/meta/languages')],
    allergens: [8, () => get(food(`/allergens?${lang()}`))],
    check: [10, () => post('/v1/compatibility/check', check())],
    checkBatch: [
      2,
      () =>
        post('/v1/compatibility/check/batch', {
          checks: Array.from({ length: whole(1, random() < 0.1 ? 100 : 10) }, check),
        }),
    ],
    diet: [
      4,
      () =>
        post('/v1/compatibility/diet', {
          diet: pick(DIETS),
          ingredientIds: Array.from({ length: whole(1, 12) }, () => pick(ids)),
        }),
    ],
    fodmap: [3, () => post('/v1/compatibility/fodmap', { items: items() })],
    histamine: [3, () => post('/v1/compatibility/histamine', { items: items() })],
    recipeParse: [2, () => post('/v1/recipes/parse', recipe())],
    recipeCheck: [3, () => post('/v1/recipes/check', recipe())],
    recipeSwap: [1, () => post('/v1/recipes/swap', { ...recipe(), for: [pick(CONCERNS)] })],
    recipeAnalyze: [2, () => post('/v1/recipes/analyze', { ...recipe(), servings: whole(1, 8) })],
    letters: [1, () => post('/v1/recipes/letters', { ...recipe(), scheme: 'at' })],
    headroom: [1, () => post('/v1/recipes/headroom', { ...recipe(), domain: 'fodmap' })],
    recipeDiet: [1, () => post('/v1/recipes/diet', { ...recipe(), diet: pick(DIETS) })],
    recipeFodmap: [1, () => post('/v1/recipes/fodmap', recipe())],
    recipeHistamine: [1, () => post('/v1/recipes/histamine', recipe())],
    recipeDeclaration: [
      1,
      () => post('/v1/recipes/declaration', { ...recipe(), finishedGrams: whole(50, 2000) }),
    ],
    recipeShop: [1, () => post('/v1/recipes/shop', { recipes: [recipe(), recipe()], servings: 4 })],
    ready: [1, () => get('/ready')],
    planCheck: [
      1,
      () => post('/v1/plans/check', { texts: [{ name: 'monday', text: '100 g rice\n1 onion' }] }),
    ],
    parseLine: [1, () => post('/v1/lines/parse', { line: `100 g ${pick(names)}` })],
    resolve: [1, () => get(`/v1/ingredients/resolve?q=${encodeURIComponent(pick(names))}`)],
    swap: [
      1,
      () => post('/v1/swap', { ingredientId: pick(ids), for: [pick(CONCERNS)] }, [200, 422]),
    ],
    ingredientLetters: [1, () => get(food('/letters?scheme=at'))],
    declaration: [1, () => get(food('/declaration'))],
    label: [3, () => post('/v1/labels/check', packageOf())],
    substitutes: [4, () => get(food(`/substitutes?${lang()}`), [200, 422])],
    pairings: [3, () => get(food(`/pairings?${lang()}`), [200, 422])],
    similar: [3, () => get(food(`/similar?${lang()}`), [200, 422])],
    profile: [3, () => get(food(`/profile?${lang()}`))],
    convert: [
      4,
      () => {
        const [fromUnit, toUnit] = [
          pick(['cup', 'gram', 'tablespoon']),
          pick(['gram', 'piece', 'kg']),
        ]
        const body = { ingredientId: pick(ids), amount: whole(1, 900), fromUnit, toUnit }
        // 400 if the food has no density or piece weight.
        return post('/v1/units/convert', body, [200, 400])
      },
    ],
    nutrition: [5, () => get(food(`/nutrition?amount=${whole(1, 500)}&unit=gram`))],
    analyze: [4, () => post('/v1/nutrition/analyze', { items: items(), servings: whole(1, 8) })],
    usage: [1, () => get('/v1/account/usage?days=30')],
    account: [1, () => get('/v1/account')],
  }

  const as = (key, request) => ({ ...request, key })
  const errors = [
    () => get('/v1/ingredients/no-such-food', [404]),
    () => get(food('?lang=fr'), [400]),
    () => get('/v1/ingredients/search?q=', [400]),
    () => get(`/nowhere/${whole(1, 1e9)}`, [404]),
    () => ({ ...get(food()), method: 'DELETE', expect: [405] }),
    () => post('/v1/compatibility/check', { items: [] }, [400]),
    () => post('/v1/compatibility/check', { items: items(), concerns: ['glutn'] }, [400]),
    () => ({ ...post('/v1/compatibility/check', undefined, [400]), text: '{"items":' }),
    () => ({ ...post('/v1/nutrition/analyze', undefined, [413]), text: ' '.repeat(1_100_000) }),
    () => ({ ...post('/v1/nutrition/analyze', {}, [415]), type: 'text/plain' }),
    () => as(null, get(food(), [401])),
    () => as(`ingr_${String(whole(1e7, 9e7))}_${'x'.repeat(43)}`, get(food(), [401])),
    () => as(keys.blocked, get(food(), [403])),
    () => as(keys.onlyM1, post('/v1/compatibility/check', check(), [403])),
    () => as(keys.poor, get(food('/nutrition'), [200, 402])),
    () => as(keys.slow, get(food(), [200, 429])),
  ]
  /** Low, since some invalid requests have large bodies that are read completely before they are refused. */
  const ERRORS_WEIGHT = 8

  const entries = Object.entries(operations)
  const total = entries.reduce((sum, [, [weight]]) => sum + weight, ERRORS_WEIGHT)
  return {
    operations: Object.keys(operations),
    next() {
      let at = random() * total
      for (const [name, [weight, make]] of entries) {
        at -= weight
        if (at < 0) return { name, key: pick(keys.rich), ...make() }
      }
      return { name: 'errors', key: pick(keys.rich), ...pick(errors)() }
    },
  }
}
