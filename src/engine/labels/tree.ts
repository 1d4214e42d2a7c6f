/** Parses an ingredient list into a tree: parts with shares and classes, and the parts in their brackets. */

import type { AdditiveClass } from '../../domain/additives.ts'
import { LANGUAGES } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import { foldLetters } from '../../language/fold.ts'
import { alternatives, LABEL_WORDS } from '../../language/index.ts'
import type { LabelWords } from '../../language/words.ts'
import { classOf } from './additives.ts'
import type { LabelText } from './label-text.ts'
import { type GivenShare, shareIn } from './shares.ts'
import { cutAt, type Span, tidy } from './spans.ts'

/** True for words that state where a food comes from: "caught in the Atlantic". */
export const statesOrigin = ({ skips }: LabelWords, folded: string): boolean =>
  skips.some(([reason, pattern]) => reason === 'origin' && pattern.test(folded))

/** The role of the parts of a list or bracket: ingredients, declared contents, or traces. */
type PartRole = 'ingredient' | 'contains' | 'mayContain'

export interface Part extends Span {
  /** The words without figures, class names, marks and brackets. */
  readonly name: string
  /** The name together with the class before it, if there is one: "acid whey" is not an acid. */
  readonly whole?: string
  /** True for an additive class without an additive: "emulsifier, salt". */
  readonly isUnnamed?: boolean
  /** True if the last word is abbreviated with a full stop: "Butt., Salz". */
  readonly isCut?: boolean
  /** Words in brackets that state a non-animal origin: "glycerine (vegetable)". */
  readonly origin?: string
  readonly share: GivenShare | null
  readonly class: AdditiveClass | null
  readonly role: PartRole
  readonly children: readonly Part[]
  /** Words before a colon that are a title or the name of a component, not an additive class. */
  readonly heading: Span | null
}

/** True for a list without separators. Such a list has one part per line. */
export const isByLine = (label: LabelText, span: Span): boolean => !/[,;•·|]/.test(label.text(span))

/** The text after a word such as "contains" at the start of a span; undefined if the span begins with another word. */
export function contentsIn(label: LabelText, { from, to }: Span): Span | undefined {
  const text = label.folded({ from, to }).trimStart()
  const opening = label.words.containing.exec(text)
  return opening ? { from: to - text.length + opening[0].length, to } : undefined
}

export function partsIn(label: LabelText, span: Span): readonly Part[] {
  const lines = isByLine(label, span)
    ? cutAt(span, [...label.outside(span).matchAll(/\n/g)])
    : [span]
  return lines.flatMap((line) => new Tree(label).parts(line, 'ingredient'))
}

/** Matches the position after a word that is neither an abbreviation nor very short. */
const WORD_BEFORE = lazily(
  LANGUAGES,
  (lang) => `(?<!\\b(?:${foldLetters(LABEL_WORDS[lang].abbreviations)}))(?<=[a-z]{3})`,
)

/** Separators between names outside brackets. A word such as "and" separates names only before an additive class. */
const SEPARATORS = lazily(
  LANGUAGES,
  (lang) =>
    new RegExp(
      [
        // "Mono - und Diglyceride" is one name.
        `(?<!\\d),|,(?!\\d)|[;•·|]|(?<=\\s)[-–](?=\\s(?!\\d))(?!${LABEL_WORDS[lang].between.source})`,
        String.raw`${WORD_BEFORE[lang]}\.(?=\s|$)`,
        LABEL_WORDS[lang].andOr.source,
        `(?<joint>${LABEL_WORDS[lang].between.source})`,
      ].join('|'),
      'g',
    ),
)

const CUT_SHORT = lazily(LANGUAGES, (lang) => new RegExp(String.raw`${WORD_BEFORE[lang]}\s*\.\s*$`))

/** Maximum number of colons in a part. No real part has that many. The text after the last one is read as one name. */
const MOST_COLONS = 16

class Tree {
  constructor(private readonly label: LabelText) {}

