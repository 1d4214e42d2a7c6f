/**
 * What the witness adds to an answer about a text: the foods that the text names and no judged item covers. They leave what they
 * burden at least uncertain, whatever the reading made of their words.
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
import type { Declared } from './compatibility/assessments.ts'
import { gradesAt } from './compatibility/assessments.ts'
import { ASSUMED_GRAMS, foodOf, type ListItem } from './compatibility/items.ts'
import { isOfRecipe } from './labels/judge.ts'

/** What was said beside the list, with the reason why it was passed over. */
interface Passed {
  readonly line: string
  readonly reason: SkipReason
}

interface Testimony {
  /** The raw text that belongs to the answer, in stretches that end what is said in them. */
  readonly raw: readonly string[]
  /** The text as it was sent, in which places are counted. */
  readonly given: string
  readonly lang: Language
  /** What the dish is called: what it says of itself there holds wherever its name stands. */
  readonly title?: string | null
  /** What the lines of a recipe were read as. */
  readonly read?: readonly ParsedItem[]
  /** What was judged. */
  readonly items: readonly ListItem[]
  readonly passed: readonly Passed[]
  readonly isPackage?: boolean
}

interface Witnessed {
  readonly named: readonly Named[]
  /** The EU entries that they surely bring in. */
  readonly entries: readonly EuAllergen[]
  /** The same as items that may be there or not. */
  readonly items: readonly ListItem[]
  /** All foods that are named and not judged, whatever they burden. */
  readonly mentioned: readonly ListItem[]
  /** Those of them that break a diet. */
  readonly eaten: readonly ListItem[]
}

/** Everything that a food brings into a dish that somebody may have to avoid. */
interface Burdens {
  readonly allergens: readonly Dimension[]
  readonly doses: readonly Dimension[]
  readonly entries: readonly EuAllergen[]
  readonly diets: readonly Diet[]
}

export function witnessed(library: Library, testimony: Testimony): Witnessed {
  const { raw, given, lang, items, passed, title = null, read = [], isPackage = false } = testimony
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
      places ??= new Places(given, passed)
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

/** What the list was judged by. */
class Judged {
  private readonly ids = new Set<string>()
  /** By the id of a food what the text says it is without. */
  private readonly claims = new Map<string, Set<AbsenceCode>>()
  private readonly allergens = new Set<Dimension>()
  private readonly entries = new Set<EuAllergen>()
  private readonly diets = new Set<Diet>()
  /** By category the doses that its foods burden. */
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

  /** Whether the witness, too, sees that the text says the food is without it. */
  private isClaimed(id: string, code: AbsenceCode): boolean {
    const claims = this.claims.get(id)
    return !isDeniable(this.library, code) || claims?.has(code) || claims?.has('vegan') || false
  }

  has(id: string): boolean {
    return this.ids.has(id)
  }

  /** Whether a food that is named burdens what no judged item does. */
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
 * What a package names by the name of a food. The law has every allergen named, so that a dish brings in none that only its usual
 * recipe has: "hot dogs: pork, water, …" names no wheat. Its doses are those of its list, and traces break no diet.
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

/** A dish that the recipe is called by brings in what its list says; only its name may say more ("peanut soup"). */
function ofDish(food: Ingredient, burdens: Burdens, dishes: ReadonlySet<string>): Burdens {
  return food.category === DISHES && dishes.has(food.id) ? onPackage(food, burdens, true) : burdens
}

const DISHES = 'dishes'

/** A package declares no more than entries, and of what it contains the animal. */
function declaredBurdens({ entries, level }: Declared, food: Ingredient): Burdens {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const allergens = ALLERGENS.filter(
    (one) => named.includes(one) || named.some((other) => ALLERGEN[one].partOf === other),
  )
  const diets = level === 'contains' ? burdensOf(food, []).diets : []
  return { allergens, doses: [], entries, diets }
}

/** Finds where in the text that was sent a stretch stands, and in what part of the recipe. */
class Places {
  private readonly reasons: ReadonlyMap<string, SkipReason>
  /** Where each line of the text that was sent begins. */
  private readonly begins: readonly number[]
  /** The last line that was asked about: most lines name several foods. */
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
    return { ...shown, start: within, end: within + words.length, line: this.lineOf(within) }
  }

  private placeOf(line: string): NonNullable<Places['last']> {
    if (this.last?.line !== line) {
      const where = this.reasons.get(nameKey(line)) ?? 'line'
      this.last = { line, at: this.given.indexOf(line), where }
    }
    return this.last
  }

  private lineOf(at: number): number {
    let [low, high] = [0, this.begins.length]
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if (itemAt(this.begins, middle) <= at) low = middle
      else high = middle
    }
    return low + 1
  }
}

/** What the title says that its dish is without holds for all mentions of the dish. */
function withClaims(mention: Mention, said: readonly Mention[]): Mention {
  const claims = said
    .filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
    .flatMap(({ without }) => without)
  return claims.length === 0 ? mention : { ...mention, without: [...mention.without, ...claims] }
}

/**
 * Methods call a food by its last word: "the noodles" are the rice noodles of the list, where both are of one category, and "the
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

  /** Made when a food is named that no item covers, which most texts do not do. */
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

/** The cook's words for a judged food, folded and with a blank in front. */
interface Phrase {
  readonly key: string
  readonly category: string
}

/** Shorter words are no head of a compound. */
const SHORTEST_HEAD = 4
