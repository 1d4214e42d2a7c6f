/** Adds to each food what the words next to it say that it is free of: "vegan butter", "gluten-free flour". */

import { itemAt } from '../domain/present.ts'
import type { Found } from './find-names.ts'
import type { Text } from './text.ts'
import { isJoint } from './tokens.ts'

/** Most words between two names that belong together. */
const NEAR = 2
/** Longest list of absences before a food. */
const MOST_JOINED = 12

/** Adds to `without` of each food the absences that the words next to it state. */
export function addClaims(text: Text, found: readonly Found[]): void {
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

/** A denied allergen is absent from the food next to it. */
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
