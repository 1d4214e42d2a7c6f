/** Interprets the tree of a line: its foods with their amounts, choices and claims, and the role of every token. */

import { lastOf } from '../../domain/present.ts'
import { inOrder } from '../../language/index.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import type { Amount } from '../reading/amounts.ts'
import { readBrackets } from '../reading/brackets.ts'
import { absenceOf } from '../reading/claims.ts'
import { type Choice, distributeAmount, giveAmount, onlyChoice, packed } from '../reading/draft.ts'
import { replaceByFruitParts } from '../reading/fruit-parts.ts'
import { applyOptionalMarkers, isLabel } from '../reading/labels.ts'
import { isOddSign } from '../reading/markup.ts'
import {
  addClaim,
  addPossible,
  addReading,
  addUnnamed,
  asDoubtful,
  asOptional,
  describeLast,
  mergeAlternatives,
  takeBrand,
  takeReading,
} from '../reading/mentions.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { isPlainWord, readingOf, readWords } from '../reading/readings.ts'
import {
  type Bracket,
  flat,
  isAndOr,
  keyAt,
  mark,
  markAll,
  markLastAsGuess,
  markReading,
  range,
  take,
  turn,
  wordsAt,
} from '../reading/scan.ts'
import { headed } from '../reading/shared-nouns.ts'
import type { LineState, Place, Places } from '../reading/state.ts'
import type { Chart } from './chart.ts'
import { addFood, addNamed, addParts, childOf, markLead } from './foods.ts'
import { type Food, foodOf, type Node } from './nodes.ts'

/** Fills the drafts and roles of the state from the tree. */
export function interpret(state: LineState, tree: Node, chart: Chart): void {
  new Walk(state, chart).line(tree)
}

class Walk {
  /** The brackets of the current clause, read after its words. */
  private asides: Bracket[] = []

  constructor(
    private readonly state: LineState,
    private readonly chart: Chart,
  ) {}

  line(tree: Node, place: Place = 'main'): void {
    const { state } = this
    let known = state.drafts.length
    let isFirst = true
    for (const clause of tree.children) {
      if (clause.symbol === 'break') {
        this.fill(clause)
        continue
      }
      const before = state.drafts.length
      const where = !isFirst && place === 'main' ? 'remark' : place
      this.doubtfulIf(OPENED.has(clause.children[0]?.symbol ?? '') && this.isNear(clause), () =>
        this.clause(clause, where),
      )
      isFirst = isFirst && state.drafts.length === 0
      if (state.drafts.length > before) known = before
      // "1 tsp each salt, pepper and cumin, oil": the list that shares the amount ends after "and".
      if (range(clause.from + 1, clause.to).some((at) => isAndOr(state, keyAt(state, at)))) {
        state.shared = undefined
      }
      applyOptionalMarkers(state, clause.from, clause.to, state.drafts.slice(known))
    }
  }

  private fill({ from, to }: Node): void {
    for (let at = from; at < to; at++) this.state.roles[at] ??= 'filler'
  }

  private doubtfulIf(isDoubtful: boolean, read: () => void): void {
    if (isDoubtful) asDoubtful(this.state, read)
    else read()
  }

  /** Clause readers by opening symbol; any other symbol opens a side clause, see `operator`. */
  private readonly clauses: Readonly<
    Record<string, (first: Node, rest: readonly Node[], place: Place) => void>
  > = {
    Body: (first, _, place) => this.body(first, place),
    sign: (first, [next], place) => {
      this.sign(first.from)
      if (next) this.clause(next, place)
    },
    intro: (first, [next], place) => {
      this.note(first)
      if (next) this.body(next, place)
    },
    label: (first, [next], place) => this.labelled(first, next, place),
    Note: ({ children }) => this.note(...children),
    plain: (first, rest) => {
      this.remark(first)
      this.note(...rest)
    },
    share: ({ from, to }, rest) => {
      mark(this.state, from, to, 'descriptor')
      this.note(...rest)
    },
    each: ({ from, to }) => {
      mark(this.state, from, to, 'filler')
      const amount = onlyChoice(this.state.drafts[0])?.amount
      if (amount) distributeAmount(this.state.drafts, amount)
    },
    measure: ({ amount }, rest) => {
      if (amount) this.measure(amount)
      for (const part of rest) this.part(part, 'remark')
    },
    denial: ({ from, to }) => mark(this.state, from, to, 'negation'),
    or: (first, [next]) => next && this.otherwise(first, next),
  }

