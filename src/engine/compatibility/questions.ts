/** Lists each unclear wording of a text once, with the concerns that are uncertain because of it. */

import { distinctBy } from '../../domain/distinct.ts'
import { CONCERNS } from '../../domain/restrictions.ts'
import type { CheckResponse } from '../../domain/shapes/compatibility.ts'
import type { Question } from '../../domain/shapes/recipes.ts'

/** A line, or a part of a package text, and the words that name its food. */
export interface Written {
  readonly text: string
  readonly line: number | null
  readonly words: readonly (string | null)[]
}

export function questionsOf(
  { unresolved, evaluation, euEvaluation, concerns: asked }: Omit<CheckResponse, 'items'>,
  written: readonly Written[],
): { readonly questions?: readonly Question[] } {
  const wanted = asked?.map(({ concern }) => concern) ?? CONCERNS
  const all = { ...evaluation, ...euEvaluation }
  const questions = distinctBy(unresolved, ({ ingredientId }) => ingredientId).flatMap(
    ({ ingredientId: words, guess, code }): readonly Question[] => {
      const ids = [words, guess?.ingredientId]
      const concerns = wanted.filter((one) => {
        const { verdict, unknown } = all[one] ?? { verdict: 'compatible', unknown: [] }
        return verdict === 'uncertain' && unknown.some((id) => ids.includes(id))
      })
      if (concerns.length === 0) return []
      const { text = words, line = null } = written.find((one) => one.words.includes(words)) ?? {}
      return [{ line, text, words, code, concerns }]
    },
  )
  return questions.length > 0 ? { questions } : {}
}
