/** Measures how accurately and how fast our parser and other parsers read the quantities in `lines.tsv`. */

import type { Language } from '../../src/domain/languages.ts'
import type { Quantity, ReadingPeer } from './peers/reading/peer.ts'
import { type Half, type Line, readLines } from './sets.ts'

export interface LineFigure {
  readonly lang: Language
  readonly of: number
  readonly amount: number
  readonly unit: number
  /** Number of lines for which amount and unit are right in the same reading. */
  readonly both: number
}

/**
 * Counts the lines with the right quantity, in each language that the reader supports. With `isKind`, which is set for
 * other packages, some answers that differ only in form also count as right.
 */
export function measureQuantities(
  { langs, read }: ReadingPeer,
  half: Half,
  isKind: boolean,
): readonly LineFigure[] {
  return langs.map((lang) => {
    const judged = linesOf(half, lang).map((line) => {
      const answers = read(line.line, lang).map((one) => ({
        amount: hasAmount(line, one, isKind),
        unit: hasUnit(line, one, isKind),
      }))
      return {
        amount: answers.some(({ amount }) => amount),
        unit: answers.some(({ unit }) => unit),
        both: answers.some(({ amount, unit }) => amount && unit),
      }
    })
    const count = (key: 'amount' | 'unit' | 'both') => judged.filter((one) => one[key]).length
    return {
      lang,
      of: judged.length,
      amount: count('amount'),
      unit: count('unit'),
      both: count('both'),
    }
  })
}

const ROUNDS = 7
const WARM_UP = 20

/**
 * Returns the microseconds per line in the fastest of several rounds, because other processes may slow us down. Our
 * reader caches its readings, so we make a new reader for each round and warm it up with the lines of the other half.
 */
export function microseconds(make: () => ReadingPeer, half: Half, lang: Language): number {
  const lines = linesOf(half, lang).map(({ line }) => line)
  const others = linesOf(half === 'tuning' ? 'checking' : 'tuning', lang).map(({ line }) => line)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { read } = make()
    for (let turn = 0; turn < WARM_UP; turn++) for (const line of others) read(line, lang)
    const start = process.hrtime.bigint()
    for (const line of lines) read(line, lang)
    return Number(process.hrtime.bigint() - start) / 1000 / lines.length
  })
  return Math.min(...rounds)
}

/** Returns the lines that have an amount. In `lines.tsv`, every such line also has a unit. */
const linesOf = (half: Half, lang: Language) =>
  readLines().filter((line) => line.half === half && line.lang === lang && line.amount !== null)

const TOLERANCE = 0.01
/** Tolerance for other parsers, some of which write a third as 0.33 and an eighth as 0.13. */
const TWO_DECIMALS = 0.005001

/** Units that other parsers may treat as part of the food's name: "large eggs", "garlic cloves". */
const OF_THE_FOOD = ['piece', 'small', 'medium', 'large', 'clove']

function hasAmount(line: Line, answer: Quantity, isKind: boolean): boolean {
  const most = Math.max(TOLERANCE * line.amount!, isKind ? TWO_DECIMALS : 0)
  if (answer.amounts.some((one) => Math.abs(one - line.amount!) <= most)) return true
  return isKind && isCount(line, answer)
}

function hasUnit(line: Line, answer: Quantity, isKind: boolean): boolean {
  if (line.units.includes(answer.unit ?? '')) return true
  if (!isKind) return false
  const isPiece = answer.unit === null || answer.unit === 'piece'
  const isWanted = line.units.some((one) => OF_THE_FOOD.includes(one))
  return (isPiece && isWanted) || isCount(line, answer)
}

/**
 * True if another parser returns only the count of a line such as "1 (14 oz) can". We accept this answer, although our
 * parser returns the count multiplied by the weight.
 */
function isCount({ line, amount }: Line, { amounts, unit }: Quantity): boolean {
  const count = Number(/^(\d+) (?=[\p{L}(]).*[(,].*\d/u.exec(line)?.[1] ?? Number.NaN)
  if (count === amount || !amounts.includes(count)) return false
  return unit === null || CONTAINERS.includes(unit)
}

const CONTAINERS = [
  'ball',
  'block',
  'bottle',
  'box',
  'can',
  'fillet',
  'glass',
  'jar',
  'packet',
  'piece',
  'tub',
]
