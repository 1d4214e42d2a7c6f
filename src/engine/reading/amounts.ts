/** Parses amounts from tokens: numbers, ranges, units, pack sizes and repeated measures. */

import type { Language } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import type { Role } from '../../domain/reading.ts'
import type { Unit } from '../../domain/units.ts'
import { centimetresOf, shortSizeOf, WORDS, wordsOfAll } from '../../language/index.ts'
import { lookup } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { isBeginning } from '../../names/dictionary.ts'
import { phraseLengthAt } from '../../search/affixes.ts'
import { dictionary } from '../../search/indexes.ts'
import { unitsNamedIn } from '../units.ts'
import { NumberReader, type ReadNumber } from './numbers.ts'
import type { Token } from './tokens.ts'

type Span = readonly [from: number, to: number, role: Role]

export interface Amount {
  /** The number, or null if no amount was written or the amount is left to the cook. */
  readonly amount: number | null
  /** Possible meanings of the unit word. Empty if the number has no unit. */
  readonly units: readonly Unit[]
  /** The container that has a printed size ("2 tins of 400 g"), or the unit itself if the unit is a container. */
  readonly container: Unit | null
  /** A size in brackets. The food decides whether this is the size of a piece or of all pieces together. */
  readonly pack?: { readonly count: number; readonly size: number; readonly units: readonly Unit[] }
  /** The folded unit word, which may be ambiguous: "2 gr. Eier" are large eggs. */
  readonly unitWord?: string
  /** True if a number was written; false for words such as "pinch of". */
  readonly numbered: boolean
  /** True if the amount is the total of all packs: "2 cans coconut milk, 2 x 400 ml". */
  readonly isTotal?: boolean
  /** True if the amount applies to each of several foods: "½ tsp each salt and pepper", "je 1 EL Öl und Essig". */
  readonly each?: boolean
  /** Index of a portion word that may belong to the name, as in "rama de canela". */
  readonly spokenAt?: number
  readonly to: number
  readonly spans: readonly Span[]
}

const FEW = 3
const LONGEST_UNIT = 3
/** Maximum adjectives between a number and its unit. For example, "2 heaped tbsp" has one. */
const MAX_ADJECTIVES = 3

interface UnitRead {
  readonly units: readonly Unit[]
  readonly first: Unit
  readonly unitFrom: number
  readonly to: number
}

interface Measure extends UnitRead {
  readonly amount: number
}

/** A mass or volume that is given in addition to an amount: "2 cans (400 g)". */
export interface Size {
  readonly size: number
  readonly units: readonly Unit[]
  /** True if the text says that the size is that of each piece. */
  readonly each: boolean
}

export class Amounts extends NumberReader {
  private readonly known = new Map<number, Amount | undefined>()

  constructor(
    private readonly library: Library,
    language: Language,
    tokens: readonly Token[],
  ) {
    super(language, tokens)
  }

  /** The amount that starts at `from` and does not extend past `end`. */
  at(from: number, end: number): Amount | undefined {
    const key = from * (this.tokens.length + 1) + end
    if (!this.known.has(key)) this.known.set(key, this.find(from, end))
    return this.known.get(key)
  }

  private find(from: number, end: number): Amount | undefined {
    const begun = this.eachEnd(from, end)
    const amount = this.amountAt(from, begun, end)
    const isCounted = amount !== undefined && (amount.numbered || amount.units.length > 0)
    if (!isCounted) return begun > from ? undefined : amount
    const to = this.eachAfter(amount.to, end)
    return begun > from || to > amount.to ? { ...amount, to, each: true } : amount
  }

  /** The index after a word for "each" at `from`, such as "je" or "de cada"; `from` itself if there is no such word. */
  private eachEnd(from: number, end: number): number {
    const first = this.is(from, 'of') ? from + 1 : from
    const at = this.skip(first, end, 'each')
    return at > first ? at : from
  }

  /** The index after "each of", "de cada uno:" or "colmada de cada". An "à" that precedes a size is not skipped. */
  eachAfter(from: number, end: number): number {
    let begun = from
    let at = this.eachEnd(from, end)
    if (at === from) {
      begun += this.adjectiveAt(from, end)
      at = this.eachEnd(begun, end)
    }
    if (at === begun) return from
    const isOnes = wordsOfAll('ones').has(this.key(at))
    if (!isOnes && this.countAt(this.skipAbout(at, end), end)) return from
    at = this.skipOf(isOnes ? at + 1 : at, end)
    return this.key(at) === ':' ? at + 1 : at
  }

