/** Reduces words to their sound in a language, to match names spelt by ear. */

import type { Substitution } from './word-lists.ts'

/** The sound of a folded text; spaces are silent. */
export const soundOf = (text: string, sounds: readonly Substitution[]): string =>
  text
    .split(' ')
    .map((word) => sounds.reduce((sound, [written, by]) => sound.replace(written, by), word))
    .join('')
