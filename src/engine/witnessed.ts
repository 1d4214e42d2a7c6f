/**
 * Adds the foods that a text names and no judged item covers to an answer. They leave what they burden at least uncertain, however
 * their words were read.
 */

import { type AbsenceCode, absencesOf } from '../domain/absences.ts'
import type { Ingredient } from '../domain/ingredient.ts'
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
import { isDeniable, type Mention, witness } from '../witness/witness.ts'
import { type Declared, gradesAt } from './compatibility/assessments.ts'
import { ASSUMED_GRAMS, foodOf, type ListItem } from './compatibility/items.ts'
import { isOfRecipe } from './labels/judge.ts'

/** A text outside the list, and why it was skipped. */
interface Passed {
  readonly line: string
  readonly reason: SkipReason
}

interface Testimony {
  /** The raw text of the answer; no statement continues in the next stretch. */
  readonly raw: readonly string[]
  /** The text as sent, to which positions refer; the stretches by default. */
  readonly given?: string | undefined
  readonly lang: Language
  /** The name of the dish; its claims hold wherever the text names the dish. */
  readonly title?: string | null
  /** The items read from the lines of a recipe. */
  readonly read?: readonly ParsedItem[]
  /** The judged items. */
  readonly items: readonly ListItem[]
  readonly passed?: readonly Passed[]
  readonly isPackage?: boolean
}

interface Witnessed {
  readonly named: readonly Named[]
  /** The EU entries that the named foods surely contain. */
  readonly entries: readonly EuAllergen[]
  /** The named foods as optional items. */
  readonly items: readonly ListItem[]
  /** All foods that are named and not judged, including harmless ones. */
  readonly mentioned: readonly ListItem[]
  /** The items that break a diet. */
  readonly eaten: readonly ListItem[]
}

/** What a food contains that people may have to avoid. */
interface Burdens {
  readonly allergens: readonly Dimension[]
  readonly doses: readonly Dimension[]
  readonly entries: readonly EuAllergen[]
  readonly diets: readonly Diet[]
}

export function witnessed(library: Library, testimony: Testimony): Witnessed {
  const { raw, lang, items, title = null, read = [], isPackage = false } = testimony
  const seen = raw.map((text) => ({ text, ...witness(library, text, { lang, isPackage }) }))
  const said = title === null ? [] : witness(library, title, { lang }).mentions
  const judged = new Judged(library, items, [...seen.flatMap((one) => one.mentions), ...said])
  const short = new Shorthand(library, read, lang)
  const dishes = new Set(said.flatMap(({ ids }) => ids))
  let places: Places | undefined
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
          ? onPackage(food, burdensOf(food, mention.without), mention.isTrace)
          : ofDish(food, burdensOf(food, mention.without), dishes)
        return judged.leavesOpen(food, burdens) ? [{ food, burdens }] : []
      })
      const [first] = open
      if (!first) continue
      if (short.means(first.food, text.slice(mention.start, mention.end))) continue
      const isKnown = open.every(({ food }) => added.has(food.id))
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
      places ??= new Places(testimony.given ?? raw.join('\n'), testimony.passed ?? [])
      named.push({ ...places.of(text, mention), ingredientId: first.food.id })
    }
  }
  const all = [...added.values()]
  return {
    named,
    entries: [...new Set(all.flatMap(({ burdens }) => burdens.entries))],
    items: all.map(({ item }) => item),
    mentioned: [...mentioned.values()],
    eaten: all.filter(({ burdens }) => burdens.diets.length > 0).map(({ item }) => item),
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

/** What the judged items contain. */
class Judged {
  private readonly ids = new Set<string>()
  /** The claims of absence in the text, by food. */
  private readonly claims = new Map<string, Set<AbsenceCode>>()
  private readonly allergens = new Set<Dimension>()
  private readonly entries = new Set<EuAllergen>()
  private readonly diets = new Set<Diet>()
  /** The doses that the foods of a category burden. */
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
    diets: DIETS.filter((diet) =>
      food.animalSources.some(
        (source) => allows(diet, source) === 'no' && !absent.animals.includes(source),
      ),
    ),
  }
}

