/** Resources and prompts of the MCP server: the library's lists (such as units), foods, and conversation starters. */

import { UNRESOLVED_CODES } from '../../domain/unresolved.ts'
import { invalid } from '../../errors.ts'
import { CATEGORIES, DETAIL, LANGUAGES_OF_LIBRARY, UNITS } from '../../operations/data.ts'
import type { Operation, RawRequest } from '../../operations/operation.ts'
import { msg } from '../../wording/message.ts'
import { sayWord } from '../../wording/say.ts'

const LISTS = new Map<string, Operation>([
  ['ingr://units', UNITS],
  ['ingr://categories', CATEGORIES],
  ['ingr://languages', LANGUAGES_OF_LIBRARY],
])
const REASONS = 'ingr://reason-codes'
const INGREDIENT = 'ingr://ingredient/'

const JSON_TYPE = { mimeType: 'application/json' }

export const RESOURCES = [
  ...[...LISTS].map(([uri, { summary }]) => ({ uri, name: summary, ...JSON_TYPE })),
  { uri: REASONS, name: 'Why a line of a recipe is not surely read, by code', ...JSON_TYPE },
]
export const TEMPLATES = [
  { uriTemplate: `${INGREDIENT}{id}`, name: 'Everything about an ingredient', ...JSON_TYPE },
]

/** Returns the answer for a resource URI, or the call that produces it. Throws INVALID_REQUEST for an unknown URI. */
export function resourceOf(
  uri: string,
  idOf: (name: string) => string,
): { readonly operation: Operation; readonly request: RawRequest } | { readonly answer: object } {
  const list = LISTS.get(uri)
  if (list) return { operation: list, request: { query: {} } }
  if (uri === REASONS) {
    const reasons = UNRESOLVED_CODES.map((code) => [code, sayWord('unresolved', code, 'en')])
    return { answer: Object.fromEntries(reasons) }
  }
  const id = uri.startsWith(INGREDIENT) ? decoded(uri.slice(INGREDIENT.length)) : ''
  if (id === '') throw invalid(msg('unknownResource', { uri }))
  return { operation: DETAIL, request: { ingredientId: idOf(id), query: {} } }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Prompt {
  readonly name: string
  readonly description: string
  readonly arguments: readonly {
    readonly name: string
    readonly description: string
    readonly required: boolean
  }[]
  readonly text: (given: Readonly<Record<string, string>>) => string
}

const RECIPE = { name: 'recipe', description: 'The recipe as it is written.', required: true }
const FOR = {
  name: 'for',
  description: 'Concerns or diets, such as "lactose, vegan".',
  required: true,
}
const HONEST =
  'Name every line that is not surely read and everything that is not known; never call the dish safe.'

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'check_recipe',
    description: 'Check a recipe for somebody.',
    arguments: [RECIPE, FOR],
    text: ({ recipe, for: people }) =>
      `Check this recipe for ${people} with the tool check_recipe. Say what it contains of that, in which line, and what could take its place. ${HONEST}\n\n${recipe}`,
  },
  {
    name: 'adapt_recipe',
    description: 'Change a recipe so that somebody can eat it.',
    arguments: [RECIPE, FOR],
    text: ({ recipe, for: people }) =>
      `Change this recipe for ${people} with the tool swap_recipe, then check the result with check_recipe. ${HONEST}\n\n${recipe}`,
  },
  {
    name: 'check_package',
    description: 'Check the list of ingredients of a package.',
    arguments: [{ ...RECIPE, name: 'label', description: 'The text of the package.' }, FOR],
    text: ({ label, for: people }) =>
      `Check this package for ${people} with the tool check_label. ${HONEST}\n\n${label}`,
  },
]

/** Returns the message of a prompt. Throws INVALID_REQUEST for an unknown prompt or a missing argument. */
export function promptOf(name: string, given: Readonly<Record<string, unknown>>) {
  const prompt = PROMPTS.find((one) => one.name === name)
  if (!prompt) throw invalid(msg('unknownPrompt', { name }))
  const texts = prompt.arguments.map(({ name: argument }) => {
    const { [argument]: text } = given
    if (typeof text === 'string' && text.trim() !== '') return [argument, text]
    throw invalid(msg('argumentRequired', { argument }))
  })
  const content = { type: 'text', text: prompt.text(Object.fromEntries(texts)) }
  return { description: prompt.description, messages: [{ role: 'user', content }] }
}
