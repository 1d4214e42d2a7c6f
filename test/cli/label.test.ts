/** Tests `label` with text, files and lines. Its JSON is the same as that of the operation, byte for byte. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'
import { LIBRARY } from '../http/support.ts'
import { thrown } from '../support/thrown.ts'
import { ingr, onTerminal } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-label-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BISCUITS =
  'Zutaten: WEIZENMEHL, Zucker, BUTTER 12 %, Emulgator: Lecithine (SOJA), E 471. Kann Spuren von NÜSSEN enthalten. Kühl lagern.'

test('prints every entry, the verdicts, diets and additives in rows', async () => {
  const { code, out, err } = await ingr(['label', BISCUITS, '--lang', 'de'])
  expect(code).toBe(0)
  const rows = out.split('\n')
  expect(rows).toContain('glutenhaltiges Getreide\tenthalten\tWEIZENMEHL')
  expect(rows).toContain('Soja\tenthalten\tSOJA')
  expect(rows).toContain('Schalenfrüchte\tSpuren möglich\tNÜSSEN')
  expect(rows).toContain('Sesam\tkein Konflikt gefunden\t')
  expect(out).toMatch(/^E 322\tLecithine\tEmulgator/m)
  expect(out).toMatch(/^E 471\t/m)
  expect(out).toMatch(/^vegan\tunverträglich\tButter/m)
  expect(err).toContain('1 Zeile übersprungen (Lagerung)')
  expect((await ingr(['label', BISCUITS, '--lang', 'de', '-v'])).err).toContain('Kühl lagern')
  expect(out + err).not.toMatch(/safe|free of/)
})

test('prints the body of the operation with --json, from an argument, a file and a pipe', async () => {
  const file = join(folder, 'biscuits.txt')
  writeFileSync(file, BISCUITS)
  const body = { text: BISCUITS, lang: 'de', portion: 30, concerns: ['gluten'] }
  const context = { library: LIBRARY, usage: () => Promise.reject(new Error('none')) }
  const expected = `${JSON.stringify(LABEL_CHECK.prepare({ body }).run(context))}\n`
  const options = ['--lang', 'de', '--portion', '30', '--concern', 'gluten', '--json']
  expect((await ingr(['label', BISCUITS, ...options])).out).toBe(expected)
  expect((await ingr(['label', '--file', file, ...options])).out).toBe(expected)
  expect((await ingr(['label', ...options], { input: BISCUITS })).out).toBe(expected)
})

test('answers each line with a line', async () => {
  const input = [
    'Ingredients: wheat flour, sugar',
    JSON.stringify({ text: 'Zutaten: Milch', lang: 'de' }),
    '',
    '{"text": 3}',
    JSON.stringify('Ingredientes: leche\nsal'),
  ].join('\n')
  const { out, code } = await ingr(['label', '--ndjson', '--lang', 'en'], { input })
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(code).toBe(0)
  expect(lines.map(({ result, error }) => result?.contains ?? error.code)).toEqual([
    ['gluten'],
    ['milk'],
    'INVALID_REQUEST',
    ['milk'],
  ])
})

test('ends with the exit codes of its gates', async () => {
  const run = async (...args: string[]) => (await ingr(['label', ...args])).code
  expect(await run('Ingredients: sugar', '--concern', 'gluten', '--fail-on', 'caution')).toBe(0)
  expect(await run('Ingredients: wheat flour', '--concern', 'gluten', '--fail-on', 'caution')).toBe(
    4,
  )
  expect(await run('May contain wheat', '--concern', 'gluten', '--fail-on', 'caution')).toBe(4)
  expect(await run('Ingredients: sugar, froozle', '--strict')).toBe(5)
  expect(await run('Ingredients: sugar', '--portion', 'much')).toBe(2)
})

test('on a terminal, shows what it contains, may contain, and what is unknown', async () => {
  const text = 'Ingredients: wheat flour, natural flavouring. May contain nuts.'
  const { out } = await onTerminal(['label', text, '--lang', 'en'])
  expect(out).toMatch(/^Contains +gluten +wheat flour$/m)
  expect(out).toMatch(/^May contain +nuts +the package says so$/m)
  expect(out).toMatch(/^Not known +.*milk.*flavouring$/m)
})

describe('requests', () => {
  const read = (body: object) => thrown(() => LABEL_CHECK.prepare({ body }))
  test.each([
    [{}, 'INVALID_REQUEST'],
    [{ text: 'a', lines: ['b'] }, 'INVALID_REQUEST'],
    [{ text: 1 }, 'INVALID_REQUEST'],
    [{ lines: [1] }, 'INVALID_REQUEST'],
    [{ lines: Array(501).fill('salt') }, 'TOO_MANY_ITEMS'],
    [{ text: 'salt', portion: 0 }, 'INVALID_REQUEST'],
    [{ text: 'salt', portion: 'much' }, 'INVALID_REQUEST'],
    [{ text: 'salt', lang: 'fr' }, 'INVALID_LANGUAGE'],
    [{ text: 'salt', concerns: ['nuts'] }, 'INVALID_CONCERN'],
  ])('%j is %s', (body, code) => {
    expect(read(body)).toMatchObject({ code })
  })

  test('a label of more than 500 parts, and an empty label', () => {
    const ask = (text: string) => thrown(() => finish(checkLabel(LIBRARY, { text, lang: 'en' })))
    expect(ask(Array(501).fill('salt').join(', '))).toMatchObject({ code: 'TOO_MANY_ITEMS' })
    expect(ask(' , ; ')).toMatchObject({ code: 'EMPTY_ITEMS' })
  })
})

test.each([
  [
    'en',
    'Ingredients: WHEAT flour, yeast extract (contains BARLEY), salt',
    /gluten +WHEAT flour, BARLEY$/m,
  ],
  ['en', 'Ingredients: tomato, anchovies (fish), salt', /fish +anchovy fillet$/m],
  ['es', 'Ingredientes: agua, sal. Contiene crustáceos.', /crustáceos +crustáceos$/m],
  ['de', 'Zutaten: Wasser, FISCH', /Fisch +FISCH$/m],
  [
    'es',
    'Ingredientes: miel, papel de oblea (fécula de patata, agua).',
    /gluten +obleas de repostería \(trazas\)$/m,
  ],
] as const)('%s: a screen uses the words of the package: %s', async (lang, text, row) => {
  expect((await onTerminal(['label', text, '--lang', lang])).out).toMatch(row)
})

test('check prints the same as label for a package', async () => {
  const text = 'Ingredients: WHEAT flour, sugar, yeast extract (contains BARLEY), salt, pepper'
  expect((await onTerminal(['check', text, '--lang', 'en'])).out).toMatch(
    /gluten +WHEAT flour, BARLEY$/m,
  )
})
