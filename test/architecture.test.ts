/**
 * Tests the architecture of `src`: which folders and packages each file may import, which files may
 * list codes or contain foreign words, and that the first sentence of every file states its purpose.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, ANIMAL_SOURCES, DIETS, EU_ALLERGENS } from '../src/domain/restrictions.ts'
import { WORDS } from '../src/language/index.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * What each folder may import besides itself. This is the same as the table on the architecture page,
 * except for the following:
 * - operations and http use the interface of the library, which they pass to the engine.
 * - operations imports one module of accounts (for the limits of `days`), and http imports the calculations
 * for accounts; only cli opens a store.
 * - http imports domain, because the API document lists the names of modules.
 * - cli imports http in `serving.ts`, and accounts, which it administers.
 * - library imports errors, because a missing or damaged library is reported as UNAVAILABLE, which the
 * error catalogue defines.
 * - cli imports library: `app.ts` opens the file lazily and `doctor` examines it without the
 * engine.
 * - cli and page import only types of engine, search, recipes and language.
 * - cli imports compiler: `build-library` compiles an operator's additions to the library.
 * - cli imports operations: each command runs one, and `schema` prints their schemas.
 * - compiler imports engine: `eval` measures how well recipe lines are parsed.
 * - embedded imports the request parsing and error handling of http, because its routes must give
 * the same answers.
 * - wording is imported wherever errors are thrown, because English response bodies and the
 * terminal use the same texts.
 * - release imports cli and domain: the manual is generated from the command tree, once per
 * language.
 * - executable imports only the type of main, because it runs the bundle.
 * - compiler imports witness: it packs the names and rules that the witness looks up.
 * - main.ts is the entry point: it imports the terminal and the catalogue only.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  wording: ['domain'],
  errors: ['domain', 'wording'],
  accounts: ['domain', 'errors', 'wording'],
  library: ['domain', 'errors', 'wording'],
  language: ['domain'],
  names: ['domain', 'language', 'library'],
  search: ['domain', 'language', 'library', 'names'],
  witness: ['domain', 'language', 'library'],
  recipes: ['domain', 'errors', 'language', 'wording'],
  vocabulary: ['domain', 'language', 'search', 'wording'],
  engine: [
    'domain',
    'errors',
    'language',
    'library',
    'names',
    'recipes',
    'search',
    'witness',
    'wording',
  ],
  operations: ['accounts', 'domain', 'engine', 'errors', 'library', 'recipes', 'search', 'wording'],
  http: ['accounts', 'domain', 'engine', 'errors', 'library', 'operations', 'wording'],
  compiler: ['domain', 'engine', 'errors', 'language', 'library', 'names', 'search', 'witness'],
  cli: [
    'accounts',
    'compiler',
    'domain',
    'engine',
    'errors',
    'http',
    'library',
    'operations',
    'search',
    'vocabulary',
    'wording',
  ],
  executable: ['domain', 'main'],
  client: [],
  embedded: ['client', 'errors', 'http', 'library', 'operations', 'wording'],
  page: ['client', 'domain', 'wording'],
  release: ['cli', 'domain', 'errors', 'http', 'library', 'main'],
  main: ['cli', 'errors', 'wording'],
}

/** The only files in `cli` that bypass the operations, each with the lower folders from which it imports. */
const PAST_THE_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  'cli/app.ts': ['library'],
  'cli/commands/build-library.ts': ['compiler'],
  'cli/commands/doctor.ts': ['library'],
  'cli/screen.ts': ['library'],
  'cli/version.ts': ['library'],
}

/** Folders and files that a look-up must not load, each with the only files that may import it. */
const DOORS: readonly (readonly [what: string, from: readonly string[]])[] = [
  ['http/', ['cli/serving.ts', 'embedded/engine.ts', 'release/main.ts']],
  ['accounts/sqlite-store.ts', ['accounts/open.ts']],
  ['accounts/postgres-store.ts', ['accounts/open.ts']],
]

