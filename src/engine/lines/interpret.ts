/** Says what the tree of a line means: its foods with their amounts, choices and claims, and the role of every token. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { inOrder } from '../../language/index.ts'
import { type Amount, isMeasure } from '../reading/amounts.ts'
import { readBrackets } from '../reading/brackets.ts'
import { applyClaims, claim } from '../reading/claimed.ts'
import { absenceOf } from '../reading/claims.ts'
import { coat } from '../reading/coatings.ts'
import { leave } from '../reading/cooks-choice.ts'
import {
  type Choice,
  type Draft,
  giveEach,
  impliedDraft,
  lastNamed,
  onlyChoice,
  packed,
} from '../reading/draft.ts'
import type { FoodReading } from '../reading/food.ts'
import { nearestName } from '../reading/food.ts'
import { asResolution, partsOfFood, takeParts } from '../reading/fruit-parts.ts'
import { isLabel } from '../reading/labels.ts'
import { isOddSign } from '../reading/markup.ts'
import {
  add,
  addClaimsOf,
  addPossible,
  addReading,
  addUnnamed,
  asDoubtful,
  asOptional,
  intoChoice,
  takePlain,
  takeReading,
} from '../reading/mentions.ts'
import { addNamedInMixture } from '../reading/mixtures.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { fruitBefore, one } from '../reading/part-of-fruit.ts'
import { isPlainWord, readingOf, readWords } from '../reading/readings.ts'
import { foodRole, mark, markAll, markReading, take, turn } from '../reading/roles.ts'
import {
  type Bracket,
  doubtCurrent,
  flat,
  isAndOr,
  keyAt,
  range,
  wordsAt,
} from '../reading/scan.ts'
import { headed, ownFood } from '../reading/shared-nouns.ts'
import type { LineState, Place, Places } from '../reading/state.ts'
import { unitAsFood } from '../reading/unit-names.ts'
import { phraseOf, textOf } from '../reading/wording.ts'
import type { Chart, Node } from './chart.ts'
import type { Food, Lead, PartOf } from './lattice.ts'

/** Reads the tree into the drafts and roles of the state. */
export function interpret(state: LineState, tree: Node, chart: Chart): void {
  new Walk(state, chart).line(tree)
}

class Walk {
  private asides: Bracket[] = []

  constructor(
    private readonly state: LineState,
    private readonly chart: Chart,
  ) {}

  line(tree: Node, place: Place = 'main'): void {
    let known = this.state.drafts.length
    let first = true
    for (const node of tree.children) {
      if (node.symbol === 'break') {
        this.fill(node)
        continue
      }
      const clause = node.symbol === 'More' ? itemAt(node.children, 1) : node
      if (node.symbol === 'More') this.fill(itemAt(node.children, 0))
      const before = this.state.drafts.length
      const where = !first && place === 'main' ? 'remark' : place
      if (OPENED.has(clause.children[0]?.symbol ?? '') && this.isNear(clause)) {
        asDoubtful(this.state, () => this.clause(clause, where))
      } else this.clause(clause, where)
      first = first && this.state.drafts.length === 0
      if (this.state.drafts.length > before) known = before
      // "1 tsp each salt, pepper and cumin, oil": the list of what it is said of ends behind "and".
      if (
        range(clause.from + 1, clause.to).some((at) => isAndOr(this.state, keyAt(this.state, at)))
      )
        this.state.shared = undefined
      leave(this.state, clause.from, clause.to, this.state.drafts.slice(known))
    }
  }

  private fill({ from, to }: Node): void {
    for (let at = from; at < to; at++) this.state.roles[at] ??= 'filler'
  }

