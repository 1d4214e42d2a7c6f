/** Reads a line: its tokens, the cheapest parse tree over them, and the interpretation of the tree. */

import type { Language } from '../../domain/languages.ts'
import type { Stretch } from '../../domain/shapes/recipes.ts'
import type { Library } from '../../library/library.ts'
import { mentionOf } from '../reading/draft.ts'
import {
  isAnyLost,
  isNearOther,
  type LineReading,
  MOST_LETTERS,
  MOST_TOKENS,
  namesThings,
  unread,
} from '../reading/line.ts'
import { nameUnread } from '../reading/mentions.ts'
import { markLastAsGuess } from '../reading/scan.ts'
import { type LineState, stateOf } from '../reading/state.ts'
import { partsOf } from '../reading/wording.ts'
import { Chart } from './chart.ts'
import { LINE_GRAMMAR } from './grammar.ts'
import { interpret } from './interpret.ts'
import { Lattice } from './lattice.ts'
import type { Node } from './nodes.ts'

interface Tree {
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
    pending: { kinds: [], claims: [], amount: undefined, unread: false },
  }
  if (tree) interpret(state, tree, chart)
  if (state.tail.trim() !== '') markLastAsGuess(state)
  const isNear = isNearOther(state)
  if (isNear || isAnyLost(state)) for (const draft of state.drafts) draft.unread = true
  const isNonFood = namesThings(state)
  if (!isNonFood) nameUnread(state)
  const mentions = state.drafts.map(mentionOf)
  return { language, parts: partsOf(state), mentions, items: new Map(), isNonFood, isNear }
}

/** The stretches of the cheapest tree of a line, each with the terminal it was read as. */
export function outlineOf(library: Library, line: string, language: Language): readonly Stretch[] {
  const { state, tree } = treeIn(stateOf(library, line, language))
  const leaves = ({ symbol, from, to, children }: Node): readonly Stretch[] => {
    if (children.length > 0) return children.flatMap(leaves)
    const words = state.tokens.slice(from, to).map(({ text }) => text)
    return [{ is: symbol, text: words.join(' ') }]
  }
  return tree ? leaves(tree) : []
}

/** The cheapest tree; near names are searched only if the best exact reading leaves a stretch open. */
function treeIn(state: LineState): Tree {
  const exact = parsed(state, false)
  if (exact.tree && !isOpen(exact.tree, exact)) return exact
  const guessed = parsed(state, true)
  return guessed.tree ? guessed : parsed(state, true, true)
}

function parsed(state: LineState, mayGuess: boolean, mayLose = false): Tree {
  const lattice = new Lattice(state, mayGuess, mayLose)
  const chart: Chart = new Chart(LINE_GRAMMAR, lattice.terminals)
  const tree = chart.at('Line', 0).find(({ to }) => to === state.tokens.length)
  return { state, chart, tree, lattice }
}

/** True if a tree, or one of its brackets, has a stretch without an exact match. */
function isOpen(node: Node, all: Tree): boolean {
  const { symbol, food, bracket, children } = node
  if (symbol === 'junk' || food?.isOpen) return true
  const brackets = bracket ? [bracket] : (food?.brackets ?? [])
  return [...children, ...all.lattice.inner(brackets, all.chart)].some((one) => isOpen(one, all))
}
