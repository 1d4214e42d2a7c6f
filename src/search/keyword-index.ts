/** The keyword index over names and concepts: the only user of MiniSearch. */

import MiniSearch, { type Options } from 'minisearch'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { nameKey } from '../language/fold.ts'
import { stem } from '../language/stem.ts'

interface Entry {
  readonly id: string
  readonly names: string
  readonly concepts: string
}

const OPTIONS: Options<Entry> = {
  fields: ['names', 'concepts'],
  idField: 'id',
  tokenize: (text) => text.split(' ').filter((token) => token !== ''),
  processTerm: (term) => term,
}

/** The tokens of a text: folded, and each once more with its plural or inflection taken off. */
export function tokens(text: string): string[] {
  const words = nameKey(text).split(' ').filter(Boolean)
  return [...new Set(words.flatMap((word) => [word, ...LANGUAGES.flatMap((l) => stem(word, l))]))]
}

export function buildKeywordIndex(
  ingredients: readonly Ingredient[],
  vocabulary: Vocabulary,
): string {
  const index = new MiniSearch<Entry>(OPTIONS)
  index.addAll(
    ingredients.map((ingredient) => ({
      id: ingredient.id,
      names: LANGUAGES.flatMap((lang) => ingredient.names[lang].flatMap(tokens)).join(' '),
      concepts: LANGUAGES.flatMap((lang) => [
        ...tokens(vocabulary.categories[ingredient.category]?.[lang] ?? ''),
        ...ingredient.tags.flatMap((tag) => (vocabulary.tags[tag]?.[lang] ?? []).flatMap(tokens)),
        ...tokens((ingredient.subcategory ?? '').replaceAll('-', ' ')),
      ]).join(' '),
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

  /** Hits by descending score; `typos` lets words differ by a letter or two. */
  search(words: readonly string[], options: { typos: boolean }): KeywordHit[] {
    return this.index
      .search(words.join(' '), {
        boost: { names: 4, concepts: 1 },
        prefix: (term) => term.length >= 3,
        fuzzy: options.typos
          ? (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false)
          : false,
      })
      .map(({ id, score }) => ({ ingredientId: id as string, score }))
  }
}