  private clause(node: Node, place: Place): void {
    const { state } = this
    const [first, ...rest] = node.children
    if (!first) return
    switch (first.symbol) {
      case 'Body':
        this.body(first, place)
        break
      case 'sign':
        this.sign(first)
        for (const one of rest) this.clause(one, place)
        break
      case 'intro':
        this.note(first)
        this.body(itemAt(rest, 0), place)
        break
      case 'label':
        this.labelled(first, rest[0], place)
        break
      case 'Note':
        for (const one of first.children) this.noteOrAside(one)
        break
      case 'plain': {
        const places = flat(state, first.from, first.to).places
        const { drafts } = state
        const isBare =
          drafts.length > 1 && drafts.every(({ choices }) => choices[0]?.amount === undefined)
        if (isBare) {
          const reading = readingOf(state, places)
          this.food(foodOf(state, places, wordsAt(state, places), reading), undefined, place)
        } else if (!this.remarkParts(places)) takePlain(state, places)
        for (const one of rest) this.aside(one)
        break
      }
      case 'share':
        mark(state, first.from, first.to, 'descriptor')
        for (const one of rest) this.aside(one)
        break
      case 'each':
        this.eachAlone(first)
        break
      case 'denial':
        mark(state, first.from, first.to, 'negation')
        break
      case 'without':
        state.shared = undefined
        this.without(first)
        if (rest[0]) asDoubtful(state, () => this.body(rest[0]!, 'beside'))
        break
      case 'or':
        this.otherwise(first, itemAt(rest, 0))
        break
      case 'example':
        state.shared = undefined
        this.fill(first)
        this.example(itemAt(rest, 0))
        break
      case 'mayContain':
        state.shared = undefined
        this.fill(first)
        asOptional(state, () => this.body(itemAt(rest, 0), 'beside'))
        break
      case 'Beside': {
        this.fill(first)
        const isBeside = state.drafts.length > 0
        if (!rest[0]) break
        if (isBeside) state.shared = undefined
        state.isBathed = isBeside
        this.body(itemAt(rest, 0), isBeside ? 'beside' : place)
        state.isBathed = false
        break
      }
    }
    this.readAsides()
  }

  /** The brackets of a clause are read after its words. */
  private readAsides(): void {
    const asides = this.asides.sort(([a], [b]) => a - b)
    this.asides = []
    readBrackets(this.state, asides, (from, to, place) => {
      const symbol = place === 'remark' ? 'Remarks' : 'Line'
      const inner = this.chart.at(symbol, from).find((node) => node.to === to)
      if (inner) this.line(inner, place)
      else doubtCurrent(this.state)
    })
  }

  private sign({ from }: Node): void {
    const { state } = this
    const isOdd = isOddSign(keyAt(state, from))
    state.roles[from] ??= isOdd ? 'unread' : 'filler'
    if (isOdd) doubtCurrent(state)
  }

  /** Signs among words: one that may say something leaves a doubt. */
  private signs({ from, to }: Node): void {
    const { state } = this
    for (let at = from; at < to; at++) {
      if (state.tokens[at]?.kind !== 'sign' || state.roles[at] !== undefined) continue
      if (isOddSign(keyAt(state, at))) this.sign({ from: at } as Node)
    }
  }

  private note(node: Node): void {
    const { places, brackets } = flat(this.state, node.from, node.to)
    markAll(this.state, places, 'note')
    this.asides.push(...brackets)
  }

  private noteOrAside(node: Node): void {
    if (node.symbol === 'aside') this.aside(node)
    else this.note(node.symbol === 'note' ? node : itemAt([node], 0))
  }

  private aside({ value }: Node): void {
    const { open, close } = value as { open: number; close: number }
    this.asides.push([open, close])
  }

  private remarkParts(places: Places): boolean {
    return this.state.drafts.length > 0 && takeParts(this.state, places)
  }

  private eachAlone({ from, to }: Node): void {
    const { state } = this
    mark(state, from, to, 'filler')
    const amount = onlyChoice(state.drafts[0])?.amount
    if (amount) giveEach(state.drafts, amount)
  }

