/** The state of a line during reading: its tokens, and the roles and foods found so far. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import type { Role } from '../../domain/reading.ts'
import type { Library } from '../../library/library.ts'
import type { Entry } from '../../names/dictionary.ts'
import { type Amount, Amounts } from './amounts.ts'
import { allClaimsIn, withoutOffers } from './claims.ts'
import type { Draft } from './draft.ts'
import { splitGlued } from './glued.ts'
import { withoutBullets, withoutMarkup, withoutPictures } from './markup.ts'
import { expandShortForms } from './short-forms.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The token indexes of words, in order. Brackets and signs may lie between the words. */
export type Indexes = readonly number[]

/** What a phrase adds to its line: the main food, a further food, or a remark. */
export type Slot = 'main' | 'beside' | 'remark'

export interface LineState {
  readonly library: Library
  readonly language: Language
  readonly line: string
  /** The text after the first `MAX_LINE` characters. This text is not read. */
  readonly tail: string
  /** All tokens, including markup. `tokens` excludes markup, and all indexes refer to `tokens`. */
  readonly written: readonly Token[]
  readonly tokens: readonly Token[]
  readonly keys: readonly string[]
  /** True if the line has a claim such as "vegan", even a denied or offered one. */
  readonly isClaimed: boolean
  /** The lexicon entry at each token, or null if there is none. Each is looked up on first use. */
  readonly entries: (Entry | null)[]
  readonly roles: (Role | undefined)[]
  readonly amounts: Amounts
  readonly drafts: Draft[]
  readonly pending: Pending
  /** True while the words that follow "in" or "with" are read. */
  inWithClause: boolean
  /** The amount that each food of a list gets: "1 tsp each salt, pepper and cumin". */
  shared: Amount | undefined
}

/** Information that comes before the food it belongs to. */
interface Pending {
  kinds: readonly string[]
  claims: readonly AbsenceCode[]
  amount: Amount | undefined
  unread: boolean
}

/** Maximum number of characters of a line that are read. */
const MAX_LINE = 500

export function stateOf(library: Library, line: string, language: Language): LineState {
  const read = tokensOf(withoutBullets(line.slice(0, MAX_LINE)))
  const written = splitGlued(library, read, language)
  const spelt = expandShortForms(library, withoutMarkup(written), language)
  const words = withoutPictures(library, spelt, language)
  const before = words.map(({ key }) => key)
  const claims = allClaimsIn(library, before, language)
  const tokens = withoutOffers(words, before, claims, language)
  const keys = tokens === words ? before : tokens.map(({ key }) => key)
  return {
    library,
    language,
    line,
    tail: line.slice(MAX_LINE),
    written,
    tokens,
    keys,
    isClaimed: claims.length > 0,
    entries: [],
    roles: tokens.map(() => undefined),
    amounts: new Amounts(library, language, tokens),
    drafts: [],
    pending: { kinds: [], claims: [], amount: undefined, unread: false },
    inWithClause: false,
    shared: undefined,
  }
}
