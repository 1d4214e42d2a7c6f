/** `ingr mcp`: the operations as tools for language models, over standard input and output. */

import { visibleJson } from '../../domain/visible.ts'
import { IngrError, invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'mcp',
  about: 'about.mcp',
  examples: 'examples.mcp',
  run: mcp,
}

type Tools = typeof import('../mcp/tools.ts')

/** Answers until standard input ends. Only the protocol is written to standard output. */
async function mcp(app: App, _: unknown, __: unknown, version: string) {
  const [{ Server }, { StdioServerTransport }, types, tools] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('../mcp/tools.ts'),
  ])
  const { CallToolRequestSchema, ListToolsRequestSchema } = types
  const server = new Server(
    { name: 'ingr', title: 'ingr, ingredient intelligence', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Ask about ingredients, recipes and substitutes in German, English or Spanish; nothing leaves this machine. Show people every reading that is not "sure" and every verdict with its reason.',
    },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.TOOLS.map(tools.described),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(app, tools, params.name, params.arguments ?? {}),
  )
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', resolve)
  })
  const transport = new StdioServerTransport()
  transport.onerror = (error) => app.io.out(`${JSON.stringify(unreadable(error))}\n`)
  await server.connect(transport)
  await ended
  await server.close()
}

/** The answer to a line that is not a message (not JSON, too long, other JSON), so that its id is unknown. */
function unreadable({ name, message }: Error) {
  const error =
    name === 'ZodError'
      ? { code: -32600, message: 'not a JSON-RPC message' }
      : { code: -32700, message: `not readable as JSON: ${message}` }
  return { jsonrpc: '2.0', id: null, error }
}

/** Errors are returned to the model, which can correct the call and try again. */
async function call(
  app: App,
  { TOOLS, requestOf }: Tools,
  name: string,
  given: Readonly<Record<string, unknown>>,
) {
  const tool = TOOLS.find((one) => one.name === name)
  try {
    if (!tool) throw invalid(msg('unknownTool', { name }))
    const request = requestOf(tool, given, (text) => app.ingredientId(text, true))
    const answer = await ask(app, tool.operation, request)
    const text = visibleJson(JSON.stringify(answer))
    return { content: [{ type: 'text' as const, text }], structuredContent: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    const text = visibleJson(JSON.stringify(error.toBody()))
    return { content: [{ type: 'text' as const, text }], isError: true }
  }
}
