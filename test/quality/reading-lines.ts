/** Measures how ours and the peers read the quantities of `lines.tsv`, how right and how fast. */

import type { Language } from '../../src/domain/languages.ts'
import type { Quantity, ReadingPeer } from './peers/reading/peer.ts'
import { type Half, type Line, readLines } from './sets.ts'

export interface LineFigure {
  readonly lang: Language
  readonly of: number
  readonly amount: number
  readonly unit: number
  /** Amount and unit of the same reading. */
  readonly both: number
}

/** How many lines of the half have their quantity right, in each language that the reader knows; `isKind`, for peers. */
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
 * Microseconds a line in the quickest of some rounds, since others use the machine. Ours remembers what it has read: each round has
 * a reader of its own, warmed with the other half, that sees every line for the first time.
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

/** Only lines with an amount, which all have a unit as well. */
const linesOf = (half: Half, lang: Language) =>
  readLines().filter((line) => line.half === half && line.lang === lang && line.amount !== null)

const TOLERANCE = 0.01
/** Peers write a third as 0.33 and an eighth as 0.13. */
const TWO_DECIMALS = 0.005001

/** What a peer that names no unit may have left to the food: "large eggs", "garlic cloves". */
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

/** Cans and chickens whose weight stands behind them count as that weight; for a peer their number is as right: "1 (14 oz) can". */
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
