/** Reads the clauses of a line, parted by commas, semicolons, full stops and dashes: how each belongs to the food before it. */

import { lastOf } from '../../domain/present.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { body } from './body.ts'
import { plain, readBrackets } from './brackets.ts'
import { alternatives } from './choices.ts'
import { leave } from './cooks-choice.ts'
import { giveEach, onlyChoice } from './draft.ts'
import { takeParts } from './fruit-parts.ts'
import { colonIn, introductionEnd, isLabel, isSaid } from './labels.ts'
import { isBetweenWords, PARTING } from './markup.ts'
import { addPossible, addReading, asOptional, intoChoice } from './mentions.ts'
import { foodsNamed } from './named-foods.ts'
import { absent } from './negations.ts'
import {
  holdsFood,
  isNothing,
  isPlainRest,
  isShareOfItself,
  isWholeName,
  namesFood,
  readWords,
  sureReadingOf,
} from './readings.ts'
import { mark, markAll, take, turn } from './roles.ts'
import {
  closing,
  entry,
  flat,
  isAndOr,
  isPurpose,
  isUntil,
  jointsIn,
  keyAt,
  range,
  splitAt,
} from './scan.ts'
import { headed, shareOne } from './shared-nouns.ts'
import type { LineState, Place } from './state.ts'

/** The clauses of a stretch; those behind the first food are remarks. */
export function list(state: LineState, from: number, to: number, place: Place): void {
  let start = from
  let first = true
  let known = state.drafts.length
  for (let at = from; at <= to; at++) {
    if (at < to && keyAt(state, at) === '(') {
      // One that is never closed holds the rest of the line.
      at = Math.min(closing(state, at, to), to - 1)
      continue
    }
    if (at < to && !isBreak(state, at)) continue
    const shared =
      at > start && keyAt(state, at) === ',' ? sharingEnd(state, start, at, to) : undefined
    if (shared !== undefined) at = shared
    if (at > start) {
      const before = state.drafts.length
      clause(state, start, at, !first && place === 'main' ? 'remark' : place)
      // "1 tsp each salt, pepper and cumin, oil": the list of what it is said of ends behind "and".
      if (range(start + 1, at).some((i) => isAndOr(state, keyAt(state, i))))
        state.shared = undefined
      first = first && state.drafts.length === 0
      // "Nuts (optional)", "parsley, dill, if you like": what is left to the cook are the foods read with it or last.
      if (state.drafts.length > before) known = before
      leave(state, start, at, state.drafts.slice(known))
    }
    if (at < to) state.roles[at] ??= 'filler'
    start = at + 1
  }
}

/** Sides of a list that share one noun; nobody writes more. */
const MOST_SIDES = 5

/**
 * Where "oat, soy or almond milk" ends, whose first comma stands at `comma`: such a list is one phrase. Undefined for any other,
 * whose clauses are foods by themselves.
 */
function sharingEnd(state: LineState, from: number, comma: number, to: number): number | undefined {
  const begun = state.amounts.at(from, comma)?.to ?? from
  let end = comma
  for (let commas = 1; commas < MOST_SIDES; commas++) {
    const next = range(end + 1, to).find((at) => isBreak(state, at)) ?? to
    if (!range(end + 1, next).every((at) => state.tokens[at]?.kind === 'word')) return undefined
    end = next
    const places = range(begun, end).filter((at) => keyAt(state, at) !== ',')
    if (jointsIn(state, places).length > 0) {
      const sides = splitAt(state, places, (key) => isAndOr(state, key))
      return sides.length > 2 && shareOne(state, sides) ? end : undefined
    }
    if (keyAt(state, end) !== ',') return undefined
  }
  return undefined
}

function isBreak({ tokens }: LineState, at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token) return false
  if (BREAKS.has(token.key)) return true
  if (token.kind === 'sign' && PARTING.has(token.key)) return isBetweenWords(tokens, at)
  if (token.key !== '-' || behind?.kind !== 'number') return token.key === '-'
  // "2 - 3" is a range; "Butter - 100 g" is not.
  return before?.kind !== 'number' && !(before?.kind === 'word' && token.glued)
}

const BREAKS: ReadonlySet<string> = new Set([',', ';', '.', '!', '?'])

