/** Turns a recipe, or single lines, into list items that can be judged, weighed and replaced. */

import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { Role } from '../../domain/reading.ts'
import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import type { Named, ParsedItem, Readings } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import { isBlank } from '../../domain/visible.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import type { RecipeText } from '../../recipes/recipe.ts'
import { msg, textOf } from '../../wording/message.ts'
import { household, type OfPeople, type Person } from '../compatibility/household.ts'
import { type ListItem, requireItems } from '../compatibility/items.ts'
import { listOf } from '../compatibility/read-list.ts'
import { requireAtMost } from '../limits.ts'
import { type Known, OwnWords } from '../own-words.ts'
import { type ParsedText, parseItem, parseRecipe } from '../parse.ts'
import { skipReasonOf } from '../recipe/line.ts'
import { toGrams, unitsNamed } from '../units.ts'
import { witnessed } from '../witnessed.ts'

/** A recipe in a request. One of `recipe`, `lines` and `items` is set. */
export interface RecipeRequest {
  /** A whole recipe with its title, headings and other text. */
  readonly recipe?: RecipeText
  readonly text?: string
  /** Lines, each of which is read as one item and never as a heading. An ingredient id may replace a name. */
  readonly lines?: readonly string[]
  /** Items given by ingredient id, in the same format as in operations that do not read text. */
  readonly items?: readonly CompatibilityItem[]
  readonly lang: Language
  readonly servings?: number | null
  /** Names that the caller defines, and the foods that each name means. */
  readonly known?: Known | null | undefined
  readonly people?: readonly Person[]
}

export interface ReadRecipe {
  readonly items: readonly ListItem[]
  readonly servings: number | null
  /** The parsed text; undefined if the request has items. */
  readonly read?: ParsedText
  /** All foods that the text names and that are not items, even foods without allergens. */
  readonly mentioned?: readonly ListItem[]
  /** Foods that the text names in addition to the items. */
  readonly named?: readonly Named[]
  /** The written unit of each item, as returned by `writtenUnit`. */
  readonly units: readonly (string | null)[]
}

/** Reads a recipe. Throws EMPTY_ITEMS if no line is an item, and INVALID_REQUEST for invalid items. */
export function* readRecipe(library: Library, request: RecipeRequest): Steps<ReadRecipe> {
  if (request.items)
    return { items: requireItems(request.items), units: [], servings: request.servings ?? null }
  const read = yield* parseRequest(library, request)
  if (read.items.length === 0) throw new IngrError('EMPTY_ITEMS', msg('noItemsFound'))
  return recipeOf(library, request, read)
}

/** Adds the other foods that the text of a parsed recipe names. Throws TOO_MANY_ITEMS. */
export function recipeOf(library: Library, request: RecipeRequest, read: ParsedText): ReadRecipe {
  const items = listOf(read)
  // A line may name several foods, so there may be too many items even if the number of lines is allowed.
  requireAtMost(MAX_ITEMS, items, request.recipe ? 'text' : 'lines')
  const { named, list, mentioned } = witnessed(library, {
    raw: request.recipe?.raw ?? request.lines ?? [],
    given: request.text,
    lang: request.lang,
    items,
    title: read.title,
    read: read.items,
    passed: read.skipped,
  })
  return {
    items: list,
    named,
    mentioned,
    servings: request.servings ?? read.servings?.count ?? null,
    read,
    units: read.items.map((item) => writtenUnit(library, item)),
  }
}

export function* parseRequest(
  library: Library,
  { recipe, lines = [], lang, known }: RecipeRequest,
): Steps<ParsedText> {
  const own = new OwnWords(library, known, lang)
  if (recipe !== undefined) {
    const sections = recipe.sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ line, text }) => ({ line, text: own.replaced(text) })),
    }))
    return own.restored(yield* parseRecipe(library, { ...recipe, sections }, lang))
  }
  const each = lines.flatMap((text) => text.split(/\r?\n/))
  const read = yield* eachOf(each, (line) => ({
    line: line.trim(),
    items: own.restoredItems(itemsOf(library, own.replaced(line), lang)),
  }))
  return {
    language: lang,
    format: 'text',
    title: null,
    servings: null,
    items: read.flatMap(({ items }) => items),
    skipped: read
      .filter(({ line, items }) => !isBlank(line) && items.length === 0)
      .map(({ line }) => ({ line, reason: skipReasonOf(library, line, lang) })),
  }
}

