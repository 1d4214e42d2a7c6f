/**
 * Tests the page in a real browser: how a parent checks a recipe, how the explorer is used with the keyboard, and
 * whether each view is accessible (checked with axe).
 */

// tier: system
// needs: chromium

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { freshMachine } from './program.ts'
import { testServer } from './support.ts'

/** Time-out in milliseconds. A browser is slow while other tests run on a small machine. */
const PATIENCE = 180_000

const machine = freshMachine()

/** Starts `ingr explore` with a new data folder, and returns the address that it prints. */
async function exploring(): Promise<string> {
  const words = [join(ROOT, 'bin/ingr.js'), 'explore', '--no-open']
  const child = spawn(process.execPath, words, { env: { ...process.env, ...machine.env } })
  afterAll(() => child.kill())
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return String(line).replace(/^listening on (.*)\n$/, '$1')
}

const browser = await chromium.launch({
  executablePath: (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find(existsSync)!,
  chromiumSandbox: false,
  args: ['--disable-dev-shm-usage'],
  timeout: PATIENCE,
})
afterAll(() => browser.close())
const local = await exploring()

/** Polls until the page shows the expected value. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: PATIENCE / 3 })

interface Opened {
  readonly page: Page
  /** Errors in the page, including violations of its content security policy. */
  readonly pageErrors: readonly string[]
  /** The hosts to which the page has sent requests. */
  readonly hosts: ReadonlySet<string>
}

async function open(url: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  // Use a shorter time-out than that of a test, so that the error says which element we waited for.
  context.setDefaultTimeout(PATIENCE / 3)
  const pageErrors: string[] = []
  const hosts = new Set<string>()
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  page.on('console', (message) => {
    // Ignore status 422, which is expected for an ingredient without relationship data.
    const isFault = message.type() === 'error' && !message.text().includes('status of 422')
    if (isFault) pageErrors.push(message.text())
  })
  context.on('request', (one) => {
    if (!one.url().startsWith('data:')) hosts.add(new URL(one.url()).origin)
  })
  await page.goto(url)
  await page.locator('h1:visible').waitFor()
  return { page, pageErrors: pageErrors, hosts }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the accessibility problems that axe finds, and elements that are wider than the page. */
async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate<readonly string[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  )
  const isTooWide = await page.evaluate<boolean>(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  )
  return isTooWide ? [...found, 'scrolls sideways'] : found
}

/** Adds a person by filling in the form. `avoids` has labels in the language of the page. */
async function addPerson(page: Page, name: string, ...avoids: readonly string[]) {
  await page.locator('.chips .chip').last().click()
  await page.locator('#person').fill(name)
  for (const one of avoids) {
    const box = page.locator('.person').getByRole('checkbox', { name: one, exact: true })
    if (!(await box.isVisible())) await page.locator('.person summary').click()
    await box.check()
  }
  await page.locator('.person button.main').click()
}

const tidy = (texts: readonly string[]) => texts.map((one) => one.replace(/\s+/g, ' ').trim())

const verdicts = async (page: Page) => tidy(await page.locator('.people .say').allInnerTexts())

async function check(page: Page, text: string) {
  await page.locator('#recipe').fill(text)
  await page.locator('#recipe').press('Control+Enter')
  await page.locator('#answer').waitFor()
}

