/** Opens the indexes of a library. Each part is read on first use, and cached as long as the library exists. */

import type { BrandName } from '../domain/brands.ts'
import { oncePer } from '../domain/once-per.ts'
import { Packed } from '../domain/packed.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import { Dictionary } from '../names/dictionary.ts'
import { Concepts } from './concept-index.ts'
import { Figures } from './figures.ts'
import { NameIndex } from './name-index.ts'
import { NearNames } from './near-names.ts'

export type IndexKind = 'dictionary' | 'foods' | 'near' | 'concepts' | 'figures' | 'names'

const indexOf = <T>(
  kind: IndexKind,
  make: (read: (part: number) => Buffer, library: Library) => T,
): ((library: Library) => T) =>
  oncePer((library) => make((part) => library.searchIndex(kind, part), library))

export const dictionary = indexOf('dictionary', (read) => new Dictionary(read))
/** All food ids, sorted. The ordinal of a food is its position in this list. */
export const foods = indexOf('foods', (read) => new Packed(read(0)).texts())
export const nearIndex = indexOf('near', (read) => new NearNames(read))
export const concepts = indexOf('concepts', (read, of) => new Concepts(read, foods(of).length))
export const figures = indexOf('figures', (read) => new Figures(read))
export const names = indexOf('names', (read) => new NameIndex(read))

/** Returns the brand with this folded name. Checks the dictionary first, since loading brand data is slow. */
export const brandNamed = (library: Library, key: string): BrandName | undefined =>
  dictionary(library).has(key, 'brand') ? lookup(library.brands.names, key) : undefined
