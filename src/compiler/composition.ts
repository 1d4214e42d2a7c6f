/**
 * Derives the facts of a mixed food from its parts. Parts that are `always` in it accuse as they are, `usually` and
 * `sometimes` parts leave a fact open, and a fact that no part brings is absent only if the list is complete.
 */

import { type MadeOf, type MadeOfPart, type Tier, tierOf } from '../domain/composition.ts'
import { basisOf, FACTS, type Fact } from '../domain/evidence.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { itemAt } from '../domain/present.ts'
import { type Contains, CROSS_CONTACT, FODMAP_GROUPS } from '../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  ANIMAL_SOURCES,
  EU_ALLERGENS,
  type EuAllergen,
  isAllergen,
  isAnimal,
  isUncovered,
  mayBeOf,
  OTHER_SOURCES,
  type OtherSource,
  plainSource,
  UNKNOWN_SOURCE,
} from '../domain/restrictions.ts'
import { CONFIDENCES, type DataConfidence, isRisk } from '../domain/risk.ts'
import type {
  AllergenSubProfile,
  FodmapProfile,
  HistamineProfile,
} from '../domain/shapes/profiles.ts'
import { fodmapRisk, halfServingOf, histamineRisk, pinchOf } from '../engine/compatibility/risks.ts'
import { MADE_OF } from './made-of.ts'
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

interface Component extends MadeOfPart {
  readonly at: number
  /** Effective tier: a part known for one region only counts as `sometimes`. */
  readonly counts: Tier
  readonly food: Ingredient
}

/** Below this share (%), sulphite of a usual part is diluted under the declarable 10 mg/kg. */
const SULPHITE_SHARE = 5
/** Same limit (%) for parts that may be sulphited: condiments may have at most 500 mg/kg. */
const SULPHITE_DOUBT_SHARE = 2
/** Alcohol counts from this share (%); below, it is only aroma. */
const ALCOHOL_SHARE = 2
/** From this share (%), a fermented, aged or greasy part makes the whole food so. */
const MARKED_SHARE = 10
/** Grams of the whole (a small, an ample serving) up to which a FODMAP limit reads high, moderate. */
const FODMAP_HIGH_GRAMS = 50
const FODMAP_MODERATE_GRAMS = 150

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

/** Merges the parts' animal sources with the entry's own, which settle an incomplete list. */
export function withOwnSources(
  own: unknown,
  composed: readonly string[],
  isComplete: boolean,
): readonly string[] {
  if (!Array.isArray(own)) return composed
  const kept = isComplete ? composed : composed.filter((one) => one !== UNKNOWN_SOURCE)
  const added = own.map(String)
  const certain = kept.filter(
    (one) => !(one.startsWith('possible-') && added.includes(one.slice('possible-'.length))),
  )
  return [...new Set([...certain, ...added])]
}

// Allergens

/** What a part brings; `possible` if the part contains it but may not be in the food. */
type Brought = Contains | 'possible'

/** From clearing to accusing; a possible part that contains it outranks traces of another. */
const ACCUSATION: readonly Brought[] = ['no', 'unknown', 'traces', 'possible', 'yes']

const worst = (all: readonly Brought[]): Brought =>
  all.reduce((a, b) => (ACCUSATION.indexOf(b) > ACCUSATION.indexOf(a) ? b : a), 'no')

/** Combined result of the parts; at least `unknown` if the list is incomplete. */
const together = (all: readonly Brought[], complete: boolean): Brought =>
  worst(complete ? all : [...all, 'unknown'])

const told = (brings: Brought): Contains => (brings === 'possible' ? 'unknown' : brings)

/** What a part brings, given what it contains and how surely it is in the food. */
function brought({ counts }: Component, contains: Contains): Brought {
  if (counts === 'always' || contains === 'no') return contains
  return contains === 'yes' ? 'possible' : 'unknown'
}

function broughtOf(part: Component, fact: Allergen | EuAllergen): Brought {
  const contains = containsOf(part.food, fact)
  return brought(part, fact === 'sulfite' ? diluted(part, contains) : contains)
}

