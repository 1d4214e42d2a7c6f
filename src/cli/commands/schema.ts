/** `ingr schema`: the JSON Schema of a command's output. */

import { invalid } from '../../errors.ts'
import { didYouMean } from '../../vocabulary/suggest.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'schema [command...]',
  options: [['--ndjson', 'option.schema.ndjson']],
  json: ['SchemasResponse', 'JsonSchema'],
  run: schema,
}

/** Prints the schema of a command's output (`--ndjson`: of one line). Without a command, lists those with schemas. */
async function schema(app: App, words: readonly string[], { ndjson = false }: Options<'ndjson'>) {
  const { schemaDocument, schemaNames } = await import('../schemas.ts')
  const schemas = await schemaNames()
  if (words.length === 0) {
    if (app.json({ schemas })) return
    const rows = schemas.map((one) => [one.command, one.ndjson ? '--json, --ndjson' : '--json'])
    return app.table([...app.heads('command'), 'JSON'], rows)
  }
  const name = words.join(' ')
  const document = await schemaDocument(name, ndjson)
  if (!document) {
    const known = schemas.filter((one) => one.ndjson || !ndjson).map((one) => one.command)
    const hint = didYouMean(name, known) || msg('schemaLists')
    const kind = ndjson ? 'NDJSON' : 'JSON'
    throw invalid(msg('noOutputOfKind', { kind, command: name, hint }))
  }
  // Indent the schema for people; `--json` prints it on one line.
  if (!app.json(document)) app.io.out(`${JSON.stringify(document, null, 2)}\n`)
}
