/** The built library matches the data. */

// tier: system

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { writeLibrary } from '../../src/compiler/write-library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const DATA = join(import.meta.dirname, '../../data')
const folder = mkdtempSync(join(tmpdir(), 'ingr-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a new build of the data has the hash of the built library', { timeout: 240_000 }, () => {
  const whole = compile(DATA)
  expect(whole.problems).toEqual([])
  const { hash } = writeLibrary(whole, join(folder, 'whole.sqlite'))
  expect(openLibrary(join(DATA, 'library.sqlite')).hash).toBe(hash)
})
