/** Recognizes menus: lists of dishes without recipes, but with courses and prices, or with ingredients. */

import { RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { type AskedRecipe, type Input, recipesIn, textIn } from './sources.ts'

/** A dish. `isListed` is true if the menu only gives the name of the dish. */
export type AskedDish = AskedRecipe & { readonly isListed?: boolean }

const PRICE =
  /[\s.…–—-]*(?:[€$£]\s*\d+(?:[.,]\d{1,2})?|\d+[.,]\d{2}|\d+\s*(?:€|\$|£|EUR\b))\s*(?:[€$£]|EUR\b)?\s*$/u

const LEAST_DISHES = 3
/** Maximum characters of a dish name. */
const LONGEST_NAME = 80
/** Maximum words in the heading of a course, such as "Starters". */
const COURSE_WORDS = 3

/** Returns the dishes if the input is a menu with one dish per line, else the recipes of the input. */
export async function dishesIn(app: App, input: Input): Promise<readonly AskedDish[]> {
  if (input.kind !== 'file') return recipesIn(app, input)
  const text = textIn(app, input)
  const described = describedIn(text)
  if (described) {
    return described.map(({ title, foods }) => {
      const list = foods.map((food) => `- ${food}`).join('\n')
      return { recipe: { text: `# ${title}\n\n${list}`, lang: app.lang }, title, input }
    })
  }
  const recipes = await recipesIn(app, input)
  // A text with several recipes, or with the days of a plan, is not a menu.
  const listed = recipes.length > 1 ? undefined : await listedIn(app, text)
  if (!listed) return recipes
  return listed.map((title) => ({
    recipe: { lines: [title], lang: app.lang },
    title,
    input,
    isListed: true,
  }))
}

interface Described {
  readonly title: string
  readonly foods: readonly string[]
}

/** Reads a dish with its ingredients from each line ("Zanderfilet: Zander, Butter, Zitrone") or row of a table. */
function describedIn(text: string): readonly Described[] | undefined {
  const lines = linesOf(text)
  for (const sign of [';', '\t', ':', ' – ', ' - ']) {
    const rows = lines.map((line) => line.replace(PRICE, '').split(sign))
    const isTitle = ([, foods = '']: readonly string[]) =>
      foods.trim() === '' || (sign !== ':' && !/\s/.test(foods.trim()))
    const dishes = rows.filter((row, at) => at > 0 || !isTitle(row))
    const areDishes = dishes.every(
      ([name = '', foods = '', ...more]) =>
        more.length === 0 &&
        name.length <= LONGEST_NAME &&
        foods.trim() !== '' &&
        !/\p{N}|^[{[<]/u.test(name + foods),
    )
    const listing = dishes.filter(([, foods = '']) => foods.includes(','))
    if (!areDishes || dishes.length < LEAST_DISHES || listing.length < dishes.length / 2) continue
    return dishes.map(([name = '', foods = '']) => ({
      title: name.trim(),
      foods: (foods.match(LISTED) ?? []).map((one) => one.trim()),
    }))
  }
  return undefined
}

/** Matches the parts between commas, ignoring commas in brackets. */
const LISTED = /(?:[^,()]|\([^()]*\)|[()])+/g

/** Returns the lines of a block without bullets and blank lines. */
const linesOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replace(/^[#*\s-]+/, '').trim())
    .filter((line) => line !== '')

/** Returns the dish names if there are courses, prices or long names, and no numbers except prices; else undefined. */
async function listedIn(app: App, text: string): Promise<readonly string[] | undefined> {
  const blocks = text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((block) => block.length > 0)
  const lines = blocks.flat()
  const nameOf = (line: string) => line.replace(PRICE, '')
  const isList = lines.every(
    (line) => !/\p{N}|^[{[<]/u.test(nameOf(line)) && line.length <= LONGEST_NAME,
  )
  if (!isList || lines.length < LEAST_DISHES) return undefined
  const wordsIn = (line: string) => line.split(/\s+/).length
  const read = await ask(app, RECIPE_PARSE, { body: { lines, lang: app.lang } })
  const isCourse = (line: string) =>
    wordsIn(line) <= COURSE_WORDS &&
    !PRICE.test(line) &&
    read.items.every((item) => item.line !== line || item.ingredientId === null)
  // The first line of each block may be the heading of a course, such as "Primeros".
  const starts = blocks.flatMap(([first = '', ...more]) => (more.length > 0 ? [first] : []))
  const courses = (isCourse(lines[0] ?? '') ? lines : starts).filter(isCourse)
  const priced = lines.filter((line) => PRICE.test(line) && nameOf(line) !== '')
  // Dish names are long ("Grilled salmon with potatoes"); lines with an ingredient but no amount are shorter.
  const areNames = lines.every((line) => wordsIn(line) >= COURSE_WORDS)
  if (priced.length === 0 && courses.length < 2 && !areNames) return undefined
  // If the first block is a single line, it is the title.
  const [top = []] = blocks
  const title = top.length === 1 && !PRICE.test(top[0] ?? '') ? top[0] : undefined
  const dishes = lines.filter((line) => !courses.includes(line) && line !== title).map(nameOf)
  const named = dishes.filter((line) => line !== '')
  return named.length < LEAST_DISHES ? undefined : named
}
