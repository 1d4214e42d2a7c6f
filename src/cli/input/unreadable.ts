/** Says of a file that cannot be read why, in the words of people: `ENOENT` tells nobody anything. */

import { faultOf, type IngrError, invalid } from '../../errors.ts'
import { type Message, msg } from '../../wording/message.ts'

export const STANDARD_INPUT = msg('standardInput')

const WHY: Readonly<Record<string, Message>> = {
  ENOENT: msg('noSuchFile'),
  ENOTDIR: msg('noSuchFile'),
  EISDIR: msg('isFolder'),
  EACCES: msg('noPermissionToRead'),
  EPERM: msg('noPermissionToRead'),
}

/** INVALID_REQUEST for what the system complained of. */
export function unreadableFile(file: string | Message, error: unknown): IngrError {
  const { code = 'error' } = faultOf(error)
  return invalid(msg('cannotRead', { file, why: WHY[code] ?? code }))
}
