/** Says of the foods of a line what it claims they are without. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { WORDS } from '../../language/index.ts'
import { named, type Resolution } from '../../search/named.ts'
import { isReplaced } from './claims.ts'
import { asGuess, type Draft, onlyChoice } from './draft.ts'
import type { LineState } from './state.ts'

/** A claim belongs to the food read last, or else to the next one. */
export function claim(state: LineState, code: AbsenceCode): void {
  const current = state.drafts.at(-1)
  if (current) applyClaims(state, current, [code])
  else state.pending.claims = [...state.pending.claims, code]
}

/** "Butter (vegan)": the library's own food of that kind, or else the food without what is denied. */
export function applyClaims(state: LineState, draft: Draft, codes: readonly AbsenceCode[]): void {
  const only = onlyChoice(draft)
  const [first] = only?.certainty === 'none' ? [] : (only?.candidates ?? [])
  const ingredient = first && state.library.ingredient(first.ingredientId)
  if (only && ingredient) {
    const own = ownKind(state, draft.words, codes)
    if (own) draft.choices = [{ ...only, candidates: [own] }]
    else if (isReplaced(ingredient, codes)) draft.choices = [asGuess(only)]
  }
  addWithout(draft, codes)
}

export function addWithout(draft: Draft, codes: readonly AbsenceCode[]): void {
  draft.without = [...new Set([...draft.without, ...codes])]
}

/** The name of the food with the claim before or behind it, where the library has it. */
function ownKind(
  { library, language }: LineState,
  words: readonly string[],
  codes: readonly AbsenceCode[],
): Resolution | undefined {
  for (const code of codes) {
    for (const phrase of WORDS[language].claims[code] ?? []) {
      const said = phrase.split(' ')
      for (const full of [
        [...said, ...words],
        [...words, ...said],
      ]) {
        const hit = named(library, full, language)
        if (hit?.lang === language) return hit
      }
    }
  }
  return undefined
}