/** What a food contains of an allergen, or of an EU entry that no dimension covers. */
function containsOf(food: Ingredient, fact: Allergen | EuAllergen): Contains {
  if (isAllergen(fact)) return food.allergenProfile[fact]?.contains ?? 'unknown'
  return food.euAllergens[fact]
}

/** Sulphites of a part once diluted in the whole. */
function diluted({ share }: Component, contains: Contains): Contains {
  const most = share?.[1] ?? null
  if (most === null || most >= SULPHITE_SHARE) return contains
  if (contains === 'yes') return 'traces'
  if (contains === 'unknown' && most > SULPHITE_DOUBT_SHARE) return 'unknown'
  return 'no'
}

function allergenOf(allergen: Allergen, parts: readonly Component[], complete: boolean): Plain {
  const each = parts.map((part) => ({ part, brings: broughtOf(part, allergen) }))
  const profileOf = ({ food }: Component) => food.allergenProfile[allergen]
  const crossContactRisk = crossContactOf(parts, profileOf)
  const brings = together(
    each.map((one) => one.brings),
    complete,
  )
  // A high cross-contact risk outranks the doubt of parts that bring traces at most.
  const isOfTraces =
    complete && parts.every((part) => containsOf(part.food, allergen) !== 'unknown')
  const contains =
    brings === 'unknown' && crossContactRisk === 'high' && isOfTraces ? 'traces' : told(brings)
  return {
    contains,
    crossContactRisk,
    confidence: confidenceOf(
      contains,
      each.map((one) => ({ brings: one.brings, profile: profileOf(one.part) })),
    ),
    ...kindsOf(allergen, contains, each),
    ...(allergen === 'lactose' && contains === 'yes' ? { gramsPer100g: lactoseOf(parts) } : {}),
  }
}

/** Kinds of the parts that surely bring it, and of those that may. */
function kindsOf(
  allergen: Allergen,
  contains: Contains,
  each: readonly { readonly part: Component; readonly brings: Brought }[],
): Plain {
  const { kinds } = ALLERGEN[allergen]
  if (!kinds || contains === 'no') return {}
  const profileOf = ({ food }: Component) => food.allergenProfile[allergen]
  const namedBy = (parts: typeof each) =>
    parts.flatMap(({ part }) => profileOf(part)?.[kinds.key] ?? [])
  const further = each.flatMap(({ part, brings }) => {
    const { contains: held = 'unknown', possibleKinds = [] } = profileOf(part) ?? {}
    const isOpen = brings !== 'no' && held === 'unknown' && possibleKinds.length === 0
    return isOpen ? kinds.of : possibleKinds
  })
  const possible = [...namedBy(each), ...further]
  const possibleKinds = kinds.of.filter((kind) => possible.includes(kind))
  if (contains === 'unknown') return { possibleKinds }
  // Traces of parts that only may be in it are still traces.
  const sure = namedBy(each.filter(({ brings }) => brings === contains))
  const named = sure.length > 0 || contains === 'yes' ? sure : namedBy(each)
  // Traces without a named kind may be of any kind.
  const known = kinds.of.filter((kind) => named.length === 0 || named.includes(kind))
  return { [kinds.key]: known, possibleKinds }
}

/** Highest cross-contact risk of the parts; `sometimes` parts count as moderate at most. */
function crossContactOf(
  parts: readonly Component[],
  profileOf: (part: Component) => AllergenSubProfile | null,
): string {
  const order = [...CROSS_CONTACT].filter((one) => one !== 'unknown')
  const places = parts.map((part) => {
    const risk = profileOf(part)?.crossContactRisk ?? 'low'
    // An unknown risk counts as moderate.
    const place = risk === 'unknown' ? order.indexOf('moderate') : order.indexOf(risk)
    return part.counts === 'sometimes' ? Math.min(place, order.indexOf('moderate')) : place
  })
  return order[Math.max(order.indexOf('low'), ...places)]!
}

