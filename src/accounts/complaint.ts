/** Messages about accounts that cannot be used. */

import { type Message, msg } from '../wording/message.ts'

export type Deed = 'opened' | 'read' | 'written'

export function complaintOf(
  done: Deed,
  place: { readonly path: string; readonly reason: string | Message },
): Message {
  if (done === 'opened') return msg('accountsNotOpened', place)
  if (done === 'read') return msg('accountsNotRead', place)
  return msg('accountsNotWritten', place)
}
