/** Checks package text: its ingredient list, its statements, and the resulting status of each allergen. */

import type { Language } from '../../domain/languages.ts'
import { MAX_PART } from '../../domain/limits.ts'
import type { LabelResponse } from '../../domain/shapes/labels.ts'
import type { Steps } from '../../domain/steps.ts'
import { IngrError, invalid } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { requireShort } from '../../recipes/lines.ts'
import { msg } from '../../wording/message.ts'
import { forPerson, type Person } from '../compatibility/household.ts'
import { resolveList } from '../compatibility/items.ts'
import { requireAtMost } from '../limits.ts'
import { OwnWords } from '../own-words.ts'
import { languageOfList } from '../reading/language-of.ts'
import { answer, type JudgedLabel, type LabelRequest } from './answer.ts'
import { type CleanText, cleanText } from './clean.ts'
import { LabelText } from './label-text.ts'
import { unreadAt } from './read.ts'
import { readSection } from './read-section.ts'
import { type Section, sectionsOf } from './sections.ts'

/**
 * Checks a package; the answer has a verdict for each person, if there are any. Traces count for everyone, and
 * tolerances in grams are not used, since labels rarely state exact amounts. Throws EMPTY_ITEMS if nothing is
 * listed, TOO_MANY_ITEMS, INVALID_CONCERN, or INVALID_REQUEST if brackets are nested too deeply.
 */
export function* checkLabel(
  library: Library,
  { people = [], ...request }: LabelRequest & { people?: readonly Person[] },
): Steps<LabelResponse> {
  const { response, items, namedFoods: named } = yield* judgedLabel(library, request)
  if (people.length === 0) return response
  const resolved = resolveList(library, items)
  const judged = people.map(({ tolerates = {}, ...person }) => {
    const levels = Object.entries(tolerates).filter(([, tolerance]) => 'level' in tolerance)
    const strict = { ...person, tolerates: Object.fromEntries(levels), ignoresTraces: false }
    return forPerson(library, strict, {
      items: named,
      resolved,
      dietOf: (diet) => response.diets[diet],
    })
  })
  return { ...response, people: judged }
}

/** Maximum number of sections: several lists in each of 30 languages. Detecting the language of sections takes time. */
const MAX_SECTIONS = 100

/** Maximum depth of nested brackets. Packages have three or four levels, and parsing deep nesting takes time. */
const MAX_DEPTH = 32

function* judgedLabel(library: Library, request: LabelRequest): Steps<JudgedLabel> {
  const clean = cleanText(request.text)
  requireShallow(clean)
  requireShort(MAX_PART, clean.text.split(PARTED), 'part')
  const { preface, sections } = sectionsOf(clean)
  requireAtMost(MAX_SECTIONS, sections, 'text')
  const all = sections.map((section) => {
    const { language, from, to } = section
    const detect = () => languageOfList(library, clean.text.slice(from, to), request.lang)
    return { section, language: language === undefined ? detect() : language }
  })
  const alike = all.find(({ section }) => section.alike === request.lang)
  const main =
    all.find(({ language }) => language === request.lang) ??
    all.find(({ language }) => language !== null) ??
    (alike && { ...alike, language: request.lang })
  const own = new OwnWords(library, request.known, request.lang)
  const textIn = (language: Language) => new LabelText(library, clean, language, own)
  const label = textIn(main?.language ?? request.lang)
  const read = main && (yield* readSection(label, main.section, preface))
  if (!read || (read.parts.length === 0 && read.statements.length === 0))
    throw new IngrError('EMPTY_ITEMS', msg('noIngredientListFound'))
  const others = []
  const skipped = [...read.skipped]
  const unclear = [...read.unclear]
  const wasRead = all.filter(
    ({ section, language }) => language !== null || section === main?.section,
  )
  const most = Math.max(...wasRead.map(({ section }) => listIn(clean, section, SENTENCE_END).count))
  for (const { section, language } of all.filter(({ section }) => section !== main?.section)) {
    const { heading, from, to } = section
    if (language !== null) {
      others.push({ lang: language, read: yield* readSection(textIn(language), section, null) })
      continue
    }
    skipped.push({ from: heading?.from ?? from, to, reason: 'language' })
    const list = listIn(clean, section, LIST_END)
    if (list.count > most) unclear.push(unreadAt(clean.text, list))
  }
  return answer(label, request, { ...read, skipped, unclear }, others)
}

/** Separators of ingredients. Commas and full stops may also be part of a number, and full stops part of an address. */
const PARTED = /[;:()[\]{}\n•·|、，；：（）。・]|(?<!\d),|,(?!\d)|\.(?=\s)/

/**
 * The list of a section up to the first match of `end`, and the number of its items. A list in an unsupported language
 * usually repeats the list that was read; if it has more items, the others are unknown.
 */
function listIn({ text }: CleanText, { from, to }: Section, end: RegExp) {
  const section = text.slice(from, to).trimStart()
  const [list = ''] = section.split(end)
  const start = to - section.length
  return { from: start, to: start + list.length, count: list.split(LISTED).length }
}

const SENTENCE_END = /\.(?:\s|$)/
/** An unknown text after a list without a full stop may be an address, so a line without a comma ends the list. */
const LIST_END = /\.(?:\s|$)|(?<![,;(][^\S\n]{0,9})\n/
const LISTED = /[;•·、，；・]|(?<!\d),|,(?!\d)/

function requireShallow({ brackets: { depth } }: CleanText): void {
  if (depth <= MAX_DEPTH) return
  throw invalid(msg('bracketsTooDeep', { depth, most: MAX_DEPTH }), {
    text: `brackets at most ${MAX_DEPTH} deep`,
  })
}
