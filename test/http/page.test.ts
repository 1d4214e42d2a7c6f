/** The page in a real browser: the way of a parent with a recipe, the explorer by keyboard, and what axe says of each view. */

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
import { freshPlace } from './program.ts'
import { testServer } from './support.ts'

/** A browser beside other tests on a small machine takes its time. */
const PATIENCE = 180_000

const place = freshPlace()

/** `ingr explore` on its own place; resolves to the address that it prints. */
async function exploring(): Promise<string> {
  const words = [join(ROOT, 'bin/ingr.js'), 'explore', '--no-open']
  const child = spawn(process.execPath, words, { env: { ...process.env, ...place.env } })
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

/** For what the page shows a moment after it was asked to. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: PATIENCE / 3 })

interface Opened {
  readonly page: Page
  /** What went wrong in it, refusals of its policy among them. */
  readonly faults: readonly string[]
  /** The hosts that it asked. */
  readonly hosts: ReadonlySet<string>
}

async function open(url: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  // Shorter than that of a test, so that it is told what was waited for.
  context.setDefaultTimeout(PATIENCE / 3)
  const faults: string[] = []
  const hosts = new Set<string>()
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // Of what there is nothing to say of an ingredient, the status is 422.
    const isFault = message.type() === 'error' && !message.text().includes('status of 422')
    if (isFault) faults.push(message.text())
  })
  context.on('request', (one) => {
    if (!one.url().startsWith('data:')) hosts.add(new URL(one.url()).origin)
  })
  await page.goto(url)
  await page.locator('h1:visible').waitFor()
  return { page, faults, hosts }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe objects to, and whether anything is wider than the page. */
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

const JOURNEYS = [
  {
    lang: 'de',
    locale: 'de-AT',
    section: 'Rezept prüfen',
    field: 'Rezept, eine Zutat je Zeile',
    text: 'Pfannkuchen\n\n250 g Mehl\n3 Eier\n500 ml Milch\n2 EL Xylofix',
    concerns: ['Ei', 'Milch'],
    run: 'Prüfen',
    result: 'Ergebnis',
    lines: ['3 Eier', '500 ml Milch'],
    incompatible: 'unverträglich',
    uncertain: 'ungewiss',
    compatible: 'kein Konflikt in den Daten gefunden',
    contains: 'enthält es',
    take: 'Tausch übernehmen',
    undo: 'Tausch zurücknehmen',
  },
  {
    lang: 'en',
    locale: 'en-GB',
    section: 'Check a recipe',
    field: 'Recipe, one ingredient a line',
    text: 'Pancakes\n\n250 g flour\n3 eggs\n500 ml milk\n2 tbsp xylofix',
    concerns: ['egg', 'milk'],
    run: 'Check',
    result: 'Result',
    lines: ['3 eggs', '500 ml milk'],
    incompatible: 'incompatible',
    uncertain: 'uncertain',
    compatible: 'no conflict found in the data',
    contains: 'contains it',
    take: 'Take the swap',
    undo: 'Undo the swap',
  },
  {
    lang: 'es',
    locale: 'es-ES',
    section: 'Comprobar receta',
    field: 'Receta, un ingrediente por línea',
    text: 'Tortitas\n\n250 g de harina\n3 huevos\n500 ml de leche\n2 cucharadas de xylofix',
    concerns: ['huevo', 'leche'],
    run: 'Comprobar',
    result: 'Resultado',
    lines: ['3 huevos', '500 ml de leche'],
    incompatible: 'incompatible',
    uncertain: 'incierto',
    compatible: 'ningún conflicto encontrado en los datos',
    contains: 'lo contiene',
    take: 'Aplicar el cambio',
    undo: 'Deshacer el cambio',
  },
] as const

