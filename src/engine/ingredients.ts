/** Responses about single ingredients: detail, allergens, and the wire form of the full object. */

import { evidenceOf } from '../domain/fact-evidence.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { noteIn } from '../domain/notes.ts'
import { NO_RELATIONSHIPS } from '../domain/relationships.ts'
import type { AllergensResponse } from '../domain/shapes/foods.ts'
import { IngrError } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { meantIds } from '../search/near.ts'
import { ingredientNamed, msg, suggestion } from '../wording/message.ts'
import { say } from '../wording/say.ts'
import { ASSUMED_GRAMS } from './compatibility/items.ts'
import { assess } from './compatibility/risks.ts'
import { allowedUnits } from './units.ts'

/** The ingredient with this id. Throws INGREDIENT_NOT_FOUND with up to three suggestions. */
export function ingredientOf(library: Library, id: string): Ingredient {
  const found = library.ingredient(id)
  if (found) return found
  throw unknownIngredient(id, meantIds(library, id))
}

export const unknownIngredient = (text: string, near: readonly string[]): IngrError =>
  new IngrError(
    'INGREDIENT_NOT_FOUND',
    msg('noSuchIngredient', { text, hint: suggestion(near.map(ingredientNamed)) }),
    near.length > 0 ? { ingredientId: text, near: near.join(', ') } : { ingredientId: text },
  )

/** The ingredient, the more general ingredient, and so on (for example, spaghetti, then pasta). */
export function lineage(library: Library, ingredient: Ingredient): readonly Ingredient[] {
  const line: Ingredient[] = []
  for (let one: Ingredient | undefined = ingredient; one && !line.includes(one); ) {
    line.push(one)
    one = one.mainIngredient === null ? undefined : library.ingredient(one.mainIngredient)
  }
  return line
}

/** The name and the synonyms in `language`. The synonyms do not include the name. */
function namesOf(ingredient: Ingredient, language: Language) {
  const [name, ...synonyms] = ingredient.names[language]
  return { name: name!, synonyms }
}

/** The full ingredient as sent in responses. Profiles are null unless `withProfiles` is set. */
export function wireIngredient(
  library: Library,
  ingredient: Ingredient,
  language: Language,
  withProfiles: boolean,
) {
  const profile = <T>(value: T): T | null => (withProfiles ? value : null)
  return {
    id: ingredient.id,
    ...namesOf(ingredient, language),
    category: ingredient.category,
    subcategory: ingredient.subcategory,
    density: ingredient.density?.value ?? null,
    piece_weight: pieceWeight(ingredient),
    allowed_units: allowedUnits(library, ingredient).map(({ id }) => id),
    animal_source: ingredient.animalSources,
    allergen_profile: profile(ingredient.allergenProfile),
    flavor_profile: profile(ingredient.flavorProfile),
    cook_profile: profile(ingredient.cookProfile),
    texture_profile: profile(ingredient.textureProfile),
    functional_profile: profile(ingredient.functionalProfile),
    application_profile: profile(ingredient.applicationProfile),
    profile_confidence: profile(ingredient.profileConfidence),
    ingredient_relationships: profile(ingredient.relationships ?? NO_RELATIONSHIPS),
    eu_allergens: profile(ingredient.euAllergens),
  }
}

const pieceWeight = (ingredient: Ingredient): number | null =>
  (ingredient.portions.piece ?? ingredient.portions.medium)?.value ?? null

const UNIT_CATEGORIES = { mass: 'weight', volume: 'volume', portion: 'piece' } as const

/** The base fields as a flat object, without allergen or culinary data. */
export function baseFields(library: Library, ingredient: Ingredient, language: Language) {
  const allowed = allowedUnits(library, ingredient)
  const { additive } = ingredient
  return {
    ...namesOf(ingredient, language),
    category: ingredient.category,
    subcategory: ingredient.subcategory,
    mainIngredient: ingredient.mainIngredient,
    allowedUnits: allowed.map((unit) => unit.id),
    unitCategories: [
      ...new Set(allowed.map(({ kind }) => UNIT_CATEGORIES[kind as keyof typeof UNIT_CATEGORIES])),
    ],
    pieceWeight: pieceWeight(ingredient),
    density: ingredient.density?.value ?? null,
    cuisineTags: ingredient.cuisineTags,
    cuisineStrength: ingredient.cuisineStrength,
    isProcessed: ingredient.isProcessed,
    animalSources: ingredient.animalSources,
    variantType: ingredient.variantType,
    additive: additive && {
      ...additive,
      note: additive.note && noteIn(library.notes, additive.note, language),
    },
  }
}

/** Returns the base fields, and a nested `ingredient` whose allergen and culinary profiles are null. */
export function detail(library: Library, id: string, language: Language) {
  const ingredient = ingredientOf(library, id)
  return {
    ingredientId: id,
    language,
    ...baseFields(library, ingredient, language),
    ingredient: wireIngredient(library, ingredient, language, false),
  }
}

export function allergens(library: Library, id: string, language: Language): AllergensResponse {
  const ingredient = ingredientOf(library, id)
  return {
    ingredientId: id,
    name: namesOf(ingredient, language).name,
    allergenProfile: ingredient.allergenProfile,
    euAllergens: ingredient.euAllergens,
    evidence: evidenceOf(ingredient, library.notes, language),
    histamineRisk: assess(ingredient, 'histamine', ASSUMED_GRAMS).risk,
  }
}

export const count = (library: Library): string => say('said.count', 'en', { count: library.count })

/** Categories in use, in alphabetical order. */
export const categories = (library: Library): { readonly categories: readonly string[] } => ({
  categories: library.categories(),
})

export const languages = (): { readonly languages: readonly Language[] } => ({
  languages: LANGUAGES,
})

/** Ingredient with exactly this id or name, preferably in `language`; undefined if several match in that language. */
export function exactly(library: Library, text: string, language: Language) {
  const id = text.trim()
  if (library.ingredient(id)) return { ingredientId: id, name: id }
  if (library.candidates(nameKey(text), language)?.preferred === null) return undefined
  const hits = library.named(nameKey(text))
  return hits.find((hit) => hit.lang === language) ?? hits[0]
}
