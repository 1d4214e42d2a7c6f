/** All environment variables that the program reads. The help and docs/guide/environment.md show this list. */

import { isHelp } from '../wording/help.ts'
import type { HelpWords } from './text/help.ts'

export const ENVIRONMENT = [
  ...['INGR_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'],
  ...['INGR_LIBRARY', 'INGR_ACCOUNTS', 'INGR_REDIS'],
  ...['HOST', 'PORT', 'WORKERS', 'LOG_LEVEL', 'INGR_KEY', 'INGR_METER', 'INGR_HINTS'],
  ...['INGR_PAGER', 'PAGER', 'LESS'],
  ...['NO_COLOR', 'FORCE_COLOR', 'CLICOLOR', 'CLICOLOR_FORCE', 'TERM'],
  ...['XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME'],
] as const

type Variable = (typeof ENVIRONMENT)[number]

/** Returns the help text of a variable: its meaning and its default. */
export function variableText(name: Variable, { say }: HelpWords): string {
  const meaning = say(`variable.${name}`)
  const otherwise = `otherwise.${name}`
  return isHelp(otherwise) ? say('withDefault', { meaning, otherwise: say(otherwise) }) : meaning
}

type Env = Readonly<Record<string, string | undefined>>

/** Decides whether to use colour: FORCE_COLOR, CLICOLOR_FORCE, NO_COLOR, CLICOLOR and TERM override `isTerminal`. */
export function wantsColor(env: Env, isTerminal: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR)
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0' && !env.NO_COLOR) return true
  return isTerminal && !env.NO_COLOR && env.CLICOLOR !== '0' && env.TERM !== 'dumb'
}

/** The pager command for long answers; undefined if there is none. */
export function pagerCommand(env: Env): string | undefined {
  const command = (env.INGR_PAGER ?? env.PAGER ?? 'less').trim()
  return command === '' || command === 'cat' || env.TERM === 'dumb' ? undefined : command
}
