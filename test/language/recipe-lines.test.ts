/**
 * Tests the rules for recipe lines: the class of a line in its context, the foods that count, and the section that the
 * line starts.
 */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { classify } from '../../src/engine/recipe/classify.ts'
import { Context } from '../../src/engine/recipe/context.ts'
import { Line } from '../../src/engine/recipe/line.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

/** Returns the classes of lines. Lines that begin with "## " are headings of the recipe format. */
function classesOf(
  lang: Language,
  texts: readonly string[],
  isGiven: boolean,
): readonly (readonly (string | undefined)[])[] {
  const lines = texts.flatMap((text, at) => {
    if (text === '') return []
    const heading = /^## (.*)/.exec(text)?.[1]
    return [
      new Line(library, heading ?? text, lang, {
        number: heading ? 0 : at + 1,
        isHeading: heading !== undefined,
      }),
    ]
  })
  const context = new Context(lines, null)
  return lines.map((line, at) => {
    const { is, foods, begins } = classify(context, at, isGiven)
    if (is === 'ingredient') context.found.push({ line: line.text, reading: line.reading })
    return [is, foods, begins]
  })
}

const LIST = ['200 g flour', '2 eggs']

type Row = readonly [
  lang: Language,
  before: readonly string[],
  line: string,
  after: readonly string[],
  is: string,
  foods: string | undefined,
  begins: string | undefined,
]

describe('lines of a text', () => {
  test.each<Row>([
    ['en', LIST, 'Step 1: Toast 100 g almonds', [], 'method', 'named', 'method'],
    ['en', LIST, 'Step 1:', ['Mix.'], 'heading', undefined, 'method'],
    ['de', LIST, 'Zubereitung', [], 'heading', undefined, 'method'],
    ['en', LIST, 'Notes:', [], 'heading', undefined, 'note'],
    ['en', [], 'Ingredients', LIST, 'heading', undefined, 'lines'],
    ['de', ['Strudel'], 'Zutaten für 1 Blech (ca. 12 Stück):', LIST, 'heading', undefined, 'lines'],
    ['en', ['Method', 'Mix.'], 'Topping', ['Whip.'], 'heading', 'possible', undefined],
    ['en', LIST, 'For the peanut sauce:', ['100 g peanuts'], 'heading', 'possible', 'lines'],
    ['de', LIST, 'Zubereitung: Mehl und Eier verrühren.', [], 'method', undefined, 'method'],
    ['en', [], 'Serves 6-8', LIST, 'servings', 'named', undefined],
    ['en', [], 'Makes 12 cookies', LIST, 'servings', 'named', undefined],
    ['en', [...LIST, 'Notes'], '100 g walnuts', [], 'note', 'named', undefined],
    ['en', [...LIST, 'Notes'], 'Contains nuts.', [], 'note', 'named', undefined],
    ['en', [...LIST, 'Notes'], 'Walnuts are nice, too.', [], 'note', undefined, undefined],
    ['en', [...LIST, 'Method'], '100 g walnuts', [], 'method', 'named', undefined],
    ['en', [...LIST, 'Method'], 'Walnuts on top', [], 'method', undefined, undefined],
    ['es', [], 'Receta: Flan', LIST, 'title', 'possible', undefined],
    ['en', LIST, '-----', LIST, 'ruled line', undefined, undefined],
    ['en', ['Soup', ''], 'Salt, pepper and butter.', [], 'ingredient', undefined, undefined],
    ['en', [], 'Banana bread (10 slices)', LIST, 'title', 'possible', undefined],
    ['en', [], 'Prep time: 20 minutes', LIST, 'metadata', 'named', undefined],
    ['en', ['Soup', ''], 'Feeds 4', LIST, 'servings', 'named', undefined],
    ['de', LIST, 'Hefeteig', ['- 500 g Mehl'], 'ingredient', undefined, 'lines'],
    ['de', [...LIST, ''], 'Hefeteig', ['- 500 g Mehl'], 'heading', 'possible', undefined],
    ['en', [...LIST, ''], 'NOODLES & CO', LIST, 'heading', 'possible', undefined],
    ['en', LIST, 'Mix the flour with the eggs.', [], 'method', 'named', 'steps'],
    ['en', LIST, '4.9 from 1,203 reviews · Jump to recipe', [], 'metadata', 'named', undefined],
    ['de', LIST, 'Guten Appetit!', [], 'note', 'named', undefined],
    ['de', LIST, 'Liebe Grüße', ['Oma'], 'note', 'named', 'note'],
    ['en', [], 'Hi Dan,', LIST, 'note', 'named', undefined],
    ['en', LIST, 'a knob of butter', [], 'ingredient', undefined, 'lines'],
    ['de', LIST, 'Nimm 2', [], 'ingredient', undefined, 'lines'],
  ])('%s %j > %s', (lang, before, line, after, ...rule) => {
    const at = before.filter((one) => one !== '').length
    expect(classesOf(lang, [...before, line, ...after], false)[at]).toEqual(rule)
  })

  test('a paragraph without a list is running text', () => {
    const text = `${'Put the lentils in a pot and pour 2 l of water over them. '.repeat(3)}Serve.`
    expect(classesOf('en', [text], false)[0]?.[0]).toBe('running text')
  })
})

describe('headings of a format', () => {
  test.each<Row>([
    ['de', LIST, '## Zubereitung', [], 'heading', undefined, 'method'],
    ['en', LIST, '## Notes', [], 'heading', undefined, 'note'],
    ['en', [], '## Ingredients', LIST, 'heading', undefined, 'lines'],
    ['en', ['## Method'], '## Dough', ['Knead.'], 'heading', undefined, undefined],
    ['en', ['## Method'], '## Dough', LIST, 'heading', 'possible', 'lines'],
  ])('%s %j > %s', (lang, before, line, after, ...rule) => {
    expect(classesOf(lang, [...before, line, ...after], false)[before.length]).toEqual(rule)
  })
})

describe('lines marked as ingredients by the format', () => {
  test.each<Row>([
    ['en', [], 'Serves 4', LIST, 'servings', 'named', undefined],
    ['en', [], '-----', LIST, 'ruled line', undefined, undefined],
    ['en', [], 'For the sauce:', LIST, 'heading', 'possible', undefined],
    ['de', [], 'Für den Guss', LIST, 'heading', 'possible', undefined],
    ['de', [], 'Für den Pamps', LIST, 'heading', 'possible', undefined],
    ['en', [], '## Topping', LIST, 'heading', 'possible', undefined],
    ['en', [], 'Mix the flour with the eggs.', LIST, 'ingredient', undefined, 'lines'],
  ])('%s %j > %s', (lang, before, line, after, ...rule) => {
    expect(classesOf(lang, [...before, line, ...after], true)[before.length]).toEqual(rule)
  })
})
