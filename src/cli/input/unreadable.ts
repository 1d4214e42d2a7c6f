/** Explains in plain words, instead of `ENOENT`, why a file cannot be read. */

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

/** Converts a system error to an INVALID_REQUEST that explains it. */
export function unreadableFile(file: string | Message, error: unknown): IngrError {
  const { code = 'error' } = faultOf(error)
  return invalid(msg('cannotRead', { file, why: WHY[code] ?? code }))
}
