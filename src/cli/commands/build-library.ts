/** `ingr build-library`: adds an operator's own ingredients to the library. */

import { resolve } from 'node:path'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { type App, NOTHING } from '../app.ts'
import { working } from '../output/progress.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'build-library <folder>',
  options: [['-o, --output <file>', 'option.output']],
  json: ['BuiltLibrary'],
  run: buildLibrary,
}

/** Reports each problem in the folder on stderr, with its file and line, then throws INVALID_REQUEST. */
async function buildLibrary(app: App, folder: string, { output }: Options<'output'>) {
  if (output === undefined) throw invalid(msg('noFileToWrite'), { output: 'required' })
  if (resolve(output) === resolve(app.libraryPath)) {
    throw invalid(msg('wouldOverwriteLibrary', { output }), { output })
  }
  const { buildOverlay } = await import('../../compiler/overlay.ts')
  const { problems, hash, ...built } = working(app.io, app.say('said.working'), () =>
    buildOverlay(app.library, folder.replace(/\/+$/, ''), output),
  )
  if (problems.length > 0) {
    for (const problem of problems) app.remark(problem)
    throw invalid(
      msg('problemsInFolder', { count: problems.length, folder }),
      Object.fromEntries(problems.map((problem, i) => [String(i + 1), problem])),
    )
  }
  const body = { library: hash, path: output, ...built }
  if (app.json(body)) return
  await app.table(app.heads('name', 'value'), [
    [app.say('said.library'), hash],
    [app.say('said.path'), output],
    [app.say('said.ingredients'), String(built.count)],
    [app.say('said.added'), built.added.join(', ') || NOTHING],
    [app.say('said.replaced'), built.replaced.join(', ') || NOTHING],
  ])
}
