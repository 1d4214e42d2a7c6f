/** Names by how they sound in each language: for what is spelt by ear. */

import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { LengthShards, type Near, packByLength, SHARDS } from './length-shards.ts'

/** From so many sounds on one may be wrong as well. */
const LONG_SOUND = 5
/** Sounds that a name has at least; with fewer it sounds like too much else. */
const SHORTEST = 3

/** The shards of one language after the other. */
export function packSounds(
  names: readonly { readonly key: string; readonly lang: Language }[],
): readonly Buffer[] {
  return LANGUAGES.flatMap((lang) => {
    const keys = new Set(names.filter((name) => name.lang === lang).map(({ key }) => key))
    return packByLength([...keys].map((key) => ({ text: soundOf(key, WORDS[lang].sounds), key })))
  })
}

export class Sounds {
  private readonly shards: Readonly<Record<Language, LengthShards>>

  /** `read` gives the body of a shard, counted through all languages. */
  constructor(read: (shard: number) => Buffer) {
    this.shards = byLanguage((lang) => {
      const first = SHARDS * LANGUAGES.indexOf(lang)
      return new LengthShards((shard) => read(first + shard), false)
    })
  }

  /** The names of a language that sound like a folded text as its people would say it, the same sound first. */
  alike(text: string, lang: Language): readonly Near[] {
    const sound = soundOf(text, WORDS[lang].sounds)
    return sound.length < SHORTEST
      ? []
      : this.shards[lang].near(sound, sound.length >= LONG_SOUND ? 1 : 0)
  }
}