const JOURNEYS = [
  {
    lang: 'de',
    locale: 'de-AT',
    text: 'Pfannkuchen\n\n250 g Mehl\n3 Eier\n500 ml Milch\n2 EL Xylofix',
    avoids: ['Ei', 'Milch'],
    lines: ['3 Eier', '500 ml Milch'],
    conflicts: ['Enthält Milch', 'Enthält Ei'],
    open: ['Unklar: Milch', 'Unklar: Ei'],
    calm: 'Kein Konflikt in den Daten gefunden',
    unread: '„2 EL Xylofix“ wurde nicht gelesen',
    title: 'Pfannkuchen: nicht für Ana · ingr',
    take: 'So tauschen',
    undo: 'Rückgängig',
    edit: 'Bearbeiten',
    empty: 'Hier steht noch keine Zutat',
    address: 'Das ist eine Adresse',
  },
  {
    lang: 'en',
    locale: 'en-GB',
    text: 'Pancakes\n\n250 g flour\n3 eggs\n500 ml milk\n2 tbsp xylofix',
    avoids: ['egg', 'milk'],
    lines: ['3 eggs', '500 ml milk'],
    conflicts: ['Contains milk', 'Contains egg'],
    open: ['Not known: milk', 'Not known: egg'],
    calm: 'No conflict found in the data',
    unread: '“2 tbsp xylofix” was not read',
    title: 'Pancakes: not for Ana · ingr',
    take: 'Use this swap',
    undo: 'Undo',
    edit: 'Edit',
    empty: 'There is no ingredient here yet',
    address: 'This is a web address',
  },
  {
    lang: 'es',
    locale: 'es-ES',
    text: 'Tortitas\n\n250 g de harina\n3 huevos\n500 ml de leche\n2 cucharadas de xylofix',
    avoids: ['huevo', 'leche'],
    lines: ['3 huevos', '500 ml de leche'],
    conflicts: ['Contiene leche', 'Contiene huevo'],
    open: ['No se sabe: leche', 'No se sabe: huevo'],
    calm: 'Ningún conflicto encontrado en los datos',
    unread: '«2 cucharadas de xylofix» no se ha podido leer',
    title: 'Tortitas: no para Ana · ingr',
    take: 'Hacer el cambio',
    undo: 'Deshacer',
    edit: 'Editar',
    empty: 'Aquí no hay ningún ingrediente todavía',
    address: 'Es una dirección',
  },
] as const

describe('a parent with a recipe', () => {
  test.each(JOURNEYS)(
    'pastes it, sees what is in it and why, and takes the swaps: $lang',
    async (words) => {
      const { page, pageErrors, hosts } = await open(local, { locale: words.locale })
      expect(await page.evaluate('document.documentElement.lang')).toBe(words.lang)
      const field = page.locator('#recipe')
      await addPerson(page, 'Ana', ...words.avoids)
      await check(page, words.text)
      await soon(() => page.locator('#answer').evaluate((node) => node.matches(':focus'))).toBe(
        true,
      )
      expect(await page.title()).toBe(words.title)
      expect(await verdicts(page)).toEqual(words.conflicts)
      // The heading of the notice is about the line that could not be read. The facts come after it.
      expect(await page.locator('.notice h2').innerText()).toBe(words.unread)

      // Lines in the text are highlighted. A click on a line shows how it was read.
      const line = (text: string) => page.locator('.text li').filter({ hasText: text })
      for (const [at, text] of words.lines.entries()) {
        await soon(() => line(text).getAttribute('class')).toBe('bad')
        expect(await line(text).locator('small').innerText()).toBe(`Ana: ${words.avoids[at]}`)
      }
      await line(words.lines[0]).locator('summary').focus()
      await page.keyboard.press('Enter')
      await soon(() => line(words.lines[0]).locator('p').innerText()).toMatch(/\d+ g/)

      // The verdicts list milk first, so go through the lines in reverse order.
      for (const text of words.lines.toReversed()) {
        const row = page.locator('.people .swap').first()
        await row.getByRole('button', { name: words.take }).click()
        await line(text).waitFor({ state: 'detached' })
      }
      // Because of the unread line, the verdict stays undecided for both people.
      await soon(() => verdicts(page)).toEqual(words.open)
      await page.getByRole('button', { name: words.undo }).click()
      await line(words.lines[0]).waitFor()
      await page.locator('.people').getByRole('button', { name: words.take }).first().click()
      await line(words.lines[0]).waitFor({ state: 'detached' })

      // Remove the title as well, because the dish it names usually contains both allergens.
      await page.getByRole('button', { name: words.edit }).click()
      await soon(() => field.evaluate((node) => node.matches(':focus'))).toBe(true)
      const [, ...read] = (await field.inputValue()).split('\n')
      // Editing the text hides the verdicts on the old text.
      expect(await page.locator('.people').count()).toBe(0)
      await check(page, read.filter((one) => !/xylofix/i.test(one)).join('\n'))
      expect(await verdicts(page)).toEqual([words.calm])
      expect(await page.locator('body').innerText()).not.toMatch(
        /\bsafe\b|\bfree of\b|\bfrei von\b/i,
      )
      expect({ pageErrors, hosts: [...hosts] }).toEqual({ pageErrors: [], hosts: [local] })
      await page.context().close()
    },
    PATIENCE,
  )

  test.each(JOURNEYS)(
    'shows errors in the same language, and keeps the text: $lang',
    async (words) => {
      const { page } = await open(local, { locale: words.locale })
      const field = page.locator('#recipe')
      for (const [text, message] of [
        ['https://www.example.org/recipes/pad-thai', words.address],
        ['---', words.empty],
      ] as const) {
        await field.fill(text)
        await field.press('Control+Enter')
        await soon(() => page.getByRole('alert').innerText()).toContain(message)
        expect(await field.inputValue()).toBe(text)
        await soon(() => field.evaluate((node) => node.matches(':focus'))).toBe(true)
      }
      expect(await objections(page)).toEqual([])
      await page.context().close()
    },
    PATIENCE,
  )
})

