/**
 * Finds the beginnings of further recipes in a plain text: a title above its own servings or list of ingredients, after the method of
 * the previous recipe. In doubt the text stays one recipe, which has the conflicts of both.
 */

import { nameKey } from '../language/fold.ts'
import { RECIPE_WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { LineFacts } from './line-facts.ts'

/** The indexes of the lines at which the second and each further recipe begin. */
export function furtherRecipes(lines: readonly string[]): readonly number[] {
  const facts = lines.map((line) => new LineFacts(line))
  // Fast path: nearly every text is one recipe, with no mention of servings or ingredients after its first amount.
  const listed = facts.findIndex((line) => line.beginsWithNumber)
  if (listed < 0 || !TELLING.test(nameKey(lines.slice(listed + 1).join(' ')))) return []
  const starts: number[] = []
  const none = { amounts: 0, hasMethod: false, hasServings: false }
  let seen = { ...none }
  facts.forEach((line, at) => {
    const before = facts[at - 1]
    const isEnd = before === undefined || before.isRuled || isMethod(before)
    if (seen.amounts >= LEAST_AMOUNTS && isEnd && mayBeTitle(line)) {
      const found = foundAfter(facts, at)
      // If the first recipe has no method, both must state their servings.
      if (found && (seen.hasMethod || (found === 'servings' && seen.hasServings))) {
        starts.push(at)
        seen = { ...none }
      }
    }
    if (isAmount(line)) seen.amounts++
    seen.hasServings ||= line.servings !== null
    seen.hasMethod ||= seen.amounts >= LEAST_AMOUNTS && isMethod(line)
  })
  return starts
}

/** Words required for a line to begin another recipe. */
const TELLING = new RegExp(
  Object.values(RECIPE_WORDS)
    .flatMap(({ servings: { nouns, serves, behind, numbers }, keys }) => [
      `\\b(?:${[...nouns, ...serves, ...keys.ingredients, ...keys.title].join('|')})\\b`,
      `\\b(?:${[...behind].join('|')}) (?:\\d|${Object.keys(numbers).join('|')})`,
    ])
    .join('|'),
)

/** Fewest lines with amounts that make a list. */
const LEAST_AMOUNTS = 2
/** Lines after a title that are searched for its servings or ingredients, and for an amount. */
const AHEAD = 5
const FARTHEST_LIST = 16
const MAX_TITLE = 10
const LEAST_OF_SENTENCE = 7

const BEGINS_WITH_WORD = lettered(String.raw`^\s*["“„«¡¿]?\p{L}`)

/** True if a line may name a dish: short, not a sentence, and not a line from inside a recipe. */
function mayBeTitle(line: LineFacts): boolean {
  if (line.hasBullet || !BEGINS_WITH_WORD(line.text).test(line.text)) return false
  if (line.foldedKeys.length > MAX_TITLE || /[.:;,：]\s*$/.test(line.text)) return false
  return !(line.isPartOfRecipe || line.isServings || line.isFact)
}

/** The evidence that the line at `title` is the title of a recipe; undefined if there is none. */
function foundAfter(
  lines: readonly LineFacts[],
  title: number,
): 'servings' | 'ingredients' | undefined {
  const after = lines.slice(title + 1)
  if (!after.slice(0, FARTHEST_LIST).some(isAmount)) return undefined
  if (lines[title]?.servings) return 'servings'
  let looked = 0
  for (const line of after) {
    if (line.isRuled) continue
    if (line.tellsServings) return 'servings'
    if (line.headsIngredients === 'all') return line.servings ? 'servings' : 'ingredients'
    if (isAmount(line) || isStep(line) || ++looked > AHEAD) return undefined
  }
  return undefined
}

const isStep = (line: LineFacts) => line.isStepHeading || line.isInstruction

const isAmount = (line: LineFacts) =>
  (line.beginsWithNumber || line.hasBullet) && !isMethod(line) && !line.isServings

/** A step, or a sentence that only occurs in methods and notes. */
function isMethod(line: LineFacts): boolean {
  if (isStep(line)) return true
  const isNumbered = /^\s*\(?\d{1,2}[.):]\s/.test(line.text)
  return (
    /[.!]["”»)]?\s*$/.test(line.text) &&
    line.foldedKeys.length >= LEAST_OF_SENTENCE &&
    (isNumbered || !line.beginsWithNumber)
  )
}
