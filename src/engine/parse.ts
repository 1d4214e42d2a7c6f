/** Parses recipe lines as people write them: finds foods, amounts and alternatives, and how certain each food is. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { UNCOOKED } from '../domain/nutrient-keys.ts'
import { itemAt } from '../domain/present.ts'
import type { BrandRead } from '../domain/shapes/compatibility.ts'
import type { Alternative, ParsedItem, Part, Servings, Skipped } from '../domain/shapes/recipes.ts'
import { eachOf, finish, type Steps } from '../domain/steps.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import { plainRecipe } from '../recipes/plain.ts'
import type { Format, RecipeText } from '../recipes/recipe.ts'
import { brandOf } from '../search/brand-of-food.ts'
import { isAtLeastAsSevere, isKind, surelyContainTogether } from '../search/compare-foods.ts'
import type { Resolution } from '../search/named.ts'
import type { LineReading } from './lines/line.ts'
import { withBrands } from './reading/brands.ts'
import type { Choice, Mention } from './reading/draft.ts'
import { languageOfRecipe, readLine } from './reading/language-of.ts'
import { weigh } from './reading/weigh.ts'
import { Line } from './recipe/line.ts'
import { readRecipeLines } from './recipe/reader.ts'
import { unitsNamed, weightOf } from './units.ts'
import { REASONS } from './unresolved.ts'

export interface ParsedText {
  /** The language of the lines, except for lines that are clearly in another language. */
  readonly language: Language
  readonly format: Format
  readonly title: string | null
  readonly servings: Servings | null
  readonly items: readonly ParsedItem[]
  readonly skipped: readonly Skipped[]
}

const MAX_ALTERNATIVES = 5

/** The item for a line that has no ingredient, and the reason why it has none. */
export const nameless = (line: string, reason: string): ParsedItem => ({
  line,
  ingredientId: null,
  name: line,
  amount: null,
  unit: null,
  grams: null,
  estimated: false,
  confidence: 0,
  alternatives: [],
  reading: 'none',
  phrase: line,
  parts: line === '' ? [] : [{ role: 'unread', text: line }],
  reason,
})

export const parseText = (library: Library, text: string, language: Language): ParsedText =>
  finish(parseRecipe(library, plainRecipe(text), language))

/** Parses a recipe in its own language. The names of the foods are in the requested language. */
export function* parseRecipe(
  library: Library,
  recipe: RecipeText,
  language: Language,
): Steps<ParsedText> {
  const texts = recipe.sections.flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [heading]),
    ...lines.map(({ text }) => text),
  ])
  texts.unshift(recipe.title ?? '')
  const written = languageOfRecipe(library, texts, recipe.language, language)
  const { title, servings, found, skipped } = yield* readRecipeLines(library, recipe, written)
  const each = yield* eachOf(found, ({ line, reading }) =>
    itemsOf(library, line, reading, language),
  )
  const items = each.flat()
  const present = items.flatMap(({ ingredientId, or = [] }) =>
    [ingredientId, ...or.map((other) => other.ingredientId)].filter((id) => id !== null),
  )
  const listed = present.flatMap((id) => library.ingredient(id) ?? [])
  return {
    language: written,
    format: recipe.format,
    title,
    servings,
    items,
    skipped: skipped.map(({ line, reason, named, implied, without }) => {
      const unsaid = implied.flatMap(({ foods, isMadeOf }) => (listed.some(isMadeOf) ? [] : foods))
      const unlisted = named.flatMap(({ ingredientId: id, isUsual }) => {
        const isThere = (one: string) =>
          isKind(library, one, id) || (isUsual && standsIn(library, one, id))
        // If a complete list does not name a usual part of the dish, the cook left it out.
        const isLeftOut = isUsual && present.length >= COMPLETE_LIST
        const isExplained = isLeftOut || present.some(isThere) || addsNothing(library, id, items)
        return isExplained ? [] : id
      })
      const missing = [...new Set([...unlisted, ...unsaid])]
      if (missing.length === 0) return { line, reason }
      return { line, reason, named: missing, ...(without.length > 0 ? { without } : {}) }
    }),
  }
}

