/** Writes compiled data to the read-only SQLite library. Equal input gives an equal content hash. */

import { createHash } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { byName } from '../domain/closed-sets.ts'
import { type Ingredient, namesIn } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { isCompatibleAlone } from '../engine/compatibility/alone.ts'
import { foldVariants } from '../language/fold.ts'
import { checksummed, checksummedBytes } from '../library/checksum.ts'
import { sealFile } from '../library/file-checksum.ts'
import { indexPart, LIBRARY_FORMAT } from '../library/format.ts'
import { DATA_KEYS, type LibraryData } from '../library/library.ts'
import { shortened } from '../library/shorthand.ts'
import { packWitness } from '../witness/names.ts'
import { numberKeys } from './additive-numbers.ts'
import { candidatesByName } from './ambiguous.ts'
import { indexLibrary } from './build-index.ts'
import type { Compiled } from './compile.ts'
import { witnessNames } from './witness.ts'

/** Writes to a temporary file and renames it to `path`, so that no reader sees half a library. */
export function writeLibrary(compiled: Compiled, path: string) {
  const content = contentOf(compiled)
  const draft = `${path}.${process.pid}.draft`
  rmSync(draft, { force: true })
  const db = openDraft(draft)
  const hash = db.transaction(() => insertContent(db, content))()
  db.exec('vacuum')
  db.close()
  sealFile(draft)
  renameSync(draft, path)
  return { hash, bytes: statSync(path).size }
}

/** Everything that a library contains, in the order in which it is written. */
function contentOf(compiled: Compiled) {
  const { ingredients, lexicon, witness } = compiled
  const names = nameRows(ingredients)
  const data: LibraryData = { ...compiled, ambiguous: candidatesByName(compiled.ambiguous) }
  const meta: Record<string, string> = {
    format: String(LIBRARY_FORMAT),
    ...byName(DATA_KEYS, (key) => JSON.stringify(data[key])),
    count: String(ingredients.length),
  }
  const indexes = [
    ...Object.entries(
      indexLibrary({ ...data, ingredients, lexicon, keys: names }, isCompatibleAlone),
    ),
    ['witness', packWitness(witness, witnessNames(ingredients, compiled))] as const,
  ]
  // Order by family and not by id, because records compress better next to similar records.
  const familyOf = ({ category, archetype }: Ingredient) => `${category} ${archetype}`
  const records = ingredients.toSorted((a, b) =>
    familyOf(a) < familyOf(b) ? -1 : Number(familyOf(a) > familyOf(b)),
  )
  return { meta, records, names, indexes }
}

function openDraft(path: string): Database.Database {
  const db = new Database(path)
  // Write without a journal, since a failed file is thrown away. better-sqlite3 allows that only in unsafe mode.
  db.unsafeMode().pragma('journal_mode = off')
  // Small pages waste least space: the file is 0.75 MB smaller than with 32 KiB, and a recipe check in the terminal takes
  // no longer, although it reads more pages.
  db.pragma('page_size = 4096')
  // Keep rowids in tables with long rows. Without rowids, a search would read every row on its path in full.
  db.exec(`
    create table meta (key text primary key, value text not null);
    create table ingredient (id text primary key, category text not null, body text not null);
    create table name (
      key text not null, lang text not null, rank integer not null, ingredient text not null, name text not null,
      primary key (key, lang, rank, ingredient)
    ) without rowid;
    create table search_index (kind text not null, part integer not null, body blob not null, primary key (kind, part));
  `)
  return db
}

/** Inserts all rows and returns the content hash. Hashes row by row, because one text of all rows may be too long. */
function insertContent(
  db: Database.Database,
  { meta, records, names, indexes }: ReturnType<typeof contentOf>,
): string {
  const content = createHash('sha256').update(JSON.stringify(meta))
  for (const [kind, parts] of indexes) {
    content.update(kind)
    for (const part of parts) content.update(part)
  }
  const insertMeta = db.prepare('insert into meta values (?, ?)')
  for (const [key, value] of Object.entries(meta))
    insertMeta.run(key, key === 'format' ? value : checksummed(value))
  const insertIngredient = db.prepare('insert into ingredient values (?, ?, ?)')
  for (const ingredient of records) {
    const { id, category } = ingredient
    const body = JSON.stringify(ingredient)
    content.update(JSON.stringify([id, category, body]))
    insertIngredient.run(id, category, checksummed(shortened(body)))
  }
  const insertName = db.prepare('insert or ignore into name values (?, ?, ?, ?, ?)')
  for (const lang of LANGUAGES) {
    for (const row of names.filter((name) => name.lang === lang)) {
      content.update(JSON.stringify(row))
      insertName.run(row.key, row.lang, row.rank, row.ingredient, row.name)
    }
  }
  const insertIndex = db.prepare('insert into search_index values (?, ?, ?)')
  for (const [kind, parts] of indexes) {
    for (const [part, body] of parts.entries())
      insertIndex.run(kind, part, checksummedBytes(body, indexPart(kind, part)))
  }
  const hash = content.digest('hex').slice(0, 16)
  insertMeta.run('hash', checksummed(hash))
  return hash
}

/** Index rows for finding foods: exact names (lowercase, without accents) and other spellings of additive numbers. */
const nameRows = (ingredients: readonly Ingredient[]) =>
  ingredients.flatMap((ingredient) =>
    LANGUAGES.flatMap((lang) => {
      const { id, additive } = ingredient
      const names = namesIn(ingredient, lang)
      const rows = names.flatMap((name, rank) =>
        foldVariants(name)
          .slice(0, 1)
          .map((key) => ({ key, lang, rank, ingredient: id, name })),
      )
      if (additive === null) return rows
      const known = new Set(rows.map(({ key }) => key))
      const numbers = numberKeys(additive, lang)
        .filter((key) => !known.has(key))
        .map((key) => ({
          key,
          lang,
          // These spellings rank the same as the additive number itself, so they come before regional names.
          rank: names.indexOf(additive.number),
          ingredient: id,
          name: additive.number,
        }))
      return [...rows, ...numbers]
    }),
  )
