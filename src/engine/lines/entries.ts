/** Reads the entries of a line (a food with its amount) and the other words: notes, signs, amounts without a food. */

import type { Amount } from '../reading/amounts.ts'
import { absenceOf } from '../reading/claims.ts'
import { giveAmount, packed } from '../reading/draft.ts'
import { replaceByFruitParts } from '../reading/fruit-parts.ts'
import { isOddSign } from '../reading/markup.ts'
import { addClaim, describeLast, mergeAlternatives, takeReading } from '../reading/mentions.ts'
import { isPlainWord, readingOf } from '../reading/readings.ts'
import {
  type Bracket,
  changeRoles,
  flatten,
  keyAt,
  mark,
  markAll,
  markAmount,
  markLastAsGuess,
  markReading,
  range,
  wordsAt,
} from '../reading/scan.ts'
import type { LineState, Slot } from '../reading/state.ts'
import { addFood, addNamed, addParts, foodAt, markLead } from './foods.ts'
import { childOf, entriesOf, isEntry, type Node } from './nodes.ts'

export class EntryReader {
  private asides: Bracket[] = []

  constructor(private readonly state: LineState) {}

  addAsides(brackets: readonly Bracket[]): void {
    this.asides.push(...brackets)
  }

  /** Returns the collected brackets in order, and empties the collection. */
  takeAsides(): readonly Bracket[] {
    const asides = this.asides.sort(([a], [b]) => a - b)
    this.asides = []
    return asides
  }

  fill({ from, to }: Node): void {
    for (let at = from; at < to; at++) this.state.roles[at] ??= 'filler'
  }

  /** Assigns a role to a symbol. If the symbol may have a meaning, as an emoji does, the last food is only a guess. */
  sign(at: number): void {
    const { state } = this
    const isOdd = isOddSign(keyAt(state, at))
    state.roles[at] ??= isOdd ? 'unread' : 'filler'
    if (isOdd) markLastAsGuess(state)
  }

  oddSigns(from: number, to: number): void {
    const { tokens, roles } = this.state
    for (let at = from; at < to; at++) {
      const isOdd = tokens[at]?.kind === 'sign' && isOddSign(keyAt(this.state, at))
      if (isOdd && roles[at] === undefined) this.sign(at)
    }
  }

  /** Marks words as notes, and collects the brackets in them. */
  note(...nodes: readonly Node[]): void {
    for (const { bracket, from, to } of nodes) {
      if (bracket) {
        this.asides.push(bracket)
        continue
      }
      const { indexes, brackets } = flatten(this.state, from, to)
      markAll(this.state, indexes, 'note')
      this.asides.push(...brackets)
    }
  }

  plain({ from, to }: Node): void {
    const { indexes, brackets } = flatten(this.state, from, to)
    describeLast(this.state, indexes)
    this.asides.push(...brackets)
  }

  /** Reads a description ("peeled"). In a list without amounts, it is added as a food: "pan, queso, tostadas". */
  remark({ from, to }: Node): void {
    const { state } = this
    const { drafts } = state
    const { indexes } = flatten(state, from, to)
    const isBareList =
      drafts.length > 1 && drafts.every(({ choices }) => choices[0]?.amount === undefined)
    if (isBareList) addFood(state, foodAt(state, indexes), { slot: 'remark' })
    else if (drafts.length === 0 || !replaceByFruitParts(state, indexes))
      describeLast(state, indexes)
  }

  choice(node: Node, slot: Slot): void {
    const { state } = this
    const before = state.drafts.length
    const [first, ...others] = entriesOf(node)
    if (!first) return
    const lead = childOf(node, 'lead')
    const given = lead && markLead(state, lead)
    const amount = this.entry(first, slot, given)
    if (others.length === 0) return
    for (const one of node.children) if (!isEntry(one) && one !== lead) this.fill(one)
    // If the first alternative is only a remark and adds no food, the others are remarks too: "(Ducros or Lion)".
    const where = slot === 'remark' && state.drafts.length === before ? slot : 'beside'
    for (const entry of others)
      if (!this.isAmountAgain(entry, amount)) this.entry(entry, where, amount, true)
    mergeAlternatives(state, before)
    if (state.drafts.length <= before) return
    for (const { from, to } of others)
      changeRoles(state, range(from, to), ['food', 'further food'], 'alternative')
  }

  /** True for a second amount of the same food ("4 cloves garlic or 3 large cloves"). Marks that amount as read. */
  private isAmountAgain({ from, to }: Node, amount: Amount | undefined): boolean {
    const again = this.state.amounts.at(from, to)
    if (again?.to !== to || !again.units.some((unit) => amount?.units.includes(unit))) return false
    markAmount(this.state, again)
    return true
  }

