/**
 * Bundles the evaluation of `search`, `reading`, `asked`, `labels` or `tables` like the program, and runs it with the
 * remaining arguments; `--markdown` updates its tables in `README.md` (for `tables`, in `docs/nutrient-evidence.md`).
 */

import { spawnSync } from 'node:child_process'
import { bundle } from '../support/bundle.mjs'
import { renewSection } from '../support/section.mjs'

const PAGES = { tables: 'docs/nutrient-evidence.md' }
const ENTRIES = {
  search: 'eval.ts',
  reading: 'eval-reading.ts',
  asked: 'eval-asked.ts',
  labels: 'eval-labels.ts',
  tables: 'eval-tables.ts',
  witness: 'eval-witness.ts',
  real: 'eval-real.ts',
}

const [what, ...words] = process.argv.slice(2)
const forPage = words.includes('--markdown')
const program = bundle(`test/quality/${ENTRIES[what]}`, `quality-${what}`)
const { status, stdout } = spawnSync('node', [program, ...words], {
  stdio: ['ignore', forPage ? 'pipe' : 'inherit', 'inherit'],
  encoding: 'utf8',
})
if (forPage && status === 0) {
  console.log(stdout)
  renewSection(PAGES[what] ?? 'test/quality/README.md', `${what} quality`, stdout.trim())
}
process.exitCode = status ?? 1
