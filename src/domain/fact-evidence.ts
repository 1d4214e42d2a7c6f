/** Why the facts about a food are so, as answers tell it. */

import { byName } from './closed-sets.ts'
import type { Region, Tier } from './composition.ts'
import { type Basis, basisOf, FACTS, type Fact } from './evidence.ts'
import type { Ingredient } from './ingredient.ts'

/** A part of a mixed food that brings what the fact tells. */
interface BringingPart {
  readonly ingredientId: string
  readonly tier: Tier
  /** Per cent of the finished food, from and to; null where nobody knows. */
  readonly share: readonly [number, number] | null
  readonly region: Region | null
}

export interface FactEvidence {
  readonly basis: Basis
  readonly parts?: readonly BringingPart[]
  readonly note?: string
}

export type EvidenceOfFacts = Readonly<Record<Fact, FactEvidence>>

export function evidenceOf(ingredient: Ingredient): EvidenceOfFacts {
  return byName(FACTS, (fact) => evidenceOfFact(ingredient, fact))
}

export function evidenceOfFact({ evidence, madeOf }: Ingredient, fact: Fact): FactEvidence {
  const note = evidence.notes[fact]
  const parts = (evidence.parts[fact] ?? []).flatMap((at): BringingPart[] => {
    const part = madeOf?.parts[at]
    if (!part) return []
    const { id: ingredientId, tier, share, region } = part
    return [{ ingredientId, tier, share, region }]
  })
  return {
    basis: basisOf(evidence, fact),
    ...(parts.length > 0 ? { parts } : {}),
    ...(note === undefined ? {} : { note }),
  }
}