  private labelled(label: Node, rest: Node | undefined, place: Place): void {
    const { state } = this
    const { colon } = label.value as { colon: number }
    state.roles[colon] = 'filler'
    if (!rest) {
      const symbol = place === 'remark' ? 'Later' : 'First'
      const alone = this.chart.at(symbol, label.from).find(({ to }) => to === colon)
      if (alone) this.clause(alone, place)
      return
    }
    this.signs({ ...label, to: colon })
    const { words, places, brackets } = flat(state, label.from, colon)
    this.asides.push(...brackets)
    if (words.length > 0) {
      const alone = loneAmount(rest)
      const reading = readWords(state, words)
      if (alone) {
        this.food(foodOf(state, places, words, reading), alone.value as Amount, place)
        this.clause(rest, 'beside')
        return
      }
      const isName = !isLabel(state, words) && !reading.isEmpty && reading.certainty !== 'none'
      const before = state.drafts.length
      const named = this.chart.at('First', label.from).find(({ to }) => to === colon)
      if (isName && named) this.clause(named, 'main')
      else markAll(state, places, 'note')
      if (state.drafts.length === before && !isLabel(state, words)) {
        const [ids = []] = inOrder(state.language)
          .map((lang) => foodsNamed(state.library, words, lang))
          .filter((found) => found.length > 0)
        for (const id of ids) addPossible(state, id, words.join(' '))
      }
    }
    this.readAsides()
    this.clause(rest, place === 'main' ? 'main' : 'beside')
  }

  private otherwise(or: Node, node: Node): void {
    const { state } = this
    this.fill(or)
    const before = state.drafts.length
    if (before === 0) {
      this.body(node, 'main')
      return
    }
    const { places, brackets } = flat(state, node.from, node.to)
    const food = range(0, or.from).filter((at) => state.roles[at] === 'food')
    const full = brackets.length > 0 ? undefined : headed(state, food, places)
    if (full) {
      markAll(state, places, 'further food')
      const amount = onlyChoice(lastOf(state.drafts))?.amount
      addReading(state, readWords(state, full), places, amount, 'beside', full)
    } else this.body(node, 'beside')
    turn(state, range(node.from, node.to), ['further food'], 'alternative')
    if (state.drafts.length > before) intoChoice(state, before - 1)
  }

  /** "Such as Guinness": the food before may be one of these. */
  private example(node: Node): void {
    const { state } = this
    const { places } = flat(state, node.from, node.to)
    const before = state.drafts.length
    const reading = readingOf(state, places)
    if (reading.isEmpty) {
      markReading(state, places, reading, 'beside')
      return
    }
    if (node.symbol === 'Body') this.body(node, 'beside')
    else this.phrase(node, 'beside')
    turn(state, places, ['further food'], 'alternative')
    const added = state.drafts.splice(before)
    const named = added.filter(({ choices }) =>
      choices.some(({ certainty }) => certainty !== 'none'),
    )
    // An example that nobody knows (a brand) leaves the food what it is.
    if (named.length < added.length) turn(state, places, ['unread'], 'note')
    state.drafts.push(...named)
    if (before > 0 && named.length > 0) intoChoice(state, before - 1)
  }

  private body(node: Node, place: Place): void {
    for (const child of node.children) {
      if (child.symbol === 'Phrase') this.phrase(child, place)
      else if (child.symbol === 'amount') {
        take(this.state, child.value as Amount)
        this.lonelyAmount(child.value as Amount)
      } else if (child.symbol === 'Side') {
        const side = () => this.side(child, this.state.drafts.length - 1, place, child)
        if (this.isNear(child)) asDoubtful(this.state, side)
        else side()
      } else if (child.symbol === 'plain') this.plain(child)
      else if (child.symbol === 'aside') this.aside(child)
      else if (child.symbol === 'sign') this.sign(child)
      else if (child.symbol === 'or' || child.symbol === 'and') this.fill(child)
      else if (child.symbol === 'Body') {
        if (node.children[0]?.symbol === 'Phrase') {
          asDoubtful(this.state, () => this.body(child, 'beside'))
          doubtCurrent(this.state)
        } else this.body(child, place)
      }
    }
  }

  private phrase(node: Node, place: Place): void {
    const { state } = this
    const [several, ...sides] = node.children
    const before = state.drafts.length
    const read = () => {
      this.several(several!, place)
      for (const side of sides) this.side(side, before, place, several!)
    }
    const isParted = sides.length > 0 || countOf(several!) > 1 || isBare(several!)
    if (isParted && this.isNear(node)) asDoubtful(state, read)
    else read()
  }

