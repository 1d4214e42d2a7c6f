/** Reads a recipe that has no list: "200 g rote Linsen waschen und mit 600 ml Wasser kochen." */

import { itemAt } from '../../domain/present.ts'
import { joinsOf, RECIPE_WORDS, WORDS } from '../../language/index.ts'
import { lookup } from '../../language/words.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { isKind } from '../../search/compare-foods.ts'
import { dictionary } from '../../search/indexes.ts'
import { asGuess, type Mention } from '../reading/draft.ts'
import { isSure } from '../reading/language-of.ts'
import { foodsNamed, foodsNamedAt } from '../reading/named-foods.ts'
import type { Token } from '../reading/tokens.ts'
import { unitsNamed } from '../units.ts'
import type { FoundLine } from './context.ts'
import { foodsRead } from './foods-named.ts'
import { isJoin, type Line } from './line.ts'

/**
 * Returns each stretch of the text that names foods. A food with an amount is a guess if an unknown word follows it. A
 * food without an amount is a guess if an unknown word precedes it. Words that are usual in steps are not unknown.
 */
export function readRunningText(line: Line): readonly FoundLine[] {
  const known = new Set<string>()
  const sentences = line.text.split(/(?<=[.!?])\s+/).map((text) => line.like(text))
  return sentences.flatMap(stretchesOf).flatMap((text) => {
    const stretch = line.like(text)
    const { begin, end, reading } = measuredIn(stretch) ?? { begin: 0, end: 0, reading: undefined }
    const measured = reading?.mentions ?? []
    if (reading) for (const id of foodsRead({ reading })) known.add(id)
    const isKnown = ({ kind, key }: Token) => kind !== 'word' || isPartOfStep(line, key)
    // An unknown word directly after a measured food may change which food is meant, so the food is then a guess.
    const next = stretch.tokens.find((token) => token.start >= end)
    const isWhole = next === undefined || isKnown(next)
    const mentions = [...(isWhole ? measured : measured.map(guessed)), ...namedIn(stretch, known)]
    if (mentions.length === 0) return []
    const parts = [noteOf(text.slice(0, begin)), ...(reading?.parts ?? []), noteOf(text.slice(end))]
    const shown = parts.filter((part) => part.text !== '')
    const read = { mentions, parts: shown, items: new Map(), isNonFood: false }
    return [{ line: text, reading: { ...stretch.reading, ...read } }]
  })
}

/** Maximum number of tokens in a food with its amount, and in a text that is searched for such a food. */
const MAX_WORDS = 8
const MAX_STRETCH = 40

/** Splits a text at punctuation and joining words outside brackets. */
function stretchesOf(line: Line): readonly string[] {
  const { text, language, tokens } = line
  const { and } = joinsOf(language)
  const stretches: string[] = []
  let [start, depth] = [0, 0]
  for (const { key, kind, start: at, end } of tokens) {
    if (key === '(') depth += 1
    if (key === ')') depth = Math.max(0, depth - 1)
    const isJoint = and.has(key) || classOf(line, key) === 'with'
    const isBreak = kind === 'sign' ? /^[.,;:!?&+]$/.test(key) : isJoint
    if (depth > 0 || !isBreak) continue
    stretches.push(text.slice(start, at))
    start = end
  }
  return [...stretches, text.slice(start)].map((one) => one.trim()).filter((one) => one !== '')
}

/** Returns the longest text from the first number on in which all foods are certain, or else one with a brand. */
function measuredIn(stretch: Line) {
  const { library, text, language, tokens } = stretch
  const from = tokens.findIndex(
    ({ kind, key }) => kind === 'number' || lookup(WORDS[language].numbers, key) !== undefined,
  )
  if (from < 0 || tokens.length > MAX_STRETCH) return undefined
  const begin = itemAt(tokens, from).start
  const readings = tokens
    .slice(from, from + MAX_WORDS)
    .map(({ end }) => ({ begin, end, reading: stretch.like(text.slice(begin, end)).reading }))
  const isBrand = ({ choices }: Mention) =>
    choices.some(({ candidates: [first] }) => first && brandOf(library, first) !== undefined)
  return (
    readings.findLast(({ reading }) => isSure(reading)) ??
    readings.findLast(({ reading }) => reading.mentions.some(isBrand))
  )
}

const classOf = ({ library, language }: Line, word = '') =>
  dictionary(library).classOf(word, language)

const noteOf = (text: string) => ({ role: 'note', text }) as const

/** True for words in steps that do not affect which food is meant, such as "heat", "until", "small" and "pan". */
function isPartOfStep(line: Line, word: string): boolean {
  const { sure, unsure, particles, near, openers } = RECIPE_WORDS[line.language].steps
  return (
    word.length === 1 ||
    classOf(line, word) !== undefined ||
    isJoin(word, line.language) ||
    [sure, unsure, particles, near, openers].some((all) => all.has(word))
  )
}

/** Returns the foods that are not in `known`, and adds them to it. A food after an unknown word is a guess. */
function namedIn(stretch: Line, known: Set<string>): readonly Mention[] {
  const { library, language, words, tokens } = stretch
  if (classOf(stretch, words[0]) === 'negator') return []
  const places = tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : []))
  const isStrange = (at: number | undefined) => {
    const { kind = 'sign', key = '', text = '' } = tokens[at ?? -1] ?? {}
    return (
      kind === 'word' &&
      // A word such as "Grandpa's" does not change the food: "Grandpa's slaw" is slaw.
      !/['’]s$/.test(text) &&
      !isPartOfStep(stretch, key) &&
      unitsNamed(library, key).length === 0 &&
      foodsNamed(library, [key], language).length === 0
    )
  }
  return foodsNamedAt(library, words, language).flatMap(({ ids, from }) => {
    const isGuess = places.length !== words.length || isStrange(itemAt(places, from) - 1)
    return ids.flatMap((id) => {
      const { reading } = stretch.like(library.ingredient(id)?.names[language]?.[0] ?? id)
      // Ignore a food if a kind of it was already found: "1 can chickpeas" means canned chickpeas, a kind of chickpeas.
      const isKnown = [...known].some((one) => one === id || isKind(library, one, id))
      if (isKnown || !isSure(reading)) return []
      known.add(id)
      return isGuess ? reading.mentions.map(guessed) : reading.mentions
    })
  })
}

const guessed = (mention: Mention): Mention => ({
  ...mention,
  choices: mention.choices.map(asGuess),
})
