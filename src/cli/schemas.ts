/** JSON Schemas of the output of `--json` and `--ndjson`: answers of the API, and answers that only the CLI gives. */

import type { TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { PLANS } from '../accounts/account.ts'
import { MODULES } from '../domain/functions.ts'
import { itemAt } from '../domain/present.ts'
import { Key } from '../domain/shapes/account.ts'
import { people } from '../domain/shapes/people.ts'
import { EU_ENTRIES, named } from '../domain/shapes/recipes.ts'
import {
  boolean,
  count,
  described,
  ID,
  instant,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  ref,
  text,
  uuid,
} from '../domain/shapes/shape.ts'
import { SCHEMAS as API } from '../domain/shapes/shapes.ts'
import * as terminal from '../domain/shapes/terminal.ts'
import type { Schema } from '../operations/operation.ts'
import { allRows } from './commands.ts'
import type { CommandRow } from './rows.ts'

const anything = Type.Unsafe<object>({ type: 'object' })

const dish = object({
  file: text,
  name: described(text, 'The title of the recipe, else the name of its file.'),
  ...EU_ENTRIES,
  unresolved: list(text, 'What names no food that is known.'),
  named: optional(named),
  people: optional(people),
})

const Account = object({
  customerId: uuid,
  name: text,
  plan: one([...PLANS, 'local']),
  modules: list(one(MODULES)),
  monthlyQuota: nullable(described(count, 'Credits; null: no quota.')),
  creditPrice: nullable(number('Of a credit beyond the quota; null: none are sold.')),
  spendingCap: nullable(number('Per month beyond the quota; null: no cap.')),
  rateLimit: nullable(Type.Integer({ minimum: 1, description: 'Requests per minute.' })),
  blocked: boolean,
})

type Schemas = Readonly<Record<string, TSchema>>

const ALL: Schemas = {
  ...API,
  ...terminal.SHAPES,
  MenuResponse: object({ library: described(text, 'Hash of the library.'), dishes: list(dish) }),
  DoctorResponse: object({
    library: text,
    errors: count,
    warnings: count,
    explained: count,
    unread: described(count, 'Entries that only their author has read.'),
    findings: list(
      object({
        severity: one(['error', 'warning', 'explained']),
        check: text,
        id: text,
        finding: text,
        why: optional(text),
      }),
    ),
  }),
  BuiltLibrary: object({
    library: described(text, 'Hash of the library that was written.'),
    path: text,
    count,
    added: list(ID),
    replaced: list(ID),
  }),
  Account,
  DeletedAccount: object({ customerId: uuid, deletedAt: instant }),
  AccountsResponse: object({ accounts: list(ref({ Account })) }),
  IssuedKey: object({ keyId: uuid, key: described(text, 'Shown this once.') }),
  KeysResponse: object({ keys: list(ref({ Key })) }),
  RevokedKey: object({ keyId: uuid, revokedAt: instant }),
  CompletionScript: object({ shell: one(['bash', 'zsh', 'fish']), script: text }),
  SchemasResponse: object({ schemas: list(object({ command: text, ndjson: boolean })) }),
  JsonSchema: object(
    {
      $schema: Type.Literal('https://json-schema.org/draft/2020-12/schema'),
      title: text,
      $ref: optional(text),
      anyOf: optional(list(anything)),
      $defs: Type.Unsafe<object>({ type: 'object', additionalProperties: anything }),
    },
    'A JSON Schema of draft 2020-12.',
  ),
}

interface SchemaName {
  readonly command: string
  /** True if there is also a schema for `--ndjson`. */
  readonly ndjson: boolean
}

/** The schema of an error, which any command may print instead of its answer. */
const ERROR = ['error', { json: ['Error'] }] as const

/** Returns the names of the commands with JSON output, and `error`. */
export async function schemaNames(): Promise<readonly SchemaName[]> {
  return [...(await allRows()), ERROR].flatMap(([command, row]) =>
    row.json ? [{ command, ndjson: 'lines' in row }] : [],
  )
}

/** Returns the self-contained schema of a command's JSON or NDJSON output; undefined if it has no such output. */
export async function schemaDocument(
  command: string,
  ndjson: boolean,
): Promise<Schema | undefined> {
  const [, row] = [...(await allRows()), ERROR].find(([name]) => name === command) ?? []
  const { json, lines }: Pick<CommandRow, 'json' | 'lines'> = row ?? {}
  const names = ndjson ? lines : json
  if (!names) return undefined
  const choices = names.map((name): Schema => {
    const $ref = `${PREFIX}${name.replace('[]', '')}`
    return name.endsWith('[]') ? { type: 'array', items: { $ref } } : { $ref }
  })
  const title =
    command === 'error'
      ? 'ingr: an error in place of the answer'
      : `ingr ${command} ${ndjson ? '--ndjson, one line' : '--json'}`
  const body = choices.length === 1 ? itemAt(choices, 0) : { anyOf: choices }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...rebased(body),
    $defs: definitions(ALL, reached(ALL, body)),
  }
}

/** Makes a schema self-contained: adds all referenced schemas under `$defs`. */
export function resolved(schema: Schema): Schema {
  const top = typeof schema.$ref === 'string' ? API[schema.$ref.slice(PREFIX.length)]! : schema
  const names = reached(API, top)
  return { ...rebased(top), ...(names.length > 0 ? { $defs: definitions(API, names) } : {}) }
}

const PREFIX = '#/components/schemas/'

/** Returns the names of all schemas to which `schema` refers, directly or indirectly. */
function reached(from: Schemas, schema: unknown, found: string[] = []): readonly string[] {
  if (typeof schema === 'string' && schema.startsWith(PREFIX)) {
    const name = schema.slice(PREFIX.length)
    if (!found.includes(name)) {
      found.push(name)
      reached(from, from[name], found)
    }
  } else if (typeof schema === 'object' && schema !== null) {
    for (const value of Object.values(schema)) reached(from, value, found)
  }
  return found
}

const definitions = (from: Schemas, names: readonly string[]) =>
  Object.fromEntries([...names].sort().map((name) => [name, rebased(from[name]!)]))

/** Rewrites references to point into the document itself. */
const rebased = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll(`"${PREFIX}`, '"#/$defs/'))
