/** How a language sounds: what people write who spell a name by ear has the same sound as the name. */

/** What stands in a folded word, and the sound that it is; applied in order. Capitals are sounds of several letters. */
export type SoundRules = readonly (readonly [written: RegExp, sound: string])[]

/** The sound of a folded text; spaces make none. */
export function soundOf(text: string, rules: SoundRules): string {
  return text
    .split(' ')
    .map((word) => rules.reduce((sound, [written, by]) => sound.replace(written, by), word))
    .join('')
}
