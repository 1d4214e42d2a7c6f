/**
 * Tests that completion tolerates a typo at any position of a name ("Autocomplete is tolerant of misspelt letters"),
 * with the 300 foods that recipes in each language name most often.
 */

// tier: sweep

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { complete } from '../../src/search/complete.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const FIRST = 5
const POPULAR = 300
/** Minimum number of typed letters, because a shorter text with a typo matches too many names. */
const TYPED = 5

const popular = (lang: Language) =>
  Object.entries(library.popularity[lang])
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, POPULAR)
    .map(([id]) => ({ id, name: library.ingredient(id)!.names[lang][0]!.toLowerCase() }))

const isFound = (typed: string, lang: Language, id: string, typos = true) =>
  complete(library, typed, lang, { limit: FIRST, typos }).some(
    ({ ingredientId }) => ingredientId === id,
  )

const TYPOS: Readonly<Record<string, (name: string, at: number) => string>> = {
  'left out': (name, at) => name.slice(0, at) + name.slice(at + 1),
  added: (name, at) => `${name.slice(0, at)}${'etaoinshr'[at % 9]}${name.slice(at)}`,
  swapped: (name, at) =>
    at + 1 < name.length && name[at + 1] !== ' '
      ? name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
      : name,
  doubled: (name, at) => name.slice(0, at) + name[at] + name.slice(at),
}

/** Yields the name once for every position in its words, with the typo at that position. */
function* mistyped(name: string, typo: (name: string, at: number) => string) {
  for (let at = 0; at < name.length; at++) {
    if (name[at] === ' ') continue
    const text = typo(name, at)
    if (text !== name) yield { text, at }
  }
}

/** Computes the percentage of hits, and prints it. */
function percent(all: readonly boolean[], what: string): number {
  const share = (100 * all.filter(Boolean).length) / all.length
  console.log(`${what}: ${share.toFixed(1)} % of ${all.length} among the first ${FIRST}`)
  return share
}

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(Object.entries(TYPOS))('a letter %s in a whole name', (what, typo) => {
    const all = popular(lang).flatMap(({ id, name }) =>
      [...mistyped(name, typo)].map(({ text }) => isFound(text, lang, id)),
    )
    expect(percent(all, `${lang}, a letter ${what}`)).toBeGreaterThan(95)
  })

  test.each(Object.entries(TYPOS))('a letter %s while a name is typed', (what, typo) => {
    // Test only names that are among the first completions if the letters are typed without the typo.
    const all = popular(lang).flatMap(({ id, name }) =>
      [...mistyped(name, typo)].flatMap(({ text, at }, i) => {
        const end = Math.max(TYPED, at + 2) + (i % 4)
        const honest = name.slice(0, end - (text.length - name.length))
        if (end >= text.length || !isFound(honest, lang, id, false)) return []
        return [isFound(text.slice(0, end), lang, id)]
      }),
    )
    expect(all.length).toBeGreaterThan(500)
    expect(percent(all, `${lang}, a letter ${what}, while typing`)).toBeGreaterThan(95)
  })
})

test.each([
  ['buter', 'en', 'butter'],
  ['chiken', 'en', 'chicken'],
  ['yogrt', 'en', 'yogurt'],
  ['choclate', 'en', 'chocolate'],
  ['arlic', 'en', 'garlic'],
  ['mlk', 'en', 'milk'],
  ['oliv oil', 'en', 'olive oil'],
  ['olive ol', 'en', 'olive oil'],
  ['oliveoil', 'en', 'olive oil'],
  ['Zwibel', 'de', 'Zwiebel'],
  ['Katrof', 'de', 'Kartoffel'],
  ['zanahroia', 'es', 'zanahoria'],
] as const)('%s (%s) is %s', (typed, lang, name) => {
  expect(complete(library, typed, lang, { limit: FIRST }).map((one) => one.name)).toContain(name)
})
