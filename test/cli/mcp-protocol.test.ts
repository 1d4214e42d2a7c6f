/** The protocol of `ingr mcp`, line by line: errors, cancelled calls, and the end of the input. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { untilCancelled } from '../../src/cli/mcp/turns.ts'
import type { Steps } from '../../src/domain/steps.ts'
import { PLAN_CHECK } from '../../src/operations/recipes/plan.ts'
import { LIBRARY } from '../http/support.ts'
import { ingr } from './run.ts'

type Message = Readonly<Record<string, unknown>>

const request = (id: number, method: string, params?: unknown): Message => ({ id, method, params })
const HELLO = request(0, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
})
const call = (id: number, name: string, given: unknown) =>
  request(id, 'tools/call', { name, arguments: given })

/** Sends messages to the server, ends the input, and returns the answers. */
async function answers(messages: readonly Message[], env: Record<string, string> = {}) {
  const lines = messages.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`)
  const { code, out, err } = await ingr(['mcp'], { input: lines.join(''), env })
  expect([code, err]).toEqual([0, ''])
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const INVALID_PARAMS = -32602

describe('an invalid request is a protocol error, in one sentence', () => {
  test.each([
    ['initialize', undefined, /^initialize needs params with protocolVersion/],
    ['initialize', { protocolVersion: 1 }, /^initialize needs params with protocolVersion/],
    ['tools/call', undefined, 'params.name is required'],
    ['tools/call', { name: 5 }, 'params.name is not a text: 5'],
    ['tools/call', { name: 'no_such_tool' }, 'unknown tool: no_such_tool'],
    ['tools/call', { name: 'constructor' }, 'unknown tool: constructor'],
    ['tools/call', { name: 'check_recipe', arguments: [] }, 'params.arguments is not an object'],
    ['resources/read', {}, 'params.uri is required'],
    ['resources/read', { uri: 'constructor' }, 'unknown resource: constructor'],
    ['prompts/get', { name: 'nothing' }, 'unknown prompt: nothing'],
    ['prompts/get', { name: 'check_recipe', arguments: { recipe: 1 } }, 'recipe is required'],
  ])('%s with %j', async (method, params, message) => {
    const all = await answers([HELLO, request(1, method, params)])
    const { error } = all.find(({ id }) => id === 1)
    const expectedMessage = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(error).toEqual({ code: INVALID_PARAMS, message: expectedMessage })
  })

  test.each(['no/such', 'constructor'])('the method %s is unknown', async (method) => {
    const [, { error }] = await answers([HELLO, request(1, method)])
    expect(error).toEqual({ code: -32601, message: `unknown method: ${method}` })
  })
})

test('calls made before the end of the input are answered', async () => {
  const text = '200 g butter\n2 eggs'
  const calls = [1, 2, 3].map((id) => call(id, 'check_recipe', { text }))
  const all = await answers([HELLO, ...calls, request(4, 'tools/list'), request(5, 'ping')])
  expect(all.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(all.every(({ result }) => result)).toBe(true)
})

describe('a cancelled call', () => {
  /** Work that never ends. `done` counts its steps. */
  function* endless(done: { count: number }): Steps<never> {
    for (;;) {
      done.count++
      yield
    }
  }

  test('runs no further step', async () => {
    const done = { count: 0 }
    const control = new AbortController()
    const running = untilCancelled(endless(done), control.signal)
    const stop = () => (done.count > 0 ? control.abort() : setImmediate(stop))
    setImmediate(stop)
    await expect(running).rejects.toThrow('abort')
    const { count } = done
    expect(count).toBeGreaterThan(0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(done.count).toBe(count)
  })

  test('runs no step if it is cancelled before it begins', async () => {
    const done = { count: 0 }
    await expect(untilCancelled(endless(done), AbortSignal.abort())).rejects.toThrow('abort')
    expect(done.count).toBe(0)
  })

  const lines = Array.from({ length: 100 }, (_, at) => `${at + 1} g dragon oil with zorb ${at}`)
  const text = lines.join('\n')
  const week = ['Monday', 'Tuesday', 'Wednesday'].map((name) => ({ name, text }))

  test('stops the work on a plan', async () => {
    const control = new AbortController()
    let count = 0
    let whole = 0
    function* counted<T>(steps: Steps<T>): Steps<T> {
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
        if (count++ === 0) setImmediate(() => control.abort())
        yield
      }
    }
    const context = { library: LIBRARY, usage: () => Promise.reject(new Error('not asked for')) }
    const { run } = PLAN_CHECK.prepare({ body: { texts: week } })
    const cancelled = run({
      ...context,
      inTurns: (steps) => untilCancelled(counted(steps), control.signal),
    })
    await expect(cancelled).rejects.toThrow('abort')
    await run({
      ...context,
      inTurns: async (steps) => {
        for (;;) {
          const step = steps.next()
          if (step.done) return step.value
          whole++
        }
      },
    })
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(whole)
  })

  const folder = mkdtempSync(join(tmpdir(), 'ingr-mcp-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['check_plan', { texts: week }, 'planCheck'],
    ['check_recipe', { text, concerns: ['lactose'] }, 'recipeCheck'],
    ['parse_recipe', { text }, 'recipeParse'],
    ['swap_recipe', { text, for: ['lactose'] }, 'recipeSwap'],
    ['shopping_list', { recipes: week }, 'recipeShop'],
    ['check_label', { text: lines.join(', ') }, 'label'],
  ])(
    'is not answered and costs nothing, and the next one is answered: %s',
    async (name, given, operation) => {
      const env = { HOME: join(folder, name), XDG_STATE_HOME: join(folder, name), INGR_METER: 'on' }
      const cancelled = { method: 'notifications/cancelled', params: { requestId: 1 } }
      const next = call(2, 'resolve_ingredient', { q: 'butter' })
      const all = await answers([HELLO, call(1, name, given), cancelled, next], env)
      expect(all.map(({ id }) => id)).toEqual([0, 2])
      const { out } = await ingr(['usage', '--json'], { env })
      const { usage } = JSON.parse(out)
      expect(usage).toContainEqual(
        expect.objectContaining({ function: operation, requests: 1, errors: 1, units: 0 }),
      )
    },
  )
})
