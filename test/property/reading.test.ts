/** Tests properties that hold for every reading, with made-up lines and all names of the real library. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ABSENCES } from '../../src/domain/absences.ts'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { ALLERGENS, DIETS, DIMENSIONS } from '../../src/domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../src/domain/risk.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet as checkDiet } from '../../src/engine/compatibility/diet.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseItem, parseText } from '../../src/engine/parse.ts'
import { nameKey } from '../../src/language/fold.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { findByName } from '../../src/search/named.ts'
import { runs, sweep } from '../support/tiers.mts'

const library = openLibrary('data/library.sqlite')
// Each test reads thousands of lines.
vi.setConfig({ testTimeout: 90_000 })
const RUN = { numRuns: runs(500), seed: 1169 }

/** Foods that occur in recipes. Additives and brands have their own tests. */
const foods = library
  .ids()
  .filter((id) => !['additives', 'brands'].includes(library.ingredient(id)!.category))

const names: Readonly<Record<Language, readonly string[]>> = { de: [], en: [], es: [] }
for (const id of foods) {
  for (const lang of LANGUAGES) {
    const [shown] = library.ingredient(id)!.names[lang]
    ;(names[lang] as string[]).push(shown!)
  }
}

const language = fc.constantFrom(...LANGUAGES)
const amount = fc.constantFrom('', '200 g ', '2 ', '1/2 ', '½ ', '1 x 400 g ', '2-3 ', '1 froozle ')
const noise = fc.constantFrom(
  'froozle',
  'of',
  'or',
  'oder',
  'o',
  'y',
  'und',
  'and',
  ',',
  '(',
  ')',
  ':',
  'without',
  'ohne',
  'sin',
  'free',
  'vegan',
  'paniert',
  'with',
  'mit',
  'con',
  '/',
  '-',
  '3',
  '200 g',
  '½',
  '🍅',
  'chopped',
  'frisch',
  'picado',
  'for',
  'may contain',
)

/** Generates plausible and implausible lines. */
const line = language.chain((lang) =>
  fc
    .tuple(
      amount,
      fc.array(fc.oneof(fc.constantFrom(...names[lang]), noise), { minLength: 1, maxLength: 7 }),
    )
    .map(([number, words]) => ({ lang, line: `${number}${words.join(' ')}`.trim() })),
)

/** Caches the results of `read`, because tests with the same seed begin with the same lines. */
function cached<T>(read: (text: string, lang: Language) => T) {
  const known = new Map<string, T>()
  return (text: string, lang: Language): T => {
    const key = `${lang} ${text}`
    if (!known.has(key)) known.set(key, read(text, lang))
    return known.get(key)!
  }
}

const itemsOf = cached((text, lang) => parseItem(library, text, lang))

const verdictsOf = cached((text, lang) => {
  const items = listOf(parseText(library, text, lang))
  if (items.length === 0) return undefined
  const { evaluation } = check(library, { items })
  const verdicts: Record<string, Verdict> = {}
  for (const dimension of DIMENSIONS) verdicts[dimension] = evaluation[dimension].verdict
  for (const diet of DIETS) verdicts[diet] = checkDiet(library, { diet, items }).verdict
  return verdicts
})

/** Returns the allergens and diets with a milder verdict in `after` than in `before`. */
const milder = (
  before: Readonly<Record<string, Verdict>>,
  after: Readonly<Record<string, Verdict>>,
  among: readonly string[] = [...ALLERGENS, ...DIETS],
) => among.filter((name) => VERDICTS.indexOf(after[name]!) < VERDICTS.indexOf(before[name]!))