  /** Reads a food with the amount next to it or, if there is none, with `given`. Returns the amount. */
  private entry(node: Node, slot: Slot, given: Amount | undefined, isOther = false) {
    const { state } = this
    const named = childOf(node, 'named')
    const part = childOf(node, 'partOf')?.part
    if (named) {
      this.asides.push(...(named.food?.brackets ?? []))
      return addNamed(state, named)
    }
    if (part) {
      this.asides.push(...part.brackets)
      return addParts(state, node, part)
    }
    const foodNode = node.food ? node : childOf(node, 'food')
    if (!foodNode?.food) return given
    const lead = childOf(node, 'lead')
    const [first] = node.children
    const before = lead && first?.symbol === 'plain' ? first : undefined
    if (before) this.before(before)
    const amount = this.amountOf(node, given)
    if (amount !== given) state.shared = amount?.each ? amount : undefined
    if (lead?.lead?.isStrange) state.pending.unread = true
    this.oddSigns(foodNode.from, foodNode.to)
    const known = state.drafts.length
    this.asides.push(...foodNode.food.brackets)
    addFood(state, foodNode.food, { amount, slot, isOther })
    const added = state.drafts[known]
    if (added && lead?.lead && amount?.numbered && lead.lead.amount.units.length === 0)
      added.measure = lead.lead.measure ?? this.unknownMeasure(foodNode)
    for (const one of node.children) {
      if (one.symbol === 'aside') this.note(one)
      if (one.symbol === 'company') mark(state, one.from, one.to, 'descriptor')
      if (one.symbol === 'plain' && one !== before) this.plain(one)
    }
    return amount
  }

  private amountOf({ children }: Node, given: Amount | undefined): Amount | undefined {
    const { state } = this
    let amount = given
    for (const one of children) {
      const { lead, size, half, from } = one
      if (lead) amount = markLead(state, one)
      else if (one.symbol === 'trailing' && one.amount) {
        amount = one.amount
        markAmount(state, amount)
        mark(state, from, amount.spans[0]?.[0] ?? from, 'amount')
      } else if ((size || half !== undefined) && amount?.amount) {
        mark(state, from, one.to, 'amount')
        const { spokenAt } = amount
        amount = size
          ? { ...packed(amount, size), ...(spokenAt === undefined ? {} : { spokenAt }) }
          : { ...amount, amount: amount.amount + (half ?? 0) }
      }
    }
    return amount
  }

  /** Reads the words that precede the amount, such as "evtl." in "evtl. 1 EL Rum". */
  private before({ from, to }: Node): void {
    const { state } = this
    const { indexes } = flatten(state, from, to)
    const reading = readingOf(state, indexes)
    if (state.drafts.length === 0) takeReading(state, reading, { indexes, slot: 'main' })
    else markReading(state, indexes, reading, 'beside')
  }

  /** The unknown word after a number without a unit. The word may be a measure: "froozle" in "1 froozle hazelnuts". */
  private unknownMeasure({ food }: Node): string | undefined {
    const { roles, tokens } = this.state
    const first = food?.indexes[0]
    return first !== undefined && roles[first] === 'unread' ? tokens[first]?.text : undefined
  }

  /** Assigns an amount without a food of its own to the preceding food: "Milch, 250 ml". */
  loneAmount({ amount }: Node): void {
    if (!amount) return
    const { state } = this
    markAmount(state, amount)
    if (!giveAmount(state.drafts, amount)) this.unitAsFood(amount)
  }

  /** Treats a unit after a food ("large handful") as the amount of the food, unless the food already has an amount. */
  measure(amount: Amount): void {
    const { drafts } = this.state
    markAmount(this.state, amount)
    const isOne = amount.amount !== null
    if (isOne && drafts.at(-1)?.choices.every((one) => !one.amount)) giveAmount(drafts, amount)
  }

  /** Reads the unit word as the food ("2 cloves", "1 Nuss"). If that fails, keeps the amount for the next food. */
  private unitAsFood(amount: Amount): void {
    const { state } = this
    const { spokenAt } = amount
    const indexes = spokenAt === undefined ? [] : flatten(state, spokenAt, amount.to).indexes
    const reading = readingOf(state, indexes)
    if (reading.certainty === 'sure')
      takeReading(state, reading, { indexes, amount: { ...amount, units: [] }, slot: 'main' })
    else state.pending.amount = amount
  }

  without({ denied, from, to }: Node): void {
    const { state } = this
    if (!denied) return
    markAll(state, denied.word, 'negation')
    const { library, language } = state
    for (const side of denied.sides) {
      markAll(state, side, 'negation')
      const words = wordsAt(state, side)
      const bare = words.filter((one) => !isPlainWord(state, one))
      const code =
        absenceOf(library, words, language) ??
        (bare.length > 0 ? absenceOf(library, bare, language) : undefined)
      if (code) addClaim(state, code)
    }
    for (let at = from; at < to; at++) state.roles[at] ??= 'filler'
  }
}
