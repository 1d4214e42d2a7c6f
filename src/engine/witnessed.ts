/** Adds foods that a text names but no judged item covers; what they burden becomes at least uncertain. */

import { type AbsenceCode, absencesOf } from '../domain/absences.ts'
import { type Ingredient, sourcesOf } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { SkipReason } from '../domain/reading.ts'
import {
  ALLERGEN,
  ALLERGENS,
  allows,
  DIETS,
  DIMENSIONS,
  type Diet,
  type Dimension,
  DOSE_DIMENSIONS,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  entriesOf,
  isAllergen,
} from '../domain/restrictions.ts'
import { isRisk } from '../domain/risk.ts'
import type { Named, ParsedItem } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { brandNamed } from '../search/indexes.ts'
import { isDeniable, type Mention, witness } from '../witness/witness.ts'
import { type Declared, gradesAt } from './compatibility/assessments.ts'
import { ASSUMED_GRAMS, foodOf, type ListItem } from './compatibility/items.ts'
import { isOfRecipe } from './labels/judge.ts'
import { isMade, isReadyDish } from './recipe/foods-named.ts'

/** A line outside the list and its skip reason. */
interface Passed {
  readonly line: string
  readonly reason: SkipReason
  /** Foods that it names, or that its dish is made of. */
  readonly named?: readonly string[]
}

interface Testimony {
  /** The raw text in stretches; no statement spans two of them. */
  readonly raw: readonly string[]
  /** The text as sent; positions refer to it. Defaults to the stretches. */
  readonly given?: string | undefined
  readonly lang: Language
  /** The name of the dish; its claims apply wherever the text names the dish. */
  readonly title?: string | null
  /** Items read from recipe lines. */
  readonly read?: readonly ParsedItem[]
  readonly items: readonly ListItem[]
  readonly passed?: readonly Passed[]
  readonly isPackage?: boolean
  /** Names of the caller's own that were read: what else they name counts in full. */
  readonly own?: readonly string[]
}

interface Witnessed {
  readonly named: readonly Named[]
  /** EU entries that the named foods certainly contain. */
  readonly entries: readonly EuAllergen[]
  /** The named foods as optional items. */
  readonly items: readonly ListItem[]
  /** All named foods that are not judged, including harmless ones. */
  readonly mentioned: readonly ListItem[]
  /** The items that break a diet. */
  readonly eaten: readonly ListItem[]
  /** The judged items with those of `items`, which lead to no dose where the title names them as a dish. */
  readonly list: readonly ListItem[]
}

/** Contents of a food that people may have to avoid. */
interface Burdens {
  readonly allergens: readonly Dimension[]
  readonly doses: readonly Dimension[]
  readonly entries: readonly EuAllergen[]
  readonly diets: readonly Diet[]
}

