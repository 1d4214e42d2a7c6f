/** Reads a line: its tokens, the cheapest parse tree over them, and the interpretation of the tree. */

import type { Language } from '../../domain/languages.ts'
import type { Role } from '../../domain/reading.ts'
import type { ParsedItem, Part, Stretch } from '../../domain/shapes/recipes.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import { isMeasure } from '../reading/amounts.ts'
import { hasDoubtfulClaim } from '../reading/doubtful-claims.ts'
import { type Choice, type Mention, mentionOf } from '../reading/draft.ts'
import { nameUnread } from '../reading/mentions.ts'
import { type Bracket, markLastAsGuess } from '../reading/scan.ts'
import { type LineState, stateOf } from '../reading/state.ts'
import { partsOfLine } from '../reading/wording.ts'
import { Chart } from './chart.ts'
import { LINE_GRAMMAR } from './grammar.ts'
import { interpret } from './interpret.ts'
import { Lattice } from './lattice.ts'
import type { Node } from './nodes.ts'

export interface LineReading {
  readonly language: Language
  readonly parts: readonly Part[]
  readonly mentions: readonly Mention[]
  /** True if the line names only things that are not edible, such as foil. */
  readonly isNonFood: boolean
  /** A cache of parsed items by language and text. */
  readonly items: Map<string, readonly ParsedItem[]>
  /** True if the line is one letter away from the name of a food, but that food was not recognized. */
  readonly isNear: boolean
}

/** Maximum tokens and characters of a line. A longer line is not parsed, since the cost grows with the length. */
const MAX_TOKENS = 128
const MAX_CHARACTERS = 1_024

type Tree = { readonly state: LineState; readonly chart: Chart; readonly tree: Node | undefined }

export function readLineIn(library: Library, line: string, language: Language): LineReading {
  const scratch = stateOf(library, line, language)
  const state: LineState = {
    ...scratch,
    roles: scratch.tokens.map(() => undefined),
    drafts: [],
    pending: { kinds: [], claims: [], amount: undefined, unread: false },
  }
  if (scratch.tokens.length <= MAX_TOKENS && line.length <= MAX_CHARACTERS) {
    const { tree, chart } = treeIn(scratch)
    if (tree) interpret(state, tree, chart)
  }
  for (const draft of state.drafts) draft.choices = draft.choices.map(meantByAmount)
  if (state.tail.trim() !== '') markLastAsGuess(state)
  const isNear = isNearOther(state)
  if (isNear || hasLostWord(state)) for (const draft of state.drafts) draft.unread = true
  if (hasDoubtfulClaim(state)) {
    state.pending.claims = []
    for (const draft of state.drafts) {
      draft.unread = true
      draft.without = []
    }
  }
  // "Cab meat" may mean crab meat, so the candidates for "meat" may all be wrong.
  if (isNear) {
    for (const draft of state.drafts)
      draft.choices = draft.choices.map(({ isOneOf: _, ...choice }) => choice)
  }
  const isNonFood = isOnlyNonFood(state)
  if (!isNonFood) nameUnread(state)
  const mentions = state.drafts.map(mentionOf)
  return { language, parts: partsOfLine(state), mentions, items: new Map(), isNonFood, isNear }
}

/**
 * Decides between the raw food and the dish of the same name: "500 g Rindergulasch" is meat, and "Rindergulasch" may also
 * be the stew.
 */
function meantByAmount(choice: Choice): Choice {
  const { isOneOf, ...settled } = choice
  if (!isOneOf || choice.certainty === 'none') return choice
  if (choice.amount || choice.candidates.length === 1) return settled
  const confidence = Math.min(...choice.candidates.map((one) => one.confidence))
  const candidates = choice.candidates.map((one) => ({ ...one, confidence }))
  return { ...choice, certainty: 'none', candidates }
}

/** Returns the leaves of the cheapest parse tree of a line, each with its grammar symbol and its text. */
export function outlineOf(library: Library, line: string, language: Language): readonly Stretch[] {
  const { state, tree } = treeIn(stateOf(library, line, language))
  const leaves = ({ symbol, from, to, children }: Node): readonly Stretch[] => {
    if (children.length > 0) return children.flatMap(leaves)
    const words = state.tokens.slice(from, to).map(({ text }) => text)
    return [{ is: symbol, text: words.join(' ') }]
  }
  return tree ? leaves(tree) : []
}

