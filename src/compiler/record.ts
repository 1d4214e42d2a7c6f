/** Builds and checks the record of an ingredient from its entry, its family and its parts. */

import { byName } from '../domain/closed-sets.ts'
import type { MadeOf } from '../domain/composition.ts'
import { basisOf, type Evidence, type Fact } from '../domain/evidence.ts'
import { type Figure, type Ingredient, NO_CUISINE } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES } from '../domain/languages.ts'
import type { Notes } from '../domain/notes.ts'
import {
  DAO_EFFECTS,
  FLAVOR_AXES,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../domain/profiles.ts'
import { ALLERGENS } from '../domain/restrictions.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'
import type { Additive } from '../domain/shapes/foods.ts'
import type { AllergenProfile, FlavorProfile, FodmapProfile } from '../domain/shapes/profiles.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { additiveKind, readAdditive } from './additives.ts'
import { readAllergens, readAnimalSources, readEuAllergens } from './allergens.ts'
import { type KinSpread, stateOfFood, withKin, withLogic, withWholes } from './completed.ts'
import { withOwnSources } from './composed-sources.ts'
import { type Composed, checkAgainstParts, checkOverrides } from './composition.ts'
import { CULINARY_KEYS, checkCulinary, culinary } from './culinary.ts'
import { EVIDENCE, readEvidence } from './evidence.ts'
import { checkFields, type Fields } from './fields.ts'
import { MADE_OF } from './made-of.ts'
import { agreeOnLactose, withFodmapGrams } from './measured-sugars.ts'
import type { NutrientRows } from './nutrient-rows.ts'
import { otherSourcesOf } from './other-sources.ts'
import { pancreasProfile } from './pancreas.ts'
import {
  checkKeys,
  isNames,
  isPlain,
  mapOf,
  type Plain,
  type Say,
  textsOf,
  type YamlEntry,
} from './read-text.ts'

/** Content of the other data files, by id. */
export interface Parts {
  readonly archetypes: ReadonlyMap<string, Plain>
  readonly profiles: ReadonlyMap<string, Plain>
  readonly nutrients: ReadonlyMap<string, NutrientRows>
  /** Range of each nutrient per family and state. */
  readonly families: ReadonlyMap<string, KinSpread>
  readonly portions: ReadonlyMap<string, Record<string, Figure>>
  readonly vocabulary: Vocabulary
  readonly notes: Notes
  /** True for an operator's own products, which need no evidence. Facts that we ship need evidence. */
  readonly isOwn: boolean
}

export interface Entry {
  readonly entry: YamlEntry
  readonly file: string
  readonly category: string
  /** Id of the food that the entry is based on, if any. */
  readonly base: string | undefined
  /** False for a category that was not requested. */
  readonly isAsked: boolean
  readonly madeOf: MadeOf | null
  readonly say: Say
}

/** Words with a meaning in API paths; not allowed as ids. */
const ROUTE_WORDS = ['search', 'autocomplete', 'count']
/** Days on which someone other than the author reviewed the entry: `read: [2026-11-29]`. */
export const READ = 'read'
const INGREDIENT_KEYS = [
  ...LANGUAGES,
  'archetype',
  'subcategory',
  'flavor',
  'allergens',
  'eu',
  'animalSources',
  'otherSources',
  'histamine',
  'fodmap',
  'pancreas',
  'tags',
  'cuisines',
  'cuisineStrength',
  'isProcessed',
  'variantType',
  'mainIngredient',
  'note',
  'additive',
  MADE_OF,
  EVIDENCE,
  READ,
  ...CULINARY_KEYS,
]
const NOT_SHARED: readonly string[] = [
  ...LANGUAGES,
  'archetype',
  'flavor',
  'mainIngredient',
  'additive',
  MADE_OF,
  READ,
]
/** Keys allowed in a family: all except names, flavour and keys that identify one ingredient. */
export const ARCHETYPE_KEYS = INGREDIENT_KEYS.filter((key) => !NOT_SHARED.includes(key))
const SETS: Readonly<Record<string, Fields>> = {
  histamine: {
    histamineContent: HISTAMINE_CONTENTS,
    liberator: LIBERATORS,
    daoEffect: DAO_EFFECTS,
    fermented: [true, false],
    aged: [true, false],
    thresholdGrams: 'amount',
    confidence: CONFIDENCES,
  },
  fodmap: {
    fodmapLevel: FODMAP_LEVELS,
    fodmapGroups: { listOf: FODMAP_GROUPS },
    safeServingGrams: 'amount',
    oligosaccharides: 'amount',
    processed: [true, false],
    confidence: CONFIDENCES,
  },
  pancreas: { friedOrGreasy: [true, false], alcohol: [true, false], usualServingGrams: 'amount' },
  flavor: byName(FLAVOR_AXES, () => 'share' as const),
}
/** Categories without alcohol, unless the food is fermented. */
const SOBER = [
  'vegetables',
  'herbs',
  'spices',
  'mushrooms-and-algae',
  'legumes',
  'nuts-and-seeds',
  'grains',
  'meat',
  'fish-and-seafood',
  'fats-and-oils',
  'fruit',
  'dairy-and-eggs',
  'cheese',
  'sweeteners',
]

/** Builds the record of a food; undefined if names or family are missing. Every problem is reported. */
export function recordOf(given: Entry, composed: Composed | null, parts: Parts) {
  const { entry, category, madeOf, say } = given
  const { vocabulary, isOwn } = parts
  const { key: id, value: own } = entry
  if (!checkEntry(id, own, say)) return undefined
  const family = familyIn(own, parts, say)
  if (!family) return undefined
  if (composed) checkOverrides(own, composed, say)
  const whole = composed && madeOf ? wholeOf(family, own, composed, madeOf) : merge(family, own)
  checkSets(whole, vocabulary, say)
  checkCulinary(own, vocabulary, say, 'high')
  const flavorProfile = flavorOf(own.flavor === undefined && isOwn ? null : own.flavor, say)
  const standard = readAllergens(whole, say)
  const animalSources = readAnimalSources(whole, standard, say)
  const additive = readAdditive(own.additive, say)
  const evidence = evidenceOf(given, family, { composed, additive }, parts)
  const { food, lactose } = figuresOf(given, whole, { animalSources, standard }, parts)
  const allergenProfile = withoutSureKin(
    { ...dosesOf(whole, own, food, composed !== null), ...standard, lactose },
    evidence,
  )
  const { density = null, ...portions } = parts.portions.get(id) ?? {}
  const nutrients = food?.nutrients ?? null
  const record: Ingredient = {
    id,
    ...identityOf(own, whole, category, additive),
    animalSources,
    otherSources: otherSourcesOf(
      whole,
      { animalSources, allergenProfile, nutrients },
      composed?.facts.otherSources ?? null,
      say,
    ),
    allergenProfile,
    euAllergens: readEuAllergens(whole, standard, say),
    flavorProfile,
    ...culinary(family, [own, parts.profiles.get(id) ?? {}], flavorProfile, vocabulary),
    relationships: null,
    ...tagsOf(whole),
    density,
    portions,
    nutrients,
    nutrientParts: food?.parts ?? null,
    nutrientMarks: food?.marks ?? {},
    nutrientSources: food?.rows ?? [],
    additive,
    madeOf,
    evidence,
  }
  if (composed) checkAgainstParts(record, composed, say)
  return record
}

/** Reports a bad id, unknown keys and missing names. Returns false unless the entry has a name in every language. */
function checkEntry(id: string, own: Plain, say: Say): boolean {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) say([], 'an id is lower-case kebab-case')
  if (ROUTE_WORDS.includes(id)) say([], `the id is a word of a route: ${id}`)
  checkKeys(own, INGREDIENT_KEYS, say)
  const nameless = LANGUAGES.find((lang) => !isNames(own[lang]) || textsOf(own[lang]).length === 0)
  if (nameless) say([nameless], `missing names in ${nameless}`)
  return nameless === undefined
}

