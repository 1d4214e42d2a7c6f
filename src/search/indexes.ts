/** The prepared indexes of a library, each read when it is first asked for and kept as long as the library. */

import type { Library } from '../library/library.ts'
import { Concepts } from './concept-index.ts'
import { KeywordIndex } from './keyword-index.ts'
import { NameIndex } from './name-index.ts'
import { Spelling } from './spelling.ts'

/** How an index is read from its body. */
const READERS = {
  spelling: (body: Buffer) => new Spelling(body),
  concepts: (body: Buffer) => new Concepts(body),
  names: (body: Buffer) => new NameIndex(body),
  keywords: (body: Buffer) => new KeywordIndex(body.toString()),
}
export type IndexKind = keyof typeof READERS
type Index<K extends IndexKind> = ReturnType<(typeof READERS)[K]>

const known = new WeakMap<Library, Partial<Record<IndexKind, unknown>>>()

function index<K extends IndexKind>(library: Library, kind: K): Index<K> {
  const indexes = known.get(library) ?? {}
  known.set(library, indexes)
  indexes[kind] ??= READERS[kind](library.searchIndex(kind))
  return indexes[kind] as Index<K>
}

export const spelling = (library: Library): Spelling => index(library, 'spelling')
export const concepts = (library: Library): Concepts => index(library, 'concepts')
export const names = (library: Library): NameIndex => index(library, 'names')
export const keywords = (library: Library): KeywordIndex => index(library, 'keywords')
