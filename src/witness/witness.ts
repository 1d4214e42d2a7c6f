/**
 * Last check of raw text, however it was parsed: every food it names and does not deny. Shares only the folding and the
 * library's names with the parser, so that a fault in one cannot hide in the other.
 */

import type { AbsenceCode } from '../domain/absences.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { Library } from '../library/library.ts'
import { addClaims } from './claims.ts'
import { markDenied } from './denials.ts'
import { findNames } from './find-names.ts'
import { namesOf } from './names.ts'
import { languagesOf, Text } from './text.ts'
import { tokensOf } from './tokens.ts'

export interface Mention {
  /** All foods the words may mean. */
  readonly ids: readonly string[]
  /** UTF-16 positions in the text. */
  readonly start: number
  readonly end: number
  /** What the text says the food is free of. */
  readonly without: readonly AbsenceCode[]
  /** True if a package warns of traces of it. */
  readonly isTrace: boolean
}

interface Options {
  readonly lang: Language
  /** For packages: a line break may occur within a name, and foods to eat it with do not count. */
  readonly isPackage?: boolean
}

interface Seen {
  /** Foods that the text names without denying them, in text order. */
  readonly mentions: readonly Mention[]
  /** Absences stated anywhere in the text. */
  readonly denied: readonly AbsenceCode[]
}

/** Finds the foods that a text names; linear in its length. */
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
  // "Vegan" is a claim anywhere in the text.
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

/** True if the witness recognizes denials of this absence. */
export function isDeniable(library: Library, code: AbsenceCode): boolean {
  const { rules } = namesOf(library)
  return code === 'vegan' || LANGUAGES.some((lang) => rules[lang].absences[code] !== undefined)
}

/** Indexes of the words in warnings of traces: "May contain milk and egg.", "Egg is used in our bakery." */
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
