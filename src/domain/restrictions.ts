/**
 * The table of what a person may have to avoid: dimensions, entries of EU Annex II, animal sources and diets, and how they hang
 * together. No other file lists them; each row says all that the program knows of one, and a row that says less does not compile.
 */

import { isOneOf, keysOf } from './closed-sets.ts'

// Animal sources and diets

export const DIETS = ['vegan', 'vegetarian', 'pescetarian', 'porkFree'] as const
export type Diet = (typeof DIETS)[number]

/** `uncertain`: may be of an excluded animal, depending on the recipe or the producer. */
type Allowed = 'yes' | 'no' | 'uncertain'

/** Animals, and what they give, that foods name wherever they hold them: what names none of them has none of them. */
export const ANIMALS = [
  'beef',
  'veal',
  'pork',
  'lamb',
  'goat',
  'poultry',
  'rabbit',
  'game',
  'fish',
  'shellfish',
  'milk',
  'egg',
  'honey',
  'insect',
] as const
export type Animal = (typeof ANIMALS)[number]

interface SourceRow extends Readonly<Record<Diet, Allowed>> {
  /** The animals by name that it may be of, besides the one that it is called by. */
  readonly mayBe: readonly Animal[] | 'anything'
}

const OF_THE_LAND = ['beef', 'veal', 'pork', 'lamb', 'goat', 'poultry', 'rabbit', 'game'] as const
const OF_CALVES = ['veal', 'lamb', 'goat'] as const

// Rows that several sources share.
const NO_PORK = { vegan: 'no', vegetarian: 'no', pescetarian: 'no', porkFree: 'yes' } as const
const MEAT = { ...NO_PORK, porkFree: 'uncertain' } as const
const SEAFOOD = { ...NO_PORK, pescetarian: 'yes' } as const
const DAIRY = { ...SEAFOOD, vegetarian: 'yes' } as const
const OPEN = {
  vegan: 'uncertain',
  vegetarian: 'uncertain',
  pescetarian: 'uncertain',
  porkFree: 'uncertain',
} as const

/** What each diet says of each animal source. Religious diets have no column: how an animal was slaughtered, no food tells. */
const SOURCES = {
  beef: { mayBe: [], ...NO_PORK },
  veal: { mayBe: [], ...NO_PORK },
  pork: { mayBe: [], ...NO_PORK, porkFree: 'no' },
  lamb: { mayBe: [], ...NO_PORK },
  goat: { mayBe: [], ...NO_PORK },
  poultry: { mayBe: [], ...NO_PORK },
  rabbit: { mayBe: [], ...NO_PORK },
  // Wild boar, hare.
  game: { mayBe: ['pork', 'rabbit'], ...MEAT },
  meat: { mayBe: OF_THE_LAND, ...MEAT },
  fish: { mayBe: [], ...SEAFOOD },
  shellfish: { mayBe: [], ...SEAFOOD },
  echinoderm: { mayBe: [], ...SEAFOOD },
  cnidarian: { mayBe: [], ...SEAFOOD },
  milk: { mayBe: [], ...DAIRY },
  egg: { mayBe: [], ...DAIRY },
  honey: { mayBe: [], ...DAIRY },
  insect: { mayBe: [], ...NO_PORK },
  gelatin: { mayBe: [...OF_THE_LAND, 'fish'], ...MEAT, pescetarian: 'uncertain' },
  // From an animal or from microbes.
  rennet: { mayBe: OF_CALVES, ...OPEN, porkFree: 'yes' },
  'animal-rennet': { mayBe: OF_CALVES, ...NO_PORK },
  // Egg white, casein, gelatine, isinglass, or none of them.
  'fining-agents': { mayBe: ['egg', 'milk', 'beef', 'pork', 'fish'], ...OPEN },
  // Sugar is filtered through it and contains none of it.
  'bone-char': { mayBe: [], ...DAIRY, vegan: 'uncertain' },
  // Nobody has said: no diet may count on it.
  unknown: { mayBe: 'anything', ...OPEN },
} as const satisfies Readonly<Record<string, SourceRow>>

/** What some recipes or brands of a food hold and others do not, with the source that it is where they do. */
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
export const ANIMAL_SOURCES: readonly AnimalSource[] = [...keysOf(SOURCES), ...keysOf(POSSIBLE)]

