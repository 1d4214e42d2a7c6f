/** The dictionary: all phrases of the library with their uses, looked up as written or inflected. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed, packTexts, type Texts } from '../domain/packed.ts'
import type { Unit } from '../domain/units.ts'
import { spellings } from '../language/stem.ts'
import type { WordClass } from '../language/word-classes.ts'
import { formsOf, MAX_INFLECTED_WORDS, MAX_INFLECTIONS } from './inflection.ts'
import { packTrie, Trie } from './trie.ts'

/**
 * `name`: a food name; `ambiguous`: a name with several meanings; `class`: a lexicon entry; `brandVariant`: an unofficial
 * spelling of a brand; `concept`: a word for a use, a taste or another trait.
 */
type UseKind =
  | 'name'
  | 'ambiguous'
  | 'class'
  | 'unit'
  | 'brand'
  | 'brandVariant'
  | 'dish'
  | 'concept'

/** One of the uses of a phrase. */
export interface Use {
  readonly kind: UseKind
  /** Undefined for brands and unit ids. */
  readonly lang: Language | undefined
  /** The class of a lexicon entry. */
  readonly cls?: WordClass
  /** The units that the phrase may mean, in library order. */
  readonly units?: readonly Unit[]
  /** The folded name of the brand that the phrase is a variant of, or the number of the concept. */
  readonly of?: string
}

/** A phrase of the dictionary found in words. */
export interface Tag extends Use {
  /** The index of the first word, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** The phrase as stored: words joined by spaces. */
  readonly key: string
  /** True if found only by removing endings of `lang` or resolving a spelt-out umlaut. */
  readonly isInflected: boolean
}

/** A lexicon word or phrase found in a line. */
export interface Entry {
  readonly cls: WordClass
  /** In words. */
  readonly length: number
}

/** Only names are matched inflected; other kinds have an entry per form. */
const isInflectable = ({ kind }: Use) => kind === 'name' || kind === 'ambiguous'

/** Packs the distinct lists of uses, then a trie that maps each phrase to the number of its list. */
export function packDictionary(phrases: ReadonlyMap<string, readonly Use[]>): readonly Buffer[] {
  const lists = new Map<string, number>()
  const values = new Map<string, number>()
  for (const [phrase, uses] of phrases) {
    const list = uses.map(textOf).join(' ')
    const value = lists.get(list) ?? lists.size + 1
    lists.set(list, value)
    values.set(phrase, value)
  }
  return [packTexts([...lists.keys()]), ...packTrie(values)]
}

const textOf = ({ kind, lang, cls, units, of }: Use) =>
  [
    kind,
    lang ?? '',
    cls ?? '',
    units?.map(({ id }) => id).join(',') ?? '',
    of?.replaceAll(' ', '_') ?? '',
  ].join(':')

function useOf(text: string, all: readonly Unit[]): Use {
  const [kind, lang, cls, ids, of] = text.split(':')
  const units = ids?.split(',')
  return {
    kind: kind as UseKind,
    lang: lang === '' ? undefined : (lang as Language),
    ...(cls ? { cls: cls as WordClass } : {}),
    ...(kind === 'unit' ? { units: all.filter(({ id }) => units?.includes(id)) } : {}),
    ...(of ? { of: of.replaceAll('_', ' ') } : {}),
  }
}

/** Looks up phrases; all words and phrases are folded. */
export class Dictionary {
  private readonly lists: Texts
  private readonly trie: Trie
  /** The lists decoded so far. */
  private readonly decoded: (readonly Use[])[] = []

  /** `read` returns a packed part; `units` are those of the library. */
  constructor(
    read: (part: number) => Buffer,
    private readonly units: readonly Unit[],
  ) {
    this.lists = new Packed(read(0)).texts()
    this.trie = new Trie((shard) => read(1 + shard))
  }

  /** The node of a phrase; undefined if no phrase in the dictionary begins with it. */
  find(phrase: string): number | undefined {
    return this.trie.find(phrase)
  }

  /** The node of a node's phrase extended by a word; without a node, that of the word. */
  next(node: number | undefined, word: string): number | undefined {
    return this.trie.next(node, word)
  }

  /** The uses of a node's phrase. */
  uses(node: number | undefined): readonly Use[] {
    const value = node === undefined ? 0 : this.trie.value(node)
    return value === 0 ? NO_USES : this.list(value)
  }

  /** The class of a node's phrase in a language. */
  classOf(node: number | undefined, language: Language): WordClass | undefined {
    for (const { cls, lang } of this.uses(node)) {
      if (cls !== undefined && lang === language) return cls
    }
    return undefined
  }

