/** Reads how much a line says, token by token: numbers, ranges, units, packs with their size, and a second measure of the same. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { Role } from '../../domain/reading.ts'
import type { Unit } from '../../domain/units.ts'
import { nameKey } from '../../language/fold.ts'
import {
  centimetresOf,
  inOrder,
  joinsOf,
  shortSizeOf,
  WORDS,
  wordsOfAll,
} from '../../language/index.ts'
import { lazily } from '../../language/word-lists.ts'
import { type Joins, own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { brandNames } from '../../search/indexes.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { unitsNamedIn } from '../units.ts'
import type { Token } from './tokens.ts'

/** A stretch of tokens and what it does. */
type Span = readonly [from: number, to: number, role: Role]

export interface Amount {
  /** null where none was written, or one that the cook decides. */
  readonly amount: number | null
  /** What the unit word may mean; empty for a bare number. */
  readonly units: readonly Unit[]
  /** The container of a printed size ("2 tins of 400 g"), or of the amount itself. */
  readonly container: Unit | null
  /** A size of each piece in brackets or behind, not yet multiplied: only the food tells what is meant. */
  readonly pack?: { readonly count: number; readonly size: number; readonly units: readonly Unit[] }
  /** The unit as it was written: "2 gr. Eier" are large ones. */
  readonly unitWord?: string
  /** Whether a number was written; a bare "pinch of" has none. */
  readonly numbered: boolean
  /** Whether it is all of it, however many packs there are: "2 cans coconut milk, 2 x 400 ml". */
  readonly isTotal?: boolean
  /** Whether it is the one of each of several foods: "½ tsp each salt and pepper", "je 1 EL Öl und Essig". */
  readonly each?: boolean
  /** Where a portion word begins that may be part of the name ("rama de canela"). */
  readonly spokenAt?: number
  /** Behind the last token read. */
  readonly to: number
  readonly spans: readonly Span[]
}

const DOZEN = 12
/** What "a few" are reckoned as. */
const FEW = 3
/** Spanish numbers that are English words. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(['once', 'quince'])
/** Denominators of fractions: "24/7" is none. */
const BOTTOMS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16])
const LONGEST_UNIT = 3
/** Adjectives between a number and its unit: "2 heaped", "1 kleine". */
const MOST_ADJECTIVES = 3

interface Read {
  readonly value: number
  readonly to: number
}

/** Reads amounts in the tokens of a line. */
export class Amounts {
  private readonly joins: Joins
  private readonly known = new Map<number, Amount | undefined>()

  constructor(
    private readonly library: Library,
    private readonly language: Language,
    private readonly tokens: readonly Token[],
  ) {
    this.joins = joinsOf(language)
  }

  /** The amount that begins at `from`; undefined where none does. Reads no further than `end`. */
  at(from: number, end: number): Amount | undefined {
    const place = from * (this.tokens.length + 1) + end
    if (!this.known.has(place)) this.known.set(place, this.find(from, end))
    return this.known.get(place)
  }

  private find(from: number, end: number): Amount | undefined {
    const begun = this.eachEnd(from, end)
    const amount = this.amountAt(from, begun, end)
    const isCounted = amount !== undefined && (amount.numbered || amount.units.length > 0)
    if (!isCounted) return begun > from ? undefined : amount
    const to = this.eachBehind(amount.to, end)
    return begun > from || to > amount.to ? { ...amount, to, each: true } : amount
  }

  /** Behind "je", "jeweils", "de cada" at `from`. */
  private eachEnd(from: number, end: number): number {
    const first = this.isOf(this.key(from)) ? from + 1 : from
    let at = first
    while (at < end && this.isEach(this.key(at))) at += 1
    return at > first ? at : from
  }

  /** Behind "each of", "de cada uno:", but not "à" before the size of each. */
  eachBehind(from: number, end: number): number {
    let at = this.eachEnd(from, end)
    if (at === from) {
      // "Una cucharadita colmada de cada".
      const begun = from + this.adjectiveAt(from, end)
      at = this.eachEnd(begun, end)
      if (at === begun) return from
    }
    if (this.numberAt(this.skipAbout(at, end), end) && !wordsOfAll('ones').has(this.key(at)))
      return from
    if (wordsOfAll('ones').has(this.key(at))) at += 1
    at = this.skipOf(at, end)
    return this.key(at) === ':' ? at + 1 : at
  }

