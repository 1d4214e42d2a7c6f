/** `ingr --version`: the versions of the program and its data. */

import { visible } from '../domain/visible.ts'
import { faultOf } from '../errors.ts'
import { LIBRARY_FORMAT } from '../library/format.ts'
import { App } from './app.ts'
import type { Io } from './io.ts'

/** Returns the versions of the program and its library. If the library is unreadable, says so instead of failing. */
export const versionText = (io: Io, version: string): string =>
  `ingr ${version}\n${visible(libraryText(new App({ ...io, env: { ...io.env, INGR_LANG: 'en' } }, {})))}\n`

function libraryText(app: App): string {
  try {
    const { hash, count } = app.library
    return `library ${hash} (format ${LIBRARY_FORMAT}, ${count} ingredients)`
  } catch (error) {
    return `library not readable: ${faultOf(error).message}`
  }
}
