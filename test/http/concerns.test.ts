/** Tests that EU allergens outside our own list are accepted wherever a concern is accepted. */

import { describe, expect, test } from 'vitest'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import { ingr, inPipe } from '../cli/run.ts'
import { testServer } from './support.ts'

const server = await testServer()
const customer = await server.customer()
const post = async (path: string, body: unknown) => {
  const answer = await customer.ask('POST', path, body)
  return { status: answer.status, body: answer.body as Answer }
}

interface Answer {
  readonly concerns: readonly { readonly concern: string; readonly verdict: string }[]
  readonly evaluation: Readonly<Record<string, unknown>>
  readonly euEvaluation?: Readonly<Record<string, unknown>>
  readonly results: readonly { readonly result: Answer }[]
}

const HIGH = { risk: 'high', verdict: 'incompatible' }
const NONE = { risk: 'none', verdict: 'compatible' }

/** In each row: an EU allergen, a food with it, a food without it, and the confidence of the data about each food. */
const ROWS = [
  ['celery', 'celery', 'sugar', 'medium', 'medium'],
  ['mustard', 'mustard', 'sugar', 'medium', 'medium'],
  ['lupin', 'lupin-flour', 'sugar', 'medium', 'medium'],
  ['crustaceans', 'shrimp', 'mussel', 'high', 'high'],
  ['molluscs', 'mussel', 'shrimp', 'high', 'high'],
] as const

describe.each(ROWS)('%s', (concern, food, other, confidence, otherConfidence) => {
  const concerns = ['egg', concern]
  const yes = { concern, ...HIGH, confidence }
  const no = { concern, ...NONE, confidence: otherConfidence }
  const items = (ingredientId: string) => [{ ingredientId, amount: 50, unit: 'g' }]
  const entry = (answer: Answer) => answer.concerns[1]
  const name = food.replaceAll('-', ' ')

  test('in a check', async () => {
    const { body } = await post('/v1/compatibility/check', { items: items(food), concerns })
    expect(body.concerns.map((one) => one.concern)).toEqual(concerns)
    expect(entry(body)).toEqual(yes)
    expect(Object.keys(body.evaluation)).toEqual(DIMENSIONS)
    expect(body.euEvaluation).toEqual({
      [concern]: {
        ...HIGH,
        confidence,
        contributors: [
          {
            ingredientId: food,
            grams: 50,
            risk: 'high',
            steps: [{ rule: 'contains', before: 'none', after: 'high', figure: 'yes' }],
          },
        ],
        unknown: [],
      },
    })
    const without = await post('/v1/compatibility/check', { items: items(other), concerns })
    expect(entry(without.body)).toEqual(no)
  })

  test('in a batch, by default and for one of its checks', async () => {
    const { body } = await post('/v1/compatibility/check/batch', {
      checks: [{ items: items(food) }, { items: items(other) }, { items: items(food), concerns }],
      concerns: [concern],
    })
    expect(body.results.map(({ result }) => result.concerns.at(-1))).toEqual([yes, no, yes])
  })

  test('in a recipe', async () => {
    const { body } = await post('/v1/recipes/check', { text: `50 g ${name}`, concerns })
    expect(entry(body)).toEqual(yes)
    expect(Object.keys(body.evaluation)).toEqual(DIMENSIONS)
    const unread = await post('/v1/recipes/check', { text: '50 g dragonscale', concerns })
    expect(entry(unread.body)).toEqual({
      concern,
      risk: 'unknown',
      verdict: 'uncertain',
      confidence: 'unknown',
    })
  })

  test('on a package', async () => {
    const text = (list: string) => ({ text: `Ingredients: water, ${list}.`, concerns })
    const { body } = await post('/v1/labels/check', text(name))
    expect(entry(body)).toEqual(yes)
    expect(Object.keys(body.evaluation)).toEqual(DIMENSIONS)
    const traces = await post('/v1/labels/check', text(`salt. May contain ${concern}`))
    expect(entry(traces.body)).toMatchObject({ concern, risk: 'moderate', verdict: 'caution' })
    const unread = await post('/v1/labels/check', text('dragonscale'))
    expect(entry(unread.body)).toMatchObject({ concern, verdict: 'uncertain' })
  })

  test('the terminal prints what the server answers', async () => {
    const line = ['check', `50 g ${name}`, '-c', `egg,${concern}`, '--json']
    const asked = await customer.ask('POST', '/v1/recipes/check', {
      lines: [`50 g ${name}`],
      concerns,
      lang: 'en',
    })
    expect(JSON.parse((await inPipe(line)).out)).toEqual(asked.body)
    const label = ['label', `Ingredients: ${name}.`, '-c', `egg,${concern}`, '--json']
    const labelled = await customer.ask('POST', '/v1/labels/check', {
      text: `Ingredients: ${name}.`,
      concerns,
      lang: 'en',
    })
    expect((await inPipe(label)).out).toBe(labelled.text)
    const checks = [{ items: items(food) }]
    const batch = await inPipe(['batch', JSON.stringify(checks), '-c', concern, '--json'])
    const batched = await customer.ask('POST', '/v1/compatibility/check/batch', {
      checks,
      concerns: [concern],
    })
    expect(batch.out).toBe(batched.text)
  })

  test('in a stream', async () => {
    const input = [food, other].map((id) => JSON.stringify({ items: items(id) })).join('\n')
    const { out, code } = await ingr(
      ['batch', '--ndjson', '-c', concern, '--fail-on', 'incompatible'],
      { input },
    )
    const lines = out.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).result.concerns)).toEqual([[yes], [no]])
    expect(code).toBe(4)
    const packages = await ingr(['label', '--ndjson', '-c', concern], {
      input: `Ingredients: ${name}.`,
    })
    expect(JSON.parse(packages.out).result.concerns).toEqual([yes])
  })

  test('as the target of a swap', async () => {
    const { status, body } = await post('/v1/recipes/swap', {
      text: `50 g ${other}\n50 g ${name}`,
      for: [concern],
    })
    expect(status).toBe(200)
    const {
      for: asked,
      changes,
      irreplaceable,
      verdicts,
    } = body as unknown as {
      readonly for: readonly string[]
      readonly changes: readonly { readonly ingredientId: string }[]
      readonly irreplaceable: readonly { readonly ingredientId: string }[]
      readonly verdicts: Readonly<Record<string, string>>
    }
    expect(asked).toEqual([concern])
    expect([...changes, ...irreplaceable].map(({ ingredientId }) => ingredientId)).toEqual([food])
    expect(verdicts).toEqual({
      [concern]: irreplaceable.length > 0 ? 'incompatible' : 'compatible',
    })
  })

  test('as what a search excludes', async () => {
    const answer = await customer.ask('GET', `/v1/ingredients?without=${concern}&limit=100`)
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(`"id":"${food}"`)
  })
})

