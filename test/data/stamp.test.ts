/** An unchanged build is not repeated, and any changed input triggers a new one. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMadeFrom, stampOfInputs, writeStamp } from '../../src/compiler/stamp.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-stamp-'))
  mkdirSync(join(folder, 'data/ingredients'), { recursive: true })
  write('data/ingredients/herbs.yaml', 'basil: {}\n')
  write('library.sqlite', 'a library')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const inputs = () => stampOfInputs(join(folder, 'data'))
const isMade = () =>
  isMadeFrom(inputs(), join(folder, 'library.sqlite'), join(folder, 'library.stamp'))

test('a library without a stamp is built, one with its stamp is not', () => {
  expect(isMade()).toBe(false)
  writeStamp(inputs(), join(folder, 'library.sqlite'), join(folder, 'library.stamp'))
  expect(isMade()).toBe(true)
})

test.each([
  ['a file of the data', 'data/ingredients/herbs.yaml', 'basil: {de: Basilikum}\n'],
  ['a new file of the data', 'data/ingredients/fruits.yaml', 'apple: {}\n'],
  ['the library', 'library.sqlite', 'another library'],
  ['the stamp', 'library.stamp', ''],
])('a change in %s triggers a build', (_, file, text) => {
  writeStamp(inputs(), join(folder, 'library.sqlite'), join(folder, 'library.stamp'))
  write(file, text)
  expect(isMade()).toBe(false)
})

test('the built library in the data folder is not an input', () => {
  const before = inputs()
  write('data/library.sqlite', 'a library')
  expect(inputs()).toBe(before)
})
