/** Turns what was read of a list into the items that are judged: by their grams, by what a package declares, and for diets. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import { basisOf } from '../../domain/evidence.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { EntryStatus } from '../../domain/labels.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  ANIMALS,
  allows,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  isPassedOn,
  isUncovered,
} from '../../domain/restrictions.ts'
import type { Share } from '../../domain/shapes/labels.ts'
import type { Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { contained } from '../compatibility/letters.ts'
import { areSure, OF_WHEAT, type ReadFood } from './food-rules.ts'
import type { ReadPart } from './read.ts'
import type { ReadSection } from './read-section.ts'
import { sharesOf } from './shares.ts'
import type { Span } from './spans.ts'

/** A part with its share. */
export interface Weighed {
  readonly read: ReadPart
  readonly share: Share
  readonly children: readonly Weighed[]
}

/** What a stretch of the text says of an entry. */
export interface Evidence {
  readonly entry: EuAllergen
  readonly status: Exclude<EntryStatus, 'no'>
  /** The food that it is due to; null if a word for the allergen names it. */
  readonly ingredientId: string | null
  readonly from: number
  readonly to: number
}

type Level = 'contains' | 'traces'

const LEVEL = { ingredient: 'contains', contains: 'contains', mayContain: 'traces' } as const

const WHOLE: Share = { min: 100, max: 100, given: false }

function weighed(parts: readonly ReadPart[], whole: Share = WHOLE): readonly Weighed[] {
  const listed = parts.filter(({ isNote }) => !isNote)
  const shares = sharesOf(
    listed.map(({ part }) => part.share),
    whole,
  )
  return parts.map((read) => {
    const share = shares[listed.indexOf(read)] ?? whole
    return { read, share, children: weighed(read.children, share) }
  })
}

/** A food that may be in the product, with the entries that it would bring in. */
export const maybeIn = (ingredientId: string, entries: readonly EuAllergen[]): ListItem => ({
  ingredientId,
  optional: true,
  isSilent: true,
  declared: { level: 'contains', entries },
})

/** Judges a section: the parts of its list, then its statements. */
export class Judge {
  readonly parts: readonly Weighed[]
  /** Items for the dimensions. */
  readonly items: ListItem[] = []
  /** Items for the diets. */
  readonly eaten: ListItem[] = []
  readonly evidence: Evidence[] = []

  constructor(
    private readonly library: Library,
    { parts, statements }: Pick<ReadSection, 'parts' | 'statements'>,
    /** Grams of the product. */
    private readonly portion: number,
    /** What the package says in the terms of the law that all of it is without. */
    private readonly free: readonly AbsenceCode[],
  ) {
    this.parts = weighed(parts)
    for (const part of this.parts) this.add(part)
    for (const one of statements) {
      if (one.kind !== 'freeFrom') this.declare(one, LEVEL[one.kind])
    }
  }

  private add({ read, share, children }: Weighed): void {
    const isExempt = read.foods.some(({ ingredientId }) => OF_WHEAT.has(ingredientId ?? ''))
    for (const child of children) {
      if (!child.read.isNote || !isExempt) this.add(child)
      // Wheat-based glucose syrups and maltodextrins need not be declared (EU Annex II), but are reported.
      else this.declare(child.read, 'traces', child.read.part)
    }
    const { part, foods, named, isNote } = read
    const listed = children.filter((child) => !child.read.isNote && child.read.foods.length > 0)
    const isCompound = listed.some(
      (child) => child.read.number === null && child.read.part.class === null,
    )
    const inner = listed.flatMap((child) => itemsWithin(child))
    if (isCompound && foods.some(({ reading }) => reading === 'none')) this.doubt(read, inner)
    else if (isNote || !areSure(foods)) {
      this.declare(read, LEVEL[part.said], part)
    }
    for (const food of foods) {
      if (isCompound) this.addCompound(read, food.item, inner, foods.length > 1)
      else this.addFood(read, food, children, share.max * (food.times ?? 1))
    }
    if (!isNote && foods.length === 0 && part.name !== '' && named.length > 0) {
      this.declare(read, 'contains', part)
    }
  }

  private food({ ingredientId, isUnread }: ListItem): Ingredient | undefined {
    return isUnread ? undefined : this.library.ingredient(ingredientId)
  }

  private report(
    entry: EuAllergen,
    status: Evidence['status'],
    { from, to }: Span,
    item?: ListItem,
  ): void {
    const ingredientId = item && !item.isUnread ? item.ingredientId : null
    this.evidence.push({ entry, status, ingredientId, from, to })
  }

  /** "Prawn cocktail seasoning (sugar, salt, …)": an allergen of the name that none of the ingredients has may be only the flavour. */
  private doubt({ named, part }: ReadPart, inner: readonly ListItem[]): void {
    for (const { entry, food } of named) {
      if (inner.some((one) => contained(this.library, one, entry) === 'yes')) continue
      this.report(entry, 'unknown', part)
      if (this.library.ingredient(food)) this.items.push(maybeIn(food, [entry]))
    }
  }

