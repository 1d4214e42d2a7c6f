/** Makes one shopping list for several recipes, and adds up the lines of each food. */

import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import type {
  ShoppingItem,
  ShoppingRecipe,
  ShoppingResponse,
} from '../../domain/shapes/shopping.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Unit } from '../../domain/units.ts'
import { IngrError } from '../../errors.ts'
import { inNumber } from '../../language/plurals.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import { toGrams, unitOf, unitsNamed } from '../units.ts'
import { REASONS } from '../unresolved.ts'
import { parseRequest, type RecipeRequest, recipeOf } from './read.ts'
import { piecesOf } from './scale.ts'

/** A recipe line, or an item given by its id, in a common form. */
type Wanted = Pick<ParsedItem, 'line' | 'ingredientId' | 'amount' | 'unit' | 'grams'> &
  Partial<ParsedItem>

/** Scales recipes to `servings` people. A recipe without servings is assumed to serve `makes`. Throws EMPTY_ITEMS. */
export function* shoppingList(
  library: Library,
  requests: readonly RecipeRequest[],
  { servings, makes }: { servings: number | null; makes: number | null },
): Steps<ShoppingResponse> {
  const items = new Map<string, Sum>()
  const recipes: ShoppingRecipe[] = []
  for (const [recipe, request] of requests.entries()) {
    const { wanted, serves, ...read } = yield* readWanted(library, request)
    // Pieces ("makes 12") are not people, so they are used only to scale a single recipe.
    const from = serves ?? makes ?? (requests.length === 1 ? piecesOf(read) : null)
    const isScaled = servings === null || from !== null
    const factor = servings === null || from === null ? 1 : servings / from
    const unread = []
    for (const one of wanted) {
      const { line, ingredientId, reason = '', code } = one
      const food = library.ingredient(ingredientId ?? '')
      if (food) {
        const key = keyOf(one)
        const sum = items.get(key) ?? new Sum(library, food, request.lang, one)
        items.set(key, sum)
        sum.add(one, recipe, factor)
      } else unread.push({ line, reason, ...(code ? { code } : {}) })
    }
    recipes.push({ ...read, servings: isScaled ? (servings ?? from) : null, isScaled, unread })
  }
  if (items.size === 0 && recipes.every(({ unread }) => unread.length === 0))
    throw new IngrError('EMPTY_ITEMS', msg('noItemsFound'))
  const sums = [...items.values()].map((sum) => sum.item())
  const aisle = ({ category }: ShoppingItem) => AISLES.indexOf(category) + 1 || AISLES.length + 1
  return {
    items: sums.sort(
      (a, b) =>
        aisle(a) - aisle(b) || (a.category < b.category ? -1 : Number(a.category > b.category)),
    ),
    recipes,
  }
}

/** Categories in the order in which people walk through a shop. All other categories come last. */
const AISLES: readonly string[] = [
  ...['vegetables', 'fruit', 'herbs', 'mushrooms-and-algae', 'meat', 'fish-and-seafood'],
  ...['dairy-and-eggs', 'cheese', 'bread-and-pasta', 'grains', 'legumes', 'nuts-and-seeds'],
  ...['baking', 'sweeteners', 'fats-and-oils', 'condiments', 'spices', 'beverages'],
]

function* readWanted(library: Library, request: RecipeRequest) {
  const { items, servings = null } = request
  if (items) {
    const wanted = items.map(({ ingredientId, amount = null, unit = null }) =>
      given(library, ingredientId, amount, unit),
    )
    return { wanted, serves: servings, title: null, skipped: [], named: [] }
  }
  const read = yield* parseRequest(library, request)
  const { named = [] } = recipeOf(library, request, read)
  const { items: wanted, title, skipped } = read
  return { wanted, serves: servings ?? read.servings?.count ?? null, title, skipped, named }
}

function given(library: Library, id: string, amount: number | null, unit: string | null): Wanted {
  const line = [id, amount, amount === null ? null : unit].filter((one) => one !== null).join(' ')
  const food = library.ingredient(id)
  const none = { line, amount, unit, grams: null }
  if (!food) {
    return {
      ...none,
      ingredientId: null,
      reason: REASONS.unknown(id),
      code: 'INGREDIENT_NOT_FOUND',
    }
  }
  const weighed = amount === null ? null : toGrams(library, food, amount, unit)
  return {
    ...none,
    ingredientId: id,
    unit: unit === null ? 'gram' : (unitsNamed(library, unit)[0]?.id ?? unit),
    ...(weighed !== null && 'grams' in weighed ? weighed : {}),
  }
}

/**
 * Returns a key. The amounts of lines with the same key are added up. Alternatives, claims ("lactose-free") and the
 * wording of uncertain lines are part of the key.
 */
function keyOf({ ingredientId, reading, phrase, brand, or = [], without = [] }: Wanted): string {
  const isSure = (reading ?? 'sure') === 'sure' && !brand
  const sides = or.map((side) => side.ingredientId ?? side.phrase)
  return JSON.stringify([ingredientId, isSure ? null : phrase, sides, without])
}

