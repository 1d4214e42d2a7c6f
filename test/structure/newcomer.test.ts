/**
 * Tests incomplete additions: adds only some parts of a new restriction or language to a copy of the repository. The
 * compiler or the build must report each missing part, and the program must still give no false "compatible".
 */

// tier: system

import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

const TABLE = 'src/domain/restrictions.ts'
/** Time-out in milliseconds. It is long because the compiler reads all sources and the build reads all data. */
const PATIENCE = { timeout: 240_000 }

/** A copy of the program and its data. The library in it was built before the changes. */
class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'ingr-newcomer-'))

  constructor() {
    for (const name of ['src', 'bin', 'package.json', 'esbuild.config.mjs']) {
      cpSync(join(ROOT, name), join(this.folder, name), { recursive: true })
    }
    mkdirSync(join(this.folder, 'data'))
    cpSync(join(ROOT, 'data'), join(this.folder, 'data'), {
      recursive: true,
      filter: (path) => !path.includes('.sqlite'),
    })
    for (const name of ['node_modules', 'docs', 'data/library.sqlite']) {
      symlinkSync(join(ROOT, name), join(this.folder, name))
    }
    const config = readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')
    this.write('tsconfig.json', config.replace('["src", "test"]', '["src"]'))
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  edit(file: string, from: string, to: string): void {
    const text = this.read(file)
    expect(text.split(from).length, `${file} has once: ${from}`).toBe(2)
    this.write(file, text.replace(from, to))
  }

  /** Returns the line number at which a row of a file begins. */
  lineOf(file: string, row: string): number {
    return (
      this.read(file)
        .split('\n')
        .findIndex((line) => line.startsWith(row)) + 1
    )
  }

  run(...words: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
    return new Promise((resolve) => {
      const env = { ...process.env, NO_COLOR: '1', INGR_METER: 'off' }
      execFile('node', words, { cwd: this.folder, env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), output: out + err }),
      )
    })
  }

  /** Compiles the copy and returns the errors, with file and line. */
  async compiled(project = '.'): Promise<string> {
    const { output } = await this.run(
      'node_modules/typescript-native/bin/tsc',
      '-p',
      project,
      '--noEmit',
    )
    return output
  }

  /** Bundles the copy, even if there are compiler errors. */
  async bundled(): Promise<void> {
    expect(await this.run('esbuild.config.mjs')).toEqual({ code: 0, output: '' })
  }

  /** Builds the library and returns the errors. With `only` (a category), reads little more than the closed sets. */
  async built(only?: string): Promise<string> {
    const rest = only === undefined ? ['--out', 'new.sqlite'] : ['--check', only]
    const { code, output } = await this.run('dist/build-tools.cjs', 'library', ...rest)
    expect(code).toBe(1)
    return output
  }
}

let copy: Copy
afterEach(() => rmSync(copy.folder, { recursive: true, force: true }))

const CLEARED = 'no conflict found'

/** Returns a pattern for the compiler error about a row without a required cell. */
const missingCell = (line: number) =>
  new RegExp(
    `^${TABLE.replaceAll('.', '\\.')}\\(${line},\\d+\\): error TS2322: .* to type 'readonly \\[Allowed, `,
    'm',
  )

test('an animal source without a cell and a name', PATIENCE, async () => {
  copy = new Copy()
  const row = '  crocodile: { mayBe: [], fits: [N, N, N] },'
  copy.edit(TABLE, '\n  insect: { mayBe', `\n${row}\n  insect: { mayBe`)
  const output = await copy.compiled()
  const line = copy.lineOf(TABLE, row)
  expect(output).toMatch(missingCell(line))

  await copy.bundled()
  const section = copy.lineOf('data/vocabulary.yaml', 'animal_sources:')
  expect(await copy.built('herbs')).toBe(
    `data/vocabulary.yaml:${section}: animal_sources: no name of crocodile\n`,
  )
})

