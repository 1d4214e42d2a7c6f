/** The lexicon of recipe lines, what each word does there, as the library carries it: for each language in shards by the first word. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { itemAt } from '../domain/present.ts'
import { WORD_CLASSES, type WordClass } from '../language/word-classes.ts'
import type { LexiconEntries } from '../names/phrases.ts'

/** So many for each language: a recipe has some dozen words, and reads the shards of these. */
const SHARDS = 128

/** By its first word, so that an entry and what goes on from it stand together. */
function shardOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length && text[at] !== ' '; at++) {
    hash = (31 * hash + text.charCodeAt(at)) | 0
  }
  return (hash >>> 0) % SHARDS
}

/** The shards of one language after the other: the entries, then the places of their classes in `WORD_CLASSES`. */
export function packLexicon(entries: LexiconEntries): readonly Buffer[] {
  return LANGUAGES.flatMap((lang) => {
    const shards = Array.from({ length: SHARDS }, (): (readonly [string, WordClass])[] => [])
    for (const entry of entries[lang]) shards[shardOf(entry[0])]?.push(entry)
    return shards.map((shard) =>
      Buffer.concat([
        packTexts(shard.map(([entry]) => entry)),
        packNumbers(shard.map(([, cls]) => WORD_CLASSES.indexOf(cls))),
      ]),
    )
  })
}

/** A word or phrase of the lexicon, found in a line. */
export interface Entry {
  readonly cls: WordClass
  /** How many words it has. */
  readonly length: number
}

/** What is known of a text. */
interface Found {
  readonly cls: WordClass | undefined
  /** Whether longer entries begin with it and a space. */
  readonly goesOn: boolean
}

/** Texts that are remembered, some 3 MB: most recipes are written with the same few thousand. */
const MOST_REMEMBERED = 20_000

interface Shard {
  /** In the order of their letters. */
  readonly texts: Texts
  readonly classes: Int32Array
}

/** The lexicon of one language. */
export class Lexicon {
  private readonly shards: Shard[] = []
  private readonly known = new BoundedCache<Found>(MOST_REMEMBERED)

  /** `read` gives the body of a shard. */
  constructor(private readonly read: (shard: number) => Buffer) {}

  /** The class of a word or phrase. */
  of(text: string): WordClass | undefined {
    return this.found(text).cls
  }

  /** The longest entry that begins at `at`; undefined where the word is none. */
  at(words: readonly string[], at: number): Entry | undefined {
    let longest: Entry | undefined
    let text = words[at]
    for (let end = at + 1; text !== undefined; end++) {
      const { cls, goesOn } = this.found(text)
      if (cls !== undefined) longest = { cls, length: end - at }
      text = goesOn && end < words.length ? `${text} ${words[end]}` : undefined
    }
    return longest
  }

  /** All of it, in the order of the letters. */
  entries(): readonly (readonly [string, WordClass])[] {
    return Array.from({ length: SHARDS }, (_, number) => this.shard(number))
      .flatMap((shard) =>
        Array.from(
          shard.classes,
          (_, place) => [shard.texts.at(place), classAt(shard, place)] as const,
        ),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
  }

  private found(text: string): Found {
    return this.known.get(text, this.find)
  }

  // One function for all look-ups, of which a line takes some hundred.
  private readonly find = (text: string): Found => {
    const shard = this.shard(shardOf(text))
    const { texts } = shard
    const place = texts.placeOf(text)
    const isEntry = place < texts.length && texts.at(place) === text
    // No letter comes before the space: what goes on from an entry stands behind it.
    const next = isEntry ? place + 1 : place
    return {
      cls: isEntry ? classAt(shard, place) : undefined,
      goesOn: next < texts.length && texts.at(next).startsWith(`${text} `),
    }
  }

  private shard(number: number): Shard {
    if (!this.shards[number]) {
      const lists = new Packed(this.read(number))
      this.shards[number] = { texts: lists.texts(), classes: lists.numbers() }
    }
    return this.shards[number]
  }
}

function classAt({ classes }: Shard, place: number): WordClass {
  return itemAt(WORD_CLASSES, classes[place] ?? 0)
}

/** The lexicons of all languages: a look-up by name needs none. */
export class Lexicons {
  private readonly known: Partial<Record<Language, Lexicon>> = {}

  /** `read` gives the body of a shard, counted through all languages. */
  constructor(private readonly read: (shard: number) => Buffer) {}

  of(language: Language): Lexicon {
    const first = SHARDS * LANGUAGES.indexOf(language)
    this.known[language] ??= new Lexicon((shard) => this.read(first + shard))
    return this.known[language]
  }
}