  /** "Anchos en aceite" is one letter from another name: its parts are a guess. */
  private isNear(node: Node): boolean {
    const { state } = this
    const lead = firstLead(node)
    const { words } = flat(state, lead?.to ?? node.from, node.to)
    return words.length > 1 && nearestName(state.library, words, state.language).length > 0
  }

  private several(node: Node, place: Place): void {
    const [first, ...rest] = node.children
    let before = this.state.drafts.length
    this.choice(first!, place)
    let where = place
    for (const and of rest) {
      // "Split and slathered": what only describes leaves the next side in the place of the first.
      if (!isPlainChoice(and === rest[0] ? first! : undefined, this.state.drafts.length > before))
        where = 'beside'
      before = this.state.drafts.length
      this.fill(itemAt(and.children, 0))
      const side = itemAt(and.children, 1)
      if (side.symbol === 'amount') take(this.state, side.value as Amount)
      else this.choice(side, where)
    }
  }

  private choice(node: Node, place: Place): void {
    const { state } = this
    const before = state.drafts.length
    const entries = entriesOf(node)
    const lead = node.children.find(({ symbol }) => symbol === 'lead')
    if (entries.length === 1) {
      this.entry(entries[0]!, place, undefined)
      return
    }
    for (const joint of jointsOf(node)) this.fill(joint)
    let amount: Amount | undefined = lead && this.lead(lead)
    entries.forEach((entry, i) => {
      if (i === 0) amount = this.entry(entry, place, amount)
      else {
        const from = state.drafts.length
        this.entry(entry, 'beside', amount, i > 0)
        void from
      }
    })
    intoChoice(state, before)
    if (state.drafts.length <= before) return
    for (const entry of entries.slice(1)) {
      turn(state, range(entry.from, entry.to), ['food', 'further food'], 'alternative')
    }
  }

  /** Gives the amount that it has. */
  private entry(
    node: Node,
    place: Place,
    given: Amount | undefined,
    isOther = false,
  ): Amount | undefined {
    const { state } = this
    if (node.symbol === 'food' || node.symbol === 'shared') {
      this.food(node.value as Food, given, place)
      return given
    }
    const lead = node.children.find(({ symbol }) => symbol === 'lead')
    const trailing = node.children.find(({ symbol }) => symbol === 'trailing')
    const before = node.children.find(({ symbol }) => symbol === 'plain')
    const named = node.children.find(({ symbol }) => symbol === 'named')
    const food = node.children.find(({ symbol }) => symbol === 'food')
    const behind = node.children.find(({ symbol }) => symbol === 'Behind')
    const junk = node.children.find(({ symbol }) => symbol === 'junk')
    if (junk) {
      state.roles[junk.from] = 'unread'
      doubtCurrent(state)
      return undefined
    }
    if (named) return this.named(named)
    const part = node.children.find(({ symbol }) => symbol === 'partOf')
    if (part) return this.partOf(part)
    let amount = given
    let measure: string | undefined
    let isStrange = false
    if (lead) {
      const value = lead.value as Lead
      if (before && before.from < lead.from) {
        const places = flat(state, before.from, before.to).places
        const reading = readingOf(state, places)
        if (state.drafts.length === 0) takeReading(state, reading, places, undefined, 'main')
        else markReading(state, places, reading, 'beside')
      }
      this.lead(lead)
      measure = value.measure
      isStrange = value.isStrange === true
      amount = value.amount
      const size = behind?.children.find(({ symbol }) => symbol === 'size')
      if (size) {
        mark(state, size.from, size.to, 'amount')
        const { spokenAt } = amount
        amount = {
          ...packed(amount, size.value as never),
          ...(spokenAt === undefined ? {} : { spokenAt }),
        }
      }
      state.shared = amount.each ? amount : undefined
    }
    if (trailing) {
      amount = trailing.value as Amount
      take(state, amount)
      mark(state, trailing.from, amount.spans[0]?.[0] ?? trailing.from, 'amount')
      state.shared = amount.each ? amount : undefined
    }
    if (isStrange) state.pending.unread = true
    this.signs(food!)
    const known = state.drafts.length
    this.food(food!.value as Food, amount, place, isOther)
    const added = state.drafts[known]
    if (added && amount?.numbered && (measure !== undefined || lead)) {
      const isBare = (lead?.value as Lead | undefined)?.amount.units.length === 0
      const unknown = measure ?? (lead ? this.unknownMeasure(food!) : undefined)
      if (isBare && unknown !== undefined) added.measure = unknown
    }
    for (const one of node.children) {
      if (one.symbol === 'aside') this.aside(one)
      if (one.symbol === 'plain' && one !== before) this.plain(one)
      if (one.symbol === 'plain' && one === before && one.from > food!.from) this.plain(one)
    }
    for (const one of behind?.children ?? []) {
      if (one.symbol === 'aside') this.aside(one)
      if (one.symbol === 'plain') this.plain(one)
    }
    return amount
  }

