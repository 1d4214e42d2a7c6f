/** Tests the lexicon: mistakes are reported with file and line, and packed entries can be looked up. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DataFolder } from '../../src/compiler/data-folder.ts'
import { readLexicon } from '../../src/compiler/lexicon.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { itemAt } from '../../src/domain/present.ts'
import { WORD_CLASSES, type WordClass } from '../../src/language/word-classes.ts'
import { Dictionary, packDictionary } from '../../src/names/dictionary.ts'

/** Reads a folder with this English lexicon, and with empty lexicons for the other languages. */
function read(english: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-lexicon-'))
  try {
    mkdirSync(join(folder, 'lexicon'))
    for (const lang of LANGUAGES) {
      const own = lang === 'en' ? english : {}
      const classes = new Set<string>([...WORD_CLASSES, ...Object.keys(own)])
      const lines = [...classes].map((cls) => `${cls}: "${own[cls] ?? ''}"\n`)
      writeFileSync(join(folder, `lexicon/${lang}.yaml`), lines.join(''))
    }
    const data = new DataFolder(folder, 'data')
    const { en } = readLexicon(data)
    return { en, problems: data.problems }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  ['an unknown class', { colour: 'red' }, [`${WORD_CLASSES.length + 1}: unknown class: colour`]],
  ['a letter that is not folded', { descriptor: 'Red' }, ['1: descriptor: not folded: Red']],
  ['an entry out of order', { descriptor: 'b, a' }, ['1: descriptor: out of order: b, a']],
  ['an entry given twice', { descriptor: 'a, a' }, ['1: descriptor: out of order: a, a']],
])('%s', (_, english, problems) => {
  expect(read(english).problems).toEqual(problems.map((one) => `data/lexicon/en.yaml:${one}`))
})

test('of two classes the first applies', () => {
  expect(read({ descriptor: 'dark', preparation: 'chopped, dark' })).toEqual({
    en: [
      ['chopped', 'preparation'],
      ['dark', 'descriptor'],
    ],
    problems: [],
  })
})

test('every packed entry is found, the longest first, and nothing else', () => {
  const word = fc.constantFrom('a', 'b', 'ab', 'ba', 'z')
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 })
  const entries = fc.dictionary(
    phrase.map((words) => words.join(' ')),
    fc.constantFrom<WordClass>('descriptor', 'size', 'with'),
  )
  fc.assert(
    fc.property(entries, fc.array(word, { maxLength: 8 }), (classes, words) => {
      const sorted = Object.entries(classes).sort(([a], [b]) => (a < b ? -1 : 1))
      const phrases = sorted.map(
        ([entry, cls]) => [entry, [{ kind: 'class', lang: 'de', cls }]] as const,
      )
      const parts = packDictionary(new Map(phrases))
      const dictionary = new Dictionary((part) => itemAt(parts, part))
      expect([...dictionary.entries()].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(phrases)
      for (let at = 0; at <= words.length; at++) {
        const longest = words
          .map((_, i) => words.slice(at, i + 1).join(' '))
          .filter((text, i) => i >= at && Object.hasOwn(classes, text))
          .at(-1)
        const expected =
          longest === undefined
            ? undefined
            : { cls: classes[longest], length: longest.split(' ').length }
        expect(dictionary.entriesAt(words, at).de).toEqual(expected)
      }
    }),
    { numRuns: 300 },
  )
})