/** To accuse, the surest part counts; to clear, the weakest one, capped at medium. */
function confidenceOf(
  contains: Contains,
  each: readonly { readonly brings: Brought; readonly profile: AllergenSubProfile | null }[],
): DataConfidence {
  if (contains === 'unknown') return 'low'
  const deciding = each
    .filter(({ brings }) => brings === contains)
    .map(({ profile }) => CONFIDENCES.indexOf(profile?.confidence ?? 'low'))
  const place = contains === 'no' ? Math.min(1, ...deciding) : Math.max(0, ...deciding)
  return itemAt(CONFIDENCES, place)
}

/** Grams of lactose per 100 g; null if a part that brings some has no figure. */
function lactoseOf(parts: readonly Component[]): number | null {
  const bringing = parts.filter(({ food }) => food.allergenProfile.lactose?.contains === 'yes')
  const grams = bringing.map(({ share, food }) => {
    const per = food.allergenProfile.lactose?.gramsPer100g ?? null
    return share === null || per === null ? null : (share[1] / 100) * per
  })
  if (grams.some((one) => one === null)) return null
  const sum = grams.reduce<number>((all, one) => all + (one ?? 0), 0)
  return Math.min(100, Math.max(0.01, Number(sum.toPrecision(2))))
}

// Animal sources

/** Name of a source that is only possible; sources that no diet surely rules out keep theirs. */
function possibly(source: string): string {
  const possible = `possible-${source}`
  if (source === UNKNOWN_SOURCE || source.startsWith('possible-')) return source
  if ([...ANIMAL_SOURCES, ...OTHER_SOURCES].some((one) => one === possible)) return possible
  if (source === 'animal-rennet') return 'rennet'
  if (source === 'rennet' || source === 'fining-agents' || source === 'bone-char') return source
  return isAnimal(source) && mayBeOf('meat', source) ? 'possible-meat' : UNKNOWN_SOURCE
}

function animalSourcesOf(parts: readonly Component[], complete: boolean): readonly string[] {
  const sourcesOf = (part: Component) =>
    part.food.animalSources.filter((one) => one !== 'bone-char' || isMostly(part))
  const certain = parts.filter(({ counts }) => counts === 'always').flatMap(sourcesOf)
  const open = parts
    .filter(({ counts }) => counts !== 'always')
    .flatMap((part) => sourcesOf(part).map(possibly))
    .filter((one) => !certain.includes(plainSource(one)))
  return [...new Set([...certain, ...open, ...(complete ? [] : [UNKNOWN_SOURCE])])]
}

/** Alcohol below its share may be flavour only, or boiled off. */
function othersOfParts(parts: readonly Component[], complete: boolean): readonly OtherSource[] {
  const all = parts.flatMap(({ counts, share, food }) =>
    food.otherSources.map((one) => {
      const isTrifle = one === 'alcohol' && share !== null && share[1] < ALCOHOL_SHARE
      return counts === 'always' && !isTrifle ? one : possibly(one)
    }),
  )
  return OTHER_SOURCES.filter(
    (one) => all.includes(one) || (!complete && one === 'possible-alcohol'),
  )
}

/** Bone char counts only for a part that is always in it in quantity: none of it stays in the food. */
const isMostly = (part: Component) => part.counts === 'always' && isMarked(part)

// Histamine

const CONTENT: readonly HistamineProfile['histamineContent'][] = ['none', 'low', 'moderate', 'high']
const LIBERATION: readonly HistamineProfile['liberator'][] = ['no', 'suspected', 'yes']

/** True if the share is large enough for the part's properties to show, or unknown. */
const isMarked = ({ share }: Component) => share === null || share[1] >= MARKED_SHARE

function histamineOf(parts: readonly Component[], complete: boolean): HistamineProfile {
  const profiles = parts.map((part) => ({ part, profile: part.food.allergenProfile.histamine }))
  const contents = profiles.map(({ part, profile }) => contentOf(part, profile))
  const liberators = profiles.map(({ part, profile }) => liberationOf(part, profile))
  const marked = profiles.filter(({ part }) => part.counts === 'always' && isMarked(part))
  const isOpen = !complete || contents.includes('unknown')
  const known: HistamineProfile = {
    histamineContent: greatest(
      CONTENT,
      contents.filter((content) => content !== 'unknown'),
    ),
    liberator: greatest(LIBERATION, liberators),
    daoEffect: 'none',
    fermented: marked.some(({ profile }) => profile?.fermented === true),
    aged: marked.some(({ profile }) => profile?.aged === true),
    thresholdGrams: null,
    confidence: isOpen ? 'low' : weakestOf(profiles.map(({ profile }) => profile)),
  }
  // Unknown parts do not undo a moderate or high risk, beyond a pinch, of the known ones.
  const { risk } = histamineRisk(known, pinchOf(known))
  const isAccused = risk === 'moderate' || risk === 'high'
  return isOpen && !isAccused ? { ...known, histamineContent: 'unknown' } : known
}