/** The files and folders (with a trailing slash) that may import each package. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  '@modelcontextprotocol/sdk': ['cli/commands/mcp.ts'],
  // The compiler uses schemas to read entries of the data files, so that it needs no type casts.
  '@sinclair/typebox': ['cli/schemas.ts', 'compiler/', 'domain/shapes/'],
  '@fastify/compress': ['http/server.ts'],
  '@fastify/cors': ['http/server.ts'],
  'better-sqlite3': ['accounts/sqlite-store.ts', 'compiler/', 'library/'],
  chalk: ['cli/output/render/'],
  commander: [
    'cli/completion/',
    'cli/help.ts',
    'cli/program.ts',
    'cli/rows.ts',
    'cli/usage.ts',
    'main.ts',
    'release/',
  ],
  fastify: ['embedded/fastify.ts', 'http/'],
  ioredis: ['http/redis-address.ts'],
  marked: ['recipes/markdown.ts'],
  parse5: ['recipes/html.ts', 'recipes/xml.ts'],
  pg: ['accounts/postgres-database.ts'],
  pino: ['http/log.ts'],
  preact: ['page/'],
  'prom-client': ['http/metrics.ts', 'http/workers/metrics.ts'],
  'rate-limiter-flexible': ['http/rate-limiter.ts', 'http/redis-rate-limiter.ts'],
  'string-width': ['cli/output/render/'],
  yaml: ['compiler/', 'cli/input/household.ts', 'recipes/front-matter.ts'],
}

interface Import {
  readonly file: string
  readonly target: string
  readonly from: string
  readonly to: string
}

const files = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name))
  .sort()
const textOf = (file: string) => readFileSync(join(ROOT, 'src', file), 'utf8')

/** Returns the top folder of a file: `cli` for `cli/commands/check.ts`, and `errors` for `errors.ts`. */
const folderOf = (file: string) => file.split('/')[0]!.replace(/\.ts$/, '')

/** Matches imports of all kinds: static, side-effect, dynamic and re-exporting. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function specifiers(text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2])!)
}

const all = files.flatMap((file) => specifiers(textOf(file)).map((to) => ({ file, to })))

/** All imports of files in `src`, with the folders of both files. */
const internal: readonly Import[] = all
  .filter(({ to }) => to.startsWith('.'))
  .map(({ file, to }) => ({ file, target: relative('/', join('/', file, '..', to)) }))
  .filter(({ target }) => files.includes(target))
  .map(({ file, target }) => ({ file, target, from: folderOf(file), to: folderOf(target) }))

const sources = new Map(
  files.map((file) => [file, ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest)]),
)

/** Returns the imports and re-exports of a file, except types. */
function valueImports(file: string): readonly string[] {
  return sources.get(file)!.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      return statement.isTypeOnly ? [] : textOfSpecifier(statement.moduleSpecifier)
    }
    if (!ts.isImportDeclaration(statement)) return []
    const { importClause, moduleSpecifier } = statement
    const bindings = importClause?.namedBindings
    const isOfTypes =
      importClause?.isTypeOnly ||
      (bindings && ts.isNamedImports(bindings) && bindings.elements.every((one) => one.isTypeOnly))
    return isOfTypes ? [] : textOfSpecifier(moduleSpecifier)
  })
}

const textOfSpecifier = (specifier: ts.Expression) =>
  ts.isStringLiteral(specifier) ? [specifier.text] : []

/** Returns the files that a file imports dynamically. */
const loaded = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map((match) => match[1]!)

const unique = (list: readonly string[]) => [...new Set(list)].sort()

describe('the import parser', () => {
  const rows: readonly (readonly [string, string, readonly string[]])[] = [
    ['a static import', "import { a } from './a.ts'", ['./a.ts']],
    [
      'a type import over several lines',
      "import {\n  type A,\n  b,\n} from '../b.ts'",
      ['../b.ts'],
    ],
    ['a side effect', "import './c.ts'", ['./c.ts']],
    ['a dynamic import', "const load = () => import('./d.ts')", ['./d.ts']],
    ['a re-export', "export { e } from './e.ts'", ['./e.ts']],
    ['a star', "import * as f from 'f'\nexport * from './g.ts'", ['f', './g.ts']],
    ['no import', "const text = 'from here'\nexport const a = 1", []],
  ]
  test.each(rows)('finds %s', (_, text, expected) => {
    expect(specifiers(text)).toEqual(expected)
  })
})

