/** Writes the lines of a recipe in grams and millilitres. */

import { itemAt } from '../../domain/present.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import type { App } from '../app.ts'

/** Foods with at least this share of "liquid" in their texture are measured in millilitres. */
const LIQUID = 0.5

const AMOUNT_ROLES: readonly string[] = ['amount', 'unit']

interface MetricLine {
  readonly text: string
  /** False if the line has an amount that was not converted. */
  readonly isMetric: boolean
}

/** Converts lines in order. A line with several foods, or without a weight, stays unchanged. */
export function metricLines(app: App, items: readonly ParsedItem[]): readonly MetricLine[] {
  const lines: ParsedItem[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last?.[0]?.parts === item.parts && !last.includes(item)) last.push(item)
    else lines.push([item])
  }
  return lines.map((line) => metricLine(app, line))
}

function metricLine(app: App, items: readonly ParsedItem[]): MetricLine {
  const item = itemAt(items, 0)
  const { line: text, amount, grams } = item
  if (items.every((one) => one.amount === null)) return { text, isMetric: true }
  const unit = app.library.units.find(({ id }) => id === item.unit)
  if (items.length > 1 || item.or || amount === null) return { text, isMetric: false }
  const isMetric = unit?.role === 'metric'
  if (isMetric && isUsual(unit.id, amount)) return { text, isMetric: true }
  const isVolume = unit?.kind === 'volume' && unit.factor !== null
  if (isVolume && (isMetric || grams === null || isLiquid(app, item.ingredientId ?? ''))) {
    return replaced(app, item, amount * (unit.factor ?? 0), 'ml')
  }
  if (grams === null) return { text, isMetric: false }
  if (isVolume || unit?.kind === 'mass') return replaced(app, item, grams, 'g')
  // For pieces such as "2 eggs", keep the number and add the weight.
  return { text: `${text} (${rounded(app, grams)} g)`, isMetric: true }
}

/** True for units that kitchen scales and measuring jugs show. "50 dag" and "1/4 l" are converted to such units. */
const isUsual = (unit: string, amount: number): boolean =>
  ['gram', 'kilogram', 'milliliter'].includes(unit) || (unit === 'liter' && amount >= 1)

export const isLiquid = (app: App, id: string): boolean =>
  (app.library.ingredient(id)?.textureProfile?.liquid ?? 0) >= LIQUID

/** Matches a range such as "2 to 3" or "2-3", but not "2 x 3". */
const RANGE = /(\p{N}[\p{N}.,]*)\s*(?:[-–]|(?!x\b)\p{L}+)\s*(\p{N}[\p{N}.,]*)/u

/** Replaces the amount in a line by `figure`. A line with a second amount or a heaped measure stays unchanged. */
function replaced(app: App, item: ParsedItem, figure: number, unit: string): MetricLine {
  const { line, amount } = item
  const parts = withoutRepeat(item)
  const written = parts.filter(({ role }) => role === 'amount').map(({ text }) => text)
  const [, low, high] = RANGE.exec(written.join(' ')) ?? []
  const [least, most] = [low, high].map((one) => Number(one?.replace(',', '.')))
  const isOdd = high !== undefined && (most !== amount || Number.isNaN(least))
  if (written.length !== 1 || isOdd || parts.some(({ role }) => role === 'size')) {
    return { text: line, isMetric: false }
  }
  const isAmount = (at: number) => AMOUNT_ROLES.includes(parts[at]?.role ?? '')
  const rest = parts
    .filter(({ role }, at) => {
      const isBetween = role === 'filler' && (isAmount(at - 1) || isAmount(at + 1))
      return !isAmount(at) && !isBetween
    })
    .map(({ text }) => text)
    .join('')
    .trim()
  const from = least && most ? `${rounded(app, (figure * least) / most)}–` : ''
  return { text: `${from}${rounded(app, figure)} ${unit} ${rest}`, isMetric: true }
}

/** Matches an amount in brackets: "1 cup (2 sticks) butter", "2 EL (30 g)". */
const REPEAT = /\s*\((?:\p{L}+\.? )?[\p{N}.,/\s–-]+[\p{L} ]*\.?\)/u

/** Removes an amount in brackets that repeats the amount before it in another unit. */
function withoutRepeat({ parts, line }: ParsedItem): ParsedItem['parts'] {
  const repeat = REPEAT.exec(line)
  if (!repeat || parts.map(({ text }) => text).join('') !== line) return parts
  let end = 0
  const placed = parts.map((part) => {
    const from = end
    end += part.text.length
    return { part, from, to: end }
  })
  const to = repeat.index + repeat[0].length
  const inside = placed.filter((one) => one.to > repeat.index && one.from < to)
  return inside.some(({ part }) => part.role === 'food')
    ? parts
    : placed.flatMap(({ part, from, to: partEnd }) => {
        const before = part.text.slice(0, Math.max(0, repeat.index - from))
        const after = partEnd > to ? part.text.slice(Math.max(0, to - from)) : ''
        const text = partEnd <= repeat.index || from >= to ? part.text : before + after
        return text === '' ? [] : [{ ...part, text }]
      })
}

/** Rounds an amount as kitchen scales do, and formats it. */
function rounded(app: App, amount: number): string {
  const step = amount >= 100 ? 5 : amount >= 10 ? 1 : amount >= 1 ? 0.5 : 0.1
  return app.number(Math.round(amount / step) * step)
}

/** Returns the short form of a unit, such as `EL`, or an empty string if there is no unit. */
export function unitName(app: App, id: string | null): string {
  const unit = app.library.units.find((one) => one.id === id)
  return unit?.shortcut[app.lang] ?? app.word('unit', id ?? '')
}
