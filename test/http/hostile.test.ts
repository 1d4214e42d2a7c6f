/** Tests expensive calls: lists of maximum size, and an account at full load while another makes a few calls. */

// tier: system

import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { describe, expect, test } from 'vitest'
import { freshMachine } from './program.ts'
import { LIBRARY, testServer } from './support.ts'

const server = await testServer()
const customer = await server.customer()
const IDS = [...LIBRARY.ids()].sort((a, b) => a.length - b.length)
const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({
    ingredientId: IDS[(from + n) % IDS.length]!,
    amount: 3,
  }))

interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly details: unknown }
}

describe('a list at its limit is answered, a longer one is refused', () => {
  const lists: readonly (readonly [
    path: string,
    field: string,
    most: number,
    body: (count: number) => object,
  ])[] = [
    ['/v1/compatibility/check', 'items', 500, (count) => ({ items: items(count) })],
    ['/v1/compatibility/fodmap', 'items', 500, (count) => ({ items: items(count) })],
    ['/v1/compatibility/histamine', 'items', 500, (count) => ({ items: items(count) })],
    ['/v1/nutrition/analyze', 'items', 500, (count) => ({ items: items(count) })],
    [
      '/v1/compatibility/diet',
      'ingredientIds',
      500,
      (count) => ({ diet: 'vegan', ingredientIds: Array(count).fill('butter') }),
    ],
    [
      '/v1/compatibility/check',
      'concerns',
      64,
      (count) => ({ items: items(1), concerns: Array(count).fill('gluten') }),
    ],
  ]
  test.each(lists)('%s: %s, %i', async (path, field, most, body) => {
    expect((await customer.ask('POST', path, body(most))).status).toBe(200)
    for (const count of [most + 1, 20_000]) {
      const answer = await customer.ask('POST', path, body(count))
      const message = `${count} entries in ${field}; at most ${most}`
      expect([answer.status, (answer.body as ErrorBody).error]).toEqual([
        400,
        { code: 'TOO_MANY_ITEMS', message, details: { [field]: `at most ${most}` } },
      ])
    }
  })

  test('in a batch it is the error of its check', async () => {
    const checks = [{ items: items(501) }, { items: items(1) }, { items: items(1), concerns: [] }]
    const { status, body } = await customer.ask('POST', '/v1/compatibility/check/batch', {
      checks,
      concerns: Array(90_000).fill('gluten'),
    })
    const { results } = body as { results: readonly Partial<ErrorBody>[] }
    expect([status, results.map(({ error }) => error?.code)]).toEqual([
      200,
      ['TOO_MANY_ITEMS', 'TOO_MANY_ITEMS', undefined],
    ])
  })

  test('an overlong id is quoted only by its beginning', async () => {
    const text = `${'x'.repeat(199)}🥕${'y'.repeat(1_000)}`
    const quoted = `${'x'.repeat(199)}...`
    const { body } = await customer.ask('POST', '/v1/compatibility/check', {
      items: [{ ingredientId: text }],
    })
    expect(body).toMatchObject({
      unresolved: [
        {
          ingredientId: quoted,
          reason: `unknown ingredient: ${quoted}`,
          code: 'INGREDIENT_NOT_FOUND',
        },
      ],
      evaluation: { gluten: { unknown: [quoted] } },
    })
  })

  test('repeated concerns count once', async () => {
    const concerns = ['soy', 'gluten', 'soy', 'egg', 'gluten']
    const { body } = await customer.ask('POST', '/v1/compatibility/check', {
      items: items(1),
      concerns,
    })
    const { concerns: quoted } = body as { concerns: readonly { readonly concern: string }[] }
    expect(quoted.map(({ concern }) => concern)).toEqual(['soy', 'gluten', 'egg'])
  })

  test.each(['search', 'autocomplete'])('%s: 512 characters', async (name) => {
    const ask = (q: string) =>
      customer.ask('GET', `/v1/ingredients/${name}?q=${encodeURIComponent(q)}`)
    // Each of these letters counts as one character, although it takes several UTF-8 bytes or UTF-16 units.
    for (const letter of ['ä', '🥕']) {
      expect((await ask(letter.repeat(512))).status).toBe(200)
      const { status, body } = await ask(letter.repeat(513))
      expect([status, (body as ErrorBody).error]).toEqual([
        400,
        {
          code: 'INVALID_REQUEST',
          message: 'q has 513 letters; at most 512',
          details: { q: 'at most 512 letters' },
        },
      ])
    }
  })
})

