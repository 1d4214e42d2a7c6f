/** The single table of everything people may avoid: allergens, intolerances, EU allergens, animal sources and diets. */

import { byName, isOneOf, keysOf } from './closed-sets.ts'

// Animal sources and diets

/** The diets listed in the specification. They are judged if a request names no diets. */
export const USUAL_DIETS = ['vegan', 'vegetarian', 'pescetarian', 'porkFree'] as const
/** All diets; docs/decisions/diets.md gives the source of each. */
export const DIETS = [
  ...USUAL_DIETS,
  'lactoVegetarian',
  'ovoVegetarian',
  'beefFree',
  'alphaGal',
  'halal',
  'kosher',
  'alcoholFree',
] as const
export type Diet = (typeof DIETS)[number]

/** `uncertain` means that the source may come from a forbidden animal, depending on the recipe or the producer. */
type Allowed = 'yes' | 'no' | 'uncertain'

const OF_THE_LAND = ['beef', 'veal', 'pork', 'lamb', 'goat', 'poultry', 'rabbit', 'game'] as const
const OF_BONES = [...OF_THE_LAND, 'fish'] as const
const OF_CALVES = ['veal', 'lamb', 'goat'] as const

/** Animals and animal products for which our data are complete: a food contains only those that are listed for it. */
export const ANIMALS = [...OF_BONES, 'shellfish', 'milk', 'egg', 'honey', 'insect'] as const
export type Animal = (typeof ANIMALS)[number]

type ForEach<List extends readonly unknown[]> = { readonly [At in keyof List]: Allowed }
/** Verdict of each diet, in the order of `DIETS`. */
type Fits = ForEach<typeof DIETS>

interface SourceRow {
  /** Animals that the ingredient may come from although its name does not say so. For example, gelatine may be pork. */
  readonly mayBe: readonly Animal[] | 'anything'
  readonly fits: Fits
}

const Y = 'yes'
const N = 'no'
const U = 'uncertain'

/**
 * Verdicts of the diets on each animal source, in this order: vegan, vegetarian, pescetarian, porkFree; lacto- and
 * ovoVegetarian, beefFree, alphaGal; halal, kosher; alcoholFree. An ingredient list never shows how an animal was
 * slaughtered, and schools of Islamic law disagree on seafood.
 */
const SOURCES = {
  beef: { mayBe: [], fits: [N, N, N, Y, N, N, N, N, U, U, Y] },
  veal: { mayBe: [], fits: [N, N, N, Y, N, N, N, N, U, U, Y] },
  pork: { mayBe: [], fits: [N, N, N, N, N, N, Y, N, N, N, Y] },
  lamb: { mayBe: [], fits: [N, N, N, Y, N, N, Y, N, U, U, Y] },
  goat: { mayBe: [], fits: [N, N, N, Y, N, N, Y, N, U, U, Y] },
  poultry: { mayBe: [], fits: [N, N, N, Y, N, N, Y, Y, U, U, Y] },
  rabbit: { mayBe: [], fits: [N, N, N, Y, N, N, Y, N, U, N, Y] },
  // Game includes wild boar, hare and pheasant.
  game: { mayBe: ['pork', 'rabbit'], fits: [N, N, N, U, N, N, Y, U, U, U, Y] },
  meat: { mayBe: OF_THE_LAND, fits: [N, N, N, U, N, N, U, U, U, U, Y] },
  fish: { mayBe: [], fits: [N, N, Y, Y, N, N, Y, Y, Y, Y, Y] },
  shellfish: { mayBe: [], fits: [N, N, Y, Y, N, N, Y, Y, U, N, Y] },
  echinoderm: { mayBe: [], fits: [N, N, Y, Y, N, N, Y, Y, U, N, Y] },
  cnidarian: { mayBe: [], fits: [N, N, Y, Y, N, N, Y, Y, U, N, Y] },
  tunicate: { mayBe: [], fits: [N, N, Y, Y, N, N, Y, Y, U, N, Y] },
  milk: { mayBe: [], fits: [N, Y, Y, Y, Y, N, Y, N, Y, Y, Y] },
  egg: { mayBe: [], fits: [N, Y, Y, Y, N, Y, Y, Y, Y, Y, Y] },
  honey: { mayBe: [], fits: [N, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y] },
  insect: { mayBe: [], fits: [N, N, N, Y, N, N, Y, Y, U, N, Y] },
  gelatin: { mayBe: OF_BONES, fits: [N, N, U, U, N, N, U, U, U, U, Y] },
  // Rennet may be from an animal or from microbes.
  rennet: { mayBe: OF_CALVES, fits: [U, U, U, Y, U, U, U, U, U, U, Y] },
  'animal-rennet': { mayBe: OF_CALVES, fits: [N, N, N, Y, N, N, U, N, U, U, Y] },
  // Fining agents may be egg white, casein, gelatine, isinglass, or none of these.
  'fining-agents': {
    mayBe: ['egg', 'milk', 'beef', 'pork', 'fish'],
    fits: [U, U, U, U, U, U, U, U, U, U, Y],
  },
  // Sugar is filtered through bone char, but does not contain it.
  'bone-char': { mayBe: [], fits: [U, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y] },
  // Without data, every diet is uncertain.
  unknown: { mayBe: 'anything', fits: [U, U, U, U, U, U, U, U, U, U, U] },
} as const satisfies Readonly<Record<string, SourceRow>>

