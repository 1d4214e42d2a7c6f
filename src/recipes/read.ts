/** Reads recipes from text. The format is detected by content, and its reader is loaded on demand. */

import { isAddress } from '../domain/address.ts'
import { MAX_LINE, MAX_WRITTEN } from '../domain/limits.ts'
import { IngrError, invalid, reasonOf } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { msg } from '../wording/message.ts'
import {
  FIGURES,
  inAnyLanguage,
  requireFewLetters,
  requireShort,
  spaced,
  unreadable,
} from './lines.ts'
import { recipesInPlain } from './plain.ts'
import { type Format, linesOf, type RecipeText } from './recipe.ts'
import { Draft } from './structure.ts'

/** Returns the recipes in a text, in order. Throws INVALID_JSON, TOO_MANY_ITEMS, or INVALID_REQUEST with the reason. */
export async function readRecipes(text: string): Promise<readonly RecipeText[]> {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (isAddress(source)) throw invalid(msg('addressGiven'))
  const read = FORMATS.find(({ fits }) => fits(source))?.read
  if (read) return read(source)
  requireFewLetters(MAX_WRITTEN, source.length, 'text')
  requireShort(MAX_LINE, source.split('\n'), 'line')
  return inText(await plainText(source))
}

interface FormatReader {
  readonly fits: (source: string) => boolean
  readonly read: (source: string) => Promise<readonly RecipeText[]>
}

/** Formats written by programs; their texts may be longer than texts that people write. */
const FORMATS: readonly FormatReader[] = [
  { fits: isJson, read: inJson },
  { fits: isXml, read: async (source) => (await import('./xml.ts')).recipesInXml(source) },
  { fits: isHtml, read: async (source) => (await import('./html.ts')).recipesInHtml(source) },
  {
    fits: isOfProgram,
    read: async (source) => (await import('./programs.ts')).recipesOfProgram(source),
  },
]

/** Formats that people write by hand, unlike the exports of programs. */
const TEXTS: readonly FormatReader[] = [
  {
    fits: isOpenRecipe,
    read: async (source) => (await import('./open-recipe.ts')).recipesInOpenFormat(source),
  },
  {
    fits: isRecipeMd,
    read: async (source) => [(await import('./recipe-md.ts')).recipeInRecipeMd(source)],
  },
]

/** Decodes HTML entities: "&frac12; cup" becomes "½ cup". */
export const plainText = async (text: string): Promise<string> =>
  hasEntities(text) ? (await import('./html.ts')).withoutEntities(text) : text