  private amountAt(from: number, begun: number, end: number): Amount | undefined {
    const start = this.skipAbout(begun, end)
    const isOne = this.numberWord(start, end) === 1
    // "A few sprigs" and "paar Zweige" both mean about three.
    const few = isOne ? start + 1 : start
    const isFew = this.is(few, 'few')
    const phrases = VAGUE.phrases.get(this.key(start))
    const vague = start + (phrases ? phraseLengthAt(this.keys, start, phrases) : 0)
    const after = this.skipOf(isFew ? few + 1 : vague, end)
    const unit = isOne || isFew ? this.unitAt(after, end) : undefined
    const isCounted = unit !== undefined && !isSize(unit.first)
    // "Ein Paar" with a capital means two, while "ein paar" means some.
    const isPair = isOne && /^\p{Lu}\p{Ll}/u.test(this.tokens[after - 1]?.text ?? '')
    if (vague > start && vague < end && !isCounted && !isPair)
      return amountOf({ numbered: false, to: after, spans: [[start, vague, 'amount']] })
    const number = isFew && isCounted ? { value: FEW, to: after } : this.rangeAt(start, end)
    if (number) return this.packAt(from, number, end) ?? this.measured(from, number, end)
    return this.unnumbered(from, end)
  }

  /** A size that is a mass or volume: "(à ca. 125 g)", "(about 4 lb)", ", about 1.5 kg each". */
  sizeAt(from: number, end: number): (Size & { readonly to: number }) | undefined {
    let start = from
    while (start < end && (this.is(start, 'each', 'about', 'of') || this.key(start) === ':'))
      start++
    const measure = this.measureAt(start, end)
    if (!measure) return undefined
    const to = this.eachAfter(this.skip(measure.to, end, 'each', 'about'), end)
    const around = [...this.tokens.slice(from, start), ...this.tokens.slice(measure.to, to)]
    const each = around.some(({ key }) => this.joins.each.has(key))
    return { size: measure.amount, units: measure.units, each, to }
  }

  /** Reads a number of packs with a printed size as an amount: "2 x 400 g tins", "1 (14 oz) can", "2 28-ounce cans". */
  private packAt(from: number, number: ReadNumber, end: number): Amount | undefined {
    const isBracket = this.key(number.to) === '('
    const isTotal = TIMES.test(this.key(number.to))
    if (!isTotal && !isBracket && this.tokens[number.to]?.kind !== 'number') return undefined
    const size = this.sizeAt(isTotal || isBracket ? number.to + 1 : number.to, end)
    if (!size || (isBracket && this.key(size.to) !== ')')) return undefined
    const to = isBracket ? size.to + 1 : size.to
    const unit = this.unitAt(to, end)
    const container = unit && containerOf(unit.first)
    const isGlued = !isBracket && this.tokens[size.to - 1]?.glued === true
    if (!isTotal && !isBracket && !isGlued && !container) return undefined
    const { units } = size
    const pack = container || unit?.first.kind === 'portion' ? unit : undefined
    const packEnd = pack?.to ?? to
    // The weight of a piece shows whether a size is per piece: "6 (4-ounce) fillets", but "8 (3 1/2 pounds) peaches".
    const isOpen = !pack && !isTotal && !size.each && !isGlued
    return amountOf({
      ...(isOpen
        ? { amount: number.value, pack: { count: number.value, size: size.size, units } }
        : { amount: number.value * size.size, units, container: pack?.first ?? null }),
      ...(isTotal && { isTotal }),
      to: this.skipOf(packEnd, end),
      spans: [[from, packEnd, 'amount']],
    })
  }

