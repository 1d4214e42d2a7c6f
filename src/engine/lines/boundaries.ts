/** Finds the tokens at which stretches of a line may start or end: breaks, colons, brackets, conjunctions, numbers. */

import { itemAt } from '../../domain/present.ts'
import { joinsOf } from '../../language/index.ts'
import { findByName } from '../../search/named.ts'
import { isMeasure, TIMES } from '../reading/amounts.ts'
import { isBetweenWords, PARTING } from '../reading/markup.ts'
import { isPlainWord } from '../reading/readings.ts'
import {
  closing,
  entry,
  isBetweenNumbers,
  isCoating,
  isOf,
  isOperator,
  keyAt,
  range,
  wordsAt,
} from '../reading/scan.ts'
import type { LineState } from '../reading/state.ts'

export class Boundaries {
  /** True for each token that ends a clause, such as a comma. */
  private readonly breaks: readonly boolean[]
  private readonly starts: readonly boolean[]
  private readonly ends: readonly boolean[]
  /** For each token, the last position at which a span that starts there can end: a break, colon or closing bracket. */
  readonly limits: readonly number[]
  private readonly seasonings: ReadonlySet<number>

  /** `findsSeasonings` splits seasonings that have no commas ("Salz Pfeffer"). This is slow and rarely needed. */
  constructor(
    readonly state: LineState,
    findsSeasonings: boolean,
  ) {
    this.breaks = state.tokens.map((_, at) => this.findBreak(at))
    this.starts = state.keys.map(
      (key, at) => !this.isBreak(at) && !this.isColon(at) && key !== '(' && key !== ')',
    )
    this.limits = this.findLimits()
    this.seasonings = findsSeasonings ? this.findSeasonings() : new Set()
    this.ends = this.findEnds()
  }

  key(at: number): string {
    return keyAt(this.state, at)
  }

  get size(): number {
    return this.state.tokens.length
  }

  mayStart(at: number): boolean {
    return this.starts[at] === true
  }

  /** True for a seasoning that comes directly after another one, without a comma. */
  isNextSeasoning(at: number): boolean {
    return this.seasonings.has(at)
  }

  isBreak(at: number): boolean {
    return this.breaks[at] === true
  }

