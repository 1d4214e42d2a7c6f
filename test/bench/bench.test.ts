/** Tests that `npm run bench` lists all benchmarks, and that each benchmark has a file and a section for its table. */

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

test('an unknown bench is reported in one line with the known ones, each of which has a table', () => {
  const run = spawnSync('node', ['test/bench/run.mjs', 'nix'], { cwd: ROOT, encoding: 'utf8' })
  expect([run.status, run.stdout]).toEqual([2, ''])
  expect(run.stderr).toMatch(/^unknown bench: nix; known: [^\n]*\n$/)
  const known = run.stderr.trim().split('known: ')[1]!.split(', ')
  const page = readFileSync(join(ROOT, 'test/bench/README.md'), 'utf8')
  const lacking = known.filter(
    (name) =>
      !existsSync(join(ROOT, `test/bench/${name}.mjs`)) ||
      page.split(`<!-- bench ${name} -->`).length !== 2 ||
      page.split(`<!-- /bench ${name} -->`).length !== 2,
  )
  expect(lacking).toEqual([])
  expect(known).toContain('search')
})
