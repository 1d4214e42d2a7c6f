/** `ingr batch`: many checks, as JSON or as a stream of lines. */

import { type Concern, DIMENSIONS } from '../../domain/restrictions.ts'
import type { CheckAnswer, CheckRequest } from '../../engine/compatibility/check.ts'
import { invalid } from '../../errors.ts'
import { CHECK, CHECK_BATCH } from '../../operations/compatibility.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { concernsOf, exitPolicyOf, Tally } from '../input/gates.ts'
import { givenOr, ignoredOfCheck, MOST_IGNORED, parseJson, remarkIgnored } from '../input/items.ts'
import { judgeLines } from '../input/ndjson.ts'
import { inputOf, textIn } from '../input/sources.ts'
import { verdictRows } from '../output/verdicts.ts'
import { CONCERN, type CommandRow, FILE, GATES, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'batch [json]',
  options: [FILE, CONCERN, ...GATES, ['--ndjson', 'option.batch.ndjson']],
  as: 'checkBatch',
  json: ['BatchResponse'],
  lines: ['BatchLine'],
  run: runBatch,
}

type BatchOptions = Options<'file' | 'failOn' | 'strict' | 'concern' | 'ndjson'>

/** Runs a batch, given as JSON in the format of the API. With `--ndjson`, each line of the input is one check. */
async function runBatch(app: App, json: string | undefined, options: BatchOptions) {
  const args = json === undefined ? [] : [json]
  const concerns = concernsOf(app, options.concern)
  const tally = new Tally(exitPolicyOf(app, options))
  if (options.ndjson) return streamBatch(app, args, options, { concerns, tally })
  const given = parseJson(textIn(app, inputOf(app, args, options))) as
    | Record<string, unknown>
    | unknown[]
    | null
  if (given === null || typeof given !== 'object') throw invalid(msg('batchNeitherListNorObject'))
  const { checks, ...beside } = Array.isArray(given) ? { checks: given } : given
  const { concerns: _, ...unknown } = beside as Record<string, unknown>
  remarkIgnored(app, [
    ...Object.keys(unknown),
    ...(Array.isArray(checks) ? checks : []).flatMap((one) =>
      ignoredOfCheck(one).map((name) => `checks[].${name}`),
    ),
  ])
  const body = await ask(app, CHECK_BATCH, {
    body: { checks, concerns: givenOr(concerns, 'concerns', beside) },
  })
  if (!app.json(body)) {
    await app.table(
      app.heads('check', 'concern', 'verdict', 'because'),
      body.results.flatMap(({ index, result, error }): string[][] =>
        error
          ? [[String(index), error.code, error.message]]
          : verdictRows(
              app,
              result!,
              result!.concerns?.map(({ concern }) => concern) ?? DIMENSIONS,
              [],
            ).map(([concern = '', verdict = '', , causes = '']) => [
              String(index),
              concern,
              verdict,
              causes,
            ]),
      ),
    )
  }
  for (const { result, error } of body.results) {
    if (error) tally.fail(error.code)
    if (result) tally.add(judgedIn(result), result.unresolved.length > 0)
  }
  return tally.exitCode()
}

/** Returns the findings for the requested concerns, or for all concerns if none were requested. */
const judgedIn = ({ concerns, evaluation }: CheckAnswer) => concerns ?? Object.values(evaluation)

function streamBatch(
  app: App,
  args: readonly string[],
  options: BatchOptions,
  { concerns, tally }: { readonly concerns: readonly Concern[] | undefined; readonly tally: Tally },
): Promise<number> {
  const ignored = new Set<string>()
  return judgeLines(app, args, options, {
    tally,
    as: 'checkBatch',
    prepare: (text) => {
      const check = requireCheck(parseJson(text))
      const { items, concerns: own } = check
      for (const name of ignoredOfCheck(check)) {
        if (ignored.size < MOST_IGNORED && !ignored.has(name)) remarkIgnored(app, [name])
        ignored.add(name)
      }
      return CHECK.prepare({ body: { items, concerns: own ?? concerns } })
    },
    add: (result) => tally.add(judgedIn(result), result.unresolved.length > 0),
  })
}

function requireCheck(value: unknown): CheckRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(msg('lineWithoutItems'))
  }
  return value as CheckRequest
}