  private clause({ children: [first, ...rest] }: Node, place: Place): void {
    if (!first) return
    const read = this.clauses[first.symbol]
    if (read) read(first, rest, place)
    else this.operator(first, rest[0], this.state.drafts.length > 0 ? 'beside' : place)
    this.readAsides()
  }

  /** Reads a side clause and the word that opens it: "such as", "with", "without", "may contain". */
  private operator(word: Node, right: Node | undefined, place: Place): void {
    const { state } = this
    if (word.symbol === 'note') {
      this.note(word)
      return
    }
    state.shared = undefined
    if (word.symbol === 'without') this.without(word)
    else this.fill(word)
    const inner = right?.symbol === 'Doubtful' ? right.children[0] : right
    if (!inner) return
    const read = (where: Place) => this.part(inner, where)
    if (word.symbol === 'example') this.example(inner)
    else if (word.symbol === 'without') asDoubtful(state, () => read('beside'))
    else if (word.symbol === 'mayContain') asOptional(state, () => read('beside'))
    else {
      state.inWithClause = state.drafts.length > 0
      read(place)
      state.inWithClause = false
    }
  }

  private readAsides(): void {
    const asides = this.asides.sort(([a], [b]) => a - b)
    this.asides = []
    readBrackets(this.state, asides, (from, to, place) => {
      const inner = this.chart.tree(place === 'remark' ? 'Remarks' : 'Line', from, to)
      if (inner) this.line(inner, place)
      else markLastAsGuess(this.state)
    })
  }

  /** A sign that may carry meaning, such as an emoji, makes the last food a guess. */
  private sign(at: number): void {
    const { state } = this
    const isOdd = isOddSign(keyAt(state, at))
    state.roles[at] ??= isOdd ? 'unread' : 'filler'
    if (isOdd) markLastAsGuess(state)
  }

  private oddSigns(from: number, to: number): void {
    const { tokens, roles } = this.state
    for (let at = from; at < to; at++) {
      const isOdd = tokens[at]?.kind === 'sign' && isOddSign(keyAt(this.state, at))
      if (isOdd && roles[at] === undefined) this.sign(at)
    }
  }

  /** Marks words as notes and collects their brackets. */
  private note(...nodes: readonly Node[]): void {
    for (const { bracket, from, to } of nodes) {
      if (bracket) {
        this.asides.push(bracket)
        continue
      }
      const { places, brackets } = flat(this.state, from, to)
      markAll(this.state, places, 'note')
      this.asides.push(...brackets)
    }
  }

  private plain({ from, to }: Node): void {
    const { places, brackets } = flat(this.state, from, to)
    describeLast(this.state, places)
    this.asides.push(...brackets)
  }

  /** Words that only describe ("peeled"), or a food in a list of bare names ("pan, queso, tostadas"). */
  private remark({ from, to }: Node): void {
    const { state } = this
    const { drafts } = state
    const { places } = flat(state, from, to)
    const isBareList =
      drafts.length > 1 && drafts.every(({ choices }) => choices[0]?.amount === undefined)
    if (isBareList) addFood(state, this.foodAt(places), undefined, 'remark')
    else if (drafts.length === 0 || !replaceByFruitParts(state, places)) describeLast(state, places)
  }

  private foodAt(places: Places): Food {
    return foodOf(places, wordsAt(this.state, places), [], readingOf(this.state, places))
  }

