/** The keyword index over names and concepts: the only user of MiniSearch. */

import MiniSearch, { type Options } from 'minisearch'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { nameKey } from '../language/fold.ts'
import { stem } from '../language/stem.ts'

interface Entry {
  readonly id: string
  readonly text: string
}

/** Two indexes, since most queries that need one do not need the other, and loading is what costs. */
export const INDEX_KINDS = ['concepts', 'names'] as const
export type IndexKind = (typeof INDEX_KINDS)[number]

const OPTIONS: Options<Entry> = {
  fields: ['text'],
  idField: 'id',
  tokenize: (text) => text.split(' ').filter((token) => token !== ''),
  processTerm: (term) => term,
}

/** The tokens of a text: folded, and each once more with its plural or inflection taken off. */
export function tokens(text: string): string[] {
  const words = nameKey(text).split(' ').filter(Boolean)
  return [...new Set(words.flatMap((word) => [word, ...LANGUAGES.flatMap((l) => stem(word, l))]))]
}

/** The words of an ingredient that each kind of index holds. */
const TEXT: Readonly<
  Record<IndexKind, (ingredient: Ingredient, vocabulary: Vocabulary) => string[]>
> = {
  names: ({ names }) => LANGUAGES.flatMap((lang) => names[lang].map(nameKey)),
  concepts: ({ category, subcategory, tags }, vocabulary) => [
    ...tokens((subcategory ?? '').replaceAll('-', ' ')),
    ...LANGUAGES.flatMap((lang) => [
      ...tokens(vocabulary.categories[category]?.[lang] ?? ''),
      ...tags.flatMap((tag) => (vocabulary.tags[tag]?.[lang] ?? []).flatMap(tokens)),
    ]),
  ],
}

export function buildKeywordIndex(
  kind: IndexKind,
  ingredients: readonly Ingredient[],
  vocabulary: Vocabulary,
): string {
  const index = new MiniSearch<Entry>(OPTIONS)
  index.addAll(
    ingredients.map((ingredient) => ({
      id: ingredient.id,
      text: TEXT[kind](ingredient, vocabulary).join(' '),
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
        prefix: (term) => term.length >= 3,
        fuzzy: options.typos
          ? (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false)
          : false,
      })
      .map(({ id, score }) => ({ ingredientId: id as string, score }))
  }
}