test(
  'an animal source that exists only in the data, and a diet that refers to it',
  PATIENCE,
  async () => {
    copy = new Copy()
    const file = 'data/vocabulary.yaml'
    await copy.bundled()
    copy.edit(file, '\n  insect: {', '\n  crocodile: {de: K, en: C, es: C}\n  insect: {')
    const line = copy.lineOf(file, '  crocodile:')
    expect(await copy.built('herbs')).toBe(
      `${file}:${line}: animal_sources: no such member: crocodile\n`,
    )
    copy.edit(file, '\n  crocodile: {de: K, en: C, es: C}', '')
    copy.edit(file, '  insect: {', '  insect: {vegan: yes, ')
    const insect = copy.lineOf(file, '  insect:')
    expect(await copy.built('herbs')).toBe(
      `${file}:${insect}: insect: unknown key: vegan (what diets say stands in ${TABLE})\n`,
    )
  },
)

test('dimensions, an EU entry and a diet without their required parts', PATIENCE, async () => {
  copy = new Copy()
  const rows = {
    corn: '  corn: { animals: [], partOf: null, isPassedOn: true },',
    kiwi: '  kiwi: { allergen: null, kinds: null, food: null, foods: [] },',
  }
  copy.edit(TABLE, '\n  shellfish: {\n    ...ROW', `\n${rows.corn}\n  shellfish: {\n    ...ROW`)
  copy.edit(TABLE, '\n  molluscs: {', `\n${rows.kiwi}\n  molluscs: {`)
  copy.edit(TABLE, "'pancreas'] as const", "'pancreas', 'salicylate'] as const")
  const output = await copy.compiled()
  const at = (row: string) =>
    `${TABLE}(${copy.lineOf(TABLE, row.split('\n')[0]!)},3): error TS2741: Property `
  expect(output).toContain(`${at(rows.corn)}'kinds' is missing`)
  const ofKiwi = output.slice(
    output.indexOf(`${TABLE}(${copy.lineOf(TABLE, rows.kiwi)},3): error TS`),
  )
  expect(ofKiwi).toMatch(/^[^\n]*\n {2}Property 'letters' is missing/)
  // Menus have a pictogram for each EU allergen.
  expect(output).toMatch(/^src\/cli\/output\/pictograms\.ts\(\d+,\d+\): error .*'kiwi' is missing/m)
  // A dimension that depends on the amount of food needs a profile and rules.
  expect(output).toMatch(
    /^src\/domain\/shapes\/profiles\.ts\(\d+,\d+\): error .*'salicylate' is missing/m,
  )
  expect(output).toMatch(/^src\/engine\/compatibility\/risks\.ts\(\d+,\d+\): error /m)
  for (const words of ['domain.salicylate', 'domain.corn', 'eu.kiwi']) {
    expect(output).toMatch(new RegExp(`^src/wording/en/names\\.ts(?:.|\\n)*"?${words}`, 'm'))
  }

  copy.edit(TABLE, "  'alcoholFree',\n]", "  'alcoholFree',\n  'paleo',\n]")
  const dietErrors = await copy.compiled()
  const sources = [...copy.read(TABLE).matchAll(/^ {2}(\S+): \{(?:\n {4}| )mayBe:/gm)]
  expect(sources.length).toBe(24)
  for (const [row] of sources) {
    // If a row spans several lines, its cells are on the third line.
    const line = copy.lineOf(TABLE, row.split('\n')[0]!)
    expect(dietErrors, row).toMatch(missingCell(row.includes('\n') ? line + 2 : line))
  }
  expect(dietErrors).toMatch(/^src\/wording\/en\/names\.ts\((?:.|\n)*missing.*"diet\.paleo"/m)

  const { output: wordless } = await copy.run('esbuild.config.mjs')
  for (const lang of ['de', 'en', 'es']) {
    const file = `data/lexicon/${lang}.words.yaml`
    const missing = (list: string, key: string) =>
      `${file}:${copy.lineOf(file, `  ${list.split('.')[1]}:`)}: ${list}: missing key: ${key}\n`
    expect(wordless).toContain(
      missing('lines.absences', 'corn') + missing('lines.absences', 'kiwi'),
    )
    expect(wordless).toContain(missing('packages.allergens', 'kiwi'))
    copy.edit(file, '\n  absences:\n', '\n  absences:\n    corn: corn\n    kiwi: kiwi\n')
    copy.edit(file, '\n  allergens:\n', '\n  allergens:\n    kiwi: kiwi_\n')
  }

  await copy.bundled()
  const problems = await copy.built()
  for (const one of ['salicylate', 'corn', 'kiwi']) {
    expect(problems).toContain(`data/concepts/claims.yaml:1: no concept is free of ${one}\n`)
  }
  expect(problems).toContain('data/concepts/claims.yaml:1: no concept filters by paleo\n')

  const eaten = ['100 g pork', 'bacon', 'gelatine', '200 g butter', 'salmon']
  const paleo = await copy.run('bin/ingr.js', 'diet', 'paleo', ...eaten)
  expect(paleo.output).toMatch(/^paleo\tuncertain\t/)
  expect(paleo.output).not.toContain(CLEARED)
  const { substitutes } = JSON.parse(
    (await copy.run('bin/ingr.js', 'swap', 'pork', '--for', 'paleo', '--json')).output,
  )
  const offered = (substitutes as { ingredientId: string }[]).map((one) => one.ingredientId)
  const again = await copy.run('bin/ingr.js', 'diet', 'paleo', 'chicken breast')
  expect([offered.includes('chicken-breast'), again.output.split('\t')[1]]).toEqual([
    false,
    'uncertain',
  ])

  const names = 'salicylate,corn'
  const words = ['check', '--concern', names, '100 g cornflakes', '100 g carrots']
  const answer = await copy.run('bin/ingr.js', ...words)
  expect(answer.output).not.toContain(CLEARED)
  const verdicts = answer.output.split('\n').slice(0, 2)
  expect(verdicts.map((row) => row.split('\t').slice(0, 2))).toEqual([
    ['salicylate', 'uncertain'],
    ['corn', 'uncertain'],
  ])
  // Once the new allergen has a menu letter, the program shows this letter as "unknown" for every food.
  copy.edit(TABLE, rows.kiwi, rows.kiwi.replace('{ ', "{ letters: { at: 'K' }, "))
  await copy.bundled()
  const letters = await copy.run('bin/ingr.js', 'check', '--letters', 'at', '100 g carrots')
  expect(letters.output).toMatch(/^K\tkiwi\tunknown\t/m)
})

test('a language without its words, its wording and its names', PATIENCE, async () => {
  copy = new Copy()
  copy.edit('src/domain/languages.ts', "'es'] as const", "'es', 'fr'] as const")
  const output = await copy.compiled()
  const page = await copy.compiled('src/page')
  const namedFiles = [...`${output}\n${page}`.matchAll(/^(src\/[^(]*)\(/gm)].map(([, file]) => file)
  const wording = ['wording/say', 'wording/page', 'cli/screen'].map((file) => `src/${file}.ts`)
  expect(namedFiles).toEqual(expect.arrayContaining([...wording, 'src/cli/output/csv.ts']))

  // The build first reports missing words and rules. After we copy them from Spanish, it reports other missing data.
  const lexicon = 'data/lexicon/fr.words.yaml'
  const wordless = { code: 1, output: `${lexicon}:1: no such file\n` }
  expect(await copy.run('esbuild.config.mjs')).toEqual(wordless)
  copy.write(lexicon, copy.read('data/lexicon/es.words.yaml'))
  await copy.bundled()
  expect(await copy.built('herbs')).toContain(
    'data/vocabulary.yaml:4: vegetables: missing name in fr\n',
  )
})
