/** Prepares the search indexes that the library carries. */

import type { Concept } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import type { Compositions, Popularity } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import { type IsCompatible, packFigures } from './figures.ts'
import { packFoods } from './foods.ts'
import type { IndexKind } from './indexes.ts'
import { packKeywords } from './keyword-index.ts'
import { type LexiconEntries, packLexicon } from './lexicon.ts'
import { packNames } from './name-index.ts'
import { packConcepts } from './pack-concepts.ts'
import { packSounds } from './sounds.ts'
import { packSpelling } from './spelling.ts'

/** What the indexes are made of. */
export interface Indexed {
  /** In the order of their ids. */
  readonly ingredients: readonly Ingredient[]
  readonly concepts: readonly Concept[]
  readonly compositions: Compositions
  readonly popularity: Popularity
  readonly lexicon: LexiconEntries
}

/** The parts of each index, by kind; built here once, read by `indexes.ts` at run time. */
export function indexLibrary(
  data: Indexed,
  isCompatible: IsCompatible,
): Readonly<Record<IndexKind, readonly Buffer[]>> {
  const { ingredients, popularity } = data
  const ids = ingredients.map(({ id }) => id)
  const names = ingredients.flatMap(({ id, names }) =>
    LANGUAGES.flatMap((lang) =>
      names[lang].map((name, rank) => ({ key: nameKey(name), lang, rank, ingredientId: id, name })),
    ),
  )
  return {
    foods: [packFoods(ids)],
    figures: packFigures(ingredients, isCompatible),
    concepts: packConcepts(data, isCompatible),
    keywords: packKeywords(ingredients),
    lexicon: packLexicon(data.lexicon),
    names: packNames(ids, names, popularity),
    sounds: packSounds(names),
    spelling: packSpelling([
      ...names.map(({ key }) => key),
      ...ingredients.flatMap(({ latin }) => latin.map(nameKey)),
    ]),
  }
}
