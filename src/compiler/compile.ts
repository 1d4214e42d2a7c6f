/** Compiles the text files of `data/` into ingredient records, strictly. */

import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Brands, NO_BRANDS } from '../domain/brands.ts'
import type { MadeOf } from '../domain/composition.ts'
import type { Concept } from '../domain/concepts.ts'
import { basisOf, type Evidence } from '../domain/evidence.ts'
import { type Figure, type Ingredient, NO_CUISINE } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { FIGURE_KEYS } from '../domain/nutrients.ts'
import {
  type AllergenProfile,
  type AllergenSubProfile,
  DAO_EFFECTS,
  FLAVOR_AXES,
  type FlavorProfile,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  type FodmapProfile,
  HISTAMINE_CONTENTS,
  LIBERATORS,
  type PancreasProfile,
} from '../domain/profiles.ts'
import type { Allergen } from '../domain/restrictions.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'
import type { Compositions, Popularity } from '../domain/shares.ts'
import type { Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { nameKey } from '../language/fold.ts'
import { CHECK_NAMES } from '../library/doctor.ts'
import type { Dishes } from '../library/library.ts'
import type { LexiconEntries } from '../search/lexicon.ts'
import { additiveKind, checkNumbers, readAdditive } from './additives.ts'
import { readAllergens, readAnimalSources, readEuAllergens } from './allergens.ts'
import { type AmbiguousName, readAmbiguousNames, withAmbiguousNames } from './ambiguous.ts'
import { brandsOver, readBrands, withoutNamesOf } from './brands.ts'
import { type Composed, checkOverrides, compose, withOwnSources } from './composition.ts'
import { readConcepts } from './concepts.ts'
import { CULINARY_KEYS, checkCulinary, culinary, withoutReplaced } from './culinary.ts'
import {
  compositionsOf,
  type Derivation,
  derive,
  type KinSpread,
  kinSpread,
  withKin,
  withLogic,
  withWholes,
} from './derived.ts'
import { readDishes } from './dishes.ts'
import { EVIDENCE, familyReasons, readEvidence } from './evidence.ts'
import { withFurtherNames } from './further-names.ts'
import { NO_LEXICON, readLexicon } from './lexicon.ts'
import { derivationOf, MADE_OF, readMadeOf } from './made-of.ts'
import { agreeOnLactose, withFodmapGrams } from './measured-sugars.ts'
import { type NutrientRows, readAmount, withRow } from './nutrient-rows.ts'
import { DataError, type Plain, readCsv, readYaml, type Say, type YamlEntry } from './read-text.ts'
import { relate } from './relationships.ts'
import { readUnits, readVocabulary } from './vocabulary.ts'

type Archetypes = Readonly<Record<string, Plain>>
type Explanations = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Compiled {
  readonly vocabulary: Vocabulary
  readonly units: readonly Unit[]
  readonly ingredients: readonly Ingredient[]
  readonly ambiguous: readonly AmbiguousName[]
  readonly brands: Brands
  /** What dishes hold by definition, for titles that name one. */
  readonly dishes: Dishes
  readonly lexicon: LexiconEntries
  /** Why findings of `doctor` are right as they are, by check and id. */
  readonly explanations: Explanations
  /** How often recipes of a language name an ingredient, per 100,000 mentions. */
  readonly popularity: Popularity
  /** The families, each with what it extends merged in. */
  readonly archetypes: Archetypes
  readonly concepts: readonly Concept[]
  /** Grams of each component in a gram of a composite, as far as known. */
  readonly compositions: Compositions
  /** What is wrong, as `file:line: what`; a library is only written when there is nothing. */
  readonly problems: readonly string[]
}

/** Literal route segments of the interface; no ingredient may be called so. */
const ROUTE_WORDS = ['search', 'autocomplete', 'count']
const INGREDIENT_KEYS = [
  ...LANGUAGES,
  'archetype',
  'subcategory',
  'flavor',
  'allergens',
  'eu',
  'animalSources',
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
  ...CULINARY_KEYS,
]
/** What a family may share: everything but names, flavour and what makes one ingredient itself. */
const ARCHETYPE_KEYS = INGREDIENT_KEYS.filter(
  (key) =>
    ![...LANGUAGES, 'archetype', 'flavor', 'mainIngredient', 'additive', MADE_OF].includes(
      key as never,
    ),
)
const SETS: Readonly<Record<string, Readonly<Record<string, readonly unknown[] | 'number'>>>> = {
  histamine: {
    histamineContent: HISTAMINE_CONTENTS,
    liberator: LIBERATORS,
    daoEffect: DAO_EFFECTS,
    fermented: [true, false],
    aged: [true, false],
    thresholdGrams: 'number',
    confidence: CONFIDENCES,
  },
  fodmap: {
    fodmapLevel: FODMAP_LEVELS,
    fodmapGroups: FODMAP_GROUPS,
    safeServingGrams: 'number',
    oligosaccharides: 'number',
    processed: [true, false],
    confidence: CONFIDENCES,
  },
  pancreas: { friedOrGreasy: [true, false], alcohol: [true, false], usualServingGrams: 'number' },
}
const NUTRIENT_COLUMNS = ['id', 'source', 'state', ...FIGURE_KEYS]
/** Source codes that a figure may carry. */
const SOURCE =
  /^(curated|(usda-sr28|fdc-foundation|ciqual20(20|25)|swiss-fcdb|fineli|livsmedelsverket):\d+|cofid2021:\d+-\d+|bls4:[A-Z][0-9A-Z]{6}|derived:.+)$/
const STATES = ['raw', 'dried', 'cooked', 'canned', 'processed']
/** Categories whose food holds no alcohol as long as nothing ferments in it. */
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
/** Fat per meal that low-fat diets for the pancreas commonly allow, in grams. */
const FAT_DOSE_GRAMS = 10

/** Compiles the data folder; `only` limits the ingredients to one category. */
export function compile(folder: string, only?: string): Compiled {
  return new Compiler(folder, 'data', only).run()
}

/** A compiled library that an operator's own folder is laid over. */
export type Base = Omit<Compiled, 'problems'>

/** Compiles the operator's folder over `base`: new ingredients are added, those with a known id replace it. */
export function compileOver(base: Base, folder: string): Compiled {
  return new Compiler(folder, folder, undefined, base).run()
}

class Compiler {
  private readonly problems: string[] = []
  /** Where an id first stands: the ingredient, its nutrients, its portions. */
  private readonly places = new Map<string, Place>()
  /** What was read, by file: some of it is needed before its turn. */
  private readonly read = new Map<string, YamlEntry[]>()
  private readonly vocabulary: Vocabulary
  private readonly units: readonly Unit[]

  constructor(
    private readonly folder: string,
    /** How messages call the folder. */
    private readonly shown: string,
    private readonly only?: string,
    private readonly base?: Base,
  ) {
    this.vocabulary = base?.vocabulary ?? readVocabulary(folder)
    this.units = base?.units ?? readUnits(folder)
  }

  run(): Compiled {
    const archetypes = this.readArchetypes()
    const profiles = this.readProfiles()
    const entries = this.entries()
    const sourced = this.readNutrients()
    const derivations = this.readDerivations()
    const portions = this.readPortions()
    const kept = {
      nutrients: [...sourced.keys(), ...[...derivations.keys()].map(({ key }) => key)],
      portions: [...portions.keys()],
    }
    this.inherit(sourced, portions)
    const composed = this.only
      ? new Map<Derivation, string>()
      : compositions(entries, sourced, derivations)
    const places = new Map([...derivations, ...composed])
    const nutrients = derive([...places.keys()], sourced, (entry, path, what) =>
      this.say(places.get(entry)!, entry.lineOf(path), `${entry.key}: ${what}`),
    )
    const families = this.families(nutrients)
    const own = this.records(entries, { archetypes, profiles, nutrients, families, portions })
    const below = this.below(own, portions, kept.nutrients)
    this.checkReferences([...below, ...own], { ...kept, profile: [...profiles.keys()] })
    const ingredients = [...below, ...own].sort((a, b) => (a.id < b.id ? -1 : 1))
    const say = this.say.bind(this)
    // One category cannot show what a name means elsewhere.
    const ambiguous = this.only ? [] : this.ambiguous()
    const named = withFurtherNames(ingredients, this.furtherNames(), say)
    const whole = withAmbiguousNames(named, ambiguous, say, (id, lang, what) =>
      this.sayAt('ingredient', id, [lang], `${id}: ${what}`),
    )
    const { brands, records } = this.brands(whole)
    const sorted = [...this.related(whole), ...records].sort((a, b) => (a.id < b.id ? -1 : 1))
    return {
      vocabulary: this.vocabulary,
      units: this.units,
      ingredients: sorted,
      brands,
      ambiguous,
      dishes: this.dishes(ingredients),
      lexicon: this.lexicon(),
      explanations: this.only ? {} : this.explanations(ingredients),
      popularity: this.popularity(new Set(ingredients.map(({ id }) => id))),
      archetypes: Object.fromEntries(archetypes),
      concepts: this.concepts(ingredients),
      compositions: { ...this.base?.compositions, ...compositionsOf([...places.keys()]) },
      problems: this.problems,
    }
  }

  /** The entries of the ingredient files; where one category is asked for, also those of the others, which it may be made of. */
  private entries(): ReadonlyMap<string, Entry> {
    const entries = new Map<string, Entry>()
    for (const file of this.files('ingredients', '.yaml', true)) {
      const isAsked = !this.only || isOf(basename(file, '.yaml'), this.only)
      const category = this.categoryOf(file, isAsked)
      for (const entry of this.yaml(file)) {
        const first = entries.get(entry.key)
        if (first && isAsked) this.say(file, entry.line, `${entry.key}: already in ${first.file}`)
        const say: Say = (path, what) => {
          if (isAsked) this.say(file, entry.lineOf(path), `${entry.key}: ${what}`)
        }
        if (isAsked) this.place('ingredient', entry.key, { file, lineOf: entry.lineOf })
        const madeOf = readMadeOf(entry, say)
        entries.set(entry.key, { entry, file, category, isAsked, madeOf, say })
      }
    }
    return entries
  }

  /** `dishes-asian.yaml` holds dishes as `dishes.yaml` does. */
  private categoryOf(file: string, isAsked: boolean): string {
    const name = basename(file, '.yaml')
    const category = Object.keys(this.vocabulary.categories)
      .filter((one) => isOf(name, one))
      .sort((a, b) => b.length - a.length)[0]
    if (category === undefined && isAsked) this.say(file, 1, `unknown category: ${name}`)
    return category ?? name
  }

  /** The records of the entries, each behind those that it is made of. */
  private records(entries: ReadonlyMap<string, Entry>, parts: Parts): Ingredient[] {
    const below = new Map(this.base?.ingredients.map((one) => [one.id, one]))
    const done = new Map<string, Ingredient | undefined>()
    const open: string[] = []
    const recordOf = (id: string): Ingredient | undefined => {
      const entry = entries.get(id)
      if (!entry) return below.get(id)
      if (done.has(id)) return done.get(id)
      open.push(id)
      for (const { id: part, tier } of entry.madeOf?.parts ?? []) {
        const path = [MADE_OF, tier, part]
        if (!entries.has(part) && !below.has(part))
          entry.say(path, `made of a dangling id: ${part}`)
        if (part === id || !open.includes(part)) continue
        entry.say(path, `made of itself: ${[...open.slice(open.indexOf(part)), part].join(' → ')}`)
      }
      const composed =
        entry.madeOf &&
        compose(entry.madeOf, (part) => (open.includes(part) ? undefined : recordOf(part)))
      const record = this.ingredient(entry, composed, parts)
      open.pop()
      done.set(id, record)
      return record
    }
    return [...entries].flatMap(([id, { isAsked }]) => {
      const record = isAsked ? recordOf(id) : undefined
      return record ? [record] : []
    })
  }

  /** With the food graph; one category alone has none, and an operator's own ingredients keep the shipped one. */
  private related(ingredients: readonly Ingredient[]): readonly Ingredient[] {
    if (this.only || this.base || !existsSync(join(this.folder, 'relationships')))
      return ingredients
    const files = {
      substitutes: 'relationships/substitutes.yaml',
      pairings: 'relationships/pairings.yaml',
      together: 'relationships/together.csv',
    }
    const given = {
      substitutes: this.yaml(files.substitutes),
      pairings: this.yaml(files.pairings),
      together: this.csv(files.together),
    }
    return relate(ingredients, given, (file, line, what) => this.say(files[file], line, what))
  }

  /** One category cannot know the names of the others; the shipped ingredients bring theirs along. */
  private furtherNames() {
    if (this.only || this.base) return []
    return this.files('names', '.yaml').flatMap((file) =>
      this.yaml(file).map((entry) => ({ file, entry })),
    )
  }

  /** An operator's own ingredients are judged by the shipped concepts. */
  private concepts(ingredients: readonly Ingredient[]): readonly Concept[] {
    if (this.only || this.base) return this.base?.concepts ?? []
    const entries = this.files('concepts', '.yaml').flatMap((file) =>
      this.yaml(file).map((entry) => ({ entry, file })),
    )
    return readConcepts(entries, this.vocabulary, ingredients, this.say.bind(this))
  }

  private popularity(ids: ReadonlySet<string>): Popularity {
    const file = 'popularity.csv'
    if (this.only || !existsSync(join(this.folder, file))) {
      return this.base?.popularity ?? byLanguage(() => ({}))
    }
    const rows = this.csv(file)
    for (const { cells, line } of rows) {
      if (!ids.has(cells.id!)) this.say(file, line, `unknown ingredient: ${cells.id}`)
    }
    const of = (lang: Language) =>
      Object.fromEntries(
        rows.flatMap(({ cells, line }) => {
          const { id } = cells
          const count = Number(cells[lang])
          if (!(count >= 0)) this.say(file, line, `${id}: no count: ${cells[lang]}`)
          return count > 0 ? [[id!, count]] : []
        }),
      )
    return byLanguage(of)
  }

  /** What the foods of each family have in each state; one category alone does not know all of a family. */
  private families(nutrients: ReadonlyMap<string, NutrientRows>): ReadonlyMap<string, KinSpread> {
    const families = new Map<string, NutrientRows[]>()
    const add = (archetype: string, food: NutrientRows | undefined) => {
      if (!food) return
      const family = familyOf(archetype, food)
      families.set(family, [...(families.get(family) ?? []), food])
    }
    for (const { id, archetype } of this.base?.ingredients ?? []) {
      add(archetype, nutrients.get(id))
    }
    for (const file of this.only ? [] : this.files('ingredients', '.yaml')) {
      for (const { key, value } of this.yaml(file)) add(String(value.archetype), nutrients.get(key))
    }
    return new Map([...families].map(([family, kin]) => [family, kinSpread(kin)]))
  }

  private say(file: string, line: number, what: string): void {
    this.problems.push(`${this.shown}/${file}:${line}: ${what}`)
  }

  /** A shipped ingredient keeps its figures where the operator gives none. */
  private inherit(
    nutrients: ReturnType<Compiler['readNutrients']>,
    portions: ReturnType<Compiler['readPortions']>,
  ): void {
    for (const one of this.base?.ingredients ?? []) {
      if (one.nutrients && !nutrients.has(one.id)) {
        nutrients.set(one.id, {
          rows: one.nutrientSources,
          nutrients: one.nutrients,
          parts: one.nutrientParts,
          marks: one.nutrientMarks,
        })
      }
      const figures = { ...(one.density ? { density: one.density } : {}), ...one.portions }
      portions.set(one.id, { ...figures, ...portions.get(one.id) })
    }
  }

  /** The shipped ingredients that stay, with the portions that the operator gives them. */
  private below(
    own: readonly Ingredient[],
    portions: ReturnType<Compiler['readPortions']>,
    withNutrients: readonly string[],
  ): readonly Ingredient[] {
    const replaced = new Set(own.map(({ id }) => id))
    const stay = (this.base?.ingredients ?? []).filter(({ id }) => !replaced.has(id))
    for (const { id } of stay.filter((one) => withNutrients.includes(one.id))) {
      // What follows from the nutrients cannot be derived anew without what the ingredient says of itself.
      this.sayAt('nutrients', id, [], `${id}: other nutrients need an entry in ingredients/`)
    }
    return withoutNamesOf(stay, own).map((one) => {
      const { density = null, ...named } = portions.get(one.id) ?? {}
      return { ...one, density, portions: named }
    })
  }

  private place(what: string, id: string, place: Place): void {
    const key = `${what} ${id}`
    if (!this.places.has(key)) this.places.set(key, place)
  }

  private sayAt(what: string, id: string, path: readonly string[], problem: string): void {
    const { file, lineOf } = this.places.get(`${what} ${id}`)!
    this.say(file, lineOf(path), problem)
  }

  private files(folder: string, ending: string, all = false): string[] {
    const path = join(this.folder, folder)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((name) => name.endsWith(ending))
      .filter((name) => all || !this.only || isOf(basename(name, ending), this.only))
      .sort()
      .map((name) => `${folder}/${name}`)
  }

  private dishes(ingredients: readonly Ingredient[]): Dishes {
    if (this.only) return {}
    if (this.base) return this.base.dishes
    try {
      const ids = new Set(ingredients.map(({ id }) => id))
      return readDishes(this.folder, ids, this.say.bind(this))
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return {}
    }
  }

  /** One category cannot show what a brand is; an operator's own ingredients keep the shipped brands. */
  private brands(ingredients: readonly Ingredient[]): ReturnType<typeof readBrands> {
    if (this.only) return { brands: NO_BRANDS, records: [] }
    if (this.base) return { brands: brandsOver(this.base.brands, ingredients), records: [] }
    const files = { kinds: 'brand-kinds.yaml', brands: 'brands.yaml' }
    if (!existsSync(join(this.folder, files.brands))) return { brands: NO_BRANDS, records: [] }
    const given = { kinds: this.yaml(files.kinds), brands: this.yaml(files.brands) }
    return readBrands(given, ingredients, (file, line, what) => this.say(files[file], line, what))
  }

  private lexicon(): LexiconEntries {
    if (this.only) return NO_LEXICON
    if (this.base) return this.base.lexicon
    try {
      return readLexicon(this.folder, this.say.bind(this))
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return NO_LEXICON
    }
  }

  private ambiguous(): readonly AmbiguousName[] {
    try {
      const own = readAmbiguousNames(this.folder, this.say.bind(this))
      const said = new Set(own.map(({ lang, name }) => `${lang} ${nameKey(name)}`))
      const below = this.base?.ambiguous ?? []
      return [...below.filter(({ lang, name }) => !said.has(`${lang} ${nameKey(name)}`)), ...own]
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return []
    }
  }

  private explanations(ingredients: readonly Ingredient[]): Explanations {
    const file = 'doctor-notes.yaml'
    const below = this.base?.explanations ?? {}
    if (!existsSync(join(this.folder, file))) return below
    const ids = new Set(ingredients.map(({ id }) => id))
    const entries = this.yaml(file)
    for (const { key: check, value, line, lineOf } of entries) {
      if (!CHECK_NAMES.includes(check)) this.say(file, line, `unknown check: ${check}`)
      for (const [id, why] of Object.entries(value)) {
        if (!ids.has(id)) this.say(file, lineOf([id]), `${check}: dangling id: ${id}`)
        if (typeof why !== 'string' || why.trim() === '') {
          this.say(file, lineOf([id]), `${check}: ${id}: no reason given`)
        }
      }
    }
    return {
      ...below,
      ...Object.fromEntries(entries.map(({ key, value }) => [key, { ...below[key], ...value }])),
    } as Explanations
  }

  private yaml(file: string): YamlEntry[] {
    const before = this.read.get(file)
    if (before) return before
    try {
      const entries = readYaml(join(this.folder, file), file)
      this.read.set(file, entries)
      return entries
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return []
    }
  }

  private csv(file: string) {
    try {
      return readCsv(join(this.folder, file), file)
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return []
    }
  }

  /** Every archetype with what it extends merged in. */
  private readArchetypes(): Map<string, Plain> {
    const file = 'archetypes.yaml'
    const merged = new Map<string, Plain>(Object.entries(this.base?.archetypes ?? {}))
    if (this.base && !existsSync(join(this.folder, file))) return merged
    for (const entry of this.yaml(file)) {
      if (this.base && entry.key in this.base.archetypes) {
        this.say(file, entry.line, `${entry.key}: a shipped archetype of this name exists`)
      }
      const { extends: parent, ...own } = entry.value as Plain & { extends?: string }
      const base = parent ? merged.get(parent) : {}
      if (!base) this.say(file, entry.line, `${entry.key}: unknown archetype: ${parent}`)
      for (const key of Object.keys(own)) {
        if (!ARCHETYPE_KEYS.includes(key)) {
          this.say(file, entry.lineOf([key]), `${entry.key}: unknown key: ${key}`)
        }
      }
      // A family is thought of in general, so it is never sure of a profile.
      const say: Say = (path, what) => this.say(file, entry.lineOf(path), `${entry.key}: ${what}`)
      checkCulinary(own, this.vocabulary, say, 'medium')
      const reasons = familyReasons(base ?? {}, own, say)
      const whole = merge(withoutReplaced(base ?? {}, own), own)
      merged.set(entry.key, { ...whole, [EVIDENCE]: reasons })
    }
    return merged
  }

  /** What single ingredients say of their culinary profiles in a file of its own. */
  private readProfiles(): Map<string, Plain> {
    const file = 'profiles.yaml'
    if (!existsSync(join(this.folder, file))) return new Map()
    return new Map(
      this.yaml(file).map((entry) => {
        const say: Say = (path, what) => this.say(file, entry.lineOf(path), `${entry.key}: ${what}`)
        for (const key of Object.keys(entry.value)) {
          if (!CULINARY_KEYS.includes(key)) say([key], `unknown key: ${key}`)
        }
        checkCulinary(entry.value, this.vocabulary, say, 'high')
        this.place('profile', entry.key, { file, lineOf: entry.lineOf })
        return [entry.key, entry.value]
      }),
    )
  }

  private readNutrients(): Map<string, NutrientRows> {
    const result = new Map<string, NutrientRows>()
    for (const file of this.files('nutrients', '.csv')) {
      for (const { cells, line } of this.csv(file)) {
        const { id, source, state } = cells as { id: string; source: string; state: string }
        this.place('nutrients', id, { file, lineOf: () => line })
        if (!SOURCE.test(source)) this.say(file, line, `${id}: unknown source: ${source}`)
        for (const column of Object.keys(cells)) {
          if (!NUTRIENT_COLUMNS.includes(column)) this.say(file, 1, `unknown column: ${column}`)
        }
        if (!STATES.includes(state)) this.say(file, line, `unknown state: ${state}`)
        const at = (key: string) => {
          const figured = readAmount(cells[key] ?? '')
          if (!figured) this.say(file, line, `${id}: ${key} is not an amount: ${cells[key]}`)
          return figured ?? { value: null }
        }
        result.set(id, withRow(id, result.get(id), { source, state, at }))
      }
    }
    return result
  }

  /** What `derived/` says, each entry with its file. One category alone cannot know what a food is made of. */
  private readDerivations(): Map<YamlEntry, string> {
    const places = new Map<YamlEntry, string>()
    for (const file of this.only ? [] : this.files('nutrients/derived', '.yaml')) {
      for (const entry of this.yaml(file)) {
        places.set(entry, file)
        this.place('nutrients', entry.key, { file, lineOf: entry.lineOf })
      }
    }
    return places
  }

  private readPortions(): Map<string, Record<string, Figure>> {
    const result = new Map<string, Record<string, Figure>>()
    for (const file of this.files('portions', '.csv')) {
      for (const { cells, line } of this.csv(file)) {
        const { id, measure, value, source, confidence } = cells as Record<string, string>
        this.place('portions', id!, { file, lineOf: () => line })
        if (!this.vocabulary.measures.includes(measure!)) {
          this.say(file, line, `unknown measure: ${measure}`)
        }
        if (!CONFIDENCES.includes(confidence as DataConfidence)) {
          this.say(file, line, `unknown confidence: ${confidence}`)
        }
        if (!(Number(value) > 0)) this.say(file, line, `${id}: not above zero: ${value}`)
        if (!SOURCE.test(source!)) {
          this.say(file, line, `${id}: unknown source: ${source}`)
        }
        const known = result.get(id!) ?? {}
        if (known[measure!]) this.say(file, line, `${id}: ${measure} given twice`)
        known[measure!] = {
          value: Number(value),
          source: source!,
          confidence: confidence as DataConfidence,
        }
        result.set(id!, known)
      }
    }
    return result
  }

  private ingredient(
    { entry, category, madeOf, say }: Entry,
    composed: Composed | null,
    { archetypes, profiles, nutrients, families, portions }: Parts,
  ): Ingredient | undefined {
    const id = entry.key
    const own = entry.value
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) say([], 'an id is lower-case kebab-case')
    if (ROUTE_WORDS.includes(id)) say([], `the id is a word of a route: ${id}`)
    for (const key of Object.keys(own)) {
      if (!INGREDIENT_KEYS.includes(key)) say([key], `unknown key: ${key}`)
    }
    for (const lang of LANGUAGES) {
      const names = own[lang]
      if (
        !Array.isArray(names) ||
        names.length === 0 ||
        names.some((n) => typeof n !== 'string' || n.trim() === '')
      ) {
        say([lang], `missing names in ${lang}`)
        return undefined
      }
    }
    const family = archetypes.get(String(own.archetype))
    if (!family) {
      say(['archetype'], `unknown archetype: ${own.archetype}`)
      return undefined
    }
    if (composed) checkOverrides(own, composed, say)
    const whole = composed && madeOf ? wholeOf(family, own, composed, madeOf) : merge(family, own)
    this.checkSets(whole, say)
    checkCulinary(own, this.vocabulary, say, 'high')
    const flavorProfile = this.flavor(own.flavor, say)
    const words = [own, profiles.get(id) ?? {}]
    const measured = portions.get(id) ?? {}
    const { density, ...named } = measured
    const standard = readAllergens(whole, say)
    const animalSources = readAnimalSources(whole, standard, say)
    const additive = readAdditive(own.additive, say)
    const cuisineTags = (whole.cuisines as string[] | undefined) ?? []
    const names = (lang: Language) => [
      ...(own[lang] as string[]),
      ...(additive === null ? [] : [additive.number]),
    ]
    // An operator knows his own products; the shipped facts have to say what they rest on.
    const usual = this.base ? 'recipe' : undefined
    const evidence = readEvidence({ own, family, madeOf, composed, usual }, say)
    const told = nutrients.get(id)
    const logical =
      told &&
      withLogic(id, told, {
        plant: animalSources.length === 0 && standard.dairy?.contains === 'no',
        sober: this.isSober(category, whole),
      })
    const kin = families.get(familyOf(String(own.archetype), told))
    const related = logical && kin ? withKin(id, logical, kin) : logical
    const agreed = related && agreeOnLactose(related, standard.lactose)
    const food = agreed && withWholes(id, agreed.food)
    return {
      id,
      category,
      subcategory: (whole.subcategory as string | undefined) ?? additiveKind(category, additive),
      archetype: String(own.archetype),
      names: byLanguage(names),
      latin: [],
      mainIngredient: (whole.mainIngredient as string | undefined) ?? null,
      variantType: String(whole.variantType ?? 'basic'),
      isProcessed: whole.isProcessed === true,
      animalSources,
      allergenProfile: withoutSureKin(
        this.allergenProfile(
          whole,
          { ...standard, lactose: agreed?.lactose ?? standard.lactose },
          food ?? null,
          (own.fodmap ?? {}) as Plain,
        ),
        evidence,
      ),
      euAllergens: readEuAllergens(whole, standard, say),
      flavorProfile,
      ...culinary(family, words, flavorProfile, this.vocabulary),
      relationships: null,
      tags: (whole.tags as string[] | undefined) ?? [],
      cuisineTags,
      cuisineStrength: (whole.cuisineStrength as string | undefined) ?? tieOf(cuisineTags),
      density: density ?? null,
      portions: named,
      nutrients: food?.nutrients ?? null,
      nutrientParts: food?.parts ?? null,
      nutrientMarks: food?.marks ?? {},
      nutrientSources: food?.rows ?? [],
      note: (whole.note as string | undefined) ?? null,
      additive,
      madeOf,
      evidence,
    }
  }

  /** Food that nothing ferments in: what may hold alcohol is told by a source or not at all. */
  private isSober(category: string, whole: Plain): boolean {
    const { fermented } = (whole.histamine ?? {}) as { fermented?: boolean }
    const { alcohol } = (whole.pancreas ?? { alcohol: true }) as { alcohol?: boolean }
    return SOBER.includes(category) && fermented === false && alcohol !== true
  }

  /** Closed sets and types of everything that is not an allergen or a flavour. */
  private checkSets(whole: Plain, say: Say): void {
    for (const [profile, fields] of Object.entries(SETS)) {
      const value = whole[profile] as Plain | null | undefined
      if (value === null || value === undefined) continue
      for (const [key, given] of Object.entries(value)) {
        const allowed = fields[key]
        if (!allowed) {
          say([profile, key], `${profile}: unknown key: ${key}`)
        } else if (allowed === 'number') {
          if (given !== null && !(typeof given === 'number' && given > 0)) {
            say([profile, key], `${profile}.${key} is not an amount: ${given}`)
          }
        } else {
          for (const one of Array.isArray(given) ? given : [given]) {
            if (!allowed.includes(one)) say([profile, key], `${profile}.${key}: ${one}`)
          }
        }
      }
    }
    if (![undefined, true, false].includes(whole.isProcessed as boolean | undefined)) {
      say(['isProcessed'], `isProcessed is neither true nor false: ${whole.isProcessed}`)
    }
    const { tags, cuisines, cuisineStrength, variantType } = whole
    const oneOf = (key: string, given: unknown, allowed: readonly string[]) => {
      for (const one of Array.isArray(given) ? given : given == null ? [] : [given]) {
        if (!allowed.includes(one)) say([key], `unknown ${key}: ${one}`)
      }
    }
    oneOf('tags', tags, Object.keys(this.vocabulary.tags))
    oneOf('cuisines', cuisines, this.vocabulary.cuisines)
    oneOf('cuisineStrength', cuisineStrength, this.vocabulary.cuisineStrengths)
    oneOf('variantType', variantType, this.vocabulary.variantTypes)
  }

  private allergenProfile(
    whole: Plain,
    standard: Readonly<Record<Allergen, AllergenSubProfile | null>>,
    food: NutrientRows | null,
    ownFodmap: Plain,
  ): AllergenProfile {
    const histamine = (whole.histamine ?? null) as AllergenProfile['histamine']
    const { oligosaccharides = null, ...given } = (whole.fodmap ?? {}) as FodmapProfile & {
      oligosaccharides?: number
    }
    // Whoever knows the serving of an ingredient knows better than the family that it is of.
    const grams =
      'safeServingGrams' in ownFodmap && !('oligosaccharides' in ownFodmap)
        ? null
        : oligosaccharides
    const fodmap = whole.fodmap ? withFodmapGrams(given, grams, food) : null
    return { histamine, fodmap, pancreas: pancreasProfile(whole, food), ...standard }
  }

  private flavor(given: unknown, say: Say): FlavorProfile | null {
    if (given === undefined) say([], 'missing flavor (null where nobody assessed it)')
    if (given === null || given === undefined) return null
    for (const [axis, value] of Object.entries(given as Plain)) {
      if (!FLAVOR_AXES.includes(axis as never))
        say(['flavor', axis], `unknown flavour axis: ${axis}`)
      if (!(typeof value === 'number' && value >= 0 && value <= 1)) {
        say(['flavor', axis], `flavor.${axis} is not within 0 to 1: ${value}`)
      }
    }
    const axes = given as Readonly<Record<string, number>>
    return Object.fromEntries(FLAVOR_AXES.map((axis) => [axis, axes[axis] ?? 0])) as FlavorProfile
  }

  /** What only the whole library can show: dangling ids, names that belong to two ingredients. */
  private checkReferences(
    ingredients: readonly Ingredient[],
    kept: Readonly<Record<string, readonly string[]>>,
  ): void {
    const ids = new Set(ingredients.map(({ id }) => id))
    for (const [what, list] of Object.entries(kept)) {
      // The file of the profiles is for all categories.
      if (what === 'profile' && this.only) continue
      for (const id of list) {
        if (!ids.has(id)) this.sayAt(what, id, [], `dangling id: ${id}`)
      }
    }
    checkNumbers(ingredients, (id, what) =>
      this.sayAt('ingredient', id, ['additive'], `${id}: ${what}`),
    )
    if (this.only) return
    for (const { id, mainIngredient } of ingredients) {
      if (mainIngredient !== null && !ids.has(mainIngredient)) {
        this.sayAt(
          'ingredient',
          id,
          ['mainIngredient'],
          `${id}: dangling mainIngredient: ${mainIngredient}`,
        )
      }
    }
    for (const lang of LANGUAGES) {
      const owner = new Map<string, string>()
      for (const { id, names } of ingredients) {
        for (const name of new Set(names[lang].map(nameKey))) {
          const other = owner.get(name)
          if (other) {
            this.sayAt(
              'ingredient',
              id,
              [lang],
              `${id}: the ${lang} name "${name}" belongs to ${other}`,
            )
          }
          owner.set(name, id)
        }
      }
    }
  }
}