function contentOf(part: Component, profile: HistamineProfile | null) {
  const content = profile?.histamineContent ?? 'unknown'
  if (part.counts === 'always') {
    if (isMarked(part) || content === 'none' || content === 'low' || content === 'unknown')
      return content
    return content === 'high' ? 'moderate' : 'low'
  }
  return content === 'moderate' || content === 'high' ? 'unknown' : content
}

/** In a small or uncertain part, `yes` becomes `suspected` and `suspected` becomes `no`. */
function liberationOf(
  part: Component,
  profile: HistamineProfile | null,
): HistamineProfile['liberator'] {
  const liberator = profile?.liberator ?? 'no'
  if (part.counts === 'always' && isMarked(part)) return liberator
  return liberator === 'yes' ? 'suspected' : 'no'
}

function greatest<Value>(order: readonly Value[], values: readonly Value[]): Value {
  return order[Math.max(0, ...values.map((value) => order.indexOf(value)))]!
}

function weakestOf(
  profiles: readonly ({ readonly confidence: DataConfidence } | null)[],
): DataConfidence {
  const places = profiles.map((profile) => CONFIDENCES.indexOf(profile?.confidence ?? 'low'))
  return CONFIDENCES[Math.min(1, ...places)]!
}

// FODMAP

const FODMAP_ORDER: readonly FodmapProfile['fodmapLevel'][] = [
  'none',
  'low',
  'unknown',
  'possible',
  'moderate',
  'high',
]

/**
 * Doses of `always` and `usually` parts add up within a group. There is no safe serving if a relevant part has no dose:
 * its limit or share is unknown, or it is only `sometimes` in it.
 */
function fodmapOf(parts: readonly Component[], complete: boolean): FodmapProfile {
  const profiles = parts.map((part) => ({ part, profile: part.food.allergenProfile.fodmap }))
  const open: readonly FodmapProfile['fodmapLevel'][] = complete ? [] : ['unknown']
  const undosed = greatest(FODMAP_ORDER, [...profiles.map(levelOf), ...open])
  const isUsual = profiles.some((one) => one.part.counts !== 'always' && counts(one))
  const isOpen = undosed === 'unknown' || undosed === 'possible'
  const groups = profiles.flatMap(({ profile }) =>
    profile !== null && hasGroups(profile) ? profile.fodmapGroups : [],
  )
  return {
    ...levelWithin(undosed, limitOf(profiles), profiles.filter(isDosed)),
    fodmapGroups: FODMAP_GROUPS.filter((group) => groups.includes(group)),
    processed: false,
    confidence: isOpen || isUsual ? 'low' : weakestOf(profiles.map(({ profile }) => profile)),
  }
}

/** `undosed`: level of the parts without a dose; `limit`: grams of the whole that reach the others' limits. */
function levelWithin(
  undosed: FodmapProfile['fodmapLevel'],
  limit: number | null,
  dosed: readonly WithFodmap[],
): Pick<FodmapProfile, 'fodmapLevel' | 'safeServingGrams'> {
  if (limit === null) return { fodmapLevel: undosed, safeServingGrams: null }
  const isRichIn = (tier: Tier) =>
    dosed.some(({ part, profile }) => part.counts === tier && isRich(profile))
  if (undosed === 'none' || undosed === 'low') {
    // The amount of a usual rich part varies, so only half of the limit surely reads low.
    const fodmapLevel = isRichIn('usually') ? 'high' : levelOfLimit(limit)
    return { fodmapLevel, safeServingGrams: limit }
  }
  // Without a safe serving, use the level of an ample one.
  const isHigh = limit <= FODMAP_MODERATE_GRAMS || isRichIn('always')
  return { fodmapLevel: isHigh ? 'high' : undosed, safeServingGrams: null }
}

