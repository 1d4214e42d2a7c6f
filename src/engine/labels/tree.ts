/** The tree of a list of ingredients as it is written: parts, their shares, class names, and what stands in brackets. */

import { ADDITIVE_CLASSES, type AdditiveClass } from '../../domain/additives.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { alternatives } from '../../language/amount-words.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { allergensIn } from './allergen-words.ts'
import { type CleanText, foldedOf } from './clean.ts'
import type { LabelText } from './label-text.ts'
import type { Span } from './spans.ts'

/** What a figure in per cent says; null where it leaves an end open. */
export interface GivenShare {
  readonly min: number | null
  readonly max: number | null
}

/** How a bracket speaks of its words: as ingredients, as what is contained, or as what may be there. */
type Said = 'ingredient' | 'contains' | 'mayContain'

export interface Part extends Span {
  /** The words without figures, class names, marks and brackets. */
  readonly name: string
  /** The name with its class before it, where it has one: "acid whey" is no acid. */
  readonly whole?: string
  /** Set where a stop before the next name cuts its last word short: "Butt., Salz". */
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
  private readonly language: Language
  private readonly pairs: ReadonlyMap<number, number>

  constructor(
    { clean, language, brackets }: LabelText,
    private readonly byLine: boolean,
  ) {
    this.clean = clean
    this.language = language
    this.pairs = brackets
  }

