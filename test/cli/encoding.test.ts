/** Tests encodings of input files: UTF-8, or UTF-16 with a byte order mark. Other encodings give a one-line error. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { decodedText } from '../../src/cli/input/encoding.ts'
import { inPipe } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-encoding-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = '2 EL Erdnußöl\n'
const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le')

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, little endian', utf16],
  ['UTF-16, big endian', Buffer.from(utf16).swap16()],
])('%s is read', (_, bytes) => {
  expect(decodedText(bytes, 'recipe.txt')).toBe(TEXT)
})

test.each<[string, Buffer]>([
  ['Latin-1', Buffer.from(TEXT, 'latin1')],
  ['half a letter', Buffer.from([0x45, 0xc3])],
  ['a UTF-16 mark and an odd number of bytes', Buffer.from([0xff, 0xfe, 0x41])],
])('%s is refused', (_, bytes) => {
  expect(() => decodedText(bytes, 'recipe.txt')).toThrow(
    'recipe.txt is not valid UTF-8 (save it as UTF-8)',
  )
})

test.each<[string, string, string]>([
  ['PDF', '%PDF-1.7\n%âãÏÓ', 'is a PDF, not text (copy its text into a file)'],
  ['RTF', '{\\rtf1\\ansi 2 eggs}', 'is a document, not text (save it as plain text)'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'is an image, not text (type out what it shows)'],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'is an image, not text (type out what it shows)'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0', 'is an image, not text (type out what it shows)'],
  [
    'ZIP, as written by Word and Mealie',
    'PK\x03\x04\x14\0',
    'is an archive or a document, not text (unpack it, or save it as plain text)',
  ],
])('%s is recognized and named', (_, head, expected) => {
  expect(() => decodedText(Buffer.from(head, 'latin1'), 'a')).toThrow(`a ${expected}`)
})

test('a recipe in Latin-1 gets no verdict', async () => {
  const file = join(folder, 'latin1.txt')
  writeFileSync(file, TEXT, 'latin1')
  const { code, out, err } = await inPipe(['check', file, '-c', 'peanut', '--lang', 'de'])
  const message = `ingr: ${file}: kein gültiges UTF-8 (als UTF-8 speichern)\n`
  expect([code, out, err]).toEqual([2, '', message])
})

const HEADER = 'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: '

test('DOS umlauts are not taken for Windows ones', () => {
  const bytes = Buffer.from(`${HEADER}N\x81sse\n`, 'latin1')
  expect(() => decodedText(bytes, 'a.mmf')).toThrow('a.mmf is not valid UTF-8')
})

const paprika = readFileSync(
  join(import.meta.dirname, '../recipes/exports/paprika/two.paprikarecipes'),
)

test.each<[string, Buffer]>([
  ['cut off', paprika.subarray(0, paprika.length - 100)],
  ['a damaged recipe', Buffer.from(paprika).fill(0xff, 60, 90)],
  ['a directory at another offset', Buffer.from(paprika).fill(0xff, paprika.length - 6)],
  ['a bomb', gzipSync(`{"name":"${'a'.repeat(40_000_000)}"}`)],
  ['truncated JSON', gzipSync('{"name":')],
])('a Paprika archive is refused in one line: %s', (_, bytes) => {
  expect(() => decodedText(bytes, 'a.paprikarecipes')).toThrow(
    /^a\.paprikarecipes (?:cannot be unpacked|is an archive)[^\n]*$/,
  )
})

test('photos in a Paprika archive are ignored', () => {
  const bytes = gzipSync('{"name":"Tea","photo_data":"abc","photos":[{"data":"abc"}]}')
  expect(decodedText(bytes, 'a')).toBe('[{"name":"Tea"}]')
})

test.each(['de', 'en', 'es'])('a URL as an argument gets one line (%s)', async (lang) => {
  const { code, out, err } = await inPipe(['check', 'https://example.org/pie', '--lang', lang])
  const advice = { de: 'Öffne die Seite', en: 'Open the page', es: 'Abre la página' }[lang]
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1])
  expect(err).toContain(advice)
})

test('an archive of several recipes is read as several recipes', async () => {
  const file = join(import.meta.dirname, '../recipes/exports/paprika/two.paprikarecipes')
  const { out } = await inPipe(['check', file, '-c', 'lactose', '--lang', 'de'])
  expect(out).toMatch(/Erbsensuppe[\s\S]*Grießbrei/)
})
