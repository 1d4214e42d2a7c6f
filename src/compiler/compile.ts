/** Compiles `data/` strictly: reads the files, builds the ingredient records, then checks all records together. */

import { basename } from 'node:path'
import { NO_BRANDS } from '../domain/brands.ts'
import { NO_FORMS } from '../domain/forms.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Notes } from '../domain/notes.ts'
import { entryOf } from '../domain/present.ts'
import type { Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { nameKey } from '../language/fold.ts'
import type { LibraryData } from '../library/library.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import type { Rules } from '../witness/rules.ts'
import { type AmbiguousName, readAmbiguousNames, withAmbiguousNames } from './ambiguous.ts'
import { BASE, withBase } from './base-entries.ts'
import { brandsOver, readBrands, withoutNamesOf } from './brands.ts'
import { type KinSpread, kinSpread } from './completed.ts'
import { compose } from './composition.ts'
import { readConcepts } from './concepts.ts'
import { DataFolder, isOf } from './data-folder.ts'
import { compositionsOf, type Derivation, derive } from './derived.ts'
import { readDishes } from './dishes.ts'
import { readForms } from './forms.ts'
import { withFurtherNames } from './further-names.ts'
import { NO_LEXICON, readLexicon } from './lexicon.ts'
import { derivationOf, MADE_OF, readMadeOf } from './made-of.ts'
import type { NutrientRows } from './nutrient-rows.ts'
import type { Say, YamlEntry } from './read-text.ts'
import { type Entry, familyOf, type Parts, READ, recordOf } from './record.ts'
import { checkReferences } from './references.ts'
import { relate } from './relationships.ts'
import {
  readArchetypes,
  readDerivations,
  readExplanations,
  readNotes,
  readNutrients,
  readPopularity,
  readPortions,
  readProfiles,
} from './tables.ts'
import { readUnits, readVocabulary } from './vocabulary.ts'
import { NO_RULES, readRules } from './witness.ts'

/** The compiled data. Ambiguous names are in the order of their file. */
export interface Compiled extends Omit<LibraryData, 'ambiguous'> {
  readonly ingredients: readonly Ingredient[]
  readonly ambiguous: readonly AmbiguousName[]
  readonly lexicon: LexiconEntries
  /** Rules for the food names that the witness recognizes. The witness is a second check of whole texts. */
  readonly witness: Rules
  /** Problems as `file:line: what`; a library is written only if there are none. */
  readonly problems: readonly string[]
}

/** Compiles the data folder; `only` limits the ingredients to one category. */
export const compile = (folder: string, only?: string): Compiled =>
  new Compiler(folder, 'data', only).run()

/** A built library that an operator's folder can extend. */
export interface Base extends Pick<Compiled, 'ingredients' | 'ambiguous' | 'lexicon' | 'witness'> {
  readonly data: LibraryData
}

/** Compiles the operator's folder over `base`: adds new ingredients, and replaces ingredients that have the same id. */
export const compileOver = (base: Base, folder: string): Compiled =>
  new Compiler(folder, folder, undefined, base).run()

/** The folder's own data, and the base of each food that has one. */
interface OwnData extends Pick<LibraryData, 'archetypes' | 'compositions' | 'unread'> {
  readonly bases: ReadonlyMap<string, string>
}

class Compiler {
  private readonly data: DataFolder
  private readonly vocabulary: Vocabulary
  private readonly units: readonly Unit[]
  private readonly notes: Notes

  constructor(
    folder: string,
    shown: string,
    private readonly only?: string,
    private readonly base?: Base,
  ) {
    this.data = new DataFolder(folder, shown, only)
    this.vocabulary = base?.data.vocabulary ?? readVocabulary(folder)
    this.units = base?.data.units ?? readUnits(folder)
    this.notes = base?.data.notes ?? readNotes(this.data)
  }

  run(): Compiled {
    const archetypes = readArchetypes(this.data, this.vocabulary, this.base?.data.archetypes)
    const profiles = readProfiles(this.data, this.vocabulary)
    const entries = this.entries()
    const sourced = readNutrients(this.data)
    const derivations = readDerivations(this.data)
    const portions = readPortions(this.data, this.vocabulary)
    const kept = {
      nutrients: [...sourced.keys(), ...[...derivations.keys()].map(({ key }) => key)],
      portions: [...portions.keys()],
    }
    this.inherit(sourced, portions)
    const bases = new Map(
      [...entries].flatMap(([id, { base }]) => (base === undefined ? [] : [[id, base] as const])),
    )
    for (const [id, base] of bases) portions.set(id, { ...portions.get(base), ...portions.get(id) })
    const composed = this.only ? new Map<Derivation, string>() : compositions(entries, derivations)
    const places = new Map([...derivations, ...composed])
    const families = this.families(entries, sourced)
    const nutrients = derive(
      [...places.keys()],
      sourced,
      (entry, path, what) =>
        this.data.say(entryOf(places, entry), entry.lineOf(path), `${entry.key}: ${what}`),
      (id, food) => {
        const archetype = String(entries.get(id)?.entry.value.archetype)
        return families.get(food ? familyOf(archetype, food) : archetype)
      },
    )
    const own = this.records(entries, {
      archetypes,
      profiles,
      nutrients,
      families,
      portions,
      vocabulary: this.vocabulary,
      notes: this.notes,
      isOwn: this.base !== undefined,
    })
    const below = this.below(own, portions, kept.nutrients)
    checkReferences(this.data, [...below, ...own], { ...kept, profile: [...profiles.keys()] })
    const ingredients = [...below, ...own].sort((a, b) => (a.id < b.id ? -1 : 1))
    return this.library(ingredients, {
      archetypes: Object.fromEntries(archetypes),
      compositions: compositionsOf([...places.keys()]),
      unread: [...entries.values()].filter(({ entry }) => !(READ in entry.value)).length,
      bases,
    })
  }

  /** Assembles the library: adds further names, brands and data that refer to all ingredients. */
  private library(ingredients: readonly Ingredient[], own: OwnData): Compiled {
    const { data, base } = this
    const ids = new Set(ingredients.map(({ id }) => id))
    // With a single category, we cannot check what an ambiguous name means in other categories.
    const ambiguous = this.only ? [] : this.ambiguous()
    const further = this.shared([], base && [], () => data.entriesIn('names'))
    const named = withFurtherNames(ingredients, further, data.say)
    const whole = withAmbiguousNames(named, ambiguous, data)
    const { brands, records } = this.brands(whole)
    const rest = {
      vocabulary: this.vocabulary,
      units: this.units,
      brands,
      ambiguous,
      dishes: this.shared({}, base?.data.dishes, () => readDishes(data, ids)),
      forms: this.shared(NO_FORMS, base?.data.forms, () => readForms(data, ingredients)),
      lexicon: this.shared(NO_LEXICON, base?.lexicon, () => readLexicon(data)),
      witness: this.shared(NO_RULES, base?.witness, () => readRules(data, ids)),
      explanations: this.only ? {} : readExplanations(data, ids, base?.data.explanations ?? {}),
      notes: this.notes,
      popularity: readPopularity(data, ids, base?.data.popularity),
      archetypes: own.archetypes,
      concepts: this.shared([], base?.data.concepts, () =>
        readConcepts(data, this.vocabulary, ingredients),
      ),
      compositions: { ...base?.data.compositions, ...own.compositions },
      unread: (base?.data.unread ?? 0) + own.unread,
    }
    // This step takes as long as all other steps together. It is last, so that the others report problems first.
    const related = [...this.related(whole, own.bases), ...records]
    return {
      ...rest,
      ingredients: related.sort((a, b) => (a.id < b.id ? -1 : 1)),
      problems: data.problems,
    }
  }

  /**
   * Returns data that depend on all categories: `none` if only one category is compiled, `shipped` (from our data) if
   * an operator's folder is compiled, and otherwise the result of `read`.
   */
  private shared<T>(none: T, shipped: T | undefined, read: () => T): T {
    return this.only ? none : (shipped ?? read())
  }

  /** Returns the entries of all ingredient files, because a requested food may be made of foods from other files. */
  private entries(): ReadonlyMap<string, Entry> {
    const entries = new Map<string, Entry>()
    const files = this.data.files('ingredients', '.yaml', true)
    const written = new Map(
      files.flatMap((file) => this.data.yaml(file).map((entry) => [entry.key, entry] as const)),
    )
    for (const file of files) {
      const isAsked = !this.only || isOf(basename(file, '.yaml'), this.only)
      const category = this.categoryOf(file, isAsked)
      for (const alone of this.data.yaml(file)) {
        const first = entries.get(alone.key)
        if (first && isAsked)
          this.data.say(file, alone.line, `${alone.key}: already in ${first.file}`)
        const say: Say = isAsked ? this.data.sayOf(file, alone) : () => {}
        const entry = withBase(alone, (id) => written.get(id), say)
        if (isAsked) this.data.place('ingredient', entry.key, { file, lineOf: entry.lineOf })
        const madeOf = readMadeOf(entry, say)
        const base = entry === alone ? undefined : String(alone.value[BASE])
        entries.set(entry.key, { entry, file, category, base, isAsked, madeOf, say })
      }
    }
    return entries
  }

  /** Category of an ingredient file. For example, `dishes-asian.yaml` belongs to `dishes`. */
  private categoryOf(file: string, isAsked: boolean): string {
    const name = basename(file, '.yaml')
    const category = Object.keys(this.vocabulary.categories)
      .filter((one) => isOf(name, one))
      .sort((a, b) => b.length - a.length)[0]
    if (category === undefined && isAsked) {
      const known = Object.keys(this.vocabulary.categories).join(', ')
      this.data.say(file, 1, `unknown category: ${name}; name the file after one of ${known}`)
    }
    return category ?? name
  }

  /** Builds the records of all foods. The record of a mixed food is built after those of its parts. */
  private records(entries: ReadonlyMap<string, Entry>, parts: Parts): Ingredient[] {
    const below = new Map(this.base?.ingredients.map((one) => [one.id, one]))
    const done = new Map<string, Ingredient | undefined>()
    const open: string[] = []
    const recordFor = (id: string): Ingredient | undefined => {
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
        compose(entry.madeOf, (part) => (open.includes(part) ? undefined : recordFor(part)))
      const record = recordOf(entry, composed, parts)
      open.pop()
      done.set(id, record)
      return record
    }
    return [...entries].flatMap(([id, { isAsked }]) => {
      const record = isAsked ? recordFor(id) : undefined
      return record ? [record] : []
    })
  }

  /**
   * Adds the food graph, unless only one category or an operator's folder is compiled. A food with a base gets the
   * relationships of its base, and is never a substitute for that base.
   */
  private related(ingredients: readonly Ingredient[], bases: ReadonlyMap<string, string>) {
    if (this.only || this.base || !this.data.has('relationships')) return ingredients
    const related = relate(
      ingredients.filter(({ id }) => !bases.has(id)),
      this.data,
    )
    const byId = new Map(related.map((one) => [one.id, one]))
    return ingredients.map((one) => {
      const base = byId.get(bases.get(one.id) ?? '')
      return base ? { ...one, relationships: base.relationships } : (byId.get(one.id) ?? one)
    })
  }

  /** Range of each nutrient by family and state. Empty if only one category is read, as families may be incomplete. */
  private families(
    entries: ReadonlyMap<string, Entry>,
    nutrients: ReadonlyMap<string, NutrientRows>,
  ): ReadonlyMap<string, KinSpread> {
    const families = new Map<string, NutrientRows[]>()
    const add = (archetype: string, food: NutrientRows | undefined) => {
      if (!food) return
      for (const family of [archetype, familyOf(archetype, food)])
        families.set(family, [...(families.get(family) ?? []), food])
    }
    for (const { id, archetype } of this.base?.ingredients ?? []) add(archetype, nutrients.get(id))
    for (const [id, { entry }] of this.only ? [] : entries)
      add(String(entry.value.archetype), nutrients.get(id))
    return new Map([...families].map(([family, kin]) => [family, kinSpread(kin)]))
  }

  /** Adds each shipped ingredient's nutrients and portions, except those that the operator gives. */
  private inherit(
    nutrients: ReturnType<typeof readNutrients>,
    portions: ReturnType<typeof readPortions>,
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

  /** Returns the shipped ingredients that the folder does not replace, and sets the operator's portions in them. */
  private below(
    own: readonly Ingredient[],
    portions: ReturnType<typeof readPortions>,
    withNutrients: readonly string[],
  ): readonly Ingredient[] {
    const replaced = new Set(own.map(({ id }) => id))
    const stay = (this.base?.ingredients ?? []).filter(({ id }) => !replaced.has(id))
    for (const { id } of stay.filter((one) => withNutrients.includes(one.id))) {
      // Without the ingredient's entry, values derived from its nutrients cannot be recomputed.
      this.data.sayAt('nutrients', id, [], `${id}: other nutrients need an entry in ingredients/`)
    }
    return withoutNamesOf(stay, own).map((one) => {
      const { density = null, ...named } = portions.get(one.id) ?? {}
      return { ...one, density, portions: named }
    })
  }

  /** Returns the brands; none if only one category is read. For an operator's folder, returns the shipped brands. */
  private brands(ingredients: readonly Ingredient[]): ReturnType<typeof readBrands> {
    if (this.only) return { brands: NO_BRANDS, records: [] }
    if (this.base) return { brands: brandsOver(this.base.data.brands, ingredients), records: [] }
    return readBrands(this.data, ingredients)
  }

  private ambiguous(): readonly AmbiguousName[] {
    const own = readAmbiguousNames(this.data)
    const keyOf = ({ lang, name }: AmbiguousName) => `${lang} ${nameKey(name)}`
    const said = new Set(own.map(keyOf))
    return [...(this.base?.ambiguous ?? []).filter((one) => !said.has(keyOf(one))), ...own]
  }
}

/** Derives the figures of a mixed food from its parts if the data give no derivation, to fill gaps in food tables. */
function compositions(
  entries: ReadonlyMap<string, Entry>,
  derivations: ReadonlyMap<YamlEntry, string>,
): Map<Derivation, string> {
  const known = new Set([...derivations.keys()].map(({ key }) => key))
  return new Map(
    [...entries.values()].flatMap(({ entry, file, madeOf }) => {
      const derivation = madeOf && !known.has(entry.key) ? derivationOf(entry, madeOf) : undefined
      return derivation ? [[derivation, file] as const] : []
    }),
  )
}
