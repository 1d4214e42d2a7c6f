/** Finds names with similar letters or sounds. Names are sharded by length: similar names have similar lengths. */

import { bitCount } from '../domain/bits.ts'
import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { type Packed, packNumbers, packTexts, partsOf, type Texts } from '../domain/packed.ts'
import { WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { editDistance } from './edit-distance.ts'

/** Number of shards. There is one per length, and the last shard has all longer texts. */
const SHARDS = 32
/** Minimum number of sounds in a text: `least` to search by sound, and `oneWrong` to also allow one wrong sound. */
const SOUNDS = { least: 3, oneWrong: 5 }
/** Number of recent lookups to cache. A query often repeats the same lookups. */
const MOST_CACHED = 8

/** A folded name and its distance in letters or sounds. */
export type Near = { readonly key: string; readonly distance: number }

type Shard = { readonly letters: Int32Array; readonly texts: Texts; readonly keys: Texts }

const shardOf = (length: number) => Math.min(length, SHARDS - 1)

/** Packs all folded names into shards by letters, then the names of each language into shards by sounds. */
export function packNearNames(
  names: readonly { readonly key: string; readonly lang?: Language }[],
): readonly Buffer[] {
  const keysOf = (some: typeof names) => [...new Set(some.map(({ key }) => key))].sort()
  return [
    ...packByLength(keysOf(names), (key) => key),
    ...LANGUAGES.flatMap((lang) =>
      packByLength(keysOf(names.filter((name) => name.lang === lang)), (key) =>
        soundOf(key, WORDS[lang].sounds),
      ),
    ),
  ]
}

/**
 * For each shard, packs bit sets of the letters in its texts, then the texts themselves, and then the names if they
 * differ from the texts.
 */
function packByLength(keys: readonly string[], textOf: (key: string) => string): readonly Buffer[] {
  const rows = keys.map((key) => ({ key, text: textOf(key) }))
  const areNames = rows.every(({ text, key }) => text === key)
  return Array.from({ length: SHARDS }, (_, shard) => {
    const own = rows.filter(({ text }) => shardOf(text.length) === shard)
    const texts = own.map(({ text }) => text)
    return Buffer.concat([
      packNumbers(texts.map(letters)),
      packTexts(texts),
      packTexts(areNames ? [] : own.map(({ key }) => key)),
    ])
  })
}

function shardIn(lists: Packed): Shard {
  const [bits, texts, keys] = [lists.numbers(), lists.texts(), lists.texts()]
  return { letters: bits, texts, keys: keys.length > 0 ? keys : texts }
}

export class NearNames {
  private readonly shard: (part: number) => Shard
  private readonly recent = new BoundedCache<readonly Near[]>(MOST_CACHED)

  constructor(read: (part: number) => Buffer) {
    this.shard = partsOf(read, shardIn)
  }

  /** Folded names of all languages within `distance` letters, nearest first. */
  speltLike(text: string, distance: number): readonly Near[] {
    return this.recent.get(`${distance} ${text}`, () => this.within(text, distance, 0))
  }

  /** Names in a language that sound like the text if it is pronounced in that language, exact matches first. */
  soundingLike(text: string, lang: Language): readonly Near[] {
    const sound = soundOf(text, WORDS[lang].sounds)
    if (sound.length < SOUNDS.least) return []
    const distance = sound.length >= SOUNDS.oneWrong ? 1 : 0
    return this.within(sound, distance, SHARDS * (1 + LANGUAGES.indexOf(lang)))
  }

  private within(text: string, distance: number, first: number): readonly Near[] {
    const own = letters(text)
    const found: Near[] = []
    const last = shardOf(text.length + distance)
    for (let number = shardOf(Math.max(0, text.length - distance)); number <= last; number++) {
      const shard = this.shard(first + number)
      for (const at of rowsLike(shard.letters, own, 2 * distance)) {
        const off = editDistance(text, shard.texts.at(at), distance)
        if (off <= distance) found.push({ key: shard.keys.at(at), distance: off })
      }
    }
    return found.sort((a, b) => a.distance - b.distance)
  }
}

/** Letters of a text as bits: a bit for each letter from a to z, one for digits, and one for everything else. */
function letters(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 32) continue
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27)
  }
  return bits
}

/**
 * Rows in which at most `most` bits differ. A replaced letter changes two bits; an omitted or added letter changes one.
 * The loop must be short to be compiled well: computing the distance in it would take ten times as long.
 */
function rowsLike(bits: Int32Array, own: number, most: number): readonly number[] {
  const rows: number[] = []
  for (let at = 0; at < bits.length; at++) if (bitCount(bits[at]! ^ own) <= most) rows.push(at)
  return rows
}