describe('a text crafted to keep the server busy is refused at once', () => {
  const many = (text: string, count: number) => text.repeat(count)
  const texts: readonly (readonly [name: string, path: string, text: string, message: string])[] = [
    [
      'comments before an empty text',
      '/v1/recipes/parse',
      many('<!-- -->', 20_000),
      '160000 letters in text; at most 100000',
    ],
    [
      'links that are never closed',
      '/v1/recipes/parse',
      `# Cake\n${many('[a](', 20_000)}`,
      '80000 letters in one line; at most 10000',
    ],
    [
      'a list in a list',
      '/v1/recipes/check',
      `<html><h2>Ingredients</h2>${many('<ul><li>', 20_000)}`,
      'HTML: too many elements, or too many in one another',
    ],
    [
      'elements without end',
      '/v1/recipes/analyze',
      `<html>${many('<p>1 egg</p>', 60_000)}`,
      'HTML: too many elements, or too many in one another',
    ],
    [
      'a recipe in a recipe',
      '/v1/recipes/parse',
      many('<div itemtype="http://schema.org/Recipe">', 20_000),
      'HTML: too many elements, or too many in one another',
    ],
    [
      'an endless package',
      '/v1/labels/check',
      `Zutaten: ${many('Zucker, ', 100_000)}`,
      '800009 letters in text; at most 50000',
    ],
    [
      'statements without end',
      '/v1/labels/check',
      `Ingredients: milk. ${many('Contains: milk. ', 3_000)}`,
      '3001 entries in text; at most 500',
    ],
    [
      'lists without end',
      '/v1/labels/check',
      many('Ingredients: milk. ', 2_000),
      '2000 entries in text; at most 100',
    ],
    ...['한', '½', 'a', 'E', 'ﷺ', 'Mehl '].map(
      (piece): readonly [string, string, string, string] => [
        `a part of a package of ${piece}`,
        '/v1/labels/check',
        `Zutaten: ${many(piece, 8_000)}`,
        `${8_000 * piece.length + 1} letters in one part of the label; at most 1000`,
      ],
    ),
    [
      'servings without end',
      '/v1/recipes/parse',
      JSON.stringify({ recipeIngredient: ['1 egg'], recipeYield: many('4 ', 40_000) }),
      '79999 letters in servings; at most 10000',
    ],
    [
      'an endless name',
      '/v1/recipes/parse',
      JSON.stringify({ recipeIngredient: ['1 egg'], name: many('4 ', 40_000) }),
      '79999 letters in title; at most 10000',
    ],
    [
      'an alias that refers to itself',
      '/v1/recipes/parse',
      '---\na: &a [*a]\n---\n- 1 egg\n- 2 eggs',
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'aliases of a long text',
      '/v1/recipes/parse',
      `---\nz: &a |\n  ${many('\u007f', 8_000)}\n${many('k: *a\n', 98)}---\n- 1 egg\n- 2 eggs`,
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'values nested within a text',
      '/v1/recipes/parse',
      `{"recipeIngredient":["1 egg"],"name":${many('[', 30_000)}${many(']', 30_000)}}`,
      'JSON: values nest deeper than 64 levels',
    ],
    [
      'values nested within a page',
      '/v1/recipes/parse',
      `<html><script type="application/ld+json">${many('[', 5_000)}${many(']', 5_000)}</script></html>`,
      'JSON: values nest deeper than 64 levels',
    ],
  ]
  test.each(texts)('%s', async (_, path, text, message) => {
    const { status, body } = await customer.ask('POST', path, { text })
    expect([status, (body as ErrorBody).error.message]).toEqual([400, message])
  })

  test.each([
    ['/v1/labels/check', many('a: b: c: ', 2_000)],
    ['/v1/recipes/parse', '---\ntitle: {toString: 1}\n---\n- 1 egg\n- 2 eggs'],
    [
      '/v1/recipes/parse',
      JSON.stringify({
        name: many('\n', 900),
        recipeIngredient: ['1 egg'],
        recipeInstructions: many('\n', 200_000),
      }),
    ],
  ])('%s: %.20s is answered', async (path, text) => {
    expect((await customer.ask('POST', path, { text })).status).toBe(200)
  })

  test.each([
    ['comments before an empty text', many('<!-- -->', 1_000)],
    ['emphasis that is never closed', `# Cake\n\n${many('_*a', 3_000)}`],
    ['quotes in quotes', `# Cake\n\n${many('> ', 4_000)}1 egg`],
    ['lists in lists', `# Cake\n\n${many('1. ', 3_000)}egg`],
    ['recipes after recipes', many('# Cake\n2 eggs\n3 cups milk\n', 200)],
  ])('%s are read', async (_, text) => {
    const { status } = await customer.ask('POST', '/v1/recipes/parse', { text })
    expect([200, 400]).toContain(status)
  })

  test('endless limits, and repeated names', async () => {
    const bounds = Array.from({ length: 65 }, (_, n) => `iron:${n}`).join(',')
    const refused = await customer.ask('GET', `/v1/ingredients?min=${bounds}`)
    expect([refused.status, (refused.body as ErrorBody).error.message]).toEqual([
      400,
      '65 entries in min; at most 64',
    ])
    const path = '/v1/ingredients?limit=3&without='
    const once = await customer.ask('GET', `${path}gluten`)
    const often = await customer.ask('GET', `${path}${Array(1_000).fill('gluten').join(',')}`)
    expect(often.body).toEqual(once.body)
  })
})