/** Foods are kin that are of one family and in one state. */
const familyOf = (archetype: string, food: NutrientRows | undefined) =>
  `${archetype} ${food?.rows[0]?.state ?? 'processed'}`

/** A place in a file: the line of a key below it, or of the entry itself. */
interface Place {
  readonly file: string
  readonly lineOf: (path: readonly string[]) => number
}

/** What the other files say, by id. */
interface Parts {
  readonly archetypes: ReadonlyMap<string, Plain>
  readonly profiles: ReadonlyMap<string, Plain>
  readonly nutrients: ReadonlyMap<string, NutrientRows>
  /** What the foods of one family in one state have. */
  readonly families: ReadonlyMap<string, KinSpread>
  readonly portions: ReadonlyMap<string, Record<string, Figure>>
}

/** An entry of an ingredient file. */
interface Entry {
  readonly entry: YamlEntry
  readonly file: string
  readonly category: string
  /** False of other categories, where only one is asked for. */
  readonly isAsked: boolean
  readonly madeOf: MadeOf | null
  readonly say: Say
}

/** Whether a file holds a category: by its name, or by that and what part of it. */
const isOf = (name: string, category: string) =>
  name === category || name.startsWith(`${category}-`)

/** The compositions that nutrients follow from: of foods that no table and no derivation knows. */
function compositions(
  entries: ReadonlyMap<string, Entry>,
  sourced: ReadonlyMap<string, NutrientRows>,
  derivations: ReadonlyMap<YamlEntry, string>,
): Map<Derivation, string> {
  const known = new Set([...sourced.keys(), ...[...derivations.keys()].map(({ key }) => key)])
  return new Map(
    [...entries.values()].flatMap(({ entry, file, madeOf }) => {
      const derivation = madeOf && !known.has(entry.key) ? derivationOf(entry, madeOf) : undefined
      return derivation ? [[derivation, file] as const] : []
    }),
  )
}

