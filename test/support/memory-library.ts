/** A library in memory, made of hand-written ingredients and the real units and closed sets. */

import { INDEXERS } from '../../src/compiler/build-index.ts'
import { DataFolder } from '../../src/compiler/data-folder.ts'
import { readLexicon } from '../../src/compiler/lexicon.ts'
import { readUnits, readVocabulary } from '../../src/compiler/vocabulary.ts'
import { NO_BRANDS } from '../../src/domain/brands.ts'
import { FACTS } from '../../src/domain/evidence.ts'
import { NO_FORMS } from '../../src/domain/forms.ts'
import type { Figure, Ingredient } from '../../src/domain/ingredient.ts'
import { byLanguage, LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { type NutrientMarks, nutrientsOf, partsOf } from '../../src/domain/nutrients.ts'
import type { Contains } from '../../src/domain/profiles.ts'
import { ALLERGENS, type Allergen, EU_ALLERGENS } from '../../src/domain/restrictions.ts'
import type { Relationships } from '../../src/domain/shapes/foods.ts'
import type {
  AllergenProfile,
  AllergenSubProfile,
  EuAllergens,
  FodmapProfile,
  HistamineProfile,
  PancreasProfile,
} from '../../src/domain/shapes/profiles.ts'
import { isCompatibleAlone } from '../../src/engine/compatibility/alone.ts'
import { nameKey } from '../../src/language/fold.ts'
import type { Library, NameRow } from '../../src/library/library.ts'
import type { IndexKind } from '../../src/search/indexes.ts'

/** The data folder. A test can set another one, which may add a language. */
const DATA = process.env.INGR_TEST_DATA ?? 'data'
const NO_POPULARITY = byLanguage(() => ({}))
const UNITS = readUnits(DATA)
const VOCABULARY = readVocabulary(DATA)
const LEXICON = readLexicon(new DataFolder(DATA, DATA))

/** A food for tests. Missing fields count as assessed and harmless. */
export interface Food {
  readonly id: string
  readonly category?: string
  readonly names?: Partial<Readonly<Record<Language, readonly string[]>>>
  /** Allergen profiles. A string only sets `contains`; null means not assessed. */
  readonly allergens?: Partial<
    Readonly<Record<Allergen, Contains | Partial<AllergenSubProfile> | null>>
  >
  readonly eu?: Partial<EuAllergens>
  /** The histamine profile. A string only sets `histamineContent`. */
  readonly histamine?: HistamineProfile['histamineContent'] | Partial<HistamineProfile> | null
  /** The FODMAP profile. A string only sets `fodmapLevel`. */
  readonly fodmap?: FodmapProfile['fodmapLevel'] | Partial<FodmapProfile> | null
  readonly pancreas?: Partial<PancreasProfile> | null
  readonly animalSources?: readonly string[]
  readonly density?: number | null
  readonly portions?: Readonly<Record<string, number>>
  readonly relationships?: Relationships | null
  /** Values by `group.name`; missing values are null. */
  readonly nutrients?: Readonly<Record<string, number>> | null
  /** Individual sugars and acids, keyed by `group.name`. `marks` contains upper limits and traces. */
  readonly parts?: Readonly<Record<string, number>>
  readonly marks?: NutrientMarks
}

export const HARMLESS: AllergenSubProfile = {
  contains: 'no',
  crossContactRisk: 'none',
  processed: false,
  thresholdGrams: null,
  confidence: 'high',
}
export const NO_HISTAMINE: HistamineProfile = {
  histamineContent: 'none',
  liberator: 'no',
  daoEffect: 'none',
  fermented: false,
  aged: false,
  thresholdGrams: null,
  confidence: 'high',
}
export const NO_FODMAP: FodmapProfile = {
  fodmapLevel: 'none',
  fodmapGroups: [],
  safeServingGrams: null,
  processed: false,
  confidence: 'high',
}
export const EASY_ON_PANCREAS: PancreasProfile = {
  pancreasRisk: 'low',
  fatLoad: 'low',
  fiberLoad: 'low',
  friedOrGreasy: false,
  alcohol: false,
  safeServingGrams: null,
  confidence: 'high',
}

const figure = (value: number): Figure => ({ value, source: 'curated', confidence: 'medium' })

export function food(given: Food): Ingredient {
  const { id, histamine = {}, fodmap = {}, pancreas = {}, density = null, nutrients = {} } = given
  const standard = Object.fromEntries(
    ALLERGENS.map((allergen) => [allergen, subProfile(given.allergens?.[allergen])]),
  ) as { readonly [allergen in Allergen]: AllergenSubProfile | null }
  const allergenProfile: AllergenProfile = {
    histamine: profile(NO_HISTAMINE, 'histamineContent', histamine),
    fodmap: profile(NO_FODMAP, 'fodmapLevel', fodmap),
    pancreas: pancreas === null ? null : { ...EASY_ON_PANCREAS, ...pancreas },
    ...standard,
  }
  const names = (lang: Language) => given.names?.[lang] ?? [id.replaceAll('-', ' ')]
  return {
    id,
    category: given.category ?? 'baking',
    subcategory: null,
    archetype: 'hand-written',
    names: byLanguage(names),
    latin: [],
    mainIngredient: null,
    variantType: 'basic',
    isProcessed: false,
    animalSources: given.animalSources ?? [],
    otherSources: [],
    allergenProfile,
    euAllergens: {
      ...(Object.fromEntries(EU_ALLERGENS.map((entry) => [entry, 'no'])) as EuAllergens),
      ...given.eu,
    },
    flavorProfile: null,
    relationships: given.relationships ?? null,
    cookProfile: null,
    textureProfile: null,
    functionalProfile: null,
    applicationProfile: null,
    profileConfidence: {
      cook_profile: null,
      texture_profile: null,
      functional_profile: null,
      application_profile: null,
      flavor_profile: null,
    },
    tags: [],
    cuisineTags: [],
    cuisineStrength: 'none',
    density: density === null ? null : figure(density),
    portions: Object.fromEntries(
      Object.entries(given.portions ?? {}).map(([measure, grams]) => [measure, figure(grams)]),
    ),
    nutrients: nutrients === null ? null : nutrientsOf(id, (key) => nutrients[key] ?? null),
    nutrientParts: given.parts ? partsOf((key) => given.parts![key] ?? null) : null,
    nutrientMarks: given.marks ?? {},
    nutrientSources: [],
    additive: null,
    madeOf: null,
    evidence: { bases: 'd'.repeat(FACTS.length), parts: {}, notes: {} },
  }
}

function subProfile(given: Contains | Partial<AllergenSubProfile> | null | undefined) {
  if (given === null) return null
  return { ...HARMLESS, ...(typeof given === 'string' ? { contains: given } : given) }
}

function profile<T extends object>(base: T, main: keyof T, given: string | Partial<T> | null) {
  if (given === null) return null
  return { ...base, ...(typeof given === 'string' ? { [main]: given } : given) } as T
}

export const memoryLibrary = (...ingredients: readonly Ingredient[]): Library =>
  libraryWith({}, ingredients)

/** Returns a library with ambiguous names. */
export function libraryWith(
  ambiguous: Library['ambiguous'],
  ingredients: readonly Ingredient[],
): Library {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
  const ids = [...byId.keys()].sort()
  const names: readonly NameRow[] = ids.flatMap((id) =>
    LANGUAGES.flatMap((lang) =>
      byId.get(id)!.names[lang].map((name, rank) => ({
        key: nameKey(name),
        ingredientId: id,
        lang,
        rank,
        name,
      })),
    ),
  )
  const indexes: Partial<Record<IndexKind, readonly Buffer[]>> = {}
  const data = {
    ingredients: ids.map((id) => byId.get(id)!),
    concepts: [],
    compositions: {},
    popularity: NO_POPULARITY,
    keys: names,
    ambiguous,
    dishes: {},
    units: UNITS,
    brands: NO_BRANDS,
    lexicon: LEXICON,
  }
  return {
    hash: 'memory',
    count: byId.size,
    vocabulary: VOCABULARY,
    units: UNITS,
    ambiguous,
    brands: NO_BRANDS,
    dishes: {},
    forms: NO_FORMS,
    archetypes: {},
    explanations: {},
    notes: {},
    popularity: NO_POPULARITY,
    ids: () => ids,
    categories: () => [...new Set(ingredients.map(({ category }) => category))].sort(),
    ingredient: (id) => byId.get(id),
    named: (key) =>
      names
        .filter((row) => row.key === key)
        .map(({ key: _, ...hit }) => hit)
        .sort((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1)),
    candidates: (key, lang) => ambiguous[lang]?.[key],
    names: () => names,
    concepts: [],
    compositions: {},
    unread: 0,
    searchIndex: (kind, part) => {
      const make = () => INDEXERS[kind as IndexKind](data, isCompatibleAlone)
      indexes[kind as IndexKind] ??=
        kind === 'dictionary' ? dictionaryOf(names, ambiguous, make) : make()
      return indexes[kind as IndexKind]![part]!
    },
  }
}

/**
 * Returns the dictionary, from a cache if possible, because packing the lexicon takes 0.3 s and property tests build
 * thousands of libraries with the same few names.
 */
function dictionaryOf(
  names: readonly NameRow[],
  ambiguous: Library['ambiguous'],
  make: () => readonly Buffer[],
): readonly Buffer[] {
  const text = JSON.stringify([names.map(({ key, lang }) => `${lang} ${key}`), ambiguous])
  const known = DICTIONARIES.get(text) ?? make()
  DICTIONARIES.set(text, known)
  return known
}

const DICTIONARIES = new Map<string, readonly Buffer[]>()

/** Returns a library of these foods, each completed by `food`. */
export function libraryOf(...foods: readonly Food[]): Library {
  return memoryLibrary(...foods.map(food))
}
