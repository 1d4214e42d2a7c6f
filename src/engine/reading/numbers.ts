/** Reads numbers from tokens: figures, number words, fractions, dozens, sums and ranges. */

import type { Language } from '../../domain/languages.ts'
import { inOrder, joinsOf, WORDS, wordsOfAll } from '../../language/index.ts'
import { type Joins, lookup } from '../../language/words.ts'
import type { Token } from './tokens.ts'

const DOZEN = 12
/** Spanish number words that have another meaning in English. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(['once', 'quince'])

export interface ReadNumber {
  readonly value: number
  /** The value if the point or comma separates thousands, as it does before g and ml: "1.000 ml", "1,500 g". */
  readonly thousands?: number
  readonly to: number
}

/** Reads numbers. In all methods, a number starts at the token `from` and ends before the token `end`. */
export class NumberReader {
  readonly joins: Joins
  protected readonly keys: readonly string[]

  constructor(
    protected readonly language: Language,
    protected readonly tokens: readonly Token[],
  ) {
    this.joins = joinsOf(language)
    this.keys = tokens.map(({ key }) => key)
  }

  /** Reads the number at `from`. For a sum ("2 + 1"), returns the total; for a range, returns the upper end. */
  rangeAt(from: number, end: number): ReadNumber | undefined {
    const isBetween = this.is(from, 'between')
    const first = this.countAt(isBetween ? from + 1 : from, end)
    if (!first) return undefined
    const isRange =
      this.key(first.to) === '-' ||
      this.is(first.to, 'to', 'or') ||
      (isBetween && this.is(first.to, 'and'))
    const isSum = this.key(first.to) === '+'
    const second = isRange || isSum ? this.countAt(first.to + 1, end) : undefined
    if (!second) return first
    if (isSum) return { value: first.value + second.value, to: second.to }
    return { ...(second.value > first.value ? second : first), to: second.to }
  }

  /** Reads a number, and multiplies it by 12 if "dozen" follows: "a dozen and a half", "docena y media". */
  protected countAt(from: number, end: number): ReadNumber | undefined {
    const number = this.numberAt(from, end)
    const at = number?.to ?? from
    if (at >= end || !wordsOfAll('dozens').has(this.key(at))) return number
    const half = this.halfAfter(at + 1, end)
    return { value: ((number?.value ?? 1) + (half?.value ?? 0)) * DOZEN, to: half?.to ?? at + 1 }
  }

  /** The number at `from` in figures or words: "12", "1½", "2 and a half", "half a", "treinta y dos". */
  numberAt(from: number, end: number): ReadNumber | undefined {
    // The last word of a line cannot be a number, since a food must come after a number.
    const isLast = this.isWord(from) && from + 1 >= end
    let read = isLast ? undefined : this.termAt(from, end)
    for (let more = read; more; more = this.combined(more, end)) read = more
    return read
  }

  private termAt(from: number, end: number): ReadNumber | undefined {
    const { text = '', value = this.numberWord(from, end) } =
      (from < end && this.tokens[from]) || {}
    // The "00" of "00 flour" is part of the name and not an amount.
    if (value === undefined || /^0\d/.test(text)) return undefined
    const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
    return { value, to: from + 1, ...(isThousands && { thousands: value * 1000 }) }
  }

  /** Combines a number with a following number, such as "2 1/2". Returns undefined if the two are separate numbers. */
  private combined({ value, to: from }: ReadNumber, end: number): ReadNumber | undefined {
    const isFigure = this.tokens[from - 1]?.kind === 'number'
    if (isFigure && (value < 1 || !Number.isInteger(value))) return undefined
    const half = this.halfAfter(from, end)
    if (half) return { value: value + half.value, to: half.to }
    const isJoint = this.key(from) === '-' || this.is(from, 'and')
    const at = isJoint ? from + 1 : from
    const next = this.termAt(at, end)
    if (!next) return undefined
    const { value: other, to } = next
    const isShare = other > 0 && other < 1
    const sum = { value: value + other, to }
    const product = { value: value * other, to }
    if (!this.isWord(at)) {
      // Mixed numbers such as "1 1/2", "1½", "2 & 1/2" and "1-1/2". However, "1-½" is a range.
      const isMixed = isFigure && isShare && (this.key(from) !== '-' || this.key(at).includes('/'))
      return isMixed && !/^[.,0]/.test(this.key(at)) ? sum : undefined
    }
    if (isFigure) {
      // "2 half chickens" make one chicken, but in "1 half and half", "half and half" is a name.
      return isShare && !isJoint && to < end && !this.is(to, 'and') ? product : undefined
    }
    // Two numbers may add up: "twenty-four", "treinta y dos", "a hundred and twenty".
    const isTens = value >= 20 && value < 100 && value % 10 === 0 && other < 10
    const isHundreds = value >= 100 && value % 100 === 0 && other < 100
    if ((isTens || isHundreds) && Number.isInteger(other)) return sum
    if (isJoint) return undefined
    // Two numbers may be multiplied: "half a", "tres cuartos", "two hundred".
    if (other < 1 || value <= 1 || (value < 10 && other === 100)) return product
    // "zwei drei Zwiebeln" is a range. The upper end of a range counts.
    return other > value ? next : undefined
  }

  /** The fraction in "and a half" or "y medio". These words may also follow a unit or a food. */
  halfAfter(from: number, end: number): ReadNumber | undefined {
    if (!this.is(from, 'and')) return undefined
    const at = wordsOfAll('articles').has(this.key(from + 1)) ? from + 2 : from + 1
    const value = this.numberWord(at, end)
    return value !== undefined && value < 1 ? { value, to: at + 1 } : undefined
  }

  protected numberWord(at: number, end: number): number | undefined {
    if (at >= end) return undefined
    const key = this.key(at)
    for (const lang of inOrder(this.language)) {
      const value = lookup(WORDS[lang].numbers, key)
      // Short number words of another language often mean something else in the language of the line.
      const isForeign = lang !== this.language && (key.length <= 3 || ALSO_ENGLISH.has(key))
      if (value !== undefined && !isForeign) return value
    }
    return undefined
  }

  protected skip(from: number, end: number, ...joins: readonly (keyof Joins)[]): number {
    let at = from
    while (at < end && this.is(at, ...joins)) at += 1
    return at
  }

  protected is(at: number, ...joins: readonly (keyof Joins)[]): boolean {
    const key = this.key(at)
    return joins.some((join) => this.joins[join].has(key))
  }

  protected key(at: number): string {
    return this.keys[at] ?? ''
  }

  protected isWord(at: number): boolean {
    return this.tokens[at]?.kind === 'word'
  }
}
