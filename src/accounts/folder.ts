/** Creates the folder for accounts and journals. */

import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultOf } from '../errors.ts'

/**
 * Creates a folder and its parents, accessible only to their owner. Does not use `recursive`: on a path below /proc,
 * where nothing can be created, Node would hang and block the look-up that is to be recorded.
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
