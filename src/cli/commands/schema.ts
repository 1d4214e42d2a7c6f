/** `ingr schema`: the JSON Schema of what a command prints. */

import { invalid } from '../../errors.ts'
import { didYouMean } from '../../vocabulary/suggest.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { SCHEMA_NAMES, schemaDocument } from '../schemas.ts'

/** Without a command the list of them; with `--ndjson` the schema of a line. Throws INVALID_REQUEST. */
export async function runSchema(
  app: App,
  words: readonly string[],
  { ndjson = false }: { readonly ndjson?: boolean },
): Promise<number> {
  if (words.length === 0) return listed(app)
  const command = words.join(' ')
  const schema = schemaDocument(command, ndjson)
  if (!schema) {
    const known = SCHEMA_NAMES.filter((one) => one.ndjson || !ndjson).map((one) => one.command)
    const hint = didYouMean(command, known) || msg('schemaLists')
    const kind = ndjson ? 'NDJSON' : 'JSON'
    throw invalid(msg('noOutputOfKind', { kind, command, hint }))
  }
  // People read it; a program asks for one line.
  if (!app.json(schema)) app.io.out(`${JSON.stringify(schema, null, 2)}\n`)
  return 0
}

async function listed(app: App): Promise<number> {
  if (app.json({ schemas: SCHEMA_NAMES })) return 0
  await app.table(
    [app.say('head.command'), 'JSON'],
    SCHEMA_NAMES.map(({ command, ndjson }) => [command, ndjson ? '--json, --ndjson' : '--json']),
  )
  return 0
}
