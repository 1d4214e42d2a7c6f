/** The words that identify the parts of a recipe, by language: servings, columns, facts and instructions. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { WORDS } from './index.ts'
import { LISTS_OF } from './languages.ts'
import type { LISTS } from './lists.ts'
import type { LanguageRules } from './rules.ts'
import { type Lists, lazily } from './word-lists.ts'

export { COLUMNS, type Column } from './lists.ts'

type RecipeLists = Lists<typeof LISTS.recipes>
/** How an instruction differs from a line of ingredients. */
export type StepWords = RecipeLists['steps'] & Pick<LanguageRules, 'last' | 'verb'>

export interface RecipeWords extends RecipeLists {
  readonly steps: StepWords
}

export const RECIPE_WORDS: Readonly<Record<Language, RecipeWords>> = lazily(LANGUAGES, (lang) => {
  const { servings, steps, ...lists } = LISTS_OF[lang].recipes
  const { last, verb, numbers } = WORDS[lang]
  const wholes = Object.entries(numbers).filter(([, value]) => Number.isInteger(value) && value > 1)
  return {
    ...lists,
    servings: { ...servings, numbers: { ...Object.fromEntries(wholes), ...servings.numbers } },
    steps: { ...steps, last, verb },
  }
})