test(
  'each person has a verdict, no name leaves the tab, and a reload keeps text and people',
  async () => {
    const { page, pageErrors, hosts } = await open(local)
    const sent: string[] = []
    page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`))
    await addPerson(page, 'Ana Ruiz', 'egg', 'sesame')
    await addPerson(page, 'Ben', 'vegan')
    await addPerson(page, 'Cleo', 'peanut')
    // After a person is added, the new chip has the focus.
    await soon(() => page.evaluate('document.activeElement.textContent')).toBe('Cleo peanut')
    await check(page, '3 eggs\n200 g flour')
    const people = async () => tidy(await page.locator('.people > li').allInnerTexts())
    const [ana, ben, cleo] = [
      'Ana Ruiz avoids egg, sesame Contains egg eggs',
      'Ben avoids vegan Not vegan eggs',
      'Cleo avoids peanut No conflict found in the data',
    ]
    const starts = async (expected: readonly (string | undefined)[]) => {
      const all = await people()
      expect(all.map((one, at) => one.startsWith(expected[at] ?? '–'))).toEqual(
        expected.map(() => true),
      )
      expect(all.length).toBe(expected.length)
    }
    await starts([ana, ben, cleo])
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: /^Ben/ }).click()
    await check(page, '3 eggs\n200 g flour')
    await starts([ana, cleo])
    await page.reload()
    await soon(() => page.locator('#recipe').inputValue()).toBe('3 eggs\n200 g flour')
    expect(await page.locator('.chip[aria-pressed]').count()).toBe(3)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Ana Ruiz' }).click()
    await check(page, '3 eggs\n200 g flour')
    await starts([cleo])
    expect(sent.filter((one) => /Ana|Ruiz|Ben|Cleo/.test(one))).toEqual([])
    expect({ pageErrors, hosts: [...hosts] }).toEqual({ pageErrors: [], hosts: [local] })
    await page.context().close()
  },
  PATIENCE,
)

test(
  'the keyboard needs two tabs from the text to the button, and six from the top of the page',
  async () => {
    const { page } = await open(local)
    const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()')
    await soon(() => page.evaluate('document.activeElement.id')).toBe('recipe')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Check')
    await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
    await page.locator('.skip').focus()
    expect(await focused()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
    expect(await focused()).toBe('Check')
    await page.context().close()
  },
  PATIENCE,
)

test(
  'a package is recognized, and read as a recipe on request; its answer can be saved in three formats',
  async () => {
    const { page, pageErrors } = await open(local)
    await addPerson(page, 'Mia', 'peanut')
    await page.getByRole('button', { name: 'a package', exact: true }).click()
    await check(page, await page.locator('#recipe').inputValue())
    expect(await verdicts(page)).toEqual(['May contain peanut'])
    expect(await page.title()).toContain('May contain peanut')
    const marked = async (shade: string) =>
      tidy(await page.locator(`mark.${shade}`).allInnerTexts())
    expect([await marked('care'), await marked('open')]).toEqual([
      ['peanuts'],
      ['Natural Flavouring'],
    ])
    const files: string[] = []
    await page.locator('.menu summary').click()
    for (const format of ['HTML', 'CSV', 'JSON']) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: format }).click()
      files.push(readFileSync(await (await saved).path(), 'utf8'))
    }
    const [html = '', csv, json = ''] = files
    expect(html).toContain('May contain peanut')
    expect(html).not.toMatch(/<button|<script|https?:/)
    expect(csv).toContain('Mia,peanut,may contain,')
    expect(JSON.parse(json)).toMatchObject({ mayContain: ['peanuts', 'milk', 'sesame'] })
    await page.getByRole('button', { name: 'it is a recipe' }).click()
    await page.getByRole('heading', { name: 'Recipe', level: 2 }).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
  PATIENCE,
)

/** The people in the screenshots that we save. */
const PEOPLE = [
  { name: 'Mia', avoids: ['peanut'], eats: true },
  { name: 'Tom', avoids: [], lactose: 5, eats: true },
]
const UNREAD =
  'Banana bread\n3 ripe bananas\n125 g butter\n2 eggs\n250 g flour\n60 g walnuts\n1 sachet Velvet Rise'

test(
  'an answer ends within 900 px, a food within two screens; UPDATE_PICTURES=1 saves their pictures',
  async () => {
    const { page } = await open(local, {
      viewport: { width: 1280, height: 900 },
      // A lower scale keeps the picture files small.
      deviceScaleFactor: 0.8,
    })
    const keep = async (name: string) => {
      if (process.env.UPDATE_PICTURES === undefined) return
      await page.screenshot({ path: join(ROOT, `docs/pictures/page-${name}.png`), fullPage: true })
    }
    await keep('landing')
    await page.evaluate(`sessionStorage.setItem('ingr.people', '${JSON.stringify(PEOPLE)}')`)
    await page.reload()
    const end = async () =>
      page.locator('.disclaim').evaluate((node) => node.getBoundingClientRect().bottom)
    for (const [name, example] of [
      ['result', 'a recipe'],
      ['package', 'a package'],
    ] as const) {
      await page.locator('#recipe').fill('')
      await page.getByRole('button', { name: example, exact: true }).click()
      await check(page, await page.locator('#recipe').inputValue())
      expect([name, Math.max(900, await end())]).toEqual([name, 900])
      await keep(name)
      await page.getByRole('button', { name: 'Edit' }).click()
    }
    await check(page, UNREAD)
    await page.locator('.notice').waitFor()
    await keep('unread')
    await page.goto(`${local}/?food#/explore/parmesan`)
    await page.locator('.bar').first().waitFor()
    await page.locator('.radar').waitFor()
    await page.locator('.strip').waitFor()
    await page.locator('.inline a').first().waitFor()
    const height = await page.evaluate<number>('document.documentElement.scrollHeight')
    expect(Math.max(1800, height)).toBe(1800)
    await keep('food')
    await page.context().close()
  },
  PATIENCE,
)

