/** Converts the parts and statements of a label into items, to be checked for allergens, intolerances and diets. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { mostAdded } from '../../domain/additives.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import { basisOf } from '../../domain/evidence.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { EntryStatus } from '../../domain/labels.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  ALLERGENS_OF_ANIMALS,
  type Allergen,
  ANIMALS,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  entriesOf,
  isPassedOn,
  isSureSource,
  isUncovered,
  representativeOf,
} from '../../domain/restrictions.ts'
import type { Share } from '../../domain/shapes/labels.ts'
import type { Library } from '../../library/library.ts'
import type { Declared } from '../compatibility/assessments.ts'
import { foodOf, type ListItem } from '../compatibility/items.ts'
import { contained } from '../compatibility/letters.ts'
import { additiveOf } from './additives.ts'
import { breaksDiet } from './animals.ts'
import { areSure, isOfWheat, type ReadFood, unread } from './food-rules.ts'
import type { ReadPart } from './read.ts'
import type { ReadSection } from './read-section.ts'
import { sharesOf } from './shares.ts'
import { flattened, type Span } from './spans.ts'

export interface Weighed extends ReadPart {
  readonly share: Share
  readonly children: readonly Weighed[]
}

/** The status of an allergen entry, and the span of the text that shows it. */
export interface Evidence extends Span {
  readonly entry: EuAllergen
  readonly status: Exclude<EntryStatus, 'no'>
  /** The food that causes the status; null if the cause is an allergen word. */
  readonly ingredientId: string | null
}

/** Grams of the product that are judged if the request gives no portion. */
export const ASSUMED_PORTION = 100

const NOWHERE: Span = { from: 0, to: 0 }

type Level = Declared['level']

const LEVEL = { ingredient: 'contains', contains: 'contains', mayContain: 'traces' } as const

const WHOLE: Share = { min: 100, max: 100, given: false }

/** Adds the percentage of each ingredient. `isAdded` is true if `parts` belong to an ingredient listed after a food. */
function weighed(
  library: Library,
  parts: readonly ReadPart[],
  whole: Share = WHOLE,
  isAdded = false,
): readonly Weighed[] {
  const listed = parts.filter(({ isNote }) => !isNote)
  const shares = sharesOf(
    listed.map(({ part }) => part.share),
    whole,
  )
  let isAfterFood = isAdded
  return parts.map((read) => {
    const most = mostOf(library, read)
    const ordered = shares[listed.indexOf(read)] ?? whole
    const share = isAfterFood && !ordered.given ? atMost(ordered, most) : ordered
    const children = weighed(library, read.children, share, isAfterFood)
    isAfterFood ||= most === 100 && read.foods.length > 0
    return { ...read, share, children }
  })
}

const atMost = ({ min, max, given }: Share, most: number): Share => ({
  min: Math.min(min, most),
  max: Math.min(max, most),
  given,
})

/** Maximum percentage that a part can have. It is below 100 only for additives. */
function mostOf(library: Library, { part, foods }: ReadPart): number {
  const limits = foods.map(({ ingredientId }) => {
    const { classes = [] } = additiveOf(library, library.ingredient(ingredientId ?? '')) ?? {}
    return classes.length === 0 ? 100 : mostAdded(part.class ? [...classes, part.class] : classes)
  })
  return limits.length === 0 ? 100 : Math.max(...limits)
}

/** Returns an item for a food. Only the given EU allergens of the food count. */
const declaring = (
  ingredientId: string,
  entries: readonly EuAllergen[],
  level: Level = 'contains',
): ListItem => ({ ingredientId, declared: { level, entries } })

/** Returns an item for a food that the product may contain. Only the given EU allergens of the food count. */
const maybeIn = (ingredientId: string, entries: readonly EuAllergen[]): ListItem => ({
  ...declaring(ingredientId, entries),
  optional: true,
  isSilent: true,
})

/** Judges a section: the parts of its list, then its statements. */
export class Judge {
  readonly parts: readonly Weighed[]
  /** The items used to judge allergens and intolerances. */
  readonly items: ListItem[] = []
  /** The items used to judge the diets. */
  readonly eaten: ListItem[] = []
  readonly evidence: Evidence[] = []