describe('the parts of a line', () => {
  test('add up to the line in order, and a line of words always gives an item', () => {
    fc.assert(
      fc.property(line, ({ lang, line: text }) => {
        for (const { parts } of parseItem(library, text, lang)) {
          expect(parts.map((part) => part.text).join('')).toBe(text)
        }
      }),
      RUN,
    )
  })

  test('add up to the line, whatever characters it has', () => {
    fc.assert(
      fc.property(language, fc.string({ unit: 'grapheme', maxLength: 60 }), (lang, text) => {
        for (const { parts, line: read } of parseItem(library, text, lang)) {
          expect(parts.map((part) => part.text).join('')).toBe(read)
          expect(read).toBe(text.trim())
        }
      }),
      RUN,
    )
  })
})

test('an unread word keeps the whole line from being sure', () => {
  fc.assert(
    fc.property(line, ({ lang, line: text }) => {
      for (const { parts } of parseItem(library, text, lang)) {
        if (!parts.some(({ role }) => role === 'unread')) continue
        const readings = parseItem(library, text, lang).flatMap(({ reading, or = [] }) => [
          reading,
          ...or.map((side) => side.reading),
        ])
        expect(readings.every((reading) => reading === 'sure')).toBe(false)
      }
    }),
    RUN,
  )
})

test('an uncertain reading clears only what the line denies', () => {
  fc.assert(
    fc.property(line, ({ lang, line: text }) => {
      const { items } = parseText(library, text, lang)
      const open = items.filter(
        ({ reading, or = [], optional, oneOf }) =>
          // A name that means one of several foods clears what all of them clear.
          !optional && !oneOf && (reading !== 'sure' || or.some((one) => one.reading !== 'sure')),
      )
      if (open.length === 0) return
      const verdicts = verdictsOf(text, lang)!
      const denied = new Set(
        items.flatMap(({ without = [] }) =>
          without.flatMap((code) => ABSENCES[code].dimensions as readonly string[]),
        ),
      )
      // A choice with an unreadable alternative also makes the verdict at least uncertain.
      const cleared = DIMENSIONS.filter(
        (dimension) => verdicts[dimension] === 'compatible' && !denied.has(dimension),
      )
      expect(cleared).toEqual([])
    }),
    RUN,
  )
})

/** Generates a line that names exactly one food, and another food name in the same language. */
const base = language.chain((lang) =>
  fc
    .tuple(
      fc.constantFrom('', '200 g ', '2 '),
      fc.constantFrom(...names[lang]),
      fc.constantFrom(...names[lang]),
    )
    .map(([number, name, other]) => ({ lang, text: `${number}${name}`, other })),
)
const WITH = { de: 'mit', en: 'topped with', es: 'con' } as const
const AND = { de: 'und', en: 'and', es: 'y' } as const
const OR = { de: 'oder', en: 'or', es: 'o' } as const
const CHOPPED = { de: ', fein gehackt', en: ', finely chopped', es: ', finamente picado' } as const
const WHITE = { de: 'weiß', en: 'white', es: 'blanco' } as const
const STRANGE = { de: '1 Froozel', en: '1 froozle', es: '1 fruzle de' } as const

