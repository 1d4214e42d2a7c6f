/** Tests the code cache next to the bundle: V8 accepts it, and everything works without it. */

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

const bundle = join(ROOT, 'dist/ingr.cjs')
const cache = join(ROOT, 'dist/ingr.cache')
const { compiled } = createRequire(import.meta.url)('../../bin/compiled.cjs') as {
  compiled: (source: string, filename: string, cachedData?: Buffer) => Script
}

/** Runs a copy of the program with this code cache, and returns its answer. */
const answer = (cached: Buffer | undefined) =>
  outputOf(readFileSync(bundle, 'latin1'), cached, 'allergens', 'butter', '--json')

/** Runs a copy of the program with this bundle and this code cache, and returns its entire output. */
function outputOf(source: string, cached: Buffer | undefined, ...words: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-cache-'))
  try {
    for (const name of ['bin', 'dist', 'data']) mkdirSync(join(folder, name))
    cpSync(join(ROOT, 'bin'), join(folder, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'dist/ingr.cjs'), source, 'latin1')
    symlinkSync(join(ROOT, 'data/library.sqlite'), join(folder, 'data/library.sqlite'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    if (cached) writeFileSync(join(folder, 'dist/ingr.cache'), cached)
    const { stdout, stderr } = spawnSync('node', ['bin/ingr.js', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, INGR_METER: 'off' },
    })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('is accepted by this V8, which made it', () => {
  const script = compiled(readFileSync(bundle, 'utf8'), bundle, readFileSync(cache))
  expect(script.cachedDataRejected).toBe(false)
})

test('begins with the hash of its bundle, which is that of the rest', () => {
  const [first, ...rest] = readFileSync(bundle, 'latin1').split('\n')
  const hash = createHash('sha256').update(rest.join('\n')).digest('hex')
  expect(first).toBe(`// ${hash}`)
  expect(readFileSync(cache).subarray(-64).toString()).toBe(hash)
})

test('of another bundle of the same length is not run in its place', () => {
  const source = readFileSync(bundle, 'latin1')
  // In the bundle, a long string may be broken into two lines by a backslash.
  const text = new RegExp([...'no such ingredient'].join('(?:\\\\\\n)?'), 'g')
  const changed = source.replace(text, (found) => 'so much nonsense!!'.padEnd(found.length))
  expect(changed).toHaveLength(source.length)
  const other = changed.replace(/^\/\/ .{64}/, `// ${'0'.repeat(64)}`)
  expect(outputOf(other, readFileSync(cache), 'show', 'plutonium')).toContain('so much nonsense!!')
})

test('belongs to a bundle in plain ASCII, which can be read without decoding', () => {
  expect(readFileSync(bundle).filter((byte) => byte > 127)).toHaveLength(0)
})

test('changes no answer: with it, without it, with a damaged one', () => {
  const whole = readFileSync(cache)
  const expected = answer(whole)
  expect(JSON.parse(expected).ingredientId).toBe('butter')
  expect(answer(undefined)).toBe(expected)
  expect(answer(Buffer.alloc(whole.length))).toBe(expected)
  expect(answer(whole.subarray(0, 1000))).toBe(expected)
})
