/** What is known of a line while it is read: its tokens, the roles given so far, and the foods found so far. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import type { Role } from '../../domain/reading.ts'
import type { Library } from '../../library/library.ts'
import type { Entry } from '../../names/dictionary.ts'
import { type Amount, Amounts } from './amounts.ts'
import { withoutOffers } from './claims.ts'
import type { Draft } from './draft.ts'
import { partGlued, partStops } from './glued.ts'
import { withoutBullets, withoutMarkup, withoutPictures } from './markup.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words of the line by the numbers of their tokens, in order; brackets and signs may stand between two of them. */
export type Places = readonly number[]

/** Where a phrase stands: the food of the line, one named beside it, or a remark. */
export type Place = 'main' | 'beside' | 'remark'

export interface LineState {
  readonly library: Library
  readonly language: Language
  readonly line: string
  /** What stands behind the length that is read. */
  readonly tail: string
  /** Everything that is written; `tokens` are without the markup, and it is their numbers that all else speaks of. */
  readonly written: readonly Token[]
  readonly tokens: readonly Token[]
  /** The folded word, number or sign of each token. */
  readonly keys: readonly string[]
  readonly roles: (Role | undefined)[]
  readonly amounts: Amounts
  /** The lexicon entry at each token that was asked for. */
  readonly entries: (Entry | undefined)[]
  readonly drafts: Draft[]
  readonly pending: Pending
  /** While what stands behind "in" or "with" is read. */
  inWithClause: boolean
  /** The amount that each food of a list has: "1 tsp each salt, pepper and cumin". */
  shared: Amount | undefined
}

/** What stands before the food that it belongs to. */
interface Pending {
  kinds: readonly string[]
  claims: readonly AbsenceCode[]
  amount: Amount | undefined
  unread: boolean
}

/** A line is read to this length; nobody writes longer ones. */
const MAX_LINE = 500

/** The state of a line of which nothing is read yet. */
export function stateOf(library: Library, line: string, language: Language): LineState {
  const tokensWritten = tokensOf(withoutBullets(line.slice(0, MAX_LINE)))
  const written = partStops(library, partGlued(library, tokensWritten, language), language)
  const words = withoutPictures(library, withoutMarkup(written), language)
  const tokens = withoutOffers(library, words, language)
  return {
    library,
    language,
    line,
    tail: line.slice(MAX_LINE),
    written,
    tokens,
    keys: tokens.map(({ key }) => key),
    roles: tokens.map(() => undefined),
    amounts: new Amounts(library, language, tokens),
    entries: [],
    drafts: [],
    pending: { kinds: [], claims: [], amount: undefined, unread: false },
    inWithClause: false,
    shared: undefined,
  }
}
