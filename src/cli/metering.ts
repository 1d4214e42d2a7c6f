/** Notes the calls of the terminal in the journal of the account `local`. */

import { appendCall, type LocalCall } from '../accounts/journal.ts'
import { journalPlace } from '../accounts/place.ts'
import type { FunctionName } from '../domain/functions.ts'
import { faultOf } from '../errors.ts'
import type { App } from './app.ts'

/**
 * Notes a call, unless INGR_METER is off. That it could not be noted is a remark, never a failure; where the call itself
 * failed, its own line is enough.
 */
export function note(app: App, call: LocalCall): void {
  if (app.io.env.INGR_METER === 'off') return
  try {
    appendCall(journalPlace(app.io.env), call)
  } catch (error) {
    if (!call.failed) app.remark(`ingr: ${app.say('said.notRecorded')}: ${faultOf(error).message}`)
  }
}

/** Of a stream what goes out together is one call, noted before anybody reads it; lines that failed are free. */
export function noteLines(app: App, name: FunctionName, credits: number, latencyMs: number): void {
  app.hasAsked = true
  if (credits === 0) return
  note(app, { function: name, at: Date.now(), credits, failed: false, latencyMs })
}
