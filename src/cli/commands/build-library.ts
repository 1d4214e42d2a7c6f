/** `ingr build-library`: an operator's own ingredients laid over the library. */

import { resolve } from 'node:path'
import { buildOverlay } from '../../compiler/overlay.ts'
import { IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import type { App } from '../app.ts'
import { say } from '../text/say.ts'

/** Throws INVALID_REQUEST when the folder has problems, each reported on stderr with file and line. */
export async function runBuildLibrary(app: App, folder: string, { output }: { output?: string }) {
  if (output === undefined) {
    throw new IngrError('INVALID_REQUEST', msg('no file to write (give -o <file>)'), {
      output: 'required',
    })
  }
  if (resolve(output) === resolve(app.libraryPath)) {
    throw new IngrError(
      'INVALID_REQUEST',
      msg('would overwrite the library it starts from: {output}', { output }),
      {
        output,
      },
    )
  }
  const { problems, hash, ...built } = buildOverlay(app.library, folder.replace(/\/+$/, ''), output)
  if (problems.length > 0) {
    for (const problem of problems) app.remark(problem)
    throw new IngrError(
      'INVALID_REQUEST',
      msg('{count} problems in {folder}; no library written', { count: problems.length, folder }),
      Object.fromEntries(problems.map((problem, i) => [String(i + 1), problem])),
    )
  }
  const body = { library: hash, path: output, ...built }
  if (app.json(body)) return 0
  await app.table(
    [say('head.name', app.lang), say('head.value', app.lang)],
    [
      [say('said.library', app.lang), hash],
      [say('said.path', app.lang), output],
      [say('said.ingredients', app.lang), String(built.count)],
      [say('said.added', app.lang), built.added.join(', ') || '–'],
      [say('said.replaced', app.lang), built.replaced.join(', ') || '–'],
    ],
  )
  return 0
}
