/** The types of completion: the position of the cursor, and the candidates for it. */

import type { Command, Option } from 'commander'
import type { Language } from '../../domain/languages.ts'
import type { App } from '../app.ts'
import type { Shell } from './scripts.ts'

export interface Candidate {
  readonly value: string
  /** A short description, for shells that show it. */
  readonly about?: string | undefined
}

/** `words` are plain, `names` may need quotes, `files` and `folders` are found by the shell. */
export interface Candidates {
  readonly kind: 'words' | 'names' | 'files' | 'folders'
  readonly list: readonly Candidate[]
}

/** The parsed words before the cursor. */
export interface Cursor {
  readonly command: Command
  readonly args: readonly string[]
  /** The option whose value comes next. */
  readonly awaiting: Option | undefined
  /** Values by the long name of their option. */
  readonly given: ReadonlyMap<string, readonly string[]>
  /** After `--` nothing is an option. */
  readonly ended: boolean
  /** `ingr help …` takes only commands. */
  readonly help: boolean
}

export interface Source {
  readonly shell: Shell
  readonly lang: Language
  readonly library: () => App['library']
}
