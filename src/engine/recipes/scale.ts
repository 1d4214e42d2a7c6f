/** Scales the lines of a recipe to another number of people, with amounts as people write them. */

import type { Language } from '../../domain/languages.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { ParsedItem, Part, ScaledItem, ScaledRecipe } from '../../domain/shapes/recipes.ts'
import { IngrError } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf, WORDS } from '../../language/index.ts'
import { inNumber } from '../../language/plurals.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import { type ParsedText, parseLine } from '../parse.ts'
import { Amounts } from '../reading/amounts.ts'
import { FRACTIONS, figureOf, tokensOf } from '../reading/tokens.ts'
import { unitsNamed } from '../units.ts'

/** `given` is the number of people the recipe is for; it overrides the recipe. Throws INVALID_REQUEST if both are missing. */
export function scaleRecipe(
  library: Library,
  { title, servings, items }: ParsedText,
  people: number,
  given: number | undefined,
  language: Language,
): ScaledRecipe {
  const from = given ?? servings?.count
  if (from === undefined) {
    throw new IngrError(
      'INVALID_REQUEST',
      msg('the recipe does not say how many people it is for: servings is required'),
      { servings: 'required' },
    )
  }
  for (const [name, count] of Object.entries({ servings: from, scale: people })) {
    if (count > 0 && Number.isFinite(count)) continue
    throw new IngrError(
      'INVALID_REQUEST',
      msg('{name} is not a number above 0: {count}', { name, count }),
      { [name]: `not above 0: ${count}` },
    )
  }
  const factor = people / from
  const written = linesOf(items).map((line) => {
    const text = scaledLine(library, line, factor, language)
    return { text, items: line.map((item) => scaledItem(item, text, factor)) }
  })
  return {
    title,
    servings: people,
    from,
    lines: written.map(({ text }) => text),
    items: written.flatMap((one) => one.items),
  }
}

function scaledItem(
  { ingredientId, amount, unit, grams }: ParsedItem,
  line: string,
  factor: number,
): ScaledItem {
  const scaled = (figure: number | null) => (figure === null ? null : round6(figure * factor))
  return { line, ingredientId, amount: scaled(amount), unit, grams: scaled(grams) }
}

/** The items of one line share its parts; a repeated line has the same items again. */
function linesOf(items: readonly ParsedItem[]): readonly (readonly ParsedItem[])[] {
  const lines: ParsedItem[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last?.[0]?.parts === item.parts && !last.includes(item)) last.push(item)
    else lines.push([item])
  }
  return lines
}

function scaledLine(
  library: Library,
  items: readonly ParsedItem[],
  factor: number,
  language: Language,
): string {
  const [{ line, parts }] = items as readonly [ParsedItem]
  if (items.some(({ unit }) => centimetresOf(unit ?? '') !== undefined)) return line
  const amounts = items.flatMap(({ or = [], ...item }) => [item, ...or])
  let place = -1
  const texts = parts.map(({ text }) => text)
  const counts: (readonly [at: number, count: number])[] = []
  parts.forEach((part, at) => {
    if (part.role !== 'amount') return
    const isRest = isRestOfAmount(parts, at)
    if (!isRest) place = Math.min(place + 1, amounts.length - 1)
    if (isSize(library, parts, at, language)) return
    const { amount = null, unit = null } = amounts[place] ?? {}
    const style = {
      isMetric: library.units.find(({ id }) => id === unit)?.role === 'metric',
      comma: language !== 'en',
    }
    if (HAS_FIGURE.test(part.text) && !leadsToWords(parts, at)) {
      const scaled = scaledNumbers(library, part.text, { amount, factor, language, style })
      counts.push([at, scaled.count])
      texts[at] = scaled.text
    } else if (isRest) {
      // The first part of "1 litro y medio" already has the whole amount.
      texts[at] = ''
    } else if (amount !== null) {
      const space = part.text.slice(part.text.trimEnd().length)
      const { text, count } = writtenAmount(amount * factor, style)
      counts.push([at, count])
      texts[at] = `${text}${space}`
      // "Una docena de huevos" is "24 huevos".
      const next = parts[at + 1]
      if (next?.role === 'filler' && isOf(next.text, language)) texts[at + 1] = ''
    }
  })
  const plain = texts.join('')
  for (const [at, count] of counts) agree(library, parts, texts, at, count > 1, language)
  const agreed = texts.join('')
  // A form that is read differently, or with less certainty, is discarded.
  return agreed === plain || sameReading(library, plain, agreed, language) ? agreed : plain
}

const isOf = (text: string, language: Language) => WORDS[language].joins.of.has(nameKey(text))