/** The family of an entry; undefined for an unknown family, which is reported. Operators' foods need no family. */
function familyIn({ archetype }: Plain, { archetypes, isOwn }: Parts, say: Say): Plain | undefined {
  if (isOwn && archetype === undefined) return {}
  const family = archetypes.get(String(archetype))
  if (!family) say(['archetype'], `unknown archetype: ${archetype}${isOwn ? ARCHETYPE_HINT : ''}`)
  return family
}

const ARCHETYPE_HINT = ' (define it in archetypes.yaml, or leave the line out)'

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)

function identityOf(own: Plain, whole: Plain, category: string, additive: Additive | null) {
  const number = additive === null ? [] : [additive.number]
  return {
    category,
    subcategory: textIn(whole.subcategory) ?? additiveKind(category, additive),
    archetype: String(own.archetype),
    names: byLanguage((lang) => [...textsOf(own[lang]), ...number]),
    latin: [],
    mainIngredient: textIn(whole.mainIngredient),
    variantType: String(whole.variantType ?? 'basic'),
    isProcessed: whole.isProcessed === true,
  }
}

function tagsOf(whole: Plain) {
  const cuisineTags = textsOf(whole.cuisines)
  return {
    tags: textsOf(whole.tags),
    cuisineTags,
    cuisineStrength: textIn(whole.cuisineStrength) ?? tieOf(cuisineTags),
  }
}

