/**
 * Tests the library that the package exports: in this process, in a thread, in users' bundles, and after it is closed.
 * Also tests how uncaught errors are printed.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import type * as Package from '../../src/embedded/index.ts'
import { ROOT } from '../cli/run.ts'

const { openLibrary, openLibraryAsync, isLibraryError }: typeof Package = createRequire(
  import.meta.url,
)('ingr')

const inProcess = openLibrary()
const inThread = await openLibraryAsync()
afterAll(() => inThread.close())

const RECIPE = { text: 'Serves 2\n100 g butter\n2 eggs', lang: 'en' } as const

/** Returns the error of a call that throws or rejects. */
const errorOf = async (call: () => unknown): Promise<unknown> => {
  try {
    return await call()
  } catch (error) {
    return error
  }
}

const run = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('in a thread', () => {
  test('has the calls and the answers of the library in this process', async () => {
    expect(Object.keys(inThread)).toEqual(Object.keys(inProcess))
    expect(inThread.hash).toBe(inProcess.hash)
    const query = { q: 'Möhre', lang: 'de', limit: 3, explain: true } as const
    const [search, count, check, recipe, languages] = await Promise.all([
      inThread.search(query),
      inThread.count(),
      inThread.check({ items: [{ ingredientId: 'butter' }] }),
      inThread.recipeCheck(RECIPE),
      inThread.languages(),
    ])
    expect(search).toEqual(inProcess.search(query))
    expect(count).toBe(inProcess.count())
    expect(check).toEqual(inProcess.check({ items: [{ ingredientId: 'butter' }] }))
    expect(recipe).toEqual(await inProcess.recipeCheck(RECIPE))
    expect(languages).toEqual(inProcess.languages())
  })

  test('this process continues in the meantime', async () => {
    const items = Array.from({ length: 60 }, () => ({ ingredientId: 'butter', amount: 20 }))
    const batch = Array.from({ length: 100 }, () => ({ items }))
    let isUnderWay = true
    const answer = inThread.checkBatch({ checks: batch }).finally(() => {
      isUnderWay = false
    })
    let turns = 0
    for (; isUnderWay; turns++) await new Promise((resolve) => setImmediate(resolve))
    const { results } = await answer
    expect(results).toHaveLength(100)
    expect(turns).toBeGreaterThan(10)
  })

  const wrong: readonly (readonly [string, (library: typeof inThread) => Promise<unknown>])[] = [
    ['an unknown id', (library) => library.allergens({ canonicalId: 'buter' })],
    ['an empty list', (library) => library.check({ items: [] })],
    ['two faults', (library) => library.search({ q: ' ', limit: 0 })],
    ['a recipe without text', (library) => library.recipeCheck({ text: ' ' })],
  ]
  test.each(wrong)('has the error of %s', async (_, call) => {
    const thread = await errorOf(() => call(inThread))
    const here = await errorOf(() => call(inProcess as unknown as typeof inThread))
    expect(isLibraryError(thread)).toBe(true)
    expect(thread).toEqual(here)
    expect(Object.keys(thread as Error)).toEqual(Object.keys(here as Error))
    const plainError = (error: unknown) => ({
      ...(error as Error),
      message: (error as Error).message,
    })
    expect(plainError(thread)).toEqual(plainError(here))
  })

  test('an argument that cannot be part of a request is an error in one line', async () => {
    const call = inThread.check({ items: [{ ingredientId: (() => 'butter') as never }] })
    await expect(call).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/^[^\n]*could not be cloned\.$/),
    })
    await expect(inThread.search(null as never)).rejects.toThrow(TypeError)
  })

  test('a signal rejects a call with its reason, and the others are answered', async () => {
    const abort = new AbortController()
    const first = inThread.recipeCheck(RECIPE)
    const second = inThread.recipeCheck(RECIPE, { signal: abort.signal })
    const third = inThread.recipeCheck(RECIPE)
    abort.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    await expect(inThread.count({}, { signal: abort.signal })).rejects.toThrow('enough')
    expect(await first).toEqual(await third)
  })

  test('closes after the calls in flight, and accepts no others', async () => {
    const library = await openLibraryAsync()
    const last = library.recipeCheck(RECIPE)
    const closed = library.close()
    const late = library.count()
    await expect(late).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the library is closed',
    })
    expect(await last).toEqual(await inProcess.recipeCheck(RECIPE))
    await closed
    await library.close()
    await expect(library.count()).rejects.toThrow('the library is closed')
  })

  test('a program waits for its answers and not for the thread', () => {
    const script = `require('ingr').openLibraryAsync().then(async (ingr) => {
      console.log((await ingr.detail({ canonicalId: 'butter' })).ingredient.id)
    })`
    expect(run('-e', script)).toEqual({ status: 0, stdout: 'butter\n', stderr: '' })
  })

  test('a missing file is one line', async () => {
    const failed = await errorOf(() => openLibraryAsync({ path: '/nowhere.sqlite' }))
    expect(failed).toEqual(await errorOf(() => openLibrary({ path: '/nowhere.sqlite' })))
    expect(isLibraryError(failed)).toBe(true)
  })
})

test('in this process, too, a closed library says so, after the calls in flight', async () => {
  const library = openLibrary()
  const last = library.recipeCheck(RECIPE)
  library.close()
  library.close()
  expect(() => library.count()).toThrow('the library is closed')
  expect(await last).toEqual(await inProcess.recipeCheck(RECIPE))
})

describe('an uncaught error', () => {
  const calls = [
    ["allergens({ canonicalId: 'buter' })", 'no such ingredient: buter (did you mean butter?)'],
    ['check({ items: [] })', 'items is empty'],
    ["search({ q: ' ' })", 'q is missing or blank'],
  ] as const

  test.each(calls)('of %s is short and shows none of our code', (call, why) => {
    for (const opened of [
      `openLibrary().${call}`,
      `openLibraryAsync().then((one) => one.${call})`,
    ]) {
      const { status, stderr } = run('-e', `require('ingr').${opened}`)
      expect([status, stderr]).toEqual([1, expect.stringContaining(why)])
      expect(stderr.length).toBeLessThan(2_000)
      expect(stderr).not.toMatch(/said|sentence|either/)
    }
  })
})

describe('bundled into one file by users', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-bundled-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(['openLibrary', 'openLibraryAsync'])('%s explains how to bundle it', async (name) => {
    const outfile = join(folder, `${name}.cjs`)
    const script = `import * as ingr from 'ingr'
      const opened = async () => ingr.${name}()
      opened().catch(({ code, message }) => console.log(code, message))`
    await build({
      stdin: { contents: script, resolveDir: ROOT },
      bundle: true,
      platform: 'node',
      outfile,
      logLevel: 'silent',
    })
    const { stdout } = run(outfile)
    expect(stdout).toMatch(/^UNAVAILABLE library not found: \S+ \(.*external: \['ingr'\]\)\n$/)
  })
})
