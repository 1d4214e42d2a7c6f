/** Interprets the tree of a line: its foods with their amounts, choices and claims, and the role of every token. */

import { lastOf } from '../../domain/present.ts'
import { inOrder } from '../../language/index.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import type { Amount } from '../reading/amounts.ts'
import { readBrackets } from '../reading/brackets.ts'
import { type Choice, distributeAmount, isCounted, onlyChoice } from '../reading/draft.ts'
import { applyOptionalMarkers, isLabel } from '../reading/labels.ts'
import {
  addPossible,
  addReading,
  addUnnamed,
  mergeAlternatives,
  readAsGuess,
  readAsOptional,
  takeBrand,
} from '../reading/mentions.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { readingOf, readWords } from '../reading/readings.ts'
import {
  changeRoles,
  flatten,
  isAndOr,
  keyAt,
  mark,
  markAll,
  markAmount,
  markLastAsGuess,
  markReading,
  range,
} from '../reading/scan.ts'
import { headed } from '../reading/shared-nouns.ts'
import type { LineState, Slot } from '../reading/state.ts'
import type { Chart } from './chart.ts'
import { EntryReader } from './entries.ts'
import { addFood, foodAt } from './foods.ts'
import { entriesOf, firstLead, type Node } from './nodes.ts'

/** Fills the drafts and roles of the state from the tree. */
export function interpret(state: LineState, tree: Node, chart: Chart): void {
  new Walk(state, chart).line(tree)
}

/** Walks the clauses and phrases of a tree. Its `EntryReader` reads the foods and notes in them. */
class Walk {
  private readonly entries: EntryReader

  constructor(
    private readonly state: LineState,
    private readonly chart: Chart,
  ) {
    this.entries = new EntryReader(state)
  }

  line(tree: Node, slot: Slot = 'main'): void {
    const { state } = this
    let known = state.drafts.length
    let isFirst = true
    for (const clause of tree.children) {
      if (clause.symbol === 'break') {
        this.entries.fill(clause)
        continue
      }
      const before = state.drafts.length
      const position = !isFirst && slot === 'main' ? 'remark' : slot
      const isOpened = CLAUSE_OPENERS.has(clause.children[0]?.symbol ?? '')
      readAsGuess(state, () => this.clause(clause, position), isOpened && isNear(state, clause))
      isFirst = isFirst && state.drafts.length === 0
      if (state.drafts.length > before) known = before
      // Foods share an amount only up to the clause with "and": in "1 tsp each salt and cumin, oil", the oil has none.
      if (range(clause.from + 1, clause.to).some((at) => isAndOr(state, keyAt(state, at))))
        state.shared = undefined
      applyOptionalMarkers(state, clause.from, clause.to, state.drafts.slice(known))
    }
  }

  /** Functions that read a clause, by its first symbol. For any other symbol, `operator` reads the clause. */
  private readonly clauses: Readonly<
    Record<string, (first: Node, rest: readonly Node[], slot: Slot) => void>
  > = {
    Body: (first, _, slot) => this.body(first, slot),
    sign: (first, [next], slot) => {
      this.entries.sign(first.from)
      if (next) this.clause(next, slot)
    },
    intro: (first, [next], slot) => {
      this.entries.note(first)
      const { drafts } = this.state
      const before = drafts.length
      if (next) this.body(next, slot)
      if (slot === 'main') return
      // In "butter, for the toast", the toast may be in another line or in none.
      for (const draft of drafts.slice(before)) draft.optional ||= !isCounted(draft)
    },
    label: (first, [next], slot) => this.labelled(first, next, slot),
    Note: ({ children }) => this.entries.note(...children),
    plain: (first, rest) => {
      this.entries.remark(first)
      this.entries.note(...rest)
    },
    share: ({ from, to }, rest) => {
      mark(this.state, from, to, 'descriptor')
      this.entries.note(...rest)
    },
    each: ({ from, to }) => {
      mark(this.state, from, to, 'filler')
      const amount = onlyChoice(this.state.drafts[0])?.amount
      if (amount) distributeAmount(this.state.drafts, amount)
    },
    measure: ({ amount }, rest) => {
      if (amount) this.entries.measure(amount)
      for (const part of rest) this.part(part, 'remark')
    },
    denial: ({ from, to }) => mark(this.state, from, to, 'negation'),
    or: (first, [next]) => next && this.otherwise(first, next),
  }

  private clause({ children: [first, ...rest] }: Node, slot: Slot): void {
    if (!first) return
    const read = this.clauses[first.symbol]
    if (read) read(first, rest, slot)
    else this.operator(first, rest[0], this.state.drafts.length > 0 ? 'beside' : slot)
    this.readAsides()
  }