/** A mixed food takes from its family what it is in the kitchen, and its facts from its parts; its own words stand above both. */
function wholeOf(family: Plain, own: Plain, composed: Composed, madeOf: MadeOf): Plain {
  const { pancreas, animalSources, ...facts } = composed.facts
  const usual = (family.pancreas ?? {}) as Readonly<Record<string, unknown>>
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

/** What one kitchen alone claims is its own, unless somebody says otherwise. */
function tieOf(cuisines: readonly string[]): string {
  if (cuisines.length === 0) return NO_CUISINE
  return cuisines.length === 1 ? 'strong' : 'moderate'
}

/** What rests on kin alone is never sure. */
function withoutSureKin(profile: AllergenProfile, evidence: Evidence): AllergenProfile {
  const capped = (dimension: keyof AllergenProfile) => {
    const one = profile[dimension]
    const isKin = dimension !== 'pancreas' && basisOf(evidence, dimension) === 'kin'
    return isKin && one?.confidence === 'high' ? { ...one, confidence: 'medium' as const } : one
  }
  return Object.fromEntries(
    Object.keys(profile).map((key) => [key, capped(key as keyof AllergenProfile)]),
  ) as AllergenProfile
}

/** Maps merge key by key, everything else replaces; a short allergen word replaces the map before it. */
function merge(base: Plain, own: Plain): Plain {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key]
    merged[key] = isPlain(before) && isPlain(value) ? merge(before, value) : value
  }
  return merged
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Grams of fat in 100 g above which the load is high. */
const HIGH_FAT = 17.5