function clause(state: LineState, from: number, to: number, place: Place): void {
  if (isEachAlone(state, from, to)) return
  const colon = colonIn(state, from, to)
  const begun = colon === undefined ? undefined : state.amounts.at(from, to)
  if (colon !== undefined && !(begun?.each && begun.to > colon)) {
    labelled(state, from, colon, to, place)
    return
  }
  if (isPurpose(state, keyAt(state, from)) && to - from > 1 && !namesFood(state, from, to)) {
    purposeFirst(state, from, to, place)
    return
  }
  if (place === 'remark' && remark(state, from, to)) return
  const { to: start, introduces } = skipJoints(state, from, to)
  if (start >= to) return
  if (introduces !== undefined) state.shared = undefined
  if (introduces === 'example') example(state, start, to)
  else if (introduces === 'or') otherwise(state, start, to)
  else if (introduces === 'mayContain') asOptional(state, () => body(state, start, to, 'beside'))
  else if (introduces === 'negator') negation(state, start, to)
  else {
    const isBeside = introduces === 'with' && state.drafts.length > 0
    state.isBathed = isBeside
    body(state, start, to, isBeside ? 'beside' : place)
    state.isBathed = false
  }
}

/** "Comino y pimentón, 1 cdta, cada uno": each has the amount of the first. */
function isEachAlone(state: LineState, from: number, to: number): boolean {
  const { amounts, drafts } = state
  if (drafts.length < 2 || amounts.eachBehind(from, to) !== to) return false
  const amount = onlyChoice(drafts[0])?.amount
  if (!amount) return false
  mark(state, from, to, 'filler')
  giveEach(drafts, amount)
  return true
}

/** Remarks that name no food: "peeled and chopped", "70 % Kakao", "until golden"; false where it is another. */
function remark(state: LineState, from: number, to: number): boolean {
  const isBehindFood = state.drafts.length > 0
  if (isBehindFood && deniesFood(state, from, to)) {
    mark(state, from, to, 'negation')
    return true
  }
  if (isBehindFood && !isBareList(state) && isPlain(state, from, to)) {
    // "2 oranges, grated zest only".
    if (!takeParts(state, flat(state, from, to).places)) plain(state, from, to)
    return true
  }
  const share = state.amounts.skipAbout(from, to)
  if (isBehindFood && /%$/.test(keyAt(state, share))) {
    if (isShareOfItself(state, flat(state, share, to).places)) {
      mark(state, from, to, 'descriptor')
      return true
    }
  }
  if (!isUntil(state, keyAt(state, from)) || holdsFood(state, from, to)) return false
  note(state, from, to)
  return true
}

/** "(not cream)", ", nicht die Margarine": the whole name of another food, and nothing else. */
function deniesFood(state: LineState, from: number, to: number): boolean {
  const { denials, beforeClaim } = WORDS[state.language]
  if (!denials.has(keyAt(state, from))) return false
  const start = range(from + 1, to).find((at) => !beforeClaim.has(keyAt(state, at))) ?? to
  const { words, brackets } = flat(state, start, to)
  return brackets.length === 0 && words.length === to - start && isWholeName(state, words)
}

/** Words that only describe, and are together no name of a food either. */
function isPlain(state: LineState, from: number, to: number): boolean {
  return isSaid(state, from, to) && readWords(state, flat(state, from, to).words).isPlain
}

/** "Queso, pan, tostadas": several foods, none of them with an amount. */
function isBareList({ drafts }: LineState): boolean {
  return drafts.length > 1 && drafts.every(({ choices }) => choices[0]?.amount === undefined)
}

/** "For drizzling" is a remark; "für die Sauce 200 g Crème fraîche" introduces what follows. */
function purposeFirst(state: LineState, from: number, to: number, place: Place): void {
  const start = amountBehind(state, from, to) ?? nameBehind(state, from, to, place)
  note(state, from, start ?? to)
  if (start !== undefined) body(state, start, to, place)
}

/** Where a number with its food begins behind a purpose. */
function amountBehind(state: LineState, from: number, to: number): number | undefined {
  return range(from + 1, to).find((at) => {
    if (state.tokens[at]?.kind !== 'number') return false
    const amount = state.amounts.at(at, to)
    return amount?.numbered === true && !isPlainRest(state, amount.to, to)
  })
}

/** Where a food without an amount begins there, in the first clause of a line. */
function nameBehind(state: LineState, from: number, to: number, place: Place): number | undefined {
  const end = introductionEnd(state, from + 1, to)
  const { places } = flat(state, end, to)
  const isFirst = place === 'main' && state.drafts.length === 0
  const isName = isFirst && end < to && end > from + 1
  return isName && sureReadingOf(state, places) ? end : undefined
}

/** "For drizzling", "zum Bestäuben": what a food is for is a remark. */
function note(state: LineState, from: number, to: number): void {
  const { places, brackets } = flat(state, from, to)
  markAll(state, places, 'note')
  readBrackets(state, brackets)
}

