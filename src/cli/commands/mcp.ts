/** `ingr mcp`: the operations as tools for language models, over standard input and output. */

import { setImmediate } from 'node:timers/promises'
import { IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = { usage: 'mcp', run: mcp }

const INSTRUCTIONS =
  'Ask about ingredients, recipes and substitutes in German, English or Spanish; nothing leaves this machine. Show people every reading that is not "sure" and every verdict with its reason.'

/** Answers requests until standard input ends. Only protocol messages go to standard output. */
async function mcp(app: App, _: unknown, __: unknown, version: string) {
  const [
    { Server },
    { StdioServerTransport },
    { ErrorCode, InitializeRequestSchema },
    { METHODS },
  ] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('../mcp/methods.ts'),
  ])
  const server = new Server(
    { name: 'ingr', title: 'ingr, ingredient intelligence', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  const answered = async (name: string, params: object, signal: AbortSignal) => {
    if (!server.getClientVersion()) throw fault(ErrorCode.InvalidRequest, 'initialize comes first')
    const method = METHODS.get(name)
    if (!method) throw fault(ErrorCode.MethodNotFound, `unknown method: ${name}`)
    try {
      return { ...(await method({ app, signal }, { ...params })) }
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      throw fault(ErrorCode.InvalidParams, error.message)
    }
  }
  const running = new Set<Promise<unknown>>()
  // We use one handler for all methods, because the SDK's handlers answer invalid requests with schema internals.
  server.fallbackRequestHandler = ({ method, params = {} }, { signal }) => {
    const answer = answered(method, params, signal)
    running.add(answer)
    return answer.finally(() => running.delete(answer))
  }
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', resolve)
  })
  const transport = new StdioServerTransport()
  transport.onerror = (error) => app.io.out(`${JSON.stringify(unreadable(error))}\n`)
  await server.connect(transport)
  const hear = transport.onmessage
  transport.onmessage = (message) => {
    const isFaulty =
      'id' in message &&
      'method' in message &&
      message.method === 'initialize' &&
      !InitializeRequestSchema.safeParse(message).success
    if (!isFaulty) return hear?.(message)
    const error = { code: ErrorCode.InvalidParams, message: INITIALIZE }
    void transport.send({ jsonrpc: '2.0', id: message.id, error })
  }
  await ended
  // Finish the requests that arrived before the input ended.
  await setImmediate()
  await Promise.allSettled(running)
  await setImmediate()
  await server.close()
}

const INITIALIZE = 'initialize needs params with protocolVersion, capabilities and clientInfo'

/** Creates a protocol error. Tools report their errors in a different form. */
const fault = (code: number, message: string) => Object.assign(new Error(message), { code })

/** Returns the error for a line that is too long, not JSON or not a message. The id of the message is unknown. */
function unreadable({ name, message }: Error) {
  const error =
    name === 'ZodError'
      ? { code: -32600, message: 'not a JSON-RPC message' }
      : { code: -32700, message: `not readable as JSON: ${message}` }
  return { jsonrpc: '2.0', id: null, error }
}