describe('import directions', () => {
  test('the table lists every folder of src, and src has every folder of the table', () => {
    expect(unique(files.map(folderOf))).toEqual(Object.keys(MAY_IMPORT).sort())
  })

  test('every relative import leads to a file of src, except for generated ones', () => {
    const lost = all
      .filter(
        ({ to }) =>
          !/^\.\.\/\.\.\/dist\/(?:client\/api|language\/words|search\/levels)\.ts$/.test(to),
      )
      .filter(({ to }) => to.startsWith('.') && !to.endsWith('.json') && !to.endsWith('.cjs'))
      .filter(({ file, to }) => !files.includes(relative('/', join('/', file, '..', to))))
    expect(lost).toEqual([])
  })

  test('no file imports a folder that its own folder may not', () => {
    const forbidden = internal
      .filter(({ from, to }) => from !== to && !MAY_IMPORT[from]!.includes(to))
      .map(({ file, to }) => `${file} imports ${to}`)
    expect(forbidden).toEqual([])
  })

  test('in the terminal only the listed files import from below the operations', () => {
    const reached = internal.filter(
      ({ from, to }) => from === 'cli' && ['compiler', 'library'].includes(to),
    )
    const found = Object.fromEntries(
      unique(reached.map(({ file }) => file)).map((file) => [
        file,
        unique(reached.filter((one) => one.file === file).map(({ to }) => to)),
      ]),
    )
    expect(found).toEqual(PAST_THE_OPERATIONS)
  })

  test('the terminal and the page call operations: they import only types from below', () => {
    const calls = files
      .filter((file) => /^(?:cli|page)\//.test(file))
      .flatMap((file) => [...valueImports(file), ...loaded(file)].map((to) => ({ file, to })))
      .filter(({ to }) => /(^|\/)(?:engine|language|names|recipes|search|witness)\/[^/]/.test(to))
      // Ignore the subfolders of `operations`, because some have the same name as a lower layer.
      .filter(({ to }) => !to.includes('operations/'))
    expect(calls).toEqual([])
  })

  test.each(DOORS)('%s is imported only by the listed files', (what, doors) => {
    const importers = internal
      .filter(({ file, target }) => target.startsWith(what) && !file.startsWith(what))
      .map(({ file }) => file)
    expect(unique(importers)).toEqual(doors)
  })

  test('the witness shares only the folding of letters and the names of the library with the reader', () => {
    const allowed = /^(?:domain\/|language\/fold\.ts$|library\/library\.ts$)/
    const reached = internal
      .filter(({ from, to }) => from === 'witness' && to !== 'witness')
      .map(({ target }) => target)
    expect(unique(reached).filter((target) => !allowed.test(target))).toEqual([])
  })

  test('the engine and search import the interface of the library, not its SQLite file', () => {
    const reached = all
      .filter(({ file }) => /^(engine|search|language|domain)\//.test(file))
      .filter(({ to }) => /\/library\//.test(to) && !to.endsWith('/library/library.ts'))
    expect(reached).toEqual([])
  })

  test('the engine is pure: it uses no clock, console, process or randomness', () => {
    const impure = files
      .filter((file) => /^(domain|engine|language|recipes|search)\//.test(file))
      .filter((file) =>
        /\bDate\b|\bconsole\.|\bprocess\.|Math\.random|from 'node:(?!buffer')/.test(textOf(file)),
      )
    expect(impure).toEqual([])
  })

  test('a look-up records its call without a database', () => {
    const reached = (file: string): readonly string[] => [
      file,
      ...valueImports(file)
        .filter((to) => to.startsWith('.'))
        .flatMap((to) => reached(relative('/', join('/', file, '..', to)))),
    ]
    const packages = reached('accounts/journal.ts').flatMap((file) =>
      valueImports(file).filter((to) => !/^(\.|node:)/.test(to)),
    )
    expect(packages).toEqual([])
  })

  test('schemas are loaded only by code that shows them: other code imports their types', () => {
    const loading = files.filter(
      (file) =>
        !file.startsWith('domain/shapes/') &&
        valueImports(file).some((to) => to.includes('/shapes/')),
    )
    expect(loading).toEqual(['cli/schemas.ts', 'http/openapi.ts', 'operations/fields.ts'])
  })

  test('no folder imports itself indirectly', () => {
    const next = (folder: string) =>
      unique(
        internal.filter(({ from, to }) => from === folder && to !== folder).map(({ to }) => to),
      )
    const cycles = (path: readonly string[]): readonly string[] =>
      next(path.at(-1)!).flatMap((to) =>
        to === path[0]
          ? [[...path, to].join(' > ')]
          : path.includes(to)
            ? []
            : cycles([...path, to]),
      )
    expect(unique(files.map(folderOf)).flatMap((folder) => cycles([folder]))).toEqual([])
  })

  test('no file imports itself indirectly', () => {
    const next = new Map(
      files.map((file) => [
        file,
        valueImports(file).map((to) => relative('/', join('/', file, '..', to))),
      ]),
    )
    const reachable = (file: string): ReadonlySet<string> => {
      // A loop over a set also visits elements that are added during the loop.
      const reached = new Set(next.get(file))
      for (const one of reached) for (const to of next.get(one) ?? []) reached.add(to)
      return reached
    }
    expect(files.filter((file) => reachable(file).has(file))).toEqual([])
  })
})

describe('packages', () => {
  const packages = all
    .filter(({ to }) => !to.startsWith('.') && !to.startsWith('node:'))
    .map(({ file, to }) => ({ file, name: to.split('/', to.startsWith('@') ? 2 : 1).join('/') }))

  test('src imports exactly these packages', () => {
    expect(unique(packages.map(({ name }) => name))).toEqual(Object.keys(HOMES).sort())
  })

  test.each(Object.entries(HOMES))('%s is imported only at its home', (name, homes) => {
    const strayed = packages
      .filter((one) => one.name === name)
      .map(({ file }) => file)
      .filter(
        (file) =>
          !homes.some((home) => file === home || (home.endsWith('/') && file.startsWith(home))),
      )
    expect(strayed).toEqual([])
  })

  test('every package of src is declared, and only one is installed with the program', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    )
    // All packages except the native addon are bundled, so the addon is the only one that npm installs.
    expect(Object.keys(dependencies)).toEqual(['better-sqlite3'])
    const declared = { ...dependencies, ...devDependencies }
    expect(Object.keys(HOMES).filter((name) => declared[name] === undefined)).toEqual([])
  })
})

describe('restrictions', () => {
  /**
   * Files that may list the codes: the table, files derived from it, and the word lists. Catalogue keys such
   * as `diet.vegan` do not count, because the compiler requires all of them.
   */
  // Some codes are also ordinary English words, so English word lists may contain them.
  const TABLES = [
    'domain/restrictions.ts',
    'domain/absences.ts',
    'language/',
    'wording/en/',
    // This file has a pictogram for each code.
    'cli/output/pictograms.ts',
  ]
  /**
   * The codes to look for. FODMAP, histamine and fat are left out, because they are often listed together, and a table
   * without one of them does not compile.
   */
  const NAMES: ReadonlySet<string> = new Set([
    ...ALLERGENS,
    ...EU_ALLERGENS,
    ...DIETS,
    ...ANIMAL_SOURCES,
  ])
  const FEW = 2

  /** Returns the lists, maps and unions in a source text that directly contain more than a few of the names. */
  function tables(text: string): readonly (readonly string[])[] {
    const found: (readonly string[])[] = []
    const textOfNode = (node: ts.Node | undefined): readonly string[] => {
      if (node === undefined) return []
      if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) return [node.text]
      return ts.isLiteralTypeNode(node) ? textOfNode(node.literal) : []
    }
    const namesIn = (node: ts.Node): readonly string[] => {
      if (ts.isArrayLiteralExpression(node)) {
        // Count each element of a pair.
        const of = (one: ts.Expression) => (ts.isArrayLiteralExpression(one) ? one.elements : [one])
        return node.elements
          .flatMap((one) => of(one).filter(ts.isStringLiteralLike))
          .flatMap(textOfNode)
      }
      if (ts.isObjectLiteralExpression(node)) {
        const values = node.properties.filter(ts.isPropertyAssignment)
        return [
          ...node.properties.flatMap(({ name }) => textOfNode(name)),
          ...values.map(({ initializer }) => initializer).filter(ts.isStringLiteralLike),
        ].flatMap((one) => (typeof one === 'string' ? one : textOfNode(one)))
      }
      return ts.isUnionTypeNode(node) ? node.types.flatMap(textOfNode) : []
    }
    const visit = (node: ts.Node): void => {
      const names = [...new Set(namesIn(node))].filter((name) => NAMES.has(name))
      if (names.length > FEW) found.push(names)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022))
    return found
  }

  test.each<[string, string, number]>([
    ['a list', "const a = ['fish', 'egg', 'milk']", 1],
    ['a list of pairs', "const a = [['milk', 'dairy'], ['egg', 'egg']]", 1],
    ['a set', "const a = new Set(['vegan', 'vegetarian', 'porkFree'])", 1],
    ['a map by name', 'const a = { celery: 1, mustard: 2, lupin: 3 }', 1],
    ['a map to names', "const a = { Milch: 'dairy', Ei: 'egg', Fisch: 'fish' }", 1],
    ['a union', "type A = 'gluten' | 'soy' | 'sesame'", 1],
    ['two of them', "const a = ['fish', 'egg']", 0],
    ['keys of words', "const a = { 'eu.fish': '', 'eu.milk': '', 'eu.eggs': '' }", 0],
    ['the profiles', 'const a = { histamine: 1, fodmap: 2, pancreas: 3 }', 0],
    ['words of a sentence', "const a = ['oil', 'salt', 'fish and milk and egg']", 0],
    ['calls one after the other', "a('fish'); a('egg'); a('milk')", 0],
  ])('the parser of tables finds %s', (_, text, count) => {
    expect(tables(text).length).toBe(count)
  })

  test('are listed in one table', () => {
    const elsewhere = files
      .filter((file) => !TABLES.some((one) => file.startsWith(one)))
      .flatMap((file) => tables(textOf(file)).map((names) => `${file}: ${names.join(', ')}`))
    expect(elsewhere).toEqual([])
  })

  test('are counted by the table: no source file contains their number', () => {
    const counting =
      /\b(?:\d+|eleven|fourteen) (?:standard )?(?:dimensions|domains|allergens|entries of|EU)\b|\b(?:all|the) (?:14|fourteen)\b/i
    expect(files.filter((file) => counting.test(textOf(file)))).toEqual([])
  })
})

