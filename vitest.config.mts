/** Tests run against the built library and program: `npm test` builds them first. */

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { demandAll, filesWithout } from './test/support/programs.mts'

demandAll()

const missing = filesWithout('test').map(({ file }) => `test/${file}`)

/** Folders whose files change nothing that others see: a process that runs many of them loads the program and opens the library once. */
const READING = ['cli', 'data', 'domain', 'language', 'operations', 'property', 'quality', 'spec']
const readers = READING.map((folder) => `test/${folder}/**/*.test.ts`)

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // One more than cores: many files wait for servers and databases that they started, and vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './test/support/plain-reporter.ts'],
    projects: [
      {
        test: {
          name: 'processes',
          include: ['test/**/*.test.ts'],
          exclude: [...missing, ...readers],
          ...limits,
        },
      },
      {
        test: {
          name: 'readers',
          include: readers,
          exclude: missing,
          // Loading takes a third of their time.
          isolate: false,
          ...limits,
        },
      },
    ],
  },
})