/** Contents other than animal sources that matter for diets. The columns are those of `SOURCES`. */
const OTHER = {
  alcohol: [Y, Y, Y, Y, Y, Y, Y, Y, N, Y, N],
  blood: [N, N, N, Y, N, N, Y, Y, N, N, Y],
  // A mammal that the table does not list, such as venison or horse.
  mammal: [N, N, N, Y, N, N, Y, N, Y, Y, Y],
  // Kosher rules require supervision of wine and grape vinegar.
  wine: [Y, Y, Y, Y, Y, Y, Y, Y, Y, U, Y],
  'scaleless-fish': [N, N, Y, Y, N, N, Y, Y, U, N, Y],
} as const satisfies Readonly<Record<string, Fits>>

export type OtherSource = keyof typeof OTHER | `possible-${keyof typeof OTHER}`
// Marked as pure, so that the web page does not include the table.
export const OTHER_SOURCES: readonly OtherSource[] = /* @__PURE__ */ withPossible(OTHER)

function withPossible<Name extends string>(table: Readonly<Record<Name, unknown>>) {
  return keysOf(table).flatMap((source) => [source, `possible-${source}` as const])
}

/** Two groups of animal sources that a diet does not allow in the same dish. */
export const FORBIDDEN_TOGETHER: Readonly<
  Partial<Record<Diet, readonly [readonly string[], readonly string[]]>>
> = { kosher: [['milk'], [...OF_THE_LAND, 'meat']] }

/** Requirements of a diet that an ingredient list cannot show. */
export const UNSEEN = ['slaughter', 'equipment', 'supervision'] as const
export const UNSEEN_OF: Readonly<Partial<Record<Diet, readonly (typeof UNSEEN)[number][]>>> = {
  halal: ['slaughter', 'equipment'],
  kosher: ['slaughter', 'equipment', 'supervision'],
}

/** Animal sources that only some recipes or brands of a food contain, each with the key of its row in `SOURCES`. */
const POSSIBLE = {
  'possible-milk': 'milk',
  'possible-egg': 'egg',
  'possible-insect': 'insect',
  'possible-honey': 'honey',
  'possible-beef': 'beef',
  'possible-fish': 'fish',
  'possible-meat': 'meat',
  'possible-pork': 'pork',
  'possible-pork-fat': 'pork',
  'possible-lamb': 'lamb',
  'possible-poultry': 'poultry',
  'possible-shellfish': 'shellfish',
  'possible-gelatin': 'gelatin',
} as const satisfies Readonly<Record<string, keyof typeof SOURCES>>

export type AnimalSource = keyof typeof SOURCES | keyof typeof POSSIBLE
export const ANIMAL_SOURCES: readonly AnimalSource[] = /* @__PURE__ */ animalSources()

function animalSources(): readonly AnimalSource[] {
  return [...keysOf(SOURCES), ...keysOf(POSSIBLE)]
}

/** Animal source of a food that was not assessed. The source is uncertain for every diet. */
export const UNKNOWN_SOURCE = 'unknown' satisfies AnimalSource

/** Removes the prefix `possible-`. */
export const plainSource = (source: string): string => source.replace(/^possible-/, '')

/** The source without the prefix `possible-`, and its row in `SOURCES`; undefined if the source has no row. */
function certain(source: string): { readonly id: string; readonly row: SourceRow } | undefined {
  const id = Object.hasOwn(POSSIBLE, source) ? POSSIBLE[source as keyof typeof POSSIBLE] : source
  return Object.hasOwn(SOURCES, id) ? { id, row: SOURCES[id as keyof typeof SOURCES] } : undefined
}