/** Evidence for the facts of a food. Reports bad review dates and unknown notes. */
function evidenceOf(
  { entry: { value: own }, madeOf, say }: Entry,
  family: Plain,
  { composed, additive }: { composed: Composed | null; additive: Additive | null },
  { notes, isOwn }: Parts,
): Evidence {
  if (READ in own && !areDays(own[READ])) say([READ], 'read is a list of days like [2026-11-29]')
  const usual = isOwn ? 'recipe' : undefined
  const evidence = readEvidence({ own, family, madeOf, composed, usual }, say)
  for (const note of [additive?.note, ...Object.values(evidence.notes)])
    if (note && !isOwn && !notes[note]) say(['note'], `unknown note: ${note} (notes.yaml has them)`)
  return evidence
}

/** Nutrients of the food with gaps filled, and a lactose profile that is consistent with them. */
function figuresOf(
  { entry, category }: Entry,
  whole: Plain,
  {
    animalSources,
    standard,
  }: { animalSources: readonly string[]; standard: ReturnType<typeof readAllergens> },
  { nutrients, families }: Parts,
) {
  const sourced = nutrients.get(entry.key)
  if (!sourced) return { food: null, lactose: standard.lactose }
  const logical = withLogic(entry.key, sourced, {
    plant: animalSources.length === 0 && standard.dairy?.contains === 'no',
    sober: isSober(category, whole),
  })
  const kin = families.get(familyOf(String(entry.value.archetype), sourced))
  const related = kin ? withKin(entry.key, logical, kin) : logical
  const { food, lactose } = agreeOnLactose(related, standard.lactose)
  return { food: withWholes(entry.key, food), lactose }
}

/** Family and state of a food. Nutrients are compared only among foods that share both. */
export const familyOf = (archetype: string, food: NutrientRows | undefined) =>
  `${archetype} ${stateOfFood(food)}`

/** Merges culinary data of the family with facts from the parts of a food. The entry's values override both. */
function wholeOf(family: Plain, own: Plain, composed: Composed, madeOf: MadeOf): Plain {
  const { pancreas, animalSources, otherSources: _, ...facts } = composed.facts
  const usual = mapOf(family.pancreas)
  const marked = Object.entries(pancreas).filter(([, isSo]) => isSo)
  const base = {
    ...family,
    ...facts,
    pancreas: { friedOrGreasy: false, alcohol: false, ...usual, ...Object.fromEntries(marked) },
  }
  return {
    ...merge(base, own),
    animalSources: withOwnSources(own.animalSources, animalSources, madeOf.complete),
  }
}

/** True for unfermented food of certain categories. For all other food, only a cited source can rule out alcohol. */
function isSober(category: string, whole: Plain): boolean {
  const { fermented } = mapOf(whole.histamine)
  const { alcohol } = mapOf(whole.pancreas ?? { alcohol: true })
  return SOBER.includes(category) && fermented === false && alcohol !== true
}

