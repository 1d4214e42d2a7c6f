/** The last layer of search: MiniSearch over the names, for queries that nothing else answers. Its index is prepared by the build. */

import MiniSearch, { type Options } from 'minisearch'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'

/** From this many letters on a word may go on, have one typo, have two. */
const LETTERS = { prefix: 3, typo: 4, twoTypos: 8 }

interface Row {
  /** The ordinal of the food. */
  readonly id: number
  readonly names: string
}

const OPTIONS: Options<Row> = {
  fields: ['names'],
  tokenize: (text) => text.split(' ').filter(Boolean),
  // Names and queries are folded already.
  processTerm: (term) => term,
  searchOptions: {
    prefix: ({ length }) => length >= LETTERS.prefix,
    fuzzy: ({ length }) => (length >= LETTERS.twoTypos ? 2 : length >= LETTERS.typo ? 1 : false),
  },
}

/** The index as MiniSearch writes it, one part. */
export function packKeywords(ingredients: readonly Ingredient[]): readonly Buffer[] {
  const index = new MiniSearch(OPTIONS)
  index.addAll(
    ingredients.map(({ names }, id) => ({
      id,
      names: LANGUAGES.flatMap((lang) => names[lang].map(nameKey)).join(' '),
    })),
  )
  return [Buffer.from(JSON.stringify(index))]
}

interface KeywordHit {
  readonly ordinal: number
  readonly score: number
}

export class KeywordIndex {
  private readonly index: MiniSearch<Row>

  /** `read` gives a part. */
  constructor(read: (part: number) => Buffer) {
    this.index = MiniSearch.loadJSON(read(0).toString(), OPTIONS)
  }

  /** The first `limit` foods by score, ties by ordinal. */
  search(words: readonly string[], limit: number): readonly KeywordHit[] {
    return this.index
      .search(words.join(' '))
      .map(({ id, score }) => ({ ordinal: id as number, score }))
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .slice(0, limit)
  }
}
