/** Reads amounts: decimals with comma or point, fractions, mixed numbers, ranges and number words. */

import { itemAt } from '../domain/present.ts'
import { alternatives } from './amount-words.ts'

/** Fractions of one sign. */
export const FRACTIONS: Readonly<Record<string, string>> = {
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
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?(?:\s+\d+\s*\/\s*\d+)?`
const LEADING = new RegExp(
  String.raw`^(?:${alternatives('about')})?\s*(${NUMBER})(?:\s*(?:-|–|—|\b(?:${alternatives('to', 'or')})\b)\s*(${NUMBER}))?(?![\p{L}]*\d)`,
  'iu',
)

const MIXED = new RegExp(String.raw`(\d)\s*(?:&|\+|${alternatives('and')})\s*(\d+\/\d+)`, 'gi')
const ORDINAL = new RegExp(String.raw`(\d\/\d+)(?:${alternatives('ordinals')})\b`, 'gi')
const RANGE_OF_UNITS = new RegExp(
  String.raw`(\d[\d.,]*)\s*(\p{L}+)\s*(?:-|–|${alternatives('to')})\s*(\d[\d.,]*)\s*\2(?!\p{L})`,
  'giu',
)
const SECOND_MEASURE = new RegExp(
  String.raw`(\d\s*(?:g|kg|ml|l|cl|dl))\s*\/\s*\d[\d.,/\s]*(?:${alternatives('cups')})\b\.?`,
  'gi',
)

/** Vulgar fractions as digits, with a space before them. */
export function plainFractions(text: string): string {
  return (
    text
      .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]}`)
      .replace(/⁄/g, '/')
      // "2 & 1/2 cups", "1 y 1/2 tazas", "1/3rd cup".
      .replace(MIXED, '$1 $2')
      .replace(ORDINAL, '$1')
      // "100 g to 200 g": one range, told with its unit twice.
      .replace(RANGE_OF_UNITS, '$1-$3 $2')
      // "300 g/10 1/2 oz", "200 g / 7 oz": the same weight again.
      .replace(SECOND_MEASURE, '$1')
      .trimStart()
  )
}

/** "Between 3 and 4", "zwischen 3 und 4", "entre 3 y 4". */
const BETWEEN = new RegExp(
  String.raw`^(?:${alternatives('between')})\s+(${NUMBER})\s+(?:${alternatives('and')})\s+(?=\d)`,
  'iu',
)

interface LeadingAmount {
  /** Of a range the upper end: more grams never make a verdict safer. */
  readonly amount: number
  readonly rest: string
}

/** The number at the start of `line`; undefined when there is none. */
export function leadingAmount(line: string): LeadingAmount | undefined {
  const text = line.replace(BETWEEN, '$1-')
  const match = LEADING.exec(text)
  // "00 flour" and "2% milk" are names.
  if (!match || /^0\d/.test(itemAt(match, 1)) || /^\s*%/.test(text.slice(match[0].length)))
    return undefined
  const rest = text.slice(match[0].length)
  const amounts = [match[1], match[2]].flatMap((part) => (part ? amountOf(part, rest) : []))
  const amount = Math.max(...amounts)
  if (!Number.isFinite(amount)) return undefined
  return { amount, rest: text.slice(match[0].length).trimStart() }
}

const GRAMS_OR_MILLILITRES = new RegExp(String.raw`^\s*(?:g|${alternatives('grams')}|ml)\b`, 'i')

/** "1.000 ml", "1,500 g": three decimals of a gram or millilitre are thousands; of a kilogram they are not. */
function amountOf(part: string, rest: string): number {
  const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(part) && GRAMS_OR_MILLILITRES.test(rest)
  return numberOf(thousands ? part.replace(/[.,]/, '') : part)
}

/** "1 1/2", "1,5", "3/4"; a fraction with a zero below is not a number. */
export function numberOf(text: string): number {
  const [, whole, top, bottom] =
    /^(?:(\d+(?:[.,]\d+)?)\s+)?(?:(\d+)\s*\/\s*(\d+))$/.exec(text.trim()) ?? []
  if (top !== undefined) return Number(whole?.replace(',', '.') ?? 0) + Number(top) / Number(bottom)
  return Number(text.trim().replace(',', '.'))
}
