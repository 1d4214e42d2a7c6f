/** Every variable of the environment that the program reads: the help and docs/guide/environment.md show this list. */

import type { HelpWords } from './text/help.ts'

interface Variable {
  readonly name: string
  readonly meaning: string
  /** What holds without it. */
  readonly otherwise: string
}

export const ENVIRONMENT: readonly Variable[] = [
  {
    name: 'INGR_LANG',
    meaning: 'language: de, en or es',
    otherwise: 'the locale: LC_ALL, LC_MESSAGES or LANG',
  },
  {
    name: 'LC_ALL',
    meaning:
      'locale; its language is that of the screen (C, POSIX and others than de, en and es: English), but not of JSON',
    otherwise: '',
  },
  { name: 'LC_MESSAGES', meaning: 'the same, after LC_ALL', otherwise: '' },
  { name: 'LANG', meaning: 'the same, after LC_MESSAGES', otherwise: '' },
  { name: 'INGR_LIBRARY', meaning: 'library file', otherwise: 'the shipped one' },
  {
    name: 'INGR_ACCOUNTS',
    meaning: 'file of the accounts, keys and usage, or postgres://…',
    otherwise: 'ingr/accounts.sqlite in the data folder',
  },
  {
    name: 'INGR_REDIS',
    meaning: 'redis://… or rediss://…: rate limits that several servers share',
    otherwise: 'each server counts for itself',
  },
  { name: 'INGR_KEY', meaning: 'API key that `call` uses', otherwise: 'the account local' },
  { name: 'INGR_METER', meaning: 'off: do not record the calls of the terminal', otherwise: 'on' },
  { name: 'INGR_HINTS', meaning: 'off: suggest no next command on a terminal', otherwise: 'on' },
  {
    name: 'INGR_PAGER',
    meaning: 'program for answers longer than the terminal; empty or cat: none',
    otherwise: 'PAGER',
  },
  { name: 'PAGER', meaning: 'the same, for all programs', otherwise: 'less' },
  { name: 'LESS', meaning: 'options of less', otherwise: 'FRX' },
  { name: 'NO_COLOR', meaning: 'not empty: no colour', otherwise: 'colour on a terminal' },
  { name: 'FORCE_COLOR', meaning: 'colour even in a pipe; 0: none', otherwise: '' },
  { name: 'CLICOLOR', meaning: '0: no colour', otherwise: '' },
  { name: 'CLICOLOR_FORCE', meaning: 'not 0: colour even in a pipe', otherwise: '' },
  { name: 'TERM', meaning: 'dumb: no colour, no pager', otherwise: '' },
  {
    name: 'XDG_DATA_HOME',
    meaning: 'data folder, an absolute path',
    otherwise: '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
  },
  {
    name: 'XDG_CONFIG_HOME',
    meaning: 'configuration folder, where ingr/household.yaml is, an absolute path',
    otherwise: '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
  },
  {
    name: 'XDG_CACHE_HOME',
    meaning: 'cache folder of the single executable, an absolute path',
    otherwise: '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',
  },
]

/** What it means and what holds without it. */
export function variableText({ meaning, otherwise }: Variable, { say }: HelpWords): string {
  if (otherwise === '') return say(meaning)
  return say('{meaning}; without it: {otherwise}')
    .replace('{meaning}', say(meaning))
    .replace('{otherwise}', say(otherwise))
}

type Env = Readonly<Record<string, string | undefined>>

/** Whether to paint: FORCE_COLOR and CLICOLOR_FORCE, then NO_COLOR, CLICOLOR and TERM, then whether it is a terminal. */
export function wantsColor(env: Env, isTerminal: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR)
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0' && !env.NO_COLOR) return true
  return isTerminal && !env.NO_COLOR && env.CLICOLOR !== '0' && env.TERM !== 'dumb'
}

/** The command that shows long answers; undefined where none is wanted. */
export function pagerCommand(env: Env): string | undefined {
  const command = (env.INGR_PAGER ?? env.PAGER ?? 'less').trim()
  return command === '' || command === 'cat' || env.TERM === 'dumb' ? undefined : command
}
