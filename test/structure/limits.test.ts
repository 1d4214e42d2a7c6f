/** Limits for `src`: length of files and functions, number of parameters, and no import cycles (not even of types). */

import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')
const MOST_LINES = 450
const LONGEST_FUNCTION = 60
const MOST_PARAMETERS = 4
/** The file that is generated from the OpenAPI document. */
const GENERATED = 'client/api.ts'

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== GENERATED)
  .sort()
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8')
const sourceOf = (file: string, text = textOf(file)) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
const sources = files.map((file) => sourceOf(file))

/** True for a function that only returns a literal, such as a table of texts: `() => ({ … })`. */
function isTable({ body }: ts.FunctionLikeDeclaration): boolean {
  if (!body) return false
  const [only, ...more] = ts.isBlock(body) ? body.statements : []
  const returned = only && ts.isReturnStatement(only) && more.length === 0 ? only.expression : body
  const bare = (node: ts.Node | undefined): ts.Node | undefined =>
    node &&
    (ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node))
      ? bare(node.expression)
      : node
  const value = bare(returned)
  return (
    value !== undefined &&
    (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))
  )
}

interface Function {
  readonly at: string
  readonly lines: number
  readonly parameters: number
}

function functionsIn(source: ts.SourceFile): readonly Function[] {
  const found: Function[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line
      const [first, last] = [lineOf(node.getStart()), lineOf(node.end)]
      const hasBody = 'body' in node && node.body !== undefined
      found.push({
        at: `${source.fileName}:${first + 1}`,
        lines: hasBody && !isTable(node as ts.FunctionLikeDeclaration) ? last - first + 1 : 0,
        parameters: node.parameters.length,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the cycles of files that import each other, each cycle once. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const path: string[] = []
  const cycles = new Set<string>()
  const follow = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      const circle = path.slice(start)
      const least = circle.indexOf([...circle].sort()[0] ?? '')
      cycles.add([...circle.slice(least), ...circle.slice(0, least)].join(' → '))
    }
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const next of imports.get(file) ?? []) follow(next)
    path.pop()
    done.add(file)
  }
  for (const file of imports.keys()) follow(file)
  return [...cycles].sort()
}

const importsOf = (source: ts.SourceFile): readonly string[] =>
  source.statements.flatMap((one) => {
    const from =
      ts.isImportDeclaration(one) || ts.isExportDeclaration(one) ? one.moduleSpecifier : undefined
    return from && ts.isStringLiteral(from) && from.text.startsWith('.')
      ? [normalize(join(source.fileName, '..', from.text))]
      : []
  })

test('sees long functions, tables, parameters and circles', () => {
  const long = `function f(a, b, c, d, e) {\n${'  a()\n'.repeat(70)}}\n`
  expect(functionsIn(sourceOf('a.ts', long))).toEqual([{ at: 'a.ts:1', lines: 72, parameters: 5 }])
  const table = `const t = () =>\n  ({\n${"    'a': 1,\n".repeat(70)}  }) as const\n`
  expect(functionsIn(sourceOf('b.ts', table))[0]?.lines).toBe(0)
  const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }
  expect(cyclesIn(new Map(Object.entries(imports)))).toEqual(['a → b → c'])
})

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = files.filter((file) => textOf(file).trimEnd().split('\n').length > MOST_LINES)
  expect(files.length).toBeGreaterThan(500)
  expect(long).toEqual([])
})

test(`no function has more than ${LONGEST_FUNCTION} lines`, () => {
  const long = sources.flatMap(functionsIn).filter(({ lines }) => lines > LONGEST_FUNCTION)
  expect(long.map(({ at, lines }) => `${at} ${lines}`)).toEqual([])
})

test(`no function has more than ${MOST_PARAMETERS} parameters`, () => {
  const many = sources.flatMap(functionsIn).filter(({ parameters }) => parameters > MOST_PARAMETERS)
  expect(many.map(({ at, parameters }) => `${at} ${parameters}`)).toEqual([])
})

test('no files import each other, not even types', () => {
  expect(cyclesIn(new Map(sources.map((one) => [one.fileName, importsOf(one)])))).toEqual([])
})
