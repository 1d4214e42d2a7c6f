/** Mistakes in the shared data files, each reported with its file and line. */

// tier: system

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-data-'))
  cpSync('data', folder, { recursive: true, filter: (path) => !path.endsWith('.sqlite') })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the problems that the compiler reports for one category after `edit` has changed a file. */
function problemsAfter(
  file: string,
  category: string,
  edit: (text: string) => string,
): readonly string[] {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, edit(text))
  try {
    return compile(folder, category).problems
  } catch (error) {
    return [(error as Error).message]
  } finally {
    writeFileSync(path, text)
  }
}

const lineOf = (file: string, text: string) =>
  readFileSync(join('data', file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(text)) + 1

describe('the compiler', () => {
  test('reports an unknown key of an archetype', () => {
    const line = lineOf('archetypes.yaml', 'plant:')
    expect(
      problemsAfter('archetypes.yaml', 'herbs', (text) =>
        text.replace('plant:\n', 'plant:\n  colour: red\n'),
      ),
    ).toEqual([`data/archetypes.yaml:${line + 1}: plant: unknown key: colour`])
  })

  test('reports an unknown kind of unit', () => {
    const line = lineOf('units.yaml', 'gram:')
    expect(
      problemsAfter('units.yaml', 'herbs', (text) => text.replace('kind: mass', 'kind: weight')),
    ).toEqual([`units.yaml:${line + 1}: gram: unknown kind: weight`])
  })

  test('reports a tag without words in a language', () => {
    const problems = problemsAfter('vocabulary.yaml', 'herbs', (text) =>
      text.replace(/ {2}alcohol: \{de: \[Alkohol\], /, '  alcohol: {'),
    )
    const line = lineOf('vocabulary.yaml', '  alcohol: {de: [')
    expect(problems).toEqual([`vocabulary.yaml:${line}: alcohol: missing words in de`])
  })

  test('reports an unknown nutrient source', () => {
    const problems = problemsAfter('nutrients/herbs.csv', 'herbs', (text) =>
      text.replace('usda-sr28:', 'somewhere:'),
    )
    expect(problems).toEqual([
      expect.stringMatching(/^data\/nutrients\/herbs\.csv:\d+: .*: unknown source: somewhere:\d+$/),
    ])
  })

  test('reports an EU entry that contradicts its dimension', () => {
    const line = lineOf('ingredients/dairy-and-eggs.yaml', 'whole-milk:')
    const problems = problemsAfter('ingredients/dairy-and-eggs.yaml', 'dairy-and-eggs', (text) =>
      text.replace('whole-milk:\n', 'whole-milk:\n  eu: {milk: no}\n'),
    )
    expect(problems).toEqual([
      `data/ingredients/dairy-and-eggs.yaml:${line + 1}: whole-milk: eu.milk: no, but its dimension says yes`,
    ])
  })
})
