/** The tree of a list of ingredients as it is written: parts with their shares and classes, and the parts in their brackets. */

import type { AdditiveClass } from '../../domain/additives.ts'
import { itemAt } from '../../domain/present.ts'
import { alternatives } from '../../language/amount-words.ts'
import { nameKey } from '../../language/fold.ts'
import type { LabelWords } from '../../language/label-languages.ts'
import { classOf } from './additives.ts'
import type { CleanText } from './clean.ts'
import type { LabelText } from './label-text.ts'
import { type GivenShare, isOnlyShare, shareIn } from './shares.ts'
import { type Span, tidy } from './spans.ts'

/** Whether a bracket lists ingredients, declares what is contained, or warns of traces. */
type Said = 'ingredient' | 'contains' | 'mayContain'

export interface Part extends Span {
  /** The words without figures, class names, marks and brackets. */
  readonly name: string
  /** The name with its class before it, if it has one: "acid whey" is no acid. */
  readonly whole?: string
  /** Set if a stop before the next name cuts its last word short: "Butt., Salz". */
  readonly isCut?: boolean
  readonly share: GivenShare | null
  readonly class: AdditiveClass | null
  readonly said: Said
  readonly children: readonly Part[]
  /** The words before a colon that are no class: of a title, or of a component of the product. */
  readonly heading: Span | null
}

const SEPARATORS = ',;•·|'

/** The parts of a stretch; with `byLine` each line is one. */
export function partsIn(text: LabelText, span: Span, byLine = false): readonly Part[] {
  return new Tree(text, byLine).parts(span, 'ingredient')
}

class Tree {
  private readonly clean: CleanText
  private readonly words: LabelWords

  constructor(
    private readonly label: LabelText,
    private readonly byLine: boolean,
  ) {
    this.clean = label.clean
    this.words = label.words
  }

  /** `all` is the class before the bracket around them. */
  parts(span: Span, said: Said, all: AdditiveClass | null = null): readonly Part[] {
    const parts: Part[] = []
    let start = span.from
    let group = all
    for (let at = span.from; at <= span.to; at++) {
      const closing = this.label.brackets.get(at)
      if (closing !== undefined && closing < span.to) {
        at = closing
        continue
      }
      const length = at < span.to ? this.separatorAt(at) : 1
      if (length === 0) continue
      const part = this.part({ from: start, to: at }, said, group)
      start = at + length
      if (part) {
        parts.push(part)
        // The bracket after a class holds all of it: "colour (caramel), salt".
        group = part.name === '' && part.children.length > 0 ? all : part.class
      }
      if (this.clean.text[at] === ';') group = all
      at += length - 1
    }
    return parts
  }

  /** The length of the separator at a position; 0 if there is none. */
  private separatorAt(at: number): number {
    const { andOr } = this.words
    andOr.lastIndex = at
    const told = andOr.exec(this.clean.folded)?.[0].length
    return told ?? this.jointAt(at) ?? (this.isSeparator(at) ? 1 : 0)
  }

  /** "Egg white and emulsifier (E 471)": the joint before the last of a list, if that begins with its class. */
  private jointAt(at: number): number | undefined {
    const { folded } = this.clean
    if (!/\s/.test(itemAt(folded, at))) return undefined
    const rest = folded.slice(at, at + LONGEST_OPENING).replace(/\s/g, ' ')
    const joint = this.words.between.exec(rest)
    if (joint?.index !== 0) return undefined
    const [words = ''] = rest.slice(joint[0].length).split(/[^a-z -]/)
    return classOf(words.trim(), this.label.language) && joint[0].length - 1
  }

