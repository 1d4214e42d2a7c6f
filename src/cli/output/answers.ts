/** Prints the answers about recipes: a sheet for one recipe, a grid for several, or rows if the output is a pipe. */

import type { App } from '../app.ts'
import { collect, exitOf, onlyOf } from '../input/each.ts'
import { ARGUMENTS, type AskedRecipe, inputsOf, recipesIn, sourcesOf } from '../input/sources.ts'
import type { Options } from '../rows.ts'
import { answerRows, otherLanguages, printAnswer, printSheet } from './print-sheet.ts'
import {
  remarkChoices,
  remarkKnownIn,
  remarkReadings,
  remarkSkipped,
  shownBody,
} from './readings.ts'
import type { Sheet } from './sheet.ts'
import { remarkUnresolved } from './verdicts.ts'

interface Answer {
  readonly sheet: Sheet
  /** The body of the HTTP answer. */
  readonly body: object
  readonly code: number
  readonly next?: string | undefined
}

type EachOptions = Options<'file' | 'ndjson' | 'explain'>

/** Judges each recipe and returns the exit code. `keys` are the allowed JSON keys besides the items. */
export async function answerEach(
  app: App,
  { args, keys }: { readonly args: readonly string[]; readonly keys: readonly string[] },
  options: EachOptions,
  judge: (asked: AskedRecipe) => Promise<Answer>,
): Promise<number> {
  const sources = sourcesOf(inputsOf(app, args, options), (input) => recipesIn(app, input, keys))
  const only = options.ndjson ? undefined : await onlyOf(sources)
  if (only) {
    const { sheet, body, code, next } = await judge(only)
    await printOnly(app, sheet, shownBody(body), options.explain)
    if (next) app.suggestNext(next)
    return code
  }
  const answers = new Map<string, Answer>()
  const { outcomes, failure, isPrinted } = await collect(
    app,
    sources,
    async (asked, name) => {
      const answer = await judge(asked)
      answers.set(name, answer)
      remarkLines(app, answer.sheet)
      return shownBody(answer.body)
    },
    options,
  )
  if (!isPrinted)
    await printSheets(
      app,
      outcomes.map(({ name }) => [name, answers.get(name)?.sheet]),
    )
  const codes = [...answers.values()].map(({ code }) => code)
  return exitOf(codes, failure)
}

/** Prints the answer about a single recipe as JSON, or as text that is formatted for a terminal or a pipe. */
export async function printOnly(app: App, sheet: Sheet, body: object, isExplained = false) {
  const isScreen = app.io.isTerminal && !app.isJson
  remarkLines(app, sheet)
  if (!app.json(body)) await printAnswer(app, sheet, isExplained)
  if (isScreen) remarkSkippedText(app, sheet)
}

export async function printSheets(
  app: App,
  sheets: readonly (readonly [name: string, sheet: Sheet | undefined])[],
): Promise<void> {
  const [[, only] = [], ...more] = sheets
  if (!app.io.isTerminal) {
    for (const [name, sheet] of sheets)
      if (sheet) app.rows(answerRows(app, sheet).map((row) => [name, ...row]))
  } else if (only?.household && more.length === 0) {
    await printSheet(app, only)
    remarkSkippedText(app, only)
  } else {
    const { printGrid } = await import('./dishes.ts')
    await printGrid(app, sheets)
  }
  for (const [name, sheet] of app.io.isTerminal ? [] : sheets) {
    app.about = name === ARGUMENTS ? undefined : name
    remarkUnresolved(app, sheet?.body.unresolved ?? [], sheet?.body.questions)
  }
  app.about = undefined
}

/** Prints notes on how lines were read and on alternatives in them, unless the answer on a terminal shows these. */
export function remarkLines(app: App, sheet: Sheet): void {
  if (app.io.isTerminal && !app.isJson) return
  if (sheet.isPackage) app.remark(app.say('said.asPackage'))
  for (const line of otherLanguages(app, sheet)) app.remark(line)
  remarkReadings(app, sheet.body)
  remarkChoices(app, sheet.body.choices)
}

/** Prints notes on words that the user defined and on skipped lines, because the answer does not show them. */
function remarkSkippedText(app: App, { body }: Sheet) {
  remarkKnownIn(app, body.readings)
  remarkSkipped(app, body.skipped ?? [])
}

/** Returns the fields of a sheet that describe the source: title, path and lines. */
export function sourceFields({ recipe, title, input }: AskedRecipe) {
  const path = input.kind === 'file' ? input.path : null
  const text = 'text' in recipe ? recipe.text.split('\n') : 'lines' in recipe ? recipe.lines : []
  return { title, path, text }
}
