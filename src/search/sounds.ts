/** Names by how they sound, a part for each language: for what is spelt by ear. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { editDistance } from './edit-distance.ts'
import { letters, placesLike } from './letters.ts'
import { Packed, packNumbers, packTexts, type Texts } from './packed.ts'

/** From so many sounds on one may be wrong as well. */
const LONG_SOUND = 5
/** What sounded like the last few texts: a query asks for the same ones in more than one way. */
const LAST = 24
/** Sounds that a name has at least; with fewer it sounds like too much else. */
const SHORTEST = 3

/** The part of each language, the shortest sounds first: the letters of each, the sounds, the folded name of each. */
export function packSounds(
  names: readonly { readonly key: string; readonly lang: Language }[],
): readonly Buffer[] {
  return LANGUAGES.map((lang) => {
    const keys = new Set(names.filter((name) => name.lang === lang).map(({ key }) => key))
    const rows = [...keys].map((key) => [soundOf(key, WORDS[lang].sounds), key] as const)
    rows.sort(
      ([a, one], [b, other]) => a.length - b.length || (a < b || (a === b && one < other) ? -1 : 1),
    )
    return Buffer.concat([
      packNumbers(rows.map(([sound]) => letters(sound))),
      packTexts(rows.map(([sound]) => sound)),
      packTexts(rows.map(([, key]) => key)),
    ])
  })
}

/** A folded name that sounds like a text. */
interface Alike {
  readonly key: string
  /** How many sounds it is off: none or one. */
  readonly off: number
}

interface Part {
  readonly bits: Int32Array
  readonly sounds: Texts
  readonly keys: Texts
}

export class Sounds {
  private readonly parts: Part[] = []
  private readonly last = new BoundedCache<readonly Alike[]>(LAST)

  /** `read` gives the part of a language, by its place among them. */
  constructor(private readonly read: (part: number) => Buffer) {}

  /** The names of a language that sound like a folded text as its people would say it, the same sound first. */
  alike(text: string, lang: Language): readonly Alike[] {
    return this.last.get(`${lang} ${text}`, () => this.find(text, lang))
  }

  private find(text: string, lang: Language): readonly Alike[] {
    const sound = soundOf(text, WORDS[lang].sounds)
    if (sound.length < SHORTEST) return []
    const most = sound.length >= LONG_SOUND ? 1 : 0
    const { bits, sounds, keys } = this.part(lang)
    const own = letters(sound)
    const found: Alike[] = []
    const first = longerThan(sounds, sound.length - most - 1)
    const last = longerThan(sounds, sound.length + most)
    for (const at of placesLike(bits, own, 2 * most, first, last)) {
      const off = editDistance(sound, sounds.at(at), most)
      if (off <= most) found.push({ key: keys.at(at), off })
    }
    return found.sort((a, b) => a.off - b.off)
  }

  private part(lang: Language) {
    const number = LANGUAGES.indexOf(lang)
    if (!this.parts[number]) {
      const lists = new Packed(this.read(number))
      this.parts[number] = { bits: lists.numbers(), sounds: lists.texts(), keys: lists.texts() }
    }
    return this.parts[number]
  }
}

/** Where the first sound that is longer begins. */
function longerThan(sounds: Texts, length: number): number {
  let low = 0
  let high = sounds.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sounds.ends[middle]! - sounds.start(middle) <= length) low = middle + 1
    else high = middle
  }
  return low
}
