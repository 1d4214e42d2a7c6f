/**
 * Tests that user-facing texts are in `src/wording`, not in string literals of the code that prints them.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')
const ROOMS = /^(?:cli|http|page|operations|engine)\//
const SAYS =
  /^(?:out|err|print|remark|tell|paragraph|table|rows|heads|next|msg|say|write|Error|IngrError|invalid|option|argument|description|about)$/

/** Sentences that are allowed in the code, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cli/serving.ts: listening on http://…\n': 'scripts wait for it, in any language',
  "http/openapi-errors.ts: Expected property name or '}' in JSON at position 1": 'of Node',
}

/** True for a property of the command tree that contains displayed text. */
const isRow = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && /^(?:about|examples|heading)$/.test(node.name.getText())

/** True if a text contains three words in a row. Codes, paths, options and flags do not. */
const isSentence = (text: string) =>
  /(?:^|[\s"(])\p{L}[\p{L}'-]*,? \p{L}[\p{L}'-]*,? \p{L}/u.test(text)

function sentencesIn(file: string, source: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node, isSaid: boolean) => {
    const call = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined
    const name = call && (ts.isPropertyAccessExpression(call) ? call.name : call).getText()
    const isPrinted =
      isSaid || (name !== undefined && SAYS.test(name)) || ts.isJsxElement(node) || isRow(node)
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
              .map((one) => one.text)
              .join('…')
          : ''
    if (isPrinted && isSentence(text)) found.push(`${file}: ${text}`)
    // Text inside a function that is passed as an argument belongs to that inner function.
    const isInner = ts.isArrowFunction(node) || ts.isFunctionExpression(node)
    // Skip error details. The API documentation says that they are always in English.
    const isError = name === 'invalid' || name === 'IngrError'
    ts.forEachChild(node, (child) => {
      if (!(isError && ts.isObjectLiteralExpression(child))) visit(child, isPrinted && !isInner)
    })
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false)
  return found
}

test.each([
  ["throw new Error('no such food here')", 1],
  ['app.remark(`this is not known`)', 1],
  ["app.heads('one', 'two')", 0],
  ["app.remark(app.say('said.nothing'))", 0],
  ['const x = <p>Nothing was found here</p>', 1],
  ["command.option('--max <n>', 'option.max')", 0],
  ["const row = { about: 'Find foods by name' }", 1],
])('is detected in %s', (source, count) => {
  expect(sentencesIn('a.tsx', source)).toHaveLength(count)
})

test('no sentence for people is outside of the catalogue', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && ROOMS.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => sentencesIn(file, readFileSync(join(SRC, file), 'utf8')))
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort())
})
