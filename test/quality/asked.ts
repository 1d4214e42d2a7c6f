/** Measures what search answers to words of a region, spellings by ear, Latin, trade terms, wishes, and what is no food. */

import { search } from '../../src/engine/search.ts'
import type { Library } from '../../src/library/library.ts'
import { readCondition } from './conditions.ts'
import { type Asked, type Half, readAsked, readWishes } from './sets.ts'

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
      onMiss(`${kind} ${row.lang} "${row.query}": ${told(found)}`)
    }
    return { kind, of: ofKind.length, right, wrong }
  })
}

/** Wishes whose first five answers all meet their condition, and those with one that meets what contradicts it. */
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
    if (!isRight || isWrong) onMiss(`all five ${row.lang} "${row.query}": ${told(found)}`)
  }
  return { kind: 'wish, all five', of: rows.length, right, wrong }
}

const told = (found: readonly { readonly id: string; readonly confidence: number }[]) =>
  found.map(({ id, confidence }) => `${id} ${confidence.toFixed(2)}`).join(', ')

function answers(library: Library, { kind, lang, query }: Pick<Asked, 'kind' | 'lang' | 'query'>) {
  const { results } = search(library, { q: query, lang, limit: 10 })
  return results
    .slice(0, LOOKED_AT[kind] ?? FIRST)
    .map(({ ingredient, confidence }) => ({ id: ingredient.id, confidence }))
}