  private findBreak(at: number): boolean {
    const { tokens } = this.state
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!token) return false
    if (BREAKS.has(token.key)) return true
    if (token.kind === 'sign' && PARTING.has(token.key)) return isBetweenWords(tokens, at)
    if (token.key !== '-' || after?.kind !== 'number') return token.key === '-'
    return before?.kind !== 'number' && !(before?.kind === 'word' && token.glued)
  }

  isColon(at: number): boolean {
    return this.key(at) === ':' && !isBetweenNumbers(this.state, at)
  }

  private findLimits(): readonly number[] {
    const limits = Array<number>(this.size + 1).fill(this.size)
    for (let at = this.size - 1; at >= 0; at--) {
      if (this.isBreak(at) || this.isColon(at) || this.key(at) === ')') limits[at] = at
      else if (this.key(at) === '(') {
        const close = closing(this.state, at, this.size)
        limits[at] = close >= this.size ? this.size : limits[close + 1]!
      } else limits[at] = limits[at + 1]!
    }
    return limits
  }

  limit(at: number): number {
    return this.limits[at] ?? this.size
  }

  /** Indexes where a second seasoning ("Salz Pfeffer"), or a food after two seasonings ("… Zitrone"), begins. */
  private findSeasonings(): ReadonlySet<number> {
    const found = new Set<number>()
    for (let at = 0, last = -1; at < this.size; ) {
      const follows = last === at && found.size > 0
      const length = this.foodLengthAt(at, follows ? undefined : SEASONINGS)
      if (length > 0 && last === at) found.add(at)
      at += Math.max(length, 1)
      if (length > 0) last = at
    }
    return found
  }

  /** The length of the longest name at a token, or 0 if the name is not a food of the given categories. */
  private foodLengthAt(at: number, categories: ReadonlySet<string> | undefined): number {
    const { library, language } = this.state
    const length = this.nameLengthAt(at, this.limit(at))
    const words = wordsAt(this.state, range(at, at + length))
    const hit = findByName(library, words, language)
    const meant = library.candidates(words.join(' '), language)?.candidates ?? []
    // Test all meanings of the name, since a name such as "Paprika" may also mean a vegetable.
    const ids = hit ? [hit.ingredientId, ...meant] : []
    const isOne = (id: string) =>
      categories === undefined || categories.has(library.ingredient(id)!.category)
    return ids.some(isOne) ? length : 0
  }

  /** For each token, true if a run of words may end before the token. For example, a run may end before a number. */
  private findEnds(): readonly boolean[] {
    const ends = Array<boolean>(this.size + 1).fill(false)
    let within = 0
    for (let at = 0; at < this.size; at++) {
      const key = this.key(at)
      const token = itemAt(this.state.tokens, at)
      if (this.limit(at) === at || key === '(') ends[at] = true
      const found = token.kind === 'word' ? entry(this.state, at, this.size) : undefined
      // A run of words does not end inside a dictionary entry of several words. For example, "such as" is not split.
      if (at < within) continue
      if (found) within = isCoating(found.cls) ? at + 1 : at + found.length
      if (this.isAnd(at) || this.isOr(at) || isOperator(this.state, at)) ends[at] = true
      const joins = joinsOf(this.state.language)
      if (joins.until.has(key) || joins.about.has(key) || joins.each.has(key)) ends[at] = true
      if (token.kind === 'number' || TIMES.test(key) || this.seasonings.has(at)) ends[at] = true
      if (at > 0 && this.isMeasureInWords(at)) ends[at] = true
      if (isOf(this.state, key) && this.state.tokens[at + 1]?.kind === 'number') ends[at] = true
    }
    ends[this.size] = true
    return ends
  }

  /** True for an amount in words, such as "una cucharada" or "ein Schuss". The amount may also follow its food. */
  isMeasureInWords(at: number): boolean {
    if (this.state.tokens[at]?.kind !== 'word') return false
    const amount = this.state.amounts.at(at, this.limit(at))
    return amount?.numbered === true && amount.units.some(isMeasure)
  }

  /** The possible ends of a stretch that starts at `at`, up to `limit` and outside brackets. */
  endsOf(at: number, limit: number): readonly number[] {
    const found: number[] = []
    for (let to = at + 1; to <= limit; to++) {
      if (this.key(to - 1) === '(') to = Math.min(closing(this.state, to - 1, limit) + 1, limit)
      if (this.ends[to] || to === limit) found.push(to)
    }
    return found
  }

  isAnd(at: number): boolean {
    return this.state.amounts.joins.and.has(this.key(at))
  }

  isOr(at: number): boolean {
    return this.orEnd(at) > at
  }

  /** The index after an "or", which may be a word, a slash, or a phrase such as "you can also use". */
  orEnd(at: number): number {
    if (this.state.amounts.joins.or.has(this.key(at))) return at + 1
    if (this.key(at) === '/' && !isBetweenNumbers(this.state, at)) return at + 1
    const found = this.wordEntry(at)
    return found?.cls === 'alternative' ? at + found.length : at
  }

  isPurpose(at: number): boolean {
    return joinsOf(this.state.language).purpose.has(this.key(at))
  }

  nameLengthAt(at: number, to: number): number {
    const { state } = this
    if (isPlainWord(state, this.key(at))) return 0
    const lengths = [...range(1, Math.min(LONGEST_NAME, to - at) + 1)].reverse()
    return (
      lengths.find((length) => {
        const hit = findByName(
          state.library,
          wordsAt(state, range(at, at + length)),
          state.language,
        )
        return hit?.lang === state.language
      }) ?? 0
    )
  }

  wordEntry(at: number) {
    return this.state.tokens[at]?.kind === 'sign' ? undefined : entry(this.state, at, this.size)
  }
}

/** Maximum number of words in a food name that is searched for inside a longer run of words. */
const LONGEST_NAME = 3
/** Categories of foods that are often listed without commas: "Salz Pfeffer Muskat". */
const SEASONINGS: ReadonlySet<string> = new Set(['spices', 'herbs', 'sweeteners', 'fats-and-oils'])
const BREAKS: ReadonlySet<string> = new Set([',', ';', '.', '!', '?'])
