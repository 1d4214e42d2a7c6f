/** The compiled code beside the bundle: taken by the V8 that made it, and nothing depends on it. */

import { execFileSync } from 'node:child_process'
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

/** What a copy of the program says whose compiled code is this. */
function answer(cached: Buffer | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-cache-'))
  try {
    for (const name of ['bin', 'dist', 'data']) mkdirSync(join(folder, name))
    cpSync(join(ROOT, 'bin'), join(folder, 'bin'), { recursive: true })
    cpSync(bundle, join(folder, 'dist/ingr.cjs'))
    symlinkSync(join(ROOT, 'data/library.sqlite'), join(folder, 'data/library.sqlite'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    if (cached) writeFileSync(join(folder, 'dist/ingr.cache'), cached)
    return execFileSync('node', ['bin/ingr.js', 'allergens', 'butter', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, INGR_METER: 'off' },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('is taken by this V8, which made it', () => {
  const script = compiled(readFileSync(bundle, 'utf8'), bundle, readFileSync(cache))
  expect(script.cachedDataRejected).toBe(false)
})

test('is of a bundle in plain ASCII, which can be read without decoding it', () => {
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