/** Checks the types and allowed values of everything but allergens. */
function checkSets(whole: Plain, vocabulary: Vocabulary, say: Say): void {
  for (const [profile, fields] of Object.entries(SETS))
    checkFields(profile, whole[profile], fields, say)
  if (whole.isProcessed !== undefined && typeof whole.isProcessed !== 'boolean')
    say(['isProcessed'], `isProcessed is neither true nor false: ${whole.isProcessed}`)
  const { tags, cuisines, cuisineStrength, variantType } = whole
  const oneOf = (key: string, given: unknown, allowed: readonly string[]) => {
    for (const one of Array.isArray(given) ? given : given == null ? [] : [given])
      if (!allowed.includes(one)) say([key], `unknown ${key}: ${one}`)
  }
  oneOf('tags', tags, Object.keys(vocabulary.tags))
  oneOf('cuisines', cuisines, Object.keys(vocabulary.cuisines))
  oneOf('cuisineStrength', cuisineStrength, vocabulary.cuisineStrengths)
  oneOf('variantType', variantType, vocabulary.variantTypes)
}

/**
 * Smallest published low-FODMAP serving (g). A smaller value in the data is not a serving, but the amount at which the
 * food is no longer low in FODMAPs.
 */
const LEAST_PUBLISHED_SERVING = 10

/** Converts a published low-FODMAP serving to our limit: one gram more (see decisions, "FODMAP servings"). */
function pastPublishedServing(profile: FodmapProfile): FodmapProfile {
  const { safeServingGrams } = profile
  const serving = safeServingGrams ?? 0
  return serving < LEAST_PUBLISHED_SERVING ? profile : { ...profile, safeServingGrams: serving + 1 }
}

/** Profiles for histamine, FODMAPs and the pancreas, which are judged by the amount eaten. */
function dosesOf(whole: Plain, own: Plain, food: NutrientRows | null, isComposed: boolean) {
  const ownFodmap = mapOf(own.fodmap)
  const histamine = (whole.histamine ?? null) as AllergenProfile['histamine']
  const { oligosaccharides = null, ...given } = (whole.fodmap ?? {}) as FodmapProfile & {
    oligosaccharides?: number
  }
  // The entry's own safe serving overrides the family's oligosaccharides.
  const grams =
    'safeServingGrams' in ownFodmap && !('oligosaccharides' in ownFodmap) ? null : oligosaccharides
  const isOfParts = isComposed && !('fodmapLevel' in ownFodmap)
  const fodmap = whole.fodmap
    ? withFodmapGrams(isOfParts ? given : pastPublishedServing(given), grams, food, isOfParts)
    : null
  return { histamine, fodmap, pancreas: pancreasProfile(whole.pancreas, food) }
}

function flavorOf(given: unknown, say: Say): FlavorProfile | null {
  if (given === undefined) say([], 'missing flavor (null where nobody assessed it)')
  if (given === null || given === undefined) return null
  const axes = mapOf(given)
  return byName(FLAVOR_AXES, (axis) => Number(axes[axis] ?? 0))
}

/** Default value of `cuisineStrength`: `strong` if the ingredient belongs to only one cuisine. */
function tieOf(cuisines: readonly string[]): string {
  if (cuisines.length === 0) return NO_CUISINE
  return cuisines.length === 1 ? 'strong' : 'moderate'
}

/** Limits confidence to medium for facts known only from similar foods. */
function withoutSureKin(profile: AllergenProfile, evidence: Evidence): AllergenProfile {
  const capped = <One extends { readonly confidence: DataConfidence }>(
    one: One | null,
    fact: Fact,
  ): One | null =>
    one?.confidence === 'high' && basisOf(evidence, fact) === 'kin'
      ? { ...one, confidence: 'medium' }
      : one
  return {
    histamine: capped(profile.histamine, 'histamine'),
    fodmap: capped(profile.fodmap, 'fodmap'),
    pancreas: profile.pancreas,
    ...byName(ALLERGENS, (allergen) => capped(profile[allergen], allergen)),
  }
}

/** Merges maps key by key; other values are replaced. If `contains` differs, the base's confidence is dropped. */
export function merge(base: Plain, own: Plain): Plain {
  const { confidence: _, ...rest } = base
  const isAnother = 'contains' in own && own.contains !== base.contains
  const merged: Record<string, unknown> = isAnother ? rest : { ...base }
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key]
    merged[key] = isPlain(before) && isPlain(value) ? merge(before, value) : value
  }
  return merged
}

const areDays = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((day) => typeof day === 'string' && /^\d{4}-[01]\d-[0-3]\d$/.test(day))
