/** Writes the lines of a recipe for another number of people: what grows with them, in amounts as people write them. */

import type { Language } from '../../domain/languages.ts'
import { IngrError } from '../../errors.ts'
import { alternatives } from '../../language/amount-words.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import type { ParsedItem, ParsedText, Part } from '../parse.ts'
import { unitsNamed } from '../units.ts'

export interface ScaledRecipe {
  readonly title: string | null
  /** The people that the lines are for now, and those that the recipe was for. */
  readonly servings: number
  readonly from: number
  readonly lines: readonly string[]
}

/**
 * `given` is for how many people the recipe is where it does not say so, or where somebody knows better. Throws INVALID_REQUEST where
 * nobody knows.
 */
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
  for (const [name, count] of [
    ['servings', from],
    ['scale', people],
  ] as const) {
    if (count > 0 && Number.isFinite(count)) continue
    throw new IngrError(
      'INVALID_REQUEST',
      msg('{name} is not a number above 0: {count}', { name, count }),
      {
        [name]: `not above 0: ${count}`,
      },
    )
  }
  const lines = linesOf(items).map((line) => scaledLine(library, line, people / from, language))
  return { title, servings: people, from, lines }
}

/** The items that stand in one line share its parts. */
function linesOf(items: readonly ParsedItem[]): readonly (readonly ParsedItem[])[] {
  const lines: ParsedItem[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last?.[0]?.parts === item.parts) last.push(item)
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
  if (items.some(({ unit }) => LENGTHS.has(unit ?? ''))) return line
  const amounts = items.flatMap(({ or = [], ...item }) => [item, ...or])
  let place = -1
  const texts = parts.map((part, at) => {
    if (part.role !== 'amount') return part.text
    const isRest = isRestOfAmount(parts, at)
    if (!isRest) place = Math.min(place + 1, amounts.length - 1)
    if (isSize(library, parts, at)) return part.text
    const { amount = null, unit = null } = amounts[place] ?? {}
    const written = { isMetric: METRIC.test(unit ?? ''), comma: language !== 'en', factor }
    if (HAS_NUMBER.test(part.text) && !leadsToWords(parts, at)) {
      return scaledNumbers(part.text, amount, written)
    }
    // The first part of "1 litro y medio" has said it all.
    if (isRest) return ''
    const space = part.text.slice(part.text.trimEnd().length)
    return amount === null ? part.text : `${amountText(amount * factor, written)}${space}`
  })
  return texts.join('')
}

/** Pieces of so many inches do not grow. */
const LENGTHS: ReadonlySet<string> = new Set(['inch', 'centimeter', 'millimeter'])

/** A number of one sign, a fraction, a mixed number, a decimal. */
const NUMBER =
  /\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d+(?:[.,]\d+)*|[.,]\d+/g
const HAS_NUMBER = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/

/** "1 litro y medio", "½ c plus 2 tablespoons", "250 g/9 oz": another part of the amount before. */
function isRestOfAmount(parts: readonly Part[], at: number): boolean {
  return (
    parts[at]!.role === 'amount' &&
    (parts[at - 1]?.role === 'unit' || isBracket(parts, at)) &&
    parts.slice(0, at).some(({ role }) => role === 'amount')
  )
}

/** An amount whose rest is told in words behind its unit. */
function leadsToWords(parts: readonly Part[], at: number): boolean {
  const next = parts[at + 2]
  return parts[at + 1]?.role === 'unit' && next?.role === 'amount' && !HAS_NUMBER.test(next.text)
}