  /** Splits a span into parts. `all` is the class before the bracket that contains the span. */
  parts(span: Span, role: PartRole, all: AdditiveClass | null = null): readonly Part[] {
    const parts: Part[] = []
    let group = all
    for (const piece of cutAt(span, this.separators(span))) {
      const declared = parts.length > 0 ? this.declaredIn(piece) : undefined
      const part = declared ? this.part(declared, 'contains', null) : this.part(piece, role, group)
      if (part) {
        const isUnnamed = part.name === '' && part.class !== null && part.children.length === 0
        const isLast = /^\s*(?:[,;]|$)/.test(this.label.clean.text.slice(piece.to, span.to))
        parts.push(isUnnamed && isLast ? { ...part, isUnnamed } : part)
        // A class with its members in brackets applies only to these members: "colour (caramel), salt".
        group = part.name === '' && part.children.length > 0 ? all : part.class
      }
      if (this.label.clean.text[piece.to] === ';') group = all
    }
    return parts
  }

  /** Finds the contents in a piece that begins with "contains": "(dried peaches, contains sulphites)". */
  private declaredIn(piece: Span): Span | undefined {
    const isStated = this.label.words.statements.contains.test(this.label.folded(piece).trimStart())
    return isStated ? contentsIn(this.label, piece) : undefined
  }

  private separators(span: Span): readonly RegExpExecArray[] {
    const { language } = this.label
    const text = this.outside(span)
    // True if "and" precedes an additive class: "Egg white and emulsifier (E 471)".
    const isBeforeClass = ({ index, 0: { length } }: RegExpExecArray) =>
      classOf(/^[a-z -]*/.exec(text.slice(index + length))![0].trim(), language) !== undefined
    return [...text.matchAll(SEPARATORS[language])].filter(
      (match) => match.groups?.joint === undefined || isBeforeClass(match),
    )
  }

  private outside(span: Span): string {
    return this.label.outside(span, ')').replace(/\s/g, ' ')
  }

  private part(
    given: Span,
    role: PartRole,
    group: AdditiveClass | null,
    colons = 0,
  ): Part | undefined {
    const outside = this.outside(given)
    // Skip words such as "contains 2% or less of".
    const lead = /^[ .,;:]*/.exec(outside)![0].length
    const atMost = this.label.words.atMost.exec(outside.slice(lead))
    const start = atMost ? lead + atMost[0].length : 0
    const span = { from: given.from + start, to: given.to }
    const colon = colons < MOST_COLONS ? outside.slice(start).search(/:|—(?= )/) : -1
    if (colon < 0) return this.plain(span, role, group)
    const heading = trimmed(this.label, { from: span.from, to: span.from + colon })
    const inside = { from: span.from + colon + 1, to: span.to }
    const before = this.plain(heading, role, null)
    if (before && before.class !== null && before.name === '') {
      const inner = this.plain(inside, role, before.class)
      return inner ? { ...inner, from: before.from, class: before.class } : before
    }
    // Only an amount comes after the colon: "Iron: 30 mg/kg".
    if (before && AMOUNT.test(this.label.text(inside))) return before
    const part = this.part(inside, role, null, colons + 1)
    if (!part || heading.from >= heading.to) return part ?? before
    // A heading may follow another heading: "Filling: chocolate: cocoa mass".
    return { ...part, heading: { from: heading.from, to: part.heading?.to ?? heading.to } }
  }