describe('the explorer', () => {
  test(
    'works with the keyboard only: search, choose, follow a substitute, go back',
    async () => {
      const { page, pageErrors, hosts } = await open(`${local}/#/explore`)
      const field = page.getByRole('combobox', { name: 'Ingredient or description' })
      for (let presses = 0; presses < 12; presses++) {
        if (await field.evaluate((node) => node.matches(':focus'))) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.type('butter')
      const options = page.getByRole('listbox').getByRole('option')
      await options.first().waitFor()
      await page.keyboard.press('ArrowDown')
      const chosen = await options.first().innerText()
      await soon(() => field.getAttribute('aria-activedescendant')).toBe('suggestion-0')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: chosen, exact: true }).waitFor()
      await page.getByRole('img', { name: /^Flavour: / }).waitFor()
      await page.getByText('All 14 allergens').click()
      const allergens = page.getByRole('table', { name: 'Allergens' })
      // Allergens that are present come before those that are absent.
      await soon(() => allergens.getByRole('row').nth(1).innerText()).toMatch(/\b(yes|high)\b/)
      const nutrition = page.getByRole('table', { name: 'Nutrition' })
      await nutrition.waitFor()
      await page.getByLabel('Amount').fill('30')
      await soon(() => nutrition.innerText()).toMatch(/30 g/)
      const substitute = page.locator('.links a').first()
      const name = await substitute.innerText()
      await substitute.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await soon(() => page.evaluate('document.activeElement.id')).toBe('main')
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: chosen, exact: true }).waitFor()
      expect({ pageErrors, hosts: [...hosts] }).toEqual({ pageErrors: [], hosts: [local] })
      await page.context().close()
    },
    PATIENCE,
  )

  test(
    'finds by meaning if no name begins with the query',
    async () => {
      const { page } = await open(`${local}/#/explore`)
      await page.getByRole('combobox', { name: 'Ingredient' }).fill('something to thicken a soup')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Found' }).waitFor()
      await page.locator('.names a').first().waitFor()
      await page.context().close()
    },
    PATIENCE,
  )
})

