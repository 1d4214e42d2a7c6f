/** Tests that answers already contain what people would otherwise ask for next: amounts, traces, causes, sources. */

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inPipe, onTerminal } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-asked-'))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const mia = file('mia.yaml', 'people:\n  - name: Mia\n    tolerates: { lactose: 5 g }\n')

test('a pipe marks traces, and puts them after the foods that contain it', async () => {
  const { out } = await inPipe([
    'check',
    '50 g textured soy protein',
    '200 g flour',
    '-c',
    'gluten',
  ])
  expect(out).toBe('gluten\tincompatible\thigh\twheat flour, textured soy protein (traces)\n')
})

test('a pipe says that only the title names a food', async () => {
  const muffins = file('muffins.txt', 'Muffins\n\n200 g spelt flour\n100 g sugar\n')
  expect((await inPipe(['check', muffins, '-c', 'egg'])).out).toContain('muffin? (title)')
})

test.each([
  ['100 ml milk', 'no conflict found in the data', 'lactose 4.5 of 5 g'],
  ['300 ml milk', 'incompatible', 'lactose 14 of 5 g: milk'],
])('%s holds so many grams of the lactose that Mia tolerates', async (item, verdict, reason) => {
  const { out } = await inPipe(['check', item, '--profile', mia])
  expect(out.trimEnd().split('\t')).toEqual(['-', 'Mia', verdict, reason])
})

test.each([
  ['Mia: lactose 5 g', 'lactose 4.5 of 5 g'],
  ['Mia: up to 5 g of lactose', 'lactose 4.5 of 5 g'],
  ['Mia: lactose', 'lactose: milk'],
  ['people: [{ name: Mia, avoid: [lactose] }]', 'lactose: milk'],
])('the household line "%s" is about the lactose of milk', async (text, reason) => {
  const { out } = await inPipe(['check', '100 ml milk', '--profile', file('line.yaml', text)])
  expect(out.trimEnd().split('\t').at(-1)).toBe(reason)
})

test('an amount of gluten that somebody tolerates is refused', async () => {
  const { err, code } = await inPipe([
    'check',
    'flour',
    '--profile',
    file('g.yaml', 'Mia: gluten 5 g'),
  ])
  expect([code, err]).toEqual([2, expect.stringContaining('gluten')])
})

test('whoever avoids gluten avoids the foods that contain it', async () => {
  const home = file('avoid.yaml', 'people: [{ name: Mia, avoid: [gluten] }]')
  const { out } = await inPipe(['check', '200 g flour', '--profile', home])
  expect(out).toContain('gluten: wheat flour')
})

test('metric lines have grams and millilitres, whatever the unit', async () => {
  const { out } = await inPipe([
    'parse',
    '50 dag Mehl',
    '1/4 l Milch',
    '1 l Milch',
    '--metric',
    '--lang',
    'de',
  ])
  expect(out).toBe('500 g Mehl\n250 ml Milch\n1 l Milch\n')
})

test('an amount that is not known has no grams of lactose', async () => {
  expect((await inPipe(['check', 'milk', '--profile', mia])).out).not.toContain('of 5 g')
})

test('--explain shows the rules for what the people of a household avoid', async () => {
  const { out } = await inPipe(['check', '300 ml milk', '--profile', mia, '--explain'])
  expect(out).toContain('\nlactose\tmilk\t309 g\thigh\t')
  const two = await inPipe(['check', mia, mia, '--profile', mia, '--explain'])
  expect(two.code).toBe(2)
})

test('a day of a plan has a verdict for each person', async () => {
  const home = file(
    'home.yaml',
    'people:\n  - name: Ann\n    concerns: [pancreas, egg]\n  - name: Bo\n    diet: vegan\n',
  )
  const plan = file('plan.txt', 'Monday\n\nLunch\n100 g rice\n\nDinner\n2 eggs\n70 g butter\n')
  const { out } = await inPipe(['check', plan, '--per', 'day', '--profile', home])
  expect(out.trimEnd().split('\n')).toEqual([
    'Monday\t2\tAnn\tincompatible\tegg: egg; fat: butter',
    'Monday\t2\tBo\tincompatible\tvegan: egg, butter',
  ])
})

test('the fat of a day has the limits of a day, and a tolerated level', async () => {
  const home = (tolerates: string) =>
    file(`${tolerates}.yaml`, `people:\n  - name: Ann\n    ${tolerates}\n`)
  const plan = file('fat.txt', 'Monday\n\nLunch\n12 g butter\n\nDinner\n12 g butter\n')
  const verdictFor = async (tolerates: string) =>
    (await inPipe(['check', plan, '--per', 'day', '--profile', home(tolerates)])).out.split('\t')[3]
  expect(await verdictFor('concerns: [pancreas]')).toBe('caution')
  expect(await verdictFor('tolerates: { pancreas: moderate }')).toBe(
    'no conflict found in the data',
  )
})

