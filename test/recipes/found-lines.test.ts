/** Regression tests: lines of real recipes that were once read as a wrong food, too many foods or a wrong amount. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')
const [, ...rows] = readFileSync(join(import.meta.dirname, 'found-lines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')

test.each(rows.map((row) => row.split('\t') as [Language, string, string]))(
  '%s: %s: %s',
  (lang, line, expected) => {
    const read = parseText(library, line, lang).items.map(({ ingredientId, or = [], ...item }) => {
      const foods = [ingredientId ?? '?', ...or.map((other) => other.ingredientId)].join('/')
      const grams = item.grams === null ? '' : ` ${Math.round(item.grams)} g`
      return `${foods}${grams}${item.reading === 'sure' ? '' : ` ${item.reading}`}`
    })
    expect(read.join(' + ')).toBe(expected)
  },
)