  /** Reads the unit of a number, any further measures, and the size of a container. */
  private measured(from: number, number: ReadNumber, end: number): Amount {
    const after = this.skipTimes(number.to, end)
    const unit = this.unitAt(after, end)
    if (!unit)
      return amountOf({ amount: number.value, to: after, spans: [[from, after, 'amount']] })
    const { first, unitFrom } = unit
    const { amount, units, to } = this.withMore({ ...unit, amount: valueIn(first, number) }, end)
    const isPortion = first.kind === 'portion'
    // A printed size may follow the container: "2 latas de 80 g", "1 tin of 400 g", "2 Dosen à 400 g".
    const inside = isPortion
      ? this.measureAt(this.skipAbout(this.eachEnd(this.skipOf(to, end), end), end), end)
      : undefined
    const last = inside?.to ?? to
    return amountOf({
      amount: amount * (inside?.amount ?? 1),
      units: inside?.units ?? units,
      container: inside ? first : containerOf(first),
      unitWord: this.key(unit.to - 1),
      ...(isPortion && !inside && { spokenAt: unitFrom }),
      to: this.skipOf(last, end),
      spans: [
        [from, last, 'amount'],
        [number.to, unitFrom, 'size'],
        [unitFrom, unit.to, isSize(first) ? 'size' : 'unit'],
      ],
    })
  }

  /** Reads further measures: repeats ("/9oz"), sums ("plus 2 tbsp", "1 lb 2 oz") and the end of a range ("-1.2kg"). */
  private withMore(measure: Measure, end: number, isAgain = false): Measure {
    const { first, amount, to: from } = measure
    const half = this.halfAfter(from, end)
    if (half) return this.withMore({ ...measure, amount: amount + half.value, to: half.to }, end)
    const isRepeat = this.key(from) === '/' || this.is(from, 'or')
    const isRange = this.key(from) === '-' || this.is(from, 'to')
    const isSum = this.is(from, 'and')
    const isJoint = isRepeat || isRange || isSum
    const next = this.measureAt(isJoint ? this.skipAbout(from + 1, end) : from, end, isRepeat)
    if (isRepeat && next) return this.withMore({ ...measure, to: next.to }, end)
    // In "8 oz/225 g plus 2 oz", the 2 oz are added to the 8 oz and not to the 225 g.
    if (next?.first.kind !== first.kind || (isAgain && isSum)) return measure
    if (isRange) return next
    const ratio = next.first.factor! / first.factor!
    // Without "plus", a measure continues only with a smaller unit: "1 lb 2 oz", but not "400 g 200 g".
    if (!isSum && ratio >= 1) return measure
    return { ...measure, amount: amount + next.amount * ratio, to: next.to }
  }

  private measureAt(from: number, end: number, isAgain = false): Measure | undefined {
    const number = this.rangeAt(from, end)
    const unit = number && this.unitAt(number.to, end)
    if (!unit || !isMeasure(unit.first)) return undefined
    return this.withMore({ ...unit, amount: valueIn(unit.first, number) }, end, isAgain)
  }

  /** The unit at `from`, or after any adjectives there. A size counts only if no unit follows, as in "2 large eggs". */
  unitAt(from: number, end: number): UnitRead | undefined {
    let size: UnitRead | undefined
    let at = from
    for (let adjectives = 0; adjectives <= MAX_ADJECTIVES && at < end; adjectives++) {
      const found = this.isShortSize(at, end) ? undefined : this.unitWordAt(at, end)
      if (found && !isSize(found.first)) return found
      size ??= found
      const length = found ? found.to - at : this.adjectiveAt(at, end)
      if (length === 0) break
      at += length
    }
    return size
  }

  /** True for "kl." or "gr." before a unit, as in "kl. Dose" and "gr. Bund". */
  private isShortSize(at: number, end: number): boolean {
    return shortSizeOf(this.key(at)) !== undefined && this.unitWordAt(at + 1, end) !== undefined
  }

  private adjectiveAt(at: number, end: number): number {
    if (this.isShortSize(at, end)) return 1
    // A length is not an adjective, so "2 inch piece" does not mean two pieces.
    if (!this.isWord(at) || centimetresOf(this.key(at)) !== undefined) return 0
    const cls = dictionary(this.library).classOf(this.key(at), this.language)
    const isAdjective = cls !== undefined && ADJECTIVES.has(cls)
    return isAdjective || this.is(at, 'of', 'about') ? 1 : 0
  }

  private unitWordAt(at: number, end: number): UnitRead | undefined {
    const word = this.tokens[at]
    if (word?.kind !== 'word' || word.cut !== undefined) return undefined
    // For single English letters, the case matters: "T" is a tablespoon, and "t" is a teaspoon.
    const letter = lookup(WORDS[this.language].letterUnits, word.text.replace(/\.$/, ''))
    if (letter !== undefined) return this.unitNamed(letter, at, at + 1)
    const words = dictionary(this.library)
    const longest = isBeginning(words.find(word.key)) ? LONGEST_UNIT : 1
    for (let to = Math.min(at + longest, end); to > at; to--) {
      // The dictionary has Spanish units such as "c/s" without the slash.
      const key = this.keys.slice(at, to).join(' ').replace(' / ', ' ')
      const unit = this.unitNamed(key, at, to)
      if (unit && unit.first.kind !== 'qualitative' && !this.isBrandAt(key, to, end)) return unit
    }
    return undefined
  }

