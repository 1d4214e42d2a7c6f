/** Sets the headers of replies that may be cached or compressed. */

import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the ETag, which is weak if the body will be compressed, since compression changes the bytes. */
export function tag(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  mayCompress: boolean,
): void {
  const isCompressed = mayCompress && accepts(request.headers['accept-encoding'])
  reply.header('etag', isCompressed ? `W/${etag}` : etag)
}

/** True if the client mentions one of our encodings; @fastify/compress handles refused encodings (`br;q=0`). */
const accepts = (encodings: string | readonly string[] | undefined): boolean =>
  /\b(?:br|gzip)\b|\*/.test(String(encodings ?? ''))

export function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${before}, ${name}`)
}