test(
  'each nutrient of a food is shown with its source',
  async () => {
    const { page } = await open(`${local}/#/explore/butter`)
    await page.getByText(/^All \d+ nutrients/).click()
    const table = page.getByRole('table', { name: 'Nutrients per 100 g' })
    await table.waitFor()
    const rows = await table.locator('tbody tr').all()
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      expect(await row.locator('td').last().innerText()).toMatch(/^[a-z][a-z0-9]+(-[a-z0-9]+)?:\S/)
    }
    await page.context().close()
  },
  PATIENCE,
)

test.each(['de', 'en', 'es'])(
  'at 320 px no table of a food makes the page scroll sideways: %s',
  async (locale) => {
    const { page } = await open(`${local}/#/explore`, {
      locale,
      viewport: { width: 320, height: 800 },
    })
    const foods = ['worcestershire-sauce', 'red-wine', 'wheat-flour', 'peanut', 'garam-masala']
    const widths: Record<string, number> = {}
    for (const food of foods) {
      await page.goto(`${local}/?${food}#/explore/${food}`)
      await page.locator('.bar').first().waitFor({ state: 'attached' })
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      // There are four tables: dimensions, nutrients, allergens and EU entries.
      await soon(() => page.getByRole('table').count()).toBe(4)
      widths[food] = await page.evaluate<number>('document.documentElement.scrollWidth')
    }
    expect(widths).toEqual(Object.fromEntries(foods.map((food) => [food, 320])))
    await page.context().close()
  },
  PATIENCE,
)

describe('axe', () => {
  const WIDTHS = [
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ] as const
  test.each(WIDTHS)(
    'finds no violation in any view at $width px, $colorScheme',
    async ({ width, colorScheme }) => {
      const { page } = await open(local, { viewport: { width, height: 800 }, colorScheme })
      const seen: Record<string, readonly string[]> = { start: await objections(page) }
      await addPerson(page, 'Ana', 'egg', 'vegan')
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      seen.person = await objections(page)
      await page.keyboard.press('Escape')
      await check(page, 'Cake\n3 eggs\n2 tbsp xylofix\nbutter or margarine\n200 g flour')
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      seen.check = await objections(page)
      await page.goto(`${local}/#/explore`)
      await page.locator('#food').fill('')
      await page.locator('#food').pressSequentially('but')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      seen.suggestions = await objections(page)
      await page.goto(`${local}/#/explore/butter`)
      await page.getByRole('table', { name: 'Nutrition' }).waitFor()
      await page.locator('.inline a').first().waitFor()
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      seen.food = await objections(page)
      await page.goto(`${local}/#/developers`)
      await page.getByRole('heading', { name: 'Getting started' }).waitFor()
      seen.developers = await objections(page)
      expect(Object.values(seen).flat()).toEqual([])
      await page.context().close()
    },
    PATIENCE,
  )
})