describe('a parent with a recipe', () => {
  test.each(JOURNEYS)(
    'pastes it, sees what is in it and why, and takes the swaps: $lang',
    async (words) => {
      const { page, faults, hosts } = await open(local, { locale: words.locale })
      expect(await page.evaluate('document.documentElement.lang')).toBe(words.lang)
      await page.getByRole('navigation').getByRole('link', { name: words.section }).click()
      const field = page.getByLabel(words.field)
      await field.fill(words.text)
      for (const concern of words.concerns) {
        await page.getByRole('checkbox', { name: concern, exact: true }).check()
      }
      const run = page.getByRole('button', { name: words.run, exact: true })
      await run.click()

      const heading = page.getByRole('heading', { name: words.result })
      await heading.waitFor()
      await soon(() => heading.evaluate((node) => node.matches(':focus'))).toBe(true)
      const overall = async () => {
        const all = await page.locator('.overall > li').allInnerTexts()
        return all.map((one) => one.replace(/\s+/g, ' ').trim()).sort()
      }
      const [egg, milk] = words.concerns
      await soon(overall).toEqual(
        [`${egg}: ✕ ${words.incompatible}`, `${milk}: ✕ ${words.incompatible}`].sort(),
      )
      // What was not read stands before everything else.
      const [first] = await page.locator('.line').allInnerTexts()
      expect(first).toMatch(/xylofix/i)
      expect(first).toContain(words.uncertain)

      const line = (text: string) =>
        page.locator('.line').filter({ has: page.getByText(text, { exact: true }) })
      const summary = line(words.lines[0]).locator('summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      const details = line(words.lines[0]).locator('details')
      await soon(() => details.innerText()).toContain(words.contains)

      for (const text of words.lines) {
        await line(text).getByRole('button', { name: words.take }).click()
        await line(text).waitFor({ state: 'detached' })
        await soon(() => field.inputValue()).not.toContain(text)
      }
      // The unread line keeps both from being cleared.
      const cleared = (verdict: string) => [`${egg}: ${verdict}`, `${milk}: ${verdict}`].sort()
      const uncertain = async () =>
        (await overall()).map((one) => one.replace(/(uncertain|incierto|ungewiss).*/, '$1'))
      await soon(uncertain).toEqual(cleared(`? ${words.uncertain}`))
      await page.getByRole('button', { name: words.undo }).click()
      await line(words.lines[1]).waitFor()
      await line(words.lines[1]).getByRole('button', { name: words.take }).click()
      await line(words.lines[1]).waitFor({ state: 'detached' })

      // Nor does the title, by which the dish holds both.
      const [, ...read] = (await field.inputValue()).split('\n')
      await field.fill(read.filter((one) => !/xylofix/i.test(one)).join('\n'))
      // A verdict on another text is none on this one.
      await soon(() => page.locator('.overall').count()).toBe(0)
      await run.click()
      await heading.waitFor()
      await soon(overall).toEqual(cleared(`○ ${words.compatible}`))
      expect(await page.locator('body').innerText()).not.toMatch(
        /\bsafe\b|\bfree of\b|\bfrei von\b/i,
      )
      expect({ faults, hosts: [...hosts] }).toEqual({ faults: [], hosts: [local] })
      await page.context().close()
    },
    PATIENCE,
  )
})

test(
  'each who eats has a verdict, and no name leaves the tab',
  async () => {
    const { page, faults, hosts } = await open(`${local}/#/check`)
    const sent: string[] = []
    page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`))
    const people = page.getByRole('region', { name: 'Who eats' })
    for (const [name, ...avoids] of [
      ['Ana Ruiz', 'egg', 'sesame'],
      ['Ben', 'vegan'],
      ['Cleo', 'peanut'],
    ]) {
      await people.getByText('Add a person').click()
      await people.getByLabel('Name').fill(name!)
      for (const one of avoids)
        await people.getByRole('checkbox', { name: one, exact: true }).check()
      await people.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await page.locator('#recipe').fill('3 eggs\n200 g flour')
    const run = page.getByRole('button', { name: 'Check', exact: true })
    const expectVerdicts = async (...expected: readonly string[]) => {
      await run.click()
      await page.getByRole('heading', { name: 'Result' }).waitFor()
      await soon(async () => {
        const all = await page.getByRole('list', { name: 'Who eats' }).locator('li').allInnerTexts()
        return all.map((one) => one.replace(/\s+/g, ' ').trim())
      }).toEqual(expected)
    }
    const [ana, ben, cleo] = [
      'Ana Ruiz: ✕ incompatible egg',
      'Ben: ✕ incompatible vegan',
      'Cleo: ○ no conflict found in the data',
    ]
    await expectVerdicts(ana, ben, cleo)
    expect(await objections(page)).toEqual([])
    await people.getByRole('checkbox', { name: /^Ben/ }).uncheck()
    await soon(() => page.locator('.overall').count()).toBe(0)
    await expectVerdicts(ana, cleo)
    await page.reload()
    await page.locator('#recipe').fill('3 eggs\n200 g flour')
    await people.getByRole('button', { name: 'Remove Ana Ruiz' }).click()
    await expectVerdicts(cleo)
    expect(sent.filter((one) => /Ana|Ruiz|Ben|Cleo/.test(one))).toEqual([])
    expect({ faults, hosts: [...hosts] }).toEqual({ faults: [], hosts: [local] })
    await page.context().close()
  },
  PATIENCE,
)

describe('the explorer', () => {
  test(
    'is used by the keyboard alone: search, choose, follow a substitute, go back',
    async () => {
      const { page, faults, hosts } = await open(`${local}/#/explore`)
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
      await page.getByRole('img', { name: /radar of 24 axes/ }).waitFor()
      const allergens = page.getByRole('table', { name: 'Allergens' })
      // What is there comes before what is not.
      await soon(() => allergens.getByRole('row').nth(1).innerText()).toMatch(/\b(yes|high)\b/)
      await page.getByRole('table', { name: 'Nutrients per 100 g' }).waitFor()
      const substitutes = page.getByRole('table', { name: 'Substitutes' })
      const substitute = substitutes.getByRole('link').first()
      const name = await substitute.innerText()
      await substitute.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await soon(() => page.evaluate('document.activeElement.id')).toBe('main')
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: chosen, exact: true }).waitFor()
      expect({ faults, hosts: [...hosts] }).toEqual({ faults: [], hosts: [local] })
      await page.context().close()
    },
    PATIENCE,
  )

  test(
    'finds by meaning what no name begins with',
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
  'each nutrient of a food stands with its source',
  async () => {
    const { page } = await open(`${local}/#/explore/butter`)
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
      // Allergens, the EU entries, nutrients and substitutes.
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
    'objects to no view at $width px, $colorScheme',
    async ({ width, colorScheme }) => {
      const { page } = await open(local, { viewport: { width, height: 800 }, colorScheme })
      const seen: Record<string, readonly string[]> = { start: await objections(page) }
      await page.goto(`${local}/#/check`)
      await page
        .locator('#recipe')
        .fill('Cake\n3 eggs\n2 tbsp xylofix\nbutter or margarine\n200 g flour')
      await page.getByRole('checkbox', { name: 'egg', exact: true }).check()
      await page.getByRole('checkbox', { name: 'vegan', exact: true }).check()
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await page.getByRole('heading', { name: 'Result' }).waitFor()
      for (const summary of await page.locator('summary').all()) await summary.click()
      seen.check = await objections(page)
      await page.goto(`${local}/#/explore`)
      await page.locator('#food').fill('')
      await page.locator('#food').pressSequentially('but')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      seen.suggestions = await objections(page)
      await page.goto(`${local}/#/explore/butter`)
      await page.getByRole('heading', { name: 'Often used with' }).waitFor()
      await page.getByRole('table', { name: 'Nutrients per 100 g' }).waitFor()
      seen.food = await objections(page)
      expect(seen).toEqual({ start: [], check: [], suggestions: [], food: [] })
      await page.context().close()
    },
    PATIENCE,
  )
})

