/**
 * Derives the facts of a mixed food from its parts. The food contains the allergens of its `always` parts; those of
 * other parts are unknown. An allergen is absent only if no part has it and the list of parts is complete.
 */

import { byName } from '../domain/closed-sets.ts'
import { type MadeOf, tierOf } from '../domain/composition.ts'
import { basisOf, FACTS, type Fact } from '../domain/evidence.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Contains } from '../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  EU_ALLERGENS,
  isAllergen,
  isUncovered,
  type OtherSource,
  type UncoveredEntry,
} from '../domain/restrictions.ts'
import type { FodmapProfile, HistamineProfile } from '../domain/shapes/profiles.ts'
import { containsIn } from './allergens.ts'
import {
  ACCUSATION,
  allergenOf,
  broughtOf,
  type ComposedAllergen,
  containsOf,
  worstOf,
} from './composed-allergens.ts'
import { fodmapOf, gramsThatReadLow, hasGroups, rateOf, usualShareOf } from './composed-fodmap.ts'
import { histamineOf } from './composed-histamine.ts'
import { animalSourcesOf, othersOfParts } from './composed-sources.ts'
import { MADE_OF } from './made-of.ts'
import { ALCOHOL_SHARE, type Component, isMarked } from './parts.ts'
import { mapOf, type Plain, type Say } from './read-text.ts'

export interface Composed {
  /** Facts, structured as in an entry of the data files. */
  readonly facts: {
    readonly allergens: Readonly<Record<Allergen, ComposedAllergen>>
    readonly eu: Readonly<Record<UncoveredEntry, Contains>>
    readonly animalSources: readonly string[]
    readonly otherSources: readonly OtherSource[]
    readonly histamine: HistamineProfile
    readonly fodmap: FodmapProfile
    readonly pancreas: { readonly friedOrGreasy: boolean; readonly alcohol: boolean }
  }
  /** For each fact, the indexes of the parts from which the fact follows. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /**
   * True if the fact is certain. For example, a part that is always used contains the allergen, or the list of parts is
   * complete and no part contains the allergen.
   */
  readonly isSure: (fact: Fact) => boolean
  readonly components: readonly Component[]
}

export function compose(madeOf: MadeOf, recordOf: (id: string) => Ingredient | undefined) {
  const components = madeOf.parts.flatMap((part, at): Component[] => {
    const food = recordOf(part.id)
    return food ? [{ ...part, at, counts: tierOf(part), food }] : []
  })
  const complete = madeOf.complete && components.length === madeOf.parts.length
  const facts = factsOf(components, complete)
  const accusing = (fact: Fact) => components.filter((part) => accuses(part, fact))
  const parts = Object.fromEntries(
    FACTS.map((fact) => [fact, accusing(fact).map(({ at }) => at)] as const).filter(
      ([, indexes]) => indexes.length > 0,
    ),
  )
  const isSure = (fact: Fact) => {
    const all = accusing(fact)
    if (all.length === 0) return complete
    const sure = all.filter(({ counts }) => counts === 'always')
    // One part that certainly contains the allergen is enough; other parts cannot change the result.
    if (isAllergen(fact))
      return sure.some((part) => broughtOf(part, fact) === facts.allergens[fact]?.contains)
    if (isUncovered(fact)) return sure.some(({ food }) => food.euAllergens[fact] === facts.eu[fact])
    return complete && sure.length === all.length
  }
  return { facts, parts, isSure, components }
}

function factsOf(components: readonly Component[], complete: boolean): Composed['facts'] {
  const pancreasOf = ({ food }: Component) => food.allergenProfile.pancreas
  const euEntry = (entry: UncoveredEntry) => {
    const all = components.map((part) => broughtOf(part, entry))
    return worstOf(all, complete)
  }
  return {
    allergens: byName(ALLERGENS, (allergen) => allergenOf(allergen, components, complete)),
    eu: byName(EU_ALLERGENS.filter(isUncovered), euEntry),
    animalSources: animalSourcesOf(components, complete),
    otherSources: othersOfParts(components, complete),
    histamine: histamineOf(components, complete),
    fodmap: fodmapOf(components, complete),
    pancreas: {
      friedOrGreasy: components.some(
        (part) =>
          part.counts === 'always' && isMarked(part) && pancreasOf(part)?.friedOrGreasy === true,
      ),
      alcohol: components.some(
        (part) =>
          part.counts !== 'sometimes' &&
          (part.share === null || part.share[1] >= ALCOHOL_SHARE) &&
          pancreasOf(part)?.alcohol === true,
      ),
    },
  }
}

/** Reports allergen values of the entry that are lower than the values that follow from the parts of the food. */
export function checkOverrides(own: Plain, { facts, parts }: Composed, say: Say): void {
  const order: readonly unknown[] = ACCUSATION
  const check = (group: string, key: keyof typeof parts, stated: unknown, rule: Contains) => {
    if (!stated || !parts[key] || order.indexOf(stated) >= order.indexOf(rule)) return
    say([group, key], `${key}: ${stated}, but what it is made of says ${rule}`)
  }
  for (const [key, value] of Object.entries(mapOf(own.allergens))) {
    // Sulphite may be diluted, so a lower value is allowed.
    if (!isAllergen(key) || key === 'sulfite') continue
    check('allergens', key, containsIn(value), facts.allergens[key].contains)
  }
  for (const [key, value] of Object.entries(mapOf(own.eu)))
    if (isUncovered(key)) check('eu', key, containsIn(value), facts.eu[key])
}

/**
 * Reports where the record understates what its parts contain. For example, the record gives traces of an allergen that
 * a part contains, lacks a kind, or gives too low a FODMAP level.
 */
export function checkAgainstParts(record: Ingredient, { components }: Composed, say: Say): void {
  for (const part of components) {
    const at = [MADE_OF, part.tier, part.id]
    for (const fact of [...ALLERGENS, ...EU_ALLERGENS.filter(isUncovered)]) {
      if (containsOf(record, fact) === 'traces' && broughtOf(part, fact) === 'yes')
        say(at, `${fact}: traces, but ${part.tier} ${part.id}, which holds it`)
    }
    for (const allergen of ALLERGENS) {
      const { kinds } = ALLERGEN[allergen]
      const whole = record.allergenProfile[allergen]
      if (!kinds || whole === null || whole.contains === 'no') continue
      const named = [...(whole[kinds.key] ?? []), ...(whole.possibleKinds ?? [])]
      const own = part.food.allergenProfile[allergen]
      for (const kind of [...(own?.[kinds.key] ?? []), ...(own?.possibleKinds ?? [])])
        if (!named.includes(kind)) say(at, `${allergen}: ${kind} of ${part.id} is not named`)
    }
  }
  // Published data on the food replace values derived from its parts. For example, long-fermented dough loses fructans.
  if (basisOf(record.evidence, 'fodmap') === 'published') return
  const lowTo = gramsThatReadLow(record.allergenProfile.fodmap)
  const profiles = components.map((part) => ({ part, profile: part.food.allergenProfile.fodmap }))
  const limit = 1 / rateOf(profiles, usualShareOf)
  if (lowTo > limit) {
    const most = Math.floor(limit)
    say([MADE_OF], `fodmap: reads low above ${most} g, which hold the limit of its usual parts`)
  }
}

/** True if the part contains or may contain what the fact is about. */
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