  /** The entries that words name, and what else is in the foods that they name; at the places of the words unless one is given. */
  private declare(
    { named, declared }: Pick<ReadPart, 'named' | 'declared'>,
    level: Level,
    part?: Span,
  ): void {
    for (const one of named) this.declareEntry(one.entry, one.food, level, part ?? one)
    for (const one of declared) {
      if (!one.isTold) this.declareFood(one.food, level, part ?? one)
    }
  }

  private declareFood({ item }: ReadFood, level: Level, span: Span): void {
    const entriesOf = (value: Contains, status: Evidence['status']) => {
      const entries = EU_ALLERGENS.filter((one) => contained(this.library, item, one) === value)
      for (const entry of entries) this.report(entry, status, span, item)
      return entries
    }
    const yes = entriesOf('yes', level)
    const traces = entriesOf('traces', 'traces')
    const unknown = entriesOf('unknown', 'unknown')
    const items: readonly ListItem[] = item.isUnread
      ? [item]
      : [
          { ...item, declared: { level, entries: yes } },
          { ...item, declared: { level: 'traces', entries: traces } },
          { ...item, ...maybeIn(item.ingredientId, unknown) },
        ]
    this.items.push(...items.filter(({ declared }) => declared?.entries.length !== 0))
    // A pine nut is none of the nuts of the law, and a risk to people who avoid nuts.
    if (this.isMoreThanItsEntries(item)) {
      const optional = level === 'traces' ? { optional: true } : {}
      this.items.push({ ...item, isWeightless: true, ...optional })
    }
    if (level === 'contains') this.eaten.push(item)
  }

  private isMoreThanItsEntries(item: ListItem): boolean {
    const food = this.food(item)
    if (!food) return false
    const covered = EU_ALLERGENS.filter((entry) => food.euAllergens[entry] === 'yes').flatMap(
      (entry) => EU_ENTRY[entry].allergen ?? [],
    )
    return ALLERGENS.some(
      (one) =>
        food.allergenProfile[one]?.contains === 'yes' &&
        !covered.some((other) => other === one || ALLERGEN[one].partOf === other),
    )
  }

  private declareEntry(entry: EuAllergen, food: string, level: Level, span: Span): void {
    this.report(entry, level, span)
    if (this.library.ingredient(food) === undefined) return
    const item = { ingredientId: food, declared: { level, entries: [entry] } }
    this.items.push(item)
    if (level === 'contains') this.eaten.push(item)
  }

  private addFood(
    read: ReadPart,
    food: ReadFood,
    children: readonly Weighed[],
    share: number,
  ): void {
    if (food.isExempt) this.declareEntry('soybeans', 'soybeans', 'traces', read.part)
    const notes = children.filter((one) => one.read.isNote && one.read.part.said !== 'mayContain')
    const sources = notes.flatMap((one) => one.read.named.map(({ entry }) => entry))
    const item = this.ofSource(food.item, sources)
    const without = this.without(item)
    const claimed = { ...item, ...(without.length > 0 ? { without } : {}) }
    this.items.push(this.weigh(claimed, (this.portion * share) / 100))
    if (!food.isOfPlants) this.eaten.push(this.asClaimed(claimed))
    this.reportAll(read, claimed, this.isUnnamed(read, food, sources))
  }

  /** "Lecithine (Soja)": an additive is of nothing but what the package says. */
  private ofSource(item: ListItem, sources: readonly EuAllergen[]): ListItem {
    if (this.food(item)?.additive == null || sources.length === 0) return item
    const settled = EU_ALLERGENS.filter(
      (entry) => !sources.includes(entry) && contained(this.library, item, entry) === 'unknown',
    ).flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
    if (settled.length === 0) return item
    return { ...item, without: [...new Set([...(item.without ?? []), ...settled])] }
  }

  /**
   * The law has every allergen named. So an entry that no word names is unknown if the food is only a guess, if it is in the usual
   * recipe of the food ("chicken stock"), or if the package names the source of a mixture: "surimi (fish)".
   */
  private isUnnamed(
    { named }: ReadPart,
    { item, reading, isBrand }: ReadFood,
    sources: readonly EuAllergen[],
  ): (entry: EuAllergen) => boolean {
    const food = this.food(item)
    const isMixed = food?.variantType === 'composite' && sources.length > 0
    return (entry) => {
      if (isBrand || sources.includes(entry) || named.some((one) => one.entry === entry))
        return false
      return isMixed || reading === 'guess' || (food !== undefined && isOfRecipe(food, entry))
    }
  }