  /** `all` is the class that stands before the bracket around them. */
  parts(span: Span, said: Said, all: AdditiveClass | null = null): readonly Part[] {
    const parts: Part[] = []
    let start = span.from
    let group = all
    for (let at = span.from; at <= span.to; at++) {
      const closing = this.pairs.get(at)
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
        // The bracket behind a class holds all of it: "colour (caramel), salt".
        group = part.name === '' && part.children.length > 0 ? all : part.class
      }
      if (this.clean.text[at] === ';') group = all
      at += length - 1
    }
    return parts
  }

  /** How many letters part two names here; none where nothing does. */
  private separatorAt(at: number): number {
    const { andOr } = LABEL_WORDS[this.language]
    andOr.lastIndex = at
    const told = andOr.exec(this.clean.folded)?.[0].length
    return told ?? this.jointAt(at) ?? (this.isSeparator(at) ? 1 : 0)
  }

  /** "Egg white and emulsifier (E 471)": the words that join the last of a list, where it begins with its class. */
  private jointAt(at: number): number | undefined {
    const { folded } = this.clean
    if (!/\s/.test(itemAt(folded, at))) return undefined
    const rest = folded.slice(at, at + LONGEST_OPENING).replace(/\s/g, ' ')
    const joint = LABEL_WORDS[this.language].between.exec(rest)
    if (joint?.index !== 0) return undefined
    const [words = ''] = rest.slice(joint[0].length).split(/[^a-z -]/)
    return classOf(words.trim(), this.language) && joint[0].length - 1
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

  /** A stop within brackets, where no sentence was told apart. */
  private isStop(at: number): boolean {
    const { text } = this.clean
    const before = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].toLowerCase() ?? ''
    return (
      /\s/.test(text[at + 1] ?? ' ') &&
      before.length > 3 &&
      !LABEL_WORDS[this.language].abbreviations.has(before)
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
      if (before && AMOUNT.test(this.clean.text.slice(inside.from, inside.to))) {
        part = before
        break
      }
      around.push({ before, heading: trimmed(this.clean.text, outside) })
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
    const told = LABEL_WORDS[this.language].atMost.exec(rest.replace(/\s/g, ' '))
    return told ? { from: start + told[0].length, to } : { from, to }
  }

  /** The first colon outside brackets, or a long dash that stands for one. */
  private colonIn({ from, to }: Span): number | undefined {
    const { text } = this.clean
    for (let at = from; at < to; at++) {
      const closing = this.pairs.get(at)
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
    const forms = inside.filter(({ from, to }) => FORM.test(this.clean.text.slice(from, to)))
    const outside = [
      ...words.map((piece) => take(this.withBreaks(piece))),
      ...forms.map(({ from, to }) => this.clean.text.slice(from, to)),
    ].join(' ')
    const name = tidy(tidy(outside).replace(LABEL_WORDS[this.language].and, ''))
    const own = classOf(name, this.language)
    const inner = own?.rest === '' ? own.class : null
    const children: Part[] = []
    for (const bracket of inside.filter((one) => !forms.includes(one))) {
      const text = this.clean.text.slice(bracket.from, bracket.to)
      const isFigure = AMOUNT.test(text) && !(own && NUMBERS.test(text)) && !STARCH.test(text)
      if (isFigure || isOnlyShare(text)) take(text)
      else if (!MADE_FROM.test(this.clean.folded.slice(bracket.from, bracket.to))) {
        const numbered = STARCH.test(text) ? 'modified-starch' : (own?.class ?? null)
        children.push(...this.inside(bracket, NUMBERS.test(text) ? numbered : inner))
      }
    }
    if (name === '' && children.length === 0) return undefined
    // "Lactic acid (acidity regulator)": the class may stand behind its additive.
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
    const { abbreviations } = LABEL_WORDS[this.language]
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
      const closing = this.pairs.get(at)
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
    const { statements, skips, containing } = LABEL_WORDS[this.language]
    const folded = this.clean.folded.slice(bracket.from, bracket.to)
    const lead = /^\s*/.exec(folded)![0].length
    if (statements.mayContain.test(folded)) return this.parts(bracket, 'mayContain')
    // "Herring (caught in the Atlantic)".
    const isOrigin = skips.some(([reason, pattern]) => reason === 'origin' && pattern.test(folded))
    if (isOrigin && allergensIn(folded, this.language).length === 0) return []
    const opening = containing.exec(folded.slice(lead))
    if (!opening) return this.parts(bracket, 'ingredient', group)
    const rest = { from: bracket.from + lead + opening[0].length, to: bracket.to }
    return this.parts(rest, statements.contains.test(folded.trim()) ? 'contains' : 'ingredient')
  }
}

const LEAD = /[\s.,;:]/

/** Letters of "contains 2.5 % or less of each of the following ingredients", and as many figures. */
const LONGEST_LEAD = 200

/** Letters of a joint and the class behind it. */
const LONGEST_OPENING = 48

/** A share or an amount, and no name. */
const AMOUNT =
  /^[\s\d.,<>≥≤~%-]*(?:%|(?:k|m|µ|mc|u)?g(?:\/(?:k?g|l|100 ?g))?|m?l|ppm|i\.?[eu]\.?|ui)?\s*$/i

/** "Emulsifiers (322, 471)": numbers of additives, and no figure in per cent. */
const NUMBERS = /^\s*\d{3,4}\s*(?:[,;]\s*\d{3,4}\s*)*$/

/** "Modified starch (1442)": no amount is told so. */
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

/** Most names are words alone. */
const WORDS_ALONE = /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u

/** Without marks of footnotes and what is left of brackets. */
function tidy(text: string): string {
  if (WORDS_ALONE.test(text)) return text
  return text
    .replace(/[*¹²³⁴⁵†‡°®™()[\]{}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:–-]+|[\s.,;:–-]+$/g, '')
}

const LEAST = `(?:${alternatives('atLeast')}|≥|>)`
const MOST = `(?:${alternatives('atMost')}|≤|<)`
const ABOUT = `(?:${alternatives('aboutShare')})`
const FIGURE = '(\\d{1,3}(?:[.,]\\d{1,3})?)'
const SHARE = new RegExp(
  `(?:(?<![a-z])(?:(${LEAST})|(${MOST})|${ABOUT})\\.?\\s*)?${FIGURE}\\s*%?\\s*(?:(?:-|–|${alternatives('to')})\\s*${FIGURE}\\s*)?%(?:\\s*(?:(${LEAST})|(${MOST}))(?![a-z])\\.?)?(?!\\s*(?:(?:${alternatives('notShare')})(?![a-z])|i\\.))`,
)
/** A figure in per cent that is no share: "3,5 % Fett". */
const OTHER_FIGURE = new RegExp(
  String.raw`\d{1,3}(?:[.,]\d{1,3})?\s*%?\s*(?:-\s*\d{1,3}(?:[.,]\d+)?\s*)?%\s*(?:${alternatives('notShareWhole')})(?![a-z])`,
)

function shareIn(text: string): { readonly share: GivenShare | null; readonly rest: string } {
  if (!text.includes('%')) return { share: null, rest: text }
  let rest = text
  const other = OTHER_FIGURE.exec(foldedOf(rest))
  if (other) rest = cut(rest, other.index, other[0].length)
  const match = SHARE.exec(foldedOf(rest))
  if (!match) return { share: null, rest }
  const [all, leastBefore, mostBefore, first, second, leastBehind, mostBehind] = match
  const from = numberOf(first!)
  const to = second === undefined ? from : numberOf(second)
  const isLeast = leastBefore !== undefined || leastBehind !== undefined
  const isMost = mostBefore !== undefined || mostBehind !== undefined
  rest = cut(rest, match.index, all.length)
  if (from > 100 || to > 100) return { share: null, rest }
  return { share: { min: isMost ? null : from, max: isLeast ? null : to }, rest }
}

function isOnlyShare(text: string): boolean {
  const { share, rest } = shareIn(text)
  return share !== null && !/\p{L}/u.test(rest)
}

const cut = (text: string, from: number, length: number) =>
  `${text.slice(0, from)} ${text.slice(from + length)}`

const numberOf = (figure: string) => Number(figure.replace(',', '.'))

interface ClassWords {
  readonly class: AdditiveClass
  readonly words: string
}

/** By their first word, the longest first. */
type ClassesByWord = ReadonlyMap<string, readonly ClassWords[]>

const classWords: Partial<Record<Language, ClassesByWord>> = {}

/** The class that a name is, or begins with, and what is left of it. */
export function classOf(
  name: string,
  language: Language,
): { readonly class: AdditiveClass; readonly rest: string } | undefined {
  const words = name.split(' ')
  // "Anti-caking" is two words of a class.
  const [first = ''] = nameKey(words[0] ?? '').split(' ')
  const begun = wordsOfClasses(language).get(first)
  if (begun === undefined) return undefined
  const keys = words.map((word) => nameKey(word))
  for (const { class: cls, words: phrase } of begun) {
    const length = lengthAt(keys, phrase)
    if (length > 0) return { class: cls, rest: tidy(words.slice(length).join(' ')) }
  }
  return undefined
}

function lengthAt(keys: readonly string[], phrase: string): number {
  for (let length = 1; length <= Math.min(6, keys.length); length++) {
    const told = keys.slice(0, length).join(' ')
    if (told === phrase) return length
    if (told.length > phrase.length) return 0
  }
  return 0
}

function wordsOfClasses(language: Language): ClassesByWord {
  const known = classWords[language]
  if (known) return known
  const all = [language, ...LANGUAGES.filter((lang) => lang !== language)]
    .flatMap((lang) =>
      ADDITIVE_CLASSES.flatMap((cls) => {
        const list = LABEL_WORDS[lang].classes[cls] ?? ''
        return list
          .split(list.includes(',') ? ',' : ' ')
          .map((words) => ({ class: cls, words: words.trim() }))
      }),
    )
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.words.length - a.words.length)
  const byWord = new Map<string, ClassWords[]>()
  for (const one of all) {
    const first = itemAt(one.words.split(' '), 0)
    byWord.set(first, [...(byWord.get(first) ?? []), one])
  }
  classWords[language] = byWord
  return byWord
}
