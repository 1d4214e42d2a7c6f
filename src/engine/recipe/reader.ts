/** Reads the lines of a recipe: ingredients, and skipped lines with the reason. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import type { SkipReason } from '../../domain/reading.ts'
import type { Servings } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import { inOrder } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { OF_SERVINGS } from '../../recipes/line-facts.ts'
import { type RecipeText, tellsIngredients } from '../../recipes/recipe.ts'
import type { LineReading } from '../lines/line.ts'
import { isMeasure } from '../reading/amounts.ts'
import { claimsIn } from '../reading/claims.ts'
import type { Mention } from '../reading/draft.ts'
import { readLine } from '../reading/language-of.ts'
import { classify } from './classify.ts'
import { Context } from './context.ts'
import { type Named, namedFoods } from './foods-named.ts'
import { type Implied, impliedIn } from './implied.ts'
import { Line } from './line.ts'
import { readRunningText } from './running-text.ts'

interface SkippedLine {
  readonly line: string
  readonly reason: SkipReason
  /** The foods named in the line, including the parts of dishes. */
  readonly named: readonly Named[]
  readonly implied: readonly Implied[]
  /** Codes for what the dish is free from, according to the line. */
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
    // In "6 Port.", the word means portions and not port wine.
    const words = line.words.filter((word) => reason !== 'servings' || !OF_SERVINGS.has(word))
    const read = words.length < line.words.length ? line.like(words.join(' ')) : line
    const named = foods === undefined ? [] : namedFoods(read, foods)
    const claims = foods === 'possible' ? claimsIn(line.library, line.words, line.language) : []
    const without = claims.map(({ code }) => code)
    const isOfCook = reason === 'method' || reason === 'heading' || (reason === 'note' && foods)
    const implied = isOfCook ? impliedIn(line) : []
    this.skipped.push({ line: line.text, reason, named, implied, without })
  }

  private take(line: Line): void {
    const reading = readingOf(line)
    if (reading.isNonFood) this.skip(line, 'not food')
    // This is a line without words, such as "https://example.org" or "[ ]".
    else if (reading.mentions.length === 0) this.skip(line, 'markup', 'named')
    else this.found.push({ line: line.text, reading })
  }

  /** Reads the title and the foods of a recipe in prose: "Lentejas de la abuela. Pongo en la olla medio kilo …". */
  private takeText(line: Line): void {
    const [begun = '', title = ''] = /^([^.:!?\d]{3,60})[.:!?]\s+/u.exec(line.text) ?? []
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

/** Reads a utensil as food if the words are a weighed food in another language: "200 g de pan" is bread, not a pan. */
function readingOf({ reading, library, text, language }: Line): LineReading {
  if (!reading.isNonFood) return reading
  const others = inOrder(language).slice(1)
  const elsewhere = others.map((lang) => readLine(library, text, lang))
  return elsewhere.find((one) => !one.isNonFood && one.mentions.some(isWeighed)) ?? reading
}

const isWeighed = ({ choices }: Mention) =>
  choices.some(({ certainty, amount }) => certainty === 'sure' && amount?.units.some(isMeasure))
