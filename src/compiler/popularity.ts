/** Counts how often recipes mention each ingredient, from lists of mentions. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { parseLine } from '../engine/parse.ts'
import type { Library } from '../library/library.ts'
import { LISTS, type Mention, readMentions } from './eval.ts'

/** Counts are scaled to this many mentions per language, so that longer lists do not count more. */
const PER = 100_000
/** Minimum confidence for a mention to count. */
const CLEAR = 0.9

/** Writes the id and counts of every mentioned ingredient, sorted by id. Returns an exit code. */
export function writePopularity(library: Library, folder: string, path: string): number {
  const counts = new Map<string, Record<Language, number>>()
  for (const [list, language] of Object.entries(LISTS)) {
    // Use only the list named after the language, since `es-phrases` has whole lines of the same recipes.
    if (list !== language) continue
    const mentions = readMentions(join(folder, `${list}.tsv`))
    const all = mentions.reduce((sum, { count }) => sum + count, 0)
    for (const { text, count } of mentions) {
      for (const id of named(library, { text, count }, language)) {
        const known = counts.get(id) ?? byLanguage(() => 0)
        counts.set(id, { ...known, [language]: known[language] + (PER * count) / all })
      }
    }
  }
  const rows = [...counts]
    .map(([id, of]) => [id, ...LANGUAGES.map((lang) => Math.round(of[lang]))] as const)
    .filter(([, ...of]) => of.some((count) => count > 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(
    path,
    [['id', ...LANGUAGES].join(','), ...rows.map((row) => row.join(','))].join('\n').concat('\n'),
  )
  console.log(`${rows.length} ingredients are named`)
  return 0
}

const named = (library: Library, { text }: Mention, language: Language): readonly string[] =>
  parseLine(library, text, language).flatMap(({ ingredientId, confidence }) =>
    ingredientId !== null && confidence >= CLEAR ? [ingredientId] : [],
  )
