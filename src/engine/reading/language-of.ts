/** Detects the language of a recipe, a package or a line from its words. */

import { BoundedCache } from '../../domain/bounded-cache.ts'
import { byLanguage, LANGUAGES, type Language } from '../../domain/languages.ts'
import { oncePer } from '../../domain/once-per.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import type { Library } from '../../library/library.ts'
import { isNameIn, lexiconOf } from '../../search/lexicon-entries.ts'
import { inflections } from '../../search/named.ts'
import { readLine as readIn } from '../lines/line.ts'
import type { LineReading } from './line.ts'
import { tokensOf } from './tokens.ts'

/** Upper bounds of recipe lines and package names examined; more would only cost time. */
const MAX_LINES = 40
const MAX_NAMES = 24
/** Weight of the declared language, in words; low, since pages often declare the language of their template. */
const DECLARED = 2
/** Minimum words of a language that a recipe is in, and minimum ratio to the next language. */
const LEAST = 3
const CLEARLY = 2

/** The asked language unless a recipe is clearly in another one: a few words of one ("crème", "mole") are not enough. */
export function languageOfRecipe(
  library: Library,
  lines: readonly string[],
  declared: Language | null,
  asked: Language,
): Language {
  const said = Array<readonly Language[]>(DECLARED).fill(declared === null ? [] : [declared])
  const evidence = lines
    .slice(0, MAX_LINES)
    .flatMap(wordsOf)
    .map((word) => LANGUAGES.filter((language) => isWordOf(library, word, language)))
    .filter(({ length }) => length === 1)
  const [[best, score], [, next]] = ranking([...evidence, ...said])
  return score >= LEAST && score >= CLEARLY * next ? best : asked
}

/** The asked language unless a list of ingredients has more names and common words of another one. */
export function languageOfList(library: Library, text: string, asked: Language): Language {
  const parts = text.split(/[,;:.()[\]{}\n]+/).slice(0, MAX_NAMES)
  const evidence = parts.flatMap((part) => {
    const key = nameKey(part.replace(/[\d.,]+\s*%/g, ' '))
    const named = [...new Set(library.named(key).map(({ lang }) => lang))]
    const words = key.split(' ')
    const common = words.map((word) =>
      LANGUAGES.filter((lang) => LABEL_WORDS[lang].common.has(word)),
    )
    // A name is worth two words.
    return [named, named, ...common]
  })
  return ranking(evidence, asked)[0][0]
}

type Ranked = readonly [language: Language, score: number]

/** The two languages with the most evidence; the asked language wins a tie. */
function ranking(
  evidence: readonly (readonly Language[])[],
  asked: Language = itemAt(LANGUAGES, 0),
): readonly [Ranked, Ranked] {
  const score = byLanguage(() => 0)
  for (const language of evidence.flat()) score[language]++
  const [first, second] = inOrder(asked)
    .map((language): Ranked => [language, score[language]])
    .sort(([, one], [, other]) => other - one)
  return [first!, second!]
}

const wordsOf = (line: string) =>
  tokensOf(line).flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))

/** True for function words, words of the lexicon and names of foods, also inflected: "eggs" is an English name. */
function isWordOf(library: Library, word: string, language: Language): boolean {
  const { fillers, joins } = WORDS[language]
  return (
    fillers.has(word) ||
    Object.values(joins).some((words) => words.has(word)) ||
    lexiconOf(library, language).of(word) !== undefined ||
    [word, ...inflections([word], language)].some((key) => isNameIn(library, key, language))
  )
}

/**
 * Reads a line in the asked language, unless only another language's reading is sure and the asked one does not know the words
 * of any of its foods ("rind", "pan" and "once" are English words, despite their meanings in other languages).
 */
export function readLine(library: Library, line: string, language: Language): LineReading {
  return cacheOf(library).get(`${language} ${line}`, () => read(library, line, language))
}

/** Cached lines: recipes repeat lines, and each line is requested several times. */
const MAX_CACHED = 1_500
const cacheOf = oncePer((_: Library) => new BoundedCache<LineReading>(MAX_CACHED))

function read(library: Library, line: string, language: Language): LineReading {
  const reading = readIn(library, line, language)
  if (reading.isNonFood || isSure(reading) || isNear(reading)) return reading
  const isKnown = (word: string) =>
    lexiconOf(library, language).of(word) !== undefined || isNameIn(library, word, language)
  for (const other of inOrder(language).slice(1)) {
    const foreign = readIn(library, line, other)
    const isNamed = choicesOf(foreign).every(({ phrase, candidates: [first] }) => {
      const isOwn = (first?.lang ?? other) === other
      return isOwn && !nameKey(phrase).split(' ').every(isKnown)
    })
    if (!foreign.isNonFood && isSure(foreign) && isNamed) return foreign
  }
  return reading
}

const choicesOf = ({ mentions }: LineReading) => mentions.flatMap(({ choices }) => choices)

/** True if every food of a reading has the certainty, or there are no foods. */
export const areAll = (reading: LineReading, wanted: Certainty): boolean =>
  choicesOf(reading).every(({ certainty }) => certainty === wanted)

const isSure = (reading: LineReading) => reading.mentions.length > 0 && areAll(reading, 'sure')

/** True if the asked language has a near match: a typo, or a name with several meanings. */
const isNear = (reading: LineReading) =>
  reading.isNear ||
  choicesOf(reading).some(
    ({ certainty, candidates }) =>
      candidates.some(({ misspelt }) => misspelt) ||
      (certainty === 'none' && candidates.length > 0),
  )
