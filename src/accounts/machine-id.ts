/** Identifies this machine and user by an id in a file. The id is unique among all users of a database. */

import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOf } from '../errors.ts'
import { makeFolder } from './folder.ts'

/**
 * The id in the file `machine-id` of `folder`, created on first use. The host name is not suitable, because it may
 * change and many hosts are called `localhost`. Throws file system errors.
 */
export function machineId(folder: string): string {
  const path = join(folder, 'machine-id')
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (faultOf(error).code !== 'ENOENT') throw error
  }
  makeFolder(folder)
  // Uses the global `crypto`, because importing the module would slow every look-up.
  const id = crypto.randomUUID()
  const whole = `${path}.${id}`
  writeFileSync(whole, id, { mode: 0o600 })
  try {
    // Link the file only when it is complete, so that a concurrent process sees all of it or nothing.
    linkSync(whole, path)
    return id
  } catch (error) {
    if (faultOf(error).code !== 'EEXIST') throw error
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(whole)
  }
}
