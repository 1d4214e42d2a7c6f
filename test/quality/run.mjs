/** Bundles `eval.ts` as the program is bundled, and runs it with the same words; `--markdown` renews `DESIGN.md`. */

import { spawnSync } from 'node:child_process'
import { bundle } from '../support/bundle.mjs'
import { renewSection } from '../support/section.mjs'

const words = process.argv.slice(2)
const forPage = words.includes('--markdown')
const program = bundle('test/quality/eval.ts', 'quality')
const { status, stdout } = spawnSync('node', [program, ...words], {
  stdio: ['ignore', forPage ? 'pipe' : 'inherit', 'inherit'],
  encoding: 'utf8',
})
if (forPage && status === 0) {
  console.log(stdout)
  renewSection('DESIGN.md', 'search quality', stdout.trim())
}
process.exitCode = status ?? 1
