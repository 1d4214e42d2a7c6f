/** Marks mentioned foods as absent, such as "egg" in "without egg" or, on packages, in "Serve with egg." */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { Found } from './find-names.ts'
import type { Text } from './text.ts'
import { isJoint, type Token } from './tokens.ts'

/** Maximum words between "without" and the food, and between "no" and the food. */
const FAR = 4
const NEAR = 2
const OTHER_FREE: ReadonlySet<string> = new Set(['range', 'run', 'running', 'flowing', 'standing'])

/** A word after one of these gaps begins a sentence, or a section of the text on a package. */
const BEGINS: ReadonlySet<Token['gap']> = new Set(['stop', 'sign', 'bracket', 'wrap'])

/** Verb forms that can follow "without", except verbs that mean "add" or "use": "without adding eggs" means no eggs. */
const VERBS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?!adding|using).{2,}ing$/,
  es: /^(?!anadir|usar|agregar|utilizar).{2,}[aei]r(?:l[aeo]s?)?$/,
}

/**
 * Sets `isDenied` for each food that is absent according to the text ("without milk"), and `isClaim` if the text says
 * so in a claim such as "milk-free".
 */
export function markDenied(text: Text, found: readonly Found[]): void {
  const denials = new Denials(text, found)
  denials.denyAfter()
  denials.denyBefore()
  if (text.isPackage) denials.setAside()
}

class Denials {
  /** Index in `found` of the name that begins at each word. */
  private readonly places: ReadonlyMap<number, number>

  constructor(
    private readonly text: Text,
    private readonly found: readonly Found[],
  ) {
    this.places = new Map(found.map(({ from }, place) => [from, place]))
  }

  /**
   * Marks the foods after a word such as "without" as absent ("without eggs and milk"), up to a comma, the end of the
   * sentence or a word that ends the negation.
   */
  denyAfter(): void {
    let left = 0
    for (let at = 0; at < this.text.tokens.length; at++) {
      const token = itemAt(this.text.tokens, at)
      if (!isJoint(token) && token.gap !== 'slash') left = 0
      const mention = this.nameAt(at)
      if (mention) {
        if (left > 0 && !this.isUnfinished(mention.to)) mention.isDenied = true
        // "Without" also applies to "milk" in "without eggs and milk", but not in "without eggs, and add the milk".
        const join = left > 0 ? this.text.phraseAt(mention.to, 'joins') : 0
        const isSlash = this.text.tokens[mention.to]?.gap === 'slash'
        left = join > 0 || (left > 0 && isSlash) ? 1 : 0
        at = mention.to + join - 1
        continue
      }
      if (this.text.phraseAt(at, 'ends') > 0) left = 0
      const without = this.text.phraseAt(at, 'without')
      const length = Math.max(without, this.text.phraseAt(at, 'no'))
      if (length > 0) {
        const isVoid = this.text.isTakenBack(at) || this.isVerb(at + length)
        left = isVoid ? 0 : without > 0 ? FAR : NEAR
        const isListed = this.text.tokens[at + length]?.gap === 'colon'
        if (!isVoid && (isListed || this.isEdge(at))) this.denyList(at + length, isListed)
        at += length - 1
      } else left = Math.max(0, left - 1)
    }
  }

  /** True if a sentence, or a section of the text on a package, begins at this word or ends before it. */
  private isEdge(at: number): boolean {
    const token = this.text.tokens[at]
    return at === 0 || token === undefined || BEGINS.has(token.gap)
  }

  /**
   * Marks the foods in a list as absent if the list follows a colon ("Free from: milk, egg") or ends with "and" and a
   * food ("Free from milk, egg and fish.").
   */
  private denyList(from: number, isListed: boolean): void {
    const first = this.places.get(from)
    if (first === undefined) return
    let last = first
    let isJoined = false
    for (let next = this.found[last + 1]; next; next = this.found[last + 1]) {
      const before = itemAt(this.found, last)
      const join = this.text.phraseAt(before.to, 'joins')
      if (next.from !== before.to + join || itemAt(this.text.tokens, before.to).gap === 'stop')
        break
      isJoined = join > 0
      last += 1
    }
    const isWhole = isJoined && this.isEdge(itemAt(this.found, last).to)
    if (!isListed && !isWhole) return
    for (const mention of this.found.slice(first, last + 1)) mention.isDenied = true
  }

  /** Marks the foods before a word such as "free" as absent, as in "gluten and dairy free". */
  denyBefore(): void {
    for (const [place, last] of this.found.entries()) {
      const after = this.text.tokens[last.to]
      if (!after || !isJoint(after) || this.text.phraseAt(last.to, 'free') === 0) continue
      if (OTHER_FREE.has(this.text.tokens[last.to + 1]?.word ?? '')) continue
      for (let at = place; ; at--) {
        const mention = itemAt(this.found, at)
        if (this.text.isTakenBack(mention.from)) break
        mention.isDenied = true
        mention.isClaim = true
        const join = mention.from - 1
        if (this.found[at - 1]?.to !== join || this.text.phraseAt(join, 'joins') === 0) {
          if (at < place) this.denyListBefore(at)
          break
        }
      }
    }
  }

  /** Marks as absent any foods listed before the last two, such as "gluten" in "(Gluten, wheat & milk free)". */
  private denyListBefore(place: number): void {
    let first = place
    while (
      this.found[first - 1]?.to === itemAt(this.found, first).from &&
      itemAt(this.text.tokens, itemAt(this.found, first).from).gap === 'comma'
    ) {
      first -= 1
    }
    const start = itemAt(this.found, first).from
    const { gap } = itemAt(this.text.tokens, start)
    if (start > 0 && gap !== 'stop' && gap !== 'bracket') return
    for (const mention of this.found.slice(first, place)) {
      mention.isDenied = true
      mention.isClaim = true
    }
  }

  /** Marks foods as not in the product if the text only suggests serving them with it ("Serve with pork."). */
  setAside(): void {
    let isAside = false
    for (const [at, { gap }] of this.text.tokens.entries()) {
      if (gap === 'stop') isAside = false
      isAside ||= this.text.phraseAt(at, 'beside') > 0
      const mention = this.nameAt(at)
      if (isAside && mention) mention.isDenied = true
    }
  }

  private nameAt(at: number): Found | undefined {
    return this.found[this.places.get(at) ?? -1]
  }

  /** True for a verb after a negation. For example, "without stirring the milk" does not mean without milk. */
  private isVerb(at: number): boolean {
    const { word = '', gap } = this.text.tokens[at] ?? {}
    const isForm = this.text.languages.some((lang) => VERBS[lang]?.test(word))
    return gap === 'blank' && isForm && !this.text.names.word(word, this.text.languages)
  }

  /**
   * True if a negated verb follows the food. For example, "Ohne die Butter zu bräunen" means without browning the
   * butter, not without butter.
   */
  private isUnfinished(at: number): boolean {
    if (!this.text.languages.includes('de')) return false
    for (let next = at; next < at + NEAR; next++) {
      const token = this.text.tokens[next]
      if (!token || !isJoint(token)) return false
      if (token.word === 'zu') return true
    }
    return false
  }
}