  /** Reads a label and the clause after it: "Teig: 200 g Mehl", "Mehl: 500 g", "Reis: mit Ei". */
  private labelled(label: Node, rest: Node | undefined, place: Place): void {
    const { state } = this
    const colon = label.to - 1
    state.roles[colon] = 'filler'
    const parsedAs = (symbol: string) => this.chart.tree(symbol, label.from, colon)
    if (!rest) {
      const alone = parsedAs(place === 'remark' ? 'Later' : 'First')
      if (alone) this.clause(alone, place)
      return
    }
    this.oddSigns(label.from, colon)
    const { words, places, brackets } = flat(state, label.from, colon)
    this.asides.push(...brackets)
    const amount = amountFirst(rest)
    if (words.length > 0 && amount) {
      addFood(state, this.foodAt(places), amount, place)
      this.clause(rest, 'beside')
      return
    }
    if (words.length > 0) this.labelWords(label, parsedAs('First'), colon)
    this.readAsides()
    this.clause(rest, place === 'main' ? 'main' : 'beside')
  }

  /** Reads the words before a colon: a recipe part, a word for contents, or a food, which counts too. */
  private labelWords(label: Node, clause: Node | undefined, colon: number): void {
    const { state } = this
    const { words, places } = flat(state, label.from, colon)
    const before = state.drafts.length
    const isName = !isLabel(state, words) && isNamed(state, words)
    if (isName && clause) this.clause(clause, 'main')
    else markAll(state, places, 'note')
    if (state.drafts.length > before || isLabel(state, words)) return
    // "Sesam-Crunch: 200 g Zucker": a recipe part may contain the food it is named after.
    const [ids = []] = inOrder(state.language)
      .map((lang) => foodsNamed(state.library, words, lang))
      .filter((found) => found.length > 0)
    for (const id of ids) addPossible(state, id, words.join(' '))
  }

  /** Reads a clause that begins with "or" as an alternative to the previous food. */
  private otherwise(or: Node, body: Node): void {
    const { state } = this
    this.fill(or)
    const before = state.drafts.length
    if (before === 0) {
      this.body(body, 'main')
      return
    }
    const { places, brackets } = flat(state, body.from, body.to)
    const food = range(0, or.from).filter((at) => state.roles[at] === 'food')
    const full = brackets.length > 0 ? undefined : headed(state, food, places)
    if (full) {
      markAll(state, places, 'further food')
      const amount = onlyChoice(lastOf(state.drafts))?.amount
      addReading(state, readWords(state, full), places, amount, 'beside', full)
    } else this.body(body, 'beside')
    turn(state, range(body.from, body.to), ['further food'], 'alternative')
    if (state.drafts.length > before) mergeAlternatives(state, before - 1)
  }

  /** Adds examples as alternatives of the previous food: "such as Guinness". */
  private example(node: Node): void {
    const { state } = this
    const { places } = flat(state, node.from, node.to)
    const before = state.drafts.length
    const reading = readingOf(state, places)
    if (reading.isEmpty) {
      markReading(state, places, reading, 'beside')
      return
    }
    this.part(node, 'beside')
    turn(state, places, ['further food'], 'alternative')
    const added = state.drafts.splice(before)
    const last = state.drafts.at(-1)
    // An unknown example, such as a brand, does not change the food.
    const isFood = (one: Choice) =>
      one.certainty !== 'none' && !(last && takeBrand(state, last, one, one.phrase))
    const named = added.flatMap((draft) => {
      const choices = draft.choices.filter(isFood)
      return choices.length > 0 ? [{ ...draft, choices }] : []
    })
    if (named.length < added.length) turn(state, places, ['unread'], 'note')
    state.drafts.push(...named)
    if (before > 0 && named.length > 0) mergeAlternatives(state, before - 1)
  }

  private readonly parts: Readonly<Record<string, (part: Node, place: Place) => void>> = {
    Phrase: (part, place) => this.phrase(part, place),
    amount: (part) => this.loneAmount(part),
    plain: (part) => this.plain(part),
    aside: (part) => this.note(part),
    sign: ({ from }) => this.sign(from),
    Side: (part) =>
      this.doubtfulIf(this.isNear(part), () => this.side(part, this.state.drafts.length - 1, part)),
    junk: ({ from }) => {
      this.state.roles[from] = 'unread'
      markLastAsGuess(this.state)
    },
    Body: (part, place) => this.body(part, place),
  }

  private part(node: Node, place: Place): void {
    const read = this.parts[node.symbol]
    if (read) read(node, place)
    else this.fill(node)
  }

