/** Finds the words of a line that may name a food, and assigns a cost to each interpretation. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { wordsOfAll } from '../../language/index.ts'
import { readFood } from '../../search/find-food.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { TIMES } from '../reading/amounts.ts'
import { claimsIn } from '../reading/claims.ts'
import {
  CERTAIN,
  isDish,
  isPlainWord,
  isWholeName,
  readingOf,
  readWrittenAt,
} from '../reading/readings.ts'
import { entry, flatten, isCoating, isOperator, keyAt, range, wordsAt } from '../reading/scan.ts'
import { type Shared, sharedNouns } from '../reading/shared-nouns.ts'
import type { Indexes } from '../reading/state.ts'
import type { Boundaries } from './boundaries.ts'
import { COSTS } from './costs.ts'
import { type Food, LONGEST_STRETCH, leaf, type Node, plainFood } from './nodes.ts'

export class FoodTerminals {
  private readonly shared: readonly Shared[]
  private readonly knownFoods = new Map<number, readonly Node[]>()

  constructor(
    private readonly line: Boundaries,
    /** True if a stretch that has no exact match may be read as a misspelt name. */
    private readonly mayGuess: boolean,
  ) {
    this.shared = sharedNouns(line.state, line.limits)
  }

  /** Ranges of words from `at` to each possible end. Each is read as a food or as words that do not name a food. */
  foods(at: number): readonly Node[] {
    const known = this.knownFoods.get(at)
    if (known) return known
    const found = this.findFoods(at)
    this.knownFoods.set(at, found)
    return found
  }

  private findFoods(at: number): readonly Node[] {
    const limit = this.line.limit(at)
    const last = flatten(this.line.state, at, limit).indexes[LONGEST_STRETCH] ?? limit
    return this.line.endsOf(at, limit).flatMap((to) => {
      const node = to > last ? undefined : (this.completed(at, to) ?? this.food(at, to))
      if (!node) return []
      const cost = this.isCountedDish(at, node) ? COSTS.ambiguous : node.cost
      return [{ ...node, cost: cost + this.amountsIn(at, to, node) }]
    })
  }

  /** True if a number is part of the name of a dish: "Tres leches" is a cake, not three milks. */
  private isCountedDish(at: number, { food }: Node): boolean {
    const { state } = this.line
    if (!food) return false
    const { words, reading } = food
    const isOpen = food.isOpen || (reading.certainty === 'none' && !reading.isEmpty)
    return isOpen && isDish(state, words) && state.amounts.at(at, this.line.limit(at)) !== undefined
  }

  /** Returns the additional cost of the amounts inside a run of words, or 0 if the whole run is the name of a food. */
  private amountsIn(at: number, to: number, { food }: Node): number {
    const { state } = this.line
    const counted = range(at + 1, to).filter((i) => {
      if (state.tokens[i]?.kind !== 'number' || state.tokens[i - 1]?.key === '(') return false
      if (TIMES.test(this.line.key(i - 1))) return true
      const unit = state.amounts.at(i, this.line.limit(i))?.units[0]
      return unit !== undefined && unit.kind !== 'qualitative'
    })
    const isName = counted.length > 0 && isWholeName(state, food?.words ?? [])
    return isName ? 0 : COSTS.counted * counted.length
  }

  private food(at: number, to: number): Node | undefined {
    const { state } = this.line
    const { indexes, words, brackets } = flatten(state, at, to)
    if (words.length === 0) return undefined
    const opens = this.line.isAnd(at) || this.line.isOr(at) || isOperator(this.line.state, at)
    if (opens && !isWholeName(state, words)) return undefined
    const whole = this.read(indexes)
    const hides =
      words.some((word, i) => i > 0 && state.amounts.joins.or.has(word)) &&
      !isWholeName(state, words)
    if (whole && (whole.certainty === 'sure' || whole.isEmpty || whole.isAmbiguous)) {
      const cost = this.costOf(whole, words.length) + (hides && !whole.isEmpty ? COSTS.hidden : 0)
      return { ...leaf('food', at, to, cost), food: plainFood(indexes, words, brackets, whole) }
    }
    const bare = this.withoutClaims(indexes)
    const utensils = bare ? undefined : this.utensils(indexes)
    if (utensils) {
      const food = { ...plainFood(indexes, words, brackets, emptyReading(words)), utensils }
      return { ...leaf('food', at, to, COSTS.utensils), food }
    }
    const read = bare ? bare.reading : whole
    const cost =
      (read ? this.costOf(read, words.length) : COSTS.open + COSTS.word * words.length) +
      (hides ? COSTS.hidden : 0) +
      (bare ? COSTS.claim : 0)
    const food: Food = {
      ...plainFood(indexes, words, brackets, emptyReading(words)),
      ...bare,
      reading: read ?? emptyReading(words),
      isOpen: read === undefined,
    }
    return { ...leaf('food', at, to, cost), food }
  }

  /** Foods without an amount before them. Words such as "five spice powder" count only if they are a complete name. */
  bareFoods(at: number, limit: number) {
    const { state } = this.line
    if (!state.amounts.at(at, limit)) return this.foods(at)
    if (state.tokens[at]?.kind !== 'word') return undefined
    return this.foods(at).filter(
      ({ food }) => food && (isWholeName(state, food.words) || isDish(state, food.words)),
    )
  }

  private read(indexes: Indexes): FoodReading | undefined {
    const { state } = this.line
    return this.mayGuess ? readingOf(state, indexes) : readWrittenAt(state, indexes)
  }

  private costOf(reading: FoodReading, words: number): number {
    if (reading.isEmpty) return COSTS.plain
    if (reading.isAmbiguous) return COSTS.ambiguous
    if (reading.certainty === 'sure')
      return COSTS.sure + (reading.candidates[0]!.confidence >= CERTAIN ? 0 : COSTS.described)
    if (reading.certainty === 'none') return COSTS.none + COSTS.word * words
    if (reading.candidates[0]?.misspelt) return COSTS.near
    return COSTS.guess + COSTS.word * reading.roles.filter((role) => role === 'unread').length
  }

  /** The food without its claims and coatings; undefined if it has neither. */
  private withoutClaims(indexes: Indexes) {
    const { state } = this.line
    const words = wordsAt(state, indexes)
    const claims = claimsIn(state.library, words, state.language)
    const claimed = new Set(claims.flatMap(({ from, to }) => range(from, to)))
    const coatings = indexes.flatMap((at, i) => {
      const found = claimed.has(i) ? undefined : entry(state, at, this.line.size)
      return found && isCoating(found.cls) ? [{ at, cls: found.cls, length: found.length }] : []
    })
    if (claimed.size === 0 && coatings.length === 0) return undefined
    const coated = new Set(coatings.flatMap(({ at, length }) => this.coated(at, length)))
    const rest = indexes.filter((at, i) => !claimed.has(i) && !coated.has(at))
    return {
      indexes: rest,
      words: wordsAt(state, rest),
      claims: claims.map(({ from, to, code }) => ({
        indexes: range(from, to).map((i) => itemAt(indexes, i)),
        code,
      })),
      coatings,
      reading: rest.length === 0 ? emptyReading([]) : this.read(rest),
    }
  }

  /** Indexes of the words for a coating, except names of foods, such as "Panko" in "in Panko gewendet". */
  private coated(at: number, length: number): Indexes {
    const words: number[] = []
    for (let i = at; i < at + length; ) {
      const isArticle = i > at && wordsOfAll('articles').has(this.line.key(i - 1))
      const named = i === at || isArticle ? 0 : this.line.nameLengthAt(i, this.line.limit(i))
      if (named === 0) words.push(i)
      i += Math.max(1, named)
    }
    return words
  }

  private utensils(indexes: Indexes): Indexes | undefined {
    const { state } = this.line
    const found: number[] = []
    for (let i = 0; i < indexes.length; ) {
      const one = entry(state, itemAt(indexes, i), lastOf(indexes) + 1)
      if (!one) return undefined
      if (one.cls === 'utensil') found.push(...indexes.slice(i, i + one.length))
      else if (!isPlainWord(state, keyAt(state, itemAt(indexes, i)))) return undefined
      i += one.length
    }
    return found.length > 0 ? found : undefined
  }

  /** Completes one member of a list with the noun of another: "oat" in "oat or almond milk" becomes "oat milk". */
  private completed(at: number, to: number): Node | undefined {
    const { state } = this.line
    const found = this.shared.find(({ from, to: end }) => from === at && end === to)
    if (!found) return undefined
    const { indexes, words, brackets } = flatten(state, at, to)
    const reading = readFood(state.library, found.full, state.language)
    const food = { ...plainFood(indexes, words, brackets, reading), full: found.full }
    return { ...leaf('food', at, to, COSTS.shared), food }
  }

  completedAt(at: number): readonly Node[] {
    return this.shared.flatMap(({ from, to }) =>
      from === at ? (this.completed(at, to) ?? []) : [],
    )
  }
}

const emptyReading = (words: readonly string[]): FoodReading => ({
  certainty: 'none',
  candidates: [],
  roles: words.map(() => 'descriptor'),
  kinds: [],
  isEmpty: true,
  isAmbiguous: false,
  isPlain: true,
})
