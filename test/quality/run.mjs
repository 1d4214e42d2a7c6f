/** Bundles `eval.ts` as the program is bundled, and runs it with the same words. */

import { spawnSync } from 'node:child_process'
import { bundle } from '../support/bundle.mjs'

const program = bundle('test/quality/eval.ts', 'quality')
const { status } = spawnSync('node', [program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