  /** Marks an amount before its food. */
  private lead(node: Node): Amount {
    const { state } = this
    const { amount, piece, measured, isStrange } = node.value as Lead
    take(state, amount)
    if (piece) take(state, piece)
    if (measured) mark(state, measured[0], measured[1], 'unit')
    this.fill(node)
    if (isStrange && measured) state.roles[measured[0]] = 'unread'
    return amount
  }

  private plain(node: Node): void {
    const { places, brackets } = flat(this.state, node.from, node.to)
    takePlain(this.state, places)
    this.asides.push(...brackets)
  }

  private unknownMeasure(food: Node): string | undefined {
    const [first] = (food.value as Food).places
    const { roles, tokens } = this.state
    return first !== undefined && roles[first] === 'unread' ? tokens[first]?.text : undefined
  }

  private named(node: Node): Amount {
    const { state } = this
    const { food, amount } = node.value as { food: Food; amount: Amount }
    take(state, amount)
    markReading(state, food.places, food.reading, 'main')
    add(
      state,
      {
        certainty: food.reading.certainty,
        candidates: food.reading.candidates,
        phrase: phraseOf(state, food.places, food.reading),
        spoken: textOf(state, food.places),
        amount,
      },
      food.words,
    )
    this.asides.push(...food.brackets)
    return amount
  }

  private partOf({ from, to, value }: Node): Amount | undefined {
    const { state } = this
    const { parts, of, amount, places, words, brackets, reading, id } = value as PartOf
    const fruit = id ?? fruitBefore(state)
    const made = fruit === undefined ? [] : partsOfFood(state, fruit, parts)
    if (made.length === 0) {
      const all = flat(state, from, to).places
      takeReading(state, readingOf(state, all), all, undefined, 'main')
      return undefined
    }
    mark(state, from, of, 'food')
    if (amount) take(state, amount)
    if (reading) markReading(state, places, reading, 'main')
    const counted = amount ? { ...amount, amount: amount.amount ?? 1 } : one(of)
    const phrase = textOf(state, [...range(from, of), ...places])
    for (const food of made) {
      const choice = { certainty: 'sure', candidates: [food], phrase, spoken: '', amount: counted }
      add(state, choice as Choice, words)
    }
    this.asides.push(...brackets)
    return counted
  }

  /** An amount and nothing else belongs to the food before it: "Milch, 250 ml". */
  private lonelyAmount(amount: Amount): void {
    const { state } = this
    const current = lastNamed(state.drafts)
    if (amount.each && amount.numbered && giveEach(state.drafts, amount)) return
    if (!current) {
      const food = unitAsFood(state, amount)
      if (food) takeReading(state, food.reading, food.places, { ...amount, units: [] }, 'main')
      else state.pending.amount = amount
      return
    }
    const only = onlyChoice(current)
    if (!only) {
      if (amount.numbered && current.choices.every((one) => !one.amount)) {
        current.choices = current.choices.map((one) => ({ ...one, amount }))
      }
      return
    }
    if (!only.amount || amount.isTotal) {
      if (amount.numbered) current.choices = [{ ...only, amount }]
    } else if (amount.amount !== null && amount.units.some(isMeasure)) {
      const size = { size: amount.amount, units: amount.units, each: amount.each === true }
      current.choices = [{ ...only, amount: packed(only.amount, size) }]
    }
  }

