/** Reads brands and their kinds from `data/`, and builds records of what the products of a brand usually contain. */

import {
  animalsOfTypical,
  BRAND_CATEGORY,
  BRAND_ID,
  type BrandName,
  type Brands,
  BURDENS,
  type Burden,
  entryOf,
  isTypical,
  type Typical,
} from '../domain/brands.ts'
import { byName, isOneOf } from '../domain/closed-sets.ts'
import { type Basis, FACTS, packBases } from '../domain/evidence.ts'
import { type Ingredient, NO_CUISINE } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES, type Language, type Localized } from '../domain/languages.ts'
import { CULINARY_PROFILES } from '../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  UNKNOWN_SOURCE,
} from '../domain/restrictions.ts'
import type { AllergenProfile } from '../domain/shapes/profiles.ts'
import { nameKey } from '../language/fold.ts'
import { readAllergens, readEuAllergens } from './allergens.ts'
import type { DataFolder } from './data-folder.ts'
import { checkKeys, listAt, type Plain, type Say, type YamlEntry } from './read-text.ts'

const KINDS = 'brand-kinds.yaml'
const BRANDS = 'brands.yaml'

interface Kind {
  readonly names: Localized<string>
  readonly food: string | null
  readonly typically: readonly Typical[]
  readonly burdens: readonly Burden[]
}

/** Reads the brands, and builds a record for each brand with a name that no ingredient has. */
export function readBrands(
  data: Pick<DataFolder, 'yaml' | 'sayOf'>,
  ingredients: readonly Ingredient[],
): { readonly brands: Brands; readonly records: readonly Ingredient[] } {
  const ids = new Set(ingredients.map(({ id }) => id))
  const owners = new Map(
    ingredients.flatMap(({ id, names }) =>
      LANGUAGES.flatMap((lang) => names[lang].map((name) => [nameKey(name), id] as const)),
    ),
  )
  const kinds = new Map(
    data.yaml(KINDS).map((entry) => [entry.key, readKind(entry, ids, data.sayOf(KINDS, entry))]),
  )
  const foods = new Map(ingredients.map((one) => [one.id, one]))
  const names: Record<string, BrandName> = {}
  const given = new Set<string>()
  const records: Ingredient[] = []
  for (const entry of data.yaml(BRANDS)) {
    const say = data.sayOf(BRANDS, entry)
    const kind = kinds.get(String(entry.value.kind))
    if (kind === undefined) {
      say(['kind'], `unknown kind: ${entry.value.kind}`)
      continue
    }
    const own = readBrand(entry, kind, ids, say)
    const id = BRAND_ID + entry.key
    const common = { kind: String(entry.value.kind), typically: own.typically }
    const free: string[] = []
    for (const name of own.names) {
      const key = nameKey(name)
      const owner = owners.get(key)
      if (owner !== undefined && owner !== own.is)
        say(['names'], `the name "${name}" belongs to ${owner}, which is not given as \`is\``)
      if (given.has(key)) say(['names'], `the name "${name}" stands there twice`)
      given.add(key)
      if (owner === undefined) free.push(name)
      names[key] = { ...common, name, ingredientId: owner ?? id, food: own.is ?? kind.food }
      // Also register the food's names that contain the brand: "Queso Philadelphia", "Oreo cookies".
      for (const longer of own.is === null ? [] : namesWith(key, foods.get(own.is)))
        names[longer] ??= { ...common, name, ingredientId: own.is!, food: own.is }
    }
    if (own.is !== null && free.length === own.names.length)
      say(['is'], `${own.is} has none of these names`)
    if (free.length === 0) continue
    const ownNames = byLanguage((lang) =>
      own.inLanguage(lang).filter((name) => free.includes(name)),
    )
    for (const lang of LANGUAGES)
      if (ownNames[lang].length === 0) say(['names'], `no name of its own in ${lang}`)
    records.push(recordOf(id, { ...common, names: ownNames, burdens: kind.burdens }, say))
  }
  const words = Object.fromEntries([...kinds].map(([id, kind]) => [id, kind.names]))
  return { brands: { kinds: words, names }, records }
}

/** Returns the shipped brands without the names that now belong to an operator's own ingredients. */
export function brandsOver({ kinds, names }: Brands, ingredients: readonly Ingredient[]): Brands {
  const byId = new Map(ingredients.map((one) => [one.id, one]))
  const hasName = (key: string, id: string) =>
    LANGUAGES.some((lang) => byId.get(id)?.names[lang].some((name) => nameKey(name) === key))
  const left = Object.entries(names).filter(([key, { ingredientId }]) => hasName(key, ingredientId))
  return { kinds, names: Object.fromEntries(left) }
}

