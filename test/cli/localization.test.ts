/** Tests that help, errors, manual and answers in one language contain no words of another language. */

import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { helpIn } from '../../src/cli/text/help.ts'
import { keysOf } from '../../src/domain/closed-sets.ts'
import { LANGUAGES, type Language, type Localized } from '../../src/domain/languages.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { answers as de } from '../../src/wording/de/answers.ts'
import { errors as errorsDe } from '../../src/wording/de/errors.ts'
import { help as helpDe } from '../../src/wording/de/help.ts'
import { answers as en } from '../../src/wording/en/answers.ts'
import { answers as es } from '../../src/wording/es/answers.ts'
import { errors as errorsEs } from '../../src/wording/es/errors.ts'
import { help as helpEs } from '../../src/wording/es/help.ts'
import { inPipe, onTerminal, ROOT } from './run.ts'

/** Words that exist in only one of the three languages, so that they identify the language. */
const MARKS: Readonly<Record<Language, readonly string[]>> = {
  de: words(`
    aber als anderen auch auf aus bei beide beim bekannt bis dass davon dem den der dieser dieses durch ein eine einem
    einen einer eines enthält fehlt für gibt hat heißt ist jede jeder kann kein keine keinen mehr mit nach nicht nichts
    nur oder ohne sich sind über und unbekannt unbekannte unter vom von vor wenn werden wie wird zu zum zur zwischen
    zutat zutaten datei dateien menge sprache zeile rezept rezepte befehl schlüssel konto konten anfrage bibliothek
  `),
  en: words(`
    about all also and another are as at be been before behind but by can cannot does each else every first for from
    gives has have holds how into is it its known least less many may more most must names not nothing of one only
    other out over such take than that the their them then there these they this those to unknown what when where
    which who with without amount file folder food foods ingredient ingredients language line recipe recipes command
    key account request library such same least missing read write
  `),
  es: words(`
    al algo aquí cada como con cuando cuántos cuenta cuentas de del desde el ella en entre es esta este estos están
    falta hasta hay la las lo los más ningún ninguna ninguno o para pero por puede que qué se según si sin sobre solo
    son su también un una uno varias varios y ya ingrediente ingredientes archivo archivos cantidad idioma línea receta
    recetas orden clave petición biblioteca desconocida desconocido
  `),
}

/** Foreign words that a text may contain: commands, options, fields, values, technical terms, foods in examples. */
const SHARED: Readonly<Record<Language, readonly string[]>> = {
  de: words('es at account key ingredients less name recipe text'),
  en: words('es de en o'),
  es: words('at no account key ingredients less name recipe text'),
}