test.each([
  ['/v1/recipes/check', 'lines', Array(400).fill('milk with eggs')],
  ['/v1/recipes/analyze', 'text', 'milk with eggs\n'.repeat(400)],
  ['/v1/recipes/swap', 'text', 'milk with eggs\n'.repeat(400)],
  ['/v1/labels/check', 'text', `Ingredients: ${`${'milk '.repeat(167)}, `.repeat(3)}`],
] as const)('%s: too many foods in few lines are an error of %s', async (path, field, value) => {
  const { ask } = await server.customer()
  const { status, body } = await ask('POST', path, { [field]: value, for: ['dairy'] })
  expect([status, (body as ErrorBody).error]).toMatchObject([
    400,
    { code: 'TOO_MANY_ITEMS', details: { [field]: 'at most 500' } },
  ])
})

test('nested brackets have a limit', async () => {
  const { ask } = await server.customer()
  const nested = (depth: number) => `Ingredients: ${'fat ('.repeat(depth)}milk${')'.repeat(depth)}`
  const { status, body } = await ask('POST', '/v1/labels/check', { text: nested(33) })
  expect([status, (body as ErrorBody).error]).toEqual([
    400,
    {
      code: 'INVALID_REQUEST',
      message: 'brackets stand 33 deep in the label; at most 32',
      details: { text: 'brackets at most 32 deep' },
    },
  ])
  expect((await ask('POST', '/v1/labels/check', { text: nested(32) })).status).toBe(200)
})

test.each([
  ['/v1/recipes/check', (line: string) => ({ lines: Array(300).fill(line) })],
  ['/v1/recipes/analyze', (line: string) => ({ lines: Array(300).fill(line) })],
  ['/v1/recipes/parse', (line: string) => ({ text: `${line}\n`.repeat(300) })],
  ['/v1/labels/check', (line: string) => ({ text: `Ingredients: ${`${line}, `.repeat(300)}` })],
])('%s: other clients are answered while a long text is read', async (path, bodyOf) => {
  const hostile = await server.customer()
  const other = await server.customer()
  const order: string[] = []
  await other.ask('GET', '/v1/ingredients/butter/allergens')
  const long = hostile
    .ask('POST', path, bodyOf('3 cups frozle hazlnut bttr chese aand qwop'))
    .then(({ status }) => order.push(`long ${status}`))
  for (let call = 0; call < 3; call++) {
    const { status } = await other.ask('GET', '/v1/ingredients/butter/allergens')
    order.push(`short ${status}`)
  }
  await long
  expect(order).toEqual(['short 200', 'short 200', 'short 200', 'long 200'])
})