  private body({ children }: Node, place: Place): void {
    const { state } = this
    for (const part of children) {
      // "1 banana 2 tbsp peanut butter": the second food might also describe the first.
      if (part.symbol === 'Body' && children[0]?.symbol === 'Phrase') {
        asDoubtful(state, () => this.body(part, 'beside'))
        markLastAsGuess(state)
      } else this.part(part, place)
    }
  }

  private phrase(node: Node, place: Place): void {
    const [several, ...sides] = node.children
    if (!several) return
    const before = this.state.drafts.length
    const isParted = sides.length > 0 || foodsIn(several) > 1 || isBare(several)
    this.doubtfulIf(isParted && this.isNear(node), () => {
      this.several(several, place)
      for (const side of sides) this.side(side, before, several)
    })
  }

  /** True if a phrase is one letter off another name, so that its parts are guesses: "anchos en aceite". */
  private isNear(node: Node): boolean {
    const { state } = this
    const { words } = flat(state, firstLead(node)?.to ?? node.from, node.to)
    return words.length > 1 && oneLetterOff(state.library, words, state.language).length > 0
  }

  private several({ children: [first, ...rest] }: Node, place: Place): void {
    if (!first) return
    const { state } = this
    const before = state.drafts.length
    this.choice(first, place)
    // "Split and slathered": if the first side only describes, the next one takes its place.
    const isPlain = state.drafts.length === before && isPlainChoice(first)
    let where = isPlain ? place : 'beside'
    for (const side of rest) {
      if (side.symbol === 'and') this.fill(side)
      else if (side.amount) take(state, side.amount)
      else {
        this.choice(side, where)
        where = 'beside'
      }
    }
  }

  private choice(node: Node, place: Place): void {
    const { state } = this
    const before = state.drafts.length
    const [first, ...others] = entriesOf(node)
    if (!first) return
    const lead = childOf(node, 'lead')
    const given = lead && markLead(state, lead)
    const amount = this.entry(first, place, given)
    if (others.length === 0) return
    for (const one of node.children) if (!isEntry(one) && one !== lead) this.fill(one)
    // "(Ducros or Lion)": names like the first side.
    const where = place === 'remark' && state.drafts.length === before ? place : 'beside'
    for (const entry of others) {
      if (!this.isAmountAgain(entry, amount)) this.entry(entry, where, amount, true)
    }
    mergeAlternatives(state, before)
    if (state.drafts.length <= before) return
    for (const { from, to } of others) {
      turn(state, range(from, to), ['food', 'further food'], 'alternative')
    }
  }

  /** Marks another amount of the same food: "4 small cloves garlic or 3 large cloves". */
  private isAmountAgain({ from, to }: Node, amount: Amount | undefined): boolean {
    const again = this.state.amounts.at(from, to)
    if (again?.to !== to || !again.units.some((unit) => amount?.units.includes(unit))) return false
    take(this.state, again)
    return true
  }

  /** Reads a food with its own amount, else the given one; returns the amount. */
  private entry(
    node: Node,
    place: Place,
    given: Amount | undefined,
    isOther = false,
  ): Amount | undefined {
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
    addFood(state, foodNode.food, amount, place, isOther)
    const added = state.drafts[known]
    if (added && lead?.lead && amount?.numbered && lead.lead.amount.units.length === 0) {
      added.measure = lead.lead.measure ?? this.unknownMeasure(foodNode)
    }
    for (const one of node.children) {
      if (one.symbol === 'aside') this.note(one)
      if (one.symbol === 'company') mark(state, one.from, one.to, 'descriptor')
      if (one.symbol === 'plain' && one !== before) this.plain(one)
    }
    return amount
  }