/** Returns the cheapest tree. Looks for misspelt names only if the best exact tree has words that match no name. */
function treeIn(state: LineState): Tree {
  const exact = parsed(state, false)
  if (exact.tree && !isOpen(exact.tree, exact.chart)) return exact
  const guessed = parsed(state, true)
  return guessed.tree ? guessed : parsed(state, true, true)
}

function parsed(state: LineState, mayGuess: boolean, mayLose = false): Tree {
  const lattice = new Lattice(state, mayGuess, mayLose)
  const chart = new Chart(LINE_GRAMMAR, (name, at) => lattice.terminal(name, at))
  return { state, chart, tree: chart.tree('Line', 0, state.tokens.length) }
}

/** True if a tree or one of its brackets has a run of words that matches no name exactly. */
function isOpen({ symbol, food, bracket, children }: Node, chart: Chart): boolean {
  if (symbol === 'junk' || food?.isOpen) return true
  const brackets: readonly Bracket[] = bracket ? [bracket] : (food?.brackets ?? [])
  const inner = brackets.flatMap(([open, close]) => chart.tree('Remarks', open + 1, close) ?? [])
  return [...children, ...inner].some((one) => isOpen(one, chart))
}

/** True if a word has no role and is not reported as unknown. All foods of the line are then uncertain. */
function hasLostWord({ tokens, roles, drafts }: LineState): boolean {
  const isUnread = drafts.some(({ choices }) =>
    choices.some(({ certainty }) => certainty === 'none'),
  )
  return tokens.some(
    ({ kind }, at) =>
      kind !== 'sign' && (roles[at] === undefined || (roles[at] === 'unread' && !isUnread)),
  )
}

/** True if a word that was read as a unit or function word may be a misspelt food: "eg bread" (egg). */
function isNearOther({ library, language, tokens, roles, drafts, amounts }: LineState): boolean {
  const words: string[] = []
  const isClosed = drafts.some(({ choices }) => choices.some(({ isOneOf }) => isOneOf))
  let isSpoken = isClosed
  let isMeasured = false
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind === 'number' && words.length === 0) continue
    if (kind !== 'word') break
    // A name does not begin with an amount such as "200 g".
    const isUnit = at > 0 && words.length === 0 && roles[at] === 'unit'
    if (isUnit && amounts.unitAt(at, tokens.length)?.units.every(isMeasure)) {
      if (isClosed) continue
      return false
    }
    isMeasured ||= words.length === 0 && roles[at] === 'unit'
    words.push(key)
    isSpoken ||= key.length >= MIN_TYPO_LENGTH && OUTSIDE.has(roles[at] ?? 'unread')
  }
  if (!isSpoken || words.length < 2 || words.length > MAX_NAME_WORDS) return false
  const read = drafts.flatMap(({ choices }) =>
    choices.map((one) => one.candidates[0]?.ingredientId),
  )
  return oneLetterOff(library, words, language).some(({ name, ingredientId }) => {
    const [begun = ''] = nameKey(name).split(' ')
    const [unit = ''] = words
    // A unit that begins like a name is not a misspelling of that name: "1 Dose Mais" does not mean "Dosenmais".
    const stem = unit.length >= MIN_STEM_UNIT ? unit.slice(0, -1) : unit
    const isUnit = (isMeasured || !isClosed) && (begun.startsWith(stem) || unit.startsWith(begun))
    return !read.includes(ingredientId) && !(isUnit && roles.includes('amount'))
  })
}

/** Roles of words that are not part of a food. */
const OUTSIDE: ReadonlySet<Role> = new Set(['unit', 'filler', 'negation', 'non-food', 'coating'])
const MIN_TYPO_LENGTH = 2
/** Minimum length of a unit that can be recognized without its last letter. */
const MIN_STEM_UNIT = 5
const MAX_NAME_WORDS = 5

function isOnlyNonFood({ drafts, pending, roles }: LineState): boolean {
  const hasFood = drafts.length > 0 || pending.amount !== undefined
  return !hasFood && !pending.unread && roles.includes('non-food')
}
