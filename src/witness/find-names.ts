/** Finds the names of foods and of substances such as lactose in a text, both present and absent ("without milk"). */

import { ABSENCE_OF_FOOD, type AbsenceCode } from '../domain/absences.ts'
import { itemAt } from '../domain/present.ts'
import { inLanguages } from './names.ts'
import type { Text } from './text.ts'
import { isJoint, type Token } from './tokens.ts'

/** A name of a food or substance in the text, which may be present or absent ("without milk"). */
export interface Found {
  readonly from: number
  /** Index after the last word of the name. */
  readonly to: number
  readonly ids: readonly string[]
  readonly codes: readonly AbsenceCode[]
  isDenied: boolean
  /** True if the name is in a claim that a food is free of something: "glutenfrei", "dairy free". */
  isClaim: boolean
  without: AbsenceCode[]
}

interface Unnamed {
  readonly ids: readonly string[]
  /** The part of the word that names what is absent: "gluten" in "glutenfrei". */
  readonly absent?: string
}

const NOTHING: Unnamed = { ids: [] }

type Span = { readonly to: number; readonly ids: readonly string[] }

/** Maximum words between a nutrient and an energy value. */
const FAR_ENERGY = 12
const SHORTEST_COMPOUND = 6
const SHORTEST_FRONT = 3
const SHORTEST_HEAD = 4
/** Maximum length of a word in which we look for names. Longer strings are not words. */
const LONGEST_WORD = 60

/** The names in a text, from left to right. If several names begin at a word, returns only the longest. */
export const findNames = (text: Text): readonly Found[] => new Finder(text).find()

class Finder {
  private readonly found: Found[] = []
  /** Cached results for words that are not names. The key is the word, with `^` before it if it is capitalised. */
  private readonly unnamed = new Map<string, Unnamed>()

  constructor(private readonly text: Text) {}

  find(): readonly Found[] {
    const { tokens } = this.text
    for (let at = 0; at < tokens.length; ) {
      const longest = this.undivided(at)
      const exempt = Math.max(this.exemptAt(at), this.describes(at) ? 1 : 0)
      if (exempt > 0 && at + exempt >= (longest?.to ?? 0)) {
        at += exempt
        continue
      }
      const unnamed = longest ? undefined : this.unnamedAt(at)
      const { to, ids } = longest ?? { to: at + 1, ids: unnamed?.ids ?? [] }
      const absent = unnamed?.absent
      const codes = this.codesOf(absent ?? this.words(at, to), ids)
      if (ids.length + codes.length > 0 && !this.isUtensil(to)) {
        const isClaim = absent !== undefined
        this.found.push({ from: at, to, ids, codes, isDenied: isClaim, isClaim, without: [] })
      }
      at = to
    }
    return this.found
  }

  private unnamedAt(at: number): Unnamed {
    const token = itemAt(this.text.tokens, at)
    const key = token.isSmall ? token.word : `^${token.word}`
    const known = this.unnamed.get(key) ?? this.absentIn(token) ?? this.within(token)
    this.unnamed.set(key, known)
    return known
  }

  /** Number of words from here that never name a food. Words such as "braten" count only if they are not nouns. */
  private exemptAt(at: number): number {
    const { isSmall, word } = itemAt(this.text.tokens, at)
    const isVerb =
      isSmall && !this.text.isAllSmall && this.text.lists.some(({ small }) => small.has(word))
    const isWord = isVerb || this.isNutrient(at)
    return Math.max(this.text.phraseAt(at, 'exempt'), this.linksAt(at), isWord ? 1 : 0)
  }

  /** If a line leads to other recipes ("You might also like: Peanut noodles"), returns its number of words, else 0. */
  private linksAt(at: number): number {
    const { tokens } = this.text
    const length = itemAt(tokens, at).beginsLine ? this.text.phraseAt(at, 'links') : 0
    // "You might also like to add peanuts" is about this recipe.
    if (length === 0 || tokens[at + length]?.gap !== 'colon') return 0
    let to = at + length
    while (to < tokens.length && !itemAt(tokens, to).beginsLine) to += 1
    return to - at
  }

  /** True for a nutrient: in "298 kcal, Eiweiß 37 g", "Eiweiß" is protein, not egg white. */
  private isNutrient(at: number): boolean {
    if (this.text.phraseAt(at, 'nutrients') === 0 || !this.text.tokens[at + 1]?.isNumber)
      return false
    for (let near = Math.max(0, at - FAR_ENERGY); near <= at + FAR_ENERGY; near++)
      if (this.text.phraseAt(near, 'energy') > 0) return true
    return false
  }