test('a tolerated level of a day does not clear fat of which only weak data are known', async () => {
  const home = file('weak.yaml', 'people:\n  - name: Ann\n    tolerates: { pancreas: moderate }\n')
  const plan = file('weak.txt', 'Monday\n\nLunch\n60 g knafeh\n')
  const { out } = await inPipe(['check', plan, '--per', 'day', '--profile', home])
  expect(out.split('\t')[3]).toBe('uncertain')
})

test('a food that is contained and warned of is named once, and not as traces', async () => {
  const { out } = await inPipe(['label', 'Wheat flour, sugar. May contain wheat.', '-c', 'gluten'])
  expect(out).toBe('gluten\tincompatible\thigh\tWheat flour\n')
})

test('the amount that was asked for is not rounded', async () => {
  const { out } = await onTerminal(['nutrition', 'butter', '--amount', '12345 g', '--label', 'eu'])
  expect(out.split('\n')[0]).toContain('12345 g')
})

test('a package answers only what was asked, in a pipe too', async () => {
  const list = 'Ingredients: wheat flour, whey powder, sugar. May contain soya.'
  const { out } = await inPipe(['label', list, '-c', 'soy,vegan'])
  expect(out.trimEnd().split('\n')).toEqual([
    'soya\tcaution\thigh\tsoybean (traces)',
    'vegan\tincompatible\t\twhey powder, sugar?',
  ])
})

test('an additive after another one has the class of its own', async () => {
  const { out } = await inPipe(['label', 'Zutaten: Säuerungsmittel Citronensäure, Paprikaextrakt'])
  expect(out).toContain('E 160c\tpaprika extract\tcolour')
})

test('browse says what --without left out', async () => {
  const { err } = await inPipe(['browse', 'grains', '--without', 'gluten'])
  expect(err).toContain('left out: what contains gluten, even in traces')
})

test('vitamins beyond the 29 nutrients are shown, and declared on a label', async () => {
  const { out } = await inPipe(['nutrition', 'salmon', '--nutrient', 'vitamin D,B12,folic acid'])
  expect(out).toBe('d\tug\t11\nb12\tug\t3.23\nfolate\tug\t26\n')
  expect((await inPipe(['nutrition', 'salmon', '--label', 'eu'])).out).toContain(
    'vitamin D\t11 µg\t220 %\n',
  )
})

test('a label with servings says how much one weighs, and how many there are', async () => {
  const { err } = await inPipe([
    ...['analyze', '400 g oats', '100 g honey', '--label', 'eu', '--servings', '10'],
  ])
  expect(err).toContain('one of 10 servings (50 g)')
})

test('the sources of several foods are listed food by food', async () => {
  const { out } = await inPipe(['nutrition', 'spinach', 'tofu', '--sources', '--nutrient', 'iron'])
  expect(out).toMatch(/^spinach\t\S+\traw\tiron$/m)
  expect(out).toMatch(/^tofu\t\S+\t\w+\tiron$/m)
})

test('a shopping list has whole pieces, with the exact amount beside them', async () => {
  const soup = file('soup.txt', 'Soup\nServes 4\n\n3 onions\n2 eggs\n')
  const { out } = await inPipe(['shop', soup, '--servings', '3'])
  expect(out).toContain('\tonion\tonions\t248\t3\t2.25\n')
  expect(out).toContain('\tegg\teggs\t75\t2\t1.5\n')
})

test('a batch names the causes', async () => {
  const checks = JSON.stringify([{ items: [{ ingredientId: 'egg', amount: 1 }] }])
  expect((await inPipe(['batch', checks, '-c', 'egg'])).out).toBe('0\tegg\tincompatible\tegg\n')
})

test('a brand that is asked for as a food is said to be one', async () => {
  const { err, code } = await inPipe(['allergens', 'Nutella'])
  expect(err).toContain('Nutella: a brand (a hazelnut and cocoa spread)')
  expect(code).toBe(3)
})

test('call takes a body from @file, as curl does', async () => {
  const body = file('order.json', JSON.stringify({ items: [{ ingredientId: 'egg' }] }))
  const { out } = await inPipe(['call', 'POST', '/v1/compatibility/check', `@${body}`])
  expect(JSON.parse(out).evaluation.egg.verdict).toBe('incompatible')
  const missing = await inPipe(['call', 'POST', '/v1/compatibility/check', '@/nowhere.json'])
  expect(missing.err).toContain('/nowhere.json')
})

test('a key that is given instead of its id is not repeated', async () => {
  const { err, code } = await inPipe(['key', 'revoke', 'ingr_abc_secret'])
  expect([code, err]).toEqual([2, expect.stringContaining('give its id')])
  expect(err).not.toContain('secret')
})
