/**
 * Derives the facts of a mixed food from its parts. Parts that are `always` in it accuse as they are, `usually` and
 * `sometimes` parts leave a fact open, and a fact that no part brings is absent only if the list is complete.
 */

import { type MadeOf, tierOf } from '../domain/composition.ts'
import { basisOf, FACTS, type Fact } from '../domain/evidence.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Contains } from '../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  EU_ALLERGENS,
  isAllergen,
  isUncovered,
  type OtherSource,
} from '../domain/restrictions.ts'
import type { FodmapProfile, HistamineProfile } from '../domain/shapes/profiles.ts'
import {
  ACCUSATION,
  allergenOf,
  broughtOf,
  containsOf,
  together,
  told,
} from './composed-allergens.ts'
import { fodmapOf, gramsThatReadLow, hasGroups, rateOf, usualShareOf } from './composed-fodmap.ts'
import { histamineOf } from './composed-histamine.ts'
import { animalSourcesOf, othersOfParts } from './composed-sources.ts'
import { MADE_OF } from './made-of.ts'
import { ALCOHOL_SHARE, type Component, isMarked } from './parts.ts'
import { mapOf, type Plain, type Say } from './read-text.ts'

export interface Composed {
  /** In the form of a data entry. */
  readonly facts: {
    readonly allergens: Plain
    readonly eu: Plain
    readonly animalSources: readonly string[]
    readonly otherSources: readonly OtherSource[]
    readonly histamine: HistamineProfile
    readonly fodmap: FodmapProfile
    readonly pancreas: { readonly friedOrGreasy: boolean; readonly alcohol: boolean }
  }
  /** Indexes of the accusing parts, per fact. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /** True if `always` parts decide the fact, or if nothing in a complete list brings it. */
  readonly isSure: (fact: Fact) => boolean
  readonly components: readonly Component[]
}

export function compose(
  madeOf: MadeOf,
  recordOf: (id: string) => Ingredient | undefined,
): Composed {
  const components = madeOf.parts.flatMap((part, at): Component[] => {
    const food = recordOf(part.id)
    return food ? [{ ...part, at, counts: tierOf(part), food }] : []
  })
  const complete = madeOf.complete && components.length === madeOf.parts.length
  const bringing = (fact: Fact) => components.filter((part) => accuses(part, fact))
  const parts = Object.fromEntries(
    FACTS.map((fact) => [fact, bringing(fact).map(({ at }) => at)] as const).filter(
      ([, places]) => places.length > 0,
    ),
  )
  const allergens = Object.fromEntries(
    ALLERGENS.map((allergen) => [allergen, allergenOf(allergen, components, complete)]),
  )
  const eu = Object.fromEntries(
    EU_ALLERGENS.filter(isUncovered).map((entry) => [
      entry,
      told(
        together(
          components.map((part) => broughtOf(part, entry)),
          complete,
        ),
      ),
    ]),
  )
  const facts = {
    allergens,
    eu,
    animalSources: animalSourcesOf(components, complete),
    otherSources: othersOfParts(components, complete),
    histamine: histamineOf(components, complete),
    fodmap: fodmapOf(components, complete),
    pancreas: {
      friedOrGreasy: components.some(
        (part) =>
          part.counts === 'always' &&
          isMarked(part) &&
          part.food.allergenProfile.pancreas?.friedOrGreasy === true,
      ),
      alcohol: components.some(
        ({ counts, share, food }) =>
          counts !== 'sometimes' &&
          (share === null || share[1] >= ALCOHOL_SHARE) &&
          food.allergenProfile.pancreas?.alcohol === true,
      ),
    },
  }
  const isSure = (fact: Fact) => {
    const all = bringing(fact)
    if (all.length === 0) return complete
    const sure = all.filter(({ counts }) => counts === 'always')
    // One part that surely brings it is enough; the rest cannot change the result.
    if (isAllergen(fact))
      return sure.some((part) => broughtOf(part, fact) === allergens[fact]?.contains)
    if (isUncovered(fact)) return sure.some(({ food }) => food.euAllergens[fact] === eu[fact])
    return complete && sure.length === all.length
  }
  return { facts, parts, isSure, components }
}

/** Reports where the entry's own values clear what its parts bring. */
export function checkOverrides(own: Plain, { facts, parts }: Composed, say: Say): void {
  const contains = (value: unknown) =>
    (typeof value === 'string' ? value : (value as Plain | null)?.contains) as Contains | undefined
  for (const group of ['allergens', 'eu'] as const) {
    for (const [key, value] of Object.entries(mapOf(own[group]))) {
      const stated = contains(value)
      const rule = contains(facts[group][key])
      const mayDilute = group === 'allergens' && key === 'sulfite'
      if (!stated || !rule || mayDilute || !parts[key as Fact]) continue
      if (ACCUSATION.indexOf(stated) < ACCUSATION.indexOf(rule)) {
        say([group, key], `${key}: ${stated}, but what it is made of says ${rule}`)
      }
    }
  }
}

/** Reports where the finished record clears or omits what its parts may bring. */
export function checkAgainstParts(record: Ingredient, { components }: Composed, say: Say): void {
  for (const part of components) {
    const at = [MADE_OF, part.tier, part.id]
    for (const fact of [...ALLERGENS, ...EU_ALLERGENS.filter(isUncovered)]) {
      const brings = broughtOf(part, fact)
      if (containsOf(record, fact) === 'traces' && (brings === 'possible' || brings === 'yes')) {
        say(at, `${fact}: traces, but ${part.tier} ${part.id}, which holds it`)
      }
    }
    for (const allergen of ALLERGENS) {
      const { kinds } = ALLERGEN[allergen]
      const whole = record.allergenProfile[allergen]
      if (!kinds || whole === null || whole.contains === 'no') continue
      const named = [...(whole[kinds.key] ?? []), ...(whole.possibleKinds ?? [])]
      const own = part.food.allergenProfile[allergen]
      for (const kind of [...(own?.[kinds.key] ?? []), ...(own?.possibleKinds ?? [])]) {
        if (!named.includes(kind)) say(at, `${allergen}: ${kind} of ${part.id} is not named`)
      }
    }
  }
  // Published data on the whole win over its parts: long-fermented dough loses fructans.
  if (basisOf(record.evidence, 'fodmap') === 'published') return
  const lowTo = gramsThatReadLow(record.allergenProfile.fodmap)
  const profiles = components.map((part) => ({ part, profile: part.food.allergenProfile.fodmap }))
  const limit = 1 / rateOf(profiles, usualShareOf)
  if (lowTo > limit) {
    const most = Math.floor(limit)
    say([MADE_OF], `fodmap: reads low above ${most} g, which hold the limit of its usual parts`)
  }
}

/** True if the part is a reason why the fact is not a plain `no`. */
function accuses(part: Component, fact: Fact): boolean {
  const { food } = part
  const { histamine, fodmap } = food.allergenProfile
  if (fact === 'animalSources') return food.animalSources.length > 0
  if (fact === 'histamine') {
    if (histamine === null) return true
    const { histamineContent, liberator, fermented, aged } = histamine
    return !['none', 'low'].includes(histamineContent) || liberator !== 'no' || fermented || aged
  }
  if (fact === 'fodmap') return fodmap === null || hasGroups(fodmap)
  return broughtOf(part, fact) !== 'no'
}
