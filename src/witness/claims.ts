/** Adds to each food what the words next to it say that it is free of: "vegan butter", "gluten-free flour". */

import { itemAt } from '../domain/present.ts'
import type { Found } from './find-names.ts'
import type { Text } from './text.ts'
import { isJoint } from './tokens.ts'

/** Most words between two names that belong together. */
const NEAR = 2
/** Longest list of absences before a food. */
const MOST_JOINED = 12

export function addClaims(text: Text, found: readonly Found[]): void {
  const claims = new Claims(text, found)
  for (const place of found.keys()) claims.claim(place)
}

class Claims {
  constructor(
    private readonly text: Text,
    private readonly found: readonly Found[],
  ) {}

  /** Adds what the words next to a food say it is free of: "vegan butter", "gluten-free flour", "sin huevo". */
  claim(place: number): void {
    const mention = itemAt(this.found, place)
    if (mention.isDenied) this.passOn(place)
    else if (this.isCalledVegan(place)) mention.without.push('vegan')
  }

  private isCalledVegan(place: number): boolean {
    const { from, to } = itemAt(this.found, place)
    for (const length of [1, 2]) {
      const start = from - length
      const isNext = start >= 0 && this.isOneName(start + 1, from)
      if (isNext && this.text.phraseAt(start, 'vegan') === length)
        return !this.text.isTakenBack(start)
    }
    const after = this.text.tokens[to]
    const length = this.text.phraseAt(to, 'vegan')
    if (!after || length === 0 || after.gap === 'stop' || after.gap === 'sign') return false
    const isOfNext = !isJoint(after) && this.found[place + 1]?.from === to + length
    return !isOfNext && this.text.phraseAt(to + length, 'offers') === 0
  }

  /** A denied allergen is absent from the food next to it. */
  private passOn(place: number): void {
    const denied = itemAt(this.found, place)
    const { codes, isClaim } = denied
    const next = this.found[place + 1]
    const free = isClaim ? this.text.phraseAt(denied.to, 'free') : 0
    if (isClaim && next?.from === denied.to + free && this.isOneName(denied.to, next.from)) {
      next.without.push(...codes)
      return
    }
    let from = place
    while (from > place - MOST_JOINED && this.found[from - 1]?.isDenied && this.isNext(from))
      from -= 1
    const before = this.found[from - 1]
    if (!before || before.isDenied || !this.isNext(from)) return
    const between = this.text.tokens.slice(before.to, itemAt(this.found, from).from + 1)
    if (between.every(({ gap }) => gap !== 'stop' && gap !== 'sign')) before.without.push(...codes)
  }

  private isNext(place: number): boolean {
    return itemAt(this.found, place).from - itemAt(this.found, place - 1).to <= NEAR
  }

  private isOneName(from: number, to: number): boolean {
    return this.text.tokens.slice(from, to + 1).every(isJoint)
  }
}
