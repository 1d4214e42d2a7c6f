/** The types of completion: where the cursor is, and what may be typed there. */

import type { Command, Option } from 'commander'
import type { Language } from '../../domain/languages.ts'
import type { App } from '../app.ts'
import type { Shell } from './scripts.ts'

export interface Candidate {
  readonly value: string
  /** A few words on it, for shells that show them. */
  readonly about?: string | undefined
}

/** `words` are plain, `names` may need quotes, `files` and `folders` are for the shell to find. */
export interface Candidates {
  readonly kind: 'words' | 'names' | 'files' | 'folders'
  readonly list: readonly Candidate[]
}

/** What the words before the cursor say. */
export interface Place {
  readonly command: Command
  /** The arguments of the command so far. */
  readonly args: readonly string[]
  /** The option whose value comes next. */
  readonly awaiting: Option | undefined
  /** Values by the long name of their option. */
  readonly given: ReadonlyMap<string, readonly string[]>
  /** After `--` nothing is an option. */
  readonly ended: boolean
  /** `ingr help …` takes commands alone. */
  readonly help: boolean
}

/** The shell, and the library and language that names come from. */
export interface Source {
  readonly shell: Shell
  readonly lang: Language
  readonly library: () => App['library']
}