  /** True for an adjective that agrees with the food right before it: "galletas doradas". */
  private describes(at: number): boolean {
    if (this.found.at(-1)?.to !== at || itemAt(this.text.tokens, at).gap !== 'blank') return false
    const ending = /as?$/.exec(itemAt(this.text.tokens, at).word)?.[0]
    const before = itemAt(this.text.tokens, at - 1).word
    return this.text.phraseAt(at, 'describing') > 0 && /as?$/.exec(before)?.[0] === ending
  }

  private words(from: number, to: number): string {
    if (to === from + 1) return itemAt(this.text.tokens, from).word
    return this.text.tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  }

  /**
   * The longest name at a word. If an even longer name begins inside it, returns the name before that one, if any.
   * For example, "arroz con leche de coco" is not rice pudding.
   */
  private undivided(at: number): Span | undefined {
    const longest = this.longest(at)
    if (!longest) return undefined
    for (let inner = at + 1; inner < longest.to; inner++) {
      const other = this.longest(inner)
      if (!other || other.to <= longest.to || other.to - inner < longest.to - at) continue
      const first = this.longest(at, inner)
      if (first) return first
    }
    return longest
  }

  private longest(at: number, end = this.text.tokens.length): Span | undefined {
    const { tokens, names, languages } = this.text
    const { stem, word } = itemAt(tokens, at)
    const starting = names.starting(stem)
    const alone = names.word(word, languages)
    let best: Span | undefined = alone && { to: at + 1, ids: alone.ids }
    let key = stem
    for (let to = at + 1; to < end && to - at < starting.longest; to++) {
      const next = tokens[to]
      if (!next || !isJoint(next)) break
      key = `${key} ${next.stem}`
      const named = inLanguages(starting.named.get(key), languages)
      if (named) best = { to: to + 1, ids: named.ids }
    }
    // Two words may also be a name that is usually written as one: "Kokos-Milch", "butter milk".
    const next = at + 1 < end ? tokens[at + 1] : undefined
    const isLong = next && word.length >= SHORTEST_FRONT && next.word.length >= SHORTEST_FRONT
    if (isLong && isJoint(next) && !next.isNumber && (best?.to ?? at + 1) <= at + 2) {
      const joined = names.word(word + next.word, languages)
      if (joined) return { to: at + 2, ids: joined.ids }
    }
    return best
  }

  /** What is absent according to a word such as "glutenfrei" or "eggless"; undefined if that is unknown. */
  private absentIn({ word }: Token): Unnamed | undefined {
    for (const { free, absences } of this.text.lists) {
      for (const ending of free.keys()) {
        if (!word.endsWith(ending)) continue
        const rest = word.slice(0, -ending.length)
        const ids = this.text.names.word(rest, this.text.languages)?.ids ?? []
        if (rest.length > 1 && (ids.length > 0 || absences.has(rest))) return { absent: rest, ids }
      }
    }
    return undefined
  }

  /** Finds foods in a word that is not a known name, by a food stem in the word or a German food name at its end. */
  private within({ word, isNumber, isSmall }: Token): Unnamed {
    const isLong = word.length >= SHORTEST_COMPOUND && word.length <= LONGEST_WORD
    if (isNumber || !isLong) return NOTHING
    if (this.text.lists.some(({ endings }) => endings.some((one) => word.endsWith(one))))
      return NOTHING
    const ids = this.text.lists.flatMap(({ stems }) =>
      stems.filter(([part]) => word.includes(part)).map(([, id]) => id),
    )
    // German compounds are nouns; in a text without capitals any word may be a noun.
    const isNoun = !isSmall || this.text.isAllSmall
    if (isNoun && this.text.languages.includes('de')) ids.push(...this.headOf(word))
    return { ids: [...new Set(ids)] }
  }

  /** Foods named by the longest food name at the end of a German word; empty if the word ends with no food name. */
  private headOf(word: string): readonly string[] {
    for (let cut = SHORTEST_FRONT; cut <= word.length - SHORTEST_HEAD; cut++) {
      const head = this.text.names.own(word.slice(cut), ['de'])
      if (head) return head.ids
    }
    return []
  }

  private codesOf(words: string, ids: readonly string[]): readonly AbsenceCode[] {
    const said = this.text.lists.flatMap(({ absences }) => absences.get(words) ?? [])
    return [...new Set([...said, ...ids.flatMap((id) => ABSENCE_OF_FOOD.get(id) ?? [])])]
  }

  /** True if the word after a name makes it a utensil: "butter knife". */
  private isUtensil(to: number): boolean {
    const next = this.text.tokens[to]
    return (
      next !== undefined &&
      isJoint(next) &&
      this.text.lists.some(
        ({ utensils, manner }) =>
          utensils.has(next.word) || (this.text.isPackage && manner.has(next.word)),
      )
    )
  }
}
