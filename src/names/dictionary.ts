/** The dictionary: every phrase that the library knows, with its uses, found as written or inflected. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed, packTexts, type Texts } from '../domain/packed.ts'
import type { Unit } from '../domain/units.ts'
import { spellings } from '../language/stem.ts'
import type { WordClass } from '../language/word-classes.ts'
import { formsOf, MAX_INFLECTED_WORDS, MAX_INFLECTIONS } from './inflection.ts'
import { packTrie, Trie } from './trie.ts'

/**
 * `name`: of a food; `ambiguous`: a name with several meanings; `class`: an entry of the lexicon; `brandVariant`: a spelling of a
 * brand that its maker does not use; `concept`: a word for a use, a taste or another trait.
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
  /** None for brands and for ids of units. */
  readonly lang: Language | undefined
  /** The class of a lexicon entry. */
  readonly cls?: WordClass
  /** The units that the phrase may stand for, in the order of the library. */
  readonly units?: readonly Unit[]
  /** The folded name of the brand that the phrase is a variant of, or the number of the concept. */
  readonly of?: string
}

/** A phrase of the dictionary found in words. */
export interface Tag extends Use {
  /** The index of the first word, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** The phrase as the dictionary has it: its words joined by spaces. */
  readonly key: string
  /** Found only without endings of `lang`, or with an umlaut that was spelt out. */
  readonly isInflected: boolean
}

/** A word or phrase of the lexicon, found in a line. */
export interface Entry {
  readonly cls: WordClass
  /** How many words it has. */
  readonly length: number
}

/** Names may be inflected; whatever else is inflected has an entry for each form. */
const isInflectable = ({ kind }: Use) => kind === 'name' || kind === 'ambiguous'

/** Packs phrases with their uses: every distinct list of uses, then the trie of phrases with the places of their lists. */
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

/** Looks phrases up; all words and phrases are folded. */
export class Dictionary {
  private readonly lists: Texts
  private readonly trie: Trie
  /** The lists decoded so far. */
  private readonly decoded: (readonly Use[])[] = []

  /** `read` gives a part as it was packed; `units` are those of the library. */
  constructor(
    read: (part: number) => Buffer,
    private readonly units: readonly Unit[],
  ) {
    this.lists = new Packed(read(0)).texts()
    this.trie = new Trie((shard) => read(1 + shard))
  }

  /** The node of a phrase; undefined if neither it nor a longer one that begins with it is in the dictionary. */
  find(phrase: string): number | undefined {
    return this.trie.find(phrase)
  }

  /** The node of the phrase of a node and a word more, or of the word alone. */
  next(node: number | undefined, word: string): number | undefined {
    return this.trie.next(node, word)
  }

  /** The uses of the phrase of a node. */
  uses(node: number | undefined): readonly Use[] {
    const value = node === undefined ? 0 : this.trie.value(node)
    return value === 0 ? NO_USES : this.list(value)
  }

  /** The class that the phrase of a node has in a language. */
  classOf(node: number | undefined, language: Language): WordClass | undefined {
    for (const { cls, lang } of this.uses(node)) {
      if (cls !== undefined && lang === language) return cls
    }
    return undefined
  }

  /** By language the longest entry of the lexicon that begins at `from`. */
  entriesAt(keys: readonly string[], from: number): Readonly<Partial<Record<Language, Entry>>> {
    const longest: Partial<Record<Language, Entry>> = {}
    for (const { node, to } of this.exact(keys, from)) {
      for (const { cls, lang } of this.uses(node)) {
        if (cls !== undefined && lang !== undefined) longest[lang] = { cls, length: to - from }
      }
    }
    return longest
  }

  /** The phrases that begin at `from`, the longest first. */
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

  /** Whether a phrase is, as written, a name of a food. */
  isName(phrase: string): boolean {
    return this.uses(this.find(phrase)).some(({ kind }) => kind === 'name')
  }

  isBrand(phrase: string): boolean {
    return this.uses(this.find(phrase)).some(({ kind }) => kind === 'brand')
  }

  /** The numbers of the concepts with a phrase: those of the language, else those of any. */
  concepts(phrase: string, language: Language): readonly number[] {
    const all = this.uses(this.find(phrase)).filter(({ kind }) => kind === 'concept')
    const asked = all.filter(({ lang }) => lang === language)
    return [...new Set((asked.length > 0 ? asked : all).map(({ of }) => Number(of)))]
  }

  /** The names of a language, or those with several meanings, that all of the words are forms of, not all of them as written. */
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

  /** The places after each name, written or inflected, that begins at `from`. */
  nameEnds(words: readonly string[], from: number): Set<number> {
    return new Set(this.at(words, from).flatMap((tag) => (isInflectable(tag) ? [tag.to] : [])))
  }

  /** Every phrase with its uses. */
  *entries(): Generator<readonly [string, readonly Use[]]> {
    for (const [phrase, value] of this.trie.entries()) yield [phrase, this.list(value)]
  }

  /** The nodes of phrases as they are written. */
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
   * The nodes of phrases whose words are forms of `keys`, not all of them as written. Longer phrases than `MAX_INFLECTED_WORDS`, and combinations after
   * the first `MAX_INFLECTIONS`, count only where nothing but spelt out umlauts differs.
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