  private food(food: Food, amount: Amount | undefined, place: Place, isOther = false): void {
    const { state } = this
    const { places, words, full, claims, coatings, things, brackets } = food
    const reading = food.isOpen ? readingOf(state, places) : food.reading
    this.asides.push(...brackets)
    if (place === 'remark' && state.drafts.length > 0 && takeParts(state, places)) return
    if (things) {
      for (const at of places) state.roles[at] = things.includes(at) ? 'non-food' : 'descriptor'
      return
    }
    if (full) {
      markAll(state, places, foodRole(place))
      addReading(state, reading, places, amount, place === 'main' ? place : 'beside', full)
      const alone = ownFood(state, places, full)
      if (alone) addReading(state, alone, places, amount, 'beside')
      return
    }
    if (claims.length > 0 || coatings.length > 0) {
      const before = state.drafts.length
      for (const one of claims) markAll(state, one.places, 'negation')
      markAll(
        state,
        coatings.flatMap(({ at, length }) => range(at, at + length)),
        'coating',
      )
      const open = coatings.filter(({ cls }) => cls === 'filled' || cls === 'marinated')
      if (open.length > 0 && place === 'remark') doubtCurrent(state)
      if (places.length > 0) this.plainFood(reading, places, words, amount, place, isOther)
      const added: readonly Draft[] = state.drafts.slice(before)
      const codes = claims.map(({ code }) => code)
      for (const draft of added) applyClaims(state, draft, codes)
      if (added.length === 0) for (const code of codes) claim(state, code)
      for (const { at, cls } of coatings) {
        if (cls === 'filled' || cls === 'marinated') this.filling(coatings)
        if (!(place === 'remark' && (cls === 'filled' || cls === 'marinated')))
          coat(state, { at, coating: cls as never })
      }
      if (places.length === 0 && amount) state.pending.amount ??= amount
      return
    }
    this.plainFood(reading, places, words, amount, place, isOther)
  }

  /** "Datteln im Speckmantel": what the words around the food name may be in it. */
  private filling(coatings: Food['coatings']): void {
    const { state } = this
    const places = new Set(coatings.flatMap(({ at, length }) => range(at, at + length)))
    const words = wordsAt(state, [...places])
    for (const id of foodsNamed(state.library, words, state.language)) {
      const ingredient = state.library.ingredient(id)
      if (!ingredient || state.drafts.some((draft) => holds(draft, id))) continue
      const food = asResolution(ingredient, state.language, 0.5)
      const draft: Draft = { ...impliedDraft('guess', food, words.join(' ')), isCoating: true }
      state.drafts.splice(-1, 0, draft)
    }
  }

  private plainFood(
    read: FoodReading,
    places: Places,
    _words: readonly string[],
    amount: Amount | undefined,
    place: Place,
    isOther: boolean,
  ): void {
    const { state } = this
    const reading = isOther && read.isPlain ? read : this.described(read, amount, place)
    // "2 tomatoes and their juice" are tomatoes.
    if (reading.isEmpty && place === 'beside' && state.drafts.length > 0) {
      takePlain(state, places)
      return
    }
    takeReading(state, reading, places, amount, place)
    if (reading.certainty === 'sure') addClaimsOf(state, reading)
    if (reading.certainty === 'none' && !reading.isEmpty && reading.isAmbiguous !== true) {
      addNamedInMixture(state, places)
    }
  }

  /** A word that is a descriptor and a name of food is the former behind a food with an amount. */
  private described(reading: FoodReading, amount: Amount | undefined, place: Place): FoodReading {
    if (!reading.isPlain || place === 'main' || amount?.numbered) return reading
    const named = this.state.drafts.filter(({ choices }) => choices[0]?.certainty !== 'none')
    const isList =
      named.length > 1 && named.every(({ choices }) => choices[0]?.amount === undefined)
    if (named.length === 0 || isList) return reading
    return {
      ...reading,
      certainty: 'none',
      candidates: [],
      isEmpty: true,
      roles: reading.roles.map((role) => (role === 'food' ? 'descriptor' : role)),
    }
  }