/**
 * The burdens of a food that a package names. By law every allergen is named, so those of a usual recipe do not count: "hot dogs:
 * pork, water, …" names no wheat. The list decides about doses, and traces break no diet.
 */
function onPackage(food: Ingredient, burdens: Burdens, isTrace: boolean): Burdens {
  const isDish = food.variantType === 'composite'
  const isSure = (entry: EuAllergen) => !isDish || !isOfRecipe(food, entry)
  return {
    allergens: burdens.allergens.filter((one) => isAllergen(one) && entriesOf(one).some(isSure)),
    doses: [],
    entries: burdens.entries.filter(isSure),
    diets: isDish || isTrace ? [] : burdens.diets,
  }
}

/** A dish that the recipe is named after contains what its list says, and what its name implies: "peanut soup". */
function ofDish(food: Ingredient, burdens: Burdens, dishes: ReadonlySet<string>): Burdens {
  return food.category === DISHES && dishes.has(food.id) ? onPackage(food, burdens, true) : burdens
}

const DISHES = 'dishes'

/** A package declares only entries and, for what it contains, the animal. */
function declaredBurdens({ entries, level }: Declared, food: Ingredient): Burdens {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const allergens = ALLERGENS.filter(
    (one) => named.includes(one) || named.some((other) => ALLERGEN[one].partOf === other),
  )
  const diets = level === 'contains' ? burdensOf(food, []).diets : []
  return { allergens, doses: [], entries, diets }
}

/** Finds the position of a mention in the text as sent, and its part of the recipe. */
class Places {
  private readonly reasons: ReadonlyMap<string, SkipReason>
  /** The offset of each line. */
  private readonly begins: readonly number[]
  /** Cached, since most lines name several foods. */
  private last:
    | { readonly line: string; readonly at: number; readonly where: Named['where'] }
    | undefined

  constructor(
    private readonly given: string,
    passed: readonly Passed[],
  ) {
    this.reasons = new Map(passed.map(({ line, reason }) => [nameKey(line), reason]))
    this.begins = [0, ...[...given.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  of(text: string, { start, end }: Mention): Omit<Named, 'ingredientId'> {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const next = text.indexOf('\n', start)
    const { at, where } = this.placeOf(text.slice(from, next < 0 ? text.length : next))
    const words = text.slice(start, end)
    const within = at >= 0 ? at + start - from : this.given.indexOf(words)
    const shown = { text: words.replace(/\s+/g, ' '), where }
    if (within < 0) return { ...shown, start: null, end: null, line: null }
    const line = this.begins.findLastIndex((begin) => begin <= within) + 1
    return { ...shown, start: within, end: within + words.length, line }
  }

  private placeOf(line: string): NonNullable<Places['last']> {
    if (this.last?.line !== line) {
      const where = this.reasons.get(nameKey(line)) ?? 'line'
      this.last = { line, at: this.given.indexOf(line), where }
    }
    return this.last
  }
}

/** Adds the claims of the title about its dish to a mention of the dish. */
function withClaims(mention: Mention, said: readonly Mention[]): Mention {
  const claims = said
    .filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
    .flatMap(({ without }) => without)
  return claims.length === 0 ? mention : { ...mention, without: [...mention.without, ...claims] }
}

/**
 * Methods name a food by its last word: "the noodles" are the rice noodles of the list, if both are of one category, and "the
 * butter" is its vegan butter.
 */
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
    this.known ??= this.read.flatMap(({ phrase, ingredientId }) => {
      const food = ingredientId === null ? undefined : this.library.ingredient(ingredientId)
      return food ? [{ key: ` ${nameKey(phrase)}`, category: food.category }] : []
    })
    return this.known
  }

  /** "Vegan butter". */
  private denies(phrase: string): boolean {
    return witness(this.library, phrase, { lang: this.lang }).denied.length > 0
  }
}

/** The words for a judged food, folded, after a space. */
interface Phrase {
  readonly key: string
  readonly category: string
}

/** Shorter words are not the head of a compound. */
const SHORTEST_HEAD = 4
