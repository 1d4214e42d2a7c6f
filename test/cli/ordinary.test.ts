/** Tests that ordinary recipes, checked without options, produce no red output, no conflicts and few notes. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onTerminal, ROOT } from './run.ts'

interface Recipe {
  readonly id: string
  readonly lang: 'de' | 'en' | 'es'
  readonly text: string
  readonly half: string
}

const ALL = readFileSync(join(ROOT, 'test/quality/real-recipes.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Recipe => JSON.parse(line))
  .filter(({ half }) => half === 'a')

const first = (lang: Recipe['lang'], count: number) =>
  ALL.filter((one) => one.lang === lang).slice(0, count)
const RECIPES = [...first('en', 10), ...first('de', 9), ...first('es', 9)]

const RED = '\u001b[31m'

test('28 recipes in three languages', () => {
  expect(RECIPES).toHaveLength(28)
})

test.each(RECIPES)('$id: nothing red without a request', async ({ lang, text }) => {
  const { code, out, err } = await onTerminal(['check', '-', '--lang', lang], {
    input: text,
    color: true,
  })
  expect(code).toBe(0)
  expect(out).not.toContain(RED)
  expect(out).not.toContain('✗')
  expect(err.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(2)
})

test('requested conflicts are red', async () => {
  const { out } = await onTerminal(['check', '20 g butter', '-c', 'milk'], { color: true })
  expect(out).toContain(`${RED}✗`)
})
