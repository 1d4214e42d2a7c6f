/** The routes of the API as a plugin for any Fastify server, without accounts, keys and limits. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type AnswerSource,
  asIngrError,
  canonicalId,
  DEFAULT_BODY_LIMIT,
  EMBEDDED,
  ERRORS,
  IngrError,
  JSON_TYPE,
  msg,
  parseBody,
  rawRequest,
  requireNoEncoding,
  routeOf,
  sourceOf,
} from './engine.ts'
import type { AsyncIngredientLibrary, IngredientLibrary } from './index.ts'

export interface IngrRoutesOptions {
  /** A library from `openLibraryAsync` or `openLibrary`. The plugin does not close it. */
  readonly library: AsyncIngredientLibrary | IngredientLibrary
  /** Maximum bytes of a request body; default 1 MiB. */
  readonly bodyLimit?: number
}

/**
 * A Fastify plugin for `register`, which accepts a `prefix`. Response bodies and status codes are the same as with
 * `ingr serve`. Rules for all routes, such as access control, belong in hooks of the server.
 */
export async function ingrRoutes(
  app: FastifyInstance,
  { library, bodyLimit = DEFAULT_BODY_LIMIT }: IngrRoutesOptions,
): Promise<void> {
  const answers = sourceOf(library)
  // This only affects the routes of this plugin.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      requireNoEncoding(request.headers['content-encoding'])
      return parseBody(body)
    },
  )
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error, request, reply, bodyLimit),
  )
  for (const operation of EMBEDDED.values()) {
    const isText = operation.response === null
    app.route({
      method: operation.method,
      url: routeOf(operation),
      bodyLimit,
      handler: async (request, reply) => {
        if (canonicalId(request) === '') return reply.callNotFound()
        const text = await answerTo(request, operation.id, answers)
        return isText ? `${JSON.parse(text)}\n` : reply.type(JSON_TYPE).send(`${text}\n`)
      },
    })
  }
}

function answerTo(request: FastifyRequest, id: string, answers: AnswerSource) {
  const { ingredientId, query, body } = rawRequest(request)
  // Copy the query, since Fastify's query objects have no prototype and cannot be sent to a thread.
  return answers.text(id, { ingredientId, query: { ...query }, body })
}

function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyLimit: number,
): FastifyReply {
  const mediaType = request.headers['content-type']
  const known = asIngrError(error, { bodyLimit, mediaType })
  const isOurs = known.code === 'ENGINE_ERROR'
  if (isOurs) request.log.error(error)
  const shown = isOurs ? new IngrError('ENGINE_ERROR', msg('internalError')) : known
  return reply
    .code(ERRORS[shown.code].status)
    .type(JSON_TYPE)
    .send(`${JSON.stringify(shown.toBody())}\n`)
}