  private amountAt(from: number, begun: number, end: number): Amount | undefined {
    const start = this.skipAbout(begun, end)
    const few = this.fewAt(start, end)
    const number = few ?? this.rangeAt(start, end)
    const undecided = few ? undefined : this.undecidedAt(start, end)
    if (undecided) return undecided
    if (number) {
      return this.packAt(from, number, end) ?? this.measured(from, number, end)
    }
    const vague = this.vagueAt(from, end)
    if (vague) return vague
    return this.unnumbered(from, end)
  }

  /** "(à ca. 125 g)", "(about 4 lb)", ", about 1.5 kg each": a size with a unit of mass or volume from `from` to `end` alone. */
  sizeAt(
    from: number,
    end: number,
  ):
    | {
        readonly size: number
        readonly units: readonly Unit[]
        readonly each: boolean
        readonly to: number
      }
    | undefined {
    let each = false
    let at = from
    for (; at < end; at++) {
      const key = this.key(at)
      if (this.isEach(key)) each = true
      else if (!this.isAbout(key) && !this.isOf(key) && key !== ':') break
    }
    const number = this.rangeAt(at, end)
    if (!number) return undefined
    const unit = this.unitAt(number.to, end)
    if (!unit || !isMeasure(itemAt(unit.units, 0))) return undefined
    let to = this.secondMeasures(unit.to, end).to
    for (; to < end; to++) {
      const key = this.key(to)
      if (this.isEach(key)) each = true
      else if (!this.isAbout(key)) break
    }
    const behind = this.eachBehind(to, end)
    if (behind > to) each = true
    to = behind
    return {
      size: thousands(this.tokens, at, number, itemAt(unit.units, 0)),
      units: unit.units,
      each,
      to,
    }
  }

  /** Whether a word makes a size the one of each piece. */
  isEach(key: string): boolean {
    return this.any('each', key)
  }

  /** The number or range at `from`, with number words: its upper end. */
  rangeAt(from: number, end: number): Read | undefined {
    const between = this.isBetween(this.key(from))
    const first = this.numberAt(between ? from + 1 : from, end)
    if (!first) return undefined
    if (isDozen(this.key(first.to))) {
      return this.dozens(first.value, first.to + 1, end)
    }
    const joint = this.key(first.to)
    if (first.to >= end) return first
    const ranges =
      joint === '-' || this.isTo(joint) || this.isOr(joint) || (between && this.isAnd(joint))
    if (!ranges) return first
    const second = this.numberAt(first.to + 1, end)
    if (!second) return first
    // "1-1/2 cups" are one and a half.
    if (
      joint === '-' &&
      second.value < 1 &&
      Number.isInteger(first.value) &&
      first.value > 0 &&
      this.key(first.to + 2) === '/'
    ) {
      return { value: first.value + second.value, to: second.to }
    }
    const value = Math.max(first.value, second.value)
    return isDozen(this.key(second.to))
      ? { value: value * DOZEN, to: second.to + 1 }
      : { value, to: second.to }
  }

  /** "A dozen and a half", "docena y media". */
  private dozens(count: number, from: number, end: number): Read {
    const half = this.halfBehind(from, end)
    return { value: (count + (half?.value ?? 0)) * DOZEN, to: half?.to ?? from }
  }

  private numberAt(from: number, end: number): Read | undefined {
    if (from >= end) return undefined
    const token = itemAt(this.tokens, from)
    if (token.kind === 'number') return this.figureAt(from, end)
    return token.kind === 'word' ? this.wordNumberAt(from, end) : undefined
  }

