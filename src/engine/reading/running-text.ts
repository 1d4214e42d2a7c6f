/** Reads a recipe that is told without a list: "200 g rote Linsen waschen und mit 600 ml Wasser kochen." */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { asGuess } from './draft.ts'
import { brandOf } from './food.ts'
import { readLine } from './languages.ts'
import type { LineReading } from './line.ts'
import { foodsNamed } from './named-foods.ts'
import { type Token, tokensOf } from './tokens.ts'

interface Told {
  readonly line: string
  readonly reading: LineReading
}

interface Measured extends Told {
  /** Where it begins and ends in its stretch. */
  readonly begin: number
  readonly end: number
}

/** The foods of a text, each in the stretch that tells of it; what stands beside it there leaves it a guess. */
export function readRunningText(
  library: Library,
  text: string,
  language: Language,
): readonly Told[] {
  const told: Told[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    for (const stretch of stretchesOf(library, sentence, language)) {
      let rest = stretch
      // What stands before and behind a food with its amount may name others.
      for (let found = measured(library, rest, language); found; ) {
        const beside = rest.slice(0, found.begin)
        told.push(...named(library, beside, language, told), found)
        rest = rest.slice(found.end)
        found = measured(library, rest, language)
      }
      told.push(...named(library, rest, language, told))
    }
  }
  return told.map(({ line, reading }) => ({ line, reading }))
}

/** Words in which a food with its amount is told, and those of a stretch in which it is looked for. */
const MOST_WORDS = 8
const MOST_OF_STRETCH = 40

/** The text between full stops, commas and words that join, brackets left whole. */
function stretchesOf(library: Library, text: string, language: Language): readonly string[] {
  const { and } = joinsOf(language)
  const lexicon = lexiconOf(library, language)
  const stretches: string[] = []
  let [start, depth] = [0, 0]
  for (const { key, kind, start: at, end } of tokensOf(text)) {
    if (key === '(') depth += 1
    if (key === ')') depth = Math.max(0, depth - 1)
    const isJoint = and.has(key) || lexicon.of(key) === 'with'
    const isBreak = kind === 'sign' ? /^[.,;:!?&+]$/.test(key) : isJoint
    if (depth > 0 || !isBreak) continue
    stretches.push(text.slice(start, at))
    start = end
  }
  return [...stretches, text.slice(start)].map((one) => one.trim()).filter((one) => one !== '')
}

/** The stretch from its first number on, as far as it surely is a food, or else may be a brand. */
function measured(library: Library, stretch: string, language: Language): Measured | undefined {
  const tokens = tokensOf(stretch)
  const from = tokens.findIndex((token) => isNumber(token, language))
  if (from < 0 || tokens.length > MOST_OF_STRETCH) return undefined
  const begin = itemAt(tokens, from).start
  const readings = Array.from({ length: Math.min(tokens.length - from, MOST_WORDS) }, (_, i) => {
    const to = from + i + 1
    const { end } = itemAt(tokens, to - 1)
    return { to, end, reading: readLine(library, stretch.slice(begin, end), language) }
  }).toReversed()
  const sure = readings.find(({ reading }) => areAll(reading, 'sure'))
  const found = sure ?? readings.find(({ reading }) => isBrand(library, reading))
  if (!found) return undefined
  const { reading, to, end } = found
  const beside = [...tokens.slice(0, from), ...tokens.slice(to)]
  const isWhole = beside.every(
    ({ kind, key }) => kind === 'sign' || lexiconOf(library, language).of(key) !== undefined,
  )
  const parts = [noteOf(stretch.slice(0, begin)), ...reading.parts, noteOf(stretch.slice(end))]
  const whole = { ...reading, parts: parts.filter(({ text }) => text !== '') }
  return { line: stretch, reading: isWhole ? whole : doubted(whole), begin, end }
}

const noteOf = (text: string) => ({ role: 'note', text }) as const

/** "A can of Rotel": what the words name is a brand. */
const isBrand = (library: Library, reading: LineReading) =>
  areAll(reading, 'guess') &&
  reading.mentions.some(({ choices }) =>
    choices.some(({ candidates: [first] }) => first && brandOf(library, first) !== undefined),
  )

/** The foods that the stretch names, but for those that were told before. */
function named(
  library: Library,
  stretch: string,
  language: Language,
  before: readonly Told[],
): readonly Told[] {
  const words = tokensOf(stretch).flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))
  const [begun = ''] = words
  if (lexiconOf(library, language).of(begun) === 'negator') return []
  const said = before.map(({ line }) => ` ${nameKey(line)} `).join('')
  const ids = new Set(before.flatMap(({ reading }) => idsOf(reading)))
  const [first, ...more] = foodsNamed(library, words, language).flatMap((id) => {
    const names = library.ingredient(id)?.names[language] ?? []
    const isTold = ids.has(id) || names.some((name) => said.includes(` ${nameKey(name)} `))
    const reading = readLine(library, names[0] ?? id, language)
    return isTold || !areAll(reading, 'sure') ? [] : [doubted(reading)]
  })
  const parts = [noteOf(stretch)]
  if (!first) {
    const reading = readLine(library, stretch.replace(/[.!?]+$/, ''), language)
    return isBrand(library, reading) ? [{ line: stretch, reading: { ...reading, parts } }] : []
  }
  const mentions = [first, ...more].flatMap((reading) => reading.mentions)
  return [{ line: stretch, reading: { ...first, parts, mentions } }]
}

const idsOf = ({ mentions }: LineReading) =>
  mentions.flatMap(({ choices }) =>
    choices.flatMap(({ candidates: [first] }) => (first ? [first.ingredientId] : [])),
  )

const isNumber = ({ kind, key }: Token, language: Language) =>
  kind === 'number' || (kind === 'word' && own(WORDS[language].numbers, key) !== undefined)

const areAll = ({ mentions, isNonFood }: LineReading, wanted: Certainty) =>
  !isNonFood &&
  mentions.length > 0 &&
  mentions.every(({ choices }) => choices.every(({ certainty }) => certainty === wanted))

function doubted(reading: LineReading): LineReading {
  const mentions = reading.mentions.map((one) => ({ ...one, choices: one.choices.map(asGuess) }))
  return { ...reading, mentions }
}
