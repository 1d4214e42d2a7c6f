/**
 * Finds where in a plain text another recipe begins. Only what plainly does is cut off: a title above servings or a list of
 * ingredients of its own, behind the method of the recipe before. In doubt it stays one recipe, which has all of the conflicts.
 */

import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { RECIPE_WORDS } from '../language/recipe-words.ts'
import {
  beginsWithNumber,
  isApart,
  isAside,
  isFact,
  isInstruction,
  isStepHeading,
} from '../language/steps.ts'
import { keyNamed } from './lines.ts'
import { servingsIn } from './servings.ts'

/** The places of the lines with which the second recipe and each further one begin. */
export function furtherRecipes(lines: readonly string[]): readonly number[] {
  // Nearly every text is one recipe: behind its first line with an amount nothing is said of servings or ingredients.
  const listed = lines.findIndex(beginsWithNumber)
  if (listed < 0 || !TELLING.test(nameKey(lines.slice(listed + 1).join(' ')))) return []
  const starts: number[] = []
  let amounts = 0
  let hasMethod = false
  let hasServings = false
  lines.forEach((line, at) => {
    if (amounts >= LEAST_AMOUNTS && isEnd(lines[at - 1]) && isTitle(line)) {
      const told = toldBehind(line, lines.slice(at + 1))
      // A list alone says no method: both must say for how many they are.
      if (told && (hasMethod || (told === 'servings' && hasServings))) {
        starts.push(at)
        amounts = 0
        hasMethod = false
        hasServings = false
      }
    }
    if (isAmount(line)) amounts++
    hasServings ||= isServings(line) || servingsIn(line) !== null
    hasMethod ||= amounts >= LEAST_AMOUNTS && isMethod(line)
  })
  return starts
}

/** Words without which no line says that another recipe begins. */
const TELLING = new RegExp(
  Object.values(RECIPE_WORDS)
    .flatMap(({ servings: { nouns, serves, behind, numbers }, keys }) => [
      `\\b(?:${[...nouns, ...serves, ...keys.ingredients, ...keys.title].join('|')})\\b`,
      `\\b(?:${[...behind].join('|')}) (?:\\d|${Object.keys(numbers).join('|')})`,
    ])
    .join('|'),
)

/** The place of the title in the lines of the first of several recipes; -1 where it has none. */
export function titleAbove(lines: readonly string[]): number {
  const first = lines.findIndex((line) => !isBlank(line))
  return lines.findIndex(
    (line, at) => at === first && isTitle(line) && toldBehind(line, lines.slice(at + 1)),
  )
}

/** So many lines with amounts are a list. */
const LEAST_AMOUNTS = 2
/** A title stands so near to what shows that it is one. */
const AHEAD = 5
const LONGEST_TITLE = 10

const isBlank = (line: string) => /^[\s\-=_*~•·–—#|+]*$/u.test(line)
const isBullet = (line: string) => /^\s*[-*•·–]\s/.test(line)
const isAmount = (line: string) =>
  (beginsWithNumber(line) || isBullet(line)) && !isMethod(line) && !isServings(line)

/** A blank or ruled line, or a step: behind it something else may begin. */
const isEnd = (line = '') => isBlank(line) || isMethod(line)

const wordsOf = (line: string) => nameKey(line).split(' ').filter(Boolean)

const BEGINS_WITH_WORD = lettered(String.raw`^\s*["“„«¡¿]?\p{L}`)

/** The name of a dish: short, no sentence, and nothing that stands inside of a recipe. */
function isTitle(line: string): boolean {
  if (isBlank(line) || isBullet(line) || !BEGINS_WITH_WORD(line).test(line)) return false
  if (isNamed(line)) return true
  const words = wordsOf(line)
  if (words.length > LONGEST_TITLE || /[.:;,：]\s*$/.test(line)) return false
  return !(isPartOfRecipe(line) || isServings(line) || isFact(line, () => false))
}

/** "Für die Soße", "Ingredients", "Notes", "Step 2", "Enjoy!": what stands inside of a recipe. */
export function isPartOfRecipe(line: string): boolean {
  return isPurpose(line) || headsIngredients(line) || isApart(line) || isAside(line) || isStep(line)
}

/** "Für die Soße", "For the topping". */
export function isPurpose(line: string): boolean {
  const [first = ''] = wordsOf(line)
  return Object.values(RECIPE_WORDS).some(({ servings }) => servings.behind.has(first))
}

const NAMED = lettered(String.raw`^\s*(\p{L}+)\s*\d*\s*[:：]\s*\S`)

/** "Rezept: Flan", "Recipe 2: Flan". */
function isNamed(line: string): boolean {
  const [, key = ''] = NAMED(line).exec(line) ?? []
  return keyNamed(key) === 'title'
}

/** What shows that a line is the title of a recipe; undefined where nothing does. */
function toldBehind(
  title: string,
  behind: readonly string[],
): 'servings' | 'ingredients' | undefined {
  if (!behind.slice(0, FARTHEST_LIST).some(isAmount)) return undefined
  if (servingsIn(title)) return 'servings'
  let looked = 0
  for (const line of behind) {
    if (isBlank(line)) continue
    if (tellsServings(line)) return 'servings'
    if (headsIngredients(line)) return servingsIn(line) ? 'servings' : 'ingredients'
    if (isAmount(line) || isStep(line) || ++looked > AHEAD) return undefined
  }
  return undefined
}

const FARTHEST_LIST = 16

/** A line of servings, or facts with them: "Portionen: 4 | Zeit: 20 min". */
export function tellsServings(line: string): boolean {
  const isFor = servingsIn(line) !== null
  return isServings(line) || (isFor && isFact(line, (part) => servingsIn(part) !== null))
}

/** "Für 4 Personen", "Serves 4", "Makes 6 portions" and no more than that: "2 servings cooked rice" is food. */
export function isServings(line: string): boolean {
  return (
    servingsIn(line) !== null &&
    wordsOf(line).every((word) => OF_SERVINGS.has(word) || /^\d+$/.test(word))
  )
}

const OF_SERVINGS = new Set([
  ...Object.values(WORDS).flatMap(({ servings, yields, recipe }) => [
    ...servings,
    ...yields,
    ...recipe,
  ]),
  ...Object.values(RECIPE_WORDS).flatMap(({ servings }) => [
    ...servings.nouns,
    ...servings.serves,
    ...servings.behind,
    ...servings.about,
    ...servings.to,
    ...servings.between,
    ...servings.around,
    ...Object.keys(servings.numbers),
  ]),
])

/** "Zutaten", "Ingredients (serves 4)"; "Zutaten für den Teig" heads a part of the same recipe. */
export function headsIngredients(line: string): boolean {
  const words = wordsOf(line)
  const isHeading = Object.values(RECIPE_WORDS).some(({ keys }) =>
    keys.ingredients.has(words[0] ?? ''),
  )
  return isHeading && !/[:：]\s*\S/.test(line) && (words.length === 1 || servingsIn(line) !== null)
}

/** A step, or a sentence as only methods and notes have them. */
function isMethod(line: string): boolean {
  if (isStep(line)) return true
  return (
    /[.!]["”»)]?\s*$/.test(line) &&
    wordsOf(line).length >= LEAST_OF_SENTENCE &&
    !startsWithAmount(line)
  )
}

// The words of all languages are looked at, whichever comes first.
const isStep = (line: string) => isStepHeading(line) || isInstruction(line, 'en')

const LEAST_OF_SENTENCE = 7
const startsWithAmount = (line: string) =>
  beginsWithNumber(line) && !/^\s*\(?\d{1,2}[.):]\s/.test(line)