  private figureAt(from: number, end: number): Read | undefined {
    const token = itemAt(this.tokens, from)
    // "00 flour" is a name.
    if (/^0\d/.test(token.text)) return undefined
    // "1 000 g".
    if (/^[1-9]\d{0,2}$/.test(token.text) && this.tokens[from + 1]?.text === '000') {
      return { value: 1000 * token.value!, to: from + 2 }
    }
    const simple = this.fractionAt(from, end)
    const next = simple.to
    if (simple.value < 1 || !Number.isInteger(simple.value)) return this.ordinal(simple)
    // "1 1/2", "1½", "2 & 1/2", "1 y 1/2".
    const joined =
      this.isAnd(this.key(next)) || this.key(next) === '&' || this.key(next) === '+'
        ? next + 1
        : next
    if (joined < end && this.tokens[joined]?.kind === 'number') {
      const part = this.fractionAt(joined, end)
      if (part.value < 1 && part.value > 0 && !/^[.,0]/.test(itemAt(this.tokens, joined).text)) {
        return this.ordinal({ value: simple.value + part.value, to: part.to })
      }
    }
    const half = this.halfBehind(next, end)
    if (half) return { value: simple.value + half.value, to: half.to }
    // "1 halbe Zitrone", "2 half chickens", but "1 half and half".
    const part =
      next + 1 < end && !this.isAnd(this.key(next + 1)) ? this.numberWord(this.key(next)) : 1
    return part !== undefined && part < 1
      ? { value: simple.value * part, to: next + 1 }
      : this.ordinal(simple)
  }

  /** A figure, or two with a slash between them. */
  private fractionAt(from: number, end: number): Read {
    const top = itemAt(this.tokens, from)
    const bottom = this.tokens[from + 2]
    const isFraction =
      from + 2 < end &&
      this.key(from + 1) === '/' &&
      bottom?.kind === 'number' &&
      Number.isInteger(top.value) &&
      BOTTOMS.has(bottom.value!) &&
      this.isWordOrEnd(from + 3)
    if (!isFraction) return { value: top.value!, to: from + 1 }
    const [whole, part] = [Math.floor(top.value! / 10), top.value! % 10]
    // "21/2 cups" are two and a half.
    const isMixed = whole > 0 && part > 0 && part < bottom.value!
    const value = isMixed ? whole + part / bottom.value! : top.value! / bottom.value!
    return { value, to: from + 3 }
  }

  private isWordOrEnd(at: number): boolean {
    return this.tokens[at]?.kind !== 'number'
  }

  /** "1/3rd", "1/4 of a". */
  private ordinal(read: Read): Read {
    return /^(?:st|nd|rd|th)s?$/.test(this.key(read.to)) && this.glued(read.to)
      ? { ...read, to: read.to + 1 }
      : read
  }

  /** "two and a half", "1 litro y medio" is read behind the unit. */
  halfBehind(from: number, end: number): Read | undefined {
    if (from + 1 >= end || !this.isAnd(this.key(from))) return undefined
    const article = wordsOfAll('articles').has(this.key(from + 1)) ? from + 2 : from + 1
    const value = article < end ? this.numberWord(this.key(article)) : undefined
    return value !== undefined && value < 1 ? { value, to: article + 1 } : undefined
  }

  private wordNumberAt(from: number, end: number): Read | undefined {
    let value = this.numberWord(this.key(from))
    if (isDozen(this.key(from))) return this.dozens(1, from + 1, end)
    if (value === undefined || from + 1 >= end) return undefined
    let to = from + 1
    for (
      let next = this.nextWord(value, to, end);
      next !== undefined;
      next = this.nextWord(value, to, end)
    ) {
      value = next.value
      to = next.to
    }
    const half = this.halfBehind(to, end)
    return half ? { value: value + half.value, to: half.to } : { value, to }
  }

  /** The number that another word makes of the words before it. */
  private nextWord(value: number, from: number, end: number): Read | undefined {
    const isJoint = this.key(from) === '-' || this.isAnd(this.key(from))
    const at = isJoint ? from + 1 : from
    const next = at < end ? this.numberWord(this.key(at)) : undefined
    if (next === undefined) return undefined
    const to = at + 1
    // "twenty-four", "treinta y dos", "ciento veinte", "a hundred and twenty".
    const isTens = value >= 20 && value < 100 && value % 10 === 0 && next < 10
    const isHundreds = value >= 100 && value % 100 === 0 && next < 100
    // "Twenty and a half".
    const isHalf = (this.numberWord(this.key(to)) ?? 1) < 1
    if ((isTens || isHundreds) && Number.isInteger(next) && !isHalf) {
      return { value: value + next, to }
    }
    if (isJoint) return undefined
    // "half a", "eine halbe", "tres cuartos", "a couple", "two hundred".
    const isProduct = next < 1 || value <= 1 || (value < 10 && next === 100)
    if (isProduct) return { value: value * next, to }
    // "zwei drei Zwiebeln": a range, of which the upper end counts.
    return next > value ? { value: next, to } : undefined
  }

