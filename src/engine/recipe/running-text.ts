/** Reads a recipe without a list: "200 g rote Linsen waschen und mit 600 ml Wasser kochen." */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { brandOf } from '../../search/find-food.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { asGuess } from '../reading/draft.ts'
import { areAll } from '../reading/language-of.ts'
import type { LineReading } from '../reading/line.ts'
import type { Token } from '../reading/tokens.ts'
import type { FoundLine } from './context.ts'
import { foodsIn } from './foods-named.ts'
import type { Line } from './line.ts'

/** The foods of a text, each with the stretch that names it; other words in the stretch make it a guess. */
export function readRunningText(line: Line): readonly FoundLine[] {
  const found: FoundLine[] = []
  for (const sentence of line.text.split(/(?<=[.!?])\s+/)) {
    for (const stretch of stretchesOf(line.like(sentence))) {
      let rest = line.like(stretch)
      // The words before and after a food with its amount may name others.
      for (let next = measured(rest); next; next = measured(rest)) {
        const { begin, end, reading } = next
        found.push(...named(line.like(rest.text.slice(0, begin)), found))
        found.push({ line: rest.text, reading })
        rest = line.like(rest.text.slice(end))
      }
      found.push(...named(rest, found))
    }
  }
  return found
}

/** The longest food with its amount, in words, and the longest stretch in which one is looked for. */
const MAX_WORDS = 8
const MAX_STRETCH = 40

/** The text between full stops, commas and words that join; brackets stay whole. */
function stretchesOf({ library, text, language, tokens }: Line): readonly string[] {
  const { and } = joinsOf(language)
  const lexicon = lexiconOf(library, language)
  const stretches: string[] = []
  let [start, depth] = [0, 0]
  for (const { key, kind, start: at, end } of tokens) {
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

interface Measured {
  readonly reading: LineReading
  /** Where it begins and ends in its stretch. */
  readonly begin: number
  readonly end: number
}

/** The most words from the first number on that surely are a food, or else may be a brand. */
function measured(stretch: Line): Measured | undefined {
  const { library, text, language, tokens } = stretch
  const from = tokens.findIndex((token) => isNumber(token, language))
  if (from < 0 || tokens.length > MAX_STRETCH) return undefined
  const begin = itemAt(tokens, from).start
  const readings = tokens.slice(from, from + MAX_WORDS).map(({ end }, at) => {
    const { reading } = stretch.like(text.slice(begin, end))
    return { to: from + at + 1, end, reading }
  })
  const found =
    readings.findLast(({ reading }) => isSureFood(reading)) ??
    readings.findLast(({ reading }) => isBrand(library, reading))
  if (!found) return undefined
  const { reading, to, end } = found
  const isWhole = [...tokens.slice(0, from), ...tokens.slice(to)].every(
    ({ kind, key }) => kind === 'sign' || lexiconOf(library, language).of(key) !== undefined,
  )
  const parts = [noteOf(text.slice(0, begin)), ...reading.parts, noteOf(text.slice(end))]
  const whole = { ...reading, parts: parts.filter((part) => part.text !== '') }
  return { reading: isWhole ? whole : asGuesses(whole), begin, end }
}

const noteOf = (text: string) => ({ role: 'note', text }) as const

const isNumber = ({ kind, key }: Token, language: Language) =>
  kind === 'number' || (kind === 'word' && own(WORDS[language].numbers, key) !== undefined)

const isSureFood = (reading: LineReading) =>
  !reading.isNonFood && reading.mentions.length > 0 && areAll(reading, 'sure')

/** "A can of Rotel": the words name a brand. */
const isBrand = (library: Library, reading: LineReading) =>
  !reading.isNonFood &&
  areAll(reading, 'guess') &&
  reading.mentions.some(({ choices }) =>
    choices.some(({ candidates: [first] }) => first && brandOf(library, first) !== undefined),
  )

/** The foods that the stretch names, except those that were found before. */
function named(stretch: Line, before: readonly FoundLine[]): readonly FoundLine[] {
  const { library, language, text, words } = stretch
  if (lexiconOf(library, language).of(words[0] ?? '') === 'negator') return []
  const known = before.map(({ line }) => ` ${nameKey(line)} `).join('')
  const ids = new Set(before.flatMap(({ reading }) => idsOf(reading)))
  const readings = foodsIn(stretch).flatMap((id) => {
    const names = library.ingredient(id)?.names[language] ?? []
    if (ids.has(id) || names.some((name) => known.includes(` ${nameKey(name)} `))) return []
    const { reading } = stretch.like(names[0] ?? id)
    return isSureFood(reading) ? [asGuesses(reading)] : []
  })
  const parts = [noteOf(text)]
  const [first] = readings
  if (first) {
    const mentions = readings.flatMap((reading) => reading.mentions)
    return [{ line: text, reading: { ...first, parts, mentions } }]
  }
  const { reading } = stretch.like(text.replace(/[.!?]+$/, ''))
  return isBrand(library, reading) ? [{ line: text, reading: { ...reading, parts } }] : []
}

const idsOf = ({ mentions }: LineReading) =>
  mentions.flatMap(({ choices }) =>
    choices.flatMap(({ candidates: [first] }) => (first ? [first.ingredientId] : [])),
  )

function asGuesses(reading: LineReading): LineReading {
  const mentions = reading.mentions.map((one) => ({ ...one, choices: one.choices.map(asGuess) }))
  return { ...reading, mentions }
}
