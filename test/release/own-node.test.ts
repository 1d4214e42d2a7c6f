/**
 * Tests that the repository installs its own Node: no script runs with the system's Node, whatever its version.
 */

// tier: system

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

const { scripts, optionalDependencies } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
/** The Node version that we install on this machine. Other machines run the scripts with their own Node. */
const OUR_VERSION = `v${optionalDependencies[`node-${process.platform}-${process.arch}`]}`

/** A folder at the front of PATH. The `node` in this folder always fails, and is found before the system's Node. */
const folder = mkdtempSync(join(tmpdir(), 'ingr-node-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, 'node'),
  '#!/bin/sh\necho "the Node of the system was started" >&2\nexit 1\n',
  {
    mode: 0o755,
  },
)
const npmCli = dirname(
  realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()),
)

/** Runs npm or npx with the real Node, although the first `node` in the PATH always fails. */
function npm(tool: 'npm' | 'npx', ...words: readonly string[]) {
  const env = { ...process.env, PATH: `${folder}${delimiter}/usr/bin${delimiter}/bin` }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(npmCli, `${tool}-cli.js`), ...words],
    { cwd: ROOT, env, encoding: 'utf8' },
  )
  return (stdout + stderr).trim()
}

test('these tests run under the Node of the checkout', () => {
  expect(process.version).toBe(OUR_VERSION)
})

test('npx and the scripts of npm find it first', () => {
  expect(npm('npx', '-c', 'node --version')).toBe(OUR_VERSION)
  expect(npm('npx', '--', 'ingr', '--version')).toMatch(/^ingr \d/)
  expect(npm('npm', 'exec', '-c', 'node --version')).toBe(OUR_VERSION)
})

test('a script calls programs of the checkout, never a path of the machine', () => {
  const started = Object.values<string>(scripts)
    .flatMap((script) => script.split('&&'))
    .map((command) => command.trim().split(' ')[0])
  expect([...new Set(started)].sort()).toEqual(['biome', 'node', 'npm', 'vitest'])
})
