/** Measures search, completion and the reading of recipe lines with the evaluation sets. */

import type { Language } from '../../src/domain/languages.ts'
import { pairings, substitutes } from '../../src/engine/kitchen/relations.ts'
import { parseLine } from '../../src/engine/parse.ts'
import { IngrError } from '../../src/errors.ts'
import type { Library } from '../../src/library/library.ts'
import { ourSearch } from './peers/own.ts'
import type { Peer } from './peers/peer.ts'
import { type Half, type Line, readClassics, readLines, readPrefixes, readQueries } from './sets.ts'

export interface Figure {
  /** The kind of query, or `prefix`, `quantity` or `ingredient`. */
  readonly kind: string
  readonly lang: Language
  readonly of: number
  /** Number of queries whose first answer is right. For completions, any of the first five answers may be right. */
  readonly first: number
  /** Number of queries with a right answer among the first five. */
  readonly five: number
  /** Sum of the reciprocal ranks of the first right answers, up to rank ten. */
  readonly reciprocal: number
}

/** Called with a description of each query that was not answered correctly. */
export type OnMiss = (text: string) => void

/** Counts the right answers at rank one, up to rank five and up to rank ten. */
function tally() {
  const figures = new Map<string, Figure>()
  return {
    count: (kind: string, lang: Language, rank: number) => {
      const key = `${kind}\t${lang}`
      const known = figures.get(key) ?? { kind, lang, of: 0, first: 0, five: 0, reciprocal: 0 }
      figures.set(key, {
        ...known,
        of: known.of + 1,
        first: known.first + (rank === 0 ? 1 : 0),
        five: known.five + (rank >= 0 && rank < 5 ? 1 : 0),
        reciprocal: known.reciprocal + (rank >= 0 ? 1 / (rank + 1) : 0),
      })
    },
    all: (): readonly Figure[] => [...figures.values()],
  }
}

/** Measures the answers to one half of the queries. Returns the figures by kind of query and language. */
export function measure(
  library: Library,
  half: Half,
  onMiss: OnMiss = () => {},
): readonly Figure[] {
  return [
    ...measureSearch(ourSearch(library), half, onMiss),
    ...measureRelations(library, half, onMiss),
    ...measureLines(library, half, onMiss),
  ]
}

/** Measures how well a search engine (ours or another package) answers the queries and prefixes. */
export function measureSearch(
  { search, complete }: Peer,
  half: Half,
  onMiss: OnMiss = () => {},
): readonly Figure[] {
  const { count, all } = tally()
  for (const { kind, lang, query, expected } of readQueries().filter(of(half))) {
    const found = search(query, lang, 10)
    const rank = rankIn(found, expected)
    count(kind, lang, rank)
    if (rank !== 0) onMiss(`${kind} ${lang} "${query}": ${found.slice(0, 4).join(', ')}`)
  }
  for (const { lang, prefix, expected } of readPrefixes().filter(of(half))) {
    const found = complete(prefix, lang, 5)
    const isThere = rankIn(found, expected) >= 0
    count('prefix', lang, isThere ? 0 : -1)
    if (!isThere) onMiss(`prefix ${lang} "${prefix}": ${found.join(', ')}`)
  }
  return all()
}

function measureRelations(library: Library, half: Half, onMiss: OnMiss): readonly Figure[] {
  const { count, all } = tally()
  for (const { ingredientId, expected } of readClassics('substitutes').filter(of(half))) {
    const found = idsOf(
      () => substitutes(library, ingredientId, { lang: 'en', limit: 5 }).substitutes,
    )
    const isThere = rankIn(found, expected) >= 0
    count('substitute', 'en', isThere ? 0 : -1)
    if (!isThere) onMiss(`substitute ${ingredientId}: ${found.join(', ')}`)
  }
  for (const { ingredientId, expected } of readClassics('pairings').filter(of(half))) {
    const found = idsOf(
      () => pairings(library, ingredientId, { lang: 'en', limit: 10 }).pairsWellWith,
    )
    const isThere = rankIn(found, expected) >= 0
    count('pairing', 'en', isThere ? 0 : -1)
    if (!isThere) onMiss(`pairing ${ingredientId}: ${found.join(', ')}`)
  }
  return all()
}

function measureLines(library: Library, half: Half, onMiss: OnMiss): readonly Figure[] {
  const { count, all } = tally()
  for (const line of readLines().filter(of(half))) {
    const items = parseLine(library, line.line, line.lang)
    const formatted = items
      .map((one) => `${one.ingredientId} ${one.amount} ${one.unit}`)
      .join(' + ')
    for (const [kind, isRight] of [
      ['quantity', hasQuantity(line, items[0])],
      ['ingredient', hasFoods(line, items)],
    ] as const) {
      count(kind, line.lang, isRight ? 0 : -1)
      if (!isRight) onMiss(`${kind} ${line.lang} "${line.line}": ${formatted}`)
    }
  }
  return all()
}

/**
 * Returns the percentage of the lines of a language in `fresh-lines.tsv` for which we read exactly the right foods, the
 * right amount and the right unit.
 */
export function freshLinesRight(library: Library, lang: Language): number {
  const lines = readLines('fresh-lines.tsv').filter((line) => line.lang === lang)
  const right = lines.filter((line) => {
    const items = parseLine(library, line.line, lang)
    return hasFoods(line, items) && hasQuantity(line, items[0])
  })
  return (100 * right.length) / lines.length
}

/** Returns the ids of an answer, or none if there is no relationship data. */
function idsOf(answer: () => readonly { readonly ingredientId: string }[]): readonly string[] {
  try {
    return answer().map(({ ingredientId }) => ingredientId)
  } catch (error) {
    if (error instanceof IngrError && error.code === 'NO_RELATIONSHIP_DATA') return []
    throw error
  }
}

const rankIn = (found: readonly string[], expected: readonly string[]) =>
  found.findIndex((id) => expected.includes(id))

const of = (half: Half) => (row: { readonly half: Half }) => row.half === half

type Item = ReturnType<typeof parseLine>[number]

/** True if the unit is right and the amount is correct to within 1 % (thirds are written with six decimals). */
function hasQuantity({ amount, units }: Line, item: Item | undefined): boolean {
  if (amount === null) return true
  const off = Math.abs((item?.amount ?? Number.NaN) - amount)
  return off <= 0.01 * amount && units.includes(item?.unit ?? '')
}

function hasFoods({ expected }: Line, items: readonly Item[]): boolean {
  return (
    expected.length === items.length &&
    expected.every((ids, index) => ids.includes(items[index]?.ingredientId ?? ''))
  )
}
