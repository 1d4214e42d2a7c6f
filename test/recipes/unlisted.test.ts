/** Tests for foods that a recipe needs but does not list: parts without a list, coatings, doughs and stock. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import type { Concern } from '../../src/domain/restrictions.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { witness } from '../../src/witness/witness.ts'
import { verdictOn } from '../support/verdict.ts'

const library = openLibrary('data/library.sqlite')

const LIST: Readonly<Record<Language, string>> = {
  en: '2 tomatoes\n1 cucumber',
  de: '2 Tomaten\n1 Gurke',
  es: '2 tomates\n1 pepino',
}

function unreadIn(text: string, lang: Language): readonly string[] {
  const { items } = parseText(library, text, lang)
  return items.flatMap(({ ingredientId, line }) => (ingredientId === null ? [line] : []))
}

describe('a part without a list is an unknown ingredient', () => {
  test.each([
    ['en', 'Dressing'],
    ['en', 'your fave toppings'],
    ['en', 'sauce packet'],
    ['en', 'marinade (store bought)'],
    ['en', 'Crust: any you like'],
    ['de', 'Beilage'],
    ['de', 'Soße von Oma'],
    ['de', 'Boden: nach Belieben'],
    ['de', 'Füllung eurer Wahl'],
    ['es', 'guarnición al gusto'],
    ['es', 'algo para espesar'],
    ['es', 'Base: la que más os guste'],
  ] as const)('%s: %s', (lang, line) => {
    const method = { en: 'Method\nMix.', de: 'Zubereitung\nMischen.', es: 'Preparación\nMezclar.' }
    expect(unreadIn(`${LIST[lang]}\n${line}`, lang)).toEqual([line])
    expect(unreadIn(`${LIST[lang]}\n${line}\n\n${method[lang]}`, lang)).toEqual([line])
  })
})

describe('everyday words between ingredients are an unknown ingredient', () => {
  test.each([
    ['en', 'surf and turf'],
    ['en', 'catch of the day'],
  ] as const)('%s: %s', (lang, line) => {
    expect(unreadIn(`${LIST[lang]}\n${line}\n2 lemons`, lang)).toEqual([line])
  })
})

describe('a heading with a list, a step and a remark are no ingredients', () => {
  test.each([
    ['en', 'Dressing:\n2 tbsp olive oil'],
    ['en', 'so good'],
    ['en', 'Grandma'],
    ['en', 'for the kids'],
    ['en', 'Advertisement\n2 lemons'],
    ['en', 'Freeze overnight'],
    ['en', 'season to taste'],
    ['en', 'To serve'],
    ['de', 'Belag\n2 Zwiebeln'],
    ['de', 'kalt servieren'],
    ['de', 'alles mischen'],
    ['de', 'nach Belieben'],
    ['de', 'Oma Erna'],
    ['de', 'Zum Servieren\nZubereitung\nMischen.'],
    ['es', 'Para el aliño:\naceite de oliva'],
    ['es', 'Para servir\nPreparación\nMezclar.'],
    ['es', 'Mezclar y dejar reposar la masa. Formar bolas.'],
  ] as const)('%s: %j', (lang, lines) => {
    expect(unreadIn(`${LIST[lang]}\n${lines}`, lang)).toEqual([])
  })
})

const namedIn = (text: string, lang: Language) =>
  parseText(library, text, lang).skipped.flatMap(({ named = [] }) => named)

const BREADED = ['breadcrumbs', 'egg']
const BATTERED = ['wheat-flour', 'egg', 'whole-milk']
const FLOURED = ['wheat-flour']

describe('a step or heading names the foods that it implies', () => {
  test.each([
    ['en', 'Method\nBread the slices and shallow fry.', BREADED],
    ['en', 'Batter the slices and fry.', BATTERED],
    ['en', 'Dip in batter and deep-fry.', BATTERED],
    ['en', 'For the batter\n1 tsp salt', BATTERED],
    ['en', 'Cover with stock and simmer.', ['stock', 'celery']],
    ['de', 'Zubereitung\nScheiben panieren', BREADED],
    ['de', 'Scheiben mehlieren und anbraten.', FLOURED],
    ['de', 'Teig\n1 Prise Salz', BATTERED],
    ['de', 'Zubereitung\nAlles gratinieren.', ['cheese']],
    ['de', 'Zubereitung\nDie Suppe legieren.', ['egg-yolk']],
    ['de', 'Zubereitung\nMit Brühe aufgießen.', ['celery']],
    ['es', 'Preparación\nRebozamos y freímos', BATTERED],
    ['es', 'Preparación\nEnharinar y dorar.', FLOURED],
    ['es', 'Preparación\nEmpanar y freír.', BREADED],
    ['es', 'Preparación\nGratinar.', ['cheese']],
    ['es', 'Preparación\nCubrir con caldo.', ['celery']],
  ] as const)('%s: %j', (lang, lines, foods) => {
    expect(namedIn(`${LIST[lang]}\n${lines}`, lang)).toEqual(foods)
  })
})

describe('a listed food can be what a step implies', () => {
  test.each([
    ['en', '200 g dark chocolate\n4 eggs\n150 g sugar\n\nPour the batter into a tin.'],
    ['en', '300 g rice flour\n300 ml water\n\nMethod\nShape the dough.'],
    ['en', '1 lb beef\n1 stock cube\n\nMethod\nCover with stock.'],
    ['en', '1 lb beef\n1 onion\n\nMethod\nBoil the beef. Strain and keep the stock.'],
    ['de', '200 g Tofu\n50 g Speisestärke\n\nZubereitung\nDen Tofu panieren.'],
    ['de', '1 kg Kartoffeln\n200 ml Hafersahne\n\nZubereitung\nAlles gratinieren.'],
    ['es', '250 g de masa harina\nsal\n\nPreparación\nDejar reposar la masa.'],
    ['es', '1 pollo\n100 g de maicena\n\nPreparación\nEnharinar el pollo.'],
  ] as const)('%s: %j', (lang, text) => {
    expect(namedIn(text, lang)).toEqual([])
  })
})

test.each([
  ['en', 'Shake over some Worcester.', 'worcestershire-sauce'],
  ['en', 'Serve a la mode.', 'ice-cream-vanilla'],
  ['en', 'Serve sunny side up.', 'egg'],
  ['de', 'Mit Käs überstreuen.', 'cheese'],
  ['de', 'Mit Schlag servieren.', 'whipped-cream'],
  ['es', 'Coronar con ventresca.', 'canned-tuna'],
  ['es', 'Servir sobre una tosta.', 'bread'],
] as const)('%s: the short name in %j means %s', (lang, text, id) => {
  expect(witness(library, text, { lang }).mentions.map(({ ids }) => ids)).toEqual([[id]])
})

const verdict = (text: string, lang: Language, concern: Concern) =>
  verdictOn(library, text, lang, concern)

describe('what a food may contain counts', () => {
  test.each([
    ['en', 'Boil the potatoes. Crumble in a stock cube.', 'celery'],
    ['en', 'Drizzle with Caesar dressing.', 'fish'],
    ['de', 'Kartoffeln kochen. Mit Margarine einfetten.', 'dairy'],
    ['de', 'Kartoffeln kochen. Rote Currypaste anrösten.', 'crustaceans'],
    ['es', 'Cocer las patatas. Añadir las salchichas.', 'gluten'],
  ] as const)('if a step adds the food, %s: %s', (lang, step, concern) => {
    expect(verdict(`${LIST[lang]}\n\n${step}`, lang, concern)).toBe('uncertain')
  })

  test('but not if only the title names it', () => {
    expect(verdict(`Tomatoes with kimchi\n\n${LIST.en}`, 'en', 'fish')).toBe('compatible')
  })
})

test.each([
  ['en', 'butter, for the toast', 'gluten', 'uncertain'],
  ['es', '1 diente de ajo (para frotar el pan)', 'gluten', 'uncertain'],
  ['es', 'harina, para la salsa 200 ml de nata', 'dairy', 'incompatible'],
] as const)('a food that a purpose names may be elsewhere: %s: %s', (lang, line, concern, is) => {
  expect(verdict(line, lang, concern)).toBe(is)
})
