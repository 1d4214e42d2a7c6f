/**
 * Checks the raw text independently of the parser: finds every food that the text mentions, except foods that the text
 * says are absent. Shares only the folding of letters and the food names in the library with the parser, so that it
 * does not repeat mistakes of the parser.
 */

import type { AbsenceCode } from '../domain/absences.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { Library } from '../library/library.ts'
import { markDenied } from './denials.ts'
import { type Found, findNames } from './find-names.ts'
import { namesOf } from './names.ts'
import { languagesOf, Text } from './text.ts'
import { isJoint, tokensOf } from './tokens.ts'

export interface Mention {
  /** All foods the words may mean. */
  readonly ids: readonly string[]
  /** UTF-16 positions in the text. */
  readonly start: number
  readonly end: number
  /** Claims that the food is free of something, such as "vegan" in "vegan butter". */
  readonly without: readonly AbsenceCode[]
  /** True if a package only warns of traces of the food. */
  readonly isTrace: boolean
}

interface Options {
  readonly lang: Language
  /** True for package texts: a name may contain a line break, and foods in serving suggestions do not count. */
  readonly isPackage?: boolean
}

interface Seen {
  /** Foods that the text mentions without saying that they are absent, in text order. */
  readonly mentions: readonly Mention[]
  /** What is absent according to statements anywhere in the text, such as "gluten free". */
  readonly denied: readonly AbsenceCode[]
}

/** Finds the foods that a text names, independently of the parser, in time linear in the length of the text. */
export function witness(
  library: Library,
  text: string,
  { lang, isPackage = false }: Options,
): Seen {
  const tokens = tokensOf(text, isPackage)
  const names = namesOf(library)
  const read = new Text(names, tokens, languagesOf(names, tokens, lang), isPackage)
  const found = findNames(read)
  markDenied(read, found)
  const traces = isPackage ? tracesIn(read) : new Set<number>()
  addClaims(read, found)
  const denied = found.flatMap(({ isDenied, codes, without }) =>
    isDenied ? [...codes, ...without] : without,
  )
  // "Vegan" counts as a claim wherever the word appears in the text.
  if (tokens.some((_, at) => read.phraseAt(at, 'vegan') > 0)) denied.push('vegan')
  const mentions = found
    .filter(({ ids, isDenied }) => ids.length > 0 && !isDenied)
    .map(({ from, to, ids, without }) => ({
      ids,
      start: itemAt(tokens, from).start,
      end: itemAt(tokens, to - 1).end,
      without: [...new Set(without)],
      isTrace: traces.has(from),
    }))
  return { mentions, denied: [...new Set(denied)] }
}

/** True if there are rules to recognize claims such as "gluten-free" for this code. */
export function isDeniable(library: Library, code: AbsenceCode): boolean {
  const { rules } = namesOf(library)
  return code === 'vegan' || LANGUAGES.some((lang) => rules[lang].absences[code] !== undefined)
}

/** Indexes of the words in trace warnings, such as "May contain milk and egg." and "Egg is used in our bakery." */
function tracesIn(text: Text): ReadonlySet<number> {
  const traces = new Set<number>()
  let start = 0
  let isTrace = false
  for (const [at, { gap }] of text.tokens.entries()) {
    if (gap === 'stop') {
      start = at
      isTrace = false
    }
    if (!isTrace && text.phraseAt(at, 'sites') > 0) {
      isTrace = true
      for (let place = start; place < at; place++) traces.add(place)
    }
    isTrace ||= text.phraseAt(at, 'traces') > 0
    if (isTrace) traces.add(at)
  }
  return traces
}

/** Maximum words between two names that belong together. */
const NEAR = 2
/** Maximum number of claims, such as "egg-free", in a list after a food. */
const MOST_JOINED = 12

/** Adds the claims next to a food, such as "egg-free" and "vegan", to the `without` of this food. */
function addClaims(text: Text, found: readonly Found[]): void {
  for (const [place, mention] of found.entries()) {
    if (mention.isDenied) passOn(text, found, place)
    else if (isCalledVegan(text, mention, found[place + 1])) mention.without.push('vegan')
  }
}

function isCalledVegan(text: Text, { from, to }: Found, next: Found | undefined): boolean {
  for (const length of [1, 2]) {
    const start = from - length
    const isNext = start >= 0 && isOneName(text, start + 1, from)
    if (isNext && text.phraseAt(start, 'vegan') === length) return !text.isTakenBack(start)
  }
  const after = text.tokens[to]
  const length = text.phraseAt(to, 'vegan')
  if (!after || length === 0 || after.gap === 'stop' || after.gap === 'sign') return false
  const isOfNext = !isJoint(after) && next?.from === to + length
  return !isOfNext && text.phraseAt(to + length, 'offers') === 0
}

/** If the words next to a food say that it is free from an allergen ("egg-free noodles"), adds this to the food. */
function passOn(text: Text, found: readonly Found[], place: number): void {
  const { codes, isClaim, to } = itemAt(found, place)
  const next = found[place + 1]
  const free = isClaim ? text.phraseAt(to, 'free') : 0
  if (isClaim && next?.from === to + free && isOneName(text, to, next.from)) {
    next.without.push(...codes)
    return
  }
  const isNear = (one: number) => itemAt(found, one).from - itemAt(found, one - 1).to <= NEAR
  let from = place
  while (from > place - MOST_JOINED && found[from - 1]?.isDenied && isNear(from)) from -= 1
  const before = found[from - 1]
  if (!before || before.isDenied || !isNear(from)) return
  const between = text.tokens.slice(before.to, itemAt(found, from).from + 1)
  if (between.every(({ gap }) => gap !== 'stop' && gap !== 'sign')) before.without.push(...codes)
}

const isOneName = ({ tokens }: Text, from: number, to: number) =>
  tokens.slice(from, to + 1).every(isJoint)