  constructor(
    private readonly library: Library,
    { parts, statements, unclear }: Pick<ReadSection, 'parts' | 'statements' | 'unclear'>,
    /** Legally defined absence claims for the whole product. */
    private readonly claims: readonly AbsenceCode[],
    /** Grams of the product. */
    private readonly portion = ASSUMED_PORTION,
  ) {
    this.parts = weighed(library, parts)
    for (const part of this.parts) this.addPart(part)
    for (const one of statements) if (one.kind !== 'freeFrom') this.declare(one, LEVEL[one.kind])
    this.declare({ allergens: [], declared: unclear }, 'contains')
    // A package may have statements, but no list of ingredients.
    for (const list of [this.items, this.eaten]) if (list.length === 0) list.push(unread('?').item)
  }

  /** Marks an allergen as unknown, because it is named outside the ingredient list and the allergen statements. */
  markUnknown(entry: EuAllergen, { from, to }: Span = NOWHERE): void {
    const item = maybeIn(representativeOf(entry), [entry])
    const isNew = !this.evidence.some((one) => one.entry === entry)
    if (isNew && foodOf(this.library, item)) this.items.push(item)
    this.evidence.push({ entry, status: 'unknown', ingredientId: null, from, to })
  }

  /** Adds a part. If it is a note, it only says what the foods in `around` are made from. */
  private addPart(
    weighed: Weighed,
    level: Level = LEVEL[weighed.part.role],
    around: readonly ReadFood[] = [],
  ): void {
    const { part, foods, allergens, isNote, children } = weighed
    const isExempt = foods.some(isOfWheat)
    for (const child of children) {
      // Wheat-based glucose syrups and maltodextrins need not be declared (EU Annex II), but are reported.
      this.addPart(
        child,
        isExempt && child.isNote ? 'traces' : undefined,
        child.isNote ? foods : [],
      )
    }
    const listed = children.filter((child) => !child.isNote && child.foods.length > 0)
    const isCompound = listed.some((child) => child.number === null && child.part.class === null)
    const inner = flattened(listed).flatMap(itemsOf)
    // The bracket in "anchovies (fish)" explains the food before it and adds no other food.
    const isKnown = (entry: EuAllergen) =>
      level === 'contains' &&
      isPassedOn(entry) &&
      areSure(around) &&
      around.some(({ item }) => contained(this.library, item, entry) === 'yes')
    const isMissing = (entry: EuAllergen) =>
      !inner.some((one) => contained(this.library, one, entry) === 'yes')
    if (isCompound && foods.some(({ reading }) => reading === 'none')) {
      // An allergen that only the name mentions may just be a flavour: "Prawn cocktail seasoning (sugar, salt, …)".
      for (const { entry, food } of allergens)
        if (isMissing(entry)) this.add(maybeIn(food, [entry]), part, null)
    } else if (
      isNote ||
      foods.length === 0 ||
      !areSure(foods) ||
      foods.some(({ known }) => known)
    ) {
      // Allergens that a name mentions count even if the caller defined the name.
      this.declare(
        { ...weighed, allergens: allergens.filter((one) => !isKnown(one.entry)) },
        level,
        part,
      )
    }
    for (const food of foods) {
      if (isCompound) this.addCompound(weighed, food.item, inner, isMissing)
      else this.addFood(weighed, food)
    }
  }

  /** Adds an item and reports its EU allergens. Those in `open` are reported as unknown instead of contained. */
  private add(
    item: ListItem,
    { from, to }: Span,
    ingredientId: string | null,
    open: readonly EuAllergen[] = [],
  ): void {
    if (item.declared?.entries.length === 0) return
    if (item.isUnread || foodOf(this.library, item)) this.items.push(item)
    for (const entry of EU_ALLERGENS) {
      const status = this.statusOf(entry, item)
      if (status === 'no') continue
      const reported = status === 'contains' && open.includes(entry) ? 'unknown' : status
      this.evidence.push({ entry, status: reported, ingredientId, from, to })
    }
  }

