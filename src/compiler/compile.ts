/** Compiles the text files of `data/` into ingredient records, strictly: readers first, then the records, then what only all of them show. */

import { basename } from 'node:path'
import { type Brands, NO_BRANDS } from '../domain/brands.ts'
import type { Concept } from '../domain/concepts.ts'
import { type Forms, NO_FORMS } from '../domain/forms.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Notes } from '../domain/notes.ts'
import { entryOf } from '../domain/present.ts'
import type { Compositions, Popularity } from '../domain/shares.ts'
import type { Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { nameKey } from '../language/fold.ts'
import type { Dishes, Explanations } from '../library/library.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import type { Rules } from '../witness/rules.ts'
import { type AmbiguousName, readAmbiguousNames, withAmbiguousNames } from './ambiguous.ts'
import { brandsOver, readBrands, withoutNamesOf } from './brands.ts'
import { compose } from './composition.ts'
import { readConcepts } from './concepts.ts'
import { DataFolder, isOf } from './data-folder.ts'
import { compositionsOf, type Derivation, derive, type KinSpread, kinSpread } from './derived.ts'
import { readDishes } from './dishes.ts'
import { readForms } from './forms.ts'
import { withFurtherNames } from './further-names.ts'
import { NO_LEXICON, readLexicon } from './lexicon.ts'
import { derivationOf, MADE_OF, readMadeOf } from './made-of.ts'
import type { NutrientRows } from './nutrient-rows.ts'
import type { Say, YamlEntry } from './read-text.ts'
import { type Entry, familyOf, type Parts, recordOf } from './record.ts'
import { checkReferences } from './references.ts'
import { relate } from './relationships.ts'
import {
  type Archetypes,
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

export interface Compiled {
  readonly vocabulary: Vocabulary
  readonly units: readonly Unit[]
  readonly ingredients: readonly Ingredient[]
  readonly ambiguous: readonly AmbiguousName[]
  readonly brands: Brands
  /** What dishes hold by definition, for titles that name one. */
  readonly dishes: Dishes
  /** Which food is a form of which. */
  readonly forms: Forms
  readonly lexicon: LexiconEntries
  /** What the witness knows beside the names. */
  readonly witness: Rules
  /** Why findings of `doctor` are right as they are, by check and id. */
  readonly explanations: Explanations
  readonly notes: Notes
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
    this.vocabulary = base?.vocabulary ?? readVocabulary(folder)
    this.units = base?.units ?? readUnits(folder)
    this.notes = base?.notes ?? readNotes(this.data)
  }

  run(): Compiled {
    const archetypes = readArchetypes(this.data, this.vocabulary, this.base?.archetypes)
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
    const composed = this.only ? new Map<Derivation, string>() : compositions(entries, derivations)
    const places = new Map([...derivations, ...composed])
    const families = this.families(sourced)
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
    const { say } = this.data
    // One category cannot show what a name means elsewhere.
    const ambiguous = this.only ? [] : this.ambiguous()
    const named = withFurtherNames(ingredients, this.furtherNames(), say)
    const whole = withAmbiguousNames(named, ambiguous, say, (id, lang, what) =>
      this.data.sayAt('ingredient', id, [lang], `${id}: ${what}`),
    )
    const { brands, records } = this.brands(whole)
    const ids = new Set(ingredients.map(({ id }) => id))
    const rest = {
      vocabulary: this.vocabulary,
      units: this.units,
      brands,
      ambiguous,
      dishes: this.dishes(ids),
      forms: this.forms(ids),
      lexicon: this.lexicon(),
      witness: this.witness(ids),
      explanations: this.only
        ? {}
        : readExplanations(this.data, ids, this.base?.explanations ?? {}),
      notes: this.notes,
      popularity: readPopularity(this.data, ids, this.base?.popularity),
      archetypes: Object.fromEntries(archetypes),
      concepts: this.concepts(ingredients),
      compositions: { ...this.base?.compositions, ...compositionsOf([...places.keys()]) },
    }
    // Last, for it takes as long as all the rest, and what is wrong elsewhere is told without it.
    const related = [...this.related(whole), ...records]
    return {
      ...rest,
      ingredients: related.sort((a, b) => (a.id < b.id ? -1 : 1)),
      problems: this.data.problems,
    }
  }

  /** The entries of the ingredient files; where one category is asked for, also those of the others, which it may be made of. */
  private entries(): ReadonlyMap<string, Entry> {
    const entries = new Map<string, Entry>()
    for (const file of this.data.files('ingredients', '.yaml', true)) {
      const isAsked = !this.only || isOf(basename(file, '.yaml'), this.only)
      const category = this.categoryOf(file, isAsked)
      for (const entry of this.data.yaml(file)) {
        const first = entries.get(entry.key)
        if (first && isAsked)
          this.data.say(file, entry.line, `${entry.key}: already in ${first.file}`)
        const say: Say = (path, what) => {
          if (isAsked) this.data.say(file, entry.lineOf(path), `${entry.key}: ${what}`)
        }
        if (isAsked) this.data.place('ingredient', entry.key, { file, lineOf: entry.lineOf })
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
    if (category === undefined && isAsked) this.data.say(file, 1, `unknown category: ${name}`)
    return category ?? name
  }

  /** The records of the entries, each behind those that it is made of. */
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

  /** With the food graph; one category alone has none, and an operator's own ingredients keep the shipped one. */
  private related(ingredients: readonly Ingredient[]): readonly Ingredient[] {
    if (this.only || this.base || !this.data.has('relationships')) return ingredients
    const files = {
      substitutes: 'relationships/substitutes.yaml',
      pairings: 'relationships/pairings.yaml',
      together: 'relationships/together.csv',
    }
    const given = {
      substitutes: this.data.yaml(files.substitutes),
      pairings: this.data.yaml(files.pairings),
      together: this.data.csv(files.together),
    }
    const say = (file: keyof typeof files, line: number, what: string) =>
      this.data.say(files[file], line, what)
    return relate(ingredients, given, say, () => this.data.problems.length === 0)
  }

  /** One category cannot know the names of the others; the shipped ingredients bring theirs along. */
  private furtherNames() {
    if (this.only || this.base) return []
    return this.data
      .files('names', '.yaml')
      .flatMap((file) => this.data.yaml(file).map((entry) => ({ file, entry })))
  }

  /** An operator's own ingredients are judged by the shipped concepts. */
  private concepts(ingredients: readonly Ingredient[]): readonly Concept[] {
    if (this.only || this.base) return this.base?.concepts ?? []
    const entries = this.data
      .files('concepts', '.yaml')
      .flatMap((file) => this.data.yaml(file).map((entry) => ({ entry, file })))
    return readConcepts(entries, this.vocabulary, ingredients, this.data.say)
  }

  /** What tables give the foods of each family in each state; one category alone does not know all of a family. */
  private families(nutrients: ReadonlyMap<string, NutrientRows>): ReadonlyMap<string, KinSpread> {
    const families = new Map<string, NutrientRows[]>()
    const add = (archetype: string, food: NutrientRows | undefined) => {
      if (!food) return
      for (const family of [archetype, familyOf(archetype, food)]) {
        families.set(family, [...(families.get(family) ?? []), food])
      }
    }
    for (const { id, archetype } of this.base?.ingredients ?? []) {
      add(archetype, nutrients.get(id))
    }
    for (const file of this.only ? [] : this.data.files('ingredients', '.yaml')) {
      for (const { key, value } of this.data.yaml(file))
        add(String(value.archetype), nutrients.get(key))
    }
    return new Map([...families].map(([family, kin]) => [family, kinSpread(kin)]))
  }

  /** A shipped ingredient keeps its figures where the operator gives none. */
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

  /** The shipped ingredients that stay, with the portions that the operator gives them. */
  private below(
    own: readonly Ingredient[],
    portions: ReturnType<typeof readPortions>,
    withNutrients: readonly string[],
  ): readonly Ingredient[] {
    const replaced = new Set(own.map(({ id }) => id))
    const stay = (this.base?.ingredients ?? []).filter(({ id }) => !replaced.has(id))
    for (const { id } of stay.filter((one) => withNutrients.includes(one.id))) {
      // What follows from the nutrients cannot be derived anew without what the ingredient says of itself.
      this.data.sayAt('nutrients', id, [], `${id}: other nutrients need an entry in ingredients/`)
    }
    return withoutNamesOf(stay, own).map((one) => {
      const { density = null, ...named } = portions.get(one.id) ?? {}
      return { ...one, density, portions: named }
    })
  }

  private dishes(ids: ReadonlySet<string>): Dishes {
    if (this.only) return {}
    if (this.base) return this.base.dishes
    return this.data.attempt(() => readDishes(this.data.path, ids, this.data.say), {})
  }

  private forms(ids: ReadonlySet<string>): Forms {
    if (this.only) return NO_FORMS
    if (this.base) return this.base.forms
    return this.data.attempt(() => readForms(this.data.path, ids, this.data.say), NO_FORMS)
  }

  /** One category cannot show what a brand is; an operator's own ingredients keep the shipped brands. */
  private brands(ingredients: readonly Ingredient[]): ReturnType<typeof readBrands> {
    if (this.only) return { brands: NO_BRANDS, records: [] }
    if (this.base) return { brands: brandsOver(this.base.brands, ingredients), records: [] }
    const files = { kinds: 'brand-kinds.yaml', brands: 'brands.yaml' }
    if (!this.data.has(files.brands)) return { brands: NO_BRANDS, records: [] }
    const given = { kinds: this.data.yaml(files.kinds), brands: this.data.yaml(files.brands) }
    return readBrands(given, ingredients, (file, line, what) =>
      this.data.say(files[file], line, what),
    )
  }

  private lexicon(): LexiconEntries {
    if (this.only) return NO_LEXICON
    if (this.base) return this.base.lexicon
    return this.data.attempt(() => readLexicon(this.data.path, this.data.say), NO_LEXICON)
  }

  private witness(ids: ReadonlySet<string>): Rules {
    if (this.only) return NO_RULES
    if (this.base) return this.base.witness
    return this.data.attempt(() => readRules(this.data.path, ids, this.data.say), NO_RULES)
  }

  private ambiguous(): readonly AmbiguousName[] {
    return this.data.attempt(() => {
      const own = readAmbiguousNames(this.data.path, this.data.say)
      const said = new Set(own.map(({ lang, name }) => `${lang} ${nameKey(name)}`))
      const below = this.base?.ambiguous ?? []
      return [...below.filter(({ lang, name }) => !said.has(`${lang} ${nameKey(name)}`)), ...own]
    }, [])
  }
}

/** The compositions that nutrients follow from where no derivation is written; they fill what the tables leave open. */
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
