/** The rows that `show` adds for a food additive: its numbers, classes, origin and EU authorisation. */

import type { Language } from '../../domain/languages.ts'
import type { Additive } from '../../domain/shapes/foods.ts'
import type { Vocabulary } from '../../domain/vocabulary.ts'
import { sayWord } from '../../wording/say.ts'

/** Returns rows about a food additive (as codes if the output is piped), or none if the food is not an additive. */
export function additiveRows(
  { vocabulary }: { readonly vocabulary: Vocabulary },
  additive: Additive | null,
  lang: Language,
  isTerminal: boolean,
): readonly (readonly string[])[] {
  if (additive === null) return []
  const { number, ins, forms, also, classes, origin, authorised, note } = additive
  const numbers = [number, `INS ${ins}`, ...also]
  const formed = forms.map((form) => `${number}(${form})`)
  if (!isTerminal) {
    return [
      ['additiveNumbers', [...numbers, ...formed].join(', ')],
      ['additiveClasses', classes.join(', ')],
      ['additiveOrigin', origin.join(', ')],
      ['additiveAuthorised', authorised],
    ]
  }
  const field = (key: string) => sayWord('field', key, lang)
  return [
    [field('additiveNumbers'), [...numbers, ...formed].join(', ')],
    [
      field('additiveClasses'),
      classes.map((id) => vocabulary.additiveClasses[id]![lang][0]).join(', '),
    ],
    [field('additiveOrigin'), origin.map((id) => vocabulary.additiveOrigins[id]![lang]).join(', ')],
    [field('additiveAuthorised'), sayWord('authorised', authorised, lang)],
    ...(note === null ? [] : [[field('note'), note]]),
  ]
}
