/** Terminals of the grammar: what each stretch of a line may be, by dictionary, lexicon and amounts. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { centimetresOf, joinsOf, WORDS, wordsOfAll } from '../../language/index.ts'
import { inNumber } from '../../language/plurals.ts'
import { describes, type WordClass } from '../../language/word-classes.ts'
import { hasAllergen } from '../../search/compare-foods.ts'
import { readFood, readWritten } from '../../search/find-food.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import { findByName } from '../../search/named.ts'
import { type Amount, isContainer, isMeasure, TIMES } from '../reading/amounts.ts'
import { absenceOf, claimsIn } from '../reading/claims.ts'
import { partsAt, partsOfFood } from '../reading/fruit-parts.ts'
import { introductionEnd, isSaid } from '../reading/labels.ts'
import { isBetweenWords, isOddSign, PARTING } from '../reading/markup.ts'
import {
  CERTAIN,
  isDish,
  isNothing,
  isPlainWord,
  isShareOfItself,
  isWholeName,
  readingOf,
} from '../reading/readings.ts'
import {
  closing,
  entry,
  flat,
  isBetweenNumbers,
  isCoating,
  isOf,
  isOperator,
  keyAt,
  range,
  wordsAt,
} from '../reading/scan.ts'
import { type Shared, sharedNouns } from '../reading/shared-nouns.ts'
import type { LineState, Places } from '../reading/state.ts'
import { COSTS } from './costs.ts'
import { type Food, foodOf, type Lead, type Node, type PartOf } from './nodes.ts'

/** Nodes of a terminal that start at `at` and end by `limit`. */
type Reader = (at: number, limit: number) => Node | readonly Node[] | undefined | false

interface LeadTo {
  readonly to: number
  readonly lead: Lead
}

export class Lattice {
  /** `words` begin only where a stretch may start; `signs` begin anywhere. */
  private readonly words: Readonly<Record<string, Reader>>
  private readonly signs: Readonly<Record<string, Reader>>
  /** True for tokens that break a clause. */
  private readonly breaks: readonly boolean[]
  /** True where a stretch may start. */
  private readonly starts: readonly boolean[]
  private readonly ends: readonly boolean[]
  private readonly limits: readonly number[]
  private readonly seasonings: ReadonlySet<number>
  private readonly shared: readonly Shared[]
  private readonly knownFoods = new Map<number, readonly Node[]>()

  constructor(
    private readonly state: LineState,
    /** True if stretches without an exact match may be read as near names. */
    private readonly mayGuess: boolean,
    /** True if any token may be left unread. */
    private readonly mayLose: boolean,
  ) {
    this.breaks = state.tokens.map((_, at) => this.findBreak(at))
    this.starts = state.keys.map(
      (key, at) => !this.isBreak(at) && !this.isColon(at) && key !== '(' && key !== ')',
    )
    this.limits = this.findLimits()
    // Rare and slow to find; an exact reading leaves such a list open.
    this.seasonings = mayGuess ? this.findSeasonings() : new Set()
    this.ends = this.findEnds()
    this.shared = sharedNouns(state, this.limits)
    this.words = {
      food: (at) => this.foods(at),
      bare: (at, limit) => this.bareFoods(at, limit),
      lead: (at, limit) => this.leads(at, limit),
      named: (at, limit) => this.namedByUnit(at, limit),
      amount: (at, limit) => this.amountAlone(at, limit),
      measure: (at, limit) => this.measure(at, limit),
      // Lookahead: a numbered amount comes next.
      counted: (at, limit) => state.amounts.at(at, limit)?.numbered && leaf('counted', at, at, 0),
      // Lookahead: one seasoning ends and another begins.
      seasoned: (at) => this.seasonings.has(at) && leaf('seasoned', at, at, COSTS.listed),
      half: (at, limit) => this.half(at, limit),
      size: (at, limit) => this.sizes(at, limit),
      trailing: (at, limit) => this.trailing(at, limit),
      plain: (at, limit) => this.plain(at, limit),
      with: (at) => this.operator(at, 'with'),
      contains: (at) => this.operator(at, 'contains'),
      mayContain: (at) => this.operator(at, 'mayContain'),
      example: (at) => this.operator(at, 'example'),
      without: (at) => this.without(at),
      purpose: (at, limit) => this.isPurpose(at) && this.notes(at, limit),
      until: (at, limit) =>
        joinsOf(state.language).until.has(this.key(at)) && this.notes(at, limit),
      intro: (at, limit) => this.intros(at, limit),
      each: (at, limit) =>
        state.amounts.eachAfter(at, limit) === limit && leaf('each', at, limit, COSTS.operator),
      share: (at, limit) => this.share(at, limit),
      denial: (at, limit) => this.denial(at, limit),
      partOf: (at, limit) => this.partOf(at, limit),
    }
    this.signs = {
      break: (at) => this.breakAt(at),
      comma: (at) => this.key(at) === ',' && leaf('comma', at, at + 1),
      company: (at) => this.company(at),
      and: (at) => this.joint(at, 'and'),
      or: (at) => this.joint(at, 'or'),
      shared: (at) =>
        this.shared.flatMap(({ from, to }) => (from === at ? (this.virtual(at, to) ?? []) : [])),
      aside: (at) => this.aside(at),
      label: (at, limit) => this.label(at, limit),
      sign: (at) => this.sign(at),
      junk: (at) => this.mayLose && this.junk(at),
    }
  }

