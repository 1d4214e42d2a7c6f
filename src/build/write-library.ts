/** Writes compiled data to the read-only SQLite library, deterministically: the same input gives the same content hash. */

import { createHash } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { LANGUAGES } from '../domain/languages.ts'
import { sealFile } from '../library/file-seal.ts'
import { LIBRARY_FORMAT } from '../library/format.ts'
import { sealed } from '../library/seal.ts'
import { indexLibrary } from '../search/build-index.ts'
import { candidatesByName } from './ambiguous.ts'
import type { Compiled } from './compile.ts'
import { nameRows } from './names.ts'

export interface Written {
  readonly hash: string
  readonly bytes: number
}

/** Writes to `path` by way of a file beside it, so that a reader never sees half a library. */
export function writeLibrary(compiled: Compiled, path: string): Written {
  const names = nameRows(compiled.ingredients)
  const meta: Record<string, string> = {
    format: String(LIBRARY_FORMAT),
    vocabulary: JSON.stringify(compiled.vocabulary),
    units: JSON.stringify(compiled.units),
    ambiguous: JSON.stringify(candidatesByName(compiled.ambiguous)),
    archetypes: JSON.stringify(compiled.archetypes),
    explanations: JSON.stringify(compiled.explanations),
    popularity: JSON.stringify(compiled.popularity),
    count: String(compiled.ingredients.length),
  }
  const bodies = compiled.ingredients.map(
    (ingredient) => [ingredient.id, ingredient.category, JSON.stringify(ingredient)] as const,
  )
  const indexes = Object.entries(indexLibrary(compiled.ingredients, compiled.vocabulary))
  const hash = createHash('sha256')
    .update(JSON.stringify([meta, bodies, names, indexes]))
    .digest('hex')
    .slice(0, 16)
  const draft = `${path}.${process.pid}.draft`
  rmSync(draft, { force: true })
  const db = new Database(draft)
  db.pragma('journal_mode = off')
  db.exec(`
    create table meta (key text primary key, value text not null) without rowid;
    create table ingredient (id text primary key, category text not null, body text not null) without rowid;
    create table name (
      key text not null, lang text not null, rank integer not null, ingredient text not null, name text not null,
      primary key (key, lang, rank, ingredient)
    ) without rowid;
    create table search_index (kind text primary key, body text not null) without rowid;
  `)
  const all = db.transaction(() => {
    const insertMeta = db.prepare('insert into meta values (?, ?)')
    for (const [key, value] of Object.entries({ ...meta, hash })) {
      insertMeta.run(key, key === 'format' ? value : sealed(value))
    }
    const insertIngredient = db.prepare('insert into ingredient values (?, ?, ?)')
    for (const [id, category, body] of bodies) insertIngredient.run(id, category, sealed(body))
    const insertName = db.prepare('insert or ignore into name values (?, ?, ?, ?, ?)')
    for (const lang of LANGUAGES) {
      for (const row of names.filter((name) => name.lang === lang)) {
        insertName.run(row.key, row.lang, row.rank, row.ingredient, row.name)
      }
    }
    const insertIndex = db.prepare('insert into search_index values (?, ?)')
    for (const [kind, body] of indexes) insertIndex.run(kind, sealed(body))
  })
  all()
  db.exec('vacuum')
  db.close()
  sealFile(draft)
  renameSync(draft, path)
  return { hash, bytes: statSync(path).size }
}
