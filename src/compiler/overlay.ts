/** Compiles an operator's own ingredients on top of a built library, and writes the result as a new library. */

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../library/library.ts'
import { lexiconEntries } from '../search/lexicon-entries.ts'
import { namesOf } from '../witness/names.ts'
import { entriesOf } from './ambiguous.ts'
import { type Base, compileOver } from './compile.ts'
import { DataError } from './read-text.ts'
import { writeLibrary } from './write-library.ts'

interface Overlay {
  readonly hash: string
  /** Number of ingredients in the whole library. */
  readonly count: number
  readonly added: readonly string[]
  readonly replaced: readonly string[]
  /** Problems as `file:line: what`; nothing is written if there are any. */
  readonly problems: readonly string[]
}

/** Folders of ingredient data, with the required file extension. */
const FOLDERS: Readonly<Record<string, string>> = {
  ingredients: '.yaml',
  nutrients: '.csv',
  portions: '.csv',
}
/** Files of closed sets, which an operator's folder cannot change. */
const CLOSED = ['vocabulary.yaml', 'units.yaml', 'notes.yaml']

/** Compiles `folder` over `library`, and writes the result to `path` unless there are problems. */
export function buildOverlay(library: Library, folder: string, path: string): Overlay {
  const failed = (problems: readonly string[]): Overlay => ({
    hash: library.hash,
    count: library.count,
    added: [],
    replaced: [],
    problems,
  })
  const stray = misplaced(folder)
  if (stray.length > 0) return failed(stray)
  const base = baseOf(library)
  try {
    const compiled = compileOver(base, folder)
    if (compiled.problems.length > 0) return failed(compiled.problems)
    const before = new Map(base.ingredients.map((one) => [one.id, JSON.stringify(one)]))
    const changed = compiled.ingredients.filter((one) => before.get(one.id) !== JSON.stringify(one))
    const { hash } = writeLibrary(compiled, path)
    return {
      hash,
      count: compiled.ingredients.length,
      added: changed.map(({ id }) => id).filter((id) => !before.has(id)),
      replaced: changed.map(({ id }) => id).filter((id) => before.has(id)),
      problems: [],
    }
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    return failed([`${folder}/${error.message}`])
  }
}

const baseOf = (library: Library): Base => ({
  data: library,
  ingredients: library.ids().map((id) => library.ingredient(id)!),
  ambiguous: entriesOf(library.ambiguous),
  lexicon: lexiconEntries(library),
  witness: namesOf(library).rules,
})

/** Reports files in the wrong place, which would be ignored silently. */
function misplaced(folder: string): readonly string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [`${folder}: no such folder`]
  const closed = CLOSED.filter((name) => existsSync(join(folder, name))).map(
    (name) => `${folder}/${name}: the closed sets are the library's and cannot be changed`,
  )
  const held = Object.entries(FOLDERS).flatMap(([name, ending]) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name)).map((file) => ({ file: `${name}/${file}`, ending }))
      : [],
  )
  const wrong = held
    .filter(({ file, ending }) => !file.endsWith(ending))
    .map(({ file, ending }) => `${folder}/${file}: not a ${ending} file`)
  const empty =
    held.length === 0 ? [`${folder}: holds no ingredients/, nutrients/ or portions/`] : []
  return [...closed, ...wrong, ...empty]
}