/** The source without `possible-`, and the verdict of each diet on the source; undefined if no table has the source. */
function cellsOf(source: string): { readonly id: string; readonly fits: Fits } | undefined {
  const animal = certain(source)
  if (animal) return { id: animal.id, fits: animal.row.fits }
  const id = plainSource(source)
  return Object.hasOwn(OTHER, id) ? { id, fits: OTHER[id as keyof typeof OTHER] } : undefined
}

/** Verdict of a diet on a source; uncertain if the tables have no row for the source or no column for the diet. */
export function allows(diet: Diet, source: string): Allowed {
  const found = cellsOf(source)
  // `diet` may be an unknown name if the calling code is not type-checked.
  const allowed = found?.fits[DIETS.indexOf(diet)] ?? 'uncertain'
  return allowed === 'no' && source !== found?.id ? 'uncertain' : allowed
}

/** True if the source may or may not be from this animal. For example, `gelatin` may be from pork or from beef. */
export function mayBeOf(source: string, animal: Animal): boolean {
  const found = certain(source)
  if (!found || found.row.mayBe === 'anything') return true
  return found.row.mayBe.includes(animal) || (found.id === animal && source !== animal)
}

/** True if the second diet allows everything that the first diet allows. */
export const impliesDiet = (fits: Diet, asked: Diet): boolean =>
  [...ANIMAL_SOURCES, ...OTHER_SOURCES].every(
    (source) => allows(fits, source) !== 'yes' || allows(asked, source) === 'yes',
  )

// Dimensions

/** The key under which an allergen's profile lists kinds of the allergen, such as `cereals` for gluten. */
export type KindKey = 'cereals' | 'species' | 'groups'

interface AllergenRow {
  /** The animal source of the allergen, then sources that imply the allergen. Empty for plants and minerals. */
  readonly animals: readonly Exclude<keyof typeof SOURCES, 'unknown'>[]
  /** The wider allergen: a food that is free of the wider allergen is also free of this allergen. */
  readonly partOf: string | null
  /** True if a dish has the allergen whenever an ingredient has it. Sulphites may be diluted below their threshold. */
  readonly isPassedOn: boolean
  /** Kinds of the allergen that a profile may list. */
  readonly kinds: { readonly key: KindKey; readonly of: readonly string[] } | null
}

const ROW = { animals: [], partOf: null, isPassedOn: true, kinds: null } as const

