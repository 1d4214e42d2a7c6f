/** Tells in which language a recipe is written, whatever language is asked for: by the words that one language alone has. */

import { byLanguage, LANGUAGES, type Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import type { RecipeText } from '../../recipes/recipe.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { inflections } from '../../search/resolve.ts'
import { wordsOf } from './text.ts'

/** The asked language unless the recipe is plainly in another one; a few words of one ("crème", "mole") make none. */
export function writtenIn(library: Library, recipe: RecipeText, asked: Language): Language {
  const words = wordsIn(recipe)
  return (
    plainly(recipe, words, (word, language) => isOf(library, language, word)) ??
    // "Tortilla francesa, 2 huevos, aceite": too short for small words, so that the foods tell it.
    plainly(recipe, words, (word, language) => isName(library, language, word)) ??
    asked
  )
}

/** What a file says of its own language counts as so many words: pages often have the language of their template. */
const SAID = 2
const LEAST = 3
const PLAINLY = 2
/** As many lines tell it; a long page would only cost time. */
const MOST_LINES = 40

/** The language of which there are so many words, and so many more than of any other. */
function plainly(
  { language: said }: RecipeText,
  words: readonly string[],
  isOf: (word: string, language: Language) => boolean,
): Language | undefined {
  const score = byLanguage(() => 0)
  if (said !== null) score[said] += SAID
  for (const word of words) {
    const [only, ...others] = LANGUAGES.filter((language) => isOf(word, language))
    if (only !== undefined && others.length === 0) score[only]++
  }
  const [best, next] = LANGUAGES.toSorted((one, other) => score[other] - score[one])
  const isPlain = score[best!] >= LEAST && score[best!] >= PLAINLY * score[next!]
  return isPlain ? best : undefined
}

function wordsIn({ title, sections }: RecipeText): readonly string[] {
  const lines = sections.flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [heading]),
    ...lines.map(({ text }) => text),
  ])
  return [title ?? '', ...lines.slice(0, MOST_LINES)].flatMap(wordsOf)
}

/** "Eggs" and "noodles" are names of English alone, though only "egg" and "noodle" are written down. */
function isName(library: Library, language: Language, word: string): boolean {
  return [word, ...inflections([word], language)].some((key) =>
    library.named(key).some(({ lang }) => lang === language),
  )
}

function isOf(library: Library, language: Language, word: string): boolean {
  const { fillers, joins } = WORDS[language]
  return (
    word.length > 1 &&
    (fillers.has(word) ||
      Object.values(joins).some((words) => words.has(word)) ||
      lexiconOf(library, language).of(word) !== undefined)
  )
}
