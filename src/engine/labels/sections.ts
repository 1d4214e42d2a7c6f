/** Divides a package into sections by language: each begins with the heading of its list, or with the code of its country. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { FOREIGN } from '../../language/foreign.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import type { CleanText } from './clean.ts'
import type { Span } from './spans.ts'

export interface Section extends Span {
  /** null for a language that the library does not have; undefined if it is not known. */
  readonly language: Language | null | undefined
  /** The heading, before `from`. */
  readonly heading: Span | null
}

interface Sections {
  /** The text before the first heading. */
  readonly preface: Span | null
  readonly sections: readonly Section[]
}

/** The language of the packages of a country, by its sign; null for one that the library does not have. */
const CODES: ReadonlyMap<string, Language | null> = new Map(
  [
    ...FOREIGN.map(({ countries = '' }) => ({ countries, language: null })),
    ...LANGUAGES.map((language) => ({ countries: LABEL_WORDS[language].countries, language })),
  ].flatMap(({ countries, language }) =>
    countries.split(' ').map((code) => [code, language] as const),
  ),
)

/** Headings of languages that the library does not have, unfolded. */
const FOREIGN_HEADING = new RegExp(
  `\\b(?:${FOREIGN.flatMap(({ heading }) => heading ?? []).join('|')})`,
  'iu',
)

const HEADING = new RegExp(
  `(?<![\\p{L}])(?:${[
    ...LANGUAGES.map((lang) => LABEL_WORDS[lang].heading.source),
    ...FOREIGN.flatMap(({ folded }) => folded ?? []),
  ].join('|')})(?![\\p{L}])`,
  'gu',
)
/** A code of a country with what parts it from its list. */
const CODE_BEFORE = /(?:^|[\n.;|/])\s*\(?([A-Z]{1,2})(?:[/,-][A-Z]{1,2})*\)?\s*[:/–-]?\s*$/
const CODE_LINE = /(?:^|\n)[ \t]*\(?([A-Z]{1,2})\)?[ \t]*[:/–-][ \t]+/g

export function sectionsOf(clean: CleanText): Sections {
  const kept = joined([...headings(clean), ...codes(clean)].sort((a, b) => a.from - b.from))
  const { length } = clean.text
  if (kept.length === 0) {
    return {
      preface: null,
      sections: [{ from: 0, to: length, language: undefined, heading: null }],
    }
  }
  const [first] = kept
  return {
    preface: first!.from > 0 ? { from: 0, to: first!.from } : null,
    sections: kept.map(({ from, to, language }, at) => ({
      from: to,
      to: kept[at + 1]?.from ?? length,
      language,
      heading: { from, to },
    })),
  }
}

interface Start extends Span {
  readonly language: Language | null | undefined
  /** Whether it is a code of a country, and no heading. */
  readonly isCode: boolean
}

/** "DE: Zutaten: …", "PT: Tortilhas. Ingredientes: …": a code and the heading after it begin one section. */
function joined(starts: readonly Start[]): readonly Start[] {
  const kept: Start[] = []
  for (const one of starts) {
    const last = kept.at(-1)
    if (last && one.from < last.to) continue
    if (last?.isCode && !one.isCode) {
      kept[kept.length - 1] = { ...one, from: last.from, language: last.language, isCode: false }
    } else kept.push(one)
  }
  return kept
}

function headings({ text, folded }: CleanText): readonly Start[] {
  const found: Start[] = []
  for (const match of folded.matchAll(HEADING)) {
    const end = match.index + match[0].length
    const colon = /^[^:\n,;().]{0,25}:/.exec(folded.slice(end, end + 30))
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const code = CODE_BEFORE.exec(before)
    const isFirst = /(?:^|[\n.;|:])\s*$/.test(before) || code !== null
    // "See highlighted ingredients" is none.
    if (!colon && !(isFirst && /^\s+\S/.test(folded.slice(end, end + 3)))) continue
    if (colon && !isFirst && !/[.)\s]\s*$/.test(before) && before !== '') continue
    const known = code ? CODES.get(itemAt(code, 1)) : undefined
    const language = known === undefined ? languageOf(text, match.index, match[0]) : known
    const from =
      code && known !== undefined ? match.index - code[0].length + leading(code[0]) : match.index
    found.push({ from, to: end + (colon?.[0].length ?? 0), language, isCode: false })
  }
  return found
}

const leading = (text: string) => /^[\n.;|/\s]*/.exec(text)![0].length

function languageOf(text: string, at: number, word: string): Language | null | undefined {
  const written = text.slice(at, at + word.length)
  if (FOREIGN_HEADING.test(written)) return null
  const found = LANGUAGES.filter((lang) =>
    new RegExp(`^(?:${LABEL_WORDS[lang].heading.source})$`).test(word),
  )
  return found.length > 0 ? found[0] : null
}

/** Codes at the beginning of lines begin sections if there are several of them. */
function codes({ text }: CleanText): readonly Start[] {
  const found: Start[] = []
  for (const match of text.matchAll(CODE_LINE)) {
    const language = CODES.get(itemAt(match, 1))
    if (language === undefined) continue
    const from = match.index + leading(match[0])
    found.push({ from, to: match.index + match[0].length, language, isCode: true })
  }
  return found.length > 1 ? found : []
}
