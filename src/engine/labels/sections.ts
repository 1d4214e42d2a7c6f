/** Divides the text of a package into sections by language; each starts with a list heading or country code. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { FOREIGN } from '../../language/foreign.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import type { CleanText } from './clean.ts'
import type { Span } from './spans.ts'

export interface Section extends Span {
  /** The language of the section; null if it is unsupported, undefined if it is unknown. */
  readonly language: Language | null | undefined
  /** If the language is unsupported, the supported language with the same heading ("Ingrediente:"). Otherwise null. */
  readonly alike: Language | null
  /** The heading above the section; null if there is no heading. The heading ends where the section starts. */
  readonly heading: Span | null
}

/** The language of a package for each country code; null for an unsupported language. */
const CODES: ReadonlyMap<string, Language | null> = new Map(
  [
    ...FOREIGN.map(({ countries = '' }) => ({ countries, language: null })),
    ...LANGUAGES.map((language) => ({ countries: LABEL_WORDS[language].countries, language })),
  ].flatMap(({ countries, language }) =>
    countries.split(' ').map((code) => [code, language] as const),
  ),
)

/** Headings of unsupported languages that use their own script. */
const FOREIGN_HEADING = new RegExp(
  `\\b(?:${FOREIGN.flatMap(({ heading }) => heading ?? []).join('|')})`,
  'iu',
)

/** Matches folded headings. Each language has a named group. */
const HEADING = new RegExp(
  `(?<!\\p{L})(?:${[
    ...LANGUAGES.map((lang) => `(?<${lang}>${LABEL_WORDS[lang].heading.source})`),
    ...FOREIGN.flatMap(({ folded }) => folded ?? []),
  ].join('|')})(?!\\p{L})(?<colon>[^:\n,;().]{0,25}:)?`,
  'gu',
)

/** A country code and its separator at the start of a line or sentence. */
const CODE =
  /(?<before>(?:^|[\n.;|/])\s*)\(?(?<code>[A-Z]{1,2})(?<more>(?:[/,-][A-Z]{1,2})*)\)?\s*(?<sign>[:/–-]?)\s*/g

interface Start extends Span {
  readonly language: Language | null
  readonly alike: Language | null
  readonly kind: 'heading' | 'code' | 'codeOfLine'
}

/** The sections, and the text before the first heading. */
export function sectionsOf(clean: CleanText): {
  readonly preface: Span | null
  readonly sections: readonly Section[]
} {
  const codes = codesIn(clean)
  const headings = headingsIn(clean, codes)
  // A country code starts a section if a heading follows the code or if several lines start with a code.
  const areLines = codes.filter(({ kind }) => kind === 'codeOfLine').length > 1
  const ofSections = codes.filter(
    ({ kind, to }) =>
      (areLines && kind === 'codeOfLine') || headings.some(({ from }) => from === to),
  )
  const starts = joined([...ofSections, ...headings].sort((a, b) => a.from - b.from))
  const [first] = starts
  const { length } = clean.text
  if (!first) {
    const whole = { from: 0, to: length, language: undefined, alike: null, heading: null }
    return { preface: null, sections: [whole] }
  }
  return {
    preface: first.from > 0 ? { from: 0, to: first.from } : null,
    sections: starts.map(({ from, to, language, alike }, at) => ({
      from: to,
      to: starts[at + 1]?.from ?? length,
      language,
      alike,
      heading: { from, to },
    })),
  }
}

/** Joins a country code with the heading that follows it in the same section: "PT: Tortilhas. Ingredientes: …". */
function joined(starts: readonly Start[]): readonly Start[] {
  const found: Start[] = []
  for (const one of starts) {
    const last = found.at(-1)
    if (last && one.from < last.to) continue
    const isOne = last && last.kind !== 'heading' && one.kind === 'heading'
    if (isOne) found.pop()
    found.push(isOne ? { ...one, from: last.from, language: last.language } : one)
  }
  return found
}

const headingsIn = ({ text, folded }: CleanText, codes: readonly Span[]): readonly Start[] =>
  [...folded.matchAll(HEADING)].flatMap(({ index: from, 0: words, groups = {} }) => {
    const to = from + words.length
    const before = text.slice(Math.max(0, from - 20), from)
    const isFirst = /(?:^|[\n.;|:])\s*$/.test(before) || codes.some((code) => code.to === from)
    // "See highlighted ingredients" is not a heading.
    const isHeading = groups.colon
      ? isFirst || /[.)\s]$/.test(before)
      : isFirst && /^\s+\S/.test(folded.slice(to, to + 3))
    const isForeign = FOREIGN_HEADING.test(text.slice(from, to))
    const spelt = LANGUAGES.find((lang) => groups[lang]) ?? null
    const language = isForeign ? null : spelt
    const alike = isForeign ? spelt : null
    return isHeading ? [{ from, to, language, alike, kind: 'heading' as const }] : []
  })

const codesIn = ({ text }: CleanText): readonly Start[] =>
  [...text.matchAll(CODE)].flatMap(({ index, 0: words, groups = {} }) => {
    const { before = '', code = '', more, sign } = groups
    const language = CODES.get(code)
    if (language === undefined) return []
    const isAlone = more === '' && sign !== '' && /[ \t]$/.test(words)
    const kind = isAlone && /(?:^|\n)[ \t]*$/.test(before) ? 'codeOfLine' : 'code'
    return [{ from: index + before.length, to: index + words.length, language, alike: null, kind }]
  })
