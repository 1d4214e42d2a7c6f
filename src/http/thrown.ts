/** Converts anything that a Fastify route throws to an error of the catalogue. */

import { type ErrorCode, IngrError, invalid, libraryFault } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { payloadTooLarge, unsupportedMediaType } from './body.ts'

/** Our errors for requests that Fastify refuses, by its error codes. */
const REFUSALS: Readonly<Record<string, readonly [ErrorCode, Message]>> = {
  FST_ERR_BAD_URL: ['INVALID_REQUEST', msg('malformedPath')],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', msg('bodyTooLarge')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_REQUEST', msg('bodyLengthDiffers')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', msg('bodyNotDeclaredJson')],
}

/** Converts anything thrown to an IngrError. Unknown errors become ENGINE_ERROR, without their message. */
export function asIngrError(
  error: unknown,
  request: { readonly mediaType: string | undefined; readonly bodyLimit: number },
): IngrError {
  if (error instanceof IngrError) return error
  const { code, statusCode, message } = error as {
    code?: string
    statusCode?: number
    message?: string
  }
  const refusal = REFUSALS[code ?? '']
  if (refusal?.[0] === 'PAYLOAD_TOO_LARGE') return payloadTooLarge(request.bodyLimit)
  if (refusal?.[0] === 'UNSUPPORTED_MEDIA_TYPE') return unsupportedMediaType(request.mediaType)
  if (refusal) return new IngrError(...refusal)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalid(msg('requestUnreadableBecause', { message: message ?? '' }))
  }
  return libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internalError'))
}
