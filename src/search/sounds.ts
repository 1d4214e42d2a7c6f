/** Names by how they sound, a part for each language: for what is spelt by ear. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { editDistance } from './edit-distance.ts'
import { Packed, packTexts, type Texts } from './packed.ts'

/** From so many sounds on one may be wrong as well. */
const LONG_SOUND = 5
/** Sounds that a name has at least; with fewer it sounds like too much else. */
const SHORTEST = 3

/** The part of each language: the sounds in order, then the folded name of each. */
export function packSounds(
  names: readonly { readonly key: string; readonly lang: Language }[],
): readonly Buffer[] {
  return LANGUAGES.map((lang) => {
    const keys = new Set(names.filter((name) => name.lang === lang).map(({ key }) => key))
    const rows = [...keys].map((key) => [soundOf(key, WORDS[lang].sounds), key] as const)
    rows.sort(([a, one], [b, other]) => (a < b || (a === b && one < other) ? -1 : 1))
    return Buffer.concat([
      packTexts(rows.map(([sound]) => sound)),
      packTexts(rows.map(([, key]) => key)),
    ])
  })
}

/** A folded name that sounds like a text. */
export interface Alike {
  readonly key: string
  /** How many sounds it is off: none or one. */
  readonly off: number
}

export class Sounds {
  private readonly parts: { readonly sounds: Texts; readonly keys: Texts }[] = []

  /** `read` gives the part of a language, by its place among them. */
  constructor(private readonly read: (part: number) => Buffer) {}

  /** The names of a language that sound like a folded text as its people would say it, the same sound first. */
  alike(text: string, lang: Language): readonly Alike[] {
    const sound = soundOf(text, WORDS[lang].sounds)
    if (sound.length < SHORTEST) return []
    const most = sound.length >= LONG_SOUND ? 1 : 0
    const { sounds, keys } = this.part(lang)
    const found: Alike[] = []
    for (let at = 0; at < sounds.length; at++) {
      const length = sounds.ends[at]! - sounds.start(at)
      if (Math.abs(length - sound.length) > most) continue
      const off = editDistance(sound, sounds.at(at), most)
      if (off <= most) found.push({ key: keys.at(at), off })
    }
    return found.sort((a, b) => a.off - b.off)
  }

  private part(lang: Language) {
    const number = LANGUAGES.indexOf(lang)
    if (!this.parts[number]) {
      const lists = new Packed(this.read(number))
      this.parts[number] = { sounds: lists.texts(), keys: lists.texts() }
    }
    return this.parts[number]
  }
}
