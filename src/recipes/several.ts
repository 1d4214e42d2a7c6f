/**
 * Finds further recipes in a plain text: a title above its own servings or ingredients, after the method of the
 * previous recipe. If in doubt, we read the text as a single recipe, which then has the conflicts of both recipes.
 */

import { itemAt } from '../domain/present.ts'
import { whenOf } from '../language/days.ts'
import { lettered } from '../language/lettered.ts'
import { LineFacts } from './line-facts.ts'
import { labelled } from './lines.ts'

/** Indexes of the lines where the second and any later recipes begin. */
export function furtherRecipes(lines: readonly string[]): readonly number[] {
  if (lines.length <= LEAST_AMOUNTS) return []
  const facts = lines.map((line) => new LineFacts(line))
  const starts: number[] = []
  let amounts = 0
  let hasMethod = false
  facts.forEach((line, at) => {
    if (amounts >= LEAST_AMOUNTS && isEnd(itemAt(facts, at - 1)) && mayBeTitle(line)) {
      const found = foundAfter(facts, at)
      const statesServings = () => facts.slice(starts.at(-1), at).some(({ servings }) => servings)
      // If the first recipe has no method, both recipes must state their servings.
      if (found && (hasMethod || (found === 'servings' && statesServings()))) {
        starts.push(at)
        amounts = 0
        hasMethod = false
      }
    }
    if (amounts < LEAST_AMOUNTS && isAmount(line)) amounts++
    hasMethod ||= amounts >= LEAST_AMOUNTS && isMethod(line)
  })
  return starts
}

/** A day in a plan, with its text: "Montag: Nudeln mit Tomatensauce". */
export type PlannedDay = { readonly title: string; readonly text: string; readonly at: number }

/** Returns the days of a plan with one line per day, perhaps below a title. Empty if there are other lines. */
export function plannedDays(lines: readonly string[]): readonly PlannedDay[] {
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : { line, at }))
  const all = written.map(({ line, at }) => {
    const [title = '', text = ''] = labelled(line)
    const { day, isWhole } = whenOf(title)
    return day !== null && isWhole ? { title, text, at, day } : undefined
  })
  const below = all[0] ? all : all.slice(1)
  const days = below.filter((one) => one !== undefined)
  const isPlan = days.length >= LEAST_DAYS && days.length === below.length
  return isPlan && new Set(days.map(({ day }) => day)).size === days.length ? days : []
}

const LEAST_DAYS = 3

const isEnd = (line: LineFacts) => line.isRuled || isMethod(line)

/** Minimum number of lines with amounts in a list. */
const LEAST_AMOUNTS = 2
/** Number of lines after a title in which we look for servings or an ingredients heading. */
const AHEAD = 6
/** Number of lines after a title in which we look for an amount. */
const FARTHEST_LIST = 16
const MAX_TITLE = 10
const LEAST_OF_SENTENCE = 7

const BEGINS_WITH_WORD = lettered(String.raw`^\s*["“„«¡¿]?\p{L}`)

/** True if a line may name a dish: it is short, not a sentence, and may occur outside a recipe. */
function mayBeTitle(line: LineFacts): boolean {
  if (line.hasBullet || !BEGINS_WITH_WORD(line.text).test(line.text)) return false
  if (line.foldedKeys.length > MAX_TITLE || /[.:;,：]\s*$/.test(line.text)) return false
  return !(line.isPartOfRecipe || line.isServings || line.isFact)
}

/** Returns the evidence that the line at `title` is a title: servings or ingredients. Undefined if there is none. */
function foundAfter(lines: readonly LineFacts[], title: number) {
  const after = lines.slice(title + 1, title + 1 + FARTHEST_LIST)
  if (!after.some(isAmount)) return undefined
  if (lines[title]?.servings) return 'servings'
  for (const line of after.filter(({ isRuled }) => !isRuled).slice(0, AHEAD)) {
    if (line.tellsServings) return 'servings'
    if (line.headsIngredients === 'all') return line.servings ? 'servings' : 'ingredients'
    if (isAmount(line) || isStep(line)) return undefined
  }
  return undefined
}

const isStep = (line: LineFacts) => line.isStepHeading || line.isInstruction

const isAmount = (line: LineFacts) =>
  (line.beginsWithNumber || line.hasBullet) && !isMethod(line) && !line.isServings

/** True for a step, or for a sentence like those in methods and notes. */
function isMethod(line: LineFacts): boolean {
  if (isStep(line)) return true
  const isNumbered = /^\s*\(?\d{1,2}[.):]\s/.test(line.text)
  return (
    /[.!]["”»)]?\s*$/.test(line.text) &&
    line.foldedKeys.length >= LEAST_OF_SENTENCE &&
    (isNumbered || !line.beginsWithNumber)
  )
}
