/** Detects the language of a recipe, a package or a line from its words. */

import { BoundedCache } from '../../domain/bounded-cache.ts'
import { byLanguage, LANGUAGES, type Language } from '../../domain/languages.ts'
import { oncePer } from '../../domain/once-per.ts'
import type { Certainty } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { dictionary } from '../../search/indexes.ts'
import { isNameIn } from '../../search/lexicon-entries.ts'
import { type LineReading, readLineIn } from '../lines/line.ts'
import { tokensOf } from './tokens.ts'

/** Maximum lines of a recipe, and maximum characters of a package text, that are used to detect the language. */
const MAX_LINES = 40
const MAX_CHARACTERS = 500
/** The declared language counts as this many words. The number is low, as the declaration may come from a template. */
const DECLARED_WEIGHT = 2
/** Minimum number of words in a language, and minimum ratio to the number of words in the second-best language. */
const MIN_EVIDENCE = 3
const MIN_RATIO = 2

/** The requested language, unless a recipe is clearly in another. A few words such as "crème" are not enough. */
export function languageOfRecipe(
  library: Library,
  lines: readonly string[],
  declared: Language | null,
  asked: Language,
): Language {
  const declaredVotes = declared === null ? [] : Array<Language>(DECLARED_WEIGHT).fill(declared)
  const evidence = lines.slice(0, MAX_LINES).flatMap((line) => evidenceIn(library, line))
  const [[best, score], [, next]] = ranking([...evidence, ...declaredVotes], asked)
  return score >= MIN_EVIDENCE && score >= MIN_RATIO * next ? best : asked
}

/** The requested language, unless a list of ingredients has more words in another language. */
export const languageOfList = (library: Library, text: string, asked: Language): Language =>
  ranking(evidenceIn(library, text.slice(0, MAX_CHARACTERS)), asked)[0][0]

type Ranked = readonly [language: Language, score: number]

/** The two languages with the most evidence. If there is a tie, the requested language wins. */
function ranking(evidence: readonly Language[], asked: Language): readonly [Ranked, Ranked] {
  const score = byLanguage(() => 0)
  for (const language of evidence) score[language]++
  const [first, second] = inOrder(asked)
    .map((language): Ranked => [language, score[language]])
    .sort(([, one], [, other]) => other - one)
  return [first!, second!]
}

/** Returns the language of each word that only one language uses as a function word, lexicon word or food name. */
const evidenceIn = (library: Library, text: string): readonly Language[] =>
  tokensOf(text).flatMap(({ kind, key }) => {
    if (kind !== 'word') return []
    const uses = dictionary(library).at([key], 0)
    const found = LANGUAGES.filter((language) => {
      const { fillers, joins } = WORDS[language]
      return (
        [fillers, ...Object.values(joins)].some((words) => words.has(key)) ||
        uses.some((use) => use.lang === language && (use.kind === 'name' || use.kind === 'class'))
      )
    })
    return found.length === 1 ? found : []
  })

/** Reads a line in the requested language. If the line has unknown words, also tries the other languages. */
export const readLine = (library: Library, line: string, language: Language): LineReading =>
  cacheOf(library).get(`${language} ${line}`, () => read(library, line, language))

/** Readings are cached, since recipes repeat lines and each line is requested several times. */
const MAX_CACHED = 1_500
const cacheOf = oncePer((_: Library) => new BoundedCache<LineReading>(MAX_CACHED))

function read(library: Library, line: string, language: Language): LineReading {
  const reading = readLineIn(library, line, language)
  if (reading.isNonFood || isSure(reading) || isNear(reading)) return reading
  const isKnown = (word: string) =>
    dictionary(library).classOf(word, language) !== undefined || isNameIn(library, word, language)
  for (const other of inOrder(language).slice(1)) {
    const foreign = readLineIn(library, line, other)
    const isNamed = choicesOf(foreign).every(({ phrase, candidates: [first] }) => {
      const isOwn = (first?.lang ?? other) === other
      return isOwn && !nameKey(phrase).split(' ').every(isKnown)
    })
    if (!foreign.isNonFood && isSure(foreign) && isNamed) return foreign
  }
  return reading
}

const choicesOf = ({ mentions }: LineReading) => mentions.flatMap(({ choices }) => choices)

/** True if all foods of a reading have this certainty, or if the reading has no foods. */
export const areAll = (reading: LineReading, wanted: Certainty): boolean =>
  choicesOf(reading).every(({ certainty }) => certainty === wanted)

/** True if a reading has foods and all of them are certain. */
export const isSure = (reading: LineReading) =>
  reading.mentions.length > 0 && areAll(reading, 'sure')

/** True if a match in the reading may be wrong, because it corrects a typo or because the name has several meanings. */
const isNear = (reading: LineReading) =>
  reading.isNear ||
  choicesOf(reading).some(
    ({ certainty, candidates }) =>
      candidates.some(({ misspelt }) => misspelt) ||
      (certainty === 'none' && candidates.length > 0),
  )
