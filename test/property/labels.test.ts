/**
 * Tests properties of reading packages: the layout of the list does not matter, and less text never adds an ingredient.
 */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EU_ALLERGENS, type EuAllergen } from '../../src/domain/restrictions.ts'
import type { LabelIngredient, LabelResponse } from '../../src/domain/shapes/labels.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { IngrError } from '../../src/errors.ts'
import { LIBRARY } from '../http/support.ts'
import { readLabels } from '../quality/labels.ts'
import { runs, sweep } from '../support/tiers.mts'

const WORDS = {
  de: 'Weizenmehl,Zucker,Butter,Vollei,Palmöl,Haselnüsse,Sojaeiweißisolat,Sellerie,Senfsaat,Speisesalz,Molkenpulver,Froozelkern,Weizenprotein-Hydrolysat,Lachs'.split(
    ',',
  ),
  en: 'wheat flour,sugar,butter,egg yolk,palm oil,hazelnuts,soy protein,celery,mustard seed,salt,whey powder,froozle,whey-based creamer,salmon'.split(
    ',',
  ),
  es: 'harina de trigo,azúcar,mantequilla,yema de huevo,aceite de palma,avellanas,proteína de soja,apio,mostaza,sal,suero de leche,frozelio,mantequilla concentrada,salmón'.split(
    ',',
  ),
} as const
type Lang = keyof typeof WORDS

const lists = fc.constantFrom<Lang>('de', 'en', 'es').chain((lang) =>
  fc.record({
    lang: fc.constant(lang),
    names: fc.uniqueArray(fc.constantFrom(...WORDS[lang]), { minLength: 2, maxLength: 8 }),
  }),
)

const entries = ({ contains, mayContain, unknown }: LabelResponse) => ({
  contains,
  mayContain,
  unknown,
})
const read = (text: string, lang: Lang) => finish(checkLabel(LIBRARY, { text, lang }))
const entriesIn = (text: string, lang: Lang) => entries(read(text, lang))

