/** Reads the systemd unit from the operating guide (`docs/ingr.service`). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../cli/run.ts'

const UNIT = readFileSync(join(ROOT, 'docs/ingr.service'), 'utf8')

/** Returns the values of a setting in the unit file, in order. */
const settings = (name: string) =>
  [...UNIT.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)

/** The environment variables that the systemd unit sets. An assignment that contains spaces is quoted as a whole. */
export const UNIT_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  settings('Environment')
    .flatMap((line) => [...line.matchAll(/"(\w+)=([^"]*)"|(\w+)=(\S+)/g)])
    .map(([, quoted, text, name, value]) => [quoted ?? name, text ?? value]),
)

/** The start command of the systemd unit, split at spaces. */
export const UNIT_COMMAND: readonly string[] = settings('ExecStart').join(' ').split(' ')
