/** Tests run against the built library and program: `npm test` builds them first. */

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { demandAll, filesWithout } from './test/support/programs.mts'
import { filesOf } from './test/support/tiers.mts'

demandAll()

const missing = filesWithout('test').map(({ file }) => `test/${file}`)
const system = filesOf('test', 'system')

/** Folders whose tests have no side effects on others, so one process runs many files and loads the program and the library once. */
const READING = ['cli', 'data', 'domain', 'language', 'operations', 'property', 'quality', 'spec']
const isReader = (file: string) => READING.some((folder) => file.startsWith(`test/${folder}/`))
const readers = READING.map((folder) => `test/${folder}/**/*.test.ts`)

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

/** `--mode quick` is `npm test`, `--mode rest` runs the tests that it leaves out; without a mode, all tests run. */
export default defineConfig(({ mode }) => {
  const rest = [...system, ...filesOf('test', 'sweep')]
  const left = mode === 'quick' ? [...missing, ...system] : missing
  const only = mode === 'rest' ? rest : undefined
  const env = mode === 'quick' ? { INGR_TESTS: 'quick' } : {}
  return {
    test: {
      // One more than the number of cores, because many files wait for servers and databases that they started.
      maxWorkers: availableParallelism() + 1,
      // Only covers code in the test processes, not in programs that they start.
      coverage: {
        enabled: process.env.INGR_COVERAGE !== undefined,
        include: ['src/**/*.ts'],
        reporter: ['text-summary'],
      },
      reporters: ['default', './test/support/plain-reporter.ts'],
      projects: [
        {
          test: {
            name: 'processes',
            include: only?.filter((file) => !isReader(file)) ?? ['test/**/*.test.ts'],
            exclude: [...left, ...readers],
            env,
            ...limits,
          },
        },
        {
          test: {
            name: 'readers',
            include: only?.filter(isReader) ?? readers,
            exclude: left,
            // Loading the program takes a third of their time.
            isolate: false,
            env,
            ...limits,
          },
        },
      ],
    },
  }
})