describe('additional text never makes a verdict milder', () => {
  const added: readonly (readonly [
    what: string,
    more: (text: string, other: string, lang: Language) => string,
  ])[] = [
    ['a bracket', (text, other) => `${text} (${other})`],
    ['a share in brackets', (text, other) => `${text} (20 % ${other})`],
    ['a food with a bracket left open', (text, other) => `${text}, ${other} (100 g`],
    ['a side clause', (text, other, lang) => `${text}, ${WITH[lang]} ${other}`],
    ['another food', (text, other, lang) => `${text} ${AND[lang]} ${other}`],
    ['a further food after a comma', (text, other) => `${text}, 100 g ${other}`],
    ['a descriptor', (text, _, lang) => `${text}${CHOPPED[lang]}`],
    ['another line', (text, other) => `${text}\n100 g ${other}`],
    ['a label', (text, other) => `${other}: ${text}`],
    ['a colour', (text, _, lang) => `${text}, ${WHITE[lang]}`],
  ]
  test.each(added)('%s', (_, more) => {
    fc.assert(
      fc.property(base, ({ lang, text, other }) => {
        const items = itemsOf(text, lang)
        // Compare only single foods, because the words of two foods may form another name together with the added text.
        fc.pre(items.length === 1 && items[0]!.reading === 'sure' && !items[0]!.or)
        // Skip dishes and bread. Above other lines, they would count as the title of the recipe.
        fc.pre(library.ingredient(items[0]!.ingredientId!)?.category !== 'dishes')
        fc.pre(parseText(library, more(text, other, lang), lang).title === null)
        const after = verdictsOf(more(text, other, lang), lang)
        const before = verdictsOf(text, lang)
        fc.pre(before !== undefined && after !== undefined)
        expect(milder(before!, after!)).toEqual([])
      }),
      RUN,
    )
  })

  test('the added text counts too', () => {
    fc.assert(
      fc.property(
        base,
        fc.constantFrom(...added.slice(0, 6)),
        ({ lang, text, other }, [, more]) => {
          const [item] = itemsOf(other, lang)
          fc.pre(item?.reading === 'sure' && !item.or && !item.without)
          fc.pre(itemsOf(other, lang).length === 1)
          const before = verdictsOf(other, lang)
          const after = verdictsOf(more(text, other, lang), lang)
          fc.pre(before !== undefined && after !== undefined)
          const lost = ALLERGENS.filter(
            (name) => before![name] !== 'compatible' && after![name] === 'compatible',
          )
          expect(lost).toEqual([])
        },
      ),
      RUN,
    )
  })
})

test('the order of the sides of a choice does not matter', () => {
  fc.assert(
    fc.property(base, ({ lang, text, other }) => {
      const name = text.replace(/^\d+ (?:g )?/, '')
      // Skip names of several words: two foods may share a noun ("lemon or lime juice"), and then the order matters.
      fc.pre(!name.includes(' ') && !other.includes(' '))
      // Skip pairs not read as two foods (known gaps). In "salmon or cherry", "cherry" may be read as a kind of salmon.
      const sides = (line: string) => itemsOf(line, lang).flatMap(({ or = [] }) => or).length
      fc.pre(
        sides(`${text} ${OR[lang]} ${other}`) === 1 && sides(`${other} ${OR[lang]} ${text}`) === 1,
      )
      const whole = (one: string) => {
        const items = itemsOf(one, lang)
        return items.length === 1 && items[0]!.reading === 'sure' && !items[0]!.or
      }
      fc.pre(whole(name) && whole(other))
      const one = verdictsOf(`${name} ${OR[lang]} ${other}`, lang)
      const swapped = verdictsOf(`${other} ${OR[lang]} ${name}`, lang)
      expect(swapped).toEqual(one)
    }),
    RUN,
  )
})

test('a choice is never milder than its mildest side, and uncertain if the sides differ', () => {
  fc.assert(
    fc.property(base, ({ lang, text, other }) => {
      const items = itemsOf(`${text} ${OR[lang]} ${other}`, lang)
      fc.pre(items.length === 1 && items[0]!.or?.length === 1)
      // Skip names with claims such as "vegan", which change the verdict on the line but not on the ingredient alone.
      fc.pre(!/sin|frei|ohne|free|vegan/i.test(`${text} ${other}`))
      const [ids] = [[items[0]!.ingredientId, items[0]!.or![0]!.ingredientId]]
      fc.pre(ids.every((id) => id !== null))
      const each = ids.map((id) => check(library, { items: [{ ingredientId: id! }] }).evaluation)
      const whole = verdictsOf(`${text} ${OR[lang]} ${other}`, lang)!
      const hidden = ALLERGENS.filter(
        (name) =>
          each.some((evaluation) => evaluation[name].verdict !== 'compatible') &&
          whole[name] === 'compatible',
      )
      expect(hidden).toEqual([])
    }),
    RUN,
  )
})

