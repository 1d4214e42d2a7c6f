/** The closed vocabulary of recipe lines: what each word does in a line, by language, and how it is looked up. */

import type { Language } from '../domain/languages.ts'

/**
 * What a word does in a line. Words of the classes up to `purpose` say nothing about allergens, so a reading stays sure
 * beside them; those behind it have an effect of their own or keep a word from being taken for the slip of another.
 */
export const WORD_CLASSES = [
  'descriptor',
  'preparation',
  'raw',
  'cooked',
  'dried',
  'fresh',
  'frozen',
  'ground',
  'canned',
  'smoked',
  'size',
  'shape',
  'part',
  'container',
  'filler',
  'remark',
  'purpose',
  'utensil',
  'section',
  'method',
  'ingredients',
  'breaded',
  'battered',
  'floured',
  'marinated',
  'filled',
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
] as const satisfies readonly WordClass[]

/** What is put on or into the food, and so may bring allergens of its own. */
export const COATINGS = [
  'breaded',
  'battered',
  'floured',
  'marinated',
  'filled',
] as const satisfies readonly WordClass[]
export type Coating = (typeof COATINGS)[number]

/** A word or phrase of the vocabulary, found in a line. */
export interface Entry {
  readonly cls: WordClass
  /** How many words it has. */
  readonly length: number
}

export class Vocabulary {
  private readonly classes = new Map<string, WordClass>()
  /** The longest phrase that begins with a word. */
  private readonly longest = new Map<string, number>()
  /** Entries of one class, for what looks at all of them. */
  private readonly source: VocabularySource

  constructor(source: VocabularySource) {
    this.source = source
    for (const cls of WORD_CLASSES) {
      for (const entry of this.entries(cls)) {
        // A word stands in one class; of two the first, which says more, holds.
        if (this.classes.has(entry)) continue
        this.classes.set(entry, cls)
        const space = entry.indexOf(' ')
        if (space < 0) continue
        const first = entry.slice(0, space)
        const words = entry.split(' ').length
        if (words > (this.longest.get(first) ?? 1)) this.longest.set(first, words)
      }
    }
  }

  entries(cls: WordClass): readonly string[] {
    const text = this.source[cls].trim()
    return text === '' ? [] : text.split(/\s*,\s*/)
  }

  /** The longest entry that begins at `at`; undefined where the word is none. */
  at(words: readonly string[], at: number): Entry | undefined {
    const first = words[at]
    if (first === undefined) return undefined
    const most = Math.min(this.longest.get(first) ?? 1, words.length - at)
    for (let length = most; length > 1; length--) {
      const cls = this.classes.get(words.slice(at, at + length).join(' '))
      if (cls !== undefined) return { cls, length }
    }
    const cls = this.classes.get(first)
    return cls === undefined ? undefined : { cls, length: 1 }
  }

  /** The class of a single word. */
  of(word: string): WordClass | undefined {
    return this.classes.get(word)
  }
}

/** Classes that hold in a line of another language too: people mix languages, and these words mean the same food. */
export const SHARED_CLASSES: ReadonlySet<WordClass> = new Set([
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
])

export type Vocabularies = Readonly<Record<Language, Vocabulary>>
