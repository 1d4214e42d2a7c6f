/** The streams of NDJSON: `batch --ndjson` and `parse --ndjson`. */

import { CREDITS, FUNCTIONS } from '../../domain/functions.ts'
import { gravestVerdict, type Verdict } from '../../domain/risk.ts'
import type { CheckRequest } from '../../engine/compatibility/check.ts'
import { writeResult } from '../../engine/compatibility/json.ts'
import { nameless, parseLine } from '../../engine/parse.ts'
import { type ErrorCode, EXIT_UNRESOLVED, IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import { concernsOf, exitCode, gateOf } from '../input/gates.ts'
import {
  type ItemOptions,
  ignoredOfCheck,
  MOST_IGNORED,
  parseJson,
  tellIgnored,
} from '../input/items.ts'
import { answerLines } from '../input/ndjson.ts'
import { note } from '../metering.ts'
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
  let failure: ErrorCode | undefined
  const ignored = new Set<string>()
  await answerLines(app, args, options, {
    answer: (out, text, index) => {
      const check = requireCheck(parseJson(text))
      const { items, concerns: own } = check
      for (const name of ignoredOfCheck(check)) {
        if (ignored.size < MOST_IGNORED && !ignored.has(name)) tellIgnored(app, [name])
        ignored.add(name)
      }
      const request = { items, concerns: own ?? concerns }
      const { verdicts, isComplete } = writeResult(out, app.library, request, index)
      gravest = gravestVerdict([gravest, ...verdicts])
      incomplete ||= !isComplete
    },
    failed: (error, index) => {
      // What could not be judged passes no gate that would have stopped an uncertain recipe.
      gravest = gravestVerdict([gravest, 'uncertain'])
      incomplete = true
      failure ??= error.code
      return { index, error }
    },
    answered: (checks, latencyMs) => noteChecks(app, checks, latencyMs),
  })
  return exitCode(gate, gravest, incomplete, failure)
}

function requireCheck(value: unknown): CheckRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new IngrError('INVALID_REQUEST', 'the line is not an object with items')
  }
  return value as CheckRequest
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
    answer: (out, line) => {
      const [first, ...also] = parseLine(app.library, line, app.lang)
      // A heading still gives its line, so that input and output stay in step.
      if (!first) return out.text(JSON.stringify(nameless(line.trim(), 'heading')))
      incomplete ||= [first, ...also].some(({ reading }) => reading !== 'sure')
      out.text(JSON.stringify(also.length > 0 ? { ...first, also } : first))
    },
    failed: (error) => {
      incomplete = true
      return { error }
    },
  })
  return options.strict && incomplete ? EXIT_UNRESOLVED : 0
}
