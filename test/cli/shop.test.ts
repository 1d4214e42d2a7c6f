/** `ingr shop`: one list for several recipes, in every output format. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, describe, expect, test } from 'vitest'
import type { ShoppingResponse } from '../../src/domain/shapes/shopping.ts'
import { ingr } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-shop-'))
afterAll(() => rmSync(folder, { recursive: true }))
const RECIPES: Readonly<Record<string, string>> = {
  'cake.txt':
    'Sunday <b>\n\nServes 4\n\n200 g flour\n2 eggs\n100 g butter or margarine\n250 ml milk\nsalt to taste\n',
  'soup.txt':
    'Soup\n\n50 g flour\n1 egg\n2 eggs, optional\n1 l milk\n200 ml lactose-free milk\n100 g butter\n2 froozle\n1 sheet of baking paper\n\nMethod\n\nServe with walnuts.\n',
}
for (const [name, text] of Object.entries(RECIPES)) writeFileSync(join(folder, name), text)

async function list(...args: readonly string[]) {
  const { items, recipes }: ShoppingResponse = JSON.parse(
    (await ingr(['shop', ...args, '--json'])).out,
  )
  const of = (id: string) => items.filter(({ ingredientId }) => ingredientId === id)
  return { items, recipes, of }
}

describe('the list', () => {
  test('adds up the same foods in grams, millilitres and pieces', async () => {
    const { of } = await list(folder)
    expect(of('wheat-flour')).toMatchObject([
      { grams: 250, amounts: [{ amount: 250, unit: 'gram', grams: 250 }], isOpen: false },
    ])
    expect(of('whole-milk')).toMatchObject([{ amounts: [{ amount: 1250, unit: 'milliliter' }] }])
    expect(of('egg')).toMatchObject([
      { amounts: [{ amount: 5, unit: 'piece' }], isOptional: false, estimated: true },
    ])
  })

  test('lists a choice and a food with an exclusion separately', async () => {
    const { of, items } = await list(folder)
    expect(of('butter').map(({ grams, or }) => [grams, or?.map((one) => one.name)])).toEqual([
      [100, ['margarine']],
      [100, undefined],
    ])
    expect(items.filter(({ phrase }) => phrase === 'lactose-free milk')).toHaveLength(1)
  })

  test('has no amount if the recipe has none', async () => {
    const { of } = await list(folder)
    expect(of('salt')).toMatchObject([{ grams: null, amounts: [], isOpen: true }])
  })

  test('loses no line: each is in the list, unread or skipped', async () => {
    const { items, recipes } = await list(folder)
    const entries = [
      ...items.flatMap(({ lines }) => lines),
      ...recipes.flatMap(({ unread, skipped }) => [...unread, ...skipped]),
    ].map(({ line }) => line)
    const written = Object.values(RECIPES).flatMap((text) => text.split('\n'))
    expect(new Set(entries)).toEqual(new Set(written.filter((line) => line !== '')))
  })

  test('is scaled with --servings, and reports a recipe without servings', async () => {
    const { of, recipes } = await list(folder, '--servings', '8')
    expect(of('wheat-flour')).toMatchObject([{ grams: 450 }])
    expect(recipes.map(({ servings, isScaled }) => [servings, isScaled])).toEqual([
      [8, true],
      [null, false],
    ])
    const { err } = await ingr(['shop', folder, '--servings', '8'])
    expect(err).toBe(
      'Soup: names no servings, so the amounts stay as they are (`--makes 4`: it serves 4)\n',
    )
  })

  test('with --makes, a recipe without servings is scaled, too', async () => {
    const { recipes } = await list(folder, '--servings', '8', '--makes', '2')
    expect(recipes.map(({ servings, isScaled }) => [servings, isScaled])).toEqual([
      [8, true],
      [8, true],
    ])
    const { err, out } = await ingr(['shop', folder, '--servings', '8', '--makes', '2'])
    expect([err, out.split('\n').length > 3]).toEqual(['', true])
    const wrong = await ingr(['shop', folder, '--makes', 'four'])
    expect([wrong.code, wrong.err]).toEqual([2, 'ingr: makes is not a number above 0: four\n'])
  })

  test('reads items by id, and reports unknown ones', async () => {
    const { of, recipes } = await list('butter:200', 'butter:1tbsp', 'egg')
    expect(of('butter')).toMatchObject([{ amounts: [{ unit: 'gram' }, { unit: 'tablespoon' }] }])
    expect(recipes).toMatchObject([{ unread: [] }])
    const file = join(folder, 'items.json')
    writeFileSync(file, '{"items":[{"ingredientId":"froozle","amount":2}]}')
    expect((await list(file)).recipes).toMatchObject([{ unread: [{ line: 'froozle 2' }] }])
    rmSync(file)
  })

  test('does not add a guess to a sure food', async () => {
    const { items } = await list('100 g butter', '50 g buter')
    expect(items.map(({ grams, isGuess }) => [grams, isGuess])).toEqual([
      [100, false],
      [50, true],
    ])
  })
})

describe('the output', () => {
  test('in a pipe has rows, unread lines at the end', async () => {
    const rows = (await ingr(['shop', folder])).out.trimEnd().split('\n')
    expect(rows).toContain('dairy-and-eggs\tbutter\tbutter or margarine\t100\t100 g\t≈ 1 block')
    expect(rows.slice(-3)).toEqual([
      'also named\t\twalnuts\t\t\tSoup: method',
      'not read\t\t2 froozle\t\t\tSoup',
      'not read\t\t1 sheet of baking paper\t\t\tSoup',
    ])
  })

  test('as Markdown has check boxes, and no HTML', async () => {
    const { out } = await ingr(['shop', join(folder, 'cake.txt'), '--markdown', '--title', '<i>'])
    expect(out).toBe(
      [
        '# \\<i\\>',
        '',
        'Recipes: 1. Servings: 4.',
        '',
        '## Dairy and eggs',
        '',
        '- [ ] eggs: 2',
        '- [ ] butter or margarine: 100 g (≈ 1 block)',
        '- [ ] milk: 250 ml',
        '',
        '## Grains and flours',
        '',
        '- [ ] flour: 200 g',
        '',
        '## At home?',
        '',
        '- [ ] salt',
        '',
      ].join('\n'),
    )
  })

  test('as CSV has a header and the names of categories', async () => {
    const { out } = await ingr(['shop', folder, '--csv', '--lang', 'de'])
    expect(out).toMatch(/^\ufeffKategorie;ID;Zutat;Gramm;Menge;Hinweis$/m)
    expect(out).toContain('nicht gelesen;;2 froozle;;;Soup')
  })

  test.each(['de', 'en', 'es'])('as a page in %s is valid HTML', async (lang) => {
    const { out } = await ingr(['shop', folder, '--html', '--lang', lang])
    const report = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'long-title': 'off' },
    }).validateString(out)
    expect(report.results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual([])
    expect(out).toContain('Sunday &lt;b&gt;')
    expect(out).not.toMatch(/<script|src=|href=|url\(|@import/)
  })

  test.each([
    [[folder, '--html', '--csv'], /give one of --html, --csv/],
    [[folder, '--markdown', '--csv'], /give one of --csv, --markdown/],
    [[folder, '--servings', '0'], /servings/],
  ])('%j is refused with one line', async (args, line) => {
    const { code, out, err } = await ingr(['shop', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(line)
  })

  test('with --strict an unread line ends with 5', async () => {
    expect((await ingr(['shop', folder, '--strict'])).code).toBe(5)
  })

  test('an unreadable file does not stop the others', async () => {
    const { code, out } = await ingr(['shop', join(folder, 'no.txt'), join(folder, 'cake.txt')])
    expect([code, out.includes('wheat-flour')]).toEqual([2, true])
  })
})
