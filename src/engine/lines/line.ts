/** Reads a line: its tokens, the cheapest tree of the grammar over them, and what the tree says. */

import type { Language } from '../../domain/languages.ts'
import type { Library } from '../../library/library.ts'
import { mentionOf } from '../reading/draft.ts'
import {
  isAnyLost,
  isNearOther,
  type LineReading,
  MOST_LETTERS,
  MOST_TOKENS,
  namesThings,
  nameUnread,
  unread,
} from '../reading/line.ts'
import { doubtCurrent } from '../reading/scan.ts'
import { type LineState, stateOf } from '../reading/state.ts'
import { partsOf } from '../reading/wording.ts'
import { Chart, type Node } from './chart.ts'
import { LINE_GRAMMAR } from './grammar.ts'
import { interpret } from './interpret.ts'
import { type Food, Lattice } from './lattice.ts'

export interface Tree {
  readonly state: LineState
  readonly chart: Chart
  readonly tree: Node | undefined
  readonly lattice: Lattice
}

export function readLine(library: Library, line: string, language: Language): LineReading {
  const scratch = stateOf(library, line, language)
  if (scratch.tokens.length > MOST_TOKENS || line.length > MOST_LETTERS) return unread(scratch)
  const { tree, chart } = treeIn(scratch)
  const state: LineState = {
    ...scratch,
    roles: scratch.tokens.map(() => undefined),
    drafts: [],
    joints: new Set(),
    pending: { kinds: [], claims: [], amount: undefined, unread: false },
  }
  if (tree) interpret(state, tree, chart)
  if (state.tail.trim() !== '') doubtCurrent(state)
  const isNear = isNearOther(state)
  if (isNear || isAnyLost(state)) for (const draft of state.drafts) draft.unread = true
  const isNonFood = namesThings(state)
  if (!isNonFood) nameUnread(state)
  const mentions = state.drafts.map(mentionOf)
  return { language, parts: partsOf(state), mentions, isNonFood, isNear }
}

/** The cheapest tree of a line; near names are asked only where the best reading of what is written leaves a stretch open. */
export function treeOf(library: Library, line: string, language: Language): Tree {
  return treeIn(stateOf(library, line, language))
}

function treeIn(state: LineState): Tree {
  const exact = parsed(state, false)
  return !exact.tree || isOpen(exact.tree, exact) ? parsed(state, true) : exact
}

function parsed(state: LineState, mayGuess: boolean): Tree {
  const lattice = new Lattice(state, mayGuess)
  const chart: Chart = new Chart(LINE_GRAMMAR, lattice.terminals)
  const tree = chart.at('Line', 0).find(({ to }) => to === state.tokens.length)
  return { state, chart, tree, lattice }
}

function isOpen(node: Node, all: Tree): boolean {
  const { symbol, value, children } = node
  if (symbol === 'junk') return true
  const food = symbol === 'food' ? (value as Food) : undefined
  if (food?.isOpen) return true
  const { open, close } = (symbol === 'aside' ? value : {}) as { open?: number; close?: number }
  const brackets = open === undefined ? (food?.brackets ?? []) : [[open, close!] as const]
  return [...children, ...all.lattice.inner(brackets, all.chart)].some((one) => isOpen(one, all))
}
