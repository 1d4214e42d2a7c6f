/** The streams of NDJSON: `batch --ndjson` and `parse --ndjson`. */

import { CREDITS, FUNCTIONS } from '../../domain/functions.ts'
import { gravestVerdict, type Verdict } from '../../domain/risk.ts'
import { type CheckRequest, check } from '../../engine/compatibility/check.ts'
import { batchElementJson } from '../../engine/compatibility/json.ts'
import { nameless, parseLine } from '../../engine/parse.ts'
import { EXIT_UNRESOLVED, IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import { concernsOf, exitCode, gateOf } from '../gates.ts'
import { type ItemOptions, parseJson } from '../items.ts'
import { note } from '../metering.ts'
import { answerLines } from '../ndjson.ts'
import type { BatchOptions } from './compatibility.ts'

/** One check per line, any number of them. Exit code 4 or 5 at the end, by the gravest verdict of all lines. */
export async function streamBatch(
  app: App,
  args: readonly string[],
  options: BatchOptions,
): Promise<number> {
  const concerns = concernsOf(options.concern)
  const gate = gateOf(options)
  let gravest: Verdict = 'compatible'
  let incomplete = false
  await answerLines(app, args, options, {
    answer: (text, index) => {
      const request = requireCheck(parseJson(text))
      const result = check(app.library, { ...request, concerns: request.concerns ?? concerns })
      const judged = result.concerns ?? Object.values(result.evaluation)
      gravest = gravestVerdict([gravest, ...judged.map(({ verdict }) => verdict)])
      incomplete ||= result.unresolved.length > 0
      return batchElementJson({ index, result })
    },
    failed: (error, index) => {
      // What could not be judged passes no gate that would have stopped an uncertain recipe.
      gravest = gravestVerdict([gravest, 'uncertain'])
      incomplete = true
      return { index, error }
    },
    answered: (checks, latencyMs) => noteChecks(app, checks, latencyMs),
  })
  return exitCode(gate, gravest, incomplete)
}

function requireCheck(value: unknown): CheckRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new IngrError('INVALID_REQUEST', 'the line is not an object with items')
  }
  const { items, concerns } = value as CheckRequest
  return { items, concerns: concerns ?? null }
}

/** What goes out together is one call of as many checks, noted before anybody reads it; lines that failed are free. */
function noteChecks(app: App, checks: number, latencyMs: number): void {
  app.notesItself = true
  if (checks === 0) return
  const credits = CREDITS[FUNCTIONS.checkBatch] * checks
  note(app, { function: 'checkBatch', at: Date.now(), credits, failed: false, latencyMs })
}

/** What each line was taken for; a line that names two ingredients carries the second under `also`. */
export async function streamParse(
  app: App,
  args: readonly string[],
  options: ItemOptions & { readonly strict?: boolean },
): Promise<number> {
  let incomplete = false
  await answerLines(app, args, options, {
    answer: (line) => {
      const [first, ...also] = parseLine(app.library, line, app.lang)
      // A heading still gives its line, so that input and output stay in step.
      if (!first) return JSON.stringify(nameless(line.trim(), 'heading'))
      incomplete ||= [first, ...also].some(({ ingredientId }) => ingredientId === null)
      return JSON.stringify(also.length > 0 ? { ...first, also } : first)
    },
    failed: (error) => {
      incomplete = true
      return { error }
    },
  })
  return options.strict && incomplete ? EXIT_UNRESOLVED : 0
}
