/**
 * Prints a summary after a test run, and the tests that were skipped because a program is missing.
 */

import type { Reporter, TestModule } from 'vitest/node'
import { filesWithout, installHint, MISSING } from './programs.mts'
import { filesOf } from './tiers.mts'

/**
 * True if the command line names no files. If it names some, all other files are left out on purpose and do not count
 * as skipped.
 */
const isWhole = process.argv.slice(2).every((word) => word === 'run' || word.startsWith('-'))
const LEFT_OUT = process.argv.includes('--mode=quick') ? filesOf('test', 'system') : []

export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    const skipped: string[] = []
    for (const module of modules) {
      // Count a file that does not load as one failure, because its tests never run.
      if (module.errors().length > 0) count.failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state]++
        else {
          count.skipped++
          skipped.push(`${module.relativeModuleId}: ${test.fullName}`)
        }
      }
    }
    for (const { file, needs, tests } of isWhole ? filesWithout('test') : []) {
      if (LEFT_OUT.includes(`test/${file}`)) continue
      count.skipped += tests
      skipped.push(`test/${file}: all, for want of ${needs.join(', ')}`)
    }
    process.on('exit', () => {
      if (skipped.length > 0) {
        const why = MISSING.length > 0 ? `; missing here: ${installHint(MISSING)}` : ''
        process.stdout.write(`skipped${why}\n${skipped.map((one) => `  ${one}\n`).join('')}`)
      }
      const { passed, failed } = count
      process.stdout.write(`${passed} passed, ${failed} failed, ${count.skipped} skipped\n`)
    })
  }
}