test('an amount that cannot be weighed never makes a verdict milder', () => {
  fc.assert(
    fc.property(base, ({ lang, text }) => {
      const name = text.replace(/^\d+ (?:g )?/, '')
      const items = itemsOf(name, lang)
      fc.pre(items.length === 1 && items[0]!.reading === 'sure')
      expect(
        milder(verdictsOf(name, lang)!, verdictsOf(`${STRANGE[lang]} ${name}`, lang)!),
      ).toEqual([])
    }),
    RUN,
  )
})

/** Returns a generator of pseudo-random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor(state / 8) % below
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Returns the text with a letter removed, replaced, added or swapped with the next letter. */
function edited(text: string, next: (below: number) => number): string {
  const at = next(text.length)
  const letter = LETTERS[next(LETTERS.length)]!
  const [before, readAfter] = [text.slice(0, at), text.slice(at + 1)]
  switch (next(4)) {
    case 0:
      return before + readAfter
    case 1:
      return before + letter + readAfter
    case 2:
      return before + letter + text.slice(at)
    default:
      return before + readAfter.slice(0, 1) + text[at]! + readAfter.slice(1)
  }
}

/**
 * True if the words name a food, in the singular or plural. For example, "oat milk" is not a typo for "goat milk",
 * although only one letter differs. Other such pairs are pasta and pasa, cerveza and cereza, Panko and Anko, Reiswein
 * and Eiswein, fumet and fuet, hake and hare, anchoa and ancho. In all, 52 of 270,957 edits result in such a name.
 */
function isName(text: string, lang: Language): boolean {
  const words = nameKey(text).split(' ')
  // Also look up the words joined into one: "Bon Bon" is the candy "bonbon".
  return [words, [words.join('')]].some((one) => findByName(library, one, lang)?.lang === lang)
}

test('one wrong letter in a name hides no allergen of the food', () => {
  const next = numbers(11)
  const hidden: string[] = []
  let [tried, edits, names] = [0, 0, 0]
  for (const id of sweep(library.ids())) {
    const { allergenProfile, names: all } = library.ingredient(id)!
    const contained = ALLERGENS.filter(
      (name) =>
        allergenProfile[name]?.contains === 'yes' && allergenProfile[name]?.confidence !== 'low',
    )
    if (contained.length === 0) continue
    for (const lang of LANGUAGES) {
      for (const name of all[lang]) {
        // Test every second name, which is enough to find gaps.
        if (tried++ % 2 === 1) continue
        const text = edited(name, next)
        if (text.trim() === '' || text === name) continue
        edits += 1
        const before = edits % 2 === 0 ? '200 g ' : ''
        const items = listOf(parseText(library, before + text, lang))
        if (items.length === 0) continue
        const { evaluation } = check(library, { items, concerns: contained })
        const lost = contained.filter((one) => evaluation[one].verdict === 'compatible')
        if (lost.length === 0) continue
        if (isName(text, lang)) names += 1
        else hidden.push(`${lang} ${name} -> ${before}${text}: ${lost.join(' ')}`)
      }
    }
  }
  expect(edits).toBeGreaterThan(runs(7_000))
  expect(names).toBeLessThan(20)
  // Two of many thousands of edits may fail. For example, "Lemon ie" is read as "lemon, i. e.".
  expect(hidden.length, hidden.join('\n')).toBeLessThanOrEqual(2)
}, 120_000)

test('a line reads the same in any position', () => {
  fc.assert(
    fc.property(language, fc.array(line, { minLength: 1, maxLength: 4 }), (lang, others) => {
      const lines = others.filter((one) => one.lang === lang).map((one) => one.line)
      fc.pre(lines.length > 0)
      const first = lines[0]!
      const readAfter = (before: string) =>
        parseText(library, `${before}\n${first}`, lang).items.filter((item) => item.line === first)
      expect(readAfter('100 g butter\n200 g sugar')).toEqual(
        readAfter('200 g sugar\n\n100 g butter\n'),
      )
    }),
    RUN,
  )
})