  private isSeparator(at: number): boolean {
    const { text } = this.clean
    const letter = itemAt(text, at)
    if (letter === '\n') return this.byLine
    if (letter === ',') return !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
    if (letter === '.') return this.isStop(at)
    if (letter === '-' || letter === '–') {
      return (
        /\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + 1] ?? '') && !isDigit(text[at + 2])
      )
    }
    return SEPARATORS.includes(letter)
  }

  /** A stop within brackets, which are not split into sentences. */
  private isStop(at: number): boolean {
    const { text } = this.clean
    const before = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].toLowerCase() ?? ''
    return (
      /\s/.test(text[at + 1] ?? ' ') && before.length > 3 && !this.words.abbreviations.has(before)
    )
  }

  private part(given: Span, said: Said, group: AdditiveClass | null): Part | undefined {
    // A loop, since a text may have thousands of colons. The innermost heading counts: "filling: chocolate: cocoa mass".
    const around: { readonly before: Part | undefined; readonly heading: Span }[] = []
    let part: Part | undefined
    for (let span = this.behindAmount(given), all = group; ; all = null) {
      const colon = this.colonIn(span)
      if (colon === undefined) {
        part = this.plain(span, said, all, null)
        break
      }
      const outside = { from: span.from, to: colon }
      const inside = { from: colon + 1, to: span.to }
      const before = this.plain(outside, said, null, null)
      if (before && before.class !== null && before.name === '') {
        const inner = this.plain(inside, said, before.class, null)
        part = inner ? { ...inner, from: before.from, class: before.class } : before
        break
      }
      // "Iron: 30 mg/kg".
      if (before && AMOUNT.test(this.label.text(inside))) {
        part = before
        break
      }
      const heading = trimmed(this.clean.text, outside)
      if (heading.from < heading.to) around.push({ before, heading })
      span = this.behindAmount(inside)
    }
    let depth = around.length
    while (!part && depth > 0) part = itemAt(around, --depth).before
    return part && depth > 0 ? { ...part, heading: itemAt(around, depth - 1).heading } : part
  }

  /** Without "contains 2% or less of". */
  private behindAmount({ from, to }: Span): Span {
    let start = from
    while (start < to && LEAD.test(itemAt(this.clean.text, start))) start += 1
    const rest = this.clean.folded.slice(start, Math.min(to, start + LONGEST_LEAD))
    const told = this.words.atMost.exec(rest.replace(/\s/g, ' '))
    return told ? { from: start + told[0].length, to } : { from, to }
  }

  /** The first colon outside brackets, or a long dash instead of one. */
  private colonIn({ from, to }: Span): number | undefined {
    const { text } = this.clean
    for (let at = from; at < to; at++) {
      const closing = this.label.brackets.get(at)
      if (closing !== undefined && closing < to) at = closing
      else if (text[at] === ':' || (text[at] === '—' && /\s/.test(text[at + 1] ?? ''))) return at
    }
    return undefined
  }

  private plain(
    given: Span,
    said: Said,
    group: AdditiveClass | null,
    heading: Span | null,
  ): Part | undefined {
    const span = trimmed(this.clean.text, given)
    if (span.from >= span.to) return undefined
    const { words, inside } = this.pieces(span)
    let share: GivenShare | null = null
    const take = (text: string): string => {
      const read = shareIn(text)
      share ??= read.share
      return read.rest
    }
    // "E 500(ii)": the number of a form is part of the number.
    const forms = inside.filter((one) => FORM.test(this.label.text(one)))
    const outside = [
      ...words.map((piece) => take(this.withBreaks(piece))),
      ...forms.map((one) => this.label.text(one)),
    ].join(' ')
    const name = tidy(tidy(outside).replace(this.words.and, ''))
    const own = classOf(name, this.label.language)
    const inner = own?.rest === '' ? own.class : null
    const children: Part[] = []
    for (const bracket of inside.filter((one) => !forms.includes(one))) {
      const text = this.label.text(bracket)
      const isFigure = AMOUNT.test(text) && !(own && NUMBERS.test(text)) && !STARCH.test(text)
      if (isFigure || isOnlyShare(text)) take(text)
      else if (!MADE_FROM.test(this.label.folded(bracket))) {
        const numbered = STARCH.test(text) ? 'modified-starch' : (own?.class ?? null)
        children.push(...this.inside(bracket, NUMBERS.test(text) ? numbered : inner))
      }
    }
    if (name === '' && children.length === 0) return undefined
    // "Lactic acid (acidity regulator)": the class may follow its additive.
    const behind = children.find(
      (one) => one.class !== null && one.name === '' && one.children.length === 0,
    )
    return {
      ...span,
      name: own ? own.rest : name,
      ...(own && own.rest !== '' ? { whole: name } : {}),
      ...(this.isCut(given) ? { isCut: true } : {}),
      share,
      class: own?.class ?? behind?.class ?? group,
      said,
      children: children.filter((one) => one !== behind),
      heading,
    }
  }

  /** A tab, or a break that a tag makes, parts two names as a stroke does. */
  private withBreaks({ from, to }: Span): string {
    let text = ''
    for (let at = from; at < to; at++) {
      const letter = itemAt(this.clean.text, at)
      text += letter === '\t' || this.clean.breaks.has(at) ? ' / ' : letter
    }
    return text
  }

  private isCut({ from, to }: Span): boolean {
    if (!',;'.includes(this.clean.text[to] ?? '.')) return false
    const [, word = ''] = /(\p{L}{3,})\s*\.\s*$/u.exec(this.clean.text.slice(from, to)) ?? []
    const { abbreviations } = this.words
    return word !== '' && !abbreviations.has(nameKey(word))
  }

  /** The stretches outside brackets, and those inside. */
  private pieces({ from, to }: Span): {
    readonly words: readonly Span[]
    readonly inside: readonly Span[]
  } {
    const words: Span[] = []
    const inside: Span[] = []
    let start = from
    for (let at = from; at < to; at++) {
      const closing = this.label.brackets.get(at)
      if (closing === undefined || closing >= to) continue
      if (at > start) words.push({ from: start, to: at })
      inside.push({ from: at + 1, to: closing })
      at = closing
      start = closing + 1
    }
    if (start < to) words.push({ from: start, to })
    return { words, inside }
  }

  private inside(bracket: Span, group: AdditiveClass | null): readonly Part[] {
    const { statements, skips, containing } = this.words
    const folded = this.label.folded(bracket)
    const lead = /^\s*/.exec(folded)![0].length
    if (statements.mayContain.test(folded)) return this.parts(bracket, 'mayContain')
    // "Herring (caught in the Atlantic)".
    const isOrigin = skips.some(([reason, pattern]) => reason === 'origin' && pattern.test(folded))
    if (isOrigin && this.label.allergens(bracket).length === 0) return []
    const opening = containing.exec(folded.slice(lead))
    if (!opening) return this.parts(bracket, 'ingredient', group)
    const rest = { from: bracket.from + lead + opening[0].length, to: bracket.to }
    return this.parts(rest, statements.contains.test(folded.trim()) ? 'contains' : 'ingredient')
  }
}