  private numberWord(key: string): number | undefined {
    for (const lang of inOrder(this.language)) {
      const value = own(WORDS[lang].numbers, key)
      // Articles of another language are words of this one as often.
      const isForeign = lang !== this.language && (key.length <= 3 || ALSO_ENGLISH.has(key))
      if (value !== undefined && !isForeign) return value
    }
    return undefined
  }

  /** "2 x 400 g tins", "1 (14 oz) can", "28-ounce can" behind a number. */
  private packAt(from: number, number: Read, end: number): Amount | undefined {
    let at = number.to
    const bracket = this.key(at) === '('
    const times = /^[x*]$/.test(this.key(at))
    if (times || bracket) at += 1
    else if (this.tokens[at]?.kind !== 'number') return undefined
    const size = this.sizeAt(at, end)
    if (
      !size ||
      (!times && !bracket && !this.glued(size.to - 1) && !this.isContainerAt(size.to, end))
    ) {
      return undefined
    }
    let to = size.to
    if (bracket) {
      if (this.key(to) !== ')') return undefined
      to += 1
    }
    const after = this.unitAt(to, end)
    const isPack =
      after !== undefined &&
      (isContainer(itemAt(after.units, 0)) || itemAt(after.units, 0).kind === 'portion')
    const units = size.units
    const spans: Span[] = [[from, isPack ? after.to : to, 'amount']]
    if (isPack || times || size.each || (!bracket && this.glued(size.to - 1))) {
      return {
        amount: number.value * size.size,
        units,
        container: isPack ? itemAt(after.units, 0) : null,
        numbered: true,
        ...(times ? { isTotal: true } : {}),
        to: this.skipOf(isPack ? after.to : to, end),
        spans,
      }
    }
    // "8 (3 1/2 pounds) peaches" or "6 (4-ounce) fillets": what a piece weighs tells which.
    return {
      amount: number.value,
      units: [],
      container: null,
      pack: { count: number.value, size: size.size, units },
      numbered: true,
      to,
      spans,
    }
  }

  private isContainerAt(at: number, end: number): boolean {
    const unit = this.unitAt(at, end)
    return unit !== undefined && isContainer(itemAt(unit.units, 0))
  }

  /** A number with its unit, further measures of the same, and the container. */
  private measured(from: number, number: Read, end: number): Amount {
    const unit = this.unitAt(number.to, end)
    const spans: Span[] = [[from, number.to, 'amount']]
    if (!unit) {
      return {
        amount: number.value,
        units: [],
        container: null,
        numbered: true,
        to: number.to,
        spans,
      }
    }
    if (unit.unitFrom > number.to) spans.push([number.to, unit.unitFrom, 'size'])
    spans.push([unit.unitFrom, unit.to, isSize(itemAt(unit.units, 0)) ? 'size' : 'unit'])
    const [first] = unit.units
    let amount = thousands(this.tokens, this.skipAbout(from, end), number, first!)
    let units = unit.units
    const { to, extra, upper } = this.secondMeasures(unit.to, end, first!)
    if (upper) {
      amount = upper.amount
      units = upper.units
    }
    amount += extra
    if (to > unit.to) spans.push([unit.to, to, 'amount'])
    const isPortion = first!.kind === 'portion'
    // "2 latas de 80 g de atún", "1 tin of 400 g", "2 Dosen à 400 g".
    const inside = isPortion
      ? this.measureAt(this.skipAbout(this.eachEnd(this.skipOf(to, end), end), end), end)
      : undefined
    if (inside) {
      return {
        amount: amount * inside.value,
        units: inside.units,
        container: first!,
        numbered: true,
        to: this.skipOf(inside.to, end),
        spans: [...spans, [to, inside.to, 'amount']],
      }
    }
    return {
      amount,
      units,
      container: isContainer(first!) ? first! : null,
      numbered: true,
      unitWord: this.key(unit.to - 1),
      ...(isPortion ? { spokenAt: unit.unitFrom } : {}),
      to: this.skipOf(to, end),
      spans,
    }
  }