/** True if the listed foods certainly have all allergens and animal sources of a food. Haddock has those of "fish". */
function addsNothing(library: Library, id: string, items: readonly ParsedItem[]): boolean {
  const named = library.ingredient(id)
  const foods = items.flatMap(({ ingredientId, reading, or }) =>
    reading === 'sure' && !or ? (library.ingredient(ingredientId ?? '') ?? []) : [],
  )
  if (!named || foods.length < COMPLETE_LIST) return false
  return surelyContainTogether(foods, named)
}

/** A list counts as complete if it has at least this many foods. */
const COMPLETE_LIST = 6

/** True if `id` is a substitute for `instead`, such as oil for butter or coconut milk for cream. */
function standsIn(library: Library, id: string, instead: string): boolean {
  const known = library.ingredient(instead)?.relationships
  const edges = [...(known?.substitutesWell ?? []), ...(known?.substitutesPartially ?? [])]
  return edges.some(({ ingredientID }) => isKind(library, id, ingredientID))
}

/** The items of a single line, read without context; empty for a heading or a line without food. */
export function parseLine(library: Library, line: string, language: Language) {
  const text = line.trim()
  if (text === '' || new Line(library, text, language).kind !== undefined) return []
  return parseItem(library, text, language)
}

/** Parses a text that is known to name a food, even if the text looks like a heading, and returns its items. */
export function parseItem(library: Library, line: string, language: Language) {
  const text = line.trim()
  if (text === '') return []
  return itemsOf(library, text, readLine(library, text, language), language)
}

function itemsOf(library: Library, line: string, reading: LineReading, language: Language) {
  const key = `${language} ${line}`
  const known = reading.items.get(key)
  if (known) return known
  const { mentions, parts, language: written } = reading
  const context: LineContext = { library, line, parts, language }
  const items = withBrands(library, line, { mentions, parts, language: written }).map((mention) =>
    itemOf(context, mention),
  )
  reading.items.set(key, items)
  return items
}

interface LineContext {
  readonly library: Library
  readonly line: string
  readonly parts: readonly Part[]
  /** The language of the ingredient names in the answer. */
  readonly language: Language
}

