/**
 * Tests that every interface that checks a text searches all of it for foods, so that a food named only in the method
 * counts.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openLibrary } from '../../src/embedded/index.ts'
import { inPipe } from '../cli/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-witness-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const TEXT = 'Rice\n\n200 g white rice\n\nMethod\nStir in the almonds and the butter.\n'
const RECIPE = file('rice.txt', TEXT)
const HOUSEHOLD = file(
  'people.yaml',
  'people:\n  - {name: Ana, concerns: [treeNut]}\n  - {name: Ben, diets: [vegan]}\n  - {name: Eva, avoid: [almond]}\n',
)
const ALSO = 'also named: almonds (method, line 6), butter (method, line 6)'

const run = async (...args: readonly string[]) => {
  const { code, out, err } = await inPipe([...args])
  return { code, out, err }
}

describe('the terminal', () => {
  test('check: uncertain, with the reason in one line, and --strict fails', async () => {
    const { out, err, code } = await run(
      'check',
      '--file',
      RECIPE,
      '-c',
      'treeNut,dairy',
      '--strict',
    )
    expect(out).toMatch(/^nuts\tuncertain.*\nmilk\tuncertain/)
    expect(err).toContain(ALSO)
    expect(code).toBe(5)
  })

  test('check of several files, as a stream', async () => {
    const { out } = await run('check', RECIPE, RECIPE, '-c', 'treeNut', '--ndjson')
    const results = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).result)
    expect(results.map(({ concerns }) => concerns[0].verdict)).toEqual(['uncertain', 'uncertain'])
  })

  test.each([
    ['diet', ['diet', 'vegan', '--file', RECIPE]],
    ['swap', ['swap', '--file', RECIPE, '--for', 'treeNut']],
    ['menu', ['menu', RECIPE]],
    ['household', ['check', '--file', RECIPE, '--profile', HOUSEHOLD]],
    ['letters', ['check', '--file', RECIPE, '--letters', 'at']],
  ])('%s reports it', async (_, args) => {
    expect((await run(...args)).err).toContain(ALSO)
  })

  test('a household: concerns, diets and avoided foods', async () => {
    const { out } = await run('check', '--file', RECIPE, '--profile', HOUSEHOLD, '--json')
    const verdicts = JSON.parse(out).results[0].result.people.map(
      ({ verdict }: { verdict: string }) => verdict,
    )
    expect(verdicts).toEqual(['uncertain', 'uncertain', 'uncertain'])
  })

  test('a menu: the entries are unknown', async () => {
    const { out } = await run('menu', RECIPE, '--json')
    expect(JSON.parse(out).dishes[0]).toMatchObject({ contains: [], unknown: ['milk', 'nuts'] })
  })

  test('a week counts it as undecided', async () => {
    const plan = file('plan.md', `# Monday\n\n## Lunch\n\n${TEXT.replace('almonds', 'onion')}`)
    const { out } = await run('check', plan, '--per', 'day')
    expect(out).toMatch(/FODMAP\tuncertain/)
  })

  test('fodmap and histamine of a recipe', async () => {
    const onion = file('onion.txt', TEXT.replace('almonds', 'onion and the red wine'))
    const fodmap = JSON.parse((await run('fodmap', '--file', onion, '--json')).out)
    const histamine = JSON.parse((await run('histamine', '--file', onion, '--json')).out)
    expect([fodmap.result.level, histamine.result.risk]).toEqual(['unknown', 'unknown'])
    // The list of ingredients does not contain foods that are only named elsewhere in the text.
    expect(fodmap.ingredients.map((one: { ingredientId: string }) => one.ingredientId)).toEqual([
      'white-rice',
    ])
  })

  test('label: a food outside the list', async () => {
    const text = 'Rice snack. Ingredients: rice, salt. Refined with almonds.'
    const { out } = await run('label', text, '--json')
    const { evaluation, unknown, named } = JSON.parse(out)
    expect(evaluation.treeNut.verdict).not.toBe('compatible')
    expect([...unknown, ...JSON.parse(out).contains]).toContain('nuts')
    expect(named === undefined || named.length > 0).toBe(true)
  })
})

describe('the embedded library, which answers like HTTP and MCP', () => {
  const library = openLibrary({ path: 'data/library.sqlite' })

  test('recipeCheck: reports positions in the text that was sent', async () => {
    const { named, evaluation, diets, unknown } = await library.recipeCheck({
      text: TEXT,
      lang: 'en',
    })
    expect(named).toEqual([
      { text: 'almonds', start: 43, end: 50, line: 6, ingredientId: 'almond', where: 'method' },
      { text: 'butter', start: 59, end: 65, line: 6, ingredientId: 'butter', where: 'method' },
    ])
    expect(TEXT.slice(43, 50)).toBe('almonds')
    expect([evaluation.treeNut.verdict, evaluation.dairy.verdict]).toEqual([
      'uncertain',
      'uncertain',
    ])
    expect(unknown).toEqual(['milk', 'nuts'])
    expect(diets.map(({ diet, verdict }) => [diet, verdict])).toEqual([
      ['vegan', 'uncertain'],
      ['vegetarian', 'compatible'],
      ['pescetarian', 'compatible'],
      ['porkFree', 'compatible'],
    ])
  })

  test('recipeSwap: a conflict that no swap can clear stays uncertain', async () => {
    const { verdicts } = await library.recipeSwap({ text: TEXT, lang: 'en', for: ['treeNut'] })
    expect(verdicts).toEqual({ treeNut: 'uncertain' })
  })

  test('a food in the list is not reported again', async () => {
    const { named } = await library.recipeCheck({
      text: 'Rice\n\n200 g rice\n50 g butter\n\nMethod\nMelt the butter.',
      lang: 'en',
    })
    expect(named).toBeUndefined()
  })
})