  /** The nodes of a terminal that start at a token. */
  terminal(name: string, at: number): readonly Node[] {
    const word = this.words[name]
    if (word && this.starts[at] !== true) return NONE
    const found = (word ?? this.signs[name]!)(at, this.limit(at))
    if (!found) return NONE
    return 'symbol' in found ? [found] : found
  }

  private key(at: number): string {
    return keyAt(this.state, at)
  }

  private get size(): number {
    return this.state.tokens.length
  }

  private isBreak(at: number): boolean {
    return this.breaks[at] === true
  }

  private findBreak(at: number): boolean {
    const { tokens } = this.state
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!token) return false
    if (BREAKS.has(token.key)) return true
    if (token.kind === 'sign' && PARTING.has(token.key)) return isBetweenWords(tokens, at)
    if (token.key !== '-' || after?.kind !== 'number') return token.key === '-'
    return before?.kind !== 'number' && !(before?.kind === 'word' && token.glued)
  }

  private isColon(at: number): boolean {
    return this.key(at) === ':' && !isBetweenNumbers(this.state, at)
  }

  /** For each token, the latest end of a stretch from there: the next break, colon or bracket end. */
  private findLimits(): readonly number[] {
    const limits = Array<number>(this.size + 1).fill(this.size)
    for (let at = this.size - 1; at >= 0; at--) {
      if (this.isBreak(at) || this.isColon(at) || this.key(at) === ')') limits[at] = at
      else if (this.key(at) === '(') {
        const close = closing(this.state, at, this.size)
        limits[at] = close >= this.size ? this.size : limits[close + 1]!
      } else limits[at] = limits[at + 1]!
    }
    return limits
  }

  private limit(at: number): number {
    return this.limits[at] ?? this.size
  }

  /** Where one seasoning ends and another begins, or a food after two: "Salz Pfeffer Muskat", "Salz Pfeffer Zitrone". */
  private findSeasonings(): ReadonlySet<number> {
    const found = new Set<number>()
    for (let at = 0, last = -1; at < this.size; ) {
      const follows = last === at && found.size > 0
      const length = this.foodAt(at, follows ? undefined : SEASONINGS)
      if (length > 0 && last === at) found.add(at)
      at += Math.max(length, 1)
      if (length > 0) last = at
    }
    return found
  }

  /** Length of the longest name at a token if it is that of a food (of the categories), else 0. */
  private foodAt(at: number, categories: ReadonlySet<string> | undefined): number {
    const { library, language } = this.state
    const length = this.nameAt(at, this.limit(at))
    const words = wordsAt(this.state, range(at, at + length))
    const hit = findByName(library, words, language)
    const meant = library.candidates(words.join(' '), language)?.candidates ?? []
    // "Paprika" is also a vegetable.
    const ids = hit ? [hit.ingredientId, ...meant] : []
    const isOne = (id: string) =>
      categories === undefined || categories.has(library.ingredient(id)!.category)
    return ids.some(isOne) ? length : 0
  }

  /** True where a stretch may end: before conjunctions, words that open a clause, numbers and brackets. */
  private findEnds(): readonly boolean[] {
    const ends = Array<boolean>(this.size + 1).fill(false)
    let within = 0
    for (let at = 0; at < this.size; at++) {
      const key = this.key(at)
      const token = itemAt(this.state.tokens, at)
      if (this.limit(at) === at || key === '(') ends[at] = true
      const found = token.kind === 'word' ? entry(this.state, at, this.size) : undefined
      // "Such as" and "dipped in" are single entries; a stretch does not end inside them.
      if (at < within) continue
      if (found) within = isCoating(found.cls) ? at + 1 : at + found.length
      if (this.isAnd(at) || this.isOr(at) || isOperator(this.state, at)) ends[at] = true
      const joins = joinsOf(this.state.language)
      if (joins.until.has(key) || joins.about.has(key) || joins.each.has(key)) ends[at] = true
      if (token.kind === 'number' || TIMES.test(key) || this.seasonings.has(at)) ends[at] = true
      if (at > 0 && this.isMeasureInWords(at)) ends[at] = true
      if (isOf(this.state, key) && this.state.tokens[at + 1]?.kind === 'number') ends[at] = true
    }
    ends[this.size] = true
    return ends
  }

  /** True for "una cucharada" and "ein Schuss", which may also follow their food. */
  private isMeasureInWords(at: number): boolean {
    if (this.state.tokens[at]?.kind !== 'word') return false
    const amount = this.state.amounts.at(at, this.limit(at))
    return amount?.numbered === true && amount.units.some(isMeasure)
  }

  /** Possible ends of a stretch from `at`, up to `limit` and outside brackets. */
  private endsOf(at: number, limit: number): readonly number[] {
    const found: number[] = []
    for (let to = at + 1; to <= limit; to++) {
      if (this.key(to - 1) === '(') to = Math.min(closing(this.state, to - 1, limit) + 1, limit)
      if (this.ends[to] || to === limit) found.push(to)
    }
    return found
  }

  private isAnd(at: number): boolean {
    return this.state.amounts.joins.and.has(this.key(at))
  }

  private isOr(at: number): boolean {
    return this.orEnd(at) > at
  }

  /** End of an "or": one word, a slash, or a phrase such as "you can also use". */
  private orEnd(at: number): number {
    if (this.state.amounts.joins.or.has(this.key(at))) return at + 1
    if (this.key(at) === '/' && !isBetweenNumbers(this.state, at)) return at + 1
    const found = this.wordEntry(at)
    return found?.cls === 'alternative' ? at + found.length : at
  }

  private isPurpose(at: number): boolean {
    return joinsOf(this.state.language).purpose.has(this.key(at))
  }

  private breakAt(at: number) {
    let to = at
    while (this.isBreak(to)) to += 1
    return to > at && leaf('break', at, to)
  }

  /** "And/or" counts as "and": it may mean both, and this reports more allergens. */
  private joint(at: number, kind: 'and' | 'or') {
    let to = at
    let isAnd = false
    for (let next = to; to < this.size; to = next) {
      const and = this.isAnd(to)
      next = and ? to + 1 : this.orEnd(to)
      if (next === to) break
      isAnd ||= and
    }
    return to > at && isAnd === (kind === 'and') && leaf(kind, at, to)
  }

  /** The stretches from `at` to each possible end, read as a food or as words that name none. */
  private foods(at: number): readonly Node[] {
    const known = this.knownFoods.get(at)
    if (known) return known
    const found = this.findFoods(at)
    this.knownFoods.set(at, found)
    return found
  }

  private findFoods(at: number): readonly Node[] {
    const limit = this.limit(at)
    const last = flat(this.state, at, limit).places[LONGEST] ?? limit
    return this.endsOf(at, limit).flatMap((to) => {
      const node = to > last ? undefined : (this.virtual(at, to) ?? this.food(at, to))
      if (!node) return []
      const cost = this.isCountedDish(at, node) ? COSTS.ambiguous : node.cost
      return [{ ...node, cost: cost + this.amountsIn(at, to, node) }]
    })
  }

  /** "Tres leches" is a cake, not three milks. */
  private isCountedDish(at: number, { food }: Node): boolean {
    const { state } = this
    if (!food) return false
    const { words, reading } = food
    const isOpen = food.isOpen || (reading.certainty === 'none' && !reading.isEmpty)
    return isOpen && isDish(state, words) && state.amounts.at(at, this.limit(at)) !== undefined
  }

  /** Extra cost of the amounts inside a stretch; 0 if the stretch is a whole name. */
  private amountsIn(at: number, to: number, { food }: Node): number {
    const { state } = this
    const counted = range(at + 1, to).filter((i) => {
      if (state.tokens[i]?.kind !== 'number' || state.tokens[i - 1]?.key === '(') return false
      if (TIMES.test(this.key(i - 1))) return true
      const unit = state.amounts.at(i, this.limit(i))?.units[0]
      return unit !== undefined && unit.kind !== 'qualitative'
    })
    const isName = counted.length > 0 && isWholeName(state, food?.words ?? [])
    return isName ? 0 : COSTS.counted * counted.length
  }

  private food(at: number, to: number): Node | undefined {
    const { state } = this
    const { places, words, brackets } = flat(state, at, to)
    if (words.length === 0) return undefined
    const opens = this.isAnd(at) || this.isOr(at) || isOperator(this.state, at)
    if (opens && !isWholeName(state, words)) return undefined
    const whole = this.read(places)
    const hides =
      words.some((word, i) => i > 0 && state.amounts.joins.or.has(word)) &&
      !isWholeName(state, words)
    if (whole && (whole.certainty === 'sure' || whole.isEmpty || whole.isAmbiguous)) {
      const cost = this.costOf(whole, words.length) + (hides && !whole.isEmpty ? COSTS.hidden : 0)
      return { ...leaf('food', at, to, cost), food: foodOf(places, words, brackets, whole) }
    }
    const bare = this.bare(places)
    const things = bare ? undefined : this.things(places)
    if (things) {
      const food = { ...foodOf(places, words, brackets, EMPTY(words)), things }
      return { ...leaf('food', at, to, COSTS.things), food }
    }
    const read = bare ? bare.reading : whole
    const cost =
      (read ? this.costOf(read, words.length) : COSTS.open + COSTS.word * words.length) +
      (hides ? COSTS.hidden : 0) +
      (bare ? COSTS.claim : 0)
    const food: Food = {
      ...foodOf(places, words, brackets, EMPTY(words)),
      ...bare,
      reading: read ?? EMPTY(words),
      isOpen: read === undefined,
    }
    return { ...leaf('food', at, to, cost), food }
  }

  /** A stretch that starts with an amount is a name only as a whole: "five spice powder", "half and half". */
  private bareFoods(at: number, limit: number) {
    const { state } = this
    if (!state.amounts.at(at, limit)) return this.foods(at)
    if (state.tokens[at]?.kind !== 'word') return undefined
    return this.foods(at).filter(
      ({ food }) => food && (isWholeName(state, food.words) || isDish(state, food.words)),
    )
  }

  private read(places: Places): FoodReading | undefined {
    const { state } = this
    return this.mayGuess ? readingOf(state, places) : writtenOf(state, places)
  }

  private costOf(reading: FoodReading, words: number): number {
    if (reading.isEmpty) return COSTS.plain
    if (reading.isAmbiguous) return COSTS.ambiguous
    if (reading.certainty === 'sure') {
      return COSTS.sure + (reading.candidates[0]!.confidence >= CERTAIN ? 0 : COSTS.described)
    }
    if (reading.certainty === 'none') return COSTS.none + COSTS.word * words
    if (reading.candidates[0]?.misspelt) return COSTS.near
    return COSTS.guess + COSTS.word * reading.roles.filter((role) => role === 'unread').length
  }

  /** The words without claims and coatings; undefined if they have neither. */
  private bare(places: Places) {
    const { state } = this
    const words = wordsAt(state, places)
    const claims = claimsIn(state.library, words, state.language)
    const claimed = new Set(claims.flatMap(({ from, to }) => range(from, to)))
    const coatings = places.flatMap((at, i) => {
      const found = claimed.has(i) ? undefined : entry(state, at, this.size)
      return found && isCoating(found.cls) ? [{ at, cls: found.cls, length: found.length }] : []
    })
    if (claimed.size === 0 && coatings.length === 0) return undefined
    const coated = new Set(coatings.flatMap(({ at, length }) => this.coated(at, length)))
    const rest = places.filter((at, i) => !claimed.has(i) && !coated.has(at))
    return {
      places: rest,
      words: wordsAt(state, rest),
      claims: claims.map(({ from, to, code }) => ({
        places: range(from, to).map((i) => itemAt(places, i)),
        code,
      })),
      coatings,
      reading: rest.length === 0 ? EMPTY([]) : this.read(rest),
    }
  }

  /** Places of a coating without its foods ("in Panko gewendet"); "a la romana" is not lettuce. */
  private coated(at: number, length: number): Places {
    const words: number[] = []
    for (let i = at; i < at + length; ) {
      const isArticle = i > at && wordsOfAll('articles').has(this.key(i - 1))
      const named = i === at || isArticle ? 0 : this.nameAt(i, this.limit(i))
      if (named === 0) words.push(i)
      i += Math.max(1, named)
    }
    return words
  }

  private nameAt(at: number, to: number): number {
    const { state } = this
    if (isPlainWord(state, this.key(at))) return 0
    const lengths = [...range(1, Math.min(LONGEST_COATING, to - at) + 1)].reverse()
    return (
      lengths.find((length) => {
        const hit = findByName(
          state.library,
          wordsAt(state, range(at, at + length)),
          state.language,
        )
        return hit?.lang === state.language
      }) ?? 0
    )
  }

  private things(places: Places): Places | undefined {
    const { state } = this
    const found: number[] = []
    for (let i = 0; i < places.length; ) {
      const one = entry(state, itemAt(places, i), lastOf(places) + 1)
      if (!one) return undefined
      if (one.cls === 'utensil') found.push(...places.slice(i, i + one.length))
      else if (!isPlainWord(state, keyAt(state, itemAt(places, i)))) return undefined
      i += one.length
    }
    return found.length > 0 ? found : undefined
  }

  /** A side of a list, completed with the noun of another side. */
  private virtual(at: number, to: number): Node | undefined {
    const { state } = this
    const found = this.shared.find(({ from, to: end }) => from === at && end === to)
    if (!found) return undefined
    const { places, words, brackets } = flat(state, at, to)
    const reading = readFood(state.library, found.full, state.language)
    const food = { ...foodOf(places, words, brackets, reading), full: found.full }
    return { ...leaf('food', at, to, COSTS.shared), food }
  }

  /** An amount with the length, container or unknown word after it. */
  private leads(at: number, limit: number) {
    const amount = this.state.amounts.at(at, limit)
    if (!amount) return undefined
    const leads: readonly (readonly [cost: number, found: LeadTo | undefined])[] = [
      [COSTS.amount, { to: amount.to, lead: { amount } }],
      [COSTS.measured, this.lengthAfter(amount, limit)],
      [COSTS.measured, this.containerAfter(amount, limit)],
      [COSTS.strange, this.strangeAfter(amount, limit)],
    ]
    return leads.flatMap(([cost, found]) =>
      found ? { ...leaf('lead', at, found.to, cost), lead: found.lead } : [],
    )
  }

  private lengthAfter(amount: Amount, limit: number): LeadTo | undefined {
    const { state } = this
    if (amount.units.length > 0) return undefined
    const isCounted = state.tokens[amount.to]?.kind === 'number'
    const number = isCounted ? state.amounts.rangeAt(amount.to, limit)?.to : amount.to
    const at = number !== undefined && this.key(number) === '-' ? number + 1 : number
    if (at === undefined || at >= limit || centimetresOf(this.key(at)) === undefined)
      return undefined
    const lead = { amount, measure: this.key(at), measured: [at, at + 1] as const }
    const piece = state.amounts.at(at + 1, limit)
    const isPiece = piece && !piece.numbered && piece.units.length > 0
    if (isPiece) return { to: piece.to, lead: { ...lead, piece } }
    // "10 8-inch tortillas" are ten.
    return { to: at + 1, lead: isCounted ? { ...lead, measure: undefined } : lead }
  }

  private containerAfter(amount: Amount, limit: number): LeadTo | undefined {
    const { state } = this
    const from = amount.to
    if (!amount.numbered || amount.pack) return undefined
    const isWeighed = amount.units.length > 0
    if (isWeighed && !amount.units.every(isMeasure)) return undefined
    const found = entry(state, from, limit)
    let length = 0
    if (found?.cls === 'container' || found?.cls === 'utensil') length = found.length
    else if (isWeighed && state.tokens[from]?.kind === 'word') {
      const unit = state.amounts.unitAt(from, limit)
      if (unit?.unitFrom === from && isContainer(itemAt(unit.units, 0))) length = unit.to - from
    }
    const after = from + length
    if (length === 0 || after >= limit || this.isNameFrom(from, limit)) return undefined
    const to = isOf(state, this.key(after)) && after + 1 < limit ? after + 1 : after
    const measure = isWeighed ? undefined : state.tokens[from]?.text
    return { to, lead: { amount, measure, measured: [from, to] as const } }
  }

  /** "1 Pak Choi" is not a pack, and "1 paq de jengibre" may be a typo of "pan de jengibre". */
  private isNameFrom(from: number, limit: number): boolean {
    const { state } = this
    const { words } = flat(state, from, limit)
    return (
      oneLetterOff(state.library, words, state.language).length > 0 ||
      this.endsOf(from, limit).some((to) => isWholeName(state, flat(state, from, to).words))
    )
  }

  /** "1 froozle hazelnuts": an unknown word between a bare number and a food. */
  private strangeAfter(amount: Amount, limit: number): LeadTo | undefined {
    const { state } = this
    const at = amount.to
    if (!amount.numbered || amount.units.length > 0 || amount.pack || at + 1 >= limit)
      return undefined
    if (state.tokens[at]?.kind !== 'word' || entry(state, at, limit)) return undefined
    if (readingOf(state, [at]).certainty !== 'none') return undefined
    const to = isOf(state, this.key(at + 1)) ? at + 2 : at + 1
    if (to >= limit) return undefined
    const measure = state.tokens[at]?.text
    return { to, lead: { amount, measure, measured: [at, at + 1] as const, isStrange: true } }
  }

  /** "1 rama de canela": a name with its portion word, which means something else without it. */
  private namedByUnit(at: number, limit: number) {
    const { state } = this
    const amount = state.amounts.at(at, limit)
    const { spokenAt } = amount ?? {}
    if (!amount || spokenAt === undefined) return undefined
    return this.endsOf(spokenAt, limit).flatMap((to) => {
      const { places, words, brackets } = flat(state, spokenAt, to)
      const reading = writtenOf(state, places)
      const first = reading?.candidates[0]
      if (reading?.certainty !== 'sure' || !first) return []
      const rest = to > amount.to ? flat(state, amount.to, to).places : []
      const bare = rest.length > 0 ? readingOf(state, rest) : undefined
      const least = bare?.certainty === 'sure' ? CERTAIN : NEARLY_CERTAIN
      if (first.confidence < least || first.ingredientId === bare?.candidates[0]?.ingredientId)
        return []
      const portions = state.library.ingredient(first.ingredientId)?.portions
      const units =
        rest.length > 0 ? amount.units.filter(({ id }) => portions?.[id] !== undefined) : []
      const named = rest.length > 0 ? wordsAt(state, rest) : words
      const food = foodOf(places, named, brackets, reading)
      const counted = { ...amount, amount: amount.numbered ? amount.amount : null, units }
      return [{ ...leaf('named', at, to, COSTS.named), food, amount: counted }]
    })
  }

  private amountAlone(at: number, limit: number) {
    const amount = this.state.amounts.at(at, limit)
    return amount && { ...leaf('amount', at, amount.to, COSTS.alone), amount }
  }

  /** A unit after a food; a plural ("large fillets") names no amount. */
  private measure(at: number, limit: number) {
    const { amounts, tokens, language } = this.state
    const one = amounts.unitAlone(at, limit)
    if (!one) return undefined
    const { text } = itemAt(tokens, one.to - 1)
    const amount = inNumber(text, false, language) === text ? one : { ...one, amount: null }
    return { ...leaf('measure', at, one.to, COSTS.alone), amount }
  }

  private half(at: number, limit: number) {
    const half = this.state.amounts.halfAfter(at, limit)
    return half && { ...leaf('half', at, half.to, 0), half: half.value }
  }

  private aboutAfter(at: number): number {
    const { about, each } = WORDS[this.state.language].joins
    let to = at
    while (about.has(this.key(to)) || each.has(this.key(to))) to += 1
    return to
  }

  /** A size after the food: ", about 1.5 kg", "à 400 g", "de 600 g". */
  private sizes(at: number, limit: number) {
    const { state } = this
    const number = this.aboutAfter(at)
    const isSized = isOf(state, this.key(at)) && WORDS[state.language].headFirst
    const start = isSized ? at + 1 : at
    if (state.tokens[isSized ? start : number]?.kind !== 'number') return undefined
    if (number === at && !isSized) return undefined
    const size = state.amounts.sizeAt(start, limit)
    return size && { ...leaf('size', at, size.to, COSTS.amount), size }
  }

  /** An amount after the food: "Mehl 500 g", "eggs x 3". */
  private trailing(at: number, limit: number) {
    const { state } = this
    const start = this.aboutAfter(at)
    const times = TIMES.test(this.key(start)) && state.tokens[start + 1]?.kind === 'number'
    const isFigure = state.tokens[start]?.kind === 'number'
    if (!isFigure && !times && !this.isMeasureInWords(start)) return undefined
    const amount = state.amounts.at(times ? start + 1 : start, limit)
    if (!amount?.numbered) return undefined
    const first = amount.units[0]
    const isMeasured = first !== undefined && first.kind !== 'qualitative'
    if (!isMeasured && !times) return undefined
    const { each } = WORDS[state.language].joins
    const isEach = range(at, start).some((i) => each.has(this.key(i)))
    const trailing = leaf('trailing', at, amount.to, COSTS.amount)
    return { ...trailing, amount: isEach ? { ...amount, each: true } : amount }
  }

  /** Stretches of words that only describe. */
  private plain(at: number, limit: number) {
    const { state } = this
    return this.endsOf(at, limit).flatMap((to) => {
      if (to - at > LONGEST || !isSaid(state, at, to)) return []
      const { words } = flat(state, at, to)
      const isAll = readWritten(state.library, words, state.language)?.isPlain === true
      return isAll ? [leaf('plain', at, to, COSTS.plain)] : []
    })
  }

  /** "Tart, juicy apples": a word with another meaning that describes the food after the comma. */
  private company(at: number) {
    const { state } = this
    const next =
      state.tokens[at + 1]?.key === ',' ? entry(state, at + 2, this.limit(at + 2)) : undefined
    const isOfFood =
      this.wordEntry(at)?.cls === 'homonym' &&
      describes(next?.cls) &&
      this.endsOf(at + 2, this.limit(at + 2)).some((to) => this.namesFood(to - 1))
    return isOfFood && leaf('company', at, at + 2, COSTS.plain)
  }

  private aside(at: number) {
    if (this.key(at) !== '(') return undefined
    const close = closing(this.state, at, this.size)
    const to = Math.min(close + 1, this.size)
    return { ...leaf('aside', at, to, 0), bracket: [at, close] as const }
  }

  private operator(at: number, cls: WordClass) {
    const found = this.wordEntry(at)
    return found?.cls === cls && leaf(cls, at, at + found.length, COSTS.operator)
  }

  /** A negator and what it negates; of two scopes the shorter one, which reports more allergens. */
  private without(at: number) {
    const { state } = this
    const found = this.wordEntry(at)
    if (found?.cls !== 'negator') return this.deniedAfter(at)
    const from = at + found.length
    const limit = this.limit(from)
    const stop = range(from, limit).find((i) => isOperator(this.state, i)) ?? limit
    const { nor } = joinsOf(state.language)
    const isJoint = (i: number) =>
      this.isAnd(i) || this.isOr(i) || this.key(i) === '/' || nor.has(this.key(i))
    const sides: Places[] = []
    let to = from
    for (let start = from; start < stop; ) {
      const end = range(start, stop).find((i) => i > start && isJoint(i)) ?? stop
      const { places } = flat(state, start, end)
      // "Bread without gluten and cheese".
      if (start > from && this.isAnd(start - 1) && this.accuses(places)) break
      const denied = deniedIn(state, places)
      if (denied > 0) {
        sides.push(places.slice(0, denied))
        to = denied === places.length ? end : itemAt(places, denied)
      }
      if (denied < places.length || end >= stop) break
      start = end + 1
    }
    const denied = { word: range(at, from), sides }
    return { ...leaf('without', at, Math.max(to, from), COSTS.operator), denied }
  }

  /** A food and what denies it after its name: "cream is not needed", "die Sahne braucht es nicht". */
  private deniedAfter(at: number) {
    const { state } = this
    if (isOperator(state, at)) return undefined
    for (let from = at + 1; from <= Math.min(at + LONGEST_DENIED, this.limit(at)); from++) {
      const found = this.wordEntry(from)
      // One word is a claim: "dairy free".
      if (found?.cls !== 'negatorAfter' || found.length < 2) continue
      const { places } = flat(state, at, from)
      if (!isDeniable(state, wordsAt(state, places))) return undefined
      const to = from + found.length
      const denied = { word: range(from, to), sides: [places] }
      return { ...leaf('without', at, to, COSTS.operator), denied }
    }
    return undefined
  }

  /** True for a food with allergens that no claim of absence names: of two scopes the accusing one wins. */
  private accuses(places: Places): boolean {
    const { state } = this
    if (absenceOf(state.library, wordsAt(state, places), state.language)) return false
    const { certainty, candidates } = readingOf(state, places)
    const food = state.library.ingredient(candidates[0]?.ingredientId ?? '')
    return certainty === 'sure' && food !== undefined && hasAllergen(food)
  }

  /** A purpose or "until" clause as a remark; each food or number in it adds to the cost. */
  private notes(at: number, limit: number) {
    const foods = flat(this.state, at + 1, limit).places.filter(
      (i) => this.namesFood(i) || this.state.tokens[i]?.kind === 'number',
    )
    return this.endsOf(at, limit).map((to) => {
      const cost = COSTS.note + COSTS.noted * foods.filter((i) => i < to).length
      return leaf('note', at, to, cost)
    })
  }

  /** True if a word is, or ends, the name of a food other than water. */
  private namesFood(at: number): boolean {
    const { state } = this
    if (isPlainWord(state, this.key(at))) return false
    return [1, 2, 3].some((length) => {
      const words = wordsAt(state, range(at - length + 1, at + 1))
      const hit = findByName(state.library, words, state.language)
      return hit !== undefined && hit.ingredientId !== 'water'
    })
  }

  /** Words that introduce a food: "Für die Sauce 200 g Crème fraîche". */
  private intros(at: number, limit: number) {
    const { state } = this
    if (!this.isPurpose(at)) {
      const end = introductionEnd(state, at, limit)
      const isCounted = end > at && end < limit && state.tokens[end]?.kind === 'number'
      const isSection = entry(state, at, limit)?.cls === 'section'
      return isCounted && isSection && leaf('intro', at, end, COSTS.intro)
    }
    const end = introductionEnd(state, at + 1, limit)
    const found = end > at + 1 && end < limit ? [leaf('intro', at, end, COSTS.intro)] : []
    for (let to = at + 1; to < limit; to++) {
      if (state.tokens[to]?.kind !== 'number' || to === end) continue
      if (state.amounts.at(to, limit)?.numbered) found.push(leaf('intro', at, to, COSTS.intro))
    }
    return found
  }

  private label(at: number, colon: number) {
    if (this.isBreak(at) || this.key(at) === ')') return undefined
    return this.isColon(colon) && leaf('label', at, colon + 1, COSTS.label)
  }

  private share(at: number, limit: number) {
    const { state } = this
    const start = state.amounts.skipAbout(at, limit)
    const isShare =
      /%$/.test(this.key(start)) && isShareOfItself(state, flat(state, start, limit).places)
    return isShare && leaf('share', at, limit, COSTS.plain)
  }

  private denial(at: number, limit: number) {
    const { state } = this
    const { denials, beforeClaim } = WORDS[state.language]
    if (!denials.has(this.key(at))) return undefined
    const start = range(at + 1, limit).find((i) => !beforeClaim.has(this.key(i))) ?? limit
    const { words, brackets } = flat(state, start, limit)
    const isAll = brackets.length === 0 && words.length === limit - start
    return isAll && isWholeName(state, words) && leaf('denial', at, limit, COSTS.operator)
  }

  /** "Juice of 1 lemon", "Saft und Schale einer Zitrone", "la parte verde de 2 cebolletas". */
  private partOf(at: number, limit: number) {
    const { state } = this
    const { parts, to } = partsAt(state, at, limit)
    if (parts.length === 0 || to >= limit) return undefined
    const of = isOf(state, this.key(to)) ? to + 1 : to
    const amount = state.amounts.at(of, limit)
    if (of === to && !amount?.numbered) return undefined
    const from = amount?.to ?? of
    const ends = from >= limit ? [limit] : this.endsOf(from, limit)
    return ends.flatMap((end) => {
      const { places, words, brackets } = flat(state, from, end)
      const reading = places.length > 0 ? readingOf(state, places) : undefined
      const id = reading?.certainty === 'sure' ? reading.candidates[0]!.ingredientId : undefined
      if (places.length > 0 && (id === undefined || partsOfFood(state, id, parts).length === 0))
        return []
      const part: PartOf = { parts, of, amount, places, words, brackets, reading, id }
      return [{ ...leaf('partOf', at, end, COSTS.part), part }]
    })
  }

  private sign(at: number) {
    const token = this.state.tokens[at]
    if (token?.kind !== 'sign' || this.key(at) === '(' || this.isBreak(at)) return undefined
    return leaf('sign', at, at + 1, isOddSign(token.key) ? COSTS.odd : COSTS.sign)
  }

  private junk(at: number) {
    const isWord = at < this.size && !this.isBreak(at) && this.key(at) !== '('
    return isWord && leaf('junk', at, at + 1, COSTS.junk)
  }

  /** The lexicon entry at a token, unless it is a sign. */
  private wordEntry(at: number) {
    return this.state.tokens[at]?.kind === 'sign' ? undefined : entry(this.state, at, this.size)
  }
}