interface WithFodmap {
  readonly part: Component
  readonly profile: FodmapProfile | null
}

const hasGroups = ({ fodmapLevel, safeServingGrams }: FodmapProfile) =>
  safeServingGrams !== null || (fodmapLevel !== 'none' && fodmapLevel !== 'low')

const isRich = (profile: FodmapProfile | null) =>
  profile?.fodmapLevel === 'moderate' || profile?.fodmapLevel === 'high'

/** True if an ample serving of the whole may hold too much of the part. */
const counts = (one: WithFodmap) => isRich(one.profile) || isLimited(one)

/** True if its dose is known: its share of the whole and its safe serving. */
const isDosed = ({ part, profile }: WithFodmap) =>
  shareOf(part) !== null && profile !== null && profile.safeServingGrams !== null

/** Share (%) that counts: the maximum of an `always` part, the midpoint of a `usually` part. */
const shareOf = (part: Component) =>
  part.counts === 'always' ? (part.share?.[1] ?? null) : usualShareOf(part)

/** Share (%) in the usual recipe: the midpoint. */
const usualShareOf = ({ share, counts }: Component) =>
  share === null || counts === 'sometimes' ? null : (share[0] + share[1]) / 2

/** Grams of the whole up to which it has no FODMAP risk. */
function gramsThatReadLow(profile: FodmapProfile | null): number {
  if (profile === null) return 0
  const limits = [profile.safeServingGrams, halfServingOf(profile)].filter((one) => one !== null)
  const amounts = [Number.MAX_SAFE_INTEGER, ...limits.map((limit) => limit - 1e-6), 0]
  return Math.max(...amounts.filter((grams) => !isRisk(fodmapRisk(profile, grams).risk)), 0)
}

/** Fraction of the limits that the parts use per gram of the whole, in the worst group. */
function rateOf(all: readonly WithFodmap[], shareOf: (part: Component) => number | null): number {
  const dosed = all.flatMap(({ part, profile }) => {
    const share = shareOf(part)
    const limit = profile?.safeServingGrams ?? null
    if (share === null || limit === null || profile === null) return []
    return [{ rate: share / 100 / limit, groups: profile.fodmapGroups }]
  })
  const sums = FODMAP_GROUPS.map((group) =>
    dosed.reduce((sum, { rate, groups }) => (groups.includes(group) ? sum + rate : sum), 0),
  )
  return Math.max(0, ...sums, ...dosed.map(({ rate }) => rate))
}

/** Grams of the whole in which its parts reach their limits. */
function limitOf(all: readonly WithFodmap[]): number | null {
  const rate = rateOf(all, shareOf)
  return rate === 0 ? null : Math.max(1, downTo2Digits(1 / rate))
}

function downTo2Digits(grams: number): number {
  const unit = 10 ** (Math.floor(Math.log10(grams)) - 1)
  return Number((Math.floor(grams / unit + 1e-9) * unit).toPrecision(2))
}

function levelOfLimit(grams: number): FodmapProfile['fodmapLevel'] {
  if (grams <= FODMAP_HIGH_GRAMS) return 'high'
  return grams <= FODMAP_MODERATE_GRAMS ? 'moderate' : 'low'
}

/** Level the part adds apart from its counted dose. */
function levelOf(one: WithFodmap): FodmapProfile['fodmapLevel'] {
  const { part, profile } = one
  const level = profile?.fodmapLevel ?? 'unknown'
  if (isDosed(one)) return isRich(profile) ? 'low' : level
  // The safe amount is known, but the share is not.
  if (part.counts === 'always') return !isRich(profile) && isLimited(one) ? 'possible' : level
  return counts(one) ? 'possible' : level
}

function isLimited({ part, profile }: WithFodmap): boolean {
  const limit = profile?.safeServingGrams ?? null
  return limit !== null && limit / ((part.share?.[1] ?? 100) / 100) <= FODMAP_MODERATE_GRAMS
}

// Reasons

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