  private side(node: Node, before: number, place: Place, several: Node): void {
    const { state } = this
    const [word, right] =
      node.children[0]?.symbol === 'and' ? node.children.slice(1) : node.children
    if (node.children[0]?.symbol === 'and') this.fill(node.children[0])
    if (!word) return
    if (word.symbol === 'note') {
      this.note(word)
      return
    }
    if (word.symbol === 'without') {
      state.shared = undefined
      this.without(word)
      if (right) {
        asDoubtful(state, () => this.phrase(itemAt(right.children, 0), 'beside'))
      }
      return
    }
    if (['with', 'contains'].includes(word.symbol) && state.drafts.length === 0) {
      const { places } = flat(state, several.from, several.to)
      const isKind = places.some(
        (at) => state.roles[at] === 'descriptor' || state.roles[at] === 'state',
      )
      if (isKind) addUnnamed(state, places, state.pending.amount)
    }
    this.fill(word)
    state.shared = undefined
    if (!right) return
    if (word.symbol === 'example') this.example(right)
    else if (word.symbol === 'mayContain') asOptional(state, () => this.phrase(right, 'beside'))
    else {
      state.isBathed = state.drafts.length > 0
      this.phrase(right, state.drafts.length > before ? 'beside' : 'main')
      state.isBathed = false
    }
    void place
  }

  private without({ value, from, to }: Node): void {
    const { state } = this
    const { word, sides } = value as { word: Places; sides: readonly Places[] }
    markAll(state, word, 'negation')
    for (const side of sides) {
      markAll(state, side, 'negation')
      const { library, language } = state
      const words = wordsAt(state, side)
      const bare = words.filter((one) => !isPlainWord(state, one))
      const code =
        absenceOf(library, words, language) ??
        (bare.length > 0 ? absenceOf(library, bare, language) : undefined)
      if (code) claim(state, code)
    }
    for (let at = from; at < to; at++) state.roles[at] ??= 'filler'
  }
}

const holds = ({ choices }: Draft, id: string) =>
  choices.some(({ candidates }) => candidates[0]?.ingredientId === id)

function foodOf(
  _state: LineState,
  places: Places,
  words: readonly string[],
  reading: FoodReading,
): Food {
  return { places, words, brackets: [], reading, claims: [], coatings: [], isOpen: false }
}

/** The amount that a clause begins with before any food. */
function loneAmount(clause: Node): Node | undefined {
  const [body] = clause.children
  const [first] = body?.symbol === 'Body' ? body.children : []
  return first?.symbol === 'amount' && (first.value as Amount).numbered ? first : undefined
}

function isPlainChoice(choice: Node | undefined, hasAdded: boolean): boolean {
  if (!choice || hasAdded) return false
  const entries = entriesOf(choice)
  const food = entries[0]?.symbol === 'food' ? entries[0] : entries[0]?.children[0]
  return entries.length === 1 && (food?.value as Food | undefined)?.reading?.isEmpty === true
}

/** What a clause may begin with that the words of a name may be, too: "Like Met" is one letter from Like Meat. */
const OPENED: ReadonlySet<string> = new Set(['or', 'example', 'Beside', 'mayContain', 'without'])

/** Whether a food has claims or coatings beside it. */
function isBare(node: Node): boolean {
  const food = node.symbol === 'food' ? (node.value as Food) : undefined
  return (food && food.claims.length + food.coatings.length > 0) || node.children.some(isBare)
}

function countOf(several: Node): number {
  return several.children.reduce(
    (sum, one) => sum + entriesOf(one.symbol === 'And' ? itemAt(one.children, 1) : one).length,
    0,
  )
}

function entriesOf(choice: Node): readonly Node[] {
  return choice.children.flatMap((one) => {
    if (one.symbol === 'Entry' || one.symbol === 'food') return [one]
    return one.children.filter(({ symbol }) => symbol === 'Entry' || symbol === 'food')
  })
}

function jointsOf(choice: Node): readonly Node[] {
  return choice.children.flatMap((one) =>
    [one, ...one.children].filter(({ symbol }) => symbol === 'or' || symbol === 'comma'),
  )
}

function firstLead(node: Node): Node | undefined {
  if (node.symbol === 'lead') return node
  const [first] = node.children
  return first && firstLead(first)
}