  /** The longest lexicon entry that begins at `from`, by language. */
  entriesAt(keys: readonly string[], from: number): Readonly<Partial<Record<Language, Entry>>> {
    const longest: Partial<Record<Language, Entry>> = {}
    for (const { node, to } of this.exact(keys, from)) {
      for (const { cls, lang } of this.uses(node)) {
        if (cls !== undefined && lang !== undefined) longest[lang] = { cls, length: to - from }
      }
    }
    return longest
  }

  /** The phrases that begin at `from`, longest first. */
  at(keys: readonly string[], from: number): readonly Tag[] {
    const tags = this.exact(keys, from).flatMap(({ node, to, key }) =>
      this.uses(node).map((use): Tag => ({ ...use, from, to, key, isInflected: false })),
    )
    for (const lang of LANGUAGES) {
      for (const { node, to, key } of this.inflected(keys, from, lang)) {
        const uses = this.uses(node).filter((use) => use.lang === lang && isInflectable(use))
        tags.push(...uses.map((use) => ({ ...use, from, to, key, isInflected: true })))
      }
    }
    return tags.sort((a, b) => b.to - a.to)
  }

  /** True if the phrase is a food name as written. */
  isName(phrase: string): boolean {
    return this.uses(this.find(phrase)).some(({ kind }) => kind === 'name')
  }

  isBrand(phrase: string): boolean {
    return this.uses(this.find(phrase)).some(({ kind }) => kind === 'brand')
  }

  /** The numbers of the concepts with this phrase: in the language, else in any. */
  concepts(phrase: string, language: Language): readonly number[] {
    const all = this.uses(this.find(phrase)).filter(({ kind }) => kind === 'concept')
    const asked = all.filter(({ lang }) => lang === language)
    return [...new Set((asked.length > 0 ? asked : all).map(({ of }) => Number(of)))]
  }

  /** The names, or ambiguous names, of a language of which all words are forms, at least one not as written. */
  inflectedNames(
    words: readonly string[],
    language: Language,
    wanted: 'name' | 'ambiguous' = 'name',
  ): readonly string[] {
    return this.inflected(words, 0, language).flatMap(({ node, to, key }) =>
      to === words.length &&
      this.uses(node).some(({ kind, lang }) => kind === wanted && lang === language)
        ? [key]
        : [],
    )
  }

  /** The end index of each name, written or inflected, that begins at `from`. */
  nameEnds(words: readonly string[], from: number): Set<number> {
    return new Set(this.at(words, from).flatMap((tag) => (isInflectable(tag) ? [tag.to] : [])))
  }

  /** Every phrase with its uses. */
  *entries(): Generator<readonly [string, readonly Use[]]> {
    for (const [phrase, value] of this.trie.entries()) yield [phrase, this.list(value)]
  }

  /** The nodes of phrases as written. */
  private exact(keys: readonly string[], from: number): readonly Found[] {
    const found: Found[] = []
    let node: number | undefined
    let key = ''
    for (const word of keys.slice(from)) {
      node = this.trie.next(node, word)
      if (node === undefined) break
      key = key === '' ? word : `${key} ${word}`
      found.push({ node, to: from + found.length + 1, key })
    }
    return found
  }

  /**
   * The nodes of phrases whose words are forms of `keys`, at least one not as written. In phrases longer than
   * `MAX_INFLECTED_WORDS` and combinations after the first `MAX_INFLECTIONS`, only spelt-out umlauts may differ.
   */
  private inflected(keys: readonly string[], from: number, lang: Language): readonly Found[] {
    const found: Found[] = []
    const follow = (
      node: number | undefined,
      at: number,
      text: string,
      rank: number,
      isSpelt: boolean,
    ) => {
      const word = keys[at]
      if (word === undefined || (node !== undefined && !this.trie.isBeginning(node))) return
      const forms = formsOf(word, lang)
      const umlaut = spellings(word, lang).at(-1)
      for (const [place, form] of forms.entries()) {
        const next = this.trie.next(node, form)
        const order = rank * forms.length + place
        const isUmlaut = isSpelt && form === umlaut
        const isWithin = at - from < MAX_INFLECTED_WORDS && order < MAX_INFLECTIONS
        if (next === undefined || !(isWithin || isUmlaut)) continue
        const key = text === '' ? form : `${text} ${form}`
        if (order > 0) found.push({ node: next, to: at + 1, key })
        follow(next, at + 1, key, order, isUmlaut)
      }
    }
    follow(undefined, from, '', 0, true)
    return found
  }

  private list(value: number): readonly Use[] {
    this.decoded[value] ??= this.lists
      .at(value - 1)
      .split(' ')
      .map((use) => useOf(use, this.units))
    return this.decoded[value]
  }
}

interface Found {
  readonly node: number
  readonly to: number
  readonly key: string
}

const NO_USES: readonly Use[] = []