  private weigh(item: ListItem, grams: number): ListItem {
    const amount = { amount: grams, unit: 'g' }
    const or = item.or?.map((side) => ({ ...side, ...(side.isUnread ? {} : amount) }))
    return { ...item, ...(item.isUnread ? {} : amount), ...(or ? { or } : {}) }
  }

  /**
   * A food whose own ingredients are listed is those. What it has itself and none of them accounts for is contained if its name or
   * its animal says so. Otherwise it counts as traces, since mixtures vary: a batter (flour, water, salt) is one without egg. A food
   * that is unknown is only its ingredients.
   */
  private addCompound(
    read: ReadPart,
    item: ListItem,
    inner: readonly ListItem[],
    isOneOfSeveral: boolean,
  ): void {
    const food = this.food(item)
    if (!food) return
    const isMixed = isOneOfSeveral || food.variantType === 'composite'
    const sources = new Set(inner.flatMap((one) => this.food(one)?.animalSources ?? []))
    for (const entry of EU_ALLERGENS) {
      if (contained(this.library, item, entry) !== 'yes') continue
      if (inner.some((one) => contained(this.library, one, entry) === 'yes')) continue
      const isNamed = read.named.some((one) => one.entry === entry)
      const isOfIt = isNamed || (!isMixed && isOfAnimal(food, entry))
      const level = isOfIt ? 'contains' : 'traces'
      if (level === 'traces' && !isPassedOn(entry)) continue
      this.report(entry, level, read.part, item)
      this.items.push({ ingredientId: food.id, declared: { level, entries: [entry] } })
    }
    const isOfLand = (source: string) => isOneOf(ANIMALS, source) || source === 'meat'
    const hasLand = [...sources].some(isOfLand)
    const missing = food.animalSources.filter(
      (source) =>
        !source.startsWith('possible-') &&
        source !== 'unknown' &&
        !sources.has(source) &&
        !(isOfLand(source) && hasLand),
    )
    if (missing.length > 0 && !isMixed) this.eaten.push(this.asClaimed(item))
  }

  /** The claims that the law defines: no gluten in a food that has none of its own, and lactose that is removed. */
  private without(item: ListItem): readonly AbsenceCode[] {
    const legal = this.free.filter((code) => {
      if (code === 'lactose') return true
      return code === 'gluten' && contained(this.library, item, 'gluten') !== 'yes'
    })
    return [...new Set([...(item.without ?? []), ...legal])]
  }

  /** A claim of a diet settles what may be of an animal; it says nothing about allergens, nor about what is of an animal. */
  private asClaimed(item: ListItem): ListItem {
    const diets = this.free.filter((code) => code === 'vegan' || code === 'vegetarian')
    if (diets.length === 0) return item
    const isOfAnimals = this.food(item)?.animalSources.some((one) => allows('vegan', one) === 'no')
    return isOfAnimals ? item : { ...item, without: [...(item.without ?? []), ...diets] }
  }

  private reportAll({ part }: ReadPart, item: ListItem, isOpen: (entry: EuAllergen) => boolean) {
    for (const entry of EU_ALLERGENS) {
      const status = this.statusOf(entry, item)
      if (status === 'no') continue
      this.report(entry, status === 'contains' && isOpen(entry) ? 'unknown' : status, part, item)
    }
  }

  private statusOf(entry: EuAllergen, item: ListItem): EntryStatus {
    const sides = [item, ...(item.or ?? [])].map((side) => contained(this.library, side, entry))
    if (!sides.includes('yes')) {
      return sides.includes('unknown') ? 'unknown' : sides.includes('traces') ? 'traces' : 'no'
    }
    if (item.optional || sides.some((side) => side !== 'yes')) return 'unknown'
    // Sulphites of wine are diluted below the limit of declaration; those that are an ingredient are not.
    const isAdditive = this.library.ingredient(item.ingredientId)?.category === 'additives'
    return isPassedOn(entry) || isAdditive ? 'contains' : 'traces'
  }
}

function itemsWithin({ read, children }: Weighed): readonly ListItem[] {
  const declared = read.isNote || !areSure(read.foods)
  return [
    ...read.foods.map(({ item }) => item),
    ...(declared
      ? read.named.map(({ entry, food }) => ({
          ingredientId: food,
          declared: { level: 'contains' as const, entries: [entry] },
        }))
      : []),
    ...children.flatMap(itemsWithin),
  ]
}

export function isOfRecipe({ evidence }: Ingredient, entry: EuAllergen): boolean {
  const fact = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
  return fact !== null && basisOf(evidence, fact) === 'recipe'
}

/** Whether the entry is due to the animal that the food is made of: cheese is of milk, whatever its list names. */
function isOfAnimal(food: Ingredient, entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  if (allergen === null) return false
  const [source] = ALLERGEN[allergen].animals
  return source !== undefined && food.animalSources.includes(source)
}