  /**
   * "/9oz", "/ 5 tablespoons" tell the same again; "plus 2 tablespoons" and "3 oz" behind pounds add to it, in units of `first`;
   * "-1.2kg" is the upper end.
   */
  private secondMeasures(from: number, end: number, first?: Unit) {
    let to = from
    let extra = 0
    let upper: { readonly amount: number; readonly units: readonly Unit[] } | undefined
    for (;;) {
      const key = this.key(to)
      if (to >= end) break
      if (key === '/' || (this.isOr(key) && this.isMeasureAt(to + 1, end) && !upper)) {
        const again = this.measureAt(this.skipAbout(to + 1, end), end)
        if (!again) break
        to = again.to
        continue
      }
      if ((key === '-' || this.isTo(key)) && first) {
        const higher = this.measureAt(to + 1, end)
        if (!higher || itemAt(higher.units, 0).kind !== first.kind) break
        upper = { amount: higher.value, units: higher.units }
        to = higher.to
        continue
      }
      const adds = this.isAnd(key) || key === '+'
      const half = adds ? this.halfBehind(to, end) : undefined
      if (half) {
        extra += half.value
        to = half.to
        continue
      }
      const more = first && isMeasure(first) ? this.measureAt(adds ? to + 1 : to, end) : undefined
      if (!more || itemAt(more.units, 0).kind !== first!.kind) break
      // "1 cup, 2 tablespoons" of something else never comes without a comma; what is told again stands in brackets.
      extra += (more.value * itemAt(more.units, 0).factor!) / first!.factor!
      to = more.to
    }
    return { to, extra, upper }
  }

  private isMeasureAt(from: number, end: number): boolean {
    return this.measureAt(this.skipAbout(from, end), end) !== undefined
  }

  /** A number with a unit of mass or volume. */
  private measureAt(from: number, end: number) {
    const number = this.rangeAt(from, end)
    const unit = number && this.unitAt(number.to, end)
    return unit && isMeasure(itemAt(unit.units, 0))
      ? {
          value: thousands(this.tokens, from, number, itemAt(unit.units, 0)),
          units: unit.units,
          to: unit.to,
        }
      : undefined
  }

  /**
   * The unit at `from`, behind adjectives such as "heaped". A size is the unit only where no other follows ("2 large eggs", "2 large
   * bunches").
   */
  unitAt(
    from: number,
    end: number,
  ):
    | { readonly units: readonly Unit[]; readonly unitFrom: number; readonly to: number }
    | undefined {
    let size: { units: readonly Unit[]; unitFrom: number; to: number } | undefined
    let at = from
    for (let adjectives = 0; adjectives <= MOST_ADJECTIVES && at < end; adjectives++) {
      const found = this.isShortSize(at, end) ? undefined : this.unitWordAt(at, end)
      if (found && !isSize(itemAt(found.units, 0))) return { ...found, unitFrom: at }
      if (found) size ??= { ...found, unitFrom: at }
      const length = found ? found.to - at : this.adjectiveAt(at, end)
      if (length === 0) break
      at += length
    }
    return size
  }

  /** "kl. Dose", "gr. Bund": small and large, where a unit follows. */
  private isShortSize(at: number, end: number): boolean {
    return shortSizeOf(this.key(at)) !== undefined && this.unitWordAt(at + 1, end) !== undefined
  }

  private adjectiveAt(at: number, end: number): number {
    if (this.isShortSize(at, end)) return 1
    // "2 inch piece" are not two pieces.
    if (!this.isWord(at) || centimetresOf(this.key(at)) !== undefined) return 0
    const cls = lexiconOf(this.library, this.language).of(this.key(at))
    if (cls !== undefined && ADJECTIVES.has(cls)) return 1
    const words: string[] = []
    for (let i = at; i < Math.min(end, at + 4) && this.isWord(i); i++) words.push(this.key(i))
    const entry = lexiconOf(this.library, this.language).at(words, 0)
    if (entry && ADJECTIVES.has(entry.cls)) return entry.length
    return this.isOf(this.key(at)) || this.isAbout(this.key(at)) ? 1 : 0
  }

