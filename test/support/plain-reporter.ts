/** Ends a test run with the plain line that says how it went. */

import type { Reporter, TestModule } from 'vitest/node'

export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0 }
    for (const module of modules) {
      // A file that does not load holds no test that could fail.
      if (module.errors().length > 0) count.failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') count.passed++
        else count.failed++
      }
    }
    process.on('exit', () => {
      process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
    })
  }
}