test('the order of a list does not change any allergen', () => {
  const shuffled = lists.chain(({ lang, names }) =>
    fc.record({
      lang: fc.constant(lang),
      names: fc.constant(names),
      other: fc.shuffledSubarray(names, { minLength: names.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ lang, names, other }) => {
      expect(entriesIn(other.join(', '), lang)).toEqual(entriesIn(names.join(', '), lang))
    }),
    { numRuns: runs(60) },
  )
})

test('capitals and emphasis do not change any allergen', () => {
  fc.assert(
    fc.property(lists, ({ lang, names }) => {
      const plain = entriesIn(names.join(', '), lang)
      expect(entriesIn(names.join(', ').toUpperCase(), lang)).toEqual(plain)
      expect(entriesIn(names.map((name) => `**${name}**`).join(', '), lang)).toEqual(plain)
      expect(entriesIn(names.map((name) => `<b>${name}</b>`).join(', '), lang)).toEqual(plain)
      expect(entriesIn(names.map((name) => `_${name}_`).join(', '), lang)).toEqual(plain)
    }),
    { numRuns: runs(40) },
  )
})

test('a word that is broken over two lines is the same word', () => {
  const broken = lists.chain(({ lang, names }) =>
    fc.record({ lang: fc.constant(lang), names: fc.constant(names), at: fc.nat(200) }),
  )
  fc.assert(
    fc.property(broken, ({ lang, names, at }) => {
      const text = names.join(', ')
      const breakAt = at % text.length
      fc.pre(/^\p{Ll}{2}$/u.test(text.slice(breakAt - 1, breakAt + 1)))
      // Skip breaks before a word such as "and", because a hyphen before such a word stays.
      fc.pre(!/^(?:und|oder|and|or|[yoeu])\b/u.test(text.slice(breakAt)))
      const cut = `${text.slice(0, breakAt)}-\n${text.slice(breakAt)}`
      expect(entriesIn(cut, lang)).toEqual(entriesIn(text, lang))
    }),
    { numRuns: runs(80) },
  )
})

test('brackets of any kind and nesting hide nothing', () => {
  const nested = lists.chain(({ lang, names }) =>
    fc.record({
      lang: fc.constant(lang),
      names: fc.constant(names),
      kinds: fc.array(fc.constantFrom('()', '[]', '{}'), {
        minLength: names.length,
        maxLength: names.length,
      }),
    }),
  )
  fc.assert(
    fc.property(nested, ({ lang, names, kinds }) => {
      const flat = entriesIn(names.join(', '), lang)
      const inner = names.reduceRight(
        (rest, name, at) =>
          rest === '' ? name : `${name}, blend ${kinds[at]![0]}${rest}${kinds[at]![1]}`,
        '',
      )
      const deep = entriesIn(inner, lang)
      for (const entry of flat.contains) expect(deep.contains).toContain(entry)
    }),
    { numRuns: runs(60) },
  )
})

const SEVERITY = { no: 0, unknown: 1, traces: 2, contains: 3 } as const

function statuses({
  allergens,
}: LabelResponse): Readonly<Record<EuAllergen, keyof typeof SEVERITY>> {
  return Object.fromEntries(allergens.map(({ allergen, status }) => [allergen, status])) as never
}

test('removing an ingredient never adds an allergen', () => {
  fc.assert(
    fc.property(lists, fc.nat(20), ({ lang, names }, drop) => {
      const all = statuses(read(names.join(', '), lang))
      const fewer = names.filter((_, at) => at !== drop % names.length)
      fc.pre(fewer.length > 0)
      const left = statuses(read(fewer.join(', '), lang))
      for (const entry of EU_ALLERGENS) {
        expect(SEVERITY[left[entry]]).toBeLessThanOrEqual(SEVERITY[all[entry]])
      }
    }),
    { numRuns: runs(60) },
  )
})

function all(list: readonly LabelIngredient[]): readonly LabelIngredient[] {
  return list.flatMap((one) => [one, ...all(one.ingredients)])
}

test('offsets point at the words, and shares are bounds', () => {
  for (const { text, lang } of readLabels()) {
    const result = finish(checkLabel(LIBRARY, { text, lang }))
    const spans = [
      ...all(result.ingredients),
      ...result.additives,
      ...result.skipped,
      ...result.statements,
      ...result.allergens.flatMap(({ because }) => because),
    ]
    for (const { start, end, text: words } of spans) {
      expect(text.slice(start, end)).toBe(words)
      expect(words).toBe(words.trim())
    }
    for (const { share } of all(result.ingredients)) {
      expect(share.min).toBeGreaterThanOrEqual(0)
      expect(share.max).toBeGreaterThanOrEqual(share.min)
      expect(share.max).toBeLessThanOrEqual(100)
    }
  }
})

test('any text gives an answer or an error of the catalogue', () => {
  const letters = fc.constantFrom(
    ...'(),;:.[]{}*%-\n 0123456789E_<>&ab<b>Zutaten:kann enthalten'.split(''),
  )
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 120 }), (text) => {
      try {
        const { unknown, contains, mayContain } = finish(checkLabel(LIBRARY, { text, lang: 'de' }))
        expect(new Set([...unknown, ...contains, ...mayContain]).size).toBe(
          unknown.length + contains.length + mayContain.length,
        )
      } catch (error) {
        expect(error).toBeInstanceOf(IngrError)
      }
    }),
    { numRuns: runs(300) },
  )
})

