/** `ingr menu`: the EU allergens of dishes, in every output format. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, describe, expect, test } from 'vitest'
import { allRows } from '../../src/cli/commands.ts'
import { KNOWN } from '../../src/cli/rows.ts'
import { ingr, onTerminal } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-menu-'))
afterAll(() => rmSync(folder, { recursive: true }))
const RECIPES: Readonly<Record<string, string>> = {
  'brot.txt': 'Annas Krustenlaib\n\n500 g Weizenmehl\n10 g Salz\n300 ml Wasser\n',
  'salat.txt': 'Salat <b>"Anna"</b>\n\n1 Gurke\n1 Prise Froozle\n',
  'spaghetti.md': '200 g Spaghetti\n2 Eier\n50 g Parmesan\n',
}
for (const [name, text] of Object.entries(RECIPES)) writeFileSync(join(folder, name), text)
writeFileSync(join(folder, 'notes.log'), 'no recipe')
mkdirSync(join(folder, 'empty'))

const json = async (...args: readonly string[]) =>
  JSON.parse((await ingr(['menu', ...args, '--json', '--lang', 'de'])).out)

describe('the dishes', () => {
  test('of a folder are in file order, with what is known about each entry', async () => {
    const { dishes } = await json(folder)
    expect(dishes.map(({ file: _, ...dish }: { file: string }) => dish)).toEqual([
      {
        name: 'Annas Krustenlaib',
        contains: ['gluten'],
        mayContain: [],
        unknown: [],
        unresolved: [],
      },
      {
        name: 'Salat <b>"Anna"</b>',
        contains: [],
        mayContain: [],
        unknown: [
          ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts'],
          ...['celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
        ],
        unresolved: ['Froozle'],
      },
      {
        name: 'spaghetti',
        contains: ['gluten', 'eggs', 'milk'],
        mayContain: [],
        unknown: [],
        unresolved: [],
      },
    ])
  })

  test('a file that is not a recipe is reported, and the others are answered', async () => {
    const { code, out, err } = await ingr([
      'menu',
      join(folder, 'brot.txt'),
      join(folder, 'no.txt'),
    ])
    expect(out).toContain('Annas Krustenlaib\tcereals containing gluten')
    expect(err).toMatch(/^cannot read .*no\.txt: no such file$/m)
    expect(code).toBe(2)
  })

  test.each([
    [[join(folder, 'empty')], /no recipe files in .*empty/],
    [[folder, '--html', '--csv'], /give one of --html, --csv/],
    [[folder, '--letters', 'de'], /unknown scheme of letters: de/],
    [[folder, '--html', '--date', '2026-02-30'], /not a day: 2026-02-30/],
  ])('%j is refused with one line', async (args, line) => {
    const { code, out, err } = await ingr(['menu', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(line)
  })

  test('with --strict an unread line ends with 5', async () => {
    expect((await ingr(['menu', folder, '--strict'])).code).toBe(5)
  })
})

describe('CSV', () => {
  test.each([
    ['de', ';', 'Gericht'],
    ['en', ',', 'dish'],
    ['es', ';', 'plato'],
  ])('in %s opens in the spreadsheets of that language', async (lang, separator, head) => {
    const { out } = await ingr(['menu', folder, '--csv', '--lang', lang])
    expect(out.startsWith(`\ufeff${head}${separator}`)).toBe(true)
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    // The name of the second dish contains quotes.
    expect(lines[2]).toContain(separator === ';' ? '"Salat <b>""Anna""</b>"' : 'Salat')
    expect(lines[1]!.split(separator)).toHaveLength(16)
  })

  test('no cell is executed by a spreadsheet', async () => {
    const file = join(folder, 'empty', '=1+1.txt')
    writeFileSync(file, '1 Ei')
    expect((await ingr(['menu', file, '--csv'])).out.split('\n')[1]).toMatch(/^'=1\+1,/)
    rmSync(file)
  })
})

describe('the page', () => {
  const page = async (...options: readonly string[]) =>
    (await ingr(['menu', folder, '--html', '--date', '2026-11-22', ...options])).out

  test.each(['de', 'en', 'es'])(
    'in %s is valid HTML without scripts or external resources',
    async (lang) => {
      const html = await page('--lang', lang)
      const report = await new HtmlValidate({
        extends: ['html-validate:recommended'],
        rules: { 'long-title': 'off' },
      }).validateString(html)
      expect(report.results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual(
        [],
      )
      expect(html).not.toMatch(/<script|src=|href="(?!#)|url\(|@import/)
      expect(html).toContain(`<html lang="${lang}">`)
    },
  )

  test('shows the law in three languages, the date, the library and the letters', async () => {
    const html = await page(
      '--lang',
      'de',
      '--letters',
      'at',
      '--title',
      'Gasthaus "Adler" & <Söhne>',
    )
    expect(html).toContain('<h1>Gasthaus &quot;Adler&quot; &amp; &lt;Söhne&gt;</h1>')
    expect(html).toContain('<time datetime="2026-11-22">22.11.2026</time>')
    expect(html).toContain(
      '<tr><td><svg class="sign" aria-hidden="true"><use href="#a-celery"/></svg></td><th scope="row">L</th><td lang="de">Sellerie</td><td lang="en">Celery</td><td lang="es">Apio</td></tr>',
    )
    expect(html).toContain('Salat &lt;b&gt;&quot;Anna&quot;&lt;/b&gt;')
    expect(html).toContain('nicht bekannt: &quot;1 Prise Froozle&quot; nicht gelesen')
    expect(html).toContain('<th scope="col">Buchstaben</th>')
    expect(html).toMatch(/<th scope="row">spaghetti<.*<td>A, C, G<\/td><\/tr>/)
    expect(html.match(/<symbol /g)).toHaveLength(14)
    expect(html.match(/class="sign"/g)).toHaveLength(28)
    expect(html).toMatch(/ingr, Zutatendaten [0-9a-f]{16}/)
  })

  test('names the people whom a dish does not suit, with the reason', async () => {
    const household = join(folder, 'household.yaml')
    writeFileSync(
      household,
      'people:\n  - name: Mia <3\n    concerns: [gluten]\n  - name: Ben\n    diet: vegan\n',
    )
    const html = await page('--lang', 'en', '--profile', household)
    const [, table = ''] = html.split('<h2>For whom</h2>')
    const rows = table
      .split('</table>')[0]!
      .split('\n')
      .filter((line) => line.startsWith('<tr>'))
    expect(rows).toEqual([
      '<tr><th scope="col">dish</th><th scope="col">Mia &lt;3</th><th scope="col">Ben</th></tr>',
      '<tr><th scope="row">Annas Krustenlaib</th><td>incompatible<br><small>gluten: wheat flour</small></td><td>no conflict found in the data</td></tr>',
      '<tr><th scope="row">Salat &lt;b&gt;&quot;Anna&quot;&lt;/b&gt;</th><td>uncertain<br><small>gluten: Froozle?</small></td><td>uncertain<br><small>vegan: Froozle?</small></td></tr>',
      expect.stringMatching(
        /^<tr><th scope="row">spaghetti<\/th><td>incompatible<br><small>gluten: spaghetti<\/small><\/td><td>incompatible<br><small>vegan: .*egg/,
      ),
    ])
    const report = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'long-title': 'off' },
    }).validateString(html)
    expect(report.valid).toBe(true)
    expect(await page('--lang', 'en')).not.toContain('For whom')
    rmSync(household)
  })

  test('unknown entries have a mark of their own in every column', async () => {
    const row = (await page()).split('\n').find((line) => line.includes('Salat'))!
    expect(row.match(/class="unknown"/g)).toHaveLength(14)
  })
})

describe('on a terminal', () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  test('a mark for each dish and entry; titles are cleaned, and cut at the end', async () => {
    const soup = file(
      'suppe.text',
      'Suppe mit sehr vielen Nudeln für 4 Personen\n\n100 g Sellerie\n',
    )
    const cake = file('kuchen.text', 'Kuchen (26 cm)\n\n100 g Butter\n')
    const { out } = await onTerminal(['menu', soup, cake, '--lang', 'de'])
    expect(out.split('\n').slice(0, 3)).toEqual([
      '                         Get Kre Eie Fis Erd Soj Mil Sch Sel Sen Ses Sul Lup Wei',
      'Suppe mit sehr vielen N… ?   ·   ?   ·   ·   ·   ·   ·   ●   ·   ·   ·   ·   ·',
      'Kuchen                   ?   ·   ·   ·   ·   ·   ●   ·   ·   ·   ·   ·   ·   ·',
    ])
    const wide = await onTerminal(['menu', soup, '--lang', 'en'], { columns: 140 })
    expect(wide.out).toContain('Gluten Crustaceans Eggs Fish Peanuts')
  })

  test('with letters each dish has its letters, the used ones are explained, and each open one has a reason', async () => {
    const pot = file('topf.text', 'Annas Topf\n\n200 g rice\n500 ml vegetable stock\n1 egg\n')
    const { out } = await onTerminal(
      ['menu', pot, join(folder, 'brot.txt'), '--letters', 'numbers', '--lang', 'en'],
      { columns: 120 },
    )
    expect(out.trimEnd().split('\n')).toEqual([
      'Annas Topf         1?, 3, 6?, (7), 9',
      'Annas Krustenlaib  1',
      '',
      'not known  Annas Topf  vegetable stock (no data)',
      '',
      '(X) traces, X? not known',
      '1 gluten, 3 eggs, 6 soybeans, 7 milk, 9 celery.',
      'Information, not medical advice. Products change: read the package.',
    ])
  })

  test('entries that are open for different reasons are distinguished', async () => {
    const pie = file('pie.text', 'Pie\n\n2 tbsp Worcester sauce\n1 tsp curry powder\n')
    const { out } = await onTerminal(['menu', pie, '--lang', 'en'], { columns: 120 })
    const [, open] = /not known {2}(.*?)\n\n/s.exec(out) ?? []
    expect(open?.replace(/\s+/g, ' ')).toBe(
      'Pie gluten: Worcester sauce (no data); wheat flour (title); soybeans, sulphites: Worcester sauce (no data); celery, mustard: Worcester sauce, curry powder (no data)',
    )
  })

  test('a menu that lists dishes is read line by line: a name may add allergens, and clears nothing', async () => {
    const menu = file(
      'menu_dia.text',
      'Menú del día\n\nPrimeros\nGazpacho andaluz\nTortilla de patatas\n\nPostres\nFlan\nFruta 4,50 €\n\n12,50 €\n',
    )
    const { out } = await onTerminal(['menu', menu, '--lang', 'es'])
    const rows = out.split('\n').slice(1, 5)
    expect(rows.map((row) => row.replace(/ [●?○·].*/, '').trim())).toEqual([
      'Gazpacho andaluz',
      'Tortilla de patatas',
      'Flan',
      'Fruta',
    ])
    expect(rows.join('')).not.toContain('·')
    expect(rows[2]).toContain('●')
    expect(out).toContain('lo que no nombra no se sabe')
    expect((await ingr(['menu', menu, '--strict', '--lang', 'es'])).code).toBe(5)
  })

  test('names of dishes need neither courses nor prices, and a course needs no blank line', async () => {
    const names =
      'Grilled salmon with potatoes\nSpaghetti with tomato sauce\nCaesar salad with croutons'
    for (const text of [names, `Primeros\n${names}\nPostres\nFlan de huevo`]) {
      const { out } = await ingr(['menu', file('card.text', `${text}\n`), '--json'])
      const { dishes } = JSON.parse(out)
      expect(dishes.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual(
        names.split('\n'),
      )
      expect(dishes[0].contains).toContain('fish')
      expect(dishes[0].unknown).toContain('milk')
    }
  })

  test.each([
    [
      'a colon',
      'Today\n- Sole: sole, butter, lemon\n- Salad: beetroot, walnuts\n- Sorbet: lemon, sugar 4,50 €\n',
    ],
    [
      'a table',
      'dish;ingredients\nSole;sole, butter, lemon\nSalad;beetroot, walnuts\nSorbet;lemon, sugar\n',
    ],
    ['a dash', 'Sole – sole, butter, lemon\nSalad – beetroot, walnuts\nSorbet – lemon, sugar\n'],
  ])('dishes with their ingredients are one dish each: %s', async (_, text) => {
    const { out } = await ingr(['menu', file('today.text', text), '--json'])
    const { dishes } = JSON.parse(out)
    expect(
      dishes.map(({ name, contains, unknown }: Record<string, unknown>) => [
        name,
        contains,
        unknown,
      ]),
    ).toEqual([
      ['Sole', ['fish', 'milk'], []],
      ['Salad', ['nuts'], []],
      ['Sorbet', [], []],
    ])
  })

  test('each day of a plan is a dish, including the first', async () => {
    const plan = file(
      'plan.text',
      'Monday: rice with egg\nTuesday: fish\nWednesday: peanut soup, bread\n',
    )
    const { dishes } = JSON.parse((await ingr(['menu', plan, '--json'])).out)
    expect(dishes.map(({ name, contains }: Record<string, unknown>) => [name, contains])).toEqual([
      ['Monday', ['eggs']],
      ['Tuesday', ['fish']],
      ['Wednesday', ['gluten', 'peanuts']],
    ])
  })

  test('parts of one recipe with amounts are not dishes', async () => {
    const cake = file(
      'cake.text',
      'Teig: 200 g Mehl, 2 Eier\nFüllung: 500 g Quark, 100 g Zucker\nGuss: 100 g Schokolade, Sahne\n',
    )
    const { out } = await ingr(['menu', cake, '--json', '--lang', 'de'])
    expect(JSON.parse(out).dishes).toHaveLength(1)
  })

  test.each([
    ['Rindergulasch', 'de', '1 kg Rindfleisch\n800 g Zwiebeln'],
    ['Three-bean chilli', 'en', '400 g kidney beans\n1 onion'],
    ['Vier-Käse-Pizza', 'de', '300 g Mehl\n100 g Gouda'],
  ])('the first line above measured lines is the title: %s', async (title, lang, rest) => {
    const { out } = await ingr([
      'menu',
      file('dish.text', `${title}\n${rest}\n`),
      '--json',
      '--lang',
      lang,
    ])
    expect(JSON.parse(out).dishes).toMatchObject([{ name: title }])
  })

  test.each([['Butter'], ['Käse'], ['Mehl mit Milch']])(
    'a food that no other line repeats is not a title: %s',
    async (line) => {
      const { out } = await ingr([
        'menu',
        file('dish.text', `${line}\n200 g Zucker\n2 Eier\n`),
        '--json',
        '--lang',
        'de',
      ])
      expect(JSON.parse(out).dishes).toMatchObject([
        { name: 'dish', contains: expect.arrayContaining(['milk']) },
      ])
    },
  )

  test('a list of ingredients without amounts is still one dish', async () => {
    const list = file('liste.text', 'Pesto\n\nBasilikum\nParmesan\nPinienkerne\nOlivenöl\n')
    const { out } = await ingr(['menu', list, '--json', '--lang', 'de'])
    expect(JSON.parse(out).dishes).toHaveLength(1)
  })
})

test('every command that refers to -v for skipped lines accepts it and lists them', async () => {
  const recipe = join(folder, 'recipe.txt')
  writeFileSync(recipe, 'Title\n\n100 g flour\n2 eggs\n\nMethod\nMix all of it.\n')
  const allergensBySource: Readonly<Record<string, readonly string[]>> = {
    swap: ['--for', 'egg', '-f'],
    diet: ['vegan', '-f'],
  }
  const hinting: string[] = []
  for (const [name, { options = [] }] of await allRows()) {
    // Test every command in which users can define their own names for foods.
    if (!options.includes(KNOWN)) continue
    const args = [name, ...(allergensBySource[name] ?? []), recipe, '--lang', 'en']
    const { err } = await ingr(args)
    if (!err.includes('-v lists')) continue
    hinting.push(name)
    expect((await ingr([...args, '-v'])).err, name).toMatch(/^(?:.*: )?skipped \(/m)
  }
  expect(hinting).toEqual(expect.arrayContaining(['check', 'menu', 'parse', 'swap']))
})
