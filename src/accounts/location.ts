/** Finds where accounts are stored: at the location in `INGR_ACCOUNTS`, or in a file in the user's data folder. */

import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { isAddress, readAddress } from './address.ts'
import { machineId } from './machine-id.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Journal of terminal calls: `<folder>/<name>.local-2026-11.ndjson`, one file per month. */
export type JournalLocation = { readonly folder: string; readonly name: string }

/** Path of the accounts file, or address of the database. */
export const accountsLocation = (env: Env): string =>
  env.INGR_ACCOUNTS || join(dataFolder(env), 'accounts.sqlite')

/**
 * The journal is next to the accounts file, or in the user's data folder if accounts are in a remote database. The
 * name of the journal must be unique, because several machines may share a database, which identifies journals by name.
 */
export function journalLocation(env: Env): JournalLocation {
  const place = accountsLocation(env)
  if (!isAddress(place)) return { folder: dirname(place), name: basename(place) }
  const folder = dataFolder(env)
  return { folder, name: `${readAddress(place).fileName}.${machineId(folder)}` }
}

function dataFolder(env: Env): string {
  const home = env.HOME || homedir()
  // The XDG specification says to ignore relative paths.
  if (env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME)) return join(env.XDG_DATA_HOME, 'ingr')
  if (process.platform === 'darwin') return join(home, 'Library/Application Support/ingr')
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA || join(homedir(), 'AppData/Local'), 'ingr')
  return join(home, '.local/share/ingr')
}
