/**
 * Bundles the evaluation of `search`, `reading` or `asked` as the program is bundled, and runs it with the words that follow;
 * `--markdown` renews its tables in `README.md` beside it.
 */

import { spawnSync } from 'node:child_process'
import { bundle } from '../support/bundle.mjs'
import { renewSection } from '../support/section.mjs'

const PAGE = 'test/quality/README.md'
const ENTRIES = {
  search: 'eval.ts',
  reading: 'eval-reading.ts',
  asked: 'eval-asked.ts',
  labels: 'eval-labels.ts',
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
  renewSection(PAGE, `${what} quality`, stdout.trim())
}
process.exitCode = status ?? 1
