/** Applies a swap to the text of a recipe if it is certain which line is meant. */

import type { Language } from '../domain/languages.ts'
import type { Change } from '../domain/shapes/swaps.ts'
import { kitchenAmount, measuredAmount } from '../domain/swaps.ts'
import { number } from '../wording/numbers.ts'
import type { Reading } from './reasons.ts'

interface Place {
  readonly readings: readonly Reading[]
  readonly index: number
  readonly change: Change
  readonly lang: Language
}

/** Replaces a line in the text. Returns undefined if the line is uncertain, or if it also names another food. */
export function withSwap(
  text: string,
  { readings, index, change, lang }: Place,
): string | undefined {
  const reading = readings[index]!
  const lines = text.split('\n')
  const alike = readings.flatMap((one, at) => (one.line === reading.line ? [at] : []))
  const places = lines.flatMap((line, at) => (line.trim() === reading.line.trim() ? [at] : []))
  // If the line has two foods, replacing the line would lose the other food.
  const isLost = reading.or !== undefined && !change.isOffered
  if (places.length !== alike.length || isLost) return undefined
  const place = places[alike.indexOf(index)]!
  return lines
    .flatMap((line, at) => (at === place ? swapLines(reading, change, lang) : [line]))
    .join('\n')
}

/** Returns lines for the substitute and for each food added with it, without amounts if the old line has none. */
export function swapLines(reading: Reading, change: Change, lang: Language): readonly string[] {
  const { substitute, written, isOffered } = change
  const unit = reading.parts?.find(({ role }) => role === 'unit')?.text.trim()
  if (written && unit && written.amount === reading.amount && substitute.with.length === 0) {
    return [`${number(measuredAmount(written), lang)} ${unit} ${substitute.name}`]
  }
  // In a line with alternatives, the amount applies only to the first alternative.
  if (isOffered && reading.amount === null) return [substitute.name]
  // For the other alternatives, the grams are unknown.
  const grams = reading.ingredientId === change.ingredientId ? reading.grams : null
  return [substitute, ...substitute.with].map((one) =>
    grams === null || change.grams === 0
      ? one.name
      : `${number(kitchenAmount((one.grams * grams) / change.grams), lang)} g ${one.name}`,
  )
}
