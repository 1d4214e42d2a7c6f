/** Dictionary of all phrases in the library, with their roles (name, unit, brand). Also finds inflected forms. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import { Packed, packTexts, type Texts } from '../domain/packed.ts'
import { WORDS } from '../language/index.ts'
import { spellings } from '../language/stem.ts'
import type { WordClass } from '../language/word-classes.ts'
import { formsOf, MAX_INFLECTED_WORDS, MAX_INFLECTIONS } from './inflection.ts'
import { PhraseTable, packPhrases } from './phrase-table.ts'

/**
 * `ambiguous`: a name with several meanings; `class`: a lexicon entry; `brandVariant`: an unofficial spelling;
 * `concept`: a word for a use, taste or other trait.
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

export interface Use {
  readonly kind: UseKind
  /** The language of the phrase; undefined for brands and unit ids. */
  readonly lang?: Language | undefined
  readonly cls?: WordClass
  /** Unit id, concept number, or folded name of the brand that the phrase is a variant of. */
  readonly of?: string
}

/** A dictionary phrase found in a sequence of words. */
export interface Tag extends Use {
  /** Index of the first word, and index after the last word. */
  readonly from: number
  readonly to: number
  /** The phrase as stored, joined by spaces. */
  readonly key: string
}

/** A lexicon word or phrase found in a line. */
export interface Entry {
  readonly cls: WordClass
  readonly length: number
}

type Entries = Readonly<Partial<Record<Language, Entry>>>

/** True for names, which also match in inflected forms; phrases of other kinds are listed in every form. */
const isInflectable = ({ kind }: Use) => kind === 'name' || kind === 'ambiguous'

/** Packs each different list of uses once, and a table that maps each phrase to the entry for its list. */
export function packDictionary(phrases: ReadonlyMap<string, readonly Use[]>): readonly Buffer[] {
  const lists = new Map<string, number>([['[]', 0]])
  const entries = new Map<string, number>()
  for (const [phrase, uses] of phrases) {
    const list = JSON.stringify(uses)
    const number = lists.get(list) ?? lists.size
    lists.set(list, number)
    entries.set(phrase, number * LIST)
  }
  for (const phrase of phrases.keys()) {
    for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1)) {
      const beginning = phrase.slice(0, end)
      entries.set(beginning, (entries.get(beginning) ?? 0) | BEGINNING)
    }
  }
  return [packTexts([...lists.keys()]), ...packPhrases(entries)]
}

const BRANDED: ReadonlySet<UseKind> = new Set(['brand', 'brandVariant', 'name'])
/**
 * The entry of a phrase is the index of its list of uses, multiplied by `LIST`. `BEGINNING` is added if a longer phrase
 * begins with this phrase.
 */
const LIST = 2
const BEGINNING = 1

export class Dictionary {
  private readonly lists: Texts
  private readonly table: PhraseTable
  private readonly decoded: (readonly Use[])[] = []
  /** Cached entries at each word of a list, because several readers look at the same words. */
  private readonly entriesIn = oncePer((_: readonly string[]): Entries[] => [])

  constructor(read: (part: number) => Buffer) {
    this.lists = new Packed(read(0)).texts()
    this.table = new PhraseTable((shard) => read(1 + shard))
  }

  /** Returns the entry of a phrase or of the beginning of a phrase; undefined if the table has neither. */
  find(phrase: string): number | undefined {
    return this.table.find(phrase)
  }

  usesOf(phrase: string): readonly Use[] {
    return this.uses(this.find(phrase))
  }

  uses(entry = 0): readonly Use[] {
    const list = Math.floor(entry / LIST)
    this.decoded[list] ??= JSON.parse(this.lists.at(list))
    return this.decoded[list]!
  }

  /** Returns the class of a phrase. "feingewürfelt" has the class of "gewürfelt", because its prefix is ignored. */
  classOf(phrase: string, language: Language): WordClass | undefined {
    return this.writtenClass(phrase, language) ?? this.prefixedClass(phrase, language)
  }

  private writtenClass(phrase: string, language: Language): WordClass | undefined {
    return this.usesOf(phrase).find(({ cls, lang }) => cls !== undefined && lang === language)?.cls
  }

  private prefixedClass(word: string, language: Language): WordClass | undefined {
    const [prefix] = WORDS[language].prefixed.exec(word) ?? []
    if (prefix === undefined || this.usesOf(word).length > 0) return undefined
    const cls = this.writtenClass(word.slice(prefix.length), language)
    return cls === 'preparation' ? cls : undefined
  }

  /** Longest lexicon entry at `from`, by language. */
  entriesAt(keys: readonly string[], from: number): Entries {
    const known = this.entriesIn(keys)
    known[from] ??= this.findEntries(keys, from)
    return known[from]
  }

