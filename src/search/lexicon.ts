/** The lexicon of recipe lines, what each word does there, as the library carries it: a part for each language. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { WORD_CLASSES, type WordClass } from '../language/word-classes.ts'
import { Packed, packNumbers, packTexts, type Texts } from './packed.ts'

/** By language the folded words and phrases with their classes, in the order of their letters. */
export type LexiconEntries = Readonly<Record<Language, readonly (readonly [string, WordClass])[]>>

/** The parts of the lexicon, by language: the entries, then the places of their classes in `WORD_CLASSES`. */
export function packLexicon(entries: LexiconEntries): readonly Buffer[] {
  return LANGUAGES.map((lang) =>
    Buffer.concat([
      packTexts(entries[lang].map(([entry]) => entry)),
      packNumbers(entries[lang].map(([, cls]) => WORD_CLASSES.indexOf(cls))),
    ]),
  )
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

/** The lexicon of one language. */
export class Lexicon {
  private readonly texts: Texts
  private readonly classes: Int32Array
  private readonly known = new BoundedCache<Found>(MOST_REMEMBERED)

  constructor(body: Buffer) {
    const lists = new Packed(body)
    this.texts = lists.texts()
    this.classes = lists.numbers()
  }

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

  /** All of it. */
  entries(): readonly (readonly [string, WordClass])[] {
    return Array.from({ length: this.texts.length }, (_, place) => [
      this.texts.at(place),
      this.classAt(place),
    ])
  }

  private found(text: string): Found {
    return this.known.get(text, this.find)
  }

  // One function for all look-ups, of which a line takes some hundred.
  private readonly find = (text: string): Found => {
    const place = this.texts.placeOf(text)
    const isEntry = place < this.texts.length && this.texts.at(place) === text
    // No letter comes before the space: what goes on from an entry stands behind it.
    const next = isEntry ? place + 1 : place
    return {
      cls: isEntry ? this.classAt(place) : undefined,
      goesOn: next < this.texts.length && this.texts.at(next).startsWith(`${text} `),
    }
  }

  private classAt(place: number): WordClass {
    return WORD_CLASSES[this.classes[place]!]!
  }
}

/** The lexicons of all languages, each read when it is first asked for: a look-up by name needs none. */
export class Lexicons {
  private readonly known: Partial<Record<Language, Lexicon>> = {}

  /** `read` gives the body of a language, by its place. */
  constructor(private readonly read: (part: number) => Buffer) {}

  of(language: Language): Lexicon {
    this.known[language] ??= new Lexicon(this.read(LANGUAGES.indexOf(language)))
    return this.known[language]
  }
}