/** True if a text begins like JSON, but not with the bracket of a checkbox, link, date, note or Cooklang comment. */
export function isJson(text: string): boolean {
  return (
    /^\s*[[{]/.test(text) &&
    !/^\s*\[\d{1,4}[./:-]\d/.test(text) &&
    !/^\s*\[(?:[ xX]?\]\s|-|[^\]\n"{[]*\](?:[(]|\s*\n))/.test(text) &&
    !/^\s*\{ ?\p{L}[^}\n"{[]*\}\s*\n/u.test(text)
  )
}

/** True if the text begins with elements of RecipeML, Gourmet or MasterCook, and not with those of a web page. */
function isXml(text: string): boolean {
  const beginning = text.slice(0, 2_000).replace(/<!--[\s\S]*?-->/g, '')
  return (
    /^\s*</.test(text) &&
    /<(?:recipeml|recipe|gourmetdoc|mx2|rcpe)[\s/>]/i.test(beginning) &&
    !/<html[\s>]/i.test(beginning)
  )
}

/** True if the header line of a MealMaster, RezKonv or MasterCook recipe is at or near the start of the text. */
function isOfProgram(text: string): boolean {
  return /^(?:(?:M{5}|-{5})-{3}[^\n]*meal-?master|={5}[^\n]*rezkonv| *\* *Exported from +MasterCook)/im.test(
    text.slice(0, MAX_LINE),
  )
}

/** True for YAML with the fields that every recipe in the Open Recipe Format has. */
function isOpenRecipe(text: string): boolean {
  return /^recipe_name[ \t]*:/m.test(text) && /^ingredients[ \t]*:/m.test(text)
}

/**
 * True for a text that has a title and servings or tags above a rule, and only ingredients up to the next rule. In
 * other Markdown, the line reader classifies each line by its words.
 */
function isRecipeMd(text: string): boolean {
  const [head = '', list = ''] = text.split(/^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/m, 2)
  const isMarked =
    /^(\*{1,2})(?=[^*\s])[^*\n]+\1[ \t]*$/m.test(head) || /^[ \t]*[-*+] +\*[^*\s]/m.test(list)
  const isListed = list.split('\n').every((line) => /^\s*$|^[ \t]+\S|^[-*+] |^#/.test(line))
  const heads = [...list.matchAll(/^#+ *([^\n]*)$/gm)].map(([, name = '']) => holdsMethod(name))
  return /^\s*# +\S/.test(head) && /\S/.test(list) && isMarked && isListed && !heads.includes(true)
}

const holdsMethod = (name: string) => {
  const [first = ''] = nameKey(name).split(' ')
  return inAnyLanguage(({ keys }) => keys.method.has(first))
}

function isHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype|html|head|body|script|div|article|section|main|meta|link|title|ul|ol|table|h[1-6]|p|span)\b/i.test(
    text,
  )
}

const hasEntities = (text: string) => /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i.test(text)

async function inJson(source: string): Promise<readonly RecipeText[]> {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    const why = reasonOf(error)
    throw new IngrError('INVALID_JSON', msg('notValidJson', { why }))
  }
  const { recipesInJson } = await import('./json.ts')
  return recipesInJson(value, source.length, await cleanerOf(source))
}

/** Loads the HTML reader only if the text has tags or entities. */
const cleanerOf = async (source: string): Promise<(text: string) => string> =>
  /[&<]|\\u00(?:26|3c)/i.test(source) ? (await import('./html.ts')).withoutMarkup : spaced

const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/

async function inText(source: string): Promise<readonly RecipeText[]> {
  const read = TEXTS.find(({ fits }) => fits(source))?.read
  if (read) return read(source)
  const [whole, yaml] = FRONT_MATTER.exec(source) ?? []
  if (whole !== undefined && /^[ \t]*[^\s:#][^:\n]*:(?:\s|$)/m.test(yaml!))
    return afterYaml(source, whole, yaml!)
  if (isCooklang(source)) return [(await import('./cooklang.ts')).recipeInCooklang(source)]
  if (isMarkdown(source)) {
    const { recipesInMarkdown } = await import('./markdown.ts')
    return recipesInMarkdown(source, new Draft('markdown'))
  }
  return recipesInPlain(source)
}

/** True if a text has marks that occur only in Markdown. Bullets and numbers also occur in plain text. */
function isMarkdown(text: string): boolean {
  if (DEEP.test(text)) return false
  return (
    /^ {0,3}#{1,6}\s+\S/m.test(text) ||
    /^[ \t]*[-*+][ \t]+\[[ xX]\]\s/m.test(text) ||
    /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?::?-{2,}:?[ \t]*)?$/m.test(text) ||
    /(?:\*\*|__)\S[^\n]*?\S?(?:\*\*|__)/.test(text) ||
    /!?\[[^\]\n]+\]\([^)\s]+\)/.test(text) ||
    /^[ \t]*\+[ \t]+\S/m.test(text)
  )
}

/** Matches marks that are nested too deeply for the Markdown parser, which is recursive. */
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){64}/m

/** True if a text has an ingredient with braces, a metadata line, or several marked ingredients and no list. */
function isCooklang(text: string): boolean {
  if (!/@|^>>/m.test(text)) return false
  if (/^>>\s*[^:\n]+:/m.test(text)) return true
  if (/(?:^|[\s(])@[&?+\-./]*\p{L}[^@#~{}\n]*\{[^{}\n]*\}/mu.test(text)) return true
  return (text.match(/(?:^|[\s(])@\p{L}/gmu)?.length ?? 0) > 1 && !/^\s*(?:[-*•]\s|\d)/m.test(text)
}

/** Matches a line that begins with a bullet or an amount, but not with a step number. */
const HAS_LIST = new RegExp(`^[ \\t]*(?:[-*+•·–][ \\t]|(?!\\d+[.)])[${FIGURES}])`, 'm')

async function afterYaml(source: string, whole: string, yaml: string) {
  const { fieldsOfYaml } = await import('./front-matter.ts')
  const { readFields } = await import('./json.ts')
  const body = source.slice(whole.length)
  const format: Format = isCooklang(body) || /(?:^|\s)@\p{L}/u.test(body) ? 'cooklang' : 'markdown'
  const draft = new Draft(format)
  readFields(fieldsOfYaml(yaml), draft, await cleanerOf(source))
  if (format === 'cooklang') return [(await import('./cooklang.ts')).recipeInCooklang(body, draft)]
  if (draft.hasLines && !HAS_LIST.test(body)) {
    draft.witness([body])
    draft.skip(body.split('\n'), 'method')
    return [draft.recipe()]
  }
  const { recipesInMarkdown } = await import('./markdown.ts')
  const recipes = recipesInMarkdown(body, draft)
  if (recipes.flatMap(linesOf).length === 0)
    throw unreadable('front matter', msg('noRecipeFollows'))
  return recipes
}