  private unitWordAt(at: number, end: number) {
    const first = this.tokens[at]
    if (first?.kind !== 'word' || first.cut !== undefined) return undefined
    const letter = this.letterUnit(first)
    if (letter) return { units: letter, to: at + 1 }
    for (let length = LONGEST_UNIT; length >= 1; length--) {
      const to = at + length
      if (to > end || !this.areWords(at, to)) continue
      const key = this.tokens
        .slice(at, to)
        .map((token) => token.key)
        .join(' ')
      const units = unitsNamedIn(this.library, key, this.language)
      if (this.isBrandAt(key, to, end)) continue
      if (units.length > 0 && itemAt(units, 0).kind !== 'qualitative') return { units, to }
    }
    // "c/s", "c/n".
    if (
      this.key(at + 1) === '/' &&
      first.text.length === 1 &&
      this.tokens[at + 2]?.text.length === 1
    ) {
      const units = unitsNamedIn(this.library, `${first.key} ${this.key(at + 2)}`, this.language)
      if (units.length > 0) return { units, to: at + 3 }
    }
    return undefined
  }

  /** "Rama Margarine": the name of a brand measures only what "of" stands before, and nothing in another language. */
  private isBrandAt(key: string, to: number, end: number): boolean {
    if (!brandNames(this.library).has(key)) return false
    const isUnit = this.library.units.some(({ name, shortcut, words }) =>
      [name, shortcut]
        .map((one) => one[this.language])
        .concat(words[this.language])
        .some((one) => nameKey(one) === key),
    )
    return !isUnit || to >= end || !this.isOf(this.key(to))
  }

  /** English "T" is a tablespoon, "t" a teaspoon, "c" a cup. */
  private letterUnit({ text }: Token): readonly Unit[] | undefined {
    const id = own(WORDS[this.language].letterUnits, text.replace(/\.$/, ''))
    return id === undefined ? undefined : unitsNamedIn(this.library, id, this.language)
  }

  /** "some", "etwas", "al gusto" at the beginning. */
  private vagueAt(from: number, end: number): Amount | undefined {
    for (const phrase of VAGUE.phrases) {
      if (phrase.every((word, i) => from + i < end && this.key(from + i) === word)) {
        const to = from + phrase.length
        if (to >= end) continue
        // "etwas": behind it a unit still counts, as in "a little knob of".
        return {
          amount: null,
          units: [],
          container: null,
          numbered: false,
          to: this.skipOf(to, end),
          spans: [[from, to, 'amount']],
        }
      }
    }
    return undefined
  }

  private fewAt(from: number, end: number): Read | undefined {
    const article = this.numberWord(this.key(from)) === 1 ? from + 1 : from
    if (article + 1 >= end) return undefined
    const isFew = inOrder(this.language).some((lang) =>
      WORDS[lang].joins.few.has(this.key(article)),
    )
    if (!isFew) return undefined
    const behind = this.skipOf(article + 1, end)
    // "a few sprigs" are counted; "a few tomatoes" are the cook's to decide.
    return this.unitAt(behind, end) && !isSize(itemAt(this.unitAt(behind, end)!.units, 0))
      ? { value: FEW, to: behind }
      : undefined
  }

  /** "A little oil", "ein paar Kekse": the article is no number, unless a unit is counted; "ein Paar" is two. */
  private undecidedAt(from: number, end: number): Amount | undefined {
    if (this.numberWord(this.key(from)) !== 1 || this.tokens[from + 1]?.kind !== 'word')
      return undefined
    const vague = this.vagueAt(from, end)
    if (!vague) return undefined
    const isPair = /^\p{Lu}\p{Ll}/u.test(this.tokens[vague.to - 1]?.text ?? '')
    const unit = this.unitAt(vague.to, end)?.units[0]
    return isPair || (unit && !isSize(unit)) ? undefined : vague
  }

