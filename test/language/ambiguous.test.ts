/**
 * Tests names that mean several foods: names with and without a preferred food, and definitions that the compiler
 * rejects.
 */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import type { Language } from '../../src/domain/languages.ts'
import { exactly } from '../../src/engine/ingredients.ts'
import { parseText } from '../../src/engine/parse.ts'
import { lookUp } from '../../src/engine/reading/look-up.ts'
import { search } from '../../src/engine/search.ts'
import type { Candidates } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { food, libraryWith } from '../support/memory-library.ts'

const named = (id: string, es: readonly string[], en: readonly string[] = [id]) => ({
  id,
  names: { de: [`${id} de`], en, es },
})
/**
 * In Spanish, "manteca" is lard or butter, and "nuez" is usually walnut. The German and English names are unambiguous.
 */
const AMBIGUOUS: Readonly<Record<string, Candidates>> = {
  manteca: { preferred: null, candidates: ['lard', 'butter'] },
  nuez: { preferred: 'walnut', candidates: ['walnut', 'pecan'] },
  matambre: { preferred: 'beef', candidates: ['beef', 'roll'], isClosed: true },
  surtido: {
    preferred: null,
    candidates: ['lard', 'butter', 'walnut', 'pecan', 'sugar', 'beef', 'roll'],
    isClosed: true,
  },
}
const library = libraryWith(
  { es: AMBIGUOUS },
  [
    named('lard', ['manteca de cerdo'], ['lard', 'manteca']),
    named('butter', ['mantequilla']),
    named('walnut', ['nuez']),
    named('pecan', ['pacana']),
    named('sugar', ['azúcar']),
    named('beef', ['matambre']),
    named('roll', ['matambre relleno']),
  ].map(food),
)
const parsed = (line: string, lang: Language = 'es') =>
  parseText(library, `1 g x\n${line}`, lang)
    .items.slice(1)
    .map(({ ingredientId, alternatives, reason }) => ({
      ingredientId,
      alternatives: alternatives.map((one) => one.ingredientId),
      reason,
    }))

describe('a line', () => {
  const open = {
    ingredientId: null,
    alternatives: ['lard', 'butter'],
    reason: 'more than one ingredient may be meant',
  }
  test.each([['100 g manteca'], ['100 g de mantecas'], ['100 g manteca derretida'], ['manteca']])(
    'without a preferred meaning is undecided: %s',
    (line) => {
      expect(parsed(line)).toEqual([open])
    },
  )

  test.each([['100 g nuez'], ['100 g nueces'], ['100 g nuez picada']])(
    'with a preferred meaning lists the others: %s',
    (line) => {
      expect(parsed(line)).toEqual([
        { ingredientId: 'walnut', alternatives: ['pecan'], reason: undefined },
      ])
    },
  )

  test.each([['500 g matambre'], ['2 kg de matambre'], ['500 g de matambre picado']])(
    'with an amount means the raw food of a name that a dish has too: %s',
    (line) => {
      expect(parsed(line)).toEqual([
        { ingredientId: 'beef', alternatives: ['roll'], reason: undefined },
      ])
    },
  )

  test.each([['matambre'], ['matambre picado']])('without one means either: %s', (line) => {
    expect(parsed(line)).toEqual([
      {
        ingredientId: null,
        alternatives: ['beef', 'roll'],
        reason: 'more than one ingredient may be meant',
      },
    ])
  })

  test('that means one of many foods lists them all, because the verdict needs them', () => {
    expect(parsed('100 g surtido')[0]?.alternatives).toEqual(AMBIGUOUS.surtido?.candidates)
  })

  test('with a longer name is not ambiguous', () => {
    expect(parsed('100 g manteca de cerdo')).toEqual([
      { ingredientId: 'lard', alternatives: [], reason: undefined },
    ])
  })

  test('in another language takes the meaning of that language', () => {
    expect(parsed('100 g manteca', 'en')).toEqual([
      { ingredientId: 'lard', alternatives: [], reason: undefined },
    ])
  })
})

