/** What is said of accounts that cannot be used. */

import { type Message, msg } from '../messages/message.ts'

export type Deed = 'opened' | 'read' | 'written'

export function complaintOf(
  done: Deed,
  place: { readonly path: string; readonly reason: string | Message },
): Message {
  if (done === 'opened') return msg('accounts cannot be opened: {path} ({reason})', place)
  if (done === 'read') return msg('accounts cannot be read: {path} ({reason})', place)
  return msg('accounts cannot be written: {path} ({reason})', place)
}
