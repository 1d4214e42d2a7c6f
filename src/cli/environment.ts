/** Every variable of the environment that the program reads: the help and the README show this list. */

export interface Variable {
  readonly name: string
  readonly meaning: string
  /** What holds without it. */
  readonly otherwise: string
}

export const ENVIRONMENT: readonly Variable[] = [
  { name: 'INGR_LANG', meaning: 'language: de, en or es', otherwise: 'en' },
  { name: 'INGR_LIBRARY', meaning: 'library file', otherwise: 'the shipped one' },
  {
    name: 'INGR_ACCOUNTS',
    meaning: 'file of the accounts, keys and usage',
    otherwise: 'ingr/accounts.sqlite in the data folder',
  },
  { name: 'INGR_KEY', meaning: 'API key that `call` uses', otherwise: 'the account local' },
  { name: 'INGR_METER', meaning: 'off: note no calls of the terminal', otherwise: 'on' },
  { name: 'NO_COLOR', meaning: 'not empty: no colour', otherwise: 'colour on a terminal' },
  { name: 'FORCE_COLOR', meaning: 'colour even in a pipe; 0: none', otherwise: '' },
  {
    name: 'XDG_DATA_HOME',
    meaning: 'data folder, an absolute path',
    otherwise: '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
  },
  {
    name: 'XDG_CACHE_HOME',
    meaning: 'cache folder of the single executable, an absolute path',
    otherwise: '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',
  },
]