  /** Adds the declared allergens and foods. Their position is that of `part` or, by default, that of their words. */
  private declare(
    { allergens, declared }: Pick<ReadPart, 'allergens' | 'declared'>,
    level: Level,
    part?: Span,
  ): void {
    for (const one of allergens)
      this.declareItem(declaring(one.food, [one.entry]), level, part ?? one)
    for (const one of declared) {
      const { item, ingredientId } = one.food
      if (!one.isCovered) this.declareItem(item, level, part ?? one, ingredientId)
    }
  }

  private declareItem(
    declared: ListItem,
    level: Level,
    span: Span,
    ingredientId: string | null = null,
  ): void {
    // A declared food is never optional, whatever its words say.
    const item = { ...declared, optional: false }
    const entries = (value: Contains) =>
      EU_ALLERGENS.filter((one) => contained(this.library, item, one) === value)
    const items: readonly ListItem[] = item.isUnread
      ? [item]
      : [
          { ...item, declared: { level, entries: entries('yes') } },
          { ...item, declared: { level: 'traces', entries: entries('traces') } },
          { ...item, ...maybeIn(item.ingredientId, entries('unknown')) },
        ]
    for (const one of items) this.add(one, span, ingredientId)
    const food = foodOf(this.library, item)
    const isDeclared = (one: Allergen) =>
      entriesOf(ALLERGEN[one].partOf ?? one).some((entry) => food?.euAllergens[entry] === 'yes')
    const hasMore = ALLERGENS.some(
      (one) => food?.allergenProfile[one]?.contains === 'yes' && !isDeclared(one),
    )
    // By law, a pine nut is not a nut, but it is a risk to people who avoid nuts.
    if (hasMore) this.items.push({ ...item, isWeightless: true, optional: level === 'traces' })
    if (level === 'contains') this.eaten.push(item)
  }

  private addFood({ part, allergens, share, children }: Weighed, food: ReadFood): void {
    if (food.isExempt) this.declareItem(declaring('soybeans', ['soybeans']), 'traces', part)
    const notes = children.filter((one) => one.isNote && one.part.role !== 'mayContain')
    const sources = notes.flatMap((one) => one.allergens.map(({ entry }) => entry))
    const item = without(food.item, this.absent(food.item, sources))
    const grams = (this.portion * share.max * (food.concentration ?? 1)) / 100
    const amount = { amount: grams, unit: 'g' }
    const or = item.or && { or: item.or.map((side) => ({ ...side, ...amount })) }
    const open = this.openEntries(
      food,
      [...sources, ...allergens.map(({ entry }) => entry)],
      sources,
    )
    this.add({ ...item, ...amount, ...or }, part, food.ingredientId, open)
    if (food.isDisputed) this.eaten.push(unread(food.name).item)
    else if (!food.isOfPlants) this.eaten.push(this.asClaimed(item))
  }

  /** Allergens that are ruled out by a legal claim or, for an additive, by a named source: "Lecithine (Soja)". */
  private absent(item: ListItem, sources: readonly EuAllergen[]): readonly AbsenceCode[] {
    const contains = (entry: EuAllergen) => contained(this.library, item, entry)
    // A food that itself contains gluten cannot be free of it, whereas lactose can be removed.
    const claimed = this.claims.filter(
      (code) => code === 'lactose' || (code === 'gluten' && contains(code) !== 'yes'),
    )
    if (foodOf(this.library, item)?.additive == null || sources.length === 0) return claimed
    const others = EU_ALLERGENS.filter(
      (entry) => !sources.includes(entry) && contains(entry) === 'unknown',
    )
    return [...others.flatMap((entry) => EU_ENTRY[entry].allergen ?? []), ...claimed]
  }