describe('words of a language', () => {
  /** The only folders that may contain German and Spanish words: words for the parser, and texts for users. */
  const HOMES_OF_WORDS = /^(?:language\/|wording\/)/
  /** Files with example calls, which contain a foreign word on purpose. */
  const EXAMPLES = /^(?:cli\/program\.ts|operations\/search\.ts|release\/code-cache\.ts)/
  /** Files that contain names of symbols and HTML entities. */
  const LETTERS = /^(?:engine\/labels\/clean\.ts|engine\/reading\/markup\.ts)/

  /** Short German or Spanish words that are also used in code, as names of plans or in SQL. */
  const OTHERS: ReadonlySet<string> = new Set(['max', 'pro'])
  const FOREIGN_WORDS: ReadonlySet<string> = new Set(
    (['de', 'es'] as const)
      .flatMap((lang) => Object.values(WORDS[lang].joins).flatMap((list) => [...list]))
      .filter((word) => word.length > 2 && !OTHERS.has(word)),
  )

  /** Returns the texts and patterns in a file that contain a German or Spanish word, or a non-English letter. */
  function wordsIn(text: string, file = 'file.tsx'): readonly string[] {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      // Skip the examples of a command, which contain a foreign word on purpose.
      if (
        ts.isPropertyAssignment(node) &&
        ts.isIdentifier(node.name) &&
        node.name.text === 'examples'
      )
        return
      const isText =
        ts.isLiteralExpression(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isJsxText(node)
      if (isText || ts.isTemplateHead(node)) {
        const words = node.text.toLowerCase().match(/\p{L}+/gu) ?? []
        const isForeign = words.some(
          (word) => FOREIGN_WORDS.has(word) || /[\u00c0-\u036f]/.test(word),
        )
        if (isForeign) found.push(node.text)
      }
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022))
    return found
  }

  test.each<[string, string, number]>([
    ['a list', "const a = ['und', 'oder']", 2],
    ['a pattern', 'const a = /^(?:and|und|y)$/', 1],
    ['a letter', "const a = 'Möhre'", 1],
    ['a text of the page', 'const a = <p>Möhre</p>', 1],
    ['English', "const a = 'words and figures'", 0],
  ])('the search for words finds %s', (_, text, count) => {
    expect(wordsIn(text).length).toBe(count)
  })

  test('are in the folder of their language', () => {
    const elsewhere = files
      .filter((file) => ![HOMES_OF_WORDS, EXAMPLES, LETTERS].some((one) => one.test(file)))
      .flatMap((file) => wordsIn(textOf(file), file).map((found) => `${file}: ${found}`))
    expect(elsewhere).toEqual([])
  })

  test('of the files common to all languages, only those about letters contain any', () => {
    const holding = files
      .filter((file) => /^language\/[^/]+$/.test(file))
      .filter((file) => wordsIn(textOf(file), file).length > 0)
    expect(holding).toEqual(['language/fold.ts', 'language/lettered.ts'])
  })
})