/** The animal source of what nobody has looked into; every diet judges it uncertain. */
export const UNKNOWN_SOURCE = 'unknown' satisfies AnimalSource

/** The source that it is where it is there; undefined of what has no row. */
function certain(source: string): { readonly id: string; readonly row: SourceRow } | undefined {
  const id = Object.hasOwn(POSSIBLE, source) ? POSSIBLE[source as keyof typeof POSSIBLE] : source
  return Object.hasOwn(SOURCES, id) ? { id, row: SOURCES[id as keyof typeof SOURCES] } : undefined
}

/** What a diet says of an animal source; uncertain wherever the table says nothing. */
export function allows(diet: Diet, source: string): Allowed {
  const found = certain(source)
  // The type has no undefined, but a program that was built past the compiler has.
  const allowed: Allowed | undefined = found?.row[diet]
  if (allowed === 'yes' || (allowed === 'no' && found?.id === source)) return allowed
  return 'uncertain'
}

/** Whether a source that is not called by the animal may be of it all the same. */
export function mayBeOf(source: string, animal: Animal): boolean {
  const found = certain(source)
  if (!found || found.row.mayBe === 'anything') return true
  return found.row.mayBe.includes(animal) || (found.id === animal && source !== animal)
}

/** Whether what fits one diet fits the other. */
export function impliesDiet(fits: Diet, asked: Diet): boolean {
  return ANIMAL_SOURCES.every(
    (source) => allows(fits, source) !== 'yes' || allows(asked, source) === 'yes',
  )
}

// Dimensions

/** What a profile calls the kinds that it names. */
export type KindKey = 'cereals' | 'species' | 'groups'

interface AllergenRow {
  /** The animal source that comes with it, then those that only foods with it have; none of what plants and minerals give. */
  readonly animals: readonly Exclude<keyof typeof SOURCES, 'unknown'>[]
  /** The allergen that it is a part of: what is without that one is without it. */
  readonly partOf: string | null
  /** Whether a food brings it into what it is an ingredient of: sulphites are diluted below what counts. */
  readonly isPassedOn: boolean
  /** What a profile names where the allergen is contained, and what it may name. */
  readonly kinds: { readonly key: KindKey; readonly of: readonly string[] } | null
}

const ROW = { animals: [], partOf: null, isPassedOn: true, kinds: null } as const