const isBracket = (parts: readonly Part[], at: number) =>
  /\($/.test(parts[at - 1]?.text.trim() ?? '')

/** The size of each piece: in brackets behind something counted ("1 Dose (400 ml)"), or before "each". */
function isSize(library: Library, parts: readonly Part[], at: number): boolean {
  const before = parts.slice(0, at)
  if (!before.some(({ role }) => role === 'amount')) return false
  if (isBracket(parts, at)) {
    const unit = before.findLast(({ role }) => role === 'unit')?.text.trim() ?? ''
    return !unitsNamed(library, unit).some(({ kind }) => kind === 'mass' || kind === 'volume')
  }
  return parts.slice(at + 1, at + 4).some(({ text }) => EACH.test(text))
}

const EACH = new RegExp(String.raw`^\s*(?:${alternatives('each')})\b`, 'iu')

function scaledNumbers(text: string, amount: number | null, written: Written): string {
  // "1 (15 oz) can", "1 x 400g tin": only the first number counts, the others are of each.
  const end = /[(x×]/.exec(text)?.index ?? text.length
  const head = text.slice(0, end)
  return (
    head.replace(NUMBER, (number) => {
      const glyphs = /[½⅓⅔¼¾⅛]/.test(number)
      return amountText(figureOf(number, amount) * written.factor, { ...written, glyphs })
    }) + text.slice(end)
  )
}

const GLYPHS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** "1.000" is a thousand where the line was read so. */
function figureOf(number: string, amount: number | null): number {
  const plain = number.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/, (sign) => ` ${GLYPHS[sign]}`).trim()
  const [, whole, above, below] = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(plain) ?? []
  if (above !== undefined) return Number(whole ?? 0) + Number(above) / Number(below)
  const thousands = Number(plain.replace(/[.,]/g, ''))
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && amount !== null && amount >= 1000) return thousands
  return Number(plain.replace(',', '.'))
}

interface Written {
  readonly isMetric: boolean
  /** Whether decimals stand behind a comma. */
  readonly comma: boolean
  readonly factor: number
  /** Whether fractions are written as one sign. */
  readonly glyphs?: boolean
}

const METRIC = /^(?:milli|centi|deci|deka|kilo)?(?:gram|liter)$/

/** Fractions that a cook has a spoon or a cup for, and how far an amount may be from one. */
const FRACTIONS = [2, 3, 4, 8]
const NEAR = 0.03

/** 3 decimals would read as thousands. */
function amountText(amount: number, { isMetric, comma, glyphs }: Written): string {
  if (isMetric) return decimalText(rounded(amount), comma)
  const whole = Math.floor(amount + NEAR)
  const rest = amount - whole
  if (Math.abs(rest) <= NEAR && whole > 0) return String(whole)
  if (amount < MOST_FRACTIONS) {
    for (const denominator of FRACTIONS) {
      const numerator = Math.round(rest * denominator)
      if (numerator === 0 || numerator === denominator) continue
      if (Math.abs(rest - numerator / denominator) > NEAR) continue
      const fraction = fractionText(numerator, denominator, glyphs === true)
      return whole === 0 ? fraction : `${whole}${glyphs ? '' : ' '}${fraction}`
    }
  }
  return decimalText(Number(amount.toPrecision(2)), comma)
}

/** More of something is not cut into fractions. */
const MOST_FRACTIONS = 20

function fractionText(numerator: number, denominator: number, glyphs: boolean): string {
  const text = `${numerator}/${denominator}`
  const sign = Object.keys(GLYPHS).find((glyph) => GLYPHS[glyph] === text)
  return glyphs && sign !== undefined ? sign : text
}

/** As scales show it: 166.7 g is 165 g, 83.3 g is 83 g, 10.4 g is 10.5 g, 0.333 kg is 0.33 kg. */
function rounded(amount: number): number {
  const steps = amount >= 100 ? [5, 1] : amount >= 20 ? [1] : amount >= 3 ? [0.5, 0.1] : [0.01]
  const [step = 0.01] = steps.filter(
    (one) => Math.abs(Math.round(amount / one) * one - amount) <= amount * CLOSE,
  )
  return Number((Math.round(amount / step) * step).toFixed(2))
}

const CLOSE = 0.02

function decimalText(amount: number, comma: boolean): string {
  return comma ? String(amount).replace('.', ',') : String(amount)
}