test('calls of an account wait for each other; those beyond the queue are refused and not counted', async () => {
  const { account, ask } = await server.customer({ rateLimit: null })
  // These bodies are so large that only a few may be in flight at the same time.
  const body = JSON.stringify({ items: items(1), padding: 'x'.repeat(100_000) })
  const other = await server.customer()
  const large = Array.from({ length: 1_200 }, () => ask('POST', '/v1/compatibility/fodmap', body))
  expect((await other.ask('POST', '/v1/compatibility/fodmap', body)).status).toBe(200)
  const answers = await Promise.all(large)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(refused[0]!.headers['retry-after']).toBe('1')
  expect((refused[0]!.body as ErrorBody).error).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'too many concurrent calls of this account; try again in 1 s',
  })
  const [row] = await server.store.usage(account.customerId, '2026-11-01')
  expect(row).toMatchObject({ requests: 1_200 - refused.length, errors: 0 })
  expect((await ask('POST', '/v1/compatibility/fodmap', body)).status).toBe(200)
})

/** The body that requests the most work possible in 1 MiB. */
const LONGEST_BATCH = JSON.stringify({
  checks: Array.from({ length: 100 }, (_, n) => ({
    items: items(280, 7 * n).map(({ ingredientId }) => ({ ingredientId })),
  })),
})

describe('one account at full load', () => {
  const machine = freshMachine()
  const memory = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024

  test('another account is answered throughout, and the memory is released', {
    timeout: 180_000,
  }, async () => {
    const { url, child } = await machine.serve('--log-level', 'silent')
    const [hostile, honest] = [await machine.customer('--plan', 'free'), await machine.customer()]
    const [busyPool, smallPool] = [
      new Pool(url, { connections: 16 }),
      new Pool(url, { connections: 1 }),
    ]
    const small = async () => {
      const began = performance.now()
      const { statusCode, body } = await smallPool.request({
        path: '/v1/ingredients/butter/allergens',
        method: 'GET',
        headers: { 'x-api-key': honest.key },
      })
      await body.dump({ limit: 1e6 })
      expect(statusCode).toBe(200)
      const took = performance.now() - began
      // Pause between the calls, as a real client does.
      await pause(2)
      return took
    }
    const median = (times: readonly number[]) =>
      [...times].sort((a, b) => a - b)[times.length >> 1]!.toFixed(2)
    const alone: number[] = []
    while (alone.length < 300) alone.push(await small())
    const before = memory(child.pid!)

    let most = 0
    const ask = async (pool: Pool) => {
      const { statusCode, body } = await pool.request({
        path: '/v1/compatibility/check/batch',
        method: 'POST',
        headers: { 'x-api-key': hostile.key, 'content-type': 'application/json' },
        body: LONGEST_BATCH,
      })
      await body.dump({ limit: 1e9 })
      most = Math.max(most, memory(child.pid!))
      return statusCode
    }
    let isOver = false
    const batches = Promise.all(Array.from({ length: 16 }, () => ask(busyPool))).finally(() => {
      isOver = true
    })
    const underLoad: number[] = []
    while (!isOver) underLoad.push(await small())
    expect(new Set(await batches)).toEqual(new Set([200]))
    await busyPool.close()
    // Make small calls, so that the garbage collector gets a chance to free memory.
    for (let n = 0; n < 200; n++) await small()
    const after = memory(child.pid!)
    console.log(
      `16 batches of ${LONGEST_BATCH.length} bytes beside small calls: ${underLoad.length} of these answered, median ${median(alone)} → ${median(underLoad)} ms; memory ${before.toFixed()} → at most ${most.toFixed()} → ${after.toFixed()} MB`,
    )
    // If each batch ran without interruption, the other account would get at most one answer per batch.
    expect(underLoad.length).toBeGreaterThan(10 * 16)
    // The answers to the batches are 600 MB in total, so they cannot all be in memory.
    expect(Math.max(most, after)).toBeLessThan(450)
    // If clients disconnect during a call, their account must not start more work before that call has ended.
    const gone = new Pool(url, { connections: 16 })
    const left = Promise.allSettled(Array.from({ length: 16 }, () => ask(gone)))
    await pause(100)
    await gone.destroy()
    await left
    for (let n = 0; n < 500; n++) most = Math.max(most, (await small()) && memory(child.pid!))
    expect(most).toBeLessThan(450)
    await smallPool.close()
    child.kill('SIGTERM')
  })
})
