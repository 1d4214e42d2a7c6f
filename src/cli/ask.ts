/** Calls operations for commands, just as the HTTP server does for requests, and records each call. */

import type { LocalCall } from '../accounts/journal.ts'
import type { FunctionName } from '../domain/functions.ts'
import type { Context, Question, RawRequest } from '../operations/operation.ts'
import type { App } from './app.ts'
import { note } from './metering.ts'

/** Calls an operation, records the call and returns the answer. Records a failed call with 0 credits and rejects. */
export async function ask<Answer>(
  app: App,
  question: Question<Answer>,
  request: RawRequest,
  context: Context = contextOf(app),
): Promise<Awaited<Answer>> {
  app.hasAsked = true
  const started = process.hrtime()
  let credits: number | undefined
  try {
    const call = question.prepare(request)
    const answer = await call.run(context)
    credits = call.credits
    return answer
  } finally {
    const failed = credits === undefined
    noteCall(app, { function: question.id, credits: credits ?? 0, failed }, started)
  }
}

/** The context that operations run in. The code for `usage` is loaded on demand. */
export function contextOf(app: App): Context {
  return {
    // Open the library on demand: `usage` does not need it.
    get library() {
      return app.library
    },
    usage: async (days) => {
      const { localUsage } = await import('../accounts/local-usage.ts')
      return localUsage(app.io.env, days, Date.now(), (lines) =>
        app.remark(`${app.say('said.damaged')}: ${lines}`),
      )
    },
  }
}

/** Runs a command. If it fails before it calls an operation, records a failed call of `name`. */
export async function answering(
  app: App,
  name: FunctionName | undefined,
  work: () => Promise<number>,
): Promise<number> {
  const started = process.hrtime()
  try {
    return await work()
  } catch (error) {
    if (name !== undefined && !app.hasAsked) {
      noteCall(app, { function: name, credits: 0, failed: true }, started)
    }
    throw error
  }
}

function noteCall(
  app: App,
  call: Pick<LocalCall, 'function' | 'credits' | 'failed'>,
  started: [number, number],
): void {
  const [seconds, nanoseconds] = process.hrtime(started)
  const latencyMs = 1000 * seconds + nanoseconds / 1e6
  note(app, { ...call, at: Date.now(), latencyMs })
}
