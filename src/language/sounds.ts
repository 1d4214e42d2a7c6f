/** The sound of words in a language: a name spelt by ear sounds the same as the real one. */

/** A pattern in a folded word and its sound, applied in order. Capitals are sounds of several letters. */
export type SoundRules = readonly (readonly [written: RegExp, sound: string])[]

/** The sound of a folded text; spaces are silent. */
export function soundOf(text: string, rules: SoundRules): string {
  return text
    .split(' ')
    .map((word) => rules.reduce((sound, [written, by]) => sound.replace(written, by), word))
    .join('')
}