export function witnessed(library: Library, testimony: Testimony): Witnessed {
  const { raw, lang, items, title = null, read = [], passed = [] } = testimony
  const { isPackage = false, own = [] } = testimony
  const seen = raw.map((text) => ({ text, ...witness(library, text, { lang, isPackage }) }))
  const said = title === null ? [] : witness(library, title, { lang }).mentions
  const judged = new Judged(library, items, [...seen.flatMap((one) => one.mentions), ...said])
  const short = new Shorthand(library, read, lang)
  const inTitle = new Set(said.flatMap(({ ids }) => ids))
  // The list decides about the doses of the title's dish: of all that the word means ("dal", a lentil too) and of its parts.
  const doseless = new Set([
    ...said.flatMap(({ ids }) => (ids.some((id) => isMade(library.ingredient(id))) ? ids : [])),
    ...passed.flatMap(({ reason, named = [] }) =>
      reason === 'title' ? named.filter((id) => !inTitle.has(id)) : [],
    ),
  ])
  const inOwn = new Set(
    own.flatMap((name) => witness(library, name, { lang }).mentions.flatMap(({ ids }) => ids)),
  )
  let known: Places | undefined
  const places = () => {
    known ??= new Places(library, lang, testimony.given ?? raw.join('\n'), passed)
    return known
  }
  const named: Named[] = []
  const added = new Map<string, { readonly item: ListItem; readonly burdens: Burdens }>()
  const mentioned = new Map<string, ListItem>()
  for (const { text, mentions } of seen) {
    for (const found of mentions) {
      const mention = withClaims(found, said)
      if (mention.ids.some((id) => judged.has(id))) continue
      for (const id of mention.ids) mentioned.set(id, itemOf(id, mention))
      const open = mention.ids.flatMap((id) => {
        const food = library.ingredient(id)
        if (!food) return []
        const burdens = isPackage
          ? onPackage(food, burdensOf(food, mention.without), mention.isTrace, inOwn.has(id))
          : ofDish(food, burdensOf(food, mention.without), doseless)
        return judged.leavesOpen(food, burdens) ? [{ food, burdens }] : []
      })
      const [first] = open
      if (!first) continue
      if (short.means(first.food, text.slice(mention.start, mention.end))) continue
      const isKnown = open.every(({ food }) => added.has(food.id))
      if (!isKnown && places().isPart(text, mention)) continue
      for (const { food, burdens } of open) {
        const item = itemOf(food.id, mention)
        const isDish = isPackage && food.variantType === 'composite'
        const { entries } = burdens
        added.set(food.id, {
          item: isDish ? { ...item, declared: { level: 'contains', entries } } : item,
          burdens,
        })
      }
      if (isKnown) continue
      named.push({ ...places().of(text, mention), ingredientId: first.food.id })
    }
  }
  const all = [...added.values()]
  return {
    named,
    entries: [...new Set(all.flatMap(({ burdens }) => burdens.entries))],
    items: all.map(({ item }) => item),
    mentioned: [...mentioned.values()],
    eaten: all.filter(({ burdens }) => burdens.diets.length > 0).map(({ item }) => item),
    list: [...items, ...all.map(({ item }) => item)].map((item) =>
      item.isSilent && doseless.has(item.ingredientId) ? { ...item, isDoseless: true } : item,
    ),
  }
}

function itemOf(ingredientId: string, { without }: Mention): ListItem {
  return {
    ingredientId,
    optional: true,
    isSilent: true,
    isNamed: true,
    ...(without.length > 0 ? { without } : {}),
  }
}

/** Contents of the judged items. */
class Judged {
  private readonly ids = new Set<string>()
  /** Absence claims in the text, by food. */
  private readonly claims = new Map<string, Set<AbsenceCode>>()
  private readonly allergens = new Set<Dimension>()
  private readonly entries = new Set<EuAllergen>()
  private readonly diets = new Set<Diet>()
  /** Burdened dose dimensions by food category. */
  private readonly doses = new Map<string, Set<Dimension>>()

  constructor(
    private readonly library: Library,
    items: readonly ListItem[],
    mentions: readonly Mention[],
  ) {
    for (const { ids, without } of mentions) {
      for (const id of without.length > 0 ? ids : []) {
        const known = this.claims.get(id) ?? new Set()
        this.claims.set(id, known)
        for (const code of without) known.add(code)
      }
    }
    for (const item of items) this.add(item)
  }

  private add(item: ListItem): void {
    const { or = [], optional = false } = item
    for (const side of [item, ...or]) {
      const food = foodOf(this.library, side)
      if (!food) continue
      const isSeen = (side.without ?? []).every((code) => this.isClaimed(food.id, code))
      if (!side.declared && isSeen) this.ids.add(food.id)
      const brand = side.brand && brandNamed(this.library, nameKey(side.brand.name))
      if (brand) this.ids.add(brand.ingredientId)
      if (optional || or.length > 0) continue
      const { allergens, doses, entries, diets } = side.declared
        ? declaredBurdens(side.declared, food)
        : burdensOf(food, side.without ?? [])
      for (const one of allergens) this.allergens.add(one)
      for (const one of entries) this.entries.add(one)
      for (const one of diets) this.diets.add(one)
      const known = this.doses.get(food.category) ?? new Set()
      this.doses.set(food.category, known)
      for (const one of doses) known.add(one)
    }
  }

