/** `ingr call`: sends one request through the complete HTTP service without opening a port. */

import { ERRORS, type ErrorBody, type ErrorCode, invalid } from '../../errors.ts'
import { didYouMean } from '../../vocabulary/suggest.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { inputOf, textIn } from '../input/sources.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'call <method> <path> [body]',
  options: [
    ['-k, --key <key>', 'option.key'],
    ['--key-file <path>', 'option.key-file'],
    ['-f, --file <path>', 'option.call.file'],
    ['-i, --include', 'option.include'],
  ],
  run: call,
}

type CallOptions = Options<'file' | 'key' | 'keyFile' | 'include'>

/** Prints the body of the server's answer. With `--include`, the status and headers come first. */
async function call(
  app: App,
  [method, path, body]: readonly [string, string, string | undefined],
  options: CallOptions,
  version: string,
): Promise<number> {
  if (!path.startsWith('/')) throw invalid(msg('pathWithoutSlash', { path }))
  const verb = methodOf(method)
  const key = keyOf(app, options)
  const payload = bodyOf(app, body, options)
  const { serverOfCall } = await import('../serving.ts')
  const server = await serverOfCall(app, version, key)
  try {
    const response = await server.inject({
      method: verb,
      url: path,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    if (options.include) {
      const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\n`)
      app.io.out(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}\n${headers.join('')}\n`)
    }
    app.io.out(response.payload)
    return exitOf(response.statusCode, response.payload)
  } finally {
    await server.close()
  }
}

const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

/** Returns the method. Throws INVALID_REQUEST if it is unknown. The service answers 405 to an unsupported method. */
function methodOf(text: string): (typeof METHODS)[number] {
  const method = METHODS.find((one) => one === text.toUpperCase())
  if (method) return method
  const hint = didYouMean(text.toUpperCase(), METHODS)
  throw invalid(msg('unknownMethod', { text, hint }), { method: text })
}

/** Returns the API key; undefined means the account `local`. Throws INVALID_REQUEST if the key file has no key. */
function keyOf(app: App, { key, keyFile, file }: CallOptions): string | undefined {
  if (key !== undefined && keyFile !== undefined) throw invalid(msg('giveOneKey'))
  if (keyFile === '-' && file === '-') throw invalid(msg('bodyAndKeyFromStandardInput'))
  if (keyFile !== undefined) {
    const read = textIn(app, inputOf(app, [], { file: keyFile })).trim()
    if (read === '') throw invalid(msg('noKeyInFile', { keyFile }))
    return read
  }
  // Arguments are visible in process lists, so overwrite them.
  if (key !== undefined) process.title = 'ingr call'
  return key ?? app.io.env.INGR_KEY
}

function bodyOf(app: App, body: string | undefined, { file }: CallOptions): string | undefined {
  if (body === undefined && file === undefined) return undefined
  // As in curl, "@order.json" means the content of that file.
  if (body?.startsWith('@') && file === undefined) {
    return textIn(app, inputOf(app, [], { file: body.slice(1) }))
  }
  return textIn(app, inputOf(app, body === undefined ? [] : [body], { file }))
}

function exitOf(status: number, payload: string): number {
  if (status < 400) return 0
  const { error } = JSON.parse(payload) as ErrorBody
  return ERRORS[error.code as ErrorCode].exit
}
