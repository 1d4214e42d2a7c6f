/** Notes the calls of the terminal in the journal of the account `local`. */

import { appendCall, type LocalCall } from '../accounts/journal.ts'
import { journalPlace } from '../accounts/place.ts'
import { CREDITS, FUNCTIONS, type FunctionName } from '../domain/functions.ts'
import type { App } from './app.ts'

/** Does the work and notes it as a call of the function. */
export async function metered(
  app: App,
  name: FunctionName,
  work: () => Promise<number>,
): Promise<number> {
  const started = performance.now()
  let failed = true
  try {
    const code = await work()
    failed = false
    return code
  } finally {
    if (!app.notesItself) {
      const credits = failed ? 0 : CREDITS[FUNCTIONS[name]] * app.checks
      const latencyMs = performance.now() - started
      note(app, { function: name, at: Date.now(), credits, failed, latencyMs })
    }
  }
}

/**
 * Notes a call, unless INGR_METER is off. That it could not be noted is a remark, never a failure; where the call itself
 * failed, its own line is enough.
 */
export function note(app: App, call: LocalCall): void {
  if (app.io.env.INGR_METER === 'off') return
  try {
    appendCall(journalPlace(app.io.env), call)
  } catch (error) {
    if (!call.failed) app.remark(`ingr: usage not recorded: ${(error as Error).message}`)
  }
}
