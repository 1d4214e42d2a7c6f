/** Reads the lexicon of recipe lines strictly, because a word out of order or without a class would not be found. */

import { isOneOf } from '../domain/closed-sets.ts'
import { byLanguage, type Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import { WORD_CLASSES, type WordClass } from '../language/word-classes.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import type { DataFolder } from './data-folder.ts'

export const NO_LEXICON: LexiconEntries = byLanguage(() => [])

/**
 * Words and phrases of each language with their classes; empty without the folder. Reports unknown and missing classes,
 * and entries that are not folded, out of order or repeated in a class. A word in two classes gets the first, more
 * specific class. Words from the general lexicons (`ordinary-words.mjs`) are everyday words.
 */
export const readLexicon = (data: DataFolder): LexiconEntries =>
  data.has('lexicon') ? byLanguage((lang) => readLanguage(data, lang)) : NO_LEXICON

function readLanguage(data: DataFolder, lang: Language): LexiconEntries[Language] {
  const file = `lexicon/${lang}.yaml`
  const say = (line: number, what: string) => data.say(file, line, what)
  const classes = new Map<WordClass, readonly string[]>()
  for (const { key, value, line } of data.yaml(file)) {
    if (!isOneOf(WORD_CLASSES, key)) {
      say(line, `unknown class: ${key}`)
      continue
    }
    const entries = String(value).split(', ').filter(Boolean)
    classes.set(key, entries)
    for (const [at, entry] of entries.entries()) {
      if (nameKey(entry) !== entry) say(line, `${key}: not folded: ${entry}`)
      if (at > 0 && !(itemAt(entries, at - 1) < entry))
        say(line, `${key}: out of order: ${entries[at - 1]}, ${entry}`)
    }
  }
  for (const cls of WORD_CLASSES) if (!classes.has(cls)) say(1, `missing class: ${cls}`)
  const known = new Map<string, WordClass>()
  for (const cls of WORD_CLASSES) {
    for (const entry of classes.get(cls) ?? []) if (!known.has(entry)) known.set(entry, cls)
  }
  for (const { cells } of data.csv(`lexicon/ordinary-${lang}.csv`)) {
    const { word = '' } = cells
    if (!known.has(word)) known.set(word, 'everyday')
  }
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1))
}