const LEAD = /[\s.,;:]/

/** Letters of "contains 2.5 % or less of each of the following ingredients", and as many figures. */
const LONGEST_LEAD = 200

/** Letters of a joint and the class after it. */
const LONGEST_OPENING = 48

/** A share or an amount, and no name. */
const AMOUNT =
  /^[\s\d.,<>≥≤~%-]*(?:%|(?:k|m|µ|mc|u)?g(?:\/(?:k?g|l|100 ?g))?|m?l|ppm|i\.?[eu]\.?|ui)?\s*$/i

/** "Emulsifiers (322, 471)": numbers of additives, and no figure in per cent. */
const NUMBERS = /^\s*\d{3,4}\s*(?:[,;]\s*\d{3,4}\s*)*$/

/** "Modified starch (1442)": this is no amount. */
const STARCH = /^\s*14[0-5]\d\s*$/

const FORM = /^\s*(?:[ivxIVX]{1,4}|[a-h])\s*$/

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter)

/** "148 g Tomaten je 100 g Ketchup": how much went in, not what. */
export const MADE_FROM = new RegExp(
  String.raw`\d\s*(?:m|mc|µ)?(?:g|l)\b.*(?:\b(?:${alternatives('per')})\b|\/).*\b100`,
)

const EDGE = /[\s.,;:*¹²³⁴†‡°"'„“”»«]/u

function trimmed(text: string, span: Span): Span {
  let { from, to } = span
  while (from < to && EDGE.test(itemAt(text, from))) from += 1
  while (to > from && EDGE.test(itemAt(text, to - 1))) to -= 1
  return { from, to }
}