test(
  'the page asks for a key if one is needed, and keeps it in the tab',
  async () => {
    const { url } = await machine.serve()
    const { key } = await machine.customer()
    const { page, hosts } = await open(`${url}/#/explore/butter`)
    await page.getByRole('alert').first().waitFor()
    const unkeyed = await objections(page)
    await page.getByLabel('Your API key').fill(key)
    await page.getByRole('button', { name: 'Use it' }).click()
    await page.getByRole('heading', { level: 1, name: 'butter', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'butter', exact: true }).waitFor()
    const stored = await page.evaluate<object>(
      '({ local: { ...localStorage }, cookies: document.cookie, tab: sessionStorage.getItem("ingr.key") })',
    )
    expect(stored).toEqual({ local: {}, cookies: '', tab: key })
    const other = await page.context().newPage()
    await other.goto(`${url}/#/explore/butter`)
    await other.getByLabel('Your API key').waitFor()
    await page.getByRole('button', { name: 'Forget it' }).click()
    await page.getByLabel('Your API key').waitFor()
    await soon(() => page.evaluate('sessionStorage.getItem("ingr.key")')).toBeNull()
    expect({ unkeyed, hosts: [...hosts] }).toEqual({ unkeyed: [], hosts: [url] })
    await page.context().close()
  },
  PATIENCE,
)

describe('the files of the page', () => {
  test('are at most 150 KB in total', () => {
    const files = ['index.html', 'page.js', 'page.css'].map((name) => join(ROOT, 'dist/page', name))
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(150_000)
  })

  test('are served without a key, under a policy that lets them load nothing from other origins', async () => {
    const server = await testServer()
    const page = await server.ask('GET', '/')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(page.text).not.toMatch(/https?:|<script>|style=/)
    const sources = [...page.text.matchAll(/(?:src|href)="(\/page\/[^"]+)"/g)].map(
      ([, one]) => one!,
    )
    expect(sources.map((one) => one.replace(/\?[0-9a-f]{16}$/, '?hash'))).toEqual([
      '/page/page.css?hash',
      '/page/page.js?hash',
    ])
    for (const source of sources) expect((await server.ask('GET', source)).status).toBe(200)
    for (const unknownPath of ['/page', '/page/', '/page/index.html', '/page/../package.json']) {
      expect([unknownPath, (await server.ask('GET', unknownPath)).status]).toEqual([
        unknownPath,
        404,
      ])
    }
    expect((await server.ask('POST', '/')).status).toBe(405)
  })
})

describe('ingr explore', () => {
  /** Sends a request with this Host header (as a browser does after DNS rebinding) and returns the status. */
  async function statusFor(host: string, path: string): Promise<number | undefined> {
    const { port } = new URL(local)
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
    const [answer] = await once(outgoing, 'response')
    answer.resume()
    return answer.statusCode
  }

  test('accepts only the host names of this machine', async () => {
    const { port } = new URL(local)
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, 'evil.example', `evil.example:${port}`]
    const statuses = await Promise.all(
      hosts.flatMap((host) => ['/', '/v1/meta/languages'].map((path) => statusFor(host, path))),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400])
  })

  test('records its calls in the usage of the account `local`', async () => {
    await fetch(`${local}/v1/meta/languages`)
    const { out } = await machine.run(['usage', '--json'])
    const { usage } = JSON.parse(out) as { usage: readonly { function: string }[] }
    expect(usage.map((one) => one.function)).toContain('languages')
  })
})
