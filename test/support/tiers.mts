/**
 * Two test suites. The quick one (`npm test`) leaves out the files marked `// tier: system`, which
 * build the project, run a browser, kill processes or start other servers, and runs a fifth of the
 * cases of those marked `// tier: sweep`. The full one (`npm run test:full`) leaves nothing out.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Tier = 'system' | 'sweep'

const MARK = /^\/\/ tier: (\w+)$/m

/** The test files below a folder that are marked with a tier. */
export function filesOf(folder: string, tier: Tier): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => MARK.exec(readFileSync(join(folder, name), 'utf8'))?.[1] === tier)
    .map((name) => `${folder}/${name}`)
}

/** Set by `vitest.config.mts`. */
const IS_QUICK = process.env.INGR_TESTS === 'quick'
const SHARE = 5

/** The cases of a sweep: all of them, or every fifth in the quick suite. */
export function sweep<T>(cases: readonly T[]): readonly T[] {
  return IS_QUICK ? cases.filter((_, number) => number % SHARE === 0) : cases
}

/** The number of runs of a property; a fifth of it in the quick suite. */
export function runs(count: number): number {
  return IS_QUICK ? Math.ceil(count / SHARE) : count
}
