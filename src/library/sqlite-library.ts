/** Reads the bundled library from its SQLite file. */

import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { BoundedCache } from '../domain/bounded-cache.ts'
import { type Ingredient, namesIn } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { faultOf, IngrError, libraryFault } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { damaged, verified, verifiedBytes } from './checksum.ts'
import { indexPart, LIBRARY_FORMAT } from './format.ts'
import type { Candidates, Library, LibraryData, NameHit, NameRow } from './library.ts'
import { spelledOut } from './shorthand.ts'

/** An open library. It cannot be read after `close`. */
interface OpenedLibrary extends Library {
  readonly close: () => void
}

/** Opens a library read-only. Throws UNAVAILABLE if the file is missing, damaged or in a different format. */
export function openLibrary(path: string): OpenedLibrary {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw new IngrError('UNAVAILABLE', msg('libraryNotFound', { path }))
  // Reading from a pipe or device would never end.
  if (!stat.isFile()) throw new IngrError('UNAVAILABLE', msg('libraryNotFile', { path }))
  try {
    return new SqliteLibrary(new Database(path, { readonly: true, fileMustExist: true }), path)
  } catch (error) {
    const { code, message } = faultOf(error)
    if (error instanceof IngrError) throw error
    if (code === 'ADDON_UNUSABLE') throw libraryFault(error)
    throw new IngrError('UNAVAILABLE', msg('libraryUnreadableAt', { path, message }))
  }
}

const SELECT_NAMES = 'select key, ingredient as ingredientId, lang, rank, name from name'
const ORDER_NAMES = 'order by key, lang, rank, ingredient'

/** Maximum records to cache: enough for a library like ours, but only for part of a much larger library. */
export const MOST_RECORDS = 8_000
/**
 * Maximum number of look-ups to cache. Look-ups without a result are cached as well, because most forms of a phrase
 * match nothing.
 */
const MOST_NAMES = 10_000

/** Matches SQL of plain tables and indexes: no view, trigger, virtual table or generated column. */
const PLAIN = /^create\s+(?:table|index)\b(?!.*\b(?:as|generated)\b)/is

/** Throws UNAVAILABLE if reading the library would run code from the file. Must be called before any other read. */
function requireTables(db: Database.Database, path: string): void {
  const made = db
    .prepare<[], { name: string; sql: string }>(
      'select name, sql from sqlite_schema where sql is not null',
    )
    .all()
  const foreign = made.find(({ sql }) => !PLAIN.test(sql))
  if (!foreign) return
  throw new IngrError('UNAVAILABLE', msg('libraryHoldsNoTable', { name: foreign.name, path }))
}

class SqliteLibrary implements OpenedLibrary {
  readonly hash: string
  private readonly records = new BoundedCache<Ingredient>(MOST_RECORDS)
  private readonly knownNames = new BoundedCache<readonly NameHit[]>(MOST_NAMES)
  private readonly selectMeta
  private readonly selectIngredient
  private readonly selectNamed
  private selectIndex: Database.Statement<[string, number], { body: Buffer }> | undefined
  private readonly parsed: { -readonly [Key in keyof LibraryData]?: LibraryData[Key] } = {}
  private cachedIds: string[] | undefined
  private cachedCategories: string[] | undefined

  constructor(
    private readonly db: Database.Database,
    path: string,
  ) {
    // Keep one transaction open with the library, since starting and ending one takes longer than a look-up.
    db.exec('begin')
    requireTables(db, path)
    this.selectMeta = db.prepare<[string], { value: string }>(
      'select value from meta where key = ?',
    )
    this.selectIngredient = db.prepare<[string], { body: string }>(
      'select body from ingredient where id = ?',
    )
    this.selectNamed = db.prepare<[string], NameHit>(`
      select ingredient as ingredientId, lang, rank, name
      from name
      where key = ?
      order by min(rank, 1), lang, rank, ingredient
    `)
    // The format number is stored without a checksum, so that every version of the program can read it.
    const format = this.selectMeta.get('format')?.value
    if (format !== String(LIBRARY_FORMAT)) {
      const versions = { format: String(format), libraryFormat: LIBRARY_FORMAT, path }
      throw new IngrError('UNAVAILABLE', msg('libraryOfOtherFormat', versions))
    }
    this.hash = this.meta('hash')
  }

