/** Says of a file that cannot be read why, in the words of people: `ENOENT` tells nobody anything. */

import { faultOf, IngrError } from '../../errors.ts'
import { type Message, msg } from '../../messages/message.ts'

export const STANDARD_INPUT = msg('standard input')

const WHY: Readonly<Record<string, Message>> = {
  ENOENT: msg('no such file'),
  ENOTDIR: msg('no such file'),
  EISDIR: msg('it is a folder'),
  EACCES: msg('no permission to read it'),
  EPERM: msg('no permission to read it'),
}

/** INVALID_REQUEST for what the system complained of. */
export function unreadableFile(file: string | Message, error: unknown): IngrError {
  const { code = 'error' } = faultOf(error)
  return new IngrError(
    'INVALID_REQUEST',
    msg('cannot read {file}: {why}', { file, why: WHY[code] ?? code }),
  )
}