  /** The entry's own amount, else the given one. */
  private amountOf({ children }: Node, given: Amount | undefined): Amount | undefined {
    const { state } = this
    let amount = given
    for (const one of children) {
      const { lead, size, half, from } = one
      if (lead) amount = markLead(state, one)
      else if (one.symbol === 'trailing' && one.amount) {
        amount = one.amount
        take(state, amount)
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

  /** Reads words before the amount: "evtl. 1 EL Rum". */
  private before({ from, to }: Node): void {
    const { state } = this
    const { places } = flat(state, from, to)
    const reading = readingOf(state, places)
    if (state.drafts.length === 0) takeReading(state, reading, places, undefined, 'main')
    else markReading(state, places, reading, 'beside')
  }

  /** "1 froozle hazelnuts": an unread word right after a bare number. */
  private unknownMeasure({ food }: Node): string | undefined {
    const { roles, tokens } = this.state
    const first = food?.places[0]
    return first !== undefined && roles[first] === 'unread' ? tokens[first]?.text : undefined
  }

  /** Gives a lone amount to the previous food: "Milch, 250 ml". */
  private loneAmount({ amount }: Node): void {
    if (!amount) return
    const { state } = this
    take(state, amount)
    if (!giveAmount(state.drafts, amount)) this.unitAsFood(amount)
  }

  /** One unit after a food, which is its amount unless it has one. */
  private measure(amount: Amount): void {
    const { drafts } = this.state
    take(this.state, amount)
    const isOne = amount.amount !== null
    if (isOne && drafts.at(-1)?.choices.every((one) => !one.amount)) giveAmount(drafts, amount)
  }

  /** Reads the unit word as the food ("2 cloves", "1 Nuss"), else saves the amount for the next food. */
  private unitAsFood(amount: Amount): void {
    const { state } = this
    const { spokenAt } = amount
    const places = spokenAt === undefined ? [] : flat(state, spokenAt, amount.to).places
    const reading = readingOf(state, places)
    if (reading.certainty === 'sure')
      takeReading(state, reading, places, { ...amount, units: [] }, 'main')
    else state.pending.amount = amount
  }

  /** Reads a side clause; `before` is the number of drafts before its phrase. */
  private side({ children }: Node, before: number, several: Node): void {
    const { state } = this
    const [and] = children
    if (and?.symbol === 'and') this.fill(and)
    const [word, right] = and?.symbol === 'and' ? children.slice(1) : children
    if (!word) return
    const isAdding = word.symbol === 'with' || word.symbol === 'contains'
    if (isAdding && state.drafts.length === 0) this.unnamed(several)
    this.operator(word, right, state.drafts.length > before ? 'beside' : 'main')
  }

  /** Adds the main food as unknown if it is only described: "2 Gebackene mit Käse". */
  private unnamed({ from, to }: Node): void {
    const { state } = this
    const { places } = flat(state, from, to)
    const isKind = places.some(
      (at) => state.roles[at] === 'descriptor' || state.roles[at] === 'state',
    )
    if (isKind) addUnnamed(state, places)
  }

  private without({ denied, from, to }: Node): void {
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

/** Openers of a clause that may also begin a name: "Like Met" is one letter from Like Meat. */
const OPENED: ReadonlySet<string> = new Set(['or', 'example', 'Beside', 'mayContain', 'without'])

function isNamed(state: LineState, words: readonly string[]): boolean {
  const reading = readWords(state, words)
  return !reading.isEmpty && reading.certainty !== 'none'
}

/** The numbered amount that begins a clause. */
function amountFirst(clause: Node): Amount | undefined {
  const [body] = clause.children
  const amount = body?.symbol === 'Body' ? body.children[0]?.amount : undefined
  return amount?.numbered ? amount : undefined
}

const entriesOf = ({ children }: Node) => children.filter(isEntry)

const isEntry = ({ symbol }: Node) => symbol === 'Entry' || symbol === 'food'

const foodsIn = ({ children }: Node): number =>
  children.reduce((sum, choice) => sum + entriesOf(choice).length, 0)

function isPlainChoice(choice: Node): boolean {
  const [entry, ...others] = entriesOf(choice)
  const food = entry && (entry.food ?? entry.children[0]?.food)
  return others.length === 0 && food?.reading.isEmpty === true
}

/** True if a food in the node has claims or coatings. */
function isBare({ food, children }: Node): boolean {
  return (food && food.claims.length + food.coatings.length > 0) || children.some(isBare)
}

function firstLead(node: Node): Node | undefined {
  if (node.symbol === 'lead') return node
  const [first] = node.children
  return first && firstLead(first)
}
