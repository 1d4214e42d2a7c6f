/** SQLite FTS5 with bm25: `unicode61` finds words and prefixes, `trigram` finds any three consecutive letters. */

import Database from 'better-sqlite3'
import type { Library } from '../../../src/library/library.ts'
import { type Answers, OWN_LANGUAGE, once, type Peer, ROWS, rowsOf, words } from './peer.ts'

const TOKENIZERS = {
  unicode61: "tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'",
  trigram: "tokenize = 'trigram remove_diacritics 1'",
}
type Tokenizer = keyof typeof TOKENIZERS

const MATCHES: Readonly<Record<Tokenizer, (query: string) => readonly string[]>> = {
  // Search each word both as a whole word and as a prefix, so that whole words count more.
  unicode61: (query) => words(query).flatMap((word) => [`"${word}"`, `"${word}"*`]),
  trigram: (query) => {
    const letters = [...words(query).join(' ')]
    const grams = letters.slice(0, -2).map((_, at) => letters.slice(at, at + 3).join(''))
    return [...new Set(grams)].map((gram) => `"${gram}"`)
  },
}

export function fts5(library: Library, tokenizer: Tokenizer): Peer {
  const db = new Database(':memory:')
  db.exec(`create virtual table names using fts5 (
    name, concepts, ingredient unindexed, lang unindexed, ${TOKENIZERS[tokenizer]}
  )`)
  const insert = db.prepare('insert into names values (?, ?, ?, ?)')
  db.transaction(() => {
    for (const { name, concepts, ingredientId, lang } of rowsOf(library)) {
      insert.run(name, concepts, ingredientId, lang)
    }
  })()
  // Sort in ascending order: bm25 is negative, and lower is better.
  const select = db
    .prepare<[string, string]>(
      `select ingredient from names where names match ?
       order by bm25(names, 1, 0.3) * iif(lang = ?, ${OWN_LANGUAGE}, 1) limit ${ROWS}`,
    )
    .pluck()
  const answers: Answers = (query, lang, limit) => {
    const match = MATCHES[tokenizer](query).join(' OR ')
    return match === '' ? [] : once(select.all(match, lang) as string[], limit)
  }
  return { name: `FTS5 ${tokenizer}`, search: answers, complete: answers }
}
