/** Reads the body of a request: JSON, uncompressed and of bounded depth. */

import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { faultOf, IngrError, invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Maximum nesting of arrays and objects. */
export const MAX_DEPTH = 64

/**
 * Parses JSON. Throws INVALID_JSON, or INVALID_REQUEST if the JSON is nested too deeply (checked before parsing). A
 * `__proto__` key is harmless: it becomes a normal property that nothing reads.
 */
export function parseBody(bytes: Buffer): unknown {
  // Reject invalid UTF-8, since replacement characters could turn one food name into another.
  if (!isUtf8(bytes)) throw new IngrError('INVALID_JSON', msg('bodyNotUtf8'))
  const body = bytes.toString('utf8')
  requireShallow(body)
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new IngrError(
      'INVALID_JSON',
      msg('bodyNotValidJson', { message: faultOf(error).message }),
    )
  }
}

/** Throws UNSUPPORTED_MEDIA_TYPE if the body has a content encoding such as gzip. */
export function requireNoEncoding(encoding = 'identity'): void {
  if (encoding.toLowerCase() === 'identity') return
  throw new IngrError('UNSUPPORTED_MEDIA_TYPE', msg('bodyEncoded', { encoding }), {
    'content-encoding': encoding,
  })
}

/** Checks headers before the body is read. Throws PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA_TYPE. */
export function requireReadable(headers: IncomingHttpHeaders, bodyLimit: number): void {
  const mediaType = headers['content-type']
  if (!/^application\/json\s*(?:;|$)/i.test(mediaType ?? '')) throw unsupportedMediaType(mediaType)
  requireNoEncoding(headers['content-encoding'])
  if (Number(headers['content-length']) > bodyLimit) throw payloadTooLarge(bodyLimit)
}

export function payloadTooLarge(bodyLimit: number): IngrError {
  return new IngrError('PAYLOAD_TOO_LARGE', msg('bodyExceeds', { bodyLimit }), {
    limit: String(bodyLimit),
  })
}

export function unsupportedMediaType(mediaType: string | undefined): IngrError {
  return new IngrError(
    'UNSUPPORTED_MEDIA_TYPE',
    mediaType ? msg('bodyOfOtherMediaType', { given: mediaType }) : msg('bodyWithoutMediaType'),
    { 'content-type': mediaType || 'no media type' },
  )
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
/** Character codes of `[`, `{`, `]` and `}`. */
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d]

/** Throws INVALID_REQUEST if arrays and objects are nested deeper than `MAX_DEPTH`. */
function requireShallow(body: string): void {
  // A short body cannot be too deep, since each level needs two characters.
  if (body.length <= 2 * MAX_DEPTH) return
  let depth = 0
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfText(body, at)
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > MAX_DEPTH) throw tooDeep()
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1
    }
  }
}

/** Returns the index of the quote that ends the string at `start`, or the end of the body if there is none. */
function endOfText(body: string, start: number): number {
  for (let end = body.indexOf('"', start + 1); end >= 0; end = body.indexOf('"', end + 1)) {
    let backslashes = 0
    while (body.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return body.length
}

function tooDeep(): IngrError {
  return invalid(msg('bodyNestsTooDeep', { maxDepth: MAX_DEPTH }), {
    body: `at most ${MAX_DEPTH} levels`,
  })
}