test('each line and each side counts, and a denial or a guess clears nothing', async () => {
  const verdict = async (text: string, concern: string) => {
    const { body } = await post('/v1/recipes/check', { text, concerns: [concern] })
    return body.concerns[0]!.verdict
  }
  expect(await verdict('100 g celery or 100 g carrot', 'celery')).toBe('uncertain')
  expect(await verdict('100 g carrot\n100 g celery', 'celery')).toBe('incompatible')
  expect(await verdict('200 ml vegetable stock without celery', 'celery')).toBe('compatible')
  expect(await verdict('1 stock cube', 'mustard')).toBe('uncertain')
  expect(await verdict('100 g carot', 'celery')).toBe('uncertain')
})

test('a choice says which side is free of it, if that was requested', async () => {
  const choices = async (concerns: readonly string[]) => {
    const { body } = await post('/v1/recipes/check', { text: '50 g celery or carrot', concerns })
    const [choice] = (
      body as unknown as {
        readonly choices: readonly {
          readonly sides: readonly { readonly compatible: string[] }[]
        }[]
      }
    ).choices
    return choice!.sides.map(({ compatible }) => compatible.includes('celery'))
  }
  expect(await choices(['celery'])).toEqual([false, true])
  expect(await choices([])).toEqual([false, false])
})

test('a script that asks whether everything is compatible gets the verdict on celery', async () => {
  const { out } = await inPipe(['check', '1 stalk celery', '-c', 'gluten,celery', '--json'])
  const { concerns } = JSON.parse(out) as Answer
  expect(concerns).toEqual([
    { concern: 'gluten', risk: 'none', verdict: 'compatible', confidence: 'medium' },
    { concern: 'celery', risk: 'high', verdict: 'incompatible', confidence: 'medium' },
  ])
})

test('of one serving as well as of the whole', async () => {
  const { body } = await post('/v1/recipes/check', {
    text: '100 g celery',
    servings: 4,
    concerns: ['celery'],
  })
  expect(body.concerns[0]).toMatchObject({ concern: 'celery', verdict: 'incompatible' })
  const { whole } = body as unknown as { readonly whole: Answer }
  expect(whole.concerns[0]).toMatchObject({ concern: 'celery', verdict: 'incompatible' })
  expect(Object.keys(whole.euEvaluation!)).toEqual(['celery'])
})

test('an answer has none if none was requested', async () => {
  const items = [{ ingredientId: 'celery' }]
  for (const concerns of [undefined, null, ['egg']]) {
    const { body } = await post('/v1/compatibility/check', { items, concerns })
    expect(Object.keys(body)).toEqual(['items', 'unresolved', 'evaluation', 'concerns'])
  }
})

test.each([
  ['/v1/compatibility/check', { items: [{ ingredientId: 'sugar' }] }],
  ['/v1/recipes/check', { text: '100 g rice' }],
  ['/v1/labels/check', { text: 'Ingredients: rice.' }],
])('%s lists the known concerns if one is unknown', async (path, body) => {
  const answer = await post(path, { ...body, concerns: ['celery', 'nuts'] })
  expect(answer).toEqual({
    status: 400,
    body: {
      error: {
        code: 'INVALID_CONCERN',
        message: 'unknown concern: nuts',
        details: {
          'concerns[1]': 'unknown concern: nuts',
          known: `${DIMENSIONS.join(', ')}, crustaceans, celery, mustard, lupin, molluscs`,
        },
      },
    },
  })
})

test('the terminal explains an EU entry: the food, and whether it contains it', async () => {
  const { out } = await inPipe([
    'check',
    '10 g celery',
    '1 stock cube',
    '-c',
    'celery,mustard',
    '--explain',
  ])
  expect(
    out
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.split('\t').slice(0, 4)),
  ).toEqual([
    ['celery', 'celery', '10 g', 'high'],
    ['celery', 'stock cube', '10 g', 'unknown'],
    ['mustard', 'stock cube', '10 g', 'unknown'],
  ])
  expect(out).toContain('contains it: unknown')
})
