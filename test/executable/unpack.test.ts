/**
 * Tests how the executable unpacks itself: once, completely and into a private folder; again if a file is damaged; and
 * into another folder if the cache folder is not writable.
 */

import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Assets, unpacked } from '../../src/executable/unpack.ts'

const CONTENT: Readonly<Record<string, string>> = {
  'a.node': 'addon',
  'data/library.sqlite': 'library',
}

let folder: string
let before: string | undefined
let read: string[]
let proven: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-unpack-'))
  before = process.env.TMPDIR
  process.env.TMPDIR = join(folder, 'tmp')
  mkdirSync(process.env.TMPDIR)
  read = []
  proven = []
})
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(folder, { recursive: true })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function assets(prove: (folder: string) => void = () => {}): Assets {
  return {
    manifest: {
      hash: '0123',
      files: Object.entries(CONTENT).map(([path, text]) => ({ path, sha256: sha256(text) })),
    },
    read: (path) => {
      read.push(path)
      return new TextEncoder().encode(CONTENT[path])
    },
    prove: (target) => {
      proven.push(target)
      prove(target)
    },
  }
}

const cache = () => ({ XDG_CACHE_HOME: join(folder, 'cache') })
const target = () => join(folder, 'cache/ingr/0123')
const contents = (at: string) =>
  Object.fromEntries(
    Object.keys(CONTENT).map((path) => [path, readFileSync(join(at, path), 'utf8')]),
  )
const temporary = () => join(folder, `tmp/ingr-${process.getuid!()}/0123`)

test('goes to the cache folder, private to its owner, with no partial files left', () => {
  expect(unpacked(assets(), cache())).toBe(target())
  expect(contents(target())).toEqual(CONTENT)
  for (const one of ['cache', 'cache/ingr', 'cache/ingr/0123', 'cache/ingr/0123/data']) {
    expect(statSync(join(folder, one)).mode & 0o777).toBe(0o700)
  }
  expect(statSync(join(target(), 'a.node')).mode & 0o777).toBe(0o600)
  expect(readdirSync(target()).sort()).toEqual(['a.node', 'data', 'verified.json'])
})

test('another version goes next to it', () => {
  const other = assets()
  unpacked(other, cache())
  const next = { ...other, manifest: { ...other.manifest, hash: '4567' } }
  const at = unpacked(next, cache())
  expect([at, contents(at)]).toEqual([join(folder, 'cache/ingr/4567'), CONTENT])
})

test('without XDG_CACHE_HOME, or with a relative one, goes below the home folder', () => {
  const expected = join(folder, '.cache/ingr/0123')
  expect(unpacked(assets(), { HOME: folder })).toBe(expected)
  expect(unpacked(assets(), { HOME: folder, XDG_CACHE_HOME: 'here' })).toBe(expected)
})

test('happens once: the second start reads nothing', () => {
  unpacked(assets(), cache())
  read = []
  expect(unpacked(assets(), cache())).toBe(target())
  expect({ read, proven }).toEqual({ read: [], proven: [target()] })
})

test.each([
  ['changed', (file: string) => writeFileSync(file, 'Library')],
  ['cut', (file: string) => writeFileSync(file, 'lib')],
  ['removed', (file: string) => rmSync(file)],
])('a file that was %s is written again, and only that one', (_, damage) => {
  unpacked(assets(), cache())
  read = []
  damage(join(target(), 'data/library.sqlite'))
  expect(unpacked(assets(), cache())).toBe(target())
  expect(contents(target())).toEqual(CONTENT)
  expect(read).toEqual(['data/library.sqlite'])
})

test('a file that was only touched is hashed once, and not rewritten', () => {
  unpacked(assets(), cache())
  read = []
  utimesSync(join(target(), 'a.node'), 1, 1)
  const noted = readFileSync(join(target(), 'verified.json'), 'utf8')
  expect(unpacked(assets(), cache())).toBe(target())
  expect(read).toEqual([])
  expect(readFileSync(join(target(), 'verified.json'), 'utf8')).not.toBe(noted)
})

test('the remains of a killed start are completed', () => {
  mkdirSync(target(), { recursive: true, mode: 0o700 })
  writeFileSync(join(target(), 'a.node'), 'add')
  expect(unpacked(assets(), cache())).toBe(target())
  expect(contents(target())).toEqual(CONTENT)
})

test('if the cache is not writable, goes to the folder for temporary files, and stays there', () => {
  writeFileSync(join(folder, 'file'), '')
  const env = { XDG_CACHE_HOME: join(folder, 'file/below') }
  expect(unpacked(assets(), env)).toBe(temporary())
  read = []
  expect(unpacked(assets(), env)).toBe(temporary())
  expect(read).toEqual([])
})

test('if the addon cannot be loaded from the cache, as on a disk without execution, tries the next folder', () => {
  const refuse = (at: string) => {
    if (at === target()) throw new Error('operation not permitted')
  }
  expect(unpacked(assets(refuse), cache())).toBe(temporary())
  expect(unpacked(assets(refuse), cache())).toBe(temporary())
  expect(proven).toEqual([target(), temporary()])
})

test('a folder that others may write to is not trusted, whatever it contains', () => {
  unpacked(assets(), cache())
  chmodSync(join(folder, 'cache/ingr'), 0o777)
  expect(unpacked(assets(), cache())).toBe(temporary())
  chmodSync(join(folder, `tmp/ingr-${process.getuid!()}`), 0o777)
  const passing = unpacked(assets(), cache())
  expect(passing).toMatch(/\/tmp\/ingr-\w{6}\/0123$/)
  expect(contents(passing)).toEqual(CONTENT)
})

test('if no folder is writable, says so in one line with every reason', () => {
  rmSync(join(folder, 'tmp'), { recursive: true })
  writeFileSync(join(folder, 'tmp'), '')
  writeFileSync(join(folder, 'cache'), '')
  expect(() => unpacked(assets(), cache())).toThrow(
    /^no folder to unpack to \(ENOTDIR.*; ENOTDIR.*; ENOTDIR.*\)$/,
  )
  expect(existsSync(join(folder, 'tmp/ingr'))).toBe(false)
})

test.skipIf(!existsSync('/proc/self'))(
  'below /proc, where no folder can be created, terminates',
  () => {
    process.env.TMPDIR = '/proc'
    expect(() => unpacked(assets(), { XDG_CACHE_HOME: '/proc/cache' })).toThrow(
      /^no folder to unpack to \(ENOENT.*; ENOENT.*; ENOENT.*\)$/,
    )
  },
)
