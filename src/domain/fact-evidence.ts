/** Converts the evidence for the facts about a food to the form used in answers. */

import { byName } from './closed-sets.ts'
import { basisOf, FACTS, type Fact } from './evidence.ts'
import type { Ingredient } from './ingredient.ts'
import type { Language } from './languages.ts'
import { type Notes, noteIn } from './notes.ts'
import type { EvidenceOfFacts, FactEvidence } from './shapes/foods.ts'

export const evidenceOf = (ingredient: Ingredient, notes: Notes, lang: Language): EvidenceOfFacts =>
  byName(FACTS, (fact) => evidenceOfFact(ingredient, fact, notes, lang))

export function evidenceOfFact(
  { evidence, madeOf }: Ingredient,
  fact: Fact,
  notes: Notes,
  lang: Language,
): FactEvidence {
  const note = evidence.notes[fact]
  const parts = (evidence.parts[fact] ?? []).flatMap((at): NonNullable<FactEvidence['parts']> => {
    const part = madeOf?.parts[at]
    if (!part) return []
    const { id: ingredientId, tier, share, region } = part
    return [{ ingredientId, tier, share, region }]
  })
  return {
    basis: basisOf(evidence, fact),
    ...(parts.length > 0 ? { parts } : {}),
    ...(note === undefined ? {} : { note: noteIn(notes, note, lang) }),
  }
}
