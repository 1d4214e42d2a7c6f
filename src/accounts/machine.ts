/** Tells the machine and user apart from all others that share a database, by an id that a file keeps. */

import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOf } from '../errors.ts'
import { makeFolder } from './folder.ts'

/**
 * The id in the file `machine-id` of `folder`, made the first time. Not the name of the host: that changes, and many are
 * called `localhost`. Throws the error of the file system.
 */
export function machineId(folder: string): string {
  const path = join(folder, 'machine-id')
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (faultOf(error).code !== 'ENOENT') throw error
  }
  makeFolder(folder)
  // The global one: a look-up, which seldom comes here, does not load the module for it.
  const id = crypto.randomUUID()
  const whole = `${path}.${id}`
  writeFileSync(whole, id, { mode: 0o600 })
  try {
    // Linked only when it is whole: another process that is making one too reads all of it or nothing.
    linkSync(whole, path)
    return id
  } catch (error) {
    if (faultOf(error).code !== 'EEXIST') throw error
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(whole)
  }
}
