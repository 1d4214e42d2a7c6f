/** Measures what search answers to words of a region, spellings by ear, Latin, trade terms, wishes, and what is no food. */

import { search } from '../../src/engine/search.ts'
import type { Library } from '../../src/library/library.ts'
import { type Asked, type Half, readAsked } from './sets.ts'

/** How many answers are looked at, by kind. */
const LOOKED_AT: Readonly<Record<string, number>> = { wish: 5, nonfood: 1 }
const FIRST = 3
/** An answer to what is no food is wrong above this confidence. */
const CLAIM = 0.5

export interface AskedFigure {
  readonly kind: string
  readonly of: number
  readonly right: number
  /** Queries with a food among the answers that must not be there; of `nonfood`, with an answer that claims to be one. */
  readonly wrong: number
}

/** The figures of one half, by kind. */
export function measureAsked(
  library: Library,
  half: Half,
  onMiss: (text: string) => void = () => {},
): readonly AskedFigure[] {
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
      const told = found.map(({ id, confidence }) => `${id} ${confidence.toFixed(2)}`).join(', ')
      onMiss(`${kind} ${row.lang} "${row.query}": ${told}`)
    }
    return { kind, of: ofKind.length, right, wrong }
  })
}

function answers(library: Library, { kind, lang, query }: Asked) {
  const { results } = search(library, { q: query, lang, limit: 10 })
  return results
    .slice(0, LOOKED_AT[kind] ?? FIRST)
    .map(({ ingredient, confidence }) => ({ id: ingredient.id, confidence }))
}
