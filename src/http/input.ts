/** Converts the path of an operation to a route, and an HTTP request to its input. */

import type { FastifyRequest } from 'fastify'
import { invalid } from '../errors.ts'
import type { Operation, RawRequest } from '../operations/operation.ts'
import { msg } from '../wording/message.ts'

/** Converts a path to the syntax of the router: `{canonicalId}` becomes `:canonicalId`. */
export const routeOf = ({ path }: Operation): string => path.replace(/\{(\w+)\}/, ':$1')

/** Returns the input of an operation. Throws INVALID_REQUEST if the percent-encoding of the query is broken. */
export function rawRequest(request: FastifyRequest): RawRequest {
  requireEncoding(request.url)
  return {
    ingredientId: canonicalId(request),
    query: request.query as RawRequest['query'],
    body: request.body,
  }
}

export const canonicalId = ({ params }: FastifyRequest): string | undefined =>
  (params as { canonicalId?: string }).canonicalId

/** Rejects a broken percent-encoding: the query parser would accept it, and we would search for a garbled name. */
function requireEncoding(url: string): void {
  const query = url.slice(url.indexOf('?') + 1)
  if (!url.includes('?') || !query.includes('%')) return
  try {
    decodeURIComponent(query)
  } catch {
    throw invalid(msg('malformedQuery', { query }), { query: 'malformed percent-encoding' })
  }
}