  close(): void {
    this.db.close()
  }

  get count(): number {
    return Number(this.meta('count'))
  }

  get vocabulary() {
    return this.data('vocabulary')
  }
  get units() {
    return this.data('units')
  }
  get ambiguous() {
    return this.data('ambiguous')
  }
  get brands() {
    return this.data('brands')
  }
  get dishes() {
    return this.data('dishes')
  }
  get forms() {
    return this.data('forms')
  }
  get archetypes() {
    return this.data('archetypes')
  }
  get explanations() {
    return this.data('explanations')
  }
  get notes() {
    return this.data('notes')
  }
  get popularity() {
    return this.data('popularity')
  }
  get concepts() {
    return this.data('concepts')
  }
  get compositions() {
    return this.data('compositions')
  }
  get unread() {
    return this.data('unread')
  }

  ids(): readonly string[] {
    this.cachedIds ??= this.db
      .prepare<[], { id: string }>('select id from ingredient order by id')
      .all()
      .map(({ id }) => id)
    return this.cachedIds
  }

  categories(): readonly string[] {
    this.cachedCategories ??= this.db
      .prepare<[], { category: string; id: string }>(
        'select category, min(id) as id from ingredient group by category order by category',
      )
      .all()
      .map(({ category, id }) => {
        // The column has no checksum, so compare it with the record, which has one.
        if (this.ingredient(id)?.category !== category) throw damaged(id)
        return category
      })
    return this.cachedCategories
  }

  ingredient(id: string): Ingredient | undefined {
    // Unknown ids are not cached, because callers may send any number of them.
    return this.records.get(id, () => {
      const row = this.selectIngredient.get(id)
      return row && (JSON.parse(spelledOut(verified(row.body, id))) as Ingredient)
    })
  }

  named(key: string): readonly NameHit[] {
    return this.knownNames.get(key, () => {
      const hits = this.selectNamed.all(key)
      for (const { ingredientId, lang, rank, name } of hits) {
        // Check the name: if the row were wrong, the answer would be about a different food.
        const food = this.ingredient(ingredientId)
        if (!food || namesIn(food, lang)[rank] !== name) throw damaged(name)
      }
      return hits
    })
  }

  candidates(key: string, lang: Language): Candidates | undefined {
    const names = this.ambiguous[lang]
    return names && Object.hasOwn(names, key) ? names[key] : undefined
  }

  names(): readonly NameRow[] {
    return this.db.prepare<[], NameRow>(`${SELECT_NAMES} ${ORDER_NAMES}`).all()
  }

  searchIndex(kind: string, part: number): Buffer {
    this.selectIndex ??= this.db.prepare<[string, number], { body: Buffer }>(
      'select body from search_index where kind = ? and part = ?',
    )
    const row = this.selectIndex.get(kind, part)
    if (!row) throw new IngrError('UNAVAILABLE', msg('libraryWithoutIndex', { kind, part }))
    return verifiedBytes(row.body, indexPart(kind, part))
  }

  private data<Key extends keyof LibraryData>(key: Key): LibraryData[Key] {
    const known: LibraryData[Key] | undefined = this.parsed[key]
    if (known !== undefined) return known
    const parsed: LibraryData[Key] = JSON.parse(this.meta(key))
    this.parsed[key] = parsed
    return parsed
  }

  private meta(key: string): string {
    const row = this.selectMeta.get(key)
    if (!row) throw new IngrError('UNAVAILABLE', msg('libraryWithoutKey', { key }))
    return verified(row.value, key)
  }
}
