/** Types used by completion: the position of the cursor, and the candidates for this position. */

import type { Command, Option } from 'commander'
import type { Language } from '../../domain/languages.ts'
import type { App } from '../app.ts'
import type { Shell } from './scripts.ts'

export interface Candidate {
  readonly value: string
  /** A short description, for shells that show it. */
  readonly about?: string | undefined
}

/** `words` need no quotes, `names` may need them, and `files` and `folders` are listed by the shell itself. */
export interface Candidates {
  readonly kind: 'words' | 'names' | 'files' | 'folders'
  readonly list: readonly Candidate[]
}

/** The parsed words before the cursor. */
export interface Cursor {
  readonly command: Command
  readonly args: readonly string[]
  /** The option whose value is expected next. */
  readonly awaiting: Option | undefined
  /** The values given so far, by the long name of the option. */
  readonly given: ReadonlyMap<string, readonly string[]>
  /** True after `--`: from there on, no word is an option. */
  readonly ended: boolean
  /** True after `ingr help`, which is followed only by the name of a command. */
  readonly help: boolean
}

export interface Source {
  readonly shell: Shell
  readonly lang: Language
  readonly library: () => App['library']
}
