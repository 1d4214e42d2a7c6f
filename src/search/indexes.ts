/** The indexes of a library; each part is read on first use and cached as long as the library. */

import type { BrandName } from '../domain/brands.ts'
import { oncePer } from '../domain/once-per.ts'
import { Packed, type Texts } from '../domain/packed.ts'
import { own } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import { Dictionary } from '../names/dictionary.ts'
import { Concepts } from './concept-index.ts'
import { Figures } from './figures.ts'
import { NameIndex } from './name-index.ts'
import { NearNames } from './near-names.ts'

/** Reads a part of an index, by its number. */
type Read = (part: number) => Buffer

const MAKERS = {
  dictionary: (read: Read, library: Library) => new Dictionary(read, library.units),
  foods: (read: Read) => new Packed(read(0)).texts(),
  near: (read: Read) => new NearNames(read),
  concepts: (read: Read, library: Library) => new Concepts(read, foods(library).length),
  figures: (read: Read) => new Figures(read),
  names: (read: Read) => new NameIndex(read),
}
export type IndexKind = keyof typeof MAKERS
type Index<K extends IndexKind> = ReturnType<(typeof MAKERS)[K]>

type Indexes = Partial<Record<IndexKind, unknown>>

const prepared = oncePer((_: Library): Indexes => ({}))

function index<K extends IndexKind>(library: Library, kind: K): Index<K> {
  const indexes = prepared(library)
  indexes[kind] ??= MAKERS[kind]((part) => library.searchIndex(kind, part), library)
  return indexes[kind] as Index<K>
}

/** Every phrase that the library knows, with its uses. */
export const dictionary = (library: Library): Dictionary => index(library, 'dictionary')
/** The ids of all foods, sorted; indexes refer to a food by its place in this list. */
export const foods = (library: Library): Texts => index(library, 'foods')
export const nearIndex = (library: Library): NearNames => index(library, 'near')
export const concepts = (library: Library): Concepts => index(library, 'concepts')
export const figures = (library: Library): Figures => index(library, 'figures')
export const names = (library: Library): NameIndex => index(library, 'names')

/** The brand of a folded name. Brand data is loaded only if one is named, since loading takes longer than reading a line. */
export function brandNamed(library: Library, key: string): BrandName | undefined {
  return dictionary(library).has(key, 'brand') ? own(library.brands.names, key) : undefined
}