/** Removes brand names from the shipped ingredients if an operator's own ingredients use these names. */
export function withoutNamesOf(shipped: readonly Ingredient[], own: readonly Ingredient[]) {
  const taken = new Set(
    own.flatMap(({ names }) => LANGUAGES.flatMap((lang) => names[lang].map(nameKey))),
  )
  return shipped.flatMap((one) => {
    if (one.category !== BRAND_CATEGORY) return [one]
    const left = (lang: Language) => one.names[lang].filter((name) => !taken.has(nameKey(name)))
    const names = byLanguage(left)
    return LANGUAGES.some((lang) => names[lang].length === 0) ? [] : [{ ...one, names }]
  })
}

/** Returns the folded names of a food in which the brand name occurs as whole words. */
function namesWith(key: string, food: Ingredient | undefined): readonly string[] {
  if (food === undefined) return []
  return LANGUAGES.flatMap((lang) => food.names[lang])
    .map(nameKey)
    .filter((name) => name !== key && ` ${name} `.includes(` ${key} `))
}

function readKind(entry: YamlEntry, ids: ReadonlySet<string>, say: Say): Kind {
  const { is, typically, burdens, ...names } = entry.value
  checkKeys(names, LANGUAGES, say)
  for (const lang of LANGUAGES)
    if (typeof names[lang] !== 'string') say([lang], `missing words in ${lang}`)
  const risks = listAt(burdens, ['burdens'], say)
  for (const one of risks) if (!isOneOf(BURDENS, one)) say(['burdens'], `unknown burden: ${one}`)
  return {
    names: byLanguage((lang) => String(names[lang])),
    food: foodOf(is, ids, say),
    typically: typicalOf(typically, 'typically', say),
    burdens: risks.filter((one) => isOneOf(BURDENS, one)),
  }
}

function readBrand(entry: YamlEntry, kind: Kind, ids: ReadonlySet<string>, say: Say) {
  const { names, kind: _, is, typically, instead, ...rest } = entry.value
  checkKeys(rest, LANGUAGES, say)
  const shown = listAt(names, ['names'], say)
  if (shown.length === 0) say(['names'], 'a brand without a name')
  // A brand may need other names in one language. For example, "Rama" means branch in Spanish.
  const inLanguage = (lang: Language) =>
    rest[lang] === undefined ? shown : listAt(rest[lang], [lang], say)
  const all = [...new Set([...shown, ...LANGUAGES.flatMap(inLanguage)])]
  if (typically !== undefined && instead !== undefined)
    say(['instead'], '`typically` adds to what the kind holds, `instead` replaces it: give one')
  const own =
    instead === undefined
      ? [...kind.typically, ...typicalOf(typically, 'typically', say)]
      : typicalOf(instead, 'instead', say)
  return { names: all, inLanguage, is: foodOf(is, ids, say), typically: [...new Set(own)] }
}

function foodOf(is: unknown, ids: ReadonlySet<string>, say: Say): string | null {
  if (is === undefined || is === null) return null
  if (!ids.has(String(is))) say(['is'], `dangling id: ${is}`)
  return String(is)
}

function typicalOf(given: unknown, key: string, say: Say): readonly Typical[] {
  const listed = listAt(given, [key], say)
  for (const one of listed) if (!isTypical(one)) say([key], `nothing that a food holds: ${one}`)
  return listed.filter(isTypical)
}

const BY_RECIPE = byName(FACTS, (): Basis => 'recipe')

/** Replaces `no` by `unknown`: if one product of a brand contains molluscs, another may contain crustaceans. */
const withoutNo = (entries: Ingredient['euAllergens']) =>
  byName(EU_ALLERGENS, (entry) => (entries[entry] === 'no' ? 'unknown' : entries[entry]))

interface BrandFacts extends Pick<Kind, 'typically' | 'burdens'> {
  /** Id of the kind of product. */
  readonly kind: string
  readonly names: Ingredient['names']
}

