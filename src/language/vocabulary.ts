/** The closed vocabulary of recipe lines: what each word does in a line, by language, and how it is looked up. */

/** States that a food may be in; where the library knows a food in two of them, the word decides which is meant. */
export const STATES = [
  'raw',
  'cooked',
  'dried',
  'fresh',
  'frozen',
  'ground',
  'canned',
  'smoked',
] as const

/** What is put on or into the food, and so may bring allergens of its own. */
export const COATINGS = ['breaded', 'battered', 'floured', 'marinated', 'filled'] as const
export type Coating = (typeof COATINGS)[number]

/** Classes whose words say nothing about allergens, so that a reading stays sure beside them. */
export const PLAIN_CLASSES = [
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
  'part',
  'container',
  'filler',
  'remark',
  'purpose',
] as const

/**
 * What a word does in a line. The classes behind the plain ones have an effect of their own or keep a word from being taken
 * for the slip of another.
 */
export const WORD_CLASSES = [
  ...PLAIN_CLASSES,
  'utensil',
  'section',
  'method',
  'ingredients',
  ...COATINGS,
  'negator',
  'negatorBehind',
  'plant',
  'vegetarian',
  'example',
  'contains',
  'mayContain',
  'with',
  'everyday',
  'brand',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

/** Entries of one class: folded words and phrases, separated by commas. */
export type VocabularySource = { readonly [cls in WordClass]: string }

/** A word or phrase of the vocabulary, found in a line. */
export interface Entry {
  readonly cls: WordClass
  /** How many words it has. */
  readonly length: number
}

export class Vocabulary {
  private readonly words = new Map<string, WordClass>()
  private readonly phrases = new Map<string, WordClass>()
  /** The first words of phrases. */
  private readonly openings = new Set<string>()
  /** How many words the longest phrase has that begins with two, where it has more. */
  private readonly longest = new Map<string, number>()

  constructor(private readonly source: VocabularySource) {
    for (const cls of WORD_CLASSES) for (const entry of this.entries(cls)) this.add(entry, cls)
  }

  /** A word stands in one class; of two the first, which says more, holds. An object for each word would cost every start. */
  private add(entry: string, cls: WordClass): void {
    const space = entry.indexOf(' ')
    const known = space < 0 ? this.words : this.phrases
    if (known.has(entry)) return
    known.set(entry, cls)
    if (space < 0) return
    this.openings.add(entry.slice(0, space))
    const second = entry.indexOf(' ', space + 1)
    if (second < 0) return
    const pair = entry.slice(0, second)
    const length = entry.split(' ').length
    if (length > (this.longest.get(pair) ?? 2)) this.longest.set(pair, length)
  }

  entries(cls: WordClass): readonly string[] {
    // A phrase may be broken at the end of a line.
    const text = this.source[cls].replace(/\s+/g, ' ').trim()
    return text === '' ? [] : text.split(', ')
  }

  /** The longest entry that begins at `at`; undefined where the word is none. */
  at(words: readonly string[], at: number): Entry | undefined {
    const word = words[at] ?? ''
    if (this.openings.has(word) && at + 1 < words.length) {
      const longest = this.longest.get(`${word} ${words[at + 1]}`) ?? 2
      for (let length = Math.min(longest, words.length - at); length > 1; length--) {
        const cls = this.phrases.get(words.slice(at, at + length).join(' '))
        if (cls !== undefined) return { cls, length }
      }
    }
    const cls = this.words.get(word)
    return cls === undefined ? undefined : SINGLE[cls]
  }

  /** The class of a single word. */
  of(word: string): WordClass | undefined {
    return this.words.get(word)
  }
}

const SINGLE = Object.fromEntries(WORD_CLASSES.map((cls) => [cls, { cls, length: 1 }])) as Readonly<
  Record<WordClass, Entry>
>

/** Classes that hold in a line of another language too: people mix languages, and these words mean the same food. */
export const SHARED_CLASSES: ReadonlySet<WordClass> = new Set([
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
])