const ANSWERS: Localized<() => Record<string, string>> = { de, en, es }

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** Returns the words of a text, except options, file names, variables, paths, quotations and code. */
function prose(text: string): readonly string[] {
  return (
    text
      // Remove the name of the field that the sentence is about.
      .replace(/^(?:amount|for) (?=ist |no es )/, '')
      // Remove the plural syntax of the catalogue.
      .replace(/\{\w+, plural,|\b(?:one|other) (?=\{)/g, ' ')
      .replace(/`[^`]*`|„[^“]*“|«[^»]*»|"[^"]*"|\{\w+\}|<[^>]*>|\([^)]*%[^)]*\)/g, ' ')
      .replace(/\bde, en,? (?:(?:or|oder|o|und|ni|and) )?es\b|no son de, en ni es/g, ' ')
      .replace(/\S*[/\\=_.@$*]\S*|--?[a-z][\w-]*|[A-Z][A-Za-z]*-[A-Z]\w*(?:-\w+)*/g, ' ')
      .replace(/[a-z]+[A-Z]\w*/g, ' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
  )
}

/** Returns the words of a text in `language` that identify another language. */
function foreignWords(text: string, language: Language): readonly string[] {
  const foreign = LANGUAGES.filter((other) => other !== language).flatMap((other) => MARKS[other])
  const allowed = new Set([...MARKS[language], ...SHARED[language]])
  return prose(text).filter((word) => foreign.includes(word) && !allowed.has(word))
}

const found = (texts: Iterable<string>, language: Language) =>
  [...texts].flatMap((text) => foreignWords(text, language).map((word) => `${word}: ${text}`))

describe('the test detects', () => {
  test.each<[string, Language, readonly string[]]>([
    ['no weight known for Stück of butter', 'en', []],
    ['kein Gewicht bekannt for the piece', 'de', ['for', 'the']],
    ['sin peso conocido and nothing', 'es', ['and', 'nothing']],
    ['unknown unit oder so', 'en', ['oder']],
    ['Sprache: de, en oder es', 'de', []],
    ['{count, plural, one {1 error} other {# of errores}}', 'es', ['of']],
  ])('%s', (text, language, expected) => {
    expect(foreignWords(text, language)).toEqual(expected)
  })
})

describe.each(['de', 'es'] as const)('in %s', (language) => {
  test('errors', () => {
    expect(found(Object.values((language === 'de' ? errorsDe : errorsEs)()), language)).toEqual([])
  })

  test('texts of the help and the manual', () => {
    const texts = Object.entries(language === 'de' ? helpDe() : helpEs())
    const shownTexts = texts.filter(([id]) => !isExample(id)).map(([, text]) => text)
    expect(found(shownTexts, language)).toEqual([])
  })

  test('every text of the command tree is in the catalogue', async () => {
    const words = helpIn(language)
    const shownTexts = textsOf(await program(processIo(), '0', () => {}, { words }))
    const known = new Set(keysOf(helpDe()).map((id) => words.say(id)))
    expect(shownTexts.length).toBeGreaterThan(200)
    expect(shownTexts.filter((text) => !known.has(text))).toEqual([])
  })

  test('the screens of the help', async () => {
    const env = { INGR_LANG: language }
    const topics = ['items', 'verdicts', 'environment', 'exit-codes']
    const { commands } = await program(processIo(), '0', () => {})
    const names = commands.map((command) => command.name()).filter((name) => name !== '__complete')
    const lines = [
      [],
      ...topics.map((topic) => ['help', topic]),
      ...names.map((n) => [n, '--help']),
    ]
    for (const line of lines) {
      const { out, err } = await inPipe(line, '', env)
      const [, ...body] = `${out}${err}`.split(/^(?=(?:Aufruf|Uso):)/m)
      expect(found(body.join('').split('\n'), language), line.join(' ')).toEqual([])
    }
  })
})

test.each(LANGUAGES)('the wording of answers in %s', (language) => {
  const shownTexts = Object.entries<string>(ANSWERS[language]()).filter(([key]) =>
    /^(?:said|head)\./.test(key),
  )
  expect(shownTexts.length).toBeGreaterThan(100)
  expect(
    found(
      shownTexts.map(([, text]) => text),
      language,
    ),
  ).toEqual([])
})

test.each(LANGUAGES)('notes on foods and what the doctor finds, in %s', async (language) => {
  const library = openLibrary(join(ROOT, 'data/library.sqlite'))
  const explanations = Object.values(library.explanations).flatMap(Object.values<Localized<string>>)
  const notes = [...Object.values(library.notes), ...explanations].map((words) => words[language])
  expect(notes.length).toBeGreaterThan(300)
  expect(found(notes, language)).toEqual([])
  const { out, err } = await inPipe(['doctor'], '', { INGR_LANG: language })
  // Skip the columns severity, check and id, which are not translated.
  const findings = out.split('\n').map((line) => line.split('\t').slice(3).join(' '))
  expect(findings.length).toBeGreaterThan(300)
  // Remove hexadecimal hashes, which may contain a word.
  const summary = err.replaceAll(/\b[0-9a-f]{16}\b/g, '')
  expect(found([...findings, summary], language)).toEqual([])
})

test.each([
  ['de', 'Zutaten: Zucker, E 173', 'Zuckerdekorationen'],
  ['es', 'Ingredientes: azúcar, E 173', 'decoraciones de azúcar'],
] as const)(
  'the note of an additive in %s, for a look-up and for a package',
  async (lang, text, words) => {
    const [look, label] = await Promise.all([
      onTerminal(['show', 'E 173'], { columns: 300, env: { INGR_LANG: lang } }),
      onTerminal(['label', text], { columns: 300, env: { INGR_LANG: lang } }),
    ])
    for (const { out } of [look, label]) {
      expect(out.replaceAll(/\s+/g, ' ')).toContain(words)
      expect(found(out.split('\n'), lang)).toEqual([])
    }
  },
)

test.each(['de', 'es'] as const)('why a search found its results, in %s', async (lang) => {
  for (const query of ['Möhre', 'möre', 'queso sin lactosa', 'mild soft cheese']) {
    const { out } = await onTerminal(['search', query, '--explain'], {
      columns: 200,
      env: { INGR_LANG: lang },
    })
    expect(
      found(out.replaceAll(/(?:mild|soft|cheese|queso|sin|lactosa)/g, '').split('\n'), lang),
    ).toEqual([])
    expect(out).not.toMatch(/beginning|prefix|synonym\b|order|commonness/)
  }
})

/** True for texts that contain names of files, commands and options, which stay English in every translation. */
const isExample = (id: string) => /^(?:examples|otherwise|text)\./.test(id)

function textsOf(command: Command): readonly string[] {
  return [
    command.description(),
    ...command.options.map(({ description }) => description),
    ...command.commands.flatMap(textsOf),
  ].filter((text) => text !== '')
}
