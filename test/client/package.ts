/** Unpacks the published package into a folder where programs can import it by name. */

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { shipped } from '../security/shipped.mjs'

/** Unpacks our package, with `packages` installed next to it. The folder is deleted at the end of the test file. */
export function unpackedPackage(...packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-package-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const { filename } = JSON.parse(
    execFileSync('node', ['src/release/pack.mjs', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const unpacked = join(folder, 'node_modules/ingr')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', unpacked, '--strip-components=1'])
  for (const { path } of shipped().filter(({ isInstalled }) => isInstalled)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (from) => !/node_modules\/better-sqlite3\/(deps|src)/.test(from),
    })
  }
  for (const name of ['@types/node', 'undici-types', ...packages]) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), target)
  }
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../ingr/bin/ingr.js', join(folder, 'node_modules/.bin/ingr'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