describe('a name', () => {
  test('without a preferred meaning has no exact match', () => {
    expect(exactly(library, 'manteca', 'es')).toBe(undefined)
    expect(exactly(library, 'manteca', 'en')).toMatchObject({ ingredientId: 'lard' })
  })

  test('of a raw food and a dish is a guess', () => {
    expect(lookUp(library, 'matambre', 'es')).toEqual({
      certainty: 'guess',
      ingredientId: 'beef',
      isExact: false,
      near: ['beef', 'roll'],
    })
    expect(lookUp(library, 'beef', 'es').certainty).toBe('sure')
  })

  test('finds the other candidates right after the preferred one', () => {
    const found = (q: string) =>
      search(library, { q, lang: 'es', limit: 2 }).results.map(({ ingredient, confidence }) => [
        ingredient.id,
        confidence,
      ])
    expect(found('nuez')).toEqual([
      ['walnut', 1],
      ['pecan', 0.9],
    ])
  })
})

describe('the compiler', () => {
  const CATEGORY = 'mushrooms-and-algae'
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ingr-ambiguous-'))
    for (const part of [
      'archetypes.yaml',
      'units.yaml',
      'vocabulary.yaml',
      'notes.yaml',
      `ingredients/${CATEGORY}.yaml`,
    ]) {
      cpSync(join('data', part), join(folder, part))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const compiled = (line: string, lang = 'en') => {
    writeFileSync(join(folder, 'ambiguous-names.yaml'), `${lang}:\n  ${line}\n`)
    return compile(folder)
  }

  test('adds a name without an ingredient as a synonym of the preferred one', () => {
    const { problems, ingredients } = compiled(
      'fungus: {preferred: shiitake, candidates: [shiitake, nori]}',
    )
    expect(problems).toEqual([])
    expect(ingredients.find(({ id }) => id === 'shiitake')!.names.en.at(-1)).toBe('fungus')
  })

  test.each([
    ['one candidate', 'fungus: {candidates: [nori]}', 2, 'needs two candidates or more'],
    ['an unknown key', 'fungus: {means: nori, candidates: [nori, kombu]}', 2, 'unknown key: means'],
    [
      'a candidate that does not exist',
      'fungus: {candidates: [nori, nowhere]}',
      2,
      'no such candidate: nowhere',
    ],
    [
      'a preferred id that is not a candidate',
      'fungus: {preferred: shiitake, candidates: [nori, kombu]}',
      2,
      'preferred is no candidate: shiitake',
    ],
    [
      'a name that another ingredient has',
      'fungus: {candidates: [nori, kombu]}\n  shiitake: {preferred: nori, candidates: [nori, kombu]}',
      3,
      'belongs to shiitake',
    ],
    [
      'a name given twice',
      'fungus: {candidates: [nori, kombu]}\n  Fungus: {candidates: [nori, kombu]}',
      3,
      'given twice',
    ],
  ])('reports %s with file and line', (_, lines, line, what) => {
    const name = lines.split('\n').at(-1)!.trim().split(':')[0]
    expect(compiled(lines).problems).toEqual([
      `data/ambiguous-names.yaml:${line}: en "${name}": ${what}`,
    ])
  })

  test('reports an unknown language', () => {
    expect(compiled('champignon: {candidates: [nori, kombu]}', 'fr').problems).toEqual([
      'data/ambiguous-names.yaml:1: unknown language: fr',
    ])
  })
})

describe('the library', () => {
  const built = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
  test.each<[Language, string, Candidates]>([
    ['es', 'manteca', { preferred: null, candidates: ['lard', 'butter'], isClosed: true }],
    ['es', 'mote', { preferred: null, candidates: ['hominy', 'wheat-berries'], isClosed: true }],
    [
      'en',
      'tomato puree',
      { preferred: 'tomato-paste', candidates: ['tomato-paste', 'tomato-puree-passata'] },
    ],
  ])('knows what %s %s may mean', (lang, key, candidates) => {
    expect(built.candidates(key, lang)).toEqual(candidates)
  })

  test('has a single meaning for ordinary names, and for names of object properties', () => {
    expect(['butter', 'constructor', ''].map((key) => built.candidates(key, 'en'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
