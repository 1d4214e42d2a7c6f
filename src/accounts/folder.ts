/** Makes the folder that accounts and journals are kept in. */

import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultOf } from '../errors.ts'

/**
 * Makes it and those above it, for nobody but their owner. Not with `recursive`: Node never comes back from it below
 * /proc, where nothing can be made, and a look-up must not wait for its metering.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (faultOf(error).code !== 'EEXIST') throw error
  }
}
