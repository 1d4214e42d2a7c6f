/** Maps a word to its sound in a language, so that a name spelled by ear matches. */

/** Letters of a folded word and their sound, applied in order. Capitals are sounds of several letters. */
export type SoundRules = readonly (readonly [written: RegExp, sound: string])[]

/** The sound of a folded text; spaces make none. */
export function soundOf(text: string, rules: SoundRules): string {
  return text
    .split(' ')
    .map((word) => rules.reduce((sound, [written, by]) => sound.replace(written, by), word))
    .join('')
}
