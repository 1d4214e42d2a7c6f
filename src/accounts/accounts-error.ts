/** Messages for accounts that cannot be opened, read or written. */

import { type Message, msg } from '../wording/message.ts'

export type AccountsAction = 'opened' | 'read' | 'written'

export function accountsErrorMessage(
  done: AccountsAction,
  place: { readonly path: string; readonly reason: string | Message },
): Message {
  if (done === 'opened') return msg('accountsNotOpened', place)
  if (done === 'read') return msg('accountsNotRead', place)
  return msg('accountsNotWritten', place)
}