interface Amount {
  readonly amount: number
  readonly unit: string | null
  readonly grams: number | null
}

class Sum {
  private readonly lines: { readonly recipe: number; readonly line: string }[] = []
  private readonly phrases = new Set<string | undefined>()
  private readonly amounts = new Map<string, Amount>()
  private estimated = false
  private isOpen = false
  private isOptional = true

  constructor(
    private readonly library: Library,
    private readonly food: Ingredient,
    private readonly lang: Language,
    private readonly first: Wanted,
  ) {}

  add(wanted: Wanted, recipe: number, factor: number): void {
    const { line, phrase, amount, grams, estimated = false, optional, mayOmit } = wanted
    this.lines.push({ recipe, line })
    this.phrases.add(phrase)
    this.estimated ||= estimated
    this.isOptional &&= optional === true || mayOmit === true
    if (amount === null || wanted.known?.isShared) {
      this.isOpen = true
      return
    }
    const written = this.metric(amount * factor, wanted.unit)
    // Amounts with a known weight and amounts without one are added up separately.
    const key = `${written.unit} ${grams === null}`
    const known = this.amounts.get(key)
    this.amounts.set(key, {
      amount: bounded(written.amount + (known?.amount ?? 0)),
      unit: written.unit,
      grams: grams === null ? null : bounded(grams * factor + (known?.grams ?? 0)),
    })
  }

  /** Converts weights to grams and metric volumes to millilitres. All other amounts stay as they are written. */
  private metric(amount: number, id: string | null): Omit<Amount, 'grams'> {
    const unit = unitOf(this.library, id)
    const isVolume = unit?.kind === 'volume' && unit.role === 'metric'
    if (!unit?.factor || (unit.kind !== 'mass' && !isVolume)) return { amount, unit: id }
    return { amount: amount * unit.factor, unit: isVolume ? 'milliliter' : 'gram' }
  }

  item(): ShoppingItem {
    const { library, food, lang, first, lines, estimated, isOpen, isOptional } = this
    const { or, without, reading = 'sure', brand } = first
    const word = (amount: number, id: string | null) => unitWord(unitOf(library, id), amount, lang)
    const amounts = [...this.amounts.values()].map(({ amount, unit, grams }) => {
      return { amount, unit, word: word(amount, unit), grams }
    })
    const weighed = amounts.flatMap(({ grams }) => grams ?? [])
    const grams = weighed.length === 0 ? null : bounded(weighed.reduce((all, one) => all + one))
    const pack = grams === null ? undefined : packFor(food, grams)
    const [phrase, ...others] = this.phrases
    return {
      ingredientId: food.id,
      name: itemAt(food.names[lang], 0),
      category: food.category,
      phrase: others.length === 0 ? (phrase ?? null) : null,
      grams,
      estimated,
      amounts,
      isOpen,
      ...(pack ? { pack: { ...pack, word: word(pack.count, pack.unit) } } : {}),
      isGuess: reading !== 'sure' || brand !== undefined,
      isOptional,
      ...(without ? { without } : {}),
      ...(or ? { or: or.map(({ ingredientId, name }) => ({ ingredientId, name })) } : {}),
      lines,
    }
  }
}

/** Rounds an amount and keeps it finite, since JSON cannot represent infinity. */
const bounded = (amount: number) => Math.min(round6(amount), Number.MAX_VALUE)

/** A unit word in singular or plural ("3 cloves"). Abbreviations and sizes do not change ("2 tbsp", "2 large"). */
function unitWord(unit: Unit | undefined, amount: number, lang: Language): string {
  if (!unit || unit.id === 'piece') return ''
  const [name, short] = [unit.name[lang], unit.shortcut[lang]]
  const isNoun = unit.role !== 'size' && (unit.kind === 'portion' || name === short)
  return isNoun ? inNumber(name, amount > 1, lang) : short
}

/** Units that stand for a pack as sold in shops. */
const PACKS = ['can', 'jar', 'bottle', 'block', 'packet'] as const
const FRESH: ReadonlySet<string> = new Set(['vegetables', 'fruit', 'herbs'])
/** If at most this share of a pack is still needed, no further pack is bought. */
const ROUNDING = 0.05

/** Returns the food's largest pack (small packs are sachets) and how many to buy; undefined if no pack is known. */
function packFor({ portions, category, isProcessed }: Ingredient, grams: number) {
  // "1 kg tomatoes" means fresh tomatoes, since a recipe with canned tomatoes gives a number of cans.
  const isFresh = FRESH.has(category) && !isProcessed
  const known = PACKS.flatMap((unit) => {
    const content = portions[unit]?.value
    return content && !(isFresh && (unit === 'can' || unit === 'jar'))
      ? { unit, grams: content }
      : []
  })
  const [pack] = known.sort((a, b) => b.grams - a.grams)
  return pack && { ...pack, count: Math.max(1, Math.ceil(grams / pack.grams - ROUNDING)) }
}
