/** Measures how often answers are right in each band of their `confidence`. */

import { parseLine } from '../../src/engine/parse.ts'
import { search } from '../../src/engine/search.ts'
import type { Library } from '../../src/library/library.ts'
import { HALVES, type Half, readLines, readQueries } from './sets.ts'

/** The lowest confidence of each band. Each band ends just below the next higher band. */
const BANDS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]

export interface Band {
  /** Name of the band, such as `1.00` or `0.90 to 0.99`. */
  readonly band: string
  /**
   * Number of answers in the band, and how many of them are right. Each key names the test set and the half of the set,
   * such as "search, tuning half".
   */
  readonly counts: Readonly<Record<string, { readonly of: number; readonly right: number }>>
}

interface Answer {
  readonly confidence: number
  readonly isRight: boolean
}

export interface Column {
  readonly name: string
  readonly asked: 'search' | 'lines'
  readonly half: Half
}

export const COLUMNS: readonly Column[] = (['search', 'lines'] as const).flatMap((asked) =>
  HALVES.map((half) => ({ name: `${asked}, ${half} half`, asked, half })),
)

/**
 * Groups the first search results and the foods in recipe lines by confidence, and counts them. Skips queries without
 * an answer.
 */
export function calibrate(library: Library): readonly Band[] {
  const columns = COLUMNS.map((column) => [column.name, answersOf(library, column)] as const)
  return BANDS.map((from, at) => {
    const isIn = ({ confidence }: Answer) =>
      confidence >= from && confidence < (BANDS[at - 1] ?? Number.POSITIVE_INFINITY)
    return {
      band: from === 1 ? '1.00' : `${from.toFixed(2)} to ${(from + 0.09).toFixed(2)}`,
      counts: Object.fromEntries(
        columns.map(([name, list]) => {
          const inside = list.filter(isIn)
          const right = inside.filter(({ isRight }) => isRight)
          return [name, { of: inside.length, right: right.length }]
        }),
      ),
    }
  })
}

/** Returns all answers, each with a flag that shows whether the answer is right. */
export function answersOf(
  library: Library,
  { asked, half }: Pick<Column, 'asked' | 'half'>,
): readonly Answer[] {
  return asked === 'search' ? searchAnswers(library, half) : lineAnswers(library, half)
}

function searchAnswers(library: Library, half: Half): readonly Answer[] {
  return readQueries()
    .filter((row) => row.half === half)
    .flatMap(({ query, lang, expected }) => {
      const [first] = search(library, { q: query, lang, limit: 1 }).results
      return first
        ? [{ confidence: first.confidence, isRight: expected.includes(first.ingredient.id) }]
        : []
    })
}

function lineAnswers(library: Library, half: Half): readonly Answer[] {
  return readLines()
    .filter((row) => row.half === half)
    .flatMap(({ line, lang, expected }) =>
      parseLine(library, line, lang).flatMap(({ ingredientId, confidence }, at) =>
        ingredientId === null
          ? []
          : [{ confidence, isRight: expected[at]?.includes(ingredientId) ?? false }],
      ),
    )
}