  private plain(given: Span, role: PartRole, group: AdditiveClass | null): Part | undefined {
    const { label } = this
    const span = trimmed(label, given)
    const words = shareIn(label.outside(span, ' ', label.clean.text).replace(CONCENTRATION, ' '))
    let { share } = words
    // A tab separates two names, as a slash does.
    const outside = tidy(words.rest.replaceAll('\t', ' / '))
    const name = tidy(outside.replace(label.words.and, ''))
    const own = classOf(name, label.language)
    const children: Part[] = []
    let origin: string | undefined
    for (const bracket of label.bracketsOf(span)) {
      const text = label.text(bracket)
      if (label.words.notOfAnimals.test(label.folded(bracket))) {
        origin = tidy(text)
        continue
      }
      const isStarch = STARCH.test(text)
      const isNumbers = isStarch || (own !== undefined && NUMBERS.test(text))
      const inner = shareIn(text)
      const isShare = inner.share !== null && !/\p{L}/u.test(inner.rest)
      if (!isNumbers && (AMOUNT.test(text) || isShare)) share ??= inner.share
      else if (!MADE_FROM.test(label.folded(bracket))) {
        const all = own && (isNumbers || own.rest === '') ? own.class : null
        children.push(...this.inside(bracket, isStarch ? 'modified-starch' : all))
      }
    }
    if (name === '' && children.length === 0) return undefined
    // The class may also follow its additive in a bracket: "Lactic acid (acidity regulator)".
    const classAfter = children.find(
      (one) => one.class !== null && one.name === '' && one.children.length === 0,
    )
    const isCut =
      /[,;]/.test(label.clean.text[given.to] ?? '') &&
      CUT_SHORT[label.language].test(label.folded(given))
    return {
      ...span,
      name: own ? own.rest : name,
      ...(own ? { whole: name } : {}),
      ...(isCut ? { isCut } : {}),
      ...(origin === undefined ? {} : { origin }),
      share,
      class: own?.class ?? classAfter?.class ?? group,
      role,
      children: children.filter((one) => one !== classAfter),
      heading: null,
    }
  }

  private inside(bracket: Span, group: AdditiveClass | null): readonly Part[] {
    const { label } = this
    const { statements } = label.words
    const folded = label.folded(bracket)
    if (statements.mayContain.test(folded)) return this.parts(bracket, 'mayContain')
    // A bracket has no parts if it only states an origin: "Herring (caught in the Atlantic)".
    if (statesOrigin(label.words, folded) && label.allergens(bracket).length === 0) return []
    const contents = contentsIn(label, bracket)
    if (!contents) return this.parts(bracket, 'ingredient', group)
    const isStated = statements.contains.test(folded.trimStart())
    return this.parts(contents, isStated ? 'contains' : 'ingredient')
  }
}

/** Matches a share or an amount that has no name. */
const AMOUNT =
  /^[\s\d.,<>≥≤~%-]*(?:%|(?:k|m|µ|mc|u)?g(?:\/(?:k?g|l|100 ?g))?|m?l|ppm|i\.?[eu]\.?|ui)?\s*$/i

/** Matches the amount of a nutrient: "hierro 30 mg/kg", "Vitamin C 12 mg". */
const CONCENTRATION =
  /(?<![\p{L}\d.,])\d[\d.,]*\s?(?:m|mc|µ|μ|u)g(?:\s?\/\s?(?:k?g|l|100 ?(?:g|ml)))?(?!\p{L})/giu

/** Matches additive numbers, which look like percentages: "Emulsifiers (322, 471)". */
const NUMBERS = /^\s*\d{3,4}\s*(?:[,;]\s*\d{3,4}\s*)*$/

/** Matches the number of a starch, which looks like an amount: "Modified starch (1442)". */
const STARCH = /^\s*14[0-5]\d\s*$/

/** Matches a statement of the amount of food used per 100 g of the product: "148 g Tomaten je 100 g Ketchup". */
export const MADE_FROM = new RegExp(
  String.raw`\d\s*(?:m|mc|µ)?(?:g|l)\b.*(?:\b(?:${alternatives('per')})\b|\/).*\b100`,
)

function trimmed(label: LabelText, span: Span): Span {
  const text = label.text(span)
  const from = span.from + /^[\s.,;:*¹²³⁴†‡°"'„“”»«]*/u.exec(text)![0].length
  const to = span.from + text.replace(/[\s.,;:*¹²³⁴†‡°"'„“”»«]+$/u, '').length
  return { from, to: Math.max(from, to) }
}
