/** Builds the packed indexes of the library. */

import { byName, keysOf } from '../domain/closed-sets.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { packTexts } from '../domain/packed.ts'
import type { Popularity } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import { packDictionary } from '../names/dictionary.ts'
import { type Phrases, usesOf } from '../names/phrases.ts'
import { type ConceptData, packConcepts } from '../search/concept-index.ts'
import { type IsCompatible, packFigures } from '../search/figures.ts'
import type { IndexKind } from '../search/indexes.ts'
import { packNames } from '../search/name-index.ts'
import { packNearNames } from '../search/near-names.ts'

interface Indexed extends Phrases, ConceptData {
  readonly popularity: Popularity
}

/** The parts of each index, by kind. They are built once here, and `indexes.ts` reads them at run time. */
export const indexLibrary = (
  data: Indexed,
  isCompatible: IsCompatible,
): Readonly<Record<IndexKind, readonly Buffer[]>> =>
  byName(keysOf(INDEXERS), (kind) => INDEXERS[kind](data, isCompatible))

type Indexer = (data: Indexed, isCompatible: IsCompatible) => readonly Buffer[]

export const INDEXERS: Readonly<Record<IndexKind, Indexer>> = {
  dictionary: (data) => packDictionary(usesOf(data)),
  foods: ({ ingredients }) => [packTexts(idsOf(ingredients))],
  figures: ({ ingredients }, isCompatible) => packFigures(ingredients, isCompatible),
  concepts: packConcepts,
  names: ({ ingredients, popularity }) =>
    packNames(idsOf(ingredients), namesOf(ingredients), popularity),
  near: ({ ingredients }) =>
    packNearNames([
      ...namesOf(ingredients),
      ...ingredients.flatMap(({ latin }) => latin.map((name) => ({ key: nameKey(name) }))),
    ]),
}

const idsOf = (ingredients: readonly Ingredient[]) => ingredients.map(({ id }) => id)

const namesOf = (ingredients: readonly Ingredient[]) =>
  ingredients.flatMap(({ id, names }) =>
    LANGUAGES.flatMap((lang) =>
      names[lang].map((name, rank) => ({ key: nameKey(name), lang, rank, ingredientId: id, name })),
    ),
  )
