/** `ingr build-library`: an operator's own ingredients laid over the library. */

import { resolve } from 'node:path'
import { buildOverlay } from '../../compiler/overlay.ts'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

/** Throws INVALID_REQUEST when the folder has problems, each reported on stderr with file and line. */
export async function runBuildLibrary(app: App, folder: string, { output }: { output?: string }) {
  if (output === undefined) {
    throw invalid(msg('noFileToWrite'), {
      output: 'required',
    })
  }
  if (resolve(output) === resolve(app.libraryPath)) {
    throw invalid(msg('wouldOverwriteLibrary', { output }), {
      output,
    })
  }
  const { problems, hash, ...built } = buildOverlay(app.library, folder.replace(/\/+$/, ''), output)
  if (problems.length > 0) {
    for (const problem of problems) app.remark(problem)
    throw invalid(
      msg('problemsInFolder', { count: problems.length, folder }),
      Object.fromEntries(problems.map((problem, i) => [String(i + 1), problem])),
    )
  }
  const body = { library: hash, path: output, ...built }
  if (app.json(body)) return 0
  await app.table(app.heads('name', 'value'), [
    [app.say('said.library'), hash],
    [app.say('said.path'), output],
    [app.say('said.ingredients'), String(built.count)],
    [app.say('said.added'), built.added.join(', ') || '–'],
    [app.say('said.replaced'), built.replaced.join(', ') || '–'],
  ])
  return 0
}
