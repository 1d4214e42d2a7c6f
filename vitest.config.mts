/** Tests run against the built library and program: `npm test` builds them first. */

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { demandAll, filesWithout } from './test/support/programs.mts'
import { filesOf } from './test/support/tiers.mts'

demandAll()

const missing = filesWithout('test').map(({ file }) => `test/${file}`)
const system = filesOf('test', 'system')

/** Folders whose files change nothing that others see: a process that runs many of them loads the program and opens the library once. */
const READING = ['cli', 'data', 'domain', 'language', 'operations', 'property', 'quality', 'spec']
const isReader = (file: string) => READING.some((folder) => file.startsWith(`test/${folder}/`))
const readers = READING.map((folder) => `test/${folder}/**/*.test.ts`)

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

/** `--mode quick` is `npm test`, `--mode rest` what it leaves out; without a mode everything runs. */
export default defineConfig(({ mode }) => {
  const rest = [...system, ...filesOf('test', 'sweep')]
  const left = mode === 'quick' ? [...missing, ...system] : missing
  const only = mode === 'rest' ? rest : undefined
  const env = mode === 'quick' ? { INGR_TESTS: 'quick' } : {}
  return {
    test: {
      // One more than cores: many files wait for servers and databases that they started, and vitest would leave a core idle.
      maxWorkers: availableParallelism() + 1,
      // Of what runs in the tests' own processes; those that they start are not counted.
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
            // Loading takes a third of their time.
            isolate: false,
            env,
            ...limits,
          },
        },
      ],
    },
  }
})
