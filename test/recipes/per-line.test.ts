/** The verdict on each line of a recipe. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evaluationOf } from '../../src/domain/evaluations.ts'
import type { Language } from '../../src/domain/languages.ts'
import {
  ALLERGENS,
  type Concern,
  DIETS,
  type Diet,
  FORBIDDEN_TOGETHER,
} from '../../src/domain/restrictions.ts'
import { mostSevereVerdict } from '../../src/domain/risk.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'
import { LIBRARY } from '../http/support.ts'

interface Requested {
  readonly lang?: Language
  readonly concerns?: readonly Concern[]
  readonly diets?: readonly Diet[]
  readonly servings?: number
}

const check = (text: string, { lang = 'en', concerns = [], diets = [], ...more }: Requested = {}) =>
  finish(
    checkRecipe(LIBRARY, {
      recipe: plainRecipe(text),
      text,
      lang,
      concerns,
      diets,
      perLine: true,
      ...more,
    }),
  )

describe('the verdict on a line', () => {
  const REQUESTED: Requested = { concerns: ['dairy', 'peanut'], diets: ['vegan'] }
  const milk = (verdict: string) => ({ name: 'dairy', verdict })
  const vegan = (verdict: string) => ({ name: 'vegan', verdict })
  test.each([
    ['without the allergen', '200 g rice', 'compatible', []],
    ['with the allergen', '50 g butter', 'incompatible', [milk('incompatible'), vegan('incompatible')]],
    [
      'with a choice',
      '2 tbsp butter or oil',
      'uncertain',
      [milk('uncertain'), vegan('uncertain')],
    ],
    [
      'with an optional ingredient',
      '50 g butter (optional)',
      'incompatible',
      [milk('incompatible'), vegan('incompatible')],
    ],
    [
      'without a known food',
      '1 xyloborg',
      'uncertain',
      [milk('uncertain'), { name: 'peanut', verdict: 'uncertain' }, vegan('uncertain')],
    ],
    ['with a food that it says to be without something', '50 g vegan butter', 'compatible', []],
  ])('%s', (_, line, verdict, findings) => {
    const { lines } = check(`300 g potatoes\n${line}`, REQUESTED)
    expect(lines).toEqual([
      { line: '300 g potatoes', verdict: 'compatible', findings: [] },
      { line, verdict, findings },
    ])
  })

  test('sums the grams of a food over all lines', () => {
    const verdicts = (text: string) =>
      check(text, { concerns: ['fodmap'] }).lines!.map(({ verdict }) => verdict)
    expect(verdicts('60 g broccoli')).toEqual(['compatible'])
    expect(verdicts('60 g broccoli\n200 g broccoli')).toEqual(['incompatible', 'incompatible'])
  })

  test('is in the answer only if requested', () => {
    const recipe = plainRecipe('50 g butter')
    const answer = checkRecipe(LIBRARY, { recipe, lang: 'en', concerns: null, diets: null })
    expect(finish(answer)).not.toHaveProperty('lines')
  })
})

const RECIPES = readdirSync('test/recipes').filter((name) => name.endsWith('.txt'))

/** All diets except those with rules for a dish as a whole (for example, no milk together with meat). */
const OF_LINES = DIETS.filter((diet) => FORBIDDEN_TOGETHER[diet] === undefined)

test.each(RECIPES)('the lines of %s agree with the whole recipe', (name) => {
  const lang = (['de', 'en', 'es'] as const).find((one) => name.startsWith(one))!
  const text = readFileSync(`test/recipes/${name}`, 'utf8')
  const answer = check(text, { lang, concerns: ALLERGENS, diets: OF_LINES })
  const { lines = [], readings = [], skipped = [] } = answer
  expect(lines.map(({ line }) => line)).toEqual(readings.map(({ line }) => line))
  const mostSevere = (restriction: string) =>
    mostSevereVerdict(
      lines.flatMap(({ findings }) =>
        findings.filter(({ name }) => name === restriction).map(({ verdict }) => verdict),
      ),
    )
  const whole = [
    ...ALLERGENS.map((one) => [one, evaluationOf(answer, one).verdict] as const),
    ...answer.diets.map(({ diet, verdict }) => [diet, verdict] as const),
  ]
  // True if no skipped line (such as a title) names a food. Such a food could make the whole recipe uncertain.
  const isOfLines = skipped.every(({ named = [] }) => named.length === 0)
  const expected = whole.map(([restriction, verdict]) => [
    restriction,
    verdict === 'uncertain' && !isOfLines ? mostSevere(restriction) : verdict,
  ])
  expect(whole.map(([restriction]) => [restriction, mostSevere(restriction)])).toEqual(expected)
})