/**
 * Fat load by the traffic-light limits of the UK food labelling guidance (3 and 17.5 g per 100 g), fibre load by the
 * limits of Regulation (EC) 1924/2006 for "source of" and "high" fibre (3 and 6 g per 100 g). Food that is eaten by the
 * gram (spices) is judged by what its usual serving holds, not by 100 g that nobody eats.
 */
function pancreasProfile(whole: Plain, food: NutrientRows | null): PancreasProfile | null {
  const given = whole.pancreas as
    | { friedOrGreasy?: boolean; alcohol?: boolean; usualServingGrams?: number }
    | null
    | undefined
  if (given === null || given === undefined) return null
  const macros = food?.nutrients.macros ?? null
  const fat = macros?.fat ?? null
  const fibre = macros?.fibre ?? null
  const derived = food?.rows.some(
    ({ source, nutrients }) =>
      source.startsWith('derived:') &&
      (nutrients.includes('macros.fat') || nutrients.includes('macros.fibre')),
  )
  const eaten = (given.usualServingGrams ?? 100) / 100
  const load = (value: number | null, low: number, high: number) =>
    value === null
      ? 'unknown'
      : value * eaten > high
        ? 'high'
        : value * eaten > low
          ? 'moderate'
          : 'low'
  const fatLoad = load(fat, 3, HIGH_FAT)
  const fiberLoad = load(fibre, 3, 6)
  const alcohol = given.alcohol === true || (macros?.alcohol ?? 0) > 0.5
  const loads = [fatLoad, fiberLoad]
  const pancreasRisk =
    alcohol || loads.includes('high')
      ? 'high'
      : loads.includes('moderate')
        ? 'moderate'
        : loads.includes('unknown')
          ? 'unknown'
          : 'low'
  return {
    pancreasRisk,
    fatLoad,
    fiberLoad,
    friedOrGreasy: given.friedOrGreasy === true,
    alcohol,
    safeServingGrams: fat !== null && fat > 3 ? round((FAT_DOSE_GRAMS / fat) * 100, 1) : null,
    // So much fat is a high load however far off a derived figure may be.
    confidence: derived && !(fat !== null && fat > 2 * HIGH_FAT) ? 'low' : 'medium',
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
