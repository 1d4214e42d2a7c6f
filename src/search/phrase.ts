/** A phrase that may name a food: its words, their lexicon entries, and the spans of words that may be names. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { Role } from '../domain/reading.ts'
import { AGE_LENGTH, ageIn, monthsAt } from '../language/ages.ts'
import { WORDS } from '../language/index.ts'
import { isPlain, STATES, type WordClass } from '../language/word-classes.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import type { Entry } from '../names/dictionary.ts'
import { dictionary } from './indexes.ts'
import { entryAt } from './lexicon-entries.ts'
import { isPortion } from './named.ts'

/** Maximum number of words in a phrase. A longer phrase is not the name of a food. */
const MAX_WORDS = 14
const MAX_NAME_WORDS = 6

/** A span of words by index; `to` is exclusive. */
export type WordSpan = readonly [from: number, to: number]

/** The lexicon entry that covers a word; it may cover several words. */
interface WordTag {
  readonly cls: WordClass | undefined
  readonly isPlain: boolean
  /** True if the entry is a phrase of several words with a meaning of its own. */
  readonly inPhrase: boolean
}

export class Phrase {
  readonly words: readonly string[]
  readonly tags: readonly WordTag[]
  /** Foods that each dish name may mean, by folded name. */
  readonly dishes: Readonly<Record<string, readonly string[]>>
  private readonly count: number
  private readonly age: ReturnType<typeof ageIn>
  private readonly nameEnds: Set<number>[] = []

  /** `states` are words from elsewhere in the line, such as after a comma. */
  constructor(
    readonly library: Library,
    readonly language: Language,
    words: readonly string[],
    private readonly states: readonly string[],
  ) {
    this.words = words.slice(0, MAX_WORDS)
    this.count = words.length
    this.tags = tagsOf(library, this.words, language)
    // A brand describes the food next to it. Without such a food, the brand itself is the name.
    if (this.tags.some(isOfBrand) && !this.hasNameBesideBrand())
      this.tags = this.tags.map((tag) => (isOfBrand(tag) ? { ...tag, isPlain: false } : tag))
    this.age = ageIn(this.words, language)
    this.dishes = lookup(library.dishes, language) ?? {}
  }

  get isTooLong(): boolean {
    return this.count > MAX_WORDS
  }

  get whole(): WordSpan {
    return [0, this.words.length]
  }

  tag(at: number): WordTag {
    return itemAt(this.tags, at)
  }

  arePlain(from = 0, to = this.words.length): boolean {
    return this.tags.slice(from, to).every((tag) => tag.isPlain)
  }

  isPlainAround([from, to]: WordSpan): boolean {
    return this.words.every(
      (word, at) => (at >= from && at < to) || this.tag(at).isPlain || isPortion(word),
    )
  }

  /** Indexes of all words except purely descriptive words. */
  namingWords(): readonly number[] {
    return this.words.flatMap((_, at) => (this.tag(at).isPlain ? [] : [at]))
  }

  /** True if a span of words is a name, as written or inflected. */
  isInDictionary([from, to]: WordSpan): boolean {
    this.nameEnds[from] ??= dictionary(this.library).nameEnds(this.words, from)
    return this.nameEnds[from].has(to)
  }

  /** Spans shorter than the phrase, longest first. Among equally long spans, those nearest the main word come first. */
  *spans(): Generator<WordSpan> {
    const { length } = this.words
    for (let size = Math.min(length - 1, MAX_NAME_WORDS); size >= 1; size--) {
      for (let i = 0; i + size <= length; i++) {
        const from = WORDS[this.language].headFirst ? i : length - size - i
        yield [from, from + size]
      }
    }
  }

  /** States that may belong to the food in a span. States from other parts of the line come first. */
  statesFor([from, to]: WordSpan): readonly string[] {
    const nearby = this.words.filter(
      (_, at) => (at < from || at >= to) && isState(this.tag(at).cls),
    )
    return [...this.states, ...(this.age?.aged ?? []), ...nearby]
  }

  /** Word classes in the line outside a span, such as `cooked` in "cooked rice" and "arroz, cocido". */
  classesAround([from, to]: WordSpan): ReadonlySet<WordClass | undefined> {
    const nearby = this.tags.filter((_, at) => at < from || at >= to)
    const elsewhere = tagsOf(this.library, this.states, this.language)
    return new Set([...nearby, ...elsewhere].map(({ cls }) => cls))
  }

