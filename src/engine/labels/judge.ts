/** Turns what was read of a list into the items that are judged: by their grams, by what a package declares, and for diets. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import { basisOf } from '../../domain/evidence.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { EntryStatus, StatementKind } from '../../domain/labels.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  ALLERGENS_OF_ANIMALS,
  ANIMALS,
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
import { OF_WHEAT, type ReadFood } from './food-rules.ts'
import type { ReadPart } from './read.ts'
import { sharesOf } from './shares.ts'
import type { Span } from './spans.ts'

/** A part with its share, as it is told. */
export interface Weighed {
  readonly read: ReadPart
  readonly share: Share
  readonly children: readonly Weighed[]
}

/** Where an entry is told. */
export interface Evidence {
  readonly entry: EuAllergen
  readonly status: Exclude<EntryStatus, 'no'>
  /** The food that it is due to; null where a word tells it. */
  readonly ingredientId: string | null
  readonly from: number
  readonly to: number
}

const WHOLE: Share = { min: 100, max: 100, given: false }

export function weighed(parts: readonly ReadPart[], whole: Share = WHOLE): readonly Weighed[] {
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

interface Judged {
  /** For the dimensions. */
  readonly items: readonly ListItem[]
  /** For the diets. */
  readonly eaten: readonly ListItem[]
  readonly evidence: readonly Evidence[]
}

/** A statement beside the list, and what it names. */
interface Statement extends Pick<ReadPart, 'named' | 'declared'> {
  readonly kind: StatementKind
}

/** `portion` in grams; `free` is what the package says in the terms of the law that all of it is without. */
export function judged(
  library: Library,
  parts: readonly Weighed[],
  statements: readonly Statement[],
  portion: number,
  free: readonly AbsenceCode[],
): Judged {
  const judge = new Judge(library, portion, free)
  for (const part of parts) judge.add(part)
  for (const one of statements) {
    if (one.kind === 'freeFrom') continue
    judge.declare(one, one.kind === 'contains' ? 'contains' : 'traces')
  }
  return { items: judge.items, eaten: judge.eaten, evidence: judge.evidence }
}

/** A food that may be in the product, with the entries that it would bring in. */
export const maybeIn = (ingredientId: string, entries: readonly EuAllergen[]): ListItem => ({
  ingredientId,
  optional: true,
  isSilent: true,
  declared: { level: 'contains', entries },
})

class Judge {
  readonly items: ListItem[] = []
  readonly eaten: ListItem[] = []
  readonly evidence: Evidence[] = []

  constructor(
    private readonly library: Library,
    private readonly portion: number,
    private readonly free: readonly AbsenceCode[],
  ) {}

  add({ read, share, children }: Weighed): void {
    for (const child of children) {
      if (!(child.read.isNote && isExempt(read))) this.add(child)
    }
    const { part, foods, named, isNote } = read
    const listed = children.filter((child) => !child.read.isNote && child.read.foods.length > 0)
    const isWhole = listed.some((child) => !isAdditive(child.read))
    const inner = listed.flatMap((child) => itemsWithin(child))
    // Wheat-based glucose syrups and maltodextrins need not be declared (EU Annex II), and are told all the same.
    const notes = children.filter((child) => child.read.isNote)
    for (const note of isExempt(read) ? notes : [])
      this.declare(note.read, 'traces', note.read.part)
    if (isWhole && foods.some(({ reading }) => reading === 'none')) this.doubt(read, inner)
    else if (isNote || foods.some(({ reading }) => reading !== 'sure')) {
      this.declare(read, part.said === 'mayContain' ? 'traces' : 'contains', part)
    }
    for (const food of foods) {
      if (isWhole) this.addCompound(read, food.item, inner, foods.length > 1)
      else this.addFood(read, food, children, share.max * (food.times ?? 1))
    }
    if (!isNote && foods.length === 0 && part.name !== '' && named.length > 0) {
      this.declare(read, 'contains', part)
    }
  }

  /** "Prawn cocktail seasoning (sugar, salt, …)": what words name and none of the listed holds may be no more than the flavour. */
  private doubt({ named, part: { from, to } }: ReadPart, inner: readonly ListItem[]): void {
    for (const { entry, food } of named) {
      if (inner.some((one) => contained(this.library, one, entry) === 'yes')) continue
      this.evidence.push({ entry, status: 'unknown', ingredientId: null, from, to })
      if (this.library.ingredient(food) === undefined) continue
      this.items.push(maybeIn(food, [entry]))
    }
  }

  /** The entries that words name, and what else is in the foods that they name; at the places of the words unless one is given. */
  declare(
    { named, declared }: Pick<ReadPart, 'named' | 'declared'>,
    level: 'contains' | 'traces',
    part?: Span,
  ): void {
    for (const one of named) this.declareEntry(one.entry, one.food, level, part ?? one)
    for (const one of declared) {
      if (!one.isTold) this.declareFood(one.food, level, part ?? one)
    }
  }

  private declareFood({ item }: ReadFood, level: 'contains' | 'traces', { from, to }: Span): void {
    const tell = (status: Evidence['status'], entries: readonly EuAllergen[]) => {
      const ingredientId = item.isUnread ? null : item.ingredientId
      this.evidence.push(...entries.map((entry) => ({ entry, status, ingredientId, from, to })))
    }
    const those = (...values: readonly Contains[]) =>
      EU_ALLERGENS.filter((entry) => values.includes(contained(this.library, item, entry)))
    tell(level, those('yes'))
    tell('traces', those('traces'))
    tell('unknown', those('unknown'))
    const items: readonly ListItem[] = item.isUnread
      ? [item]
      : [
          { ...item, declared: { level, entries: those('yes') } },
          { ...item, declared: { level: 'traces', entries: those('traces') } },
          { ...item, ...maybeIn(item.ingredientId, those('unknown')) },
        ]
    this.items.push(...items.filter(({ declared }) => declared?.entries.length !== 0))
    // A pine nut is none of the nuts of the law, and burdens whoever avoids nuts.
    if (this.isMoreThanItsEntries(item)) {
      this.items.push({
        ...item,
        isWeightless: true,
        ...(level === 'traces' ? { optional: true } : {}),
      })
    }
    if (level === 'contains') this.eaten.push(item)
  }

  private isMoreThanItsEntries({ ingredientId, isUnread }: ListItem): boolean {
    const food = isUnread ? undefined : this.library.ingredient(ingredientId)
    if (!food) return false
    const told = EU_ALLERGENS.filter((entry) => food.euAllergens[entry] === 'yes').flatMap(
      (entry) => EU_ENTRY[entry].allergen ?? [],
    )
    return ALLERGENS.some(
      (one) =>
        food.allergenProfile[one]?.contains === 'yes' &&
        !told.some((other) => other === one || ALLERGEN[one].partOf === other),
    )
  }

  declareEntry(
    entry: EuAllergen,
    food: string,
    level: 'contains' | 'traces',
    { from, to }: { readonly from: number; readonly to: number },
  ): void {
    this.evidence.push({ entry, status: level, ingredientId: null, from, to })
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
    // It is told all the same, as the wheat of a glucose syrup is.
    if (food.isExempt) this.declareEntry('soybeans', 'soybeans', 'traces', read.part)
    const item = this.ofSource(food.item, children)
    const said = this.without(item)
    const grams = (this.portion * share) / 100
    const told = { ...item, ...(said.length > 0 ? { without: said } : {}) }
    this.items.push(this.weigh(told, grams))
    if (!food.isOfPlants) this.eaten.push(this.asSaid(told))
    this.entries(read, told, this.isUnnamed(read, food, children))
  }

  /** "Lecithine (Soja)": where the package says what an additive is of, it is of nothing else. */
  private ofSource(item: ListItem, children: readonly Weighed[]): ListItem {
    const food = item.isUnread ? undefined : this.library.ingredient(item.ingredientId)
    const notes = children.filter(({ read }) => read.isNote && read.part.said !== 'mayContain')
    const named = notes.flatMap(({ read }) => read.named.map(({ entry }) => entry))
    if (food?.additive == null || named.length === 0) return item
    const settled = EU_ALLERGENS.filter(
      (entry) => !named.includes(entry) && contained(this.library, item, entry) === 'unknown',
    ).flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
    if (settled.length === 0) return item
    return { ...item, without: [...new Set([...(item.without ?? []), ...settled])] }
  }

  /**
   * The law has every allergen named. So what no word names is not known to be there where the food is only a guess, where
   * the usual recipe has it ("chicken stock"), and where the package tells what a food made of several holds: "surimi (fish)".
   */
  private isUnnamed(
    { named }: ReadPart,
    { item, reading, isBrand }: ReadFood,
    children: readonly Weighed[],
  ): (entry: EuAllergen) => boolean {
    const food = item.isUnread ? undefined : this.library.ingredient(item.ingredientId)
    const notes = children.filter(({ read }) => read.isNote && read.part.said !== 'mayContain')
    const told = notes.flatMap(({ read }) => read.named.map(({ entry }) => entry))
    const isMixed = food?.variantType === 'composite' && told.length > 0
    return (entry) => {
      if (isBrand || [...told, ...named.map((one) => one.entry)].includes(entry)) return false
      return isMixed || reading === 'guess' || (food !== undefined && isOfRecipe(food, entry))
    }
  }

  private weigh(item: ListItem, grams: number): ListItem {
    const amount = { amount: grams, unit: 'g' }
    const or = item.or?.map((side) => ({ ...side, ...(side.isUnread ? {} : amount) }))
    return { ...item, ...(item.isUnread ? {} : amount), ...(or ? { or } : {}) }
  }

  /**
   * A food whose own ingredients are listed is those. What it holds by itself and none of them names counts all the same: as
   * contained where its name or its animal says so, else as traces, as with all that is mixed of several: a batter (flour,
   * water, salt) is one without egg.
   */
  private addCompound(
    read: ReadPart,
    item: ListItem,
    inner: readonly ListItem[],
    isOneOfSeveral: boolean,
  ): void {
    const food = item.isUnread ? undefined : this.library.ingredient(item.ingredientId)
    if (!food) {
      // Its ingredients tell what it is.
      return
    }
    const isMixed = isOneOfSeveral || food.variantType === 'composite'
    const sources = new Set(inner.flatMap((one) => this.sourcesOf(one)))
    for (const entry of EU_ALLERGENS) {
      if (contained(this.library, item, entry) !== 'yes') continue
      if (inner.some((one) => contained(this.library, one, entry) === 'yes')) continue
      const isNamed = read.named.some((one) => one.entry === entry)
      const isOfIt = isNamed || (!isMixed && isOfAnimal(food, entry))
      const level = isOfIt ? 'contains' : 'traces'
      if (level === 'traces' && !isPassedOn(entry)) continue
      const { from, to } = read.part
      this.evidence.push({ entry, status: level, ingredientId: food.id, from, to })
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
    if (missing.length > 0 && !isMixed) this.eaten.push(this.asSaid(item))
  }

  private sourcesOf(item: ListItem): readonly string[] {
    return item.isUnread ? [] : (this.library.ingredient(item.ingredientId)?.animalSources ?? [])
  }

  /** What the law lets a package say: no gluten in what holds none of it by itself, lactose that is taken out. */
  private without(item: ListItem): readonly AbsenceCode[] {
    const legal = this.free.filter((code) => {
      if (code === 'lactose') return true
      return code === 'gluten' && contained(this.library, item, 'gluten') !== 'yes'
    })
    return [...new Set([...(item.without ?? []), ...legal])]
  }

  /** Diets alone: a product for vegans is one, and says nothing of allergens. */
  private asSaid(item: ListItem): ListItem {
    const diets = this.free.filter((code) => code === 'vegan' || code === 'vegetarian')
    if (diets.length === 0) return item
    const food = item.isUnread ? undefined : this.library.ingredient(item.ingredientId)
    const isOfAnAnimal = food?.animalSources.some((source) => isCertain(source)) ?? false
    return isOfAnAnimal ? item : { ...item, without: [...(item.without ?? []), ...diets] }
  }

  private entries(read: ReadPart, item: ListItem, isOpen: (entry: EuAllergen) => boolean): void {
    const { from, to } = read.part
    for (const entry of EU_ALLERGENS) {
      const sides = [item, ...(item.or ?? [])].map((side) => contained(this.library, side, entry))
      const told = this.statusOf(entry, sides, item)
      if (told === 'no') continue
      const status = told === 'contains' && isOpen(entry) ? 'unknown' : told
      const ingredientId = item.isUnread ? null : item.ingredientId
      this.evidence.push({ entry, status, ingredientId, from, to })
    }
  }

  private statusOf(entry: EuAllergen, sides: readonly string[], item: ListItem): EntryStatus {
    const isAll = new Set(sides).size === 1
    const worst = ['yes', 'unknown', 'traces', 'no'].find((one) => sides.includes(one)) ?? 'no'
    if (worst === 'yes') {
      if (!isAll || item.optional) return 'unknown'
      // Sulphites of wine are diluted below what has to be declared; those that are an ingredient are not.
      return isPassedOn(entry) || this.isAdditiveItem(item) ? 'contains' : 'traces'
    }
    return worst === 'traces' ? 'traces' : worst === 'unknown' ? 'unknown' : 'no'
  }

  private isAdditiveItem({ ingredientId }: ListItem): boolean {
    return this.library.ingredient(ingredientId)?.category === 'additives'
  }
}

function itemsWithin({ read, children }: Weighed): readonly ListItem[] {
  const declared = read.isNote || read.foods.some(({ reading }) => reading !== 'sure')
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

function isExempt({ foods }: ReadPart): boolean {
  return foods.some(({ ingredientId }) => ingredientId !== null && OF_WHEAT.has(ingredientId))
}

function isAdditive({ number, class: cls }: ReadPart): boolean {
  return number !== null || cls !== null
}

const isCertain = (source: string) =>
  !source.startsWith('possible-') && ALLERGENS_OF_ANIMALS.some((one) => one.source === source)

export function isOfRecipe({ evidence }: Ingredient, entry: EuAllergen): boolean {
  const fact = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
  return fact !== null && basisOf(evidence, fact) === 'recipe'
}

/** Whether the entry comes of an animal that the food surely is of: cheese is of milk, whatever its list names. */
function isOfAnimal(food: Ingredient, entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  if (allergen === null) return false
  const [source] = ALLERGEN[allergen].animals
  return source !== undefined && food.animalSources.includes(source)
}
