/** Reads the lines of a recipe: ingredients, and skipped lines with the reason. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { SkipReason } from '../../domain/reading.ts'
import type { Servings } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import { inOrder, joinsOf, RECIPE_WORDS, WORDS } from '../../language/index.ts'
import { lookup } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { type RecipeText, tellsIngredients } from '../../recipes/recipe.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { dictionary } from '../../search/indexes.ts'
import type { LineReading } from '../lines/line.ts'
import { isMeasure } from '../reading/amounts.ts'
import { claimsIn } from '../reading/claims.ts'
import { asGuess, type Mention } from '../reading/draft.ts'
import { isSure, readLine } from '../reading/language-of.ts'
import type { Token } from '../reading/tokens.ts'
import { classify } from './classify.ts'
import { Context, type FoundLine } from './context.ts'
import { foodsIn, foodsRead, type Named, namedFoods } from './foods-named.ts'
import { isJoin, Line } from './line.ts'

interface SkippedLine {
  readonly line: string
  readonly reason: SkipReason
  /** The foods that the line names, with the parts of dishes. */
  readonly named: readonly Named[]
  /** Absences that the line claims for the dish. */
  readonly without: readonly AbsenceCode[]
}

export function* readRecipeLines(
  library: Library,
  recipe: RecipeText,
  language: Language,
): Steps<RecipeReader> {
  const lineOf = (text: string, number = 0, isHeading = false) =>
    new Line(library, text, language, { number, isHeading })
  const lines = recipe.sections.flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [lineOf(heading, 0, true)]),
    ...lines.map(({ line, text }) => lineOf(text, line)),
  ])
  const reader = new RecipeReader(lines, recipe)
  if (recipe.title !== null) reader.skip(lineOf(recipe.title), 'title', 'possible')
  for (const [at, line] of lines.entries()) {
    reader.read(line, at)
    yield
  }
  for (const { text, reason } of recipe.skipped) reader.skip(lineOf(text), reason)
  return reader
}

class RecipeReader extends Context {
  readonly skipped: SkippedLine[] = []
  servings: Servings | null

  constructor(
    lines: readonly Line[],
    private readonly recipe: RecipeText,
  ) {
    super(lines, recipe.title)
    this.servings = recipe.servings
  }

  read(line: Line, at: number): void {
    const { is, foods } = classify(this, at, tellsIngredients(this.recipe))
    if (is === 'ingredient') this.take(line)
    else if (is === 'running text') this.takeText(line)
    else this.skip(line, is, foods)
  }

  skip(line: Line, reason: SkipReason, foods?: 'possible' | 'named'): void {
    if (reason === 'title') this.title ??= line.title
    const isStated = foods !== undefined || reason === 'heading'
    if (reason === 'method') this.servings ??= line.servingsOfSentence
    else if (isStated) this.servings ??= line.servings
    const named = foods === undefined ? [] : namedFoods(line, foods)
    const claims = foods === 'possible' ? claimsIn(line.library, line.words, line.language) : []
    const without = claims.map(({ code }) => code)
    this.skipped.push({ line: line.text, reason, named, without })
  }

  private take(line: Line): void {
    const reading = readingOf(line)
    if (reading.isNonFood) this.skip(line, 'not food')
    // A line without words, such as "https://example.org" or "[ ]".
    else if (reading.mentions.length === 0) this.skip(line, 'markup', 'named')
    else this.found.push({ line: line.text, reading })
  }

  /** Reads the title and foods of a recipe in prose: "Lentejas de la abuela. Pongo en la olla medio kilo de lentejas …". */
  private takeText(line: Line): void {
    const [begun = '', title = ''] = /^([^.!?\d]{3,60})[.!?]\s+/u.exec(line.text) ?? []
    const named = line.like(title)
    const isTitled = title !== '' && this.title === null && named.words.length <= MAX_TITLE
    if (isTitled) this.skip(named, 'title', 'possible')
    this.servings ??= line.servings
    const text = isTitled ? line.like(line.text.slice(begun.length)) : line
    const found = readRunningText(text)
    this.found.push(...found)
    if (found.length === 0) this.skip(text, 'note', 'named')
  }
}

const MAX_TITLE = 6

/** Reads a line of utensils in another language if it has a weight: "200 g de pan" is bread, not a pan. */
function readingOf({ reading, library, text, language }: Line): LineReading {
  if (!reading.isNonFood) return reading
  const others = inOrder(language).slice(1)
  const elsewhere = others.map((lang) => readLine(library, text, lang))
  return elsewhere.find((one) => !one.isNonFood && one.mentions.some(isWeighed)) ?? reading
}

const isWeighed = ({ choices }: Mention) =>
  choices.some(({ certainty, amount }) => certainty === 'sure' && amount?.units.some(isMeasure))

/**
 * Returns each stretch of a text without a list ("200 g rote Linsen waschen und mit 600 ml Wasser kochen") that names
 * foods. A food is a guess if its stretch has unknown words.
 */
function readRunningText(line: Line): readonly FoundLine[] {
  const known = new Set<string>()
  const sentences = line.text.split(/(?<=[.!?])\s+/).map((text) => line.like(text))
  return sentences.flatMap(stretchesOf).flatMap((text) => {
    const stretch = line.like(text)
    const { begin, end, reading } = measuredIn(stretch) ?? { begin: 0, end: 0, reading: undefined }
    const measured = reading?.mentions ?? []
    if (reading) for (const id of foodsRead({ reading })) known.add(id)
    const isKnown = ({ kind, key }: Token) => kind !== 'word' || isPartOfStep(line, key)
    const isWhole = stretch.tokens.every(
      (token) => (token.start >= begin && token.end <= end) || isKnown(token),
    )
    const mentions = [...(isWhole ? measured : measured.map(guessed)), ...namedIn(stretch, known)]
    if (mentions.length === 0) return []
    const parts = [noteOf(text.slice(0, begin)), ...(reading?.parts ?? []), noteOf(text.slice(end))]
    const shown = parts.filter((part) => part.text !== '')
    const read = { mentions, parts: shown, items: new Map(), isNonFood: false }
    return [{ line: text, reading: { ...stretch.reading, ...read } }]
  })
}

/** Maximum tokens of a food with its amount, and of a stretch that is searched for them. */
const MAX_WORDS = 8
const MAX_STRETCH = 40

/** Splits a text at punctuation and joining words, but not inside brackets. */
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

/** The longest text from the first number that is surely a food, else the longest one with a brand. */
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

/** True for words of steps that do not change which food is meant: "heat", "until", "small", "pan". */
function isPartOfStep(line: Line, word: string): boolean {
  const { sure, unsure, particles, near, openers } = RECIPE_WORDS[line.language].steps
  return (
    classOf(line, word) !== undefined ||
    isJoin(word, line.language) ||
    [sure, unsure, particles, near, openers].some((all) => all.has(word))
  )
}

/** The foods that no earlier stretch names, which are added to `known`. They are guesses if the stretch has other words. */
function namedIn(stretch: Line, known: Set<string>): readonly Mention[] {
  const { library, language, words } = stretch
  if (classOf(stretch, words[0]) === 'negator') return []
  return foodsIn(stretch).flatMap((id) => {
    const { reading } = stretch.like(library.ingredient(id)?.names[language]?.[0] ?? id)
    if (known.has(id) || !isSure(reading)) return []
    known.add(id)
    const isAlone = isSure(stretch.reading) && foodsRead(stretch).includes(id)
    return isAlone ? reading.mentions : reading.mentions.map(guessed)
  })
}

const guessed = (mention: Mention): Mention => ({
  ...mention,
  choices: mention.choices.map(asGuess),
})
