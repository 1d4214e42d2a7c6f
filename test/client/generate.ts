/** Writes the types and the table of endpoints of the client from the API document. */

import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { openApi } from '../../src/http/openapi.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { LIBRARY } from '../http/support.ts'

const HEAD = `/** The API as types, generated from its document by \`UPDATE_CLIENT=1 npx vitest run test/client/types.test.ts\`. */

/** Method and path of each operation. */
export const ENDPOINTS = {
ROWS
} as const

`

export async function generated(): Promise<string> {
  const document = slim(await openApi(LIBRARY, '0'))
  const types = astToString(await openapiTS(document as OpenAPI3))
  const rows = OPERATIONS.map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`)
  return `${HEAD.replace('ROWS', rows.join('\n'))}${types}`
}

/** Examples follow the data, and the rest would make the types four times as long: the client reads headers and errors itself. */
const LEFT_OUT = ['example', 'examples', 'headers']
const isRefusal = (key: string) => /^[345]\d\d$/.test(key)

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.includes(key) && !isRefusal(key))
      .map(([key, one]) => [key, slim(one)]),
  )
}
