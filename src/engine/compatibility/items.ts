/** Resolves the items of a request to ingredients and grams. */

import { type AbsenceCode, absencesOf } from '../../domain/absences.ts'
import { BRAND_CATEGORY, entriesOfTypical } from '../../domain/brands.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  CONCERNS,
  type Concern,
  DOSE_DIMENSIONS,
  type EuAllergen,
  isAllergen,
  isEuConcern,
} from '../../domain/restrictions.ts'
import type {
  BrandRead,
  CompatibilityItem,
  EvaluatedItem,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import { isBlank } from '../../domain/visible.ts'
import { combined, IngrError, invalid, MOST_FAULTS, oneLine, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { meantIds } from '../../search/near.ts'
import { type Message, msg, textOf } from '../../wording/message.ts'
import { requireAtMost, shownId } from '../limits.ts'
import { toGrams, type Unweighed } from '../units.ts'
import { REASONS } from '../unresolved.ts'
import {
  clearedGrades,
  type Declared,
  declaredGrades,
  type Grade,
  gradesAt,
  NO_GRADE,
  typicalGrades,
} from './assessments.ts'

/** Grams assumed for an item without an amount. */
export const ASSUMED_GRAMS = 100

/** Words that are probably the name of a food or a brand. */
interface Guess {
  readonly words: string
  readonly name: string
  readonly confidence: number
  readonly brand?: BrandRead
}

/** An item that was read from text. Items from the API have only the base properties. */
export interface ListItem extends CompatibilityItem {
  readonly guess?: Guess
  /** The brand named next to a food that was read with certainty. */
  readonly brand?: BrandRead
  /** The alternatives that the line offers. */
  readonly or?: readonly ListItem[]
  /** The ambiguous words, which may mean this food or one of the foods in `or`. */
  readonly among?: string
  /** Absence claims in the line ("eggless"). */
  readonly without?: readonly AbsenceCode[]
  readonly optional?: boolean
  /** True for words that could not be read, even if they match a food's id. For example, "salsa" may be any sauce. */
  readonly isUnread?: boolean
  /** True if the amount is unknown, as for a coating. Dose-dependent concerns are then at best uncertain. */
  readonly isWeightless?: boolean
  /** True if several foods share the amount. For each food, the amount is then only an upper bound. */
  readonly isShared?: boolean
  /** Number of servings that the item makes; one serving is judged. Defaults to the servings of the list. */
  readonly servings?: number
  /** True if only a title, heading or other text names the food. It is never listed as an item or contributor. */
  readonly isSilent?: boolean
  /** True if the food is only named in the text and is not an item. Only what the food certainly contains counts. */
  readonly isNamed?: boolean
  /** True if a step or note names the food, so that what the food may contain counts too. */
  readonly isAdded?: boolean
  /** True for the dish named in a title. The dish adds no amount, since the listed items give the amounts. */
  readonly isDoseless?: boolean
  /** EU allergens that a package declares. No other property of the food is judged. */
  readonly declared?: Declared
}

/** The brand that an item names, alone or next to a food. */
export const brandOf = ({ guess, brand }: ListItem): BrandRead | undefined => guess?.brand ?? brand

/** An ingredient with its total grams in the list. */
export interface Portion {
  readonly ingredientId: string
  readonly ingredient: Ingredient
  /** Grades in the order of CONCERNS. */
  readonly grades: readonly Grade[]
  /** The amount in grams; null if unknown. Without an amount, dose-dependent concerns are not judged. */
  readonly grams: number | null
  /** Index of the choice ("butter or oil") that this portion belongs to; undefined if there is no choice. */
  readonly choice: number | undefined
  readonly isSilent: boolean
  readonly isNamed: boolean
}

export type Doubt = { readonly id: string; readonly concerns: ReadonlySet<Concern> }

/** An alternative in a choice: a food, no food ("may contain"), or unrecognised words, which may mean any food. */
export type Side = Portion | 'nothing' | 'unknown'

export interface Resolved {
  readonly items: readonly EvaluatedItem[]
  readonly unresolved: readonly Unresolved[]
  readonly doubts: readonly Doubt[]
  /** Portions in the order of the list. */
  readonly portions: readonly Portion[]
  /** Portions from the heaviest to the lightest; equal weights are sorted by id. */
  readonly heaviestFirst: readonly Portion[]
  readonly choices: readonly (readonly Side[])[]
}

/** Dose-dependent concerns. Lactose is not one of them, because without an amount it is judged for `ASSUMED_GRAMS`. */
const DOSE_DEPENDENT: readonly Concern[] = DOSE_DIMENSIONS
const ALL: ReadonlySet<Concern> = new Set(CONCERNS)

/** Resolves the items of a list for one serving, and reports unknown ingredients and units. Throws EMPTY_ITEMS. */
export function resolveList(library: Library, list: readonly ListItem[], servings = 1): Resolved {
  if (list.length === 0) throw new IngrError('EMPTY_ITEMS', msg('itemsEmpty'))
  const resolver = new Resolver(library, servings)
  for (const item of list) resolver.add(item)
  return resolver.resolved()
}

/** The ingredient of an item; undefined for an unknown id and for unread words. */
export const foodOf = (library: Library, item: ListItem): Ingredient | undefined =>
  item.isUnread ? undefined : library.ingredient(item.ingredientId)

/** Maximum number of items that get suggestions, since each one costs as much as judging several foods. */
const MOST_HINTS = 5

/** Reports unknown ingredients. The first few get suggestions. */
export class Hints {
  private left = MOST_HINTS

  constructor(private readonly library: Library) {}

  unknown({ ingredientId, isUnread = false }: ListItem): Unresolved {
    const short = shownId(ingredientId)
    const near = isUnread || this.left-- <= 0 ? [] : meantIds(this.library, ingredientId)
    return {
      ingredientId: short,
      reason: oneLine(REASONS.unknown(short)),
      code: 'INGREDIENT_NOT_FOUND',
      ...(near.length > 0 ? { near } : {}),
    }
  }
}

/** The `unresolved` entry for an item that is a guess. */
export function guessed(
  ingredientId: string,
  { words, name, confidence, brand }: Guess,
): Unresolved {
  const guess = { ingredientId, confidence }
  if (!brand) return { ingredientId: words, reason: REASONS.guess(name), code: 'GUESS', guess }
  return { ingredientId: words, reason: REASONS.brand(brand), code: 'BRAND', guess, brand }
}

/** The `unresolved` entry for an amount without a known weight. */
export function unweighed(ingredientId: string, { reason, code, unit }: Unweighed): Unresolved {
  const about = unit === undefined ? {} : { unit: oneLine(unit) }
  return { ingredientId, reason: oneLine(textOf(reason)), code, ...about }
}

interface Weighing {
  readonly isSilent?: boolean
  readonly isNamed?: boolean | undefined
  readonly isAdded?: boolean | undefined
  readonly isDoseless?: boolean | undefined
  readonly ingredient: Ingredient
  readonly grams: number[]
  /** True if at least one line with the food has no amount that can be converted to grams. */
  isOpen: boolean
  readonly without: readonly AbsenceCode[]
  readonly declared?: Declared | undefined
  /** Allergens that the brand typically contains, in addition to those of the food itself. */
  readonly typical?: readonly EuAllergen[] | undefined
}

class Resolver {
  private readonly items: EvaluatedItem[] = []
  private readonly unresolved: Unresolved[] = []
  private readonly doubts: Doubt[] = []
  private readonly weighings = new Map<string, Weighing>()
  private readonly choices: (readonly (Weighing | 'nothing' | 'unknown')[])[] = []

  private readonly hints

  constructor(
    private readonly library: Library,
    private readonly servings: number,
  ) {
    this.hints = new Hints(library)
  }

  add(item: ListItem): void {
    const { servings, among } = item
    const others = item.or ?? []
    if (among !== undefined)
      this.unresolved.push({ ingredientId: among, reason: REASONS.several, code: 'AMBIGUOUS' })
    const sides = [
      item,
      ...(servings === undefined ? others : others.map((side) => ({ ...side, servings }))),
    ]
    if (sides.length === 1 && !item.optional) {
      const weighed = this.weighed(item)
      if (weighed) this.collect(weighed)
      return
    }
    const weighed = sides.map((side) => this.weighed(side, true) ?? 'unknown')
    this.choices.push(item.optional ? ['nothing', ...weighed] : weighed)
  }

  /** Merges lines that have the same food and the same claims. */
  private collect(weighing: Weighing): void {
    const { ingredient, grams, isOpen, without, declared, typical = [] } = weighing
    const said = declared ? ` ${declared.level} ${declared.entries.join(' ')}` : ''
    const key = `${ingredient.id} ${without.join(' ')}${said} ${typical.join(' ')}`
    const known = this.weighings.get(key)
    if (!known) {
      this.weighings.set(key, { ...weighing, grams: [...grams] })
      return
    }
    known.grams.push(...grams)
    known.isOpen ||= isOpen
  }

  /** Weighs an item and reports what is unknown. Returns undefined for unrecognised words and unknown ids. */
  private weighed(item: ListItem, isSide = false): Weighing | undefined {
    const { ingredientId, amount, unit, guess, declared, without = [] } = item
    const { isSilent = false, isNamed, isAdded, isDoseless } = item
    const { typically } = brandOf(item) ?? {}
    const typical = typically && entriesOfTypical(typically)
    const ingredient = foodOf(this.library, item)
    const open = without.length === 0 ? ALL : allBut(concernsOf(without))
    if (!ingredient) {
      const unknown = this.hints.unknown(item)
      this.unresolved.push(unknown)
      if (!isSide) this.doubts.push({ id: unknown.ingredientId, concerns: open })
      return undefined
    }
    const noGrams = { ingredient, grams: [], isOpen: true, without }
    if (declared) return { ...noGrams, declared }
    if (guess) {
      this.unresolved.push(guessed(ingredientId, guess))
      this.doubts.push({ id: ingredientId, concerns: open })
    } else if (ingredient.category === BRAND_CATEGORY) {
      // The item is a brand requested by its id, so its contents are unknown.
      const reason = REASONS.brand({ name: itemAt(ingredient.names.en, 0), typically: [] })
      this.unresolved.push({ ingredientId, reason, code: 'BRAND' })
      this.doubts.push({ id: ingredientId, concerns: open })
    }
    if (item.isWeightless) {
      if (!isSide) this.doubts.push({ id: ingredientId, concerns: new Set(DOSE_DEPENDENT) })
      return { ...noGrams, typical }
    }
    const amountAssumed = amount === null || amount === undefined
    const weighed = amountAssumed
      ? { grams: ASSUMED_GRAMS }
      : toGrams(this.library, ingredient, amount, unit ?? null)
    if ('reason' in weighed) {
      if (!guess) this.unresolved.push(unweighed(ingredientId, weighed))
      this.doubts.push({ id: ingredientId, concerns: new Set(DOSE_DEPENDENT) })
      return { ...noGrams, typical }
    }
    const grams = weighed.grams / (item.servings ?? this.servings)
    if (!isSilent) this.items.push({ ingredientId, grams: round6(grams), amountAssumed })
    const source = { isSilent, isNamed, isAdded, isDoseless, without, typical }
    return { ...source, ingredient, grams: [grams], isOpen: false }
  }

  resolved(): Resolved {
    const portions = [...this.weighings.values()].map((weighing) => portionOf(weighing))
    const choices = this.choices.map((sides, choice) =>
      sides.map((side) => (typeof side === 'string' ? side : portionOf(side, choice))),
    )
    const all = [
      ...portions,
      ...choices.flat().filter((side): side is Portion => typeof side !== 'string'),
    ]
    const { items, unresolved, doubts } = this
    return {
      items,
      unresolved,
      doubts,
      portions: all,
      heaviestFirst: [...all].sort(byWeight),
      choices,
    }
  }
}

const allBut = (concerns: readonly Concern[]): ReadonlySet<Concern> =>
  new Set(CONCERNS.filter((concern) => !concerns.includes(concern)))

function concernsOf(without: readonly AbsenceCode[]): readonly Concern[] {
  const { dimensions, eu } = absencesOf(without)
  return [...dimensions, ...eu.filter(isEuConcern)]
}

function portionOf(weighing: Weighing, choice?: number): Portion {
  const { ingredient, declared, grams, isSilent = false, isNamed = false } = weighing
  return {
    ingredientId: ingredient.id,
    ingredient,
    grades: declared ? declaredGrades(declared) : gradesOf(weighing),
    grams: grams.length > 0 ? sum(grams) : null,
    choice,
    isSilent,
    isNamed,
  }
}

function gradesOf(weighing: Weighing): readonly Grade[] {
  const { ingredient, grams, isOpen, without, isSilent, isDoseless, typical = [] } = weighing
  const known = grams.length > 0 ? sum(grams) : null
  const full = gradesAt(ingredient, known ?? ASSUMED_GRAMS)
  const own = known === null ? withoutGrams(full) : isOpen ? atLeastAssumed(ingredient, full) : full
  const grades = typical.length > 0 ? typicalGrades(own, typical) : own
  const cleared =
    without.length > 0 ? clearedGrades(grades, clearedBy(without, ingredient), without) : grades
  if (!isSilent) return cleared
  return onlyNamedRisks(isDoseless ? withoutGrams(cleared) : cleared, weighing)
}

/** Concerns cleared by claims. "Lactose-free" also clears FODMAP if disaccharides are the food's only FODMAP group. */
function clearedBy(
  without: readonly AbsenceCode[],
  { allergenProfile }: Ingredient,
): readonly Concern[] {
  const settled = concernsOf(without)
  const groups = allergenProfile.fodmap?.fodmapGroups ?? []
  const isOfLactose = groups.length > 0 && groups.every((group) => group === 'disaccharides')
  return without.includes('lactose') && isOfLactose ? [...settled, 'fodmap'] : settled
}

/** For a food that the text only names, drops risks from traces and, unless a step adds the food, unknown risks. */
const onlyNamedRisks = (grades: readonly Grade[], { ingredient, isAdded }: Weighing) =>
  grades.map((grade, index) => {
    const contains = containsOf(ingredient, itemAt(CONCERNS, index))
    if (isAdded && contains === 'unknown') return grade
    const isTrace = contains !== undefined && contains !== 'yes'
    const isRisk = grade.risk === 'high' || grade.risk === 'moderate'
    return isRisk && !isTrace ? grade : NO_GRADE
  })

/** Whether a food contains an allergen; undefined for a concern that is no allergen. */
function containsOf(food: Ingredient, concern: Concern): Contains | undefined {
  if (isEuConcern(concern)) return food.euAllergens[concern]
  return isAllergen(concern) ? (food.allergenProfile[concern]?.contains ?? 'no') : undefined
}

/** Drops the grades for dose-dependent concerns, since such concerns are reported as doubts instead. */
const withoutGrams = (grades: readonly Grade[]): readonly Grade[] =>
  grades.map((grade, index) =>
    DOSE_DEPENDENT.includes(itemAt(CONCERNS, index)) ? NO_GRADE : grade,
  )

/** Raises the lactose grade to at least the grade for `ASSUMED_GRAMS`, since one amount of the food is unknown. */
function atLeastAssumed(ingredient: Ingredient, grades: readonly Grade[]): readonly Grade[] {
  const assumed = gradesAt(ingredient, ASSUMED_GRAMS)
  return grades.map((grade, index) => {
    const isStandard = isAllergen(itemAt(CONCERNS, index))
    return isStandard && itemAt(assumed, index).risk === 'high' ? itemAt(assumed, index) : grade
  })
}

const byWeight = (a: Portion, b: Portion): number =>
  round6(b.grams ?? 0) - round6(a.grams ?? 0) || (a.ingredientId < b.ingredientId ? -1 : 1)

/** Sums sorted amounts and rounds the sum, so that order and float noise do not matter: 0.2 + 16.4 + 3.4 reaches 20. */
function sum(grams: readonly number[]): number {
  if (grams.length === 1) return round6(itemAt(grams, 0))
  return round6([...grams].sort((a, b) => a - b).reduce((all, one) => all + one, 0))
}

/** Returns the items. Throws EMPTY_ITEMS, TOO_MANY_ITEMS, or INVALID_REQUEST if they are not a list of valid items. */
export function requireItems(items: unknown): readonly CompatibilityItem[] {
  if (!Array.isArray(items)) throw invalid(msg('itemsNotList'), { items: 'a list is required' })
  if (items.length === 0) throw new IngrError('EMPTY_ITEMS', msg('itemsEmpty'))
  requireAtMost(MAX_ITEMS, items, 'items')
  const faults: IngrError[] = []
  for (const [index, item] of items.entries()) {
    faults.push(...faultsOf(item, `items[${index}]`))
    // Stop here, since reporting every fault would take longer than judging the list.
    if (faults.length >= MOST_FAULTS) break
  }
  const [first, ...others] = faults.slice(0, MOST_FAULTS)
  if (first) throw combined([first, ...others])
  // Keep only the known properties.
  return items.map(({ ingredientId, amount = null, unit = null }) => ({
    ingredientId,
    amount,
    unit,
  }))
}

/** Returns an INVALID_REQUEST error for each invalid field of an item. */
function faultsOf(item: unknown, at: string): readonly IngrError[] {
  const fault = (field: string, said: Message) =>
    invalid(said, { [field]: textOf(said).slice(field.length + 1) })
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return [fault(at, msg('notObject', { field: at }))]
  const values: { readonly [key in keyof CompatibilityItem]?: unknown } = item
  const { ingredientId, amount = null, unit = null } = values
  const unless = (isFine: boolean, name: string, said: (field: string) => Message) =>
    isFine ? [] : [fault(`${at}.${name}`, said(`${at}.${name}`))]
  const isAmount = typeof amount === 'number' && Number.isFinite(amount) && amount >= 0
  return [
    ...unless(typeof ingredientId === 'string' && !isBlank(ingredientId), 'ingredientId', (field) =>
      msg('notText', { field }),
    ),
    ...unless(amount === null || isAmount, 'amount', (field) =>
      msg('notFiniteNumber', { field, amount: shown(amount) }),
    ),
    ...unless(unit === null || typeof unit === 'string', 'unit', (field) =>
      msg('valueNotText', { field, value: shown(unit) }),
    ),
  ]
}