test(
  'a key is asked for where one is needed, and stays in the tab',
  async () => {
    const { url } = await place.serve()
    const { key } = await place.customer()
    const { page, hosts } = await open(`${url}/#/explore/butter`)
    await page.getByRole('alert').first().waitFor()
    const unkeyed = await objections(page)
    await page.getByLabel('Your API key').fill(key)
    await page.getByRole('button', { name: 'Use it' }).click()
    await page.getByRole('heading', { level: 1, name: 'butter', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'butter', exact: true }).waitFor()
    const kept = await page.evaluate<object>(
      '({ local: { ...localStorage }, cookies: document.cookie, tab: sessionStorage.getItem("ingr.key") })',
    )
    expect(kept).toEqual({ local: {}, cookies: '', tab: key })
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
  test('hold 150 KB at most', () => {
    const files = ['index.html', 'page.js', 'page.css'].map((name) => join(ROOT, 'dist/page', name))
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(150_000)
  })

  test('are answered without a key, under a policy that lets them load nothing from elsewhere', async () => {
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
    for (const stray of ['/page', '/page/', '/page/index.html', '/page/../package.json']) {
      expect([stray, (await server.ask('GET', stray)).status]).toEqual([stray, 404])
    }
    expect((await server.ask('POST', '/')).status).toBe(405)
  })
})

describe('ingr explore', () => {
  /** The status of a request that is meant for another name, as one is whose name was led here. */
  async function statusFor(host: string, path: string): Promise<number | undefined> {
    const { port } = new URL(local)
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
    const [answer] = await once(asked, 'response')
    answer.resume()
    return answer.statusCode
  }

  test('answers to the names of this machine alone', async () => {
    const { port } = new URL(local)
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, 'evil.example', `evil.example:${port}`]
    const statuses = await Promise.all(
      hosts.flatMap((host) => ['/', '/v1/meta/languages'].map((path) => statusFor(host, path))),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400])
  })

  test('notes its calls as those of the account local', async () => {
    await fetch(`${local}/v1/meta/languages`)
    const { out } = await place.run(['usage', '--json'])
    const { usage } = JSON.parse(out) as { usage: readonly { function: string }[] }
    expect(usage.map((one) => one.function)).toContain('languages')
  })
})
