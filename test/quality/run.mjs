/**
 * Bundles the evaluation of `search` or `reading` as the program is bundled, and runs it with the words that follow;
 * `--markdown` renews the page that holds its tables.
 */

import { spawnSync } from 'node:child_process'
import { bundle } from '../support/bundle.mjs'
import { renewSection } from '../support/section.mjs'

const EVALUATIONS = {
  search: { entry: 'eval.ts', page: 'DESIGN.md' },
  reading: { entry: 'eval-reading.ts', page: 'test/quality/README.md' },
}

const [what, ...words] = process.argv.slice(2)
const { entry, page } = EVALUATIONS[what]
const forPage = words.includes('--markdown')
const program = bundle(`test/quality/${entry}`, `quality-${what}`)
const { status, stdout } = spawnSync('node', [program, ...words], {
  stdio: ['ignore', forPage ? 'pipe' : 'inherit', 'inherit'],
  encoding: 'utf8',
})
if (forPage && status === 0) {
  console.log(stdout)
  renewSection(page, `${what} quality`, stdout.trim())
}
process.exitCode = status ?? 1