  private unitNamed(key: string, unitFrom: number, to: number): UnitRead | undefined {
    const units = unitsNamedIn(this.library, key, this.language)
    return units[0] && { units, first: units[0], unitFrom, to }
  }

  /** True for a brand word ("Rama Margarine"). False if the word is also a unit in the language and "of" follows. */
  private isBrandAt(key: string, to: number, end: number): boolean {
    const words = dictionary(this.library)
    if (!words.has(key, 'brand')) return false
    return !words.has(key, 'unit', this.language) || to >= end || !this.is(to, 'of')
  }

  /** Reads a unit that has no number. "Pinch of salt" means one pinch, but "medium curry powder" is a name. */
  private unnumbered(from: number, end: number): Amount | undefined {
    const unit = this.unitAt(from, end)
    if (!unit || unit.to >= end || isSize(unit.first)) return undefined
    // "Stück Butter", "barra de pan" and "litro y medio" are amounts, but "grams" needs a number.
    const isHalf = isMeasure(unit.first) && this.halfAfter(unit.to, end) !== undefined
    if (unit.first.kind === 'mass' && !isHalf) return undefined
    return { ...this.measured(from, { value: 1, to: from }, end), numbered: isHalf }
  }

  /** The amount for a unit without a number: "parsley, large handful". Units of mass always need a number. */
  unitAlone(from: number, end: number): Amount | undefined {
    const unit = this.unitAt(from, end)
    if (!unit || isSize(unit.first) || unit.first.kind === 'mass') return undefined
    return this.measured(from, { value: 1, to: from }, end)
  }

  /** The index after "about", "ca." or "approx.". In "de 3 a 4 cucharadas", "de" is skipped too. */
  skipAbout(from: number, end: number): number {
    let at = from
    while (at < end && (this.is(at, 'about') || this.key(at) === '~')) at += 1
    return at < end && this.is(at, 'of') && this.tokens[at + 1]?.kind === 'number' ? at + 1 : at
  }

  private skipOf(from: number, end: number): number {
    const isOf = from + 1 < end && this.is(from, 'of') && !this.beginsBrand(from)
    return isOf ? from + 1 : this.skipTimes(from, end)
  }

  /** True if "de" is the beginning of a brand: "1 lb De Cecco pasta". */
  private beginsBrand(at: number): boolean {
    return dictionary(this.library).brandEnd(this.keys, at) !== undefined
  }

  private skipTimes(from: number, end: number): number {
    const isTimes = this.key(from) === 'x' && this.isWord(from + 1)
    return isTimes && from + 1 < end ? from + 1 : from
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

/** True for tins, jars and other containers. A printed size overrides the usual size of a container. */
export const isContainer = ({ role }: Unit): boolean => role === 'container'

export const isSize = ({ role }: Unit): boolean => role === 'size'

/** Multiplication signs: "2 x 400 g", "eggs x 3". */
export const TIMES = /^[x*]$/

export const isMeasure = ({ kind }: Unit): boolean => kind === 'mass' || kind === 'volume'

const containerOf = (unit: Unit): Unit | null => (isContainer(unit) ? unit : null)

/** The value of a number before a unit. "1.500" means 1500 before g or ml, but 1.5 before kg. */
const valueIn = ({ factor }: Unit, { value, thousands }: ReadNumber): number =>
  factor !== null && factor <= 1 ? (thousands ?? value) : value

const amountOf = (found: Partial<Amount> & Pick<Amount, 'to' | 'spans'>): Amount => ({
  amount: null,
  units: [],
  container: null,
  numbered: true,
  ...found,
})

/** Phrases in all languages for amounts left to the cook ("some", "al gusto", "ein paar"), by their first word. */
const VAGUE = lazily(['phrases'], () =>
  Map.groupBy(
    Object.values(WORDS).flatMap(({ toTaste }) => toTaste),
    (phrase) => phrase.split(' ')[0] ?? '',
  ),
)