/** Puts the counted noun into singular or plural: the unit if there is one, else the food. */
function agree(
  library: Library,
  parts: readonly Part[],
  texts: string[],
  at: number,
  isPlural: boolean,
  language: Language,
): void {
  const [, head = '', tail = ''] = /^(.*[\d\s)½⅓⅔¼¾⅛])(\p{L}+\s*)$/u.exec(texts[at] ?? '') ?? []
  if (tail !== '' && /\d/.test(head)) {
    texts[at] =
      head + (isShort(library, tail, language) ? tail : inNumber(tail, isPlural, language))
    return
  }
  const rest = parts.slice(at + 1)
  const other = rest.findIndex(({ role }) => !NOUNS.has(role) && !ADJECTIVES.has(role))
  const phrase = other < 0 ? rest : rest.slice(0, other)
  const unit = phrase.findIndex(({ role }) => role === 'unit')
  // "Cebollas picadas", but "onions chopped".
  const noun = WORDS[language].headFirst
    ? phrase.length - 1
    : phrase.findLastIndex(({ role }) => NOUNS.has(role))
  const end = at + 2 + (unit < 0 ? noun : unit)
  const text = texts.slice(at + 1, end).join('')
  if (text === '' || (unit >= 0 && isShort(library, text, language))) return
  texts[at + 1] = inNumber(text, isPlural, language)
  texts.fill('', at + 2, end)
}

/** The roles of the phrase that an amount counts. */
const NOUNS: ReadonlySet<string> = new Set(['unit', 'food', 'alternative', 'further food'])
const ADJECTIVES: ReadonlySet<string> = new Set(['size', 'descriptor'])

/** A short form of a unit has no plural of its own: "2 tbsp", "3 g". */
function isShort(library: Library, text: string, language: Language): boolean {
  const word = text.trim()
  const units = unitsNamed(library, word)
  return (
    units.length > 0 &&
    units.every(({ name, shortcut }) => shortcut[language] === word && name[language] !== word)
  )
}

function sameReading(library: Library, a: string, b: string, language: Language): boolean {
  const readingOf = (line: string) =>
    JSON.stringify(
      parseLine(library, line, language).map(
        ({ ingredientId, amount, grams, reading }) =>
          `${ingredientId} ${amount} ${grams} ${reading}`,
      ),
    )
  return readingOf(a) === readingOf(b)
}

const HAS_FIGURE = /\p{N}/u

/** "1 litro y medio", "½ c plus 2 tablespoons", "250 g/9 oz": another part of the preceding amount. */
function isRestOfAmount(parts: readonly Part[], at: number): boolean {
  return (
    itemAt(parts, at).role === 'amount' &&
    (parts[at - 1]?.role === 'unit' || isBracket(parts, at)) &&
    parts.slice(0, at).some(({ role }) => role === 'amount')
  )
}

/** True if the rest of an amount is in words after its unit. */
function leadsToWords(parts: readonly Part[], at: number): boolean {
  const next = parts[at + 2]
  return parts[at + 1]?.role === 'unit' && next?.role === 'amount' && !HAS_FIGURE.test(next.text)
}