  private findEntries(keys: readonly string[], from: number): Entries {
    const longest: Partial<Record<Language, Entry>> = {}
    for (const { entry, to } of this.exact(keys, from)) {
      for (const { cls, lang } of this.uses(entry)) {
        if (cls !== undefined && lang !== undefined) longest[lang] = { cls, length: to - from }
      }
    }
    for (const lang of LANGUAGES) {
      const cls = longest[lang] ? undefined : this.prefixedClass(keys[from] ?? '', lang)
      if (cls) longest[lang] = { cls, length: 1 }
    }
    return longest
  }

  /** Phrases that begin at `from`, longest first. */
  at(keys: readonly string[], from: number): readonly Tag[] {
    const tags = this.exact(keys, from).flatMap(({ entry, to, key }) =>
      this.uses(entry).map((use): Tag => ({ ...use, from, to, key })),
    )
    for (const lang of LANGUAGES) {
      for (const { entry, to, key } of this.formsAt(keys, from, lang)) {
        const uses = this.uses(entry).filter((use) => use.lang === lang && isInflectable(use))
        tags.push(...uses.map((use) => ({ ...use, from, to, key })))
      }
    }
    return tags.sort((a, b) => b.to - a.to)
  }

  /** True if the phrase, as written, has this use in the given language (default: in any language). */
  has(phrase: string, kind: UseKind, language?: Language): boolean {
    return this.usesOf(phrase).some(
      (use) => use.kind === kind && (language === undefined || use.lang === language),
    )
  }

  /** Indexes of the concepts that have this phrase in the given language or, if there are none, in any language. */
  concepts(phrase: string, language: Language): readonly number[] {
    const all = this.usesOf(phrase).filter(({ kind }) => kind === 'concept')
    const asked = all.filter(({ lang }) => lang === language)
    return [...new Set((asked.length > 0 ? asked : all).map(({ of }) => Number(of)))]
  }

  /** Returns the phrases of this kind and language of which `words` is an inflected form. */
  inflected(words: readonly string[], language: Language, wanted: UseKind): readonly string[] {
    return this.formsAt(words, 0, language).flatMap(({ entry, to, key }) =>
      to === words.length &&
      this.uses(entry).some(({ kind, lang }) => kind === wanted && lang === language)
        ? [key]
        : [],
    )
  }

  /** For each name (as written or inflected) that begins at `from`, returns the index after its last word. */
  nameEnds(words: readonly string[], from: number): Set<number> {
    return new Set(this.at(words, from).flatMap((tag) => (isInflectable(tag) ? [tag.to] : [])))
  }

  *entries(): Generator<readonly [string, readonly Use[]]> {
    for (const [phrase, entry] of this.table.entries()) {
      if (entry !== BEGINNING) yield [phrase, this.uses(entry)]
    }
  }

  /** Index after the longest brand at `from` whose name has no other meaning; undefined if there is none. */
  brandEnd(keys: readonly string[], from: number): number | undefined {
    return this.exact(keys, from).findLast(({ entry }) => {
      const uses = this.uses(entry)
      return (
        uses.some(({ kind, cls }) => kind === 'brand' || cls === 'brand') &&
        uses.every(({ kind, cls }) => BRANDED.has(kind) || cls === 'brand' || cls === 'homonym')
      )
    })?.to
  }

  /** Phrases that begin at `from`, as written. */
  private exact(keys: readonly string[], from: number): readonly Found[] {
    const found: Found[] = []
    let key = ''
    for (let at = from; at < keys.length; at++) {
      key = key === '' ? keys[at]! : `${key} ${keys[at]}`
      const entry = this.find(key)
      if (entry !== undefined) found.push({ entry, to: at + 1, key })
      if (!isBeginning(entry)) break
    }
    return found
  }

  /**
   * Phrases that match `keys` after at least one word is replaced with another of its forms. Beyond
   * `MAX_INFLECTED_WORDS` words or `MAX_INFLECTIONS` combinations, only spelt-out umlauts are replaced.
   */
  private formsAt(keys: readonly string[], from: number, lang: Language): readonly Found[] {
    const found: Found[] = []
    const follow = (text: string, at: number, rank: number, isSpelt: boolean) => {
      const word = keys[at]
      if (word === undefined) return
      const forms = formsOf(word, lang)
      const umlaut = spellings(word, lang).at(-1)
      for (const [number, form] of forms.entries()) {
        const order = rank * forms.length + number
        const isUmlaut = isSpelt && form === umlaut
        const isWithin = at - from < MAX_INFLECTED_WORDS && order < MAX_INFLECTIONS
        if (!isWithin && !isUmlaut) continue
        const key = text === '' ? form : `${text} ${form}`
        const entry = this.find(key)
        if (entry !== undefined && order > 0) found.push({ entry, to: at + 1, key })
        if (isBeginning(entry)) follow(key, at + 1, order, isUmlaut)
      }
    }
    follow('', from, 0, true)
    return found
  }
}

interface Found {
  readonly entry: number
  readonly to: number
  readonly key: string
}

/** True if longer phrases begin with the phrase of an entry. */
export const isBeginning = (entry = 0) => entry % LIST === BEGINNING
