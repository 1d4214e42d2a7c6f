/** `ingr parse`: how each line of a recipe is read. */

import type { ParseResponse } from '../../domain/shapes/recipes.ts'
import { ERRORS, EXIT_UNRESOLVED } from '../../errors.ts'
import { PARSE_LINE, RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { forEach } from '../input/each.ts'
import { typedSource } from '../input/hints.ts'
import { answerLines } from '../input/ndjson.ts'
import { wholeNumber } from '../input/numbers.ts'
import { oneFormat } from '../input/options.ts'
import { type Input, inputsOf, sourcesOf, writtenIn } from '../input/sources.ts'
import { unitName } from '../output/metric.ts'
import { remarkFigures, remarkSkipped } from '../output/readings.ts'
import { unresolvedReason } from '../output/why.ts'
import { type CommandRow, FILE, KNOWN, type Options, SAYING } from '../rows.ts'

export const command: CommandRow = {
  usage: 'parse [lines...]',
  options: [
    ...SAYING,
    FILE,
    KNOWN,
    ['--ndjson', 'option.parse.ndjson'],
    ['--scale <n>', 'option.scale'],
    ['--metric', 'option.metric'],
    ['-s, --servings <n>', 'option.parse.servings'],
    ['--explain', 'option.parse.explain'],
    ['--strict', 'option.parse.strict'],
  ],
  json: ['ParseResponse'],
  lines: ['ParseLineResponse', 'Error'],
  run: runParse,
}

type ParseOptions = Options<
  'file' | 'ndjson' | 'strict' | 'scale' | 'servings' | 'explain' | 'metric'
>

async function runParse(app: App, args: readonly string[], options: ParseOptions) {
  if (options.ndjson) return streamParse(app, args, options)
  const isMetric = oneFormat(app, options, ['metric']) !== undefined
  const scale = wholeNumber(options.scale, 'scale')
  const servings = wholeNumber(options.servings, 'servings')
  const { explain, strict = false } = options
  const inputs = inputsOf(app, args, options)
  const sources = sourcesOf(inputs, (input) => writtenIn(app, input))
  return forEach(app, sources, {}, async ({ recipe, input }) => {
    const asked = { ...recipe, scale, servings, ...(explain ? { explain } : {}) }
    const body = await ask(app, RECIPE_PARSE, { body: asked })
    return isMetric ? printMetric(app, body) : printParsed(app, body, strict, input)
  })
}

/** Prints the lines with amounts in grams and millilitres; reports amounts that cannot be converted. */
async function printMetric(app: App, body: ParseResponse): Promise<number> {
  const { metricLines } = await import('../output/metric.ts')
  const recipes = await Promise.all(
    (body.scaled ?? body.recipes ?? [body]).map(async (one) => {
      if (!('lines' in one)) return one
      const read = await ask(app, RECIPE_PARSE, { body: { lines: one.lines, lang: app.lang } })
      return { ...read, title: one.title }
    }),
  )
  for (const { title, items } of recipes) {
    const lines = metricLines(app, items)
    if (recipes.length > 1 && title !== null) app.rows([[title]])
    app.rows(lines.map(({ text }) => [text]))
    const left = lines.filter((line) => !line.isMetric).map(({ text }) => text)
    if (left.length > 0) app.remark(`${app.say('said.notConverted')}: ${left.join('; ')}`)
    remarkFigures(app, items)
  }
  remarkSkipped(app, body.skipped)
  return 0
}

async function printParsed(app: App, body: ParseResponse, isStrict: boolean, input: Input) {
  if (body.scaled) {
    if (!app.json(body)) {
      const isOne = body.scaled.length === 1
      for (const { title, lines } of body.scaled) {
        app.rows((isOne || title === null ? lines : [title, ...lines]).map((line) => [line]))
      }
    }
    return 0
  }
  if (!app.json(body)) {
    await app.table(
      app.heads('line', 'ingredient', 'amount', 'grams', 'sure'),
      body.items.map((item) => [
        item.line,
        item.ingredientId === null
          ? '?'
          : `${[item, ...(item.or ?? [])].map((one) => foodName(app, one.ingredientId)).join(' | ')}${item.reading === 'guess' ? '?' : ''}`,
        item.amount === null ? '' : `${app.number(item.amount)} ${unitName(app, item.unit)}`.trim(),
        item.grams === null ? '' : app.number(item.grams),
        app.fixed(item.confidence, 2),
      ]),
    )
    for (const { line, stretches } of body.explained ?? []) {
      const cut = stretches.map(({ is, text }) => `${is}: ${text}`).join(' | ')
      await app.paragraph(`${line} = ${cut}`)
    }
    remarkFigures(app, body.items)
    remarkSkipped(app, body.skipped)
    for (const { line, suggestions, code = 'INGREDIENT_NOT_FOUND', ...open } of body.unresolved) {
      const why = unresolvedReason(app, { ...open, code, food: suggestions[0] })
      app.remark(
        `${app.say('said.unresolved')}: ${line} (${why}${suggestions.length > 0 ? `: ${suggestions.map((id) => foodName(app, id)).join(', ')}` : ''})`,
      )
    }
  }
  app.suggestNext(`check ${typedSource(input)}`)
  return isStrict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

function foodName(app: App, id: string | null): string {
  return id === null ? '?' : app.io.isTerminal ? app.name(id) : id
}

/** Prints how each line is read. If a line has two ingredients, the second is under `also`. */
async function streamParse(app: App, args: readonly string[], options: ParseOptions) {
  let incomplete = false
  let isFault = false
  await answerLines(app, args, options, {
    as: 'recipeParse',
    prepare: (line) => PARSE_LINE.prepare({ body: { line, lang: app.lang, known: app.known } }),
    answer: (item) => {
      // Headings are skipped lines, not unresolved items.
      incomplete ||= [item, ...(item.also ?? [])].some(
        ({ reading, reason }) => reading !== 'sure' && reason !== 'heading',
      )
      return item
    },
    failed: (error) => {
      incomplete = true
      isFault ||= error.code === 'ENGINE_ERROR'
      return { error }
    },
  })
  if (isFault) return ERRORS.ENGINE_ERROR.exit
  return options.strict && incomplete ? EXIT_UNRESOLVED : 0
}
