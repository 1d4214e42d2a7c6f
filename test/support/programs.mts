/**
 * Programs that tests use besides Node and a plain system. Tests that need a missing one are
 * skipped and named; with `CI` set it is required. A file that needs one throughout says so in a
 * line of its own: `// needs: redis-server`.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** By the Debian package that has it. */
const PACKAGES = {
  chromium: 'chromium',
  curl: 'curl',
  fish: 'fish',
  git: 'git',
  jq: 'jq',
  man: 'man-db',
  mandoc: 'mandoc',
  nginx: 'nginx',
  openssl: 'openssl',
  postgres: 'postgresql',
  python3: 'python3',
  'redis-server': 'redis-server',
  script: 'bsdutils',
  sqlite3: 'sqlite3',
  unshare: 'util-linux',
  zsh: 'zsh',
} as const
export type Program = keyof typeof PACKAGES

/** Debian installs those of PostgreSQL outside of the path, in one folder per version. */
const POSTGRES = '/usr/lib/postgresql'
/** Folders of servers, which are often not in the path. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

function isThere(program: Program): boolean {
  if (program === 'postgres') {
    const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
    return versions.some((one) => existsSync(join(POSTGRES, one, 'bin/postgres')))
  }
  const path = (process.env.PATH ?? '').split(delimiter)
  const searched = program === 'nginx' ? [...path, ...SERVER_FOLDERS] : path
  return searched.some((folder) => existsSync(join(folder, program)))
}

/** The missing programs, looked up once. */
export const MISSING: readonly Program[] = (Object.keys(PACKAGES) as Program[]).filter(
  (program) => !isThere(program),
)

/** Whether one of these is missing: for `skipIf`. */
export function lacks(...programs: readonly Program[]): boolean {
  return programs.some((one) => MISSING.includes(one))
}

/**
 * Throws if `CI` is set and a program is missing, because a skipped test would prove nothing there.
 */
export function demandAll(): void {
  if (!process.env.CI || MISSING.length === 0) return
  throw new Error(`CI is set, and tests need ${installHint(MISSING)}`)
}

/** For example "zsh and mandoc (apt-get install zsh mandoc)". */
export function installHint(programs: readonly Program[]): string {
  const packages = programs.map((one) => PACKAGES[one])
  return `${programs.join(', ')} (apt-get install ${packages.join(' ')})`
}

const NEEDS = /^\/\/ needs: (.+)$/m

/** The files below `folder` that need a missing program, and the number of tests in each. */
export function filesWithout(folder: string): readonly {
  readonly file: string
  readonly needs: readonly Program[]
  readonly tests: number
}[] {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('.test.ts'),
  )
  return names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const needed = (NEEDS.exec(text)?.[1]?.split(', ') ?? []) as Program[]
    const needs = needed.filter((one) => MISSING.includes(one))
    if (needs.length === 0) return []
    return [{ file: name, needs, tests: text.match(/^\s*test\b/gm)?.length ?? 0 }]
  })
}
