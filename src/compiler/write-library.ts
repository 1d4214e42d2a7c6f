/** Writes compiled data to the read-only SQLite library, deterministically: equal input, equal content hash. */

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

/** Writes a draft and renames it to `path`, so that a reader never sees half a library. */
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

/** All that a library holds, in the order of its rows. */
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
  // Foods of one family together: the package compresses to a smaller file than in the order of ids.
  const familyOf = ({ category, archetype }: Ingredient) => `${category} ${archetype}`
  const records = ingredients.toSorted((a, b) =>
    familyOf(a) < familyOf(b) ? -1 : Number(familyOf(a) > familyOf(b)),
  )
  return { meta, records, names, indexes }
}

function openDraft(path: string): Database.Database {
  const db = new Database(path)
  // A failed draft is discarded and needs no journal; better-sqlite3 only allows that in unsafe mode.
  db.unsafeMode().pragma('journal_mode = off')
  // Index parts are long: with the usual 4 KiB a recipe check makes three times as many reads. Six records of 4 to 5
  // KB fill 32 KiB well; 16 KiB would leave a tenth of the file empty.
  db.pragma('page_size = 32768')
  // Long rows have rowids: otherwise a look-up would read every row on its way in full.
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

/** Inserts all rows and returns the content hash. Hashes row by row: a large library exceeds the length of a string. */
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

/** Rows that find a food by its exact name: folded names, then all other spellings of an additive's number. */
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
          // Rank of the number itself: regional names come after it.
          rank: names.indexOf(additive.number),
          ingredient: id,
          name: additive.number,
        }))
      return [...rows, ...numbers]
    }),
  )
