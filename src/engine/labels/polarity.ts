/** Finds claims of absence ("dairy free"), the ends of such claims, and words that exclude a diet ("not vegan"). */

import { byName } from '../../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Language } from '../../domain/languages.ts'
import { DIETS, type Diet, impliesDiet } from '../../domain/restrictions.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { blanked, type Span } from './spans.ts'

/** Replaces absence claims ("dairy free") with blanks or `fill`. In "not dairy free", only "free" is replaced. */
export function withoutDenied(folded: string, language: Language, fill = ' '): string {
  const { free, notFree } = LABEL_WORDS[language]
  return blanked(folded, notFree.test(folded.trimStart()) ? FREE : free, fill)
}

const FREE = /\b(?:free|libre|exent[oa])\b|-?frei\b/g

/** Patterns for words in any language that exclude a diet; undefined for a diet without such words. */
const NOT_FOR_DIET = byName(DIETS, (diet) => {
  const sources = LANGUAGES.flatMap((lang) => {
    const { dietStems, notForDiet } = LABEL_WORDS[lang]
    return dietStems[diet]?.map((stem) => notForDiet.replaceAll('~', stem)) ?? []
  })
  return sources.length > 0 ? new RegExp(sources.join('|')) : undefined
})

/** Words in any language that rule out the diet. "Unsuitable for vegetarians" also rules out a vegan diet. */
export function denialOf(diet: Diet, folded: string): string | undefined {
  const text = folded.replace(/\s+/g, ' ')
  const wider = DIETS.filter((one) => impliesDiet(diet, one))
  return wider.map((one) => NOT_FOR_DIET[one]?.exec(text)?.[0]).find((words) => words !== undefined)
}

/** The word or comma that ends a claim of absence ("lactose free"); undefined if the claim fills the sentence. */
export function endOfDenial(
  folded: string,
  language: Language,
): (Span & { readonly isComma: boolean }) | undefined {
  const { freeAfter, lacking } = LABEL_WORDS[language]
  const isList = lacking.test(folded)
  for (const { 0: sign, index } of folded.matchAll(ENDS[language])) {
    const isComma = /^[,;]$/.test(sign)
    // The claim in "lactose free, milk" ends at the comma, but the claim in "free from: milk, egg" continues.
    const goesOn = isComma && (isList || !freeAfter.test(folded.slice(0, index)))
    if (index > 0 && !goesOn) return { from: index, to: index + sign.length, isComma }
  }
  return undefined
}

const ENDS = byLanguage(
  (lang) => new RegExp(`${LABEL_WORDS[lang].contrast.source}(?![a-z])|[,;]`, 'g'),
)