interface Joints {
  readonly to: number
  readonly introduces?: 'with' | 'example' | 'or' | 'mayContain' | 'negator' | undefined
}

/** Words at the beginning of a clause that say how it belongs to the line. */
function skipJoints(state: LineState, from: number, to: number): Joints {
  const { amounts, drafts } = state
  let at = from
  let introduces: 'with' | undefined
  while (at < to && keyAt(state, at) !== '(') {
    const key = keyAt(state, at)
    if (amounts.isOr(key) && at + 1 < to) {
      mark(state, at, at + 1, 'filler')
      return { to: at + 1, introduces: 'or' }
    }
    const found = entry(state, at, to)
    const cls = found?.cls
    if (found && (cls === 'example' || cls === 'mayContain' || cls === 'negator')) {
      if (cls === 'negator' && namesFood(state, at, to)) break
      const end = at + found.length
      mark(state, at, end, cls === 'negator' ? 'negation' : 'filler')
      return { to: end, introduces: cls }
    }
    if (drafts.length === 0) break
    const isAnd = amounts.isAnd(key)
    const isWith = cls === 'with' || cls === 'contains'
    if (!isAnd && (!isWith || namesFood(state, at, to))) break
    const end = at + (isAnd ? 1 : (found?.length ?? 1))
    mark(state, at, end, 'filler')
    at = end
    introduces = 'with'
  }
  return { to: at, introduces }
}

/** "Teig: 200 g Mehl", "Mehl: 500 g", "Reis: mit Ei". */
function labelled(state: LineState, from: number, colon: number, to: number, place: Place): void {
  state.roles[colon] = 'filler'
  if (colon + 1 >= to) {
    clause(state, from, colon, place)
    return
  }
  if (colon === from) {
    clause(state, colon + 1, to, place)
    return
  }
  const amount = state.amounts.at(colon + 1, to)
  if (amount?.numbered && isPlainRest(state, amount.to, to)) {
    take(state, amount)
    body(state, from, colon, place, amount)
    plain(state, amount.to, to)
    return
  }
  label(state, from, colon)
  clause(state, colon + 1, to, place === 'main' ? 'main' : 'beside')
}

/** The words before a colon: a part of the recipe, a contents word, or a food that counts as well. */
function label(state: LineState, from: number, to: number): void {
  const { words } = flat(state, from, to)
  const reading = readWords(state, words)
  const isName = !isLabel(state, words) && !reading.isEmpty && reading.certainty !== 'none'
  const before = state.drafts.length
  if (isName) clause(state, from, to, 'main')
  else note(state, from, to)
  if (state.drafts.length > before) return
  if (!isLabel(state, words)) addNamed(state, words)
}

/** "Sesam-Crunch: 200 g Zucker": a part of the recipe that is named by a food may well hold it. */
function addNamed(state: LineState, words: readonly string[]): void {
  const { library, language } = state
  const [ids = []] = inOrder(language)
    .map((lang) => foodsNamed(library, words, lang))
    .filter((found) => found.length > 0)
  for (const id of ids) addPossible(state, id, words.join(' '))
}

/** A clause that begins with "or": a choice beside the food before it. */
function otherwise(state: LineState, from: number, to: number): void {
  const before = state.drafts.length
  if (before === 0) {
    body(state, from, to, 'main')
    return
  }
  if (isNothing(state, flat(state, from, to).words)) {
    plain(state, from, to)
    return
  }
  if (!withHead(state, from, to)) body(state, from, to, 'beside')
  turn(state, range(from, to), ['further food'], 'alternative')
  if (state.drafts.length > before) intoChoice(state, before - 1)
}

/** "Aceite de girasol (o de oliva)": the words behind need the head of the food before; false where they stand for themselves. */
function withHead(state: LineState, from: number, to: number): boolean {
  const { places, brackets } = flat(state, from, to)
  const food = range(0, from).filter((at) => state.roles[at] === 'food')
  const full = brackets.length > 0 ? undefined : headed(state, food, places)
  if (full === undefined) return false
  markAll(state, places, 'further food')
  addReading(
    state,
    readWords(state, full),
    places,
    onlyChoice(lastOf(state.drafts))?.amount,
    'beside',
    full,
  )
  return true
}

/** A clause that begins with "such as". */
function example(state: LineState, from: number, to: number): void {
  const { places, brackets } = flat(state, from, to)
  alternatives(state, places)
  readBrackets(state, brackets)
}

/** A clause that begins with "without". */
function negation(state: LineState, from: number, to: number): void {
  const { places, brackets } = flat(state, from, to)
  absent(state, places)
  readBrackets(state, brackets)
}