  /** Reads an added clause and the word that opens it, for example "with", "without", "such as" or "may contain". */
  private operator(word: Node, right: Node | undefined, slot: Slot): void {
    const { state } = this
    if (word.symbol === 'note') {
      this.entries.note(word)
      return
    }
    state.shared = undefined
    if (word.symbol === 'without') this.entries.without(word)
    else this.entries.fill(word)
    const inner = right?.symbol === 'Doubtful' ? right.children[0] : right
    if (!inner) return
    const read = (position: Slot) => this.part(inner, position)
    if (word.symbol === 'example') this.example(inner)
    else if (word.symbol === 'without') readAsGuess(state, () => read('beside'))
    else if (word.symbol === 'mayContain') readAsOptional(state, () => read('beside'))
    else {
      state.inWithClause = state.drafts.length > 0
      read(slot)
      state.inWithClause = false
    }
  }

  private readAsides(): void {
    readBrackets(this.state, this.entries.takeAsides(), (from, to, slot) => {
      const inner = this.chart.tree(slot === 'remark' ? 'Remarks' : 'Line', from, to)
      if (inner) this.line(inner, slot)
      else markLastAsGuess(this.state)
    })
  }

  /** Reads a label and the clause after it: "Teig: 200 g Mehl", "Mehl: 500 g", "Reis: mit Ei". */
  private labelled(label: Node, rest: Node | undefined, slot: Slot): void {
    const { state } = this
    const colon = label.to - 1
    state.roles[colon] = 'filler'
    const parsedAs = (symbol: string) => this.chart.tree(symbol, label.from, colon)
    if (!rest) {
      const alone = parsedAs(slot === 'remark' ? 'Later' : 'First')
      if (alone) this.clause(alone, slot)
      return
    }
    this.entries.oddSigns(label.from, colon)
    const { words, indexes, brackets } = flatten(state, label.from, colon)
    this.entries.addAsides(brackets)
    const amount = amountFirst(rest)
    if (words.length > 0 && amount) {
      addFood(state, foodAt(state, indexes), { amount, slot })
      this.clause(rest, 'beside')
      return
    }
    if (words.length > 0) this.labelWords(label, parsedAs('First'), colon)
    this.readAsides()
    this.clause(rest, slot === 'main' ? 'main' : 'beside')
  }

  /** Reads the words before a colon. They name a recipe part or a food, or are words such as "contains". */
  private labelWords(label: Node, clause: Node | undefined, colon: number): void {
    const { state } = this
    const { words, indexes } = flatten(state, label.from, colon)
    const before = state.drafts.length
    const isName = !isLabel(state, words) && isNamed(state, words)
    if (isName && clause) this.clause(clause, 'main')
    else markAll(state, indexes, 'note')
    if (state.drafts.length > before || isLabel(state, words)) return
    // The name of a recipe part may contain a food: "Sesam-Crunch: 200 g Zucker".
    const [ids = []] = inOrder(state.language)
      .map((lang) => foodsNamed(state.library, words, lang))
      .filter((found) => found.length > 0)
    for (const id of ids) addPossible(state, id, words.join(' '))
  }

  /** Reads a clause that begins with "or" as an alternative to the previous food. */
  private otherwise(or: Node, body: Node): void {
    const { state } = this
    this.entries.fill(or)
    const before = state.drafts.length
    if (before === 0) {
      this.body(body, 'main')
      return
    }
    const { indexes, brackets } = flatten(state, body.from, body.to)
    const food = range(0, or.from).filter((at) => state.roles[at] === 'food')
    const full = brackets.length > 0 ? undefined : headed(state, food, indexes)
    if (full) {
      markAll(state, indexes, 'further food')
      const amount = onlyChoice(lastOf(state.drafts))?.amount
      addReading(state, readWords(state, full), { indexes, amount, slot: 'beside' }, full)
    } else this.body(body, 'beside')
    changeRoles(state, range(body.from, body.to), ['further food'], 'alternative')
    if (state.drafts.length > before) mergeAlternatives(state, before - 1)
  }

  /** Adds the foods after "such as" as alternatives to the previous food: "stout such as Guinness". */
  private example(node: Node): void {
    const { state } = this
    const { indexes } = flatten(state, node.from, node.to)
    const before = state.drafts.length
    const reading = readingOf(state, indexes)
    if (reading.isEmpty) {
      markReading(state, indexes, reading, 'beside')
      return
    }
    this.part(node, 'beside')
    changeRoles(state, indexes, ['further food'], 'alternative')
    const added = state.drafts.splice(before)
    const last = state.drafts.at(-1)
    // An unknown example is probably a brand of the food, so it is not an alternative.
    const isFood = (one: Choice) =>
      one.certainty !== 'none' && !(last && takeBrand(state, last, one, one.phrase))
    const named = added.flatMap((draft) => {
      const choices = draft.choices.filter(isFood)
      return choices.length > 0 ? [{ ...draft, choices }] : []
    })
    if (named.length < added.length) changeRoles(state, indexes, ['unread'], 'note')
    state.drafts.push(...named)
    if (before > 0 && named.length > 0) mergeAlternatives(state, before - 1)
  }