  /** Unnamed EU allergens that an uncertain food may contain. For other foods, the law requires that all are named. */
  private openEntries(
    { item, reading, isBrand }: ReadFood,
    named: readonly EuAllergen[],
    sources: readonly EuAllergen[],
  ): readonly EuAllergen[] {
    const food = foodOf(this.library, item)
    const isMixed = food?.variantType === 'composite' && sources.length > 0
    const isOpen = (entry: EuAllergen) =>
      isMixed || reading === 'guess' || (food !== undefined && isOfRecipe(food, entry))
    return isBrand ? [] : EU_ALLERGENS.filter((one) => !named.includes(one) && isOpen(one))
  }

  /**
   * Judges a food by its listed ingredients. Other allergens of the food count as contained if its name or animal
   * source implies them, otherwise as traces. For example, egg counts as traces in a batter of flour, water and salt.
   * An unknown food adds no allergens.
   */
  private addCompound(
    { part, foods, allergens }: ReadPart,
    item: ListItem,
    inner: readonly ListItem[],
    isMissing: (entry: EuAllergen) => boolean,
  ): void {
    const food = foodOf(this.library, item)
    if (!food) return
    const isMixed = foods.length > 1 || food.variantType === 'composite'
    for (const entry of EU_ALLERGENS.filter(isMissing)) {
      if (contained(this.library, item, entry) !== 'yes') continue
      const isNamed = allergens.some((one) => one.entry === entry)
      const isOfIt = isNamed || (!isMixed && isOfAnimal(food, entry))
      if (!isOfIt && !isPassedOn(entry)) continue
      this.add(declaring(food.id, [entry], isOfIt ? 'contains' : 'usual'), part, food.id)
    }
    // A sausage may be made of a different land animal than usual.
    const kindOf = (source: string) => (isOneOf(ANIMALS, source) ? 'meat' : source)
    const sources = inner.flatMap((one) => foodOf(this.library, one)?.animalSources ?? [])
    const kinds = new Set(sources.map(kindOf))
    const isAdded = (source: string) => isSureSource(source) && !kinds.has(kindOf(source))
    if (!isMixed && food.animalSources.some(isAdded)) this.eaten.push(this.asClaimed(item))
  }

  /** A diet claim rules out possible animal origins. It does not affect allergens or known animal origins. */
  private asClaimed(item: ListItem): ListItem {
    return breaksDiet(foodOf(this.library, item), 'vegan') ? item : without(item, this.claims)
  }

  private statusOf(entry: EuAllergen, item: ListItem): EntryStatus {
    const or = item.declared ? [] : (item.or ?? [])
    const found = new Set([item, ...or].map((side) => contained(this.library, side, entry)))
    if (!found.has('yes'))
      return found.has('unknown') ? 'unknown' : found.has('traces') ? 'traces' : 'no'
    if (item.optional || found.size > 1) return 'unknown'
    // Sulphites in wine are diluted below the limit for declaration, unlike sulphites that are added as an ingredient.
    const isAdditive = foodOf(this.library, item)?.category === 'additives'
    return isPassedOn(entry) || item.declared || isAdditive ? 'contains' : 'traces'
  }
}

const without = (item: ListItem, codes: readonly AbsenceCode[]): ListItem => ({
  ...item,
  without: [...new Set([...(item.without ?? []), ...codes])],
})

/** The foods of an ingredient. If the foods are uncertain, adds the allergens that the ingredient names. */
function itemsOf({ foods, allergens, isNote }: Weighed): readonly ListItem[] {
  const open = isNote || !areSure(foods) ? allergens : []
  return [
    ...foods.map(({ item }) => item),
    ...open.map(({ entry, food }) => declaring(food, [entry])),
  ]
}

export function isOfRecipe({ evidence }: Ingredient, entry: EuAllergen): boolean {
  const fact = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
  return fact !== null && basisOf(evidence, fact) === 'recipe'
}

/**
 * True if the EU allergen follows from an animal source of the food. For example, cheese contains milk, even if the
 * package does not list milk.
 */
const isOfAnimal = (food: Ingredient, entry: EuAllergen): boolean =>
  ALLERGENS_OF_ANIMALS.some(
    ({ allergen, source }) =>
      allergen === EU_ENTRY[entry].allergen && food.animalSources.includes(source),
  )
