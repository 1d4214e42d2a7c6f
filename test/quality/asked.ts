/**
 * Measures how well search handles regional words, phonetic spellings, Latin, trade terms, requests such as "more iron
 * than spinach", and words that are not food.
 */

import { search } from '../../src/engine/search.ts'
import type { Library } from '../../src/library/library.ts'
import { readCondition } from './conditions.ts'
import { type Asked, type Half, readAsked, readWishes } from './sets.ts'

/** How many of the first answers we check, by kind of query. */
const LOOKED_AT: Readonly<Record<string, number>> = { wish: 5, nonfood: 1 }
const FIRST = 3
/** If a query does not name a food, an answer with more than this confidence counts as wrong. */
const CLAIM = 0.5

export interface AskedFigure {
  readonly kind: string
  readonly of: number
  readonly right: number
  /** Number of queries with a forbidden food among the answers (for `nonfood`: with a confident answer). */
  readonly wrong: number
}

/** Measures the results for one half of the query set. Returns the figures by kind of query. */
export function measureAsked(
  library: Library,
  half: Half,
  onMiss: (text: string) => void = () => {},
): readonly AskedFigure[] {
  return [...measureKinds(library, half, onMiss), measureWishes(library, half, onMiss)]
}

function measureKinds(library: Library, half: Half, onMiss: (text: string) => void) {
  const rows = readAsked().filter((row) => row.half === half)
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    let [right, wrong] = [0, 0]
    const ofKind = rows.filter((row) => row.kind === kind)
    for (const row of ofKind) {
      const found = answers(library, row)
      const isWrong = found.some(({ id, confidence }) =>
        kind === 'nonfood' ? confidence > CLAIM : row.never.includes(id),
      )
      const isRight =
        kind === 'nonfood' ? !isWrong : found.some(({ id }) => row.expected.includes(id))
      if (isRight) right++
      if (isWrong) wrong++
      if (isRight && !isWrong) continue
      onMiss(`${kind} ${row.lang} "${row.query}": ${formatAnswers(found)}`)
    }
    return { kind, of: ofKind.length, right, wrong }
  })
}

/**
 * Counts the queries in `wishes.tsv` whose first five results all fit, and the queries with a wrong food among these
 * results.
 */
function measureWishes(library: Library, half: Half, onMiss: (text: string) => void): AskedFigure {
  let [right, wrong] = [0, 0]
  const rows = readWishes().filter((row) => row.half === half)
  for (const row of rows) {
    const found = answers(library, { ...row, kind: 'wish' })
    const fits = readCondition(row.fits)
    const never = readCondition(row.never)
    const isRight = found.length > 0 && found.every(({ id }) => fits(library, id))
    const isWrong = found.some(({ id }) => never(library, id))
    if (isRight) right++
    if (isWrong) wrong++
    if (!isRight || isWrong) onMiss(`all five ${row.lang} "${row.query}": ${formatAnswers(found)}`)
  }
  return { kind: 'wish, all five', of: rows.length, right, wrong }
}

const formatAnswers = (found: readonly { readonly id: string; readonly confidence: number }[]) =>
  found.map(({ id, confidence }) => `${id} ${confidence.toFixed(2)}`).join(', ')

function answers(library: Library, { kind, lang, query }: Pick<Asked, 'kind' | 'lang' | 'query'>) {
  const { results } = search(library, { q: query, lang, limit: 10 })
  return results
    .slice(0, LOOKED_AT[kind] ?? FIRST)
    .map(({ ingredient, confidence }) => ({ id: ingredient.id, confidence }))
}
