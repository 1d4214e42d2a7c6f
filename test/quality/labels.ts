/** Measures how well packages are read, using `labels.tsv`, `packages.tsv` and `label-foods.tsv`. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/domain/languages.ts'
import type { Diet } from '../../src/domain/restrictions.ts'
import type { LabelIngredient, LabelResponse } from '../../src/domain/shapes/labels.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { nameKey } from '../../src/language/fold.ts'
import type { Library } from '../../src/library/library.ts'

export interface LabelCase {
  readonly half: 'tuning' | 'reported'
  readonly lang: Language
  readonly shelf: string
  /** Expected EU allergens. Allergens marked with `?` may or may not be reported. */
  readonly contains: readonly string[]
  readonly traces: readonly string[]
  readonly diets: readonly (readonly [Diet, string])[]
  /** E numbers. Those with `?`, such as a mineral that is added as a nutrient, may or may not be reported. */
  readonly additives: readonly string[]
  readonly text: string
}

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

/** `labels` are well-formed lists. `packages` (by a second author) and `shelves` imitate lists on real packages. */
export type LabelSet = 'labels' | 'packages' | 'shelves'

export function readLabels(
  half?: LabelCase['half'],
  set: LabelSet = 'labels',
): readonly LabelCase[] {
  const file = join('test/quality', `${set}.tsv`)
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return rows
    .map((row): LabelCase => {
      const [part, lang, shelf, contains, traces, diets, additives, text] = row.split('\t')
      return {
        half: part as LabelCase['half'],
        lang: lang as Language,
        shelf: shelf!,
        contains: words(contains),
        traces: words(traces),
        diets: words(diets).map((one) => one.split('=') as [Diet, string]),
        additives: words(additives),
        text: text!.replaceAll('\\n', '\n'),
      }
    })
    .filter((one) => half === undefined || one.half === half)
}

/** Returns the correct foods for each name on the labels, by language and normalized name. */
export function readFoods(): ReadonlyMap<string, readonly string[]> {
  const file = join('test/quality', 'label-foods.tsv')
  if (!existsSync(file)) return new Map()
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map((row) => {
      const [lang, name, foods] = row.split('\t')
      return [`${lang} ${nameKey(name!)}`, foods!.split('|')]
    }),
  )
}

export interface LabelFigures {
  labels: number
  contains: number
  containsFound: number
  /** Number of allergens that we report as contained although the product does not contain them. */
  containsWrong: number
  traces: number
  tracesFound: number
  diets: number
  dietsRight: number
  additives: number
  additivesFound: number
  additivesWrong: number
  ingredients: number
  sure: number
  /** Number of confident readings for which we know the right food, and how many of them are wrong. */
  known: number
  other: number
}

/** Additives that we may report without an error: gases, caramel of any kind, and sulphites without a number. */
const OPEN_NUMBERS = /^E(?:290|150[a-d]?|22[0-8])$/

export function measureLabels(
  library: Library,
  cases: readonly LabelCase[],
  miss: (one: LabelCase, what: string) => void = () => {},
): LabelFigures {
  const foods = readFoods()
  const figures: LabelFigures = {
    labels: 0,
    contains: 0,
    containsFound: 0,
    containsWrong: 0,
    traces: 0,
    tracesFound: 0,
    diets: 0,
    dietsRight: 0,
    additives: 0,
    additivesFound: 0,
    additivesWrong: 0,
    ingredients: 0,
    sure: 0,
    known: 0,
    other: 0,
  }
  for (const one of cases) {
    let result: LabelResponse
    try {
      result = finish(checkLabel(library, { text: one.text, lang: one.lang }))
    } catch {
      miss(one, 'nothing is read')
      continue
    }
    figures.labels += 1
    const has = (list: readonly string[], code: string) => list.includes(code)
    for (const code of one.contains.filter((code) => !code.startsWith('?'))) {
      figures.contains += 1
      if (has(result.contains, code)) figures.containsFound += 1
      else miss(one, `contains ${code} not found`)
    }
    for (const code of result.contains) {
      if (has(one.contains, code) || has(one.contains, `?${code}`)) continue
      figures.containsWrong += 1
      miss(one, `contains ${code} is not so: ${whyOf(result, code)}`)
    }
    for (const code of one.traces) {
      figures.traces += 1
      if (has(result.mayContain, code) || has(result.contains, code)) figures.tracesFound += 1
      else miss(one, `traces of ${code} not found`)
    }
    for (const [diet, verdict] of one.diets) {
      figures.diets += 1
      const got = result.diets[diet]
      if (got.verdict === verdict) figures.dietsRight += 1
      else {
        const due = JSON.stringify([got.violations, got.uncertainSources, got.unresolved])
        miss(one, `${diet} ${got.verdict}, not ${verdict}: ${due}`)
      }
    }
    const numbers = result.additives.map(({ number }) => (number ?? '?').replace(/ |\(.*$/g, ''))
    for (const number of one.additives.filter((number) => !number.startsWith('?'))) {
      figures.additives += 1
      if (numbers.includes(number)) figures.additivesFound += 1
      else miss(one, `additive ${number} not found`)
    }
    for (const number of numbers) {
      if (has(one.additives, number) || has(one.additives, `?${number}`)) continue
      if (OPEN_NUMBERS.test(number)) continue
      figures.additivesWrong += 1
      miss(one, `additive ${number} is not so`)
    }
    for (const ingredient of leaves(result.ingredients)) {
      figures.ingredients += 1
      if (ingredient.reading === 'sure') figures.sure += 1
      else miss(one, `"${ingredient.name}" is ${ingredient.reading} ${ingredient.ingredientId}`)
      const expected = foods.get(`${one.lang} ${nameKey(ingredient.name)}`)
      if (!expected || ingredient.reading !== 'sure' || ingredient.ingredientId === null) continue
      figures.known += 1
      if (expected.includes(ingredient.ingredientId)) continue
      figures.other += 1
      miss(one, `"${ingredient.name}" is read as ${ingredient.ingredientId}, not ${expected}`)
    }
  }
  return figures
}

/** Returns the individual ingredients, without class names and without compound ingredients that have a list. */
export function leaves(list: readonly LabelIngredient[]): readonly LabelIngredient[] {
  return list.flatMap((one) => {
    const inner = leaves(one.ingredients.filter(({ isNote }) => !isNote))
    return inner.length > 0 ? inner : one.name === '' ? [] : [one]
  })
}

function whyOf({ allergens }: LabelResponse, code: string): string {
  const found = allergens.find(({ allergen }) => allergen === code)?.because ?? []
  return found
    .filter(({ status }) => status === 'contains')
    .map(({ text, ingredientId }) => `${text} (${ingredientId})`)
    .join('; ')
}
