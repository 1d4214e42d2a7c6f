/** Reports how the lines of a recipe were interpreted, unless the answer already shows it. */

import type { LineChoice, Named, ParsedItem, Readings } from '../../domain/shapes/recipes.ts'
import type { App } from '../app.ts'
import { brandWords } from './brand.ts'

/** The additional fields of an answer about a text. */
interface OfText extends Readings {
  readonly choices?: unknown
  readonly diets?: unknown
  readonly contains?: unknown
  readonly mayContain?: unknown
  readonly unknown?: unknown
}

/** Reports inexact readings, lines that offer a choice, and skipped lines. */
export function remarkReadings(app: App, { readings = [], skipped = [], named = [] }: Readings) {
  for (const { line, ingredientId, name, reading, or, brand } of readings) {
    if (ingredientId !== null && or) {
      const sides = [name, ...or.map((other) => other.name)].join(', ')
      app.remark(`${line}: ${app.say('said.choice')}: ${sides}`)
    }
    const brandText = brand && brandWords(app.library, brand.name, app.lang)
    if (brand && brandText) app.remark(`${line}: ${brand.name}: ${brandText}`)
    else if (ingredientId !== null && reading === 'guess') {
      app.remark(`${line}: ${app.say('said.guess')} ${name} (${ingredientId})`)
    }
  }
  remarkKnownIn(app, readings)
  remarkSkipped(app, skipped)
  remarkNamed(app, named)
}

export function remarkKnownIn(app: App, readings: readonly ParsedItem[] = []): void {
  remarkKnown(
    app,
    readings.map(({ known, ingredientId: id }) => ({ word: known?.word, id })),
  )
}

/** For each word that the user has defined, reports which foods it means. */
export function remarkKnown(
  app: App,
  foods: readonly { readonly word: string | undefined; readonly id: string | null }[],
): void {
  for (const [word, of] of Map.groupBy(foods, ({ word }) => word)) {
    if (word === undefined) continue
    const names = [...new Set(of.flatMap(({ id }) => (id === null ? [] : app.name(id))))].join(', ')
    app.remark(`${word}: ${app.say('said.known')} ${names}`)
  }
}

/** Reports foods that the recipe describes as cooked, if we only have figures for the raw or dry food. */
export function remarkFigures(app: App, items: readonly ParsedItem[] = []): void {
  for (const { line, figures } of items) {
    if (figures) app.remark(`${line}: ${app.say(`said.figures.${figures}`)}`)
  }
}

/** Reports the foods that are named outside the ingredient list, such as in a step. */
export function remarkNamed(
  app: App,
  named: readonly Named[],
  parts: 'skipped' | 'labelSkip' = 'skipped',
): void {
  if (named.length === 0) return
  const foods = named.map(({ text, line, where }) => {
    const place = [
      ...(where === 'line' && line !== null ? [] : [app.word(parts, where)]),
      ...(line === null ? [] : [`${app.word('skipped', 'line')} ${line}`]),
    ]
    return `${text} (${place.join(', ')})`
  })
  app.remark(`${app.say('said.alsoNamed')}: ${foods.join(', ')}`)
}

interface SkippedLine {
  readonly line: string
  readonly reason: string
  readonly named?: readonly string[]
}

/** Skipped lines are cut to this many characters when listed. */
const LONGEST_SHOWN = 120

/** Reports the number of skipped lines and the reasons. With `-v`, lists the lines, so that errors are noticed. */
export function remarkSkipped(
  app: App,
  skipped: readonly SkippedLine[],
  group: 'skipped' | 'labelSkip' = 'skipped',
): void {
  if (skipped.length === 0 || app.isQuiet) return
  if (!app.isVerbose) {
    const reasons = app.words(group, [...new Set(skipped.map(({ reason }) => reason))])
    const count = app.say(skipped.length === 1 ? 'said.skippedLine' : 'said.skippedLines', {
      count: String(skipped.length),
      reasons,
    })
    app.remark(count)
    return
  }
  for (const { line, reason, named = [] } of skipped) {
    const foods = named.map((id) => app.name(id)).join(', ')
    const why = app.word(group, reason)
    const may = foods === '' ? '' : ` (${app.say('said.mayHold')}: ${foods})`
    const [first = '', ...more] = line.split('\n')
    const cut = first.length > LONGEST_SHOWN ? `${first.slice(0, LONGEST_SHOWN)}…` : first
    const shown = more.length > 0 && cut === first ? `${cut} …` : cut
    app.remark(`${app.say('said.skipped')} (${why}): ${shown}${may}`)
  }
}

/** If a line offers alternatives ("butter or oil"), reports the concerns with which each is compatible. */
export function remarkChoices(app: App, choices: readonly LineChoice[] = []): void {
  for (const { line, sides } of choices) {
    for (const { name, compatible } of sides) {
      if (compatible.length === 0) continue
      const what = compatible.map((dimension) => app.word('domain', dimension)).join(', ')
      app.remark(`${line}: ${name}: ${app.say('verdict.compatible')}: ${what}`)
    }
  }
}

/** If every item was given as an id, removes the fields that describe how names were read. */
export function shownBody(body: object): object {
  const { readings, skipped = [], choices: _, diets: __, ...rest } = body as OfText
  if (readings === undefined || skipped.length > 0 || !readings.every(isPlain)) return body
  const { contains: ___, mayContain: ____, unknown: _____, ...plain } = rest
  return plain
}

const isPlain = ({ line, ingredientId, reading }: ParsedItem): boolean =>
  reading === 'sure' && (line === ingredientId || line.startsWith(`${ingredientId}:`))