/** Sentences outside the ingredient list: claims, comparisons, advice, praise. None names an ingredient. */
const OUTSIDE_THE_LIST = {
  de: [
    'Die leckere Alternative zu ~.',
    'Schmeckt wie ~, ist aber keins.',
    'Statt ~ einfach aufs Brot.',
    'Enthält weder Hefe noch ~.',
    'Kommt ganz ohne ~ aus.',
    'Dazu passt ein Glas ~.',
    'Mit 200 ml ~ aufgießen.',
    'Tipp: mit ~ verfeinern.',
    'So cremig wie ~!',
    'Wird nicht mit ~ gemacht.',
  ],
  en: [
    'A delicious alternative to ~.',
    'Tastes like ~.',
    'Nothing like ~.',
    'Contains neither yeast nor ~.',
    'Made without ~.',
    'Great with a glass of ~.',
    'Just add ~ and stir.',
    'Why not try it with ~?',
    'As creamy as ~!',
    'Never any ~.',
  ],
  es: [
    'Una deliciosa alternativa a ~.',
    'Sabe a ~.',
    'Disfrútalo en lugar de ~.',
    'No contiene levadura ni ~.',
    'Perfecto con un vaso de ~.',
    'Añadir 200 ml de ~ y remover.',
    'Consejo: mezclar con ~.',
    '¡Tan cremoso como ~!',
    'Nada de ~.',
    'No lleva ~.',
  ],
} as const
const PLAIN = {
  de: 'Zutaten: Wasser, Reis, Speisesalz.',
  en: 'Ingredients: water, rice, salt.',
  es: 'Ingredientes: agua, arroz, sal.',
} as const
const NAMED = {
  de: ['Milch', 'Ei', 'Weizen', 'Sahne', 'Sojadrink', 'Butter'],
  en: ['milk', 'egg', 'wheat', 'cream', 'soya drink', 'butter'],
  es: ['leche', 'huevo', 'trigo', 'nata', 'soja', 'mantequilla'],
} as const

test('foods that a sentence outside the list praises, denies or advises are not contained, and the list stays unchanged', () => {
  const outside = fc.constantFrom<Lang>('de', 'en', 'es').chain((lang) =>
    fc.record({
      lang: fc.constant(lang),
      sentence: fc.constantFrom(...OUTSIDE_THE_LIST[lang]),
      food: fc.constantFrom(...NAMED[lang]),
      gap: fc.constantFrom(' ', '\n', '\n\n'),
    }),
  )
  fc.assert(
    fc.property(outside, ({ lang, sentence, food, gap }) => {
      const { contains, ingredients } = read(
        `${PLAIN[lang]}${gap}${sentence.replace('~', food)}`,
        lang,
      )
      expect(contains).toEqual([])
      expect(ingredients).toHaveLength(3)
    }),
    { numRuns: runs(200) },
  )
})

test.each([
  ['de', 'Die Füllung enthält Milch und Ei.'],
  ['de', 'Mit Milch und Ei.'],
  ['de', 'Für die Füllung: Milch, Ei.'],
  ['en', 'The filling contains milk and egg.'],
  ['en', 'For the sauce: milk, egg.'],
  ['es', 'El relleno contiene leche y huevo.'],
  ['es', 'Para la salsa: leche, huevo.'],
] as const)(
  '%s: foods that a sentence after the list says are in the product are contained: %s',
  (lang, sentence) => {
    expect(read(`${PLAIN[lang]} ${sentence}`, lang).contains).toEqual(['eggs', 'milk'])
  },
)

test.each(['de', 'en', 'es'] as const)(
  '%s: any food except brands can follow the first one in a list',
  (lang) => {
    const names = LIBRARY.ids()
      .flatMap((id) => LIBRARY.ingredient(id) ?? [])
      .filter(({ category }) => category !== 'brands')
      .map((food) => food.names[lang][0] ?? '')
      .filter((name) => !/[,.]/.test(name))
    const [first = '', second = ''] = NAMED[lang]
    const wrong = sweep(names).filter((name) => {
      const { ingredients, skipped } = read(`${first}, ${name}, ${second}`, lang)
      return skipped.length > 0 || ingredients.at(-1)?.name !== second
    })
    expect(wrong).toEqual([])
  },
)
