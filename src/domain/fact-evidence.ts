/** Why the facts about a food are so, as answers tell it. */

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
  return Object.fromEntries(
    FACTS.map((fact) => [fact, evidenceOfFact(ingredient, fact)]),
  ) as EvidenceOfFacts
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
