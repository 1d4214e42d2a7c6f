/** Tests run against the built library and program: `npm test` builds them first. */

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { demandAll, filesWithout } from './test/support/programs.mts'

demandAll()

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: filesWithout('test').map(({ file }) => `test/${file}`),
    // One more than cores: many files wait for servers and databases that they started, and vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './test/support/plain-reporter.ts'],
  },
})
