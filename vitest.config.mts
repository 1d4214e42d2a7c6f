/** Tests run against the built library and program: `npm test` builds them first. */

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { demandAll, filesWithout } from './test/support/programs.mts'

demandAll()

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: filesWithout('test').map(({ file }) => `test/${file}`),
    // One for each core: vitest would leave one idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './test/support/plain-reporter.ts'],
  },
})
