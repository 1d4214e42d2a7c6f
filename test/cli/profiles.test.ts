/** Tests households in every command that reads recipes: results for each person, or foods that suit everyone. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inPipe, shell } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-profiles-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'ingr'))
const FILE = join(folder, 'ingr/household.yaml')
writeFileSync(
  FILE,
  `personas:
  - nombre: Ana
    alergias: [apio]
    evita: [cebolla]
  - nombre: Ben
    dieta: vegano
  - nombre: Cleo
    alergias: [lactosa, histamina, FODMAP]
    tolera: {lactosa: 5 g, histamina: moderado}
`,
)

const rows = async (...args: string[]) => {
  const { out } = await inPipe([...args, '--profile', FILE])
  return out
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'))
}
const NONE = 'no conflict found in the data'

test('check: entries of the EU list without a dimension are concerns too', async () => {
  expect(await rows('check', '100 g celery', '20 g butter', '50 g onion')).toEqual([
    ['-', 'Ana', 'incompatible', 'celery: celery; avoids onion: onion'],
    ['-', 'Ben', 'incompatible', 'vegan: butter'],
    ['-', 'Cleo', 'incompatible', 'FODMAP: celery, onion; lactose 0.17 of 5 g'],
  ])
})

test('a file may have one line per person: allergies, diets and foods', async () => {
  const short = join(folder, 'short.yaml')
  writeFileSync(short, 'Leo: Erdnüsse, leche\nAna: [eggs, cilantro]\nBen: vegan\n')
  const dish = ['20 g butter', '50 g peanuts', '5 g coriander']
  const { out } = await inPipe(['check', ...dish, '--profile', short])
  expect(out.trimEnd().split('\n')).toEqual([
    '-\tLeo\tincompatible\tpeanut: peanut; milk: butter; lactose: butter',
    '-\tAna\tincompatible\tavoids coriander: coriander',
    '-\tBen\tincompatible\tvegan: butter',
  ])
})

test('the lines may begin with dashes', async () => {
  const short = join(folder, 'short.txt')
  writeFileSync(short, 'Anna - no gluten (coeliac)\nMary-Lou – no dairy, vegan\n')
  const { out } = await inPipe(['check', '20 g butter', '--profile', short])
  expect(out.trimEnd().split('\n')).toEqual([
    `-\tAnna\t${NONE}\t`,
    '-\tMary-Lou\tincompatible\tmilk: butter; vegan: butter',
  ])
})

test('fodmap, histamine and diet name the people whom they concern', async () => {
  expect((await rows('fodmap', '100 g onion')).at(-1)).toEqual([
    'Cleo',
    'incompatible',
    'FODMAP: onion',
  ])
  expect((await rows('histamine', '20 g butter')).at(-1)).toEqual(['Cleo', NONE, ''])
  expect(await rows('diet', '20 g butter')).toEqual([['Ben', 'incompatible', 'vegan: butter']])
})

test('analyze and label cover every person', async () => {
  expect(
    (await rows('analyze', '100 g celery')).slice(-3).map(([name, verdict]) => [name, verdict]),
  ).toEqual([
    ['Ana', 'incompatible'],
    ['Ben', NONE],
    ['Cleo', 'incompatible'],
  ])
  const label = await rows('label', 'Ingredients: water, CELERY, onion, skimmed MILK powder.')
  const people = label.filter(([name]) => name === 'Ana' || name === 'Ben')
  expect(people).toEqual([
    ['Ana', 'incompatible', 'celery: CELERY; avoids onion: onion'],
    ['Ben', 'incompatible', 'vegan: skimmed milk powder'],
  ])
})

test('swap finds what suits all of them, and keeps tolerated amounts', async () => {
  const { out } = await inPipe(['swap', '10 g butter', '--profile', FILE, '--json'])
  expect(JSON.parse(out).for.sort()).toEqual(['celery', 'fodmap', 'histamine', 'vegan'])
  const more = await inPipe(['swap', '1000 g butter', '--profile', FILE, '--json'])
  expect(JSON.parse(more.out).for.sort()).toEqual([
    'celery',
    'fodmap',
    'histamine',
    'lactose',
    'vegan',
  ])
})

test('search finds what suits all of them', async () => {
  const found = await rows('search', 'milk')
  const without = await inPipe(['search', 'milk', '--diet', 'vegan', '--without', 'fodmap,celery'])
  expect(found).toEqual(
    without.out
      .replace(/\n$/, '')
      .split('\n')
      .map((row) => row.split('\t')),
  )
})

test('menu names the people whom a dish does not suit', async () => {
  const dishes = await rows('menu', 'test/recipes/es-tortilla-y-flan.txt')
  expect(dishes.map((row) => row.at(-1))).toEqual([
    'Ana (avoids onion: onion; may contain onion: crème caramel?), Ben (vegan: egg, crème caramel, condensed milk, milk, sugar?), Cleo (lactose: condensed milk, crème caramel, milk; FODMAP: condensed milk, onion, crème caramel, milk, caramel?)',
  ])
})

test('without a file name, the user’s own file is read', async () => {
  const env = { XDG_CONFIG_HOME: folder }
  const { out } = await inPipe(['diet', '20 g butter', '--profile'], '', env)
  expect(out).toBe('Ben\tincompatible\tvegan: butter\n')
})

test('own words of the household and of the user are known; those of the option take precedence', async () => {
  const home = mkdtempSync(join(folder, 'words-'))
  mkdirSync(join(home, 'ingr'))
  const words = join(home, 'ingr/words.yaml')
  const family = join(home, 'family.yaml')
  writeFileSync(words, 'words:\n  Omas Brühe: [Sellerie, Salz]\n  florble: butter\n')
  writeFileSync(
    family,
    'Personen:\n  - name: Ana\n    Allergien: [Milch]\nWörter:\n  Florble: Zucker\n',
  )
  const parse = async (...more: string[]) => {
    const lines = ['200 ml Omas Brühe', '10 g florble']
    const { out } = await inPipe(['parse', ...lines, ...more], '', { XDG_CONFIG_HOME: home })
    return out.split('\n').flatMap((row) => row.split('\t')[1] ?? [])
  }
  expect(await parse()).toEqual(['celeriac', 'salt', 'butter'])
  expect(await parse('--known', 'FLORBLE=soy sauce,oregano')).toEqual([
    ...['celeriac', 'salt', 'soy-sauce', 'oregano'],
  ])
  const args = ['check', '10 g florble', '--profile', family]
  const { out } = await inPipe(args, '', { XDG_CONFIG_HOME: home })
  expect(out).toBe(`-\tAna\t${NONE}\t\n`)

  writeFileSync(words, 'words:\n  florble: orgeno\n')
  const faulty = await inPipe(['check', '1 egg'], '', { XDG_CONFIG_HOME: home })
  expect(faulty).toMatchObject({ code: 3, out: '' })
  expect(faulty.err).toMatch(
    /^ingr: .*words\.yaml: florble: no such ingredient: orgeno \(did you mean [^\n]*\n$/,
  )
})

test.each(['fodmap', 'histamine', 'analyze', 'swap'])(
  '%s reads the household once, whatever the number of recipes',
  async (command) => {
    const recipes = ['one.txt', 'two.txt'].map((name) => join(folder, name))
    for (const recipe of recipes) writeFileSync(recipe, 'Pancakes\n\n2 eggs\n100 g flour\n')
    // Pass the profile through a pipe, which can be read only once.
    const { out } = await shell(
      `ingr ${command} ${recipes.join(' ')} --json --profile <(cat ${FILE})`,
    )
    const { results } = JSON.parse(out) as { results: readonly object[] }
    expect(results.map((one) => 'result' in one)).toEqual([true, true])
  },
)
