/** The closed vocabulary of recipe lines: what each word does in a line, by language, and how it is looked up. */

import type { Language } from '../domain/languages.ts'

/** Classes whose words say nothing about allergens, so that a reading stays sure beside them. */
export const PLAIN_CLASSES = [
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

/** What begins with a word: the word itself, and phrases by their second word. */
interface Beginning {
  cls: WordClass | undefined
  /** The number of words of the longest phrase with each second word. */
  phrases: Map<string, number> | undefined
}

export class Vocabulary {
  private readonly beginnings = new Map<string, Beginning>()
  private readonly phrases = new Map<string, WordClass>()

  constructor(private readonly source: VocabularySource) {
    for (const cls of WORD_CLASSES) for (const entry of this.entries(cls)) this.add(entry, cls)
  }

  /** A word stands in one class; of two the first, which says more, holds. */
  private add(entry: string, cls: WordClass): void {
    const space = entry.indexOf(' ')
    const first = space < 0 ? entry : entry.slice(0, space)
    let known = this.beginnings.get(first)
    if (known === undefined) {
      known = { cls: undefined, phrases: undefined }
      this.beginnings.set(first, known)
    }
    if (space < 0) {
      known.cls ??= cls
      return
    }
    if (this.phrases.has(entry)) return
    this.phrases.set(entry, cls)
    const words = entry.split(' ')
    known.phrases ??= new Map()
    const second = words[1]!
    if (words.length > (known.phrases.get(second) ?? 0)) known.phrases.set(second, words.length)
  }

  entries(cls: WordClass): readonly string[] {
    // A phrase may be broken at the end of a line.
    const text = this.source[cls].replace(/\s+/g, ' ').trim()
    return text === '' ? [] : text.split(', ')
  }

  /** The longest entry that begins at `at`; undefined where the word is none. */
  at(words: readonly string[], at: number): Entry | undefined {
    const known = this.beginnings.get(words[at] ?? '')
    if (known === undefined) return undefined
    const longest = known.phrases?.get(words[at + 1] ?? '')
    if (longest !== undefined) {
      for (let length = Math.min(longest, words.length - at); length > 1; length--) {
        const cls = this.phrases.get(words.slice(at, at + length).join(' '))
        if (cls !== undefined) return { cls, length }
      }
    }
    return known.cls === undefined ? undefined : SINGLE[known.cls]
  }

  /** The class of a single word. */
  of(word: string): WordClass | undefined {
    return this.beginnings.get(word)?.cls
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

export type Vocabularies = Readonly<Record<Language, Vocabulary>>
