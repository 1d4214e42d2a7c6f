/** The text of a package in one language, with methods that read spans of the text. */

import { type AbsenceCode, LEGAL_CLAIMS } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import type { LabelWords } from '../../language/words.ts'
import { isBrand, type Library } from '../../library/library.ts'
import type { OwnWords } from '../own-words.ts'
import { claimsIn } from '../reading/claims.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import type { CleanText } from './clean.ts'
import { LONGEST_NAME, plainAt, wordsAt } from './named.ts'
import type { Span } from './spans.ts'

export class LabelText {
  readonly words: LabelWords

  constructor(
    readonly library: Library,
    readonly clean: CleanText,
    readonly language: Language,
    readonly ownWords?: OwnWords,
  ) {
    this.words = LABEL_WORDS[language]
  }

  text({ from, to }: Span): string {
    return this.clean.text.slice(from, to)
  }

  folded({ from, to }: Span): string {
    return this.clean.folded.slice(from, to)
  }

  /** The contents of the outermost brackets in a span. */
  bracketsOf({ from, to }: Span): readonly Span[] {
    const found: Span[] = []
    for (let at = from; at < to; at++) {
      const closing = this.clean.brackets.closings.get(at)
      if (closing === undefined || closing >= to) continue
      found.push({ from: at + 1, to: closing })
      at = closing
    }
    return found
  }

  /** The span in lower case without accents. Each character of a bracketed text, brackets included, becomes `sign`. */
  outside(span: Span, sign = ' ', text = this.clean.folded): string {
    let shown = ''
    let next = span.from
    for (const { from, to } of this.bracketsOf(span)) {
      shown += text.slice(next, from - 1) + sign.repeat(to - from + 2)
      next = to + 1
    }
    return shown + text.slice(next, span.to)
  }

  allergens(span: Span): readonly AllergenAt[] {
    return allergensIn(this.folded(span), this.language).map((one) => moved(one, span.from))
  }

  /** The legally defined claims that the span makes. */
  claims(span: Span): readonly AbsenceCode[] {
    return claimsIn(this.library, this.keys(span), this.language)
      .map(({ code }) => code)
      .filter((code) => LEGAL_CLAIMS.includes(code))
  }

  /** True if words name a food, an additive or an animal. A name that is also an everyday word does not count. */
  namesFood(text: string): boolean {
    const { library, language } = this
    const folded = text.toLowerCase()
    if (allergensIn(folded, language).length > 0 || this.words.animals.test(folded)) return true
    if (library.named(nameKey(text)).length > 0) return true
    const keys = wordsAt(text).map(({ from, to }) => nameKey(text.slice(from, to)))
    const isOwnName = (key: string) =>
      library
        .named(key)
        .some(({ ingredientId, lang }) => lang === language && !isBrand(library, ingredientId))
    return keys.some((_, at) => {
      const plain = plainAt(library, keys, at, language)
      const longer = keys.slice(at + plain, at + LONGEST_NAME)
      return longer.some((_key, more) => isOwnName(keys.slice(at, at + plain + more + 1).join(' ')))
    })
  }

  keys(span: Span): readonly string[] {
    return nameKey(this.text(span)).split(' ').filter(Boolean)
  }
}

/** Shifts a span by `by` characters. */
export const moved = <T extends Span>(one: T, by: number): T => ({
  ...one,
  from: one.from + by,
  to: one.to + by,
})
