/** Collects the hits from all layers of a search. */

import { round6 } from '../domain/numbers.ts'
import type { Layer } from '../domain/reading.ts'

export interface Hit {
  readonly ingredientId: string
  /** Confidence from 0 to 1. */
  readonly confidence: number
  readonly layer: Layer
  /** The name that matched; null if the match is not by name. */
  readonly name: string | null
  /** The terms that add up to the confidence: first the base value of the layer, then additions and deductions. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly part: string
  /** Words of the query that this part refers to, or two counts: words found and words looked up ("2", "3"). */
  readonly about?: readonly string[]
  readonly value: number
}

/** A hit of one layer, before the hits of all layers are merged. */
export interface PendingHit extends Hit {
  /** True if a word that is not a food could have matched in the same way. */
  readonly isDoubtful: boolean
}

/** Builds a hit. The confidence is the sum of the parts, rounded so that hits with the same displayed value tie. */
export function hit(
  { ingredientId, layer, name }: Pick<Hit, 'ingredientId' | 'layer' | 'name'>,
  values: Readonly<Record<string, number>>,
  isDoubtful = false,
): PendingHit {
  const parts = Object.entries(values)
    .map(([part, value]) => ({ part, value: round6(value) }))
    .filter(({ value }) => value !== 0)
  const confidence = round6(parts.reduce((sum, { value }) => sum + value, 0))
  return { ingredientId, layer, name, confidence, parts, isDoubtful }
}

export class HitCollector {
  private readonly hits = new Map<string, PendingHit>()

  /** `isDoubtful` is true only if the best hit is doubtful and has a confidence above `clear`. */
  constructor(private readonly clear: number) {}

  get size(): number {
    return this.hits.size
  }

  get isDoubtful(): boolean {
    const [best] = this.sorted()
    return best?.isDoubtful === true && best.confidence > this.clear
  }

  add(hits: readonly PendingHit[]): void {
    for (const hit of hits) {
      const known = this.hits.get(hit.ingredientId)
      const better = known && known.confidence >= hit.confidence ? known : hit
      // A food is doubtful only if all its hits are doubtful or weak.
      const isDoubtful = [known ?? hit, hit].every(
        (one) => one.isDoubtful || one.confidence <= this.clear,
      )
      this.hits.set(
        hit.ingredientId,
        isDoubtful === better.isDoubtful ? better : { ...better, isDoubtful },
      )
    }
  }

  has(least: number): boolean {
    return [...this.hits.values()].some(({ confidence }) => confidence >= least)
  }

  keep(passes: (id: string, layer: Layer) => boolean): void {
    for (const [id, { layer }] of this.hits) if (!passes(id, layer)) this.hits.delete(id)
  }

  /** Multiplies the confidence of all hits by `factor`, except in the `spared` layers. */
  penalize(spared: readonly Layer[], part = 'word that names no food', factor = this.clear): void {
    for (const [id, hit] of this.hits) {
      if (spared.includes(hit.layer)) continue
      const confidence = round6(factor * hit.confidence)
      const taken = { part, value: round6(confidence - hit.confidence) }
      const parts = [...hit.parts, taken].filter(({ value }) => value !== 0)
      this.hits.set(id, { ...hit, confidence, parts })
    }
  }

  /** The first hits, sorted by `order`; by default, by confidence and then by id. */
  first(limit: number, order?: (one: string, other: string) => number): readonly Hit[] {
    return this.sorted(order)
      .slice(0, limit)
      .map(({ isDoubtful, ...hit }) => hit)
  }

  private sorted(order?: (one: string, other: string) => number): readonly PendingHit[] {
    return [...this.hits.values()].sort((a, b) =>
      order
        ? order(a.ingredientId, b.ingredientId)
        : b.confidence - a.confidence || (a.ingredientId < b.ingredientId ? -1 : 1),
    )
  }
}
