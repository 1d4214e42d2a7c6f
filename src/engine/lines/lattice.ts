/** The terminals of the grammar: for each name, the function that reads it from the tokens of a line. */

import { joinsOf } from '../../language/index.ts'
import type { LineState } from '../reading/state.ts'
import * as amounts from './amount-terminals.ts'
import { Boundaries } from './boundaries.ts'
import * as clauses from './clause-terminals.ts'
import { COSTS } from './costs.ts'
import { FoodTerminals } from './food-terminals.ts'
import { leaf, type Node } from './nodes.ts'

type Reader = (at: number, limit: number) => Node | readonly Node[] | undefined | false

export class Lattice {
  /** Readers by the name of the grammar terminal, for terminals that can begin only at the start of a run of words. */
  private readonly words: Readonly<Record<string, Reader>>
  /** Readers by the name of the grammar terminal, for terminals that can begin at any token. */
  private readonly signs: Readonly<Record<string, Reader>>
  private readonly line: Boundaries

  /** With `mayGuess`, misspelt names are also read. With `mayLose`, any token may stay unread. */
  constructor(state: LineState, mayGuess: boolean, mayLose: boolean) {
    const line = new Boundaries(state, mayGuess)
    const foods = new FoodTerminals(line, mayGuess)
    this.line = line
    this.words = {
      food: (at) => foods.foods(at),
      bare: (at, limit) => foods.bareFoods(at, limit),
      lead: (at, limit) => amounts.leads(line, at, limit),
      named: (at, limit) => amounts.namedByUnit(line, at, limit),
      amount: (at, limit) => amounts.amountOnly(line, at, limit),
      measure: (at, limit) => amounts.measure(line, at, limit),
      // A lookahead: the next tokens are an amount with a number.
      counted: (at, limit) => state.amounts.at(at, limit)?.numbered && leaf('counted', at, at, 0),
      // A lookahead: one seasoning ends here and another begins.
      seasoned: (at) => line.isNextSeasoning(at) && leaf('seasoned', at, at, COSTS.listed),
      half: (at, limit) => amounts.halfAfter(line, at, limit),
      size: (at, limit) => amounts.sizes(line, at, limit),
      trailing: (at, limit) => amounts.trailing(line, at, limit),
      plain: (at, limit) => clauses.plain(line, at, limit),
      with: (at) => clauses.operator(line, at, 'with'),
      contains: (at) => clauses.operator(line, at, 'contains'),
      mayContain: (at) => clauses.operator(line, at, 'mayContain'),
      example: (at) => clauses.operator(line, at, 'example'),
      without: (at) => clauses.without(line, at),
      purpose: (at, limit) => line.isPurpose(at) && clauses.notes(line, at, limit),
      until: (at, limit) =>
        joinsOf(state.language).until.has(line.key(at)) && clauses.notes(line, at, limit),
      intro: (at, limit) => clauses.intros(line, at, limit),
      each: (at, limit) =>
        state.amounts.eachAfter(at, limit) === limit && leaf('each', at, limit, COSTS.operator),
      share: (at, limit) => amounts.share(line, at, limit),
      denial: (at, limit) => clauses.denial(line, at, limit),
      partOf: (at, limit) => amounts.partOf(line, at, limit),
    }
    this.signs = {
      break: (at) => clauses.breakAt(line, at),
      comma: (at) => line.key(at) === ',' && leaf('comma', at, at + 1),
      company: (at) => clauses.company(line, at),
      and: (at) => clauses.joint(line, at, 'and'),
      or: (at) => clauses.joint(line, at, 'or'),
      shared: (at) => foods.completedAt(at),
      aside: (at) => clauses.aside(line, at),
      label: (at, limit) => clauses.label(line, at, limit),
      sign: (at) => clauses.sign(line, at),
      junk: (at) => mayLose && clauses.junk(line, at),
    }
  }

  /** Returns the nodes for a terminal symbol of the grammar that start at the given token. */
  terminal(name: string, at: number): readonly Node[] {
    const word = this.words[name]
    if (word && !this.line.mayStart(at)) return []
    const found = (word ?? this.signs[name]!)(at, this.line.limit(at))
    if (!found) return []
    return 'symbol' in found ? [found] : found
  }
}
