/** Answers MCP requests for tools, resources and prompts. */

import { isLanguage } from '../../domain/languages.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import { visible, visibleJson } from '../../domain/visible.ts'
import { IngrError, invalid, shown } from '../../errors.ts'
import type { Operation, RawRequest } from '../../operations/operation.ts'
import { cleanTitle } from '../../operations/recipes/titles.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask, contextOf } from '../ask.ts'
import { writtenTitle } from '../output/sheet.ts'
import { brief } from './brief.ts'
import { PROMPTS, promptOf, RESOURCES, resourceOf, TEMPLATES } from './resources.ts'
import { sentenceOf } from './sentence.ts'
import {
  argumentsOf,
  concernsAsked,
  described,
  type Ids,
  isDetailed,
  requestOf,
  TOOLS,
  type Tool,
} from './tools.ts'
import { untilCancelled } from './turns.ts'

type Json = Readonly<Record<string, unknown>>

/** The context of a request. When `signal` aborts, the work is cancelled. */
interface Asked {
  readonly app: App
  readonly signal: AbortSignal
}

type Method = (asked: Asked, params: Json) => object | Promise<object>

/** The methods by their protocol names. They throw INVALID_REQUEST for invalid parameters. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['tools/list', () => ({ tools: TOOLS.map(described) })],
  ['tools/call', (asked, params) => call(asked, textIn(params, 'name'), argumentsIn(params))],
  ['resources/list', () => ({ resources: RESOURCES })],
  ['resources/templates/list', () => ({ resourceTemplates: TEMPLATES })],
  ['resources/read', (asked, params) => read(asked, textIn(params, 'uri'))],
  ['prompts/list', () => ({ prompts: PROMPTS.map(({ text: _, ...prompt }) => prompt) })],
  ['prompts/get', (_, params) => promptOf(textIn(params, 'name'), argumentsIn(params))],
])

function textIn(params: Json, field: string): string {
  const { [field]: text } = params
  if (typeof text === 'string') return text
  const named = `params.${field}`
  throw invalid(
    text === undefined
      ? msg('argumentRequired', { argument: named })
      : msg('valueNotText', { field: named, value: shown(text) }),
  )
}

function argumentsIn({ arguments: given = {} }: Json): Json {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given }
  throw invalid(msg('notObject', { field: 'params.arguments' }))
}

const idsIn = ({ app }: Asked): Ids => ({
  idOf: (text) => app.ingredientId(text, true),
  idOr: (text) => app.resolveExact(text) ?? text,
})

function answerOf({ app, signal }: Asked, operation: Operation, request: RawRequest) {
  const context = {
    ...contextOf(app),
    inTurns: <T>(steps: Parameters<typeof untilCancelled<T>>[0]) => untilCancelled(steps, signal),
  }
  return ask(app, operation, request, context)
}

async function read(asked: Asked, uri: string) {
  const found = resourceOf(uri, idsIn(asked).idOf)
  const answer =
    'answer' in found ? found.answer : await answerOf(asked, found.operation, found.request)
  const text = visibleJson(JSON.stringify(answer))
  return { contents: [{ uri, mimeType: 'application/json', text }] }
}

/** Calls a tool. Its errors are returned to the model, which can correct the call and try again. */
async function call(asked: Asked, name: string, given: Json) {
  const tool = TOOLS.find((one) => one.name === name)
  if (!tool) throw invalid(msg('unknownTool', { name }))
  try {
    const whole = await answerWith(asked, tool, given)
    const answer = JSON.parse(visibleJson(JSON.stringify(whole)))
    const short = brief(answer, concernsAsked(given))
    const text = visible(sentenceOf(short, sayingIn(asked, given)))
    return {
      content: [{ type: 'text', text }],
      structuredContent: isDetailed(given) ? answer : short,
    }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    const text = visibleJson(JSON.stringify(error.toBody()))
    return { content: [{ type: 'text', text }], isError: true }
  }
}

/** Returns a formatter for the language of the call or, if none is given, the language of the program. */
function sayingIn({ app }: Asked, { lang: asked }: Json) {
  const lang = isLanguage(asked) ? asked : app.lang
  const nameOf = (id: string) => app.library.ingredient(id)?.names[lang][0] ?? id
  return { lang, nameOf }
}

async function answerWith(asked: Asked, tool: Tool, given: Json) {
  const { operation, also, each } = tool
  const answers: Json[] = []
  for (const one of argumentsOf(tool, given)) {
    let whole: Json = {}
    for (const question of also ? [operation, also] : [operation]) {
      const request = requestOf(question, one, !isDetailed(given), idsIn(asked))
      whole = { ...whole, ...Object(await answerOf(asked, question, request)) }
    }
    answers.push(each ? { name: nameOf(whole, String(one[each.argument])), ...whole } : whole)
  }
  return each ? { [each.list]: answers } : answers[0]
}

/** Names the dish by its title, or else by the first line of the recipe. */
function nameOf(answer: Pick<Readings, 'skipped'>, text: string): string {
  const title = writtenTitle(null, answer)
  return title === null ? text.trim().split('\n', 1).join('') : cleanTitle(title)
}
