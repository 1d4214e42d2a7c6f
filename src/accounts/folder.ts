/** Creates the folder for accounts and journals. */

import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultOf } from '../errors.ts'

/**
 * Creates a folder and its parents, accessible only to their owner. Does not use `recursive`, because Node would hang
 * on a path below /proc, where nothing can be created. A look-up must not be delayed only to record it.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process created the folder first.
    if (faultOf(error).code !== 'EEXIST') throw error
  }
}