  /** Finds states ("dried", "roh") or a lone descriptor ("rot", "sweet"). */
  kinds(): readonly string[] {
    const { degrees, drained } = WORDS[this.language]
    const isLone = !this.age && this.words.filter((word) => !degrees.has(word)).length === 1
    const kinds = this.words.filter((word, at) => {
      const { cls } = this.tag(at)
      // Preparation ("geröstet", "fein gehackt") does not change which food to buy.
      const isKind = isLone && cls === 'descriptor' && !degrees.has(word)
      // True in "drained and rinsed", but not in "not drained".
      const isDrained = drained.has(word) && cls !== 'remark'
      return isState(cls) || isKind || isDrained
    })
    return [...kinds, ...(this.age?.aged ?? [])]
  }

  /** The role of each word if the phrase names no food. */
  roles(): readonly Role[] {
    const read = this.tags.map((tag) => (tag.isPlain ? roleOf(tag.cls) : 'unread'))
    return [...read, ...Array<Role>(this.count - read.length).fill('unread')]
  }

  /** Returns `inside` for words in the span. Other words get the role of their class, or `unread`. */
  rolesAround([from, to]: WordSpan, inside: Role): readonly Role[] {
    return this.words.map((word, at) => {
      if (at >= from && at < to) return inside
      const tag = this.tag(at)
      return tag.isPlain || isPortion(word) ? roleOf(tag.cls) : 'unread'
    })
  }

  private hasNameBesideBrand(): boolean {
    return [...this.spans()].some(
      (span) => !this.tags.slice(...span).some(isOfBrand) && this.isInDictionary(span),
    )
  }
}

export const isOfBrand = ({ cls }: WordTag) => cls === 'brand'

export const isState = (cls: WordClass | undefined) => cls !== undefined && isOneOf(STATES, cls)

const ROLES: Readonly<Partial<Record<WordClass, Role>>> = {
  size: 'size',
  filler: 'filler',
  remark: 'note',
  purpose: 'note',
  everyday: 'note',
}

export const roleOf = (cls: WordClass | undefined): Role =>
  isState(cls) ? 'state' : ((cls && ROLES[cls]) ?? 'descriptor')

/** Matches numbers, percentages, lean-to-fat ratios ("93/7") and quotation marks, but not "501a", a possible typo. */
const NO_MEANING = /^(?:\d+(?:\/\d+)?%?|["'“”„«»‹›‘’]+)$/

/** The lexicon entry of each word. Ages, numbers and quotation marks without an entry count as descriptive. */
function tagsOf(library: Library, words: readonly string[], language: Language) {
  const tags: WordTag[] = []
  while (tags.length < words.length) tags.push(...tagsAt(library, words, tags.length, language))
  return tags
}

/** Tags of the words covered by the lexicon entry, name, age or brand that begins at `at`. */
function tagsAt(library: Library, words: readonly string[], at: number, language: Language) {
  const entry = entryAt(library, words, at, language)
  // A longer name wins: "brazo de gitano" (gypsy's arm) is a cake, although none of its words names a food.
  const name = longestName(library, words, at, language)
  if (name > Math.max(1, entry?.length ?? 0) && name < words.length)
    return Array<WordTag>(name).fill({ cls: undefined, isPlain: false, inPhrase: false })
  const isAge = !entry && monthsAt(words, at, language) !== undefined
  const brandAt = dictionary(library).brandEnd(words, at)
  // A brand may begin with a descriptive word, as in "De Cecco" and "Land O'Lakes".
  const isLonger = brandAt !== undefined && brandAt - at > (entry?.length ?? 0)
  const brandEnd = isLonger || entry?.cls === 'brand' ? brandAt : undefined
  const isBrand = brandEnd !== undefined
  const length = isAge ? AGE_LENGTH : isBrand ? brandEnd - at : (entry?.length ?? 1)
  const plain =
    entry && !isBrand ? isPlain(entry.cls) : isAge || isBrand || NO_MEANING.test(itemAt(words, at))
  // "Cooked according to the packet" is an instruction, so the amount is for the dry food.
  const isInstruction = (one: Entry | undefined) =>
    one?.cls === 'cooked' && entryAt(library, words, at + length, language)?.cls === 'remark'
  const cls = isAge
    ? 'descriptor'
    : isBrand
      ? 'brand'
      : isInstruction(entry)
        ? 'preparation'
        : entry?.cls
  return Array<WordTag>(length).fill({ cls, isPlain: plain, inPhrase: length > 1 })
}

/** Number of words in the longest name that begins here; 0 if there is none or it has a number ("Typ 405"). */
function longestName(library: Library, words: readonly string[], at: number, language: Language) {
  const name = dictionary(library)
    .at(words, at)
    .find(({ kind, lang }) => lang === language && kind === 'name')
  if (!name || words.slice(at, name.to).some((word) => /\d/.test(word))) return 0
  return name.to - at
}
