/** Each rule of the tables that classify the lines of a recipe: a line in its context, its class, and the rule that decides. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { classify } from '../../src/engine/recipe/classify.ts'
import { Context } from '../../src/engine/recipe/context.ts'
import { Line } from '../../src/engine/recipe/line.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

/** The classes of lines, of which those that begin with "## " are headings of the format, with the reason of each. */
function classesOf(
  lang: Language,
  texts: readonly string[],
  isGiven: boolean,
): readonly (readonly [is: string, why: string])[] {
  const lines = texts.flatMap((text, at) => {
    if (text === '') return []
    const heading = /^## (.*)/.exec(text)?.[1]
    return [new Line(library, heading ?? text, lang, heading ? 0 : at + 1, heading !== undefined)]
  })
  const context = new Context(lines, false)
  return lines.map((line, at) => {
    const { is, why } = classify(context, at, isGiven)
    if (is === 'ingredient') context.found.push({ line: line.text, reading: line.reading })
    return [is, why]
  })
}

const LIST = ['200 g flour', '2 eggs']

type Row = readonly [
  lang: Language,
  before: readonly string[],
  line: string,
  after: readonly string[],
  is: string,
  why: string,
]

describe('lines of a text', () => {
  test.each<Row>([
    ['en', LIST, 'Step 1: Toast 100 g almonds', [], 'method', 'a step in the line of its heading'],
    ['en', LIST, 'Step 1:', ['Mix.'], 'heading', 'heads the method'],
    ['de', LIST, 'Zubereitung', [], 'heading', 'heads the method'],
    ['en', LIST, 'Notes:', [], 'heading', 'heads notes'],
    ['en', [], 'Ingredients', LIST, 'heading', 'heads the ingredients'],
    [
      'de',
      ['Strudel'],
      'Zutaten für 1 Blech (ca. 12 Stück):',
      LIST,
      'heading',
      'heads the ingredients',
    ],
    [
      'en',
      ['Method', 'Mix.'],
      'Topping',
      ['Whip.'],
      'heading',
      'a part of the method or the notes',
    ],
    ['en', LIST, 'For the peanut sauce:', ['100 g peanuts'], 'heading', 'a part of the list'],
    [
      'de',
      LIST,
      'Zubereitung: Mehl und Eier verrühren.',
      [],
      'method',
      'the method in the line of its heading',
    ],
    ['en', [], 'Serves 6-8', LIST, 'servings', 'servings'],
    ['en', [], 'Makes 12 cookies', LIST, 'servings', 'servings'],
    [
      'en',
      [...LIST, 'Notes'],
      '100 g walnuts',
      [],
      'note',
      'an amount or contents among the notes',
    ],
    [
      'en',
      [...LIST, 'Notes'],
      'Contains nuts.',
      [],
      'note',
      'an amount or contents among the notes',
    ],
    ['en', [...LIST, 'Notes'], 'Walnuts are nice, too.', [], 'note', 'after the heading of notes'],
    ['en', [...LIST, 'Method'], '100 g walnuts', [], 'method', 'an amount in the method'],
    ['en', [...LIST, 'Method'], 'Walnuts on top', [], 'method', 'in the method'],
    ['es', [], 'Receta: Flan', LIST, 'title', 'marked as title'],
    ['en', LIST, '-----', LIST, 'ruled line', 'no letter'],
    [
      'en',
      ['Soup', ''],
      'Salt, pepper and butter.',
      [],
      'ingredient',
      'a sentence that lists foods',
    ],
    ['en', [], 'Banana bread (10 slices)', LIST, 'title', 'a dish above a list'],
    ['en', [], 'Prep time: 20 minutes', LIST, 'metadata', 'facts, or words of pages'],
    ['en', ['Soup', ''], 'Feeds 4', LIST, 'servings', 'servings'],
    ['de', LIST, 'Hefeteig', ['- 500 g Mehl'], 'ingredient', 'nothing else'],
    [
      'de',
      [...LIST, ''],
      'Hefeteig',
      ['- 500 g Mehl'],
      'heading',
      'the look of a heading above its lines',
    ],
    ['en', [...LIST, ''], 'NOODLES & CO', LIST, 'heading', 'the look of a heading above its lines'],
    ['en', LIST, 'Mix the flour with the eggs.', [], 'method', 'an instruction'],
    [
      'en',
      LIST,
      '4.9 from 1,203 reviews · Jump to recipe',
      [],
      'metadata',
      'facts, or words of pages',
    ],
    ['de', LIST, 'Guten Appetit!', [], 'note', 'a sentence about the recipe'],
    ['de', LIST, 'Liebe Grüße', ['Oma'], 'note', 'the end of a letter'],
    ['en', [], 'Hi Dan,', LIST, 'note', 'a sentence about the recipe'],
    ['en', LIST, 'a knob of butter', [], 'ingredient', 'nothing else'],
    ['de', LIST, 'Nimm 2', [], 'ingredient', 'nothing else'],
  ])('%s %j > %s', (lang, before, line, after, is, why) => {
    const at = before.filter((one) => one !== '').length
    expect(classesOf(lang, [...before, line, ...after], false)[at]).toEqual([is, why])
  })

  test('a paragraph without a list is running text', () => {
    const text = `${'Put the lentils in a pot and pour 2 l of water over them. '.repeat(3)}Serve.`
    expect(classesOf('en', [text], false)[0]?.[0]).toBe('running text')
  })
})

describe('headings of a format', () => {
  test.each<Row>([
    ['de', LIST, '## Zubereitung', [], 'heading', 'heads the method'],
    ['en', LIST, '## Notes', [], 'heading', 'heads notes'],
    ['en', [], '## Ingredients', LIST, 'heading', 'heads the ingredients'],
    ['en', ['## Method'], '## Dough', ['Knead.'], 'heading', 'a part of the method or the notes'],
    ['en', ['## Method'], '## Dough', LIST, 'heading', 'a part of the list'],
  ])('%s %j > %s', (lang, before, line, after, is, why) => {
    expect(classesOf(lang, [...before, line, ...after], false)[before.length]).toEqual([is, why])
  })
})

describe('lines that the format calls ingredients', () => {
  test.each<Row>([
    ['en', [], 'Serves 4', LIST, 'servings', 'servings'],
    ['en', [], '-----', LIST, 'ruled line', 'no letter'],
    ['en', [], 'For the sauce:', LIST, 'heading', 'a part of the list'],
    ['de', [], 'Für den Guss', LIST, 'heading', 'a part of the list'],
    ['de', [], 'Für den Pamps', LIST, 'heading', 'a part of the list'],
    ['en', [], '## Topping', LIST, 'heading', 'a part of the list'],
    ['en', [], 'Mix the flour with the eggs.', LIST, 'ingredient', 'nothing else'],
  ])('%s %j > %s', (lang, before, line, after, is, why) => {
    expect(classesOf(lang, [...before, line, ...after], true)[before.length]).toEqual([is, why])
  })
})
