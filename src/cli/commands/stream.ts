/** The streams of NDJSON: `batch --ndjson` and `parse --ndjson`. */

import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { CheckRequest } from '../../engine/compatibility/check.ts'
import { ERRORS, type ErrorCode, EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { CHECK } from '../../operations/compatibility.ts'
import { PARSE_LINE } from '../../operations/recipes/parse.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { contextOf } from '../ask.ts'
import { concernsOf, exitCode, gateOf } from '../input/gates.ts'
import {
  type ItemOptions,
  ignoredOfCheck,
  MOST_IGNORED,
  parseJson,
  tellIgnored,
} from '../input/items.ts'
import { answerLines } from '../input/ndjson.ts'
import { noteLines } from '../metering.ts'
import type { BatchOptions } from './compatibility.ts'

/** One check per line, any number of them. Exit code 4 or 5 at the end, by the most severe verdict of all lines. */
export async function streamBatch(
  app: App,
  args: readonly string[],
  options: BatchOptions,
): Promise<number> {
  const concerns = concernsOf(app, options.concern)
  const gate = gateOf(app, options)
  let mostSevere: Verdict = 'compatible'
  let incomplete = false
  let failure: ErrorCode | undefined
  const ignored = new Set<string>()
  const context = contextOf(app)
  let credits = 0
  await answerLines(app, args, options, {
    answer: (out, text, index) => {
      const check = requireCheck(parseJson(text))
      const { items, concerns: own } = check
      for (const name of ignoredOfCheck(check)) {
        if (ignored.size < MOST_IGNORED && !ignored.has(name)) tellIgnored(app, [name])
        ignored.add(name)
      }
      const call = CHECK.prepare({ body: { items, concerns: own ?? concerns } })
      const result = call.run(context)
      out.text(JSON.stringify({ index, result }))
      credits += call.credits
      const judged = result.concerns ?? Object.values(result.evaluation)
      mostSevere = mostSevereVerdict([mostSevere, ...judged.map(({ verdict }) => verdict)])
      incomplete ||= result.unresolved.length > 0
    },
    failed: (error, index) => {
      // What could not be judged passes no gate that would have stopped an uncertain recipe.
      mostSevere = mostSevereVerdict([mostSevere, 'uncertain'])
      incomplete = true
      failure ??= error.code
      return { index, error }
    },
    answered: (latencyMs) => {
      noteLines(app, 'checkBatch', credits, latencyMs)
      credits = 0
    },
  })
  return exitCode(gate, mostSevere, incomplete, failure)
}

function requireCheck(value: unknown): CheckRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(msg('lineWithoutItems'))
  }
  return value as CheckRequest
}

/** What each line was taken for; a line that names two ingredients carries the second under `also`. */
export async function streamParse(
  app: App,
  args: readonly string[],
  options: ItemOptions & { readonly strict?: boolean },
): Promise<number> {
  let incomplete = false
  let isFault = false
  let credits = 0
  const context = contextOf(app)
  await answerLines(app, args, options, {
    answer: (out, line) => {
      const call = PARSE_LINE.prepare({ body: { line, lang: app.lang } })
      const item = call.run(context)
      // A heading leaves nothing open.
      incomplete ||= [item, ...(item.also ?? [])].some(
        ({ reading, reason }) => reading !== 'sure' && reason !== 'heading',
      )
      credits += call.credits
      out.text(JSON.stringify(item))
    },
    failed: (error) => {
      incomplete = true
      isFault ||= error.code === 'ENGINE_ERROR'
      return { error }
    },
    answered: (latencyMs) => {
      noteLines(app, 'recipeParse', credits, latencyMs)
      credits = 0
    },
  })
  if (isFault) return ERRORS.ENGINE_ERROR.exit
  return options.strict && incomplete ? EXIT_UNRESOLVED : 0
}
