/** Detects whether a library is up to date, so that installing and testing builds the library once, not three times. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bundled programs that compile the data. */
const COMPILER = ['dist/build-tools.cjs', 'dist/packages.cjs']

const hashOf = (files: readonly string[]) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Returns a hash of all data files and of the bundled compiler. */
export function stampOfInputs(data: string): string {
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('library.sqlite'))
    .map((entry) => join(entry.parentPath, entry.name))
  return hashOf([...files.sort(), ...COMPILER])
}

/** True if the library was built from these inputs and has not changed since. */
export function isMadeFrom(inputs: string, library: string, stamp: string): boolean {
  if (!existsSync(library) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === `${inputs} ${hashOf([library])}\n`
}

export function writeStamp(inputs: string, library: string, stamp: string): void {
  writeFileSync(stamp, `${inputs} ${hashOf([library])}\n`)
}