  /** True if the witness also finds the claim in the text. */
  private isClaimed(id: string, code: AbsenceCode): boolean {
    const claims = this.claims.get(id)
    return !isDeniable(this.library, code) || claims?.has(code) || claims?.has('vegan') || false
  }

  has(id: string): boolean {
    return this.ids.has(id)
  }

  /** True if a named food burdens something that no judged item does. */
  leavesOpen({ category }: Ingredient, { allergens, doses, entries, diets }: Burdens): boolean {
    const ofKind = this.doses.get(category)
    return (
      allergens.some((one) => !this.allergens.has(one)) ||
      entries.some((one) => !this.entries.has(one)) ||
      diets.some((one) => !this.diets.has(one)) ||
      doses.some((one) => !ofKind?.has(one))
    )
  }
}

function burdensOf(food: Ingredient, without: readonly AbsenceCode[]): Burdens {
  const absent = absencesOf(without)
  const grades = gradesAt(food, ASSUMED_GRAMS)
  const sources = sourcesOf(food).filter((source) => !absent.animals.includes(source))
  const isOpen = (dimension: Dimension) => !absent.dimensions.includes(dimension)
  return {
    allergens: ALLERGENS.filter(
      (one) => food.allergenProfile[one]?.contains === 'yes' && isOpen(one),
    ),
    doses: DOSE_DIMENSIONS.filter((one) => {
      const { risk } = itemAt(grades, DIMENSIONS.indexOf(one))
      return isRisk(risk) && risk !== 'low' && isOpen(one)
    }),
    entries: EU_ALLERGENS.filter(
      (one) => food.euAllergens[one] === 'yes' && !absent.eu.includes(one),
    ),
    diets: DIETS.filter((diet) => sources.some((source) => allows(diet, source) === 'no')),
  }
}

/**
 * Burdens of a food named on a package. By law every allergen is declared, so those of a usual recipe do not count:
 * "hot dogs: pork, water, …" declares no wheat. The list decides about doses, and traces break no diet.
 */
function onPackage(food: Ingredient, burdens: Burdens, isTrace: boolean, isOwn = false): Burdens {
  const isDish = food.variantType === 'composite' && !isOwn
  const isSure = (entry: EuAllergen) => !isDish || !isOfRecipe(food, entry)
  return {
    allergens: burdens.allergens.filter((one) => isAllergen(one) && entriesOf(one).some(isSure)),
    doses: [],
    entries: burdens.entries.filter(isSure),
    diets: isDish || isTrace ? [] : burdens.diets,
  }
}

/**
 * A recipe's title dish contains what its list says and what its name implies: "peanut soup". What else the word means
 * ("dal", a lentil) has the amount of the list.
 */
function ofDish(food: Ingredient, burdens: Burdens, dish: ReadonlySet<string>): Burdens {
  if (!dish.has(food.id)) return burdens
  return isReadyDish(food) ? onPackage(food, burdens, true) : { ...burdens, doses: [] }
}

/** A declaration covers only its entries and, if contained, their animals. */
function declaredBurdens({ entries, level }: Declared, food: Ingredient): Burdens {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const allergens = ALLERGENS.filter(
    (one) => named.includes(one) || named.some((other) => ALLERGEN[one].partOf === other),
  )
  const diets = level === 'contains' ? burdensOf(food, []).diets : []
  return { allergens, doses: [], entries, diets }
}

/** Locates a mention in the text as sent, and in the recipe. */
class Places {
  private readonly reasons: ReadonlyMap<string, SkipReason>
  /** Start offset of each line. */
  private readonly begins: readonly number[]
  /** Cached, since most lines name several foods. */
  private last:
    | { readonly line: string; readonly at: number; readonly where: Named['where'] }
    | undefined
  private made: ReadonlySet<string> | undefined

