/** Finds the foods that a title, heading, step or note names, including the parts of dishes. */

import { tierOf } from '../../domain/composition.ts'
import { distinctBy } from '../../domain/distinct.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import { ALLERGENS } from '../../domain/restrictions.ts'
import { WORDS } from '../../language/index.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { phraseLengthAt } from '../../search/affixes.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { surelyContains } from '../../search/compare-foods.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { range } from '../reading/scan.ts'
import type { Line } from './line.ts'

export interface Named {
  readonly ingredientId: string
  /** True if the dish contains the food usually, but not always. The list may then have a substitute for it. */
  readonly isUsual: boolean
}

/** Ids of the foods in the reading of a line. */
export const foodsRead = ({ reading }: Pick<Line, 'reading'>): readonly string[] =>
  reading.mentions.flatMap(({ choices }) =>
    choices.flatMap(({ certainty, candidates: [first] }) =>
      first && certainty !== 'none' ? [first.ingredientId] : [],
    ),
  )

const foodsIn = ({ library, words, language }: Line) => foodsNamed(library, words, language)

/** Returns the foods in a line and the parts of its dishes, unless negated. With `named`, only verbatim names count. */
export function namedFoods(line: Line, foods: 'possible' | 'named'): readonly Named[] {
  const { library } = line
  // An emoji in a title is decoration. In any other line that names no food, it may mean a food.
  const inWords = [...foodsIn(line), ...(line.namesNoFood ? line.shown : [])]
  if (foods === 'named' && inWords.length === 0) return []
  const read = foods === 'named' ? [] : foodsRead(line)
  // A negation inside a bracket applies only there: "It freezes like a dream. (People ask: no cream.)".
  const pieces = BRACKETED.test(line.text)
    ? line.text.split(/[()]/).map((text) => line.like(text))
    : [line]
  const inParts = (isDenied: boolean) =>
    pieces.flatMap((piece) => {
      const parts = piece.reading.parts.filter(({ role }) => (role === 'negation') === isDenied)
      return foodsIn(line.like(parts.map(({ text }) => text).join(' ')))
    })
  const denied = inParts(true)
  const replaced = replacedIn(line)
  // A line may exclude a food and also list it: "leche frita sin harina, harina para rebozar" contains flour.
  const asserted = denied.length === 0 ? [] : inParts(false)
  const isHeld = (id: string) =>
    !replaced.includes(id) && (!denied.includes(id) || asserted.includes(id))
  const ids = new Set([...read, ...inWords.filter(isHeld)])
  const held = [...ids].flatMap((id) =>
    contentsOf(library, foods === 'possible' ? foodOfBrand(library, id) : id),
  )
  // A part is required if one dish always contains it, even if another dish only usually contains it.
  const always = new Set(held.flatMap((one) => (one.isUsual ? [] : [one.ingredientId])))
  return distinctBy(held, ({ ingredientId }) => ingredientId)
    .filter(({ ingredientId: id }) => read.includes(id) || isHeld(id))
    .map(({ ingredientId }) => ({ ingredientId, isUsual: !always.has(ingredientId) }))
}

const BRACKETED = /\p{L}[.!?]?\s*\([^()]*\)/u

/** Foods that the line replaces with other foods, such as cream in "Instead of cream I use potatoes". */
function replacedIn({ library, words, language }: Line): readonly string[] {
  const { before } = WORDS[language].instead
  return words.flatMap((_, at) => {
    const length = phraseLengthAt(words.slice(at, at + LONGEST_PHRASE), 0, before)
    if (length === 0) return []
    const from = at + length
    const name = range(1, LONGEST_NAME + 1)
      .map((length) => foodsNamed(library, words.slice(from, from + length), language))
      .find((ids) => ids.length > 0)
    return name ?? []
  })
}

/** Maximum words in the name of a replaced food, and in the phrase that introduces it, such as "instead of". */
const LONGEST_NAME = 3
const LONGEST_PHRASE = 4

/** A brand in a recipe name is read as its usual food if this food certainly contains the brand's typical allergens. */
function foodOfBrand(library: Library, id: string): string | undefined {
  const record = isBrand(library, id) ? library.ingredient(id) : undefined
  const brand = record && brandOf(library, { name: itemAt(record.names.en, 0) })
  if (!record || !brand) return id
  if (brand.typically.length === 0) return undefined
  const food = library.ingredient(brand.food ?? '')
  return food && surelyContains(food, record) ? food.id : id
}

/**
 * For a dish, returns the parts that the dish always contains, and the usual parts that contain an allergen. For a
 * simple food, returns the food itself.
 */
function contentsOf(library: Library, id: string | undefined): readonly Named[] {
  if (id === undefined) return []
  const food = library.ingredient(id)
  if (!isMade(food) || !food?.madeOf) return [{ ingredientId: id, isUsual: false }]
  return food.madeOf.parts.flatMap((part) => {
    const tier = tierOf(part)
    if (tier !== 'always' && !(tier === 'usually' && holdsAllergen(library, part.id))) return []
    return [{ ingredientId: part.id, isUsual: tier !== 'always' }]
  })
}

function holdsAllergen(library: Library, id: string): boolean {
  const profile = library.ingredient(id)?.allergenProfile
  return ALLERGENS.some((allergen) => profile?.[allergen]?.contains === 'yes')
}

export const isReadyDish = (food: Ingredient | undefined) => food?.category === 'dishes'

const isComposite = (food: Ingredient | undefined) => food?.variantType === 'composite'

export const isMade = (food: Ingredient | undefined) => isReadyDish(food) || isComposite(food)

/**
 * True if a line with these foods may be the name of a recipe: the foods are prepared dishes, are made of foods in the
 * list, or are all in the list themselves ("Rindergulasch" above "1 kg Rindfleisch").
 */
export function mayBeDish(library: Library, ids: readonly string[], list: () => readonly string[]) {
  const foods = ids.flatMap((id) => library.ingredient(id) ?? [])
  if (foods.every(isReadyDish) || foods.some((food) => isMadeOf(library, food, list))) return true
  const listed = list()
  return foods.every(({ id }) => listed.includes(id))
}

function isMadeOf(library: Library, food: Ingredient, list: () => readonly string[]): boolean {
  const main = food.mainIngredient ?? ''
  const isBaked = food.category === 'bread-and-pasta' || food.category === GRAINS
  // Rye bread is a kind of bread, but is not made from bread. If a recipe lists flour, it
  // may be a recipe for rye bread. If it lists only bread, it is not.
  const parts = (food.madeOf?.parts ?? []).map(({ id }) => id)
  const isOfBread = isBaked && isComposite(library.ingredient(main))
  if (!isMade(food) && !isOfBread && parts.length === 0) return false
  return list().some(
    (id) =>
      parts.includes(id) ||
      (isMade(food) && id === main) ||
      (isBaked && isMilled(library.ingredient(id))),
  )
}

const GRAINS = 'grains'
const MILLED = new Set(['flour', 'semolina', 'flakes', 'bran', 'germ'])
/** True for grain products that bread and cakes are made of, such as flour, but not rice. */
export const isMilled = (food: Ingredient | undefined) =>
  food?.category === GRAINS && MILLED.has(food.subcategory ?? '')
