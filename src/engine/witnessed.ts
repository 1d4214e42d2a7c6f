/**
 * What the witness adds to an answer about a text: the foods that the text names and no judged item covers. They leave what they
 * burden at least uncertain, whatever the reading made of their words.
 */

import type { AbsenceCode } from '../domain/absences.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
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
} from '../domain/restrictions.ts'
import { isRisk } from '../domain/risk.ts'
import type { Named, ParsedItem } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { DENIABLE, type Mention, witness } from '../witness/witness.ts'
import { gradesAt } from './compatibility/assessments.ts'
import { ASSUMED_GRAMS, type Declared, foodOf, type ListItem } from './compatibility/items.ts'
import { absencesOf } from './reading/claims.ts'

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
  readonly wraps?: boolean
}

export interface Witnessed {
  readonly named: readonly Named[]
  /** The EU entries that they surely bring in. */
  readonly entries: readonly EuAllergen[]
  /** The same as items that may be there or not. */
  readonly items: readonly ListItem[]
}

/** Everything that a food brings into a dish that somebody may have to avoid. */
interface Burdens {
  readonly allergens: readonly Dimension[]
  readonly doses: readonly Dimension[]
  readonly entries: readonly EuAllergen[]
  readonly diets: readonly Diet[]
}

export function witnessed(library: Library, testimony: Testimony): Witnessed {
  const { raw, given, lang, items, passed, title = null, read = [], wraps = false } = testimony
  const seen = raw.map((text) => ({ text, ...witness(library, text, { lang, wraps }) }))
  const denied = new Set(seen.flatMap((one) => one.denied))
  const judged = new Judged(library, items, denied)
  const short = new Shorthand(library, read)
  const said = title === null ? [] : witness(library, title, { lang }).mentions
  const places = new Places(given, passed)
  const named: Named[] = []
  const added = new Map<string, ListItem>()
  for (const { text, mentions } of seen) {
    for (const found of mentions) {
      const mention = withClaims(found, said)
      const open = mention.ids.filter((id) => judged.leavesOpen(id, mention))
      const [ingredientId] = open
      if (ingredientId === undefined || open.length < mention.ids.length) continue
      if (short.means(ingredientId, text.slice(mention.start, mention.end))) continue
      const isKnown = open.every((id) => added.has(id))
      for (const id of open) added.set(id, itemOf(id, mention))
      if (isKnown) continue
      named.push({ ...places.of(text, mention), ingredientId })
    }
  }
  const entries = [...added].flatMap(
    ([id, { without = [] }]) => burdensOf(library.ingredient(id)!, without).entries,
  )
  return { named, entries: [...new Set(entries)], items: [...added.values()] }
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
  private readonly allergens = new Set<Dimension>()
  private readonly entries = new Set<EuAllergen>()
  private readonly diets = new Set<Diet>()
  /** By category the doses that its foods burden. */
  private readonly doses = new Map<string, Set<Dimension>>()

  constructor(
    private readonly library: Library,
    items: readonly ListItem[],
    private readonly denied: ReadonlySet<AbsenceCode>,
  ) {
    for (const item of items) this.add(item)
  }

  private add(item: ListItem): void {
    const { or = [], optional = false } = item
    for (const side of [item, ...or]) {
      const food = foodOf(this.library, side)
      if (!food) continue
      const isSeen = (side.without ?? []).every((code) => this.isDenied(code))
      if (!side.declared && isSeen) this.ids.add(food.id)
      if (optional || or.length > 0) continue
      const { allergens, doses, entries, diets } = side.declared
        ? declaredBurdens(side.declared)
        : burdensOf(food, side.without ?? [])
      for (const one of allergens) this.allergens.add(one)
      for (const one of entries) this.entries.add(one)
      for (const one of diets) this.diets.add(one)
      const known = this.doses.get(food.category ?? '') ?? new Set()
      this.doses.set(food.category ?? '', known)
      for (const one of doses) known.add(one)
    }
  }

  /** Whether the witness, too, sees what the reading says the food is without. */
  private isDenied(code: AbsenceCode): boolean {
    return !DENIABLE.includes(code) || this.denied.has(code)
  }

  /** Whether a food that is named burdens what no judged item does. */
  leavesOpen(id: string, { without }: Mention): boolean {
    const food = this.library.ingredient(id)
    if (!food || this.ids.has(id)) return false
    const { allergens, doses, entries, diets } = burdensOf(food, without)
    const ofKind = this.doses.get(food.category ?? '')
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
      const { risk } = grades[DIMENSIONS.indexOf(one)]!
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

/** A package declares no more than entries. */
function declaredBurdens({ entries }: Declared): Burdens {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const allergens = ALLERGENS.filter(
    (one) => named.includes(one) || named.some((other) => ALLERGEN[one].partOf === other),
  )
  return { allergens, doses: [], entries, diets: [] }
}

/** Where in the text that was sent a stretch of it stands, and in what part of the recipe. */
class Places {
  private readonly reasons: ReadonlyMap<string, SkipReason>

  constructor(
    private readonly given: string,
    passed: readonly Passed[],
  ) {
    this.reasons = new Map(passed.map(({ line, reason }) => [nameKey(line), reason]))
  }

  of(text: string, { start, end }: Mention): Omit<Named, 'ingredientId'> {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const next = text.indexOf('\n', start)
    const line = text.slice(from, next < 0 ? text.length : next)
    const words = text.slice(start, end)
    const where = this.reasons.get(nameKey(line)) ?? 'line'
    return { text: words.replace(/\s+/g, ' '), ...this.find(line, words, start - from), where }
  }

  private find(line: string, words: string, offset: number): Pick<Named, 'start' | 'end' | 'line'> {
    const whole = this.given.indexOf(line)
    const within = whole >= 0 ? whole + offset : this.given.indexOf(words)
    if (within < 0) return { start: null, end: null, line: null }
    return {
      start: within,
      end: within + words.length,
      line: this.given.slice(0, within).split('\n').length,
    }
  }
}

/** What the title says that its dish is without holds for all mentions of the dish. */
function withClaims(mention: Mention, said: readonly Mention[]): Mention {
  const claims = said
    .filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
    .flatMap(({ without }) => without)
  return claims.length === 0 ? mention : { ...mention, without: [...mention.without, ...claims] }
}

/** Methods call a food by its last word: "the noodles" are the rice noodles of the list, where both are of one category. */
class Shorthand {
  private readonly judged: readonly { readonly phrase: string; readonly category: string }[]

  constructor(
    private readonly library: Library,
    read: readonly ParsedItem[],
  ) {
    this.judged = read.flatMap(({ phrase, ingredientId }) => {
      const category = ingredientId === null ? '' : this.categoryOf(ingredientId)
      return category === '' ? [] : [{ phrase: ` ${nameKey(phrase)}`, category }]
    })
  }

  means(id: string, words: string): boolean {
    const key = nameKey(words)
    const end = key.length < SHORTEST_HEAD ? ` ${key}` : key
    const category = this.categoryOf(id)
    return this.judged.some((one) => one.category === category && one.phrase.endsWith(end))
  }

  private categoryOf(id: string): string {
    return this.library.ingredient(id)?.category ?? ''
  }
}

/** Shorter words are no head of a compound. */
const SHORTEST_HEAD = 4