/** Number of words that name the negated thing; 0 if it is unclear where its name ends. */
function deniedIn(state: LineState, side: Places): number {
  const words = wordsAt(state, side)
  for (let length = Math.min(words.length, LONGEST_DENIED); length >= 1; length--) {
    if (!isDeniable(state, words.slice(0, length))) continue
    return isNothing(state, words.slice(length)) ? words.length : length
  }
  const isOneThing = words.length <= SHORT_DENIED || isNothing(state, words)
  return isOneThing ? words.length : 0
}

function isDeniable(state: LineState, words: readonly string[]): boolean {
  const { library, language } = state
  return (
    absenceOf(library, words, language) !== undefined ||
    findByName(library, words, language) !== undefined ||
    readWritten(library, words, language)?.certainty === 'sure'
  )
}

function writtenOf(state: LineState, places: Places): FoodReading | undefined {
  const { library, language } = state
  // `readingOf` also considers signs between the words and capitals inside a word.
  return readWritten(library, wordsAt(state, places), language) && readingOf(state, places)
}

const NONE: readonly Node[] = []

const EMPTY = (words: readonly string[]): FoodReading => ({
  certainty: 'none',
  candidates: [],
  roles: words.map(() => 'descriptor'),
  kinds: [],
  isEmpty: true,
  isAmbiguous: false,
  isPlain: true,
})

function leaf(symbol: string, from: number, to: number, cost: number = COSTS.joint): Node {
  return { symbol, from, to, cost, children: [] }
}

/** Minimum confidence of a name that includes its unit, unless the words after the unit are a sure food. */
const NEARLY_CERTAIN = 0.9
const LONGEST = 16
const LONGEST_COATING = 3
const LONGEST_DENIED = 4
const SHORT_DENIED = 2
/** Categories of what people list without commas: "Salz Pfeffer Muskat". */
const SEASONINGS: ReadonlySet<string> = new Set(['spices', 'herbs', 'sweeteners', 'fats-and-oils'])
const BREAKS: ReadonlySet<string> = new Set([',', ';', '.', '!', '?'])