/**
 * Parses a line. An id, with or without an amount, is read as the ingredient with this id, even if the id is also a
 * name of another food.
 */
function itemsOf(library: Library, line: string, lang: Language): readonly ParsedItem[] {
  const [, id = '', amount = ''] = /^([a-z0-9-]+)\s*(?::(.*))?$/.exec(line.trim()) ?? []
  const ingredient = library.ingredient(id)
  const items = parseItem(library, line, lang)
  if (!ingredient) return items
  if (amount === '') return [asIs(library, ingredient, { line: line.trim(), lang })]
  const [item, ...others] = items
  return item && others.length === 0 && isPlain(item)
    ? [asIs(library, ingredient, { line: line.trim(), item, lang })]
    : items
}

/** True if an item has only a food and an amount. `asIs` would drop anything else. */
const isPlain = ({ or, without, parts }: ParsedItem): boolean =>
  !or && !without && parts.every(({ role }) => PLAIN.has(role))

const PLAIN: ReadonlySet<Role> = new Set(['food', 'amount', 'unit', 'filler', 'descriptor'])

function asIs(
  library: Library,
  ingredient: Ingredient,
  { line, item, lang }: Pick<ParsedItem, 'line'> & { item?: ParsedItem; lang: Language },
): ParsedItem {
  const { amount = null, unit = null } = item ?? {}
  const weighed = amount === null ? null : toGrams(library, ingredient, amount, unit)
  const known = weighed !== null && 'grams' in weighed ? weighed : null
  return {
    line,
    ingredientId: ingredient.id,
    name: itemAt(ingredient.names[lang], 0),
    amount,
    unit,
    grams: known && round6(known.grams),
    estimated: known?.estimated ?? false,
    confidence: 1,
    alternatives: [],
    reading: 'sure',
    phrase: ingredient.id,
    parts: item?.parts ?? [{ role: 'food', text: line }],
    ...(weighed !== null && 'reason' in weighed
      ? { reason: textOf(weighed.reason), code: weighed.code }
      : {}),
  }
}

/** The unit word as it was written, such as `EL`; null if the word would not resolve to the same unit. */
export function writtenUnit(library: Library, { unit, parts }: ParsedItem): string | null {
  const words = parts.filter(({ role }) => role === 'unit').map(({ text }) => text.trim())
  const [word] = words
  if (unit === null || word === undefined || words.length > 1) return null
  return unitsNamed(library, word)[0]?.id === unit ? word : null
}

/** Adds the items and the skipped lines of the text to the answer of an operation. */
export function withReadings<Body extends object>(
  body: Body,
  { read, named = [] }: ReadRecipe,
): Body & Readings {
  if (!read) return body
  const more = named.length > 0 ? { named } : {}
  return { ...body, skipped: read.skipped, readings: read.items, ...more }
}

export const peopleOf = (
  library: Library,
  { people = [] }: RecipeRequest,
  { items, servings, mentioned }: ReadRecipe,
): OfPeople =>
  people.length === 0 ? {} : { people: household(library, people, items, { servings, mentioned }) }

/** Reads and judges a recipe. In the answer, the keys of the judgement come first. */
export function* ofRecipe<Body extends object>(
  library: Library,
  request: RecipeRequest,
  judge: (recipe: ReadRecipe) => Body,
): Steps<Body & Readings & OfPeople> {
  const recipe = yield* readRecipe(library, request)
  return { ...withReadings(judge(recipe), recipe), ...peopleOf(library, request, recipe) }
}
