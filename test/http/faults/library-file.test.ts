/**
 * Tests library files that are missing, truncated, damaged or of another version: the program prints one clear line,
 * exits with code 1, and gives no wrong answer.
 */

// tier: system

import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { IngrError } from '../../../src/errors.ts'
import { requireSound } from '../../../src/library/file-checksum.ts'
import { LIBRARY_FORMAT } from '../../../src/library/format.ts'
import { openLibrary } from '../../../src/library/sqlite-library.ts'
import { ingr, ROOT } from '../../cli/run.ts'

const folder = await mkdtemp(join(tmpdir(), 'ingr-library-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const SHIPPED = join(ROOT, 'data/library.sqlite')
const path = join(folder, 'library.sqlite')
const bytes = readFileSync(SHIPPED)

/**
 * Writes a copy of the library in which `by` replaces `text` everywhere. `text` and `by` must have the same length.
 * Fails if the library does not contain `text`.
 */
function replaced(text: string, by: string): void {
  const copy = Buffer.from(bytes)
  const at = copy.indexOf(text)
  expect([at > 0, text.length]).toEqual([true, by.length])
  copy.write(by, at)
  writeFileSync(path, copy)
}

function changed(sql: string): void {
  copyFileSync(SHIPPED, path)
  const db = new Database(path)
  db.exec(sql)
  db.close()
}

const DAMAGES: readonly (readonly [what: string, make: () => void, message: string])[] = [
  [
    'missing',
    () => {},
    `library not found: ${path} (install ingr again, or name your own library with INGR_LIBRARY or --library)`,
  ],
  ['empty', () => writeFileSync(path, ''), `library cannot be read: ${path} (no such table: meta)`],
  [
    'no library',
    () => writeFileSync(path, 'no library'),
    `library cannot be read: ${path} (file is not a database)`,
  ],
  [
    'truncated in the middle',
    () => {
      copyFileSync(SHIPPED, path)
      truncateSync(path, bytes.length / 2)
    },
    `library cannot be read: ${path} (database disk image is malformed)`,
  ],
  [
    'of an older version',
    () => changed("update meta set value = '3' where key = 'format'"),
    `library has format 3, this program reads ${LIBRARY_FORMAT}: ${path}`,
  ],
  [
    'of a newer version',
    () => changed("update meta set value = '99' where key = 'format'"),
    `library has format 99, this program reads ${LIBRARY_FORMAT}: ${path}`,
  ],
  [
    'with an endless view instead of a table',
    () =>
      changed(`
        alter table meta rename to was;
        create view meta as
        with recursive n(i) as (values (0) union all select i + 1 from n)
        select 'format' as key, max(i) as value from n
      `),
    `library contains something that is not a table: meta (${path})`,
  ],
  [
    'with a computed column',
    () => changed('alter table name add column c text as (upper(name))'),
    `library contains something that is not a table: name (${path})`,
  ],
  [
    'with a trigger',
    () => changed('create trigger t after insert on meta begin delete from name; end'),
    `library contains something that is not a table: t (${path})`,
  ],
  [
    'with a virtual table',
    () => changed('create virtual table v using fts5(text)'),
    `library contains something that is not a table: v (${path})`,
  ],
  [
    'a pipe without a writer',
    () => execFileSync('mkfifo', [path]),
    `library is not a file: ${path}`,
  ],
]

describe.each(DAMAGES)('a library file: %s', (_, make, message) => {
  afterAll(() => rm(path, { force: true }))
  test.each([
    ['check', 'butter'],
    ['serve', '--port', '0'],
  ])('%s', async (...words) => {
    await rm(path, { force: true })
    make()
    const env = { INGR_LIBRARY: path, INGR_METER: 'off', INGR_ACCOUNTS: join(folder, 'a.sqlite') }
    expect(await ingr(words.filter(Boolean), { env })).toEqual({
      code: 1,
      out: '',
      err: `ingr: ${message}\n`,
    })
  })
})

describe('a library in which one word was replaced', () => {
  const env = { INGR_LIBRARY: path, INGR_METER: 'off', INGR_ACCOUNTS: join(folder, 'a.sqlite') }
  test('is refused by the look-up that would have returned it', async () => {
    // Change only the record of butter, since phrases that occur in many records are stored in short form.
    const start = bytes.indexOf('{"id":"butter","category"')
    const at = bytes.indexOf('butter', start + 14)
    expect([start > 0, at > start, at < start + 16_000]).toEqual([true, true, true])
    const copy = Buffer.from(bytes)
    copy.write('bitter', at)
    writeFileSync(path, copy)
    expect(await ingr(['check', 'butter'], { env })).toEqual({
      code: 1,
      out: '',
      err: 'ingr: library is damaged: butter is not as it was built\n',
    })
    expect((await ingr(['check', 'sugar', '--concern', 'dairy'], { env })).code).toBe(0)
  })

  test.each([['doctor'], ['serve', '--port', '0']])('is refused by %s', async (...words) => {
    replaced('"contains":"yes"', '"contains":"not"')
    expect(await ingr(words, { env })).toEqual({
      code: 1,
      out: '',
      err: `ingr: library is damaged: ${path} is not as it was built\n`,
    })
  })
})

describe('a damaged part of an index', () => {
  const env = { INGR_LIBRARY: path, INGR_METER: 'off' }
  /** The numbers of the index blocks for names that begin with "m" and "n". */
  const [m, n] = ['m', 'n'].map((letter) => letter.charCodeAt(0) % 32)
  const names = (part: string) => `update search_index set ${part} where kind = 'names'`
  test.each([
    [
      'of other bytes',
      [names('body = zeroblob(length(body))')],
      `library is damaged: the index names ${m} is not as it was built`,
    ],
    [
      'swapped with another',
      [`${names('part = -1')} and part = ${m}`, `${names(`part = ${m}`)} and part = ${n}`],
      `library is damaged: the index names ${m} is not as it was built`,
    ],
    [
      'missing',
      [`${names('part = -1')} and part = ${m}`],
      `library has no search index: names ${m}`,
    ],
  ])('%s: refused by the search that reads it, and by no other', async (_, sql, message) => {
    changed(sql.join(';'))
    const found = await ingr(['search', 'mustard'], { env })
    expect(found).toEqual({ code: 1, out: '', err: `ingr: ${message}\n` })
    expect((await ingr(['show', 'butter'], { env })).code).toBe(0)
  })
})

test('wherever a bit flips, the file is reported as damaged and no record is misread', () => {
  const good = openLibrary(SHIPPED)
  const ids = good.ids().filter((_, index) => index % 40 === 0)
  const butter = JSON.stringify(good.named('butter'))
  const seen = { same: 0, refused: 0, lost: 0 }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length * 8 - 1 }), (bit) => {
      const copy = Buffer.from(bytes)
      copy[bit >> 3]! ^= 1 << (bit & 7)
      writeFileSync(path, copy)
      expect(() => requireSound(path)).toThrow('library is damaged')
      const read = (work: () => unknown, wanted: string) => {
        try {
          const text = JSON.stringify(work())
          if (text === undefined) seen.lost++
          else expect(text).toBe(wanted)
          seen.same++
        } catch (error) {
          const code = (error as { code?: string }).code ?? ''
          if (!(error instanceof IngrError) && !code.startsWith('SQLITE_')) throw error
          seen.refused++
        }
      }
      let library: ReturnType<typeof openLibrary> | undefined
      read(() => {
        library = openLibrary(path)
        return null
      }, 'null')
      if (!library) return
      const flipped = library
      for (const id of ids) read(() => flipped.ingredient(id), JSON.stringify(good.ingredient(id)))
      read(() => flipped.named('butter'), butter)
      read(() => flipped.units, JSON.stringify(good.units))
    }),
    { numRuns: 25 },
  )
  console.log(
    `25 flipped bits: ${seen.same} records as they were, ${seen.refused} refused, ${seen.lost} not found`,
  )
})