  private readonly parts: Readonly<Record<string, (part: Node, slot: Slot) => void>> = {
    Phrase: (part, slot) => this.phrase(part, slot),
    amount: (part) => this.entries.loneAmount(part),
    plain: (part) => this.entries.plain(part),
    aside: (part) => this.entries.note(part),
    sign: ({ from }) => this.entries.sign(from),
    Side: (part) => {
      const read = () => this.side(part, this.state.drafts.length - 1, part)
      readAsGuess(this.state, read, isNear(this.state, part))
    },
    junk: ({ from }) => {
      this.state.roles[from] = 'unread'
      markLastAsGuess(this.state)
    },
    Body: (part, slot) => this.body(part, slot),
  }

  private part(node: Node, slot: Slot): void {
    const read = this.parts[node.symbol]
    if (read) read(node, slot)
    else this.entries.fill(node)
  }

  private body({ children }: Node, slot: Slot): void {
    const { state } = this
    for (const part of children) {
      // If there is no comma, the second food may describe the first: "1 banana 2 tbsp peanut butter".
      if (part.symbol === 'Body' && children[0]?.symbol === 'Phrase') {
        readAsGuess(state, () => this.body(part, 'beside'))
        markLastAsGuess(state)
      } else this.part(part, slot)
    }
  }

  private phrase(node: Node, slot: Slot): void {
    const [several, ...sides] = node.children
    if (!several) return
    const before = this.state.drafts.length
    const isParted = sides.length > 0 || foodsIn(several) > 1 || isBare(several)
    const read = () => {
      this.several(several, slot)
      for (const side of sides) this.side(side, before, several)
    }
    readAsGuess(this.state, read, isParted && isNear(this.state, node))
  }

  private several({ children: [first, ...rest] }: Node, slot: Slot): void {
    if (!first) return
    const { state } = this
    const before = state.drafts.length
    this.entries.choice(first, slot)
    // If the first member only describes a food ("split and slathered"), the next one counts as the first.
    const isPlain = state.drafts.length === before && isPlainChoice(first)
    let position = isPlain ? slot : 'beside'
    for (const side of rest) {
      if (side.symbol === 'and') this.entries.fill(side)
      else if (side.amount) markAmount(state, side.amount)
      else {
        this.entries.choice(side, position)
        position = 'beside'
      }
    }
  }

  /** Reads a clause such as "with cheese". `before` is the number of foods before the phrase with this clause. */
  private side({ children }: Node, before: number, several: Node): void {
    const { state } = this
    const [and] = children
    if (and?.symbol === 'and') this.entries.fill(and)
    const [word, right] = and?.symbol === 'and' ? children.slice(1) : children
    if (!word) return
    const isAdding = word.symbol === 'with' || word.symbol === 'contains'
    if (isAdding && state.drafts.length === 0) this.unnamed(several)
    this.operator(word, right, state.drafts.length > before ? 'beside' : 'main')
  }

  /** Adds an unknown food if the line only describes its main food and does not name it: "2 Gebackene mit Käse". */
  private unnamed({ from, to }: Node): void {
    const { state } = this
    const { indexes } = flatten(state, from, to)
    const isKind = indexes.some(
      (at) => state.roles[at] === 'descriptor' || state.roles[at] === 'state',
    )
    if (isKind) addUnnamed(state, indexes)
  }
}

/** True if a phrase is one letter off another name: "anchos en aceite" (anchovies). Its parts are then guesses. */
function isNear(state: LineState, node: Node): boolean {
  const { words } = flatten(state, firstLead(node)?.to ?? node.from, node.to)
  return words.length > 1 && oneLetterOff(state.library, words, state.language).length > 0
}

function isNamed(state: LineState, words: readonly string[]): boolean {
  const reading = readWords(state, words)
  return !reading.isEmpty && reading.certainty !== 'none'
}

function amountFirst(clause: Node): Amount | undefined {
  const [body] = clause.children
  const amount = body?.symbol === 'Body' ? body.children[0]?.amount : undefined
  return amount?.numbered ? amount : undefined
}

const foodsIn = ({ children }: Node): number =>
  children.reduce((sum, choice) => sum + entriesOf(choice).length, 0)

function isPlainChoice(choice: Node): boolean {
  const [entry, ...others] = entriesOf(choice)
  const food = entry && (entry.food ?? entry.children[0]?.food)
  return others.length === 0 && food?.reading.isEmpty === true
}

/** True if the words of a food in the node include claims or coatings. */
const isBare = ({ food, children }: Node): boolean =>
  (food && food.claims.length + food.coatings.length > 0) || children.some(isBare)

/** Words that open a clause, but may also begin a misspelt name: "Like Met" is one letter off "Like Meat". */
const CLAUSE_OPENERS: ReadonlySet<string> = new Set([
  'or',
  'example',
  'Beside',
  'mayContain',
  'without',
])