/** The standard allergens, in the order of the specification. */
const ALLERGEN_ROWS = {
  gluten: {
    ...ROW,
    kinds: { key: 'cereals', of: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan'] },
  },
  // Milk is told by dairy, with what lactose is taken out of.
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
export const ALLERGEN: Readonly<
  Record<Allergen, AllergenRow & { readonly partOf: Allergen | null }>
> = ALLERGEN_ROWS

/** The dimensions that have a profile of their own, and rules that look at grams. */
export const DOSE_DIMENSIONS = ['histamine', 'fodmap', 'pancreas'] as const
/** The dimensions that leave room for more of a food. */
export const DOSE_DOMAINS = ['fodmap', 'histamine'] as const
export type DoseDomain = (typeof DOSE_DOMAINS)[number]
/** Whether traces count for a person. */
export const TRACES = ['matter', 'ignore'] as const
export type DoseDimension = (typeof DOSE_DIMENSIONS)[number]

/** All dimensions that a food is assessed in, in the order of the specification. */
export const DIMENSIONS: readonly Dimension[] = [...DOSE_DIMENSIONS, ...ALLERGENS]
export type Dimension = DoseDimension | Allergen

export const isAllergen = (name: string): name is Allergen => Object.hasOwn(ALLERGEN_ROWS, name)
export const isDiet = (name: string): name is Diet => isOneOf(DIETS, name)
export const isAnimal = (name: string): name is Animal => isOneOf(ANIMALS, name)

/** A cereal, a nut or a group of shellfish. */
export type Kind<Of extends 'gluten' | 'treeNut' | 'shellfish'> =
  (typeof ALLERGEN_ROWS)[Of]['kinds']['of'][number]

export const SHELLFISH_GROUPS = ALLERGEN_ROWS.shellfish.kinds.of

/** The allergens that come with an animal source, with that source. */
export const ALLERGENS_OF_ANIMALS = ALLERGENS.flatMap((allergen) => {
  const [source] = ALLERGEN[allergen].animals
  return source === undefined ? [] : [{ allergen, source }]
})

// EU Annex II

interface EntryRow {
  /** The allergen that tells of it; null where no dimension does. */
  readonly allergen: Allergen | null
  /** The kinds of that allergen that the entry is of; null where it is of all. */
  readonly kinds: readonly string[] | null
  /** Its letters on a menu: no common standard, so a scheme has a name. `at`: as Austrian menus write them. */
  readonly letters: { readonly at: string }
  /** The food whose plain name means all of it: whoever is without milk is without butter too; null where there is none. */
  readonly food: string | null
  /** Further foods that whoever names them to be avoided means all of it by. */
  readonly foods: readonly string[]
  /** A food that contains the entry, if no food is all of it. */
  readonly example?: string
}

/** The nuts that Annex II names, and those that nobody named: pine nuts are none of its entries. */
const ANNEX_NUTS = ALLERGEN_ROWS.treeNut.kinds.of.filter((nut) => nut !== 'pine-nut')

/** An entry of all kinds of its allergen that no food is called by. */
const ENTRY = { kinds: null, food: null, foods: [] } as const

/** EU Regulation 1169/2011, Annex II, in its order. */
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
} as const satisfies Readonly<Record<string, EntryRow>>

export type EuAllergen = keyof typeof EU_ROWS
export const EU_ALLERGENS = keysOf(EU_ROWS)
export const EU_ENTRY: Readonly<Record<EuAllergen, EntryRow>> = EU_ROWS

/** The food that represents an entry; empty if none does. */
export function representativeOf(entry: EuAllergen): string {
  const { food, foods, example = '' } = EU_ENTRY[entry]
  return food ?? foods[0] ?? example
}

/** The entries whose allergen is this one. */
type EntryOf<Of> = {
  [Entry in EuAllergen]: (typeof EU_ROWS)[Entry]['allergen'] extends Of ? Entry : never
}[EuAllergen]

/** Entries that no dimension covers; whoever must not eat them can only avoid them. */
export type UncoveredEntry = EntryOf<null>
export const isUncovered = (name: string): name is UncoveredEntry =>
  Object.hasOwn(EU_ROWS, name) && EU_ENTRY[name as EuAllergen].allergen === null

/** The entries that an allergen tells of. */
export const entriesOf = (allergen: Allergen): readonly EuAllergen[] =>
  EU_ALLERGENS.filter((entry) => EU_ENTRY[entry].allergen === allergen)

/** Whether its allergen tells of another entry too. */
export function isOneOfSeveral(entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  return allergen !== null && entriesOf(allergen).length > 1
}

/** Whether what holds it brings it into what it is an ingredient of. */
export function isPassedOn(entry: EuAllergen): boolean {
  const { allergen } = EU_ENTRY[entry]
  return allergen === null || ALLERGEN[allergen].isPassedOn
}

// Concerns

/** Entries that no dimension tells of by itself: it covers none of them, or several at once. */
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

/** What `concerns` of a request may name. */
export type Concern = Dimension | EuConcern
export const CONCERNS: readonly Concern[] = [...DIMENSIONS, ...EU_CONCERNS]

/** What a dish may have to do without: concerns and diets. */
export type Restriction = Concern | Diet
export const RESTRICTIONS: readonly Restriction[] = [...CONCERNS, ...DIETS]
export const isRestriction = (name: string): name is Restriction => isOneOf(RESTRICTIONS, name)

export type LetterScheme = keyof EntryRow['letters']
export const LETTER_SCHEMES = keysOf(EU_ROWS.gluten.letters) satisfies readonly LetterScheme[]

/** The entries that foods mean by their plain names, by the ids of the foods. */
export const ENTRY_OF_FOOD: ReadonlyMap<string, EuAllergen> = new Map(
  EU_ALLERGENS.flatMap((entry) => {
    const { food, foods } = EU_ENTRY[entry]
    return [...(food === null ? [] : [food]), ...foods].map((id) => [id, entry] as const)
  }),
)
