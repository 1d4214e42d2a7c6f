/** Records calls made on the command line in the journal of the account `local`. */

import { appendCall, type LocalCall } from '../accounts/journal.ts'
import { journalLocation } from '../accounts/location.ts'
import type { FunctionName } from '../domain/functions.ts'
import { faultOf } from '../errors.ts'
import type { App } from './app.ts'

/** Records a call unless INGR_METER is off. If a successful call cannot be recorded, prints a note. */
export function note(app: App, call: LocalCall): void {
  if (app.io.env.INGR_METER === 'off') return
  try {
    appendCall(journalLocation(app.io.env), call)
  } catch (error) {
    if (!call.failed) app.remark(`ingr: ${app.say('said.notRecorded')}: ${faultOf(error).message}`)
  }
}

/** Records a batch of lines as one call before the answers are written. Failed lines cost nothing. */
export function noteLines(app: App, name: FunctionName, credits: number, latencyMs: number): void {
  app.hasAsked = true
  if (credits === 0) return
  note(app, { function: name, at: Date.now(), credits, failed: false, latencyMs })
}