  constructor(
    private readonly library: Library,
    private readonly lang: Language,
    private readonly given: string,
    passed: readonly Passed[],
  ) {
    this.reasons = new Map(passed.map(({ line, reason }) => [nameKey(line), reason]))
    this.begins = [0, ...[...given.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  /** True if a heading or the method names a part of the list: "the dressing" is what the lines below "Dressing:" make. */
  isPart(text: string, mention: Mention): boolean {
    this.made ??= new Set(
      this.headings()
        .flatMap((line) => witness(this.library, line, { lang: this.lang }).mentions)
        .flatMap(({ ids }) => ids)
        .filter((id) => isMade(this.library.ingredient(id))),
    )
    const { made } = this
    return (
      mention.ids.some((id) => made.has(id)) &&
      OF_PARTS.has(this.whereIs(lineOf(text, mention).line))
    )
  }

  /** Headings that lines of the list follow. */
  private headings(): readonly string[] {
    const lines = this.given.split(/\r?\n/).filter((line) => line.trim() !== '')
    const reasonOf = (line = '') => this.reasons.get(nameKey(line))
    return lines.filter(
      (line, at) =>
        reasonOf(line) === 'heading' &&
        at + 1 < lines.length &&
        reasonOf(lines[at + 1]) === undefined,
    )
  }

  of(text: string, { start, end }: Mention): Omit<Named, 'ingredientId'> {
    const { from, line: written } = lineOf(text, { start })
    const { at, where } = this.placeOf(written)
    const words = text.slice(start, end)
    const within = at >= 0 ? at + start - from : this.given.indexOf(words)
    const shown = { text: words.replace(/\s+/g, ' '), where }
    if (within < 0) return { ...shown, start: null, end: null, line: null }
    const line = this.begins.findLastIndex((begin) => begin <= within) + 1
    return { ...shown, start: within, end: within + words.length, line }
  }

  private placeOf(line: string): NonNullable<Places['last']> {
    if (this.last?.line !== line) {
      this.last = { line, at: this.given.indexOf(line), where: this.whereIs(line) }
    }
    return this.last
  }

  private whereIs(line: string): Named['where'] {
    return this.reasons.get(nameKey(line)) ?? 'line'
  }
}

/** The line of a text around a mention, and where it begins. */
function lineOf(text: string, { start }: Pick<Mention, 'start'>) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', start)
  return { from, line: text.slice(from, next < 0 ? text.length : next) }
}

/** Adds the title's claims about its dish to a mention of the dish. */
function withClaims(mention: Mention, said: readonly Mention[]): Mention {
  const claims = said
    .filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
    .flatMap(({ without }) => without)
  return claims.length === 0 ? mention : { ...mention, without: [...mention.without, ...claims] }
}

/** Methods shorten names: "the noodles" are the list's rice noodles (same category), "the butter" vegan butter. */
class Shorthand {
  private known: readonly Phrase[] | undefined

  constructor(
    private readonly library: Library,
    private readonly read: readonly ParsedItem[],
    private readonly lang: Language,
  ) {}

  means({ category }: Ingredient, words: string): boolean {
    const key = nameKey(words)
    const end = key.length < SHORTEST_HEAD ? ` ${key}` : key
    return this.phrases().some(
      (one) =>
        one.key.length > key.length + 1 &&
        one.key.endsWith(end) &&
        (one.category === category || this.denies(one.key)),
    )
  }

  /** Computed on demand, since most texts name no other foods. */
  private phrases(): readonly Phrase[] {
    this.known ??= this.read.flatMap(({ phrase, ingredientId, known }) => {
      // A name of the caller's own shortens nothing: "peanut mix" may be no peanuts.
      const food =
        ingredientId === null || known ? undefined : this.library.ingredient(ingredientId)
      return food ? [{ key: ` ${nameKey(phrase)}`, category: food.category }] : []
    })
    return this.known
  }

  /** True for a phrase such as "vegan butter". */
  private denies(phrase: string): boolean {
    return witness(this.library, phrase, { lang: this.lang }).denied.length > 0
  }
}

/** A judged food's words, folded, with a leading space. */
interface Phrase {
  readonly key: string
  readonly category: string
}

/** Where a word may mean a part of the recipe. */
const OF_PARTS: ReadonlySet<Named['where']> = new Set(['heading', 'method'])

/** Shorter words are not the head of a compound. */
const SHORTEST_HEAD = 4
