/** The keyword index over names, for queries that nothing else answers: the only user of MiniSearch. */

import MiniSearch, { type Options } from 'minisearch'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'

interface Entry {
  readonly id: string
  readonly text: string
}

const OPTIONS: Options<Entry> = {
  fields: ['text'],
  idField: 'id',
  tokenize: (text) => text.split(' ').filter((token) => token !== ''),
  processTerm: (term) => term,
}

export function buildKeywordIndex(ingredients: readonly Ingredient[]): string {
  const index = new MiniSearch<Entry>(OPTIONS)
  index.addAll(
    ingredients.map(({ id, names }) => ({
      id,
      text: LANGUAGES.flatMap((lang) => names[lang].map(nameKey)).join(' '),
    })),
  )
  return JSON.stringify(index)
}

export interface KeywordHit {
  readonly ingredientId: string
  readonly score: number
}

export class KeywordIndex {
  private readonly index: MiniSearch<Entry>

  constructor(body: string) {
    this.index = MiniSearch.loadJSON<Entry>(body, OPTIONS)
  }

  /** Names with words like these, a letter or two apart, by descending score (BM25). */
  search(words: readonly string[]): KeywordHit[] {
    return this.index
      .search(words.join(' '), {
        prefix: (term) => term.length >= 3,
        fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
      })
      .map(({ id, score }) => ({ ingredientId: id as string, score }))
  }
}