/** The standard allergens, in the order of the specification. */
const ALLERGEN_ROWS = {
  gluten: {
    ...ROW,
    kinds: { key: 'cereals', of: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan'] },
  },
  // Lactose is part of dairy, but dairy also includes lactose-free milk.
  lactose: { ...ROW, partOf: 'dairy', isPassedOn: false },
  dairy: { ...ROW, animals: ['milk', 'rennet', 'animal-rennet'] },
  egg: { ...ROW, animals: ['egg'] },
  soy: ROW,
  peanut: ROW,
  treeNut: {
    ...ROW,
    kinds: {
      key: 'species',
      of: [
        'almond',
        'hazelnut',
        'walnut',
        'cashew',
        'pecan',
        'brazil-nut',
        'pistachio',
        'macadamia',
        'pine-nut',
        'unspecified',
      ],
    },
  },
  sesame: ROW,
  sulfite: { ...ROW, isPassedOn: false },
  fish: { ...ROW, animals: ['fish'] },
  shellfish: {
    ...ROW,
    animals: ['shellfish'],
    kinds: { key: 'groups', of: ['crustacean', 'mollusc'] },
  },
} as const satisfies Readonly<Record<string, AllergenRow>>

export type Allergen = keyof typeof ALLERGEN_ROWS
export const ALLERGENS = keysOf(ALLERGEN_ROWS)

/** Allergens in display order: as on packages, but with related allergens next to each other. */
export const SHOWN_ALLERGENS = [
  'gluten',
  'egg',
  'dairy',
  'lactose',
  'fish',
  'shellfish',
  'peanut',
  'treeNut',
  'soy',
  'sesame',
  'sulfite',
] as const satisfies readonly Allergen[]

export const ALLERGEN: Readonly<
  Record<Allergen, AllergenRow & { readonly partOf: Allergen | null }>
> = ALLERGEN_ROWS

/** Dimensions with their own profiles, whose verdicts depend on the amount in grams. */
export const DOSE_DIMENSIONS = ['histamine', 'fodmap', 'pancreas'] as const
/** Dimensions for which we can compute how many more grams a person may have. */
export const DOSE_DOMAINS = ['fodmap', 'histamine'] as const
export type DoseDomain = (typeof DOSE_DOMAINS)[number]
export const TRACES = ['matter', 'ignore'] as const
export type DoseDimension = (typeof DOSE_DIMENSIONS)[number]

/** All dimensions in which a food is assessed, in the order of the specification. */
export const DIMENSIONS: readonly Dimension[] = [...DOSE_DIMENSIONS, ...ALLERGENS]
export type Dimension = DoseDimension | Allergen

export const isAllergen = (name: string): name is Allergen => Object.hasOwn(ALLERGEN_ROWS, name)
export const isDiet = (name: string): name is Diet => isOneOf(DIETS, name)
export const isAnimal = (name: string): name is Animal => isOneOf(ANIMALS, name)
/** True for a dimension whose verdict depends on amounts: FODMAP, histamine or fat. */
export const isDose = (name: string): name is (typeof DOSE_DIMENSIONS)[number] =>
  isOneOf(DOSE_DIMENSIONS, name)
/** True for a source that the food certainly has. */
export const isSureSource = (source: string): boolean =>
  source !== UNKNOWN_SOURCE && !source.startsWith('possible-')

/** A kind of cereal, nut or shellfish. */
export type Kind<Of extends 'gluten' | 'treeNut' | 'shellfish'> =
  (typeof ALLERGEN_ROWS)[Of]['kinds']['of'][number]

export const SHELLFISH_GROUPS = ALLERGEN_ROWS.shellfish.kinds.of

/** Allergens of animal origin, each with its animal source. */
export const ALLERGENS_OF_ANIMALS = ALLERGENS.flatMap((allergen) => {
  const [source] = ALLERGEN[allergen].animals
  return source === undefined ? [] : [{ allergen, source }]
})

// EU Annex II

interface EntryRow {
  /** Our allergen that covers the EU allergen; null if none does. */
  readonly allergen: Allergen | null
  /** Kinds of our allergen that the EU allergen covers; null means all kinds. */
  readonly kinds: readonly string[] | null
  /** Letter on menus. There is no common standard: `at` is the Austrian letter, `numbers` the position in Annex II. */
  readonly letters: { readonly at: string; readonly numbers: string }
  /** Food whose name stands for the allergen, or null. For example, "free of milk" also means free of butter. */
  readonly food: string | null
  /** Other foods that count as the allergen. For example, a person who avoids celeriac avoids the allergen celery. */
  readonly foods: readonly string[]
  /** A food that contains the allergen, if no single food represents the whole allergen. */
  readonly example?: string
}

/** The nuts of Annex II, and unspecified nuts. Annex II does not include pine nuts. */
const ANNEX_NUTS = ALLERGEN_ROWS.treeNut.kinds.of.filter((nut) => nut !== 'pine-nut')

/** Defaults: the entry covers all kinds of the allergen, and no food represents it. */
const ENTRY = { kinds: null, food: null, foods: [] } as const

/** The allergens of Regulation (EU) 1169/2011, Annex II, in its order. */
const EU_ROWS = {
  gluten: { ...ENTRY, allergen: 'gluten', letters: { at: 'A' }, example: 'wheat-flour' },
  crustaceans: {
    ...ENTRY,
    allergen: 'shellfish',
    kinds: ['crustacean'],
    letters: { at: 'B' },
    example: 'shrimp',
  },
  eggs: { ...ENTRY, allergen: 'egg', letters: { at: 'C' }, food: 'egg' },
  fish: { ...ENTRY, allergen: 'fish', letters: { at: 'D' }, food: 'white-fish' },
  peanuts: { ...ENTRY, allergen: 'peanut', letters: { at: 'E' }, food: 'peanut' },
  soybeans: { ...ENTRY, allergen: 'soy', letters: { at: 'F' }, food: 'soybeans' },
  milk: { ...ENTRY, allergen: 'dairy', letters: { at: 'G' }, food: 'whole-milk' },
  nuts: {
    ...ENTRY,
    allergen: 'treeNut',
    kinds: ANNEX_NUTS,
    letters: { at: 'H' },
    food: 'mixed-nuts',
  },
  celery: {
    ...ENTRY,
    allergen: null,
    letters: { at: 'L' },
    food: 'celery',
    foods: ['celeriac', 'celery-leaf', 'celery-seed'],
  },
  mustard: {
    ...ENTRY,
    allergen: null,
    letters: { at: 'M' },
    food: 'mustard',
    foods: ['mustard-seed', 'mustard-powder'],
  },
  sesame: { ...ENTRY, allergen: 'sesame', letters: { at: 'N' }, food: 'sesame-seed' },
  sulphites: { ...ENTRY, allergen: 'sulfite', letters: { at: 'O' }, example: 'sulphur-dioxide' },
  lupin: { ...ENTRY, allergen: null, letters: { at: 'P' }, foods: ['lupin-beans', 'lupin-flour'] },
  molluscs: {
    ...ENTRY,
    allergen: 'shellfish',
    kinds: ['mollusc'],
    letters: { at: 'R' },
    example: 'mussel',
  },
} as const satisfies Readonly<
  Record<string, Omit<EntryRow, 'letters'> & { readonly letters: { readonly at: string } }>
>

export type EuAllergen = keyof typeof EU_ROWS
export const EU_ALLERGENS = keysOf(EU_ROWS)
export const EU_ENTRY: Readonly<Record<EuAllergen, EntryRow>> = byName(EU_ALLERGENS, (entry) => ({
  ...EU_ROWS[entry],
  letters: { ...EU_ROWS[entry].letters, numbers: String(EU_ALLERGENS.indexOf(entry) + 1) },
}))

/** Id of the food that represents an EU allergen; empty if no food does. */
export function representativeOf(entry: EuAllergen): string {
  const { food, foods, example = '' } = EU_ENTRY[entry]
  return food ?? foods[0] ?? example
}

type EntryOf<Of> = {
  [Entry in EuAllergen]: (typeof EU_ROWS)[Entry]['allergen'] extends Of ? Entry : never
}[EuAllergen]

/** EU allergens that none of our allergens covers. To avoid such an allergen, a person has to give its name. */
export type UncoveredEntry = EntryOf<null>
export const isUncovered = (name: string): name is UncoveredEntry =>
  Object.hasOwn(EU_ROWS, name) && EU_ENTRY[name as EuAllergen].allergen === null

/** EU allergens that one of our allergens covers. */
export const entriesOf = (allergen: Allergen): readonly EuAllergen[] =>
  EU_ALLERGENS.filter((entry) => EU_ENTRY[entry].allergen === allergen)

/** True if our allergen for this EU allergen also covers other EU allergens. */
export function isOneOfSeveral(entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  return allergen !== null && entriesOf(allergen).length > 1
}

/** True if a dish has the allergen whenever an ingredient has it. */
export function isPassedOn(entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  return allergen === null || ALLERGEN[allergen].isPassedOn
}

// Concerns

/** EU allergens with no exact equivalent among ours. For example, our shellfish covers crustaceans and molluscs. */
export type EuConcern =
  | UncoveredEntry
  | {
      [Entry in EuAllergen]: [
        Exclude<EntryOf<(typeof EU_ROWS)[Entry]['allergen']>, Entry>,
      ] extends [never]
        ? never
        : Entry
    }[EuAllergen]
export const isEuConcern = (name: string): name is EuConcern =>
  Object.hasOwn(EU_ROWS, name) && (isUncovered(name) || isOneOfSeveral(name as EuAllergen))
export const EU_CONCERNS: readonly EuConcern[] = EU_ALLERGENS.filter(isEuConcern)

/** Allowed values of `concerns` in requests. */
export type Concern = Dimension | EuConcern
export const CONCERNS: readonly Concern[] = [...DIMENSIONS, ...EU_CONCERNS]

/** Everything that a person may avoid in a dish: concerns and diets. */
export type Restriction = Concern | Diet
export const RESTRICTIONS: readonly Restriction[] = [...CONCERNS, ...DIETS]
export const isRestriction = (name: string): name is Restriction => isOneOf(RESTRICTIONS, name)

export type LetterScheme = keyof EntryRow['letters']
export const LETTER_SCHEMES = keysOf(EU_ENTRY.gluten.letters)

/** The EU allergen that each food represents, by food id. */
export const ENTRY_OF_FOOD: ReadonlyMap<string, EuAllergen> = new Map(
  EU_ALLERGENS.flatMap((entry) => {
    const { food, foods } = EU_ENTRY[entry]
    return [...(food === null ? [] : [food]), ...foods].map((id) => [id, entry] as const)
  }),
)