  /** Without a number "pinch of salt" is one pinch, but "medium curry powder" and "flat leaf parsley" are names. */
  private unnumbered(from: number, end: number): Amount | undefined {
    const unit = this.unitAt(from, end)
    if (!unit || unit.to >= end) return undefined
    const first = itemAt(unit.units, 0)
    if (isSize(first)) return undefined
    const { kind } = first
    // "Stück Butter" and "barra de pan" are one; "grams" without a number are none.
    const half = kind === 'mass' || kind === 'volume' ? this.halfBehind(unit.to, end) : undefined
    if (half) {
      return {
        amount: 1 + half.value,
        units: unit.units,
        container: null,
        numbered: true,
        to: this.skipOf(half.to, end),
        spans: [[unit.unitFrom, half.to, 'amount']],
      }
    }
    if (kind === 'mass') return undefined
    const spans: Span[] = [[unit.unitFrom, unit.to, 'unit']]
    if (unit.unitFrom > from) spans.push([from, unit.unitFrom, 'size'])
    return {
      amount: 1,
      units: unit.units,
      container: isContainer(first) ? first : null,
      numbered: false,
      ...(kind === 'portion' ? { spokenAt: from } : {}),
      to: this.skipOf(unit.to, end),
      spans,
    }
  }

  /** Behind "about", "ca.", "approx.". */
  skipAbout(from: number, end: number): number {
    let at = from
    while (at < end && (this.isAbout(this.key(at)) || (this.key(at) === '~' && at === from)))
      at += 1
    // "de 3 a 4 cucharadas".
    if (at < end && this.isOf(this.key(at)) && this.tokens[at + 1]?.kind === 'number') at += 1
    return at
  }

  private skipOf(from: number, end: number): number {
    return from + 1 < end && this.isOf(this.key(from)) ? from + 1 : from
  }

  private isAbout(key: string): boolean {
    return this.any('about', key)
  }
  private isOf(key: string): boolean {
    return this.any('of', key)
  }
  private isTo(key: string): boolean {
    return this.any('to', key)
  }
  isOr(key: string): boolean {
    return this.any('or', key)
  }
  isAnd(key: string): boolean {
    return this.any('and', key)
  }
  private isBetween(key: string): boolean {
    return this.any('between', key)
  }

  private any(join: keyof Joins, key: string): boolean {
    return this.joins[join].has(key)
  }

  private key(at: number): string {
    return this.tokens[at]?.key ?? ''
  }
  private glued(at: number): boolean {
    return this.tokens[at]?.glued === true
  }
  private isWord(at: number): boolean {
    return this.tokens[at]?.kind === 'word'
  }
  private areWords(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.tokens[at]?.kind !== 'word') return false
    return true
  }
}

const ADJECTIVES: ReadonlySet<string> = new Set([
  'size',
  'descriptor',
  'preparation',
  'filler',
  'fresh',
  'dried',
  'frozen',
  'ground',
])

const isDozen = (key: string) => wordsOfAll('dozens').has(key)

/** Containers whose printed size beats any table. */
export const isContainer = ({ role }: Unit): boolean => role === 'container'

export const isSize = ({ role }: Unit): boolean => role === 'size'

export const isMeasure = ({ kind }: Unit): boolean => kind === 'mass' || kind === 'volume'

/** "1.000 ml", "1,500 g": three decimals of a gram or millilitre are thousands; of a kilogram they are not. */
function thousands(tokens: readonly Token[], from: number, number: Read, unit: Unit): number {
  const single = tokens.slice(from, number.to).find(({ kind }) => kind === 'number')
  const isThousands =
    single !== undefined &&
    single.value === number.value &&
    /^[1-9]\d{0,2}[.,]\d{3}$/.test(single.text) &&
    unit.factor !== null &&
    unit.factor <= 1
  return isThousands ? number.value * 1000 : number.value
}

/** Phrases for an amount that the cook decides, in all languages, the longest first. */
const VAGUE = lazily(['phrases'], () =>
  Object.values(WORDS)
    .flatMap(({ toTaste }) => toTaste)
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length),
)