function itemOf(context: LineContext, mention: Mention): ParsedItem {
  const { line, parts } = context
  const [first, ...others] = mention.choices
  const { without, optional, left, measure, isCoating } = mention
  const or = others.flatMap(eachMeant).map((choice): Alternative => {
    const read = chosen(context, choice, measure)
    const { ingredientId, name, amount, unit, confidence, brand } = read
    const { phrase, certainty: reading } = choice
    const other = { ingredientId, name, phrase, reading, amount, unit, confidence }
    return brand === undefined ? other : { ...other, brand }
  })
  const { why, brand, figures, ...item } = chosen(context, first!, measure)
  return {
    line,
    ...item,
    reading: first!.certainty,
    phrase: first!.phrase,
    parts,
    ...(first!.isOneOf ? { oneOf: true } : {}),
    ...(brand ? { brand } : {}),
    ...(or.length > 0 ? { or } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(optional || left.mayOmit ? { optional: true } : {}),
    ...(left.mayOmit ? { mayOmit: true } : {}),
    ...(left.byTaste ? { toTaste: true } : {}),
    ...(isCoating ? { coating: true } : {}),
    ...(figures ? { figures } : {}),
    ...why,
  }
}

/** Returns a choice with certainty `sure` for each food that an ambiguous name can mean. */
function eachMeant(choice: Choice): readonly Choice[] {
  if (!choice.isOneOf) return [choice]
  return choice.candidates.map((one) => ({ ...choice, certainty: 'sure', candidates: [one] }))
}

type Why = Pick<ParsedItem, 'reason' | 'code'>

/** Returns the chosen food and its weight. `why` explains an unknown food, a guess or a missing weight. */
function chosen(
  { library, line, language }: LineContext,
  { certainty, candidates, phrase, spoken, amount, isOneOf }: Choice,
  measure: string | undefined,
) {
  const nameOf = (id: string) => itemAt(library.ingredient(id)!.names[language], 0)
  const [taken, ...others] = candidates
  // The verdict on a name that means one of several foods needs all of them.
  const alternatives = (certainty === 'none' ? candidates : others)
    .slice(0, isOneOf ? candidates.length : MAX_ALTERNATIVES)
    .map(({ ingredientId, confidence }) => ({
      ingredientId,
      name: nameOf(ingredientId),
      confidence: round6(confidence),
    }))
  if (certainty === 'none') {
    const several =
      others.length > 0 && others.every(({ confidence }) => confidence === taken?.confidence)
    const why: Why = several
      ? { reason: REASONS.several, code: 'AMBIGUOUS' }
      : { reason: REASONS.none, code: 'INGREDIENT_NOT_FOUND' }
    return {
      ingredientId: null,
      name: phrase || line,
      amount: amount?.amount ?? null,
      unit: amount?.units[0]?.id ?? null,
      grams: null,
      estimated: false,
      confidence: 0,
      alternatives,
      brand: undefined,
      figures: undefined,
      why,
    }
  }
  const id = preferUnground(library, preferCanned(library, taken!.ingredientId, amount), amount)
  const ingredient = library.ingredient(id)!
  const { why, ...weighed } = weigh(library, ingredient, { amount, measure, phrase: spoken })
  const isBranded = certainty === 'guess' || taken!.brand !== undefined
  const brand = isBranded ? brandRead(library, taken!, language) : undefined
  const guess: Why = brand
    ? { reason: REASONS.brand(brand), code: 'BRAND' }
    : { reason: REASONS.guess(nameOf(id)), code: 'GUESS' }
  return {
    ingredientId: id,
    name: nameOf(id),
    ...weighed,
    confidence: round6(taken!.confidence),
    alternatives,
    brand,
    figures: taken!.isCooked ? uncooked(ingredient) : undefined,
    why: certainty === 'guess' ? guess : why,
  }
}

/** The uncooked state (such as dried) that the nutrient figures apply to; undefined if they apply to cooked food. */
function uncooked({ nutrientSources }: Ingredient): ParsedItem['figures'] {
  const state = nutrientSources[0]?.state
  return isOneOf(UNCOOKED, state) ? state : undefined
}

function brandRead(
  library: Library,
  taken: Pick<Resolution, 'name' | 'brand'>,
  language: Language,
): BrandRead | undefined {
  const brand = brandOf(library, taken)
  if (!brand) return undefined
  const { name, kind, typically } = brand
  return { name, kind: library.brands.kinds[kind]![language], typically }
}

/** Returns canned beans for beans that come in cans, if canned beans are a separate food in the library. */
function preferCanned(library: Library, id: string, amount: Choice['amount']): string {
  const ids = [amount?.container?.id, ...(amount?.units ?? []).map((unit) => unit.id)]
  return ids.includes('can') ? (lookup(library.forms.made.canned, id) ?? id) : id
}

/** Returns the whole food if a powder is counted: "2 dientes de ajo molido" are cloves of garlic to be crushed. */
function preferUnground(library: Library, id: string, amount: Choice['amount']): string {
  const powder = library.ingredient(id)
  if (powder?.category !== 'spices') return id
  const [piece] = unitsNamed(library, 'piece')
  const unit = amount?.amount == null ? undefined : (amount.units[0] ?? piece)
  const main = library.ingredient(powder.mainIngredient ?? '')
  if (!main || main.category === 'spices') return id
  const isCounted = unit?.kind === 'portion' && weightOf(powder, unit) === null
  return isCounted && weightOf(main, unit) !== null && isAtLeastAsSevere(main, powder)
    ? main.id
    : id
}
