/** The words that identify the parts of a recipe, by language: servings, columns, facts and instructions. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { WORDS } from './index.ts'
import { LISTS_OF } from './languages.ts'
import type { LISTS } from './lists.ts'
import { type Lists, lazily } from './word-lists.ts'

export { COLUMNS, type Column } from './lists.ts'

export type RecipeWords = Lists<typeof LISTS.recipes>
export type StepWords = RecipeWords['steps']

export const RECIPE_WORDS: Readonly<Record<Language, RecipeWords>> = lazily(LANGUAGES, (lang) => {
  const { servings, ...lists } = LISTS_OF[lang].recipes
  const wholes = Object.entries(WORDS[lang].numbers).filter(
    ([, value]) => Number.isInteger(value) && value > 1,
  )
  const numbers = { ...Object.fromEntries(wholes), ...servings.numbers }
  return { ...lists, servings: { ...servings, numbers } }
})