/** Builds a brand record from typical contents. All else is unknown, so that the record never rules out an allergen. */
function recordOf(
  id: string,
  { kind, names, typically, burdens }: BrandFacts,
  say: Say,
): Ingredient {
  const whole = { allergens: allergensOf(typically), eu: entriesOf(typically), isProcessed: true }
  const standard = readAllergens(whole, say)
  return {
    id,
    category: BRAND_CATEGORY,
    subcategory: kind,
    archetype: BRAND_CATEGORY,
    names,
    latin: [],
    mainIngredient: null,
    variantType: 'composite',
    isProcessed: true,
    // Any animal source remains possible.
    animalSources: [...animalsOfTypical(typically), UNKNOWN_SOURCE],
    otherSources: [burdens.includes('alcohol') ? 'alcohol' : 'possible-alcohol'],
    allergenProfile: { ...doses(burdens), ...standard },
    euAllergens: withoutNo(readEuAllergens(whole, standard, say)),
    flavorProfile: null,
    cookProfile: null,
    textureProfile: null,
    functionalProfile: null,
    applicationProfile: null,
    profileConfidence: byName(CULINARY_PROFILES, () => null),
    relationships: null,
    tags: [],
    cuisineTags: [],
    cuisineStrength: NO_CUISINE,
    density: null,
    portions: {},
    nutrients: null,
    nutrientParts: null,
    nutrientMarks: {},
    nutrientSources: [],
    additive: null,
    madeOf: null,
    // We only know what the brand's products usually contain.
    evidence: { bases: packBases(BY_RECIPE), parts: {}, notes: {} },
  }
}

/** Returns the kind to assume if only the allergen is named: wheat for gluten, `unspecified` for nuts. */
function unnamed(entry: EuAllergen): string | undefined {
  const { allergen, kinds } = EU_ENTRY[entry]
  const of = kinds ?? (allergen === null ? [] : (ALLERGEN[allergen].kinds?.of ?? []))
  return of.find((kind) => kind === 'unspecified') ?? of[0]
}

function allergensOf(typically: readonly Typical[]): Plain {
  const held: Partial<Record<Allergen, readonly string[]>> = {}
  for (const typical of typically) {
    const entry = entryOf(typical)
    const allergen = entry === null ? null : EU_ENTRY[entry].allergen
    if (entry === null || allergen === null) continue
    const { kinds } = ALLERGEN[allergen]
    const kind = typical === entry ? unnamed(entry) : typical
    held[allergen] = [...(held[allergen] ?? []), ...(kinds && kind ? [kind] : [])]
  }
  return Object.fromEntries(
    ALLERGENS.map((allergen) => {
      const kinds = held[allergen]
      if (kinds === undefined)
        return [allergen, { contains: 'unknown', crossContactRisk: 'unknown', confidence: 'low' }]
      const key = ALLERGEN[allergen].kinds?.key
      const detail = key ? { [key]: [...new Set(kinds)] } : {}
      const sure = { contains: 'yes', crossContactRisk: 'unknown', confidence: 'medium' }
      return [allergen, { ...sure, ...detail }]
    }),
  )
}

/** Values of the EU allergens that match none of ours: `yes` if the product typically contains them, else `unknown`. */
const entriesOf = (typically: readonly Typical[]): Plain =>
  Object.fromEntries(
    EU_ALLERGENS.filter((entry) => EU_ENTRY[entry].allergen === null).map((entry) => [
      entry,
      typically.includes(entry) ? 'yes' : 'unknown',
    ]),
  )

/** Returns profiles of the risks that a product typically has (histamine, FODMAP, pancreas); null for the others. */
function doses(
  burdens: readonly Burden[],
): Pick<AllergenProfile, 'histamine' | 'fodmap' | 'pancreas'> {
  const isHeavy = burdens.includes('pancreas')
  const alcohol = burdens.includes('alcohol')
  return {
    histamine: burdens.includes('histamine')
      ? {
          histamineContent: 'unknown',
          liberator: 'suspected',
          daoEffect: 'none',
          fermented: false,
          aged: false,
          thresholdGrams: null,
          confidence: 'medium',
        }
      : null,
    fodmap: burdens.includes('fodmap')
      ? {
          fodmapLevel: 'high',
          fodmapGroups: ['combinations'],
          safeServingGrams: null,
          processed: true,
          confidence: 'medium',
        }
      : null,
    pancreas:
      isHeavy || alcohol
        ? {
            pancreasRisk: 'high',
            fatLoad: isHeavy ? 'high' : 'unknown',
            fiberLoad: 'unknown',
            friedOrGreasy: false,
            alcohol,
            safeServingGrams: null,
            confidence: 'medium',
          }
        : null,
  }
}