const isBracket = (parts: readonly Part[], at: number) =>
  /\($/.test(parts[at - 1]?.text.trim() ?? '')

/** The size of each piece: in brackets after something counted ("1 Dose (400 ml)"), or before "each". */
function isSize(library: Library, parts: readonly Part[], at: number, language: Language): boolean {
  const before = parts.slice(0, at)
  if (!before.some(({ role }) => role === 'amount')) return false
  if (isBracket(parts, at)) {
    const unit = before.findLast(({ role }) => role === 'unit')?.text.trim() ?? ''
    return !unitsNamed(library, unit).some(({ kind }) => kind === 'mass' || kind === 'volume')
  }
  const { each } = WORDS[language].joins
  const following = parts.slice(at + 1, at + 4)
  return following.some(({ text }) => each.has(nameKey(text).split(' ')[0]!))
}

/** The text with its numbers scaled, and the last number, which decides between singular and plural. */
function scaledNumbers(
  library: Library,
  text: string,
  {
    amount,
    factor,
    language,
    style,
  }: {
    readonly amount: number | null
    readonly factor: number
    readonly language: Language
    readonly style: Style
  },
): Written {
  const tokens = tokensOf(text)
  const amounts = new Amounts(library, language, tokens)
  const begin = amounts.skipAbout(0, tokens.length)
  let scaled = ''
  let written = 0
  let count = 0
  for (let at = begin; at < tokens.length; at++) {
    // "A 15-ounce can", "two 400 g tins": a word counts only at the beginning.
    const isNumber = at === begin || tokens[at]?.kind === 'number'
    const read = isNumber ? amounts.numberAt(at, tokens.length) : undefined
    if (!read) continue
    const [start, end] = [itemAt(tokens, at).start, itemAt(tokens, read.to - 1).end]
    const value = amount !== null && amount >= 1000 ? (read.thousands ?? read.value) : read.value
    const glyphs = /[½⅓⅔¼¾⅛]/.test(text.slice(start, end))
    const one = writtenAmount(value * factor, { ...style, glyphs })
    scaled += text.slice(written, start) + one.text
    written = end
    count = one.count
    // "1 (15 oz) can", "1 x 400g tin", "1 14-oz can": the numbers after the first are the size of each.
    const next = tokens[read.to]
    if (next?.kind === 'number' || /^[(x*]$/.test(next?.key ?? '')) break
    at = read.to - 1
  }
  return { text: scaled + text.slice(written), count }
}

/** How an amount is written. */
interface Style {
  readonly isMetric: boolean
  /** True if the decimal separator is a comma. */
  readonly comma: boolean
  /** True if fractions are written as a single character. */
  readonly glyphs?: boolean
}

/** An amount in writing, and its value. */
interface Written {
  readonly text: string
  readonly count: number
}

/** Smaller amounts have no spoon. */
const SMALLEST = 0.1

/** An amount as cooks write it; three decimals would read as thousands. */
function writtenAmount(amount: number, { isMetric, comma, glyphs = false }: Style): Written {
  const decimal = (count: number) => ({
    text: comma ? String(count).replace('.', ',') : String(count),
    count,
  })
  if (isMetric) return decimal(rounded(amount))
  const { parts, denominator, count } = fractionOf(amount)
  if (amount < SMALLEST || count === 0) return decimal(Number(amount.toPrecision(2)))
  const numerator = parts % denominator
  const whole = Math.floor(count) || ''
  if (numerator === 0) return { text: String(whole), count }
  const sign = [...FRACTIONS].find((glyph) => figureOf(glyph) === numerator / denominator)
  if (glyphs && sign !== undefined) return { text: `${whole}${sign}`, count }
  return { text: `${whole} ${numerator}/${denominator}`.trimStart(), count }
}

interface Fraction {
  readonly parts: number
  readonly denominator: number
  readonly count: number
}

/** Larger amounts are not written as fractions. */
const MOST_FRACTIONS = 20
/** The maximum distance between an amount and its fraction, regardless of size. */
const NEAR: readonly (readonly [denominators: readonly number[], distance: number])[] = [
  [[1, 2, 3, 4], 0.03],
  [[8], 0.005],
]

/** The fraction that an amount nearly equals, else the nearest one that cooks use for that size. */
function fractionOf(amount: number): Fraction {
  const near = NEAR.map(([denominators, distance]) => {
    const fraction = nearestFraction(amount, denominators)
    return Math.abs(fraction.count - amount) <= distance ? fraction : undefined
  })
  const found = amount < MOST_FRACTIONS ? near.find((one) => one !== undefined) : undefined
  return found ?? nearestFraction(amount, denominatorsFor(amount))
}

/** The fractions that cooks have a spoon or cup for; of more pieces, only a half is worth a cut. */
function denominatorsFor(amount: number): readonly number[] {
  if (amount < 1) return [1, 2, 3, 4, 8]
  if (amount < 3) return [1, 2, 3, 4]
  return amount < 10 ? [1, 2] : [1]
}

/** The first of the nearest, so that a half is not written as four eighths. */
function nearestFraction(amount: number, denominators: readonly number[]): Fraction {
  const all = denominators.map((denominator): Fraction => {
    const parts = Math.round(amount * denominator)
    return { parts, denominator, count: parts / denominator }
  })
  const distance = ({ count }: Fraction) => Math.abs(count - amount)
  return all.reduce((best, one) => (distance(one) < distance(best) - 1e-9 ? one : best))
}

/** The maximum relative rounding of metric amounts. */
const CLOSE = 0.02

/** Rounded as on scales: 166.7 g is 165 g, 83.3 g is 83 g, 10.4 g is 10.5 g, 0.333 kg is 0.33 kg. */
function rounded(amount: number): number {
  const steps = amount >= 100 ? [5, 1] : amount >= 20 ? [1] : amount >= 3 ? [0.5, 0.1] : [0.01]
  const [step = 0.01] = steps.filter(
    (one) => Math.abs(Math.round(amount / one) * one - amount) <= amount * CLOSE,
  )
  return Number((Math.round(amount / step) * step).toFixed(2))
}
