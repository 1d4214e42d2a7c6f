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

type Tools = typeof import('../mcp/tools.ts') & typeof import('../mcp/brief.ts')

/** Answers until standard input ends. Only the protocol is written to standard output. */
async function mcp(app: App, _: unknown, __: unknown, version: string) {
  const [{ Server }, { StdioServerTransport }, types, table, briefly, resources] =
    await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
      import('../mcp/tools.ts'),
      import('../mcp/brief.ts'),
      import('../mcp/resources.ts'),
    ])
  const tools = { ...table, ...briefly, ...resources }
  const { McpError, ErrorCode } = types
  const server = new Server(
    { name: 'ingr', title: 'ingr, ingredient intelligence', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions:
        'Ask about ingredients, recipes and substitutes in German, English or Spanish; nothing leaves this machine. Show people every reading that is not "sure" and every verdict with its reason.',
    },
  )
  /** What the protocol itself refuses: with an error of the protocol, not of a tool. */
  const answered = async <Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer> => {
    if (!server.getClientVersion()) {
      throw new McpError(ErrorCode.InvalidRequest, 'initialize comes first')
    }
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      throw new McpError(ErrorCode.InvalidParams, error.message)
    }
  }
  const idOf = (text: string) => app.ingredientId(text, true)
  server.setRequestHandler(types.ListToolsRequestSchema, () =>
    answered(() => ({ tools: tools.TOOLS.map(tools.described) })),
  )
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) =>
    answered(() => call(app, { tools, idOf }, params.name, params.arguments ?? {})),
  )
  server.setRequestHandler(types.ListResourcesRequestSchema, () =>
    answered(() => ({ resources: tools.RESOURCES })),
  )
  server.setRequestHandler(types.ListResourceTemplatesRequestSchema, () =>
    answered(() => ({ resourceTemplates: tools.TEMPLATES })),
  )
  server.setRequestHandler(types.ReadResourceRequestSchema, ({ params: { uri } }) =>
    answered(async () => {
      const found = tools.resourceOf(uri, idOf)
      const answer =
        'answer' in found ? found.answer : await ask(app, found.operation, found.request)
      const text = visibleJson(JSON.stringify(answer))
      return { contents: [{ uri, mimeType: 'application/json', text }] }
    }),
  )
  server.setRequestHandler(types.ListPromptsRequestSchema, () =>
    answered(() => ({ prompts: tools.PROMPTS.map(({ text: _, ...prompt }) => prompt) })),
  )
  server.setRequestHandler(types.GetPromptRequestSchema, ({ params }) =>
    answered(() => tools.promptOf(params.name, params.arguments)),
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
  { tools, idOf }: { readonly tools: Tools; readonly idOf: (text: string) => string },
  name: string,
  given: Readonly<Record<string, unknown>>,
) {
  const { TOOLS, brief, concernsOf, isDetailed, requestOf, sentenceOf } = tools
  const tool = TOOLS.find((one) => one.name === name)
  try {
    if (!tool) throw invalid(msg('unknownTool', { name }))
    const request = requestOf(tool, given, idOf)
    const answer = JSON.parse(visibleJson(JSON.stringify(await ask(app, tool.operation, request))))
    const short = brief(answer, concernsOf(given))
    return {
      content: [{ type: 'text' as const, text: sentenceOf(short) }],
      structuredContent: isDetailed(given) ? answer : short,
    }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    const text = visibleJson(JSON.stringify(error.toBody()))
    return { content: [{ type: 'text' as const, text }], isError: true }
  }
}