describe('types', () => {
  const count = (isOne: (node: ts.Node) => boolean): number => {
    let found = 0
    const visit = (node: ts.Node): void => {
      if (isOne(node)) found += 1
      ts.forEachChild(node, visit)
    }
    for (const source of sources.values()) visit(source)
    return found
  }

  // Only ever lower these limits, because every assertion bypasses the compiler.
  test.each<[string, number, (node: ts.Node) => boolean]>([
    ['casts', 137, (node) => ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)],
    ['casts in angle brackets', 0, ts.isTypeAssertionExpression],
    ['non-null assertions', 201, ts.isNonNullExpression],
    ['uses of any', 0, (node) => node.kind === ts.SyntaxKind.AnyKeyword],
  ])('%s: at most %d', (_, bound, isOne) => {
    expect(count(isOne)).toBeLessThanOrEqual(bound)
  })
})

test('every export is imported somewhere', () => {
  const users = ['src', 'test'].flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
      .filter((name) => /\.m?tsx?$/.test(name))
      .map((name) => join(ROOT, folder, name)),
  )
  /** The imported names, each with its file; `*` means that everything in the file is imported. */
  const importedNames = new Set<string>()
  for (const user of users) {
    const ask = (to: string, names: readonly string[]) => {
      for (const name of names) importedNames.add(`${join(user, '..', to)} ${name}`)
    }
    const visit = (node: ts.Node): void => {
      const from = ts.isImportDeclaration(node)
        ? { to: node.moduleSpecifier, names: node.importClause?.namedBindings }
        : ts.isExportDeclaration(node)
          ? { to: node.moduleSpecifier, names: node.exportClause }
          : null
      if (from?.to && ts.isStringLiteral(from.to)) {
        const { names: bindings } = from
        const names =
          bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
            ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
            : ['*']
        ask(from.to.text, names)
      }
      // A dynamic import may use any exported name.
      const isLoaded =
        ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      if (isLoaded && ts.isStringLiteral(node.arguments[0]!)) ask(node.arguments[0].text, ['*'])
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(user, readFileSync(user, 'utf8'), ts.ScriptTarget.Latest))
  }
  // The public API of the package, which is imported by code outside this repository.
  const PUBLIC = /^(?:client|embedded)\//
  const idle = files
    .filter((file) => !PUBLIC.test(file) && !importedNames.has(`${join(ROOT, 'src', file)} *`))
    .flatMap((file) => exportsOf(file).map((name) => [file, name] as const))
    .filter(([file, name]) => !importedNames.has(`${join(ROOT, 'src', file)} ${name}`))
  expect(idle).toEqual([])
})

/** Returns the names that a file declares and exports. */
function exportsOf(file: string): readonly string[] {
  return sources.get(file)!.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : ts.isFunctionDeclaration(statement) ||
          ts.isClassDeclaration(statement) ||
          ts.isInterfaceDeclaration(statement) ||
          ts.isTypeAliasDeclaration(statement)
        ? [statement.name]
        : []
    return declared.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : []))
  })
}

test('every file states its purpose in its first sentence', () => {
  const withoutPurpose = files.filter(
    (file) => !/^\/\*\*\s[\s*]*[A-Z`][^\n]*[\s\S]*?\. ?\s*\*\//.test(textOf(file)),
  )
  expect(withoutPurpose).toEqual([])
})
