/** Collects the hazards of foods: our allergens, EU allergens, dose-dependent risks, and violated diets. */

import { type AbsenceCode, absencesOf } from '../domain/absences.ts'
import { type Ingredient, sourcesOf } from '../domain/ingredient.ts'
import { itemAt } from '../domain/present.ts'
import {
  ALLERGEN,
  ALLERGENS,
  allows,
  DIETS,
  DIMENSIONS,
  type Diet,
  type Dimension,
  DOSE_DIMENSIONS,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  entriesOf,
  isAllergen,
} from '../domain/restrictions.ts'
import { isRisk } from '../domain/risk.ts'
import { nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { brandNamed } from '../search/indexes.ts'
import { isDeniable, type Mention } from '../witness/witness.ts'
import { type Declared, gradesAt } from './compatibility/assessments.ts'
import { ASSUMED_GRAMS, foodOf, type ListItem } from './compatibility/items.ts'
import { isOfRecipe } from './labels/judge.ts'
import { isReadyDish } from './recipe/foods-named.ts'

export interface Hazards {
  readonly allergens: readonly Dimension[]
  readonly doses: readonly Dimension[]
  readonly entries: readonly EuAllergen[]
  readonly diets: readonly Diet[]
}

export class JudgedItems {
  private readonly ids = new Set<string>()
  /** For each food, the claims of absence in the text, such as "lactose-free". */
  private readonly claims = new Map<string, Set<AbsenceCode>>()
  private readonly allergens = new Set<Dimension>()
  private readonly entries = new Set<EuAllergen>()
  private readonly diets = new Set<Diet>()
  /** For each food category, the dimensions in which at least one food has more than a low risk. */
  private readonly doses = new Map<string, Set<Dimension>>()

  constructor(
    private readonly library: Library,
    items: readonly ListItem[],
    mentions: readonly Mention[],
  ) {
    for (const { ids, without } of mentions) {
      for (const id of without.length > 0 ? ids : []) {
        const known = this.claims.get(id) ?? new Set()
        this.claims.set(id, known)
        for (const code of without) known.add(code)
      }
    }
    for (const item of items) this.add(item)
  }

  private add(item: ListItem): void {
    const { or = [], optional = false } = item
    for (const side of [item, ...or]) {
      const food = foodOf(this.library, side)
      if (!food) continue
      const isSeen = (side.without ?? []).every((code) => this.isClaimed(food.id, code))
      if (!side.declared && isSeen) this.ids.add(food.id)
      const brand = side.brand && brandNamed(this.library, nameKey(side.brand.name))
      if (brand) this.ids.add(brand.ingredientId)
      if (optional || or.length > 0) continue
      const { allergens, doses, entries, diets } = side.declared
        ? declaredHazards(side.declared, food)
        : hazardsOf(food, side.without ?? [])
      for (const one of allergens) this.allergens.add(one)
      for (const one of entries) this.entries.add(one)
      for (const one of diets) this.diets.add(one)
      const known = this.doses.get(food.category) ?? new Set()
      this.doses.set(food.category, known)
      for (const one of doses) known.add(one)
    }
  }

  /** True if the text makes the claim, or if such claims cannot be recognized in the text. */
  private isClaimed(id: string, code: AbsenceCode): boolean {
    const claims = this.claims.get(id)
    return !isDeniable(this.library, code) || claims?.has(code) || claims?.has('vegan') || false
  }

  has(id: string): boolean {
    return this.ids.has(id)
  }

  /** True if the food has a hazard that none of the judged items has. */
  leavesOpen({ category }: Ingredient, { allergens, doses, entries, diets }: Hazards): boolean {
    const ofKind = this.doses.get(category)
    return (
      allergens.some((one) => !this.allergens.has(one)) ||
      entries.some((one) => !this.entries.has(one)) ||
      diets.some((one) => !this.diets.has(one)) ||
      doses.some((one) => !ofKind?.has(one))
    )
  }
}

/** The hazards of `ASSUMED_GRAMS` of the food, except those that a claim rules out. */
export function hazardsOf(food: Ingredient, without: readonly AbsenceCode[]): Hazards {
  const absent = absencesOf(without)
  const grades = gradesAt(food, ASSUMED_GRAMS)
  const sources = sourcesOf(food).filter((source) => !absent.animals.includes(source))
  const isOpen = (dimension: Dimension) => !absent.dimensions.includes(dimension)
  return {
    allergens: ALLERGENS.filter(
      (one) => food.allergenProfile[one]?.contains === 'yes' && isOpen(one),
    ),
    doses: DOSE_DIMENSIONS.filter((one) => {
      const { risk } = itemAt(grades, DIMENSIONS.indexOf(one))
      return isRisk(risk) && risk !== 'low' && isOpen(one)
    }),
    entries: EU_ALLERGENS.filter(
      (one) => food.euAllergens[one] === 'yes' && !absent.eu.includes(one),
    ),
    diets: DIETS.filter((diet) => sources.some((source) => allows(diet, source) === 'no')),
  }
}

/**
 * Hazards of a food that is named on a package. Allergens of its usual recipe do not count, because by law a package
 * declares all allergens: "hot dogs: pork, water, …" has no wheat. The ingredient list determines dose-dependent risks,
 * and traces do not violate a diet.
 */
export function onPackage(food: Ingredient, hazards: Hazards, isTrace: boolean, isOwn = false) {
  const isDish = food.variantType === 'composite' && !isOwn
  const isSure = (entry: EuAllergen) => !isDish || !isOfRecipe(food, entry)
  return {
    allergens: hazards.allergens.filter((one) => isAllergen(one) && entriesOf(one).some(isSure)),
    doses: [],
    entries: hazards.entries.filter(isSure),
    diets: isDish || isTrace ? [] : hazards.diets,
  }
}

/**
 * Hazards of a food named in a recipe. If the food is the dish itself, it contains the listed ingredients and what its
 * name implies ("peanut soup"). Its doses come from the listed ingredients, even if "dal" also means a lentil.
 */
export function ofDish(food: Ingredient, hazards: Hazards, dish: ReadonlySet<string>): Hazards {
  if (!dish.has(food.id)) return hazards
  return isReadyDish(food) ? onPackage(food, hazards, true) : { ...hazards, doses: [] }
}

/** The hazards of declared allergens. If they are declared as contained, includes the diets that the food violates. */
function declaredHazards({ entries, level }: Declared, food: Ingredient): Hazards {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const allergens = ALLERGENS.filter(
    (one) => named.includes(one) || named.some((other) => ALLERGEN[one].partOf === other),
  )
  const diets = level === 'contains' ? hazardsOf(food, []).diets : []
  return { allergens, doses: [], entries, diets }
}
