/**
 * Derives the facts of a mixed food from those of its parts. What is always in it accuses as the part does; what is usually or
 * sometimes in it leaves open what the part would bring; and what no part brings is absent only where every part is named.
 */

import { plainSource } from '../domain/absences.ts'
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
  /** As an entry writes them. */
  readonly facts: {
    readonly allergens: Plain
    readonly eu: Plain
    readonly animalSources: readonly string[]
    readonly histamine: HistamineProfile
    readonly fodmap: FodmapProfile
    readonly pancreas: { readonly friedOrGreasy: boolean; readonly alcohol: boolean }
  }
  /** The places of the parts that accuse, of each fact that any does. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /** Whether what is always in it, or that nothing is, decides the fact. */
  readonly isSure: (fact: Fact) => boolean
  readonly components: readonly Component[]
}

/** A part with its record. */
interface Component extends MadeOfPart {
  readonly at: number
  /** The tier that counts: what is told of one country is elsewhere not known. */
  readonly counts: Tier
  readonly food: Ingredient
}

/** Grams of sulphite are lost in a mixture: below this share of it the usual part stays under the 10 mg/kg that must be told. */
const SULPHITE_SHARE = 5
/** Up to this share the same holds of what may be sulphited or not: at most 500 mg/kg are allowed in condiments. */
const SULPHITE_DOUBT_SHARE = 2
/** At or above this share alcohol counts; below it is the aroma of a drop. */
const ALCOHOL_SHARE = 2
/** At or above this share of the food what a part is, fermented, aged or greasy, the food is too. */
const MARKED_SHARE = 10
/** Grams of the whole up to which a FODMAP limit makes it high, and moderate: a small and an ample serving. */
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
    // One part that surely brings it is enough; the rest cannot change what it says.
    if (isAllergen(fact))
      return sure.some((part) => broughtOf(part, fact) === allergens[fact]?.contains)
    if (isUncovered(fact)) return sure.some(({ food }) => food.euAllergens[fact] === eu[fact])
    return complete && sure.length === all.length
  }
  return { facts, parts, isSure, components }
}

/** Reports where the entry's own words acquit of what its parts bring. */
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

/** Reports where the finished record clears what its parts may bring, whoever wrote it so. */
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
  // What is published of the whole knows better than its parts: dough that ferments for long loses fructans.
  if (basisOf(record.evidence, 'fodmap') === 'published') return
  const lowTo = gramsThatReadLow(record.allergenProfile.fodmap)
  const profiles = components.map((part) => ({ part, profile: part.food.allergenProfile.fodmap }))
  const limit = 1 / rateOf(profiles, usualShareOf)
  if (lowTo > limit) {
    const most = Math.floor(limit)
    say([MADE_OF], `fodmap: reads low above ${most} g, which hold the limit of its usual parts`)
  }
}

/** The animal sources of the parts and those that the entry adds; its word closes what an incomplete list leaves open. */
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

/** What a part brings; `possible` where the part holds it and may be in the food. */
type Brought = Contains | 'possible'

/** From what acquits to what accuses: that it may be there beats the traces of another part. */
const ACCUSATION: readonly Brought[] = ['no', 'unknown', 'traces', 'possible', 'yes']

const worst = (all: readonly Brought[]): Brought =>
  all.reduce((a, b) => (ACCUSATION.indexOf(b) > ACCUSATION.indexOf(a) ? b : a), 'no')

/** What the parts bring together; what none brings is not known where others may be in it. */
const together = (all: readonly Brought[], complete: boolean): Brought =>
  worst(complete ? all : [...all, 'unknown'])

const told = (brings: Brought): Contains => (brings === 'possible' ? 'unknown' : brings)

/** What a part brings of something that it holds so. */
function brought({ counts }: Component, contains: Contains): Brought {
  if (counts === 'always' || contains === 'no') return contains
  return contains === 'yes' ? 'possible' : 'unknown'
}

function broughtOf(part: Component, fact: Allergen | EuAllergen): Brought {
  const contains = containsOf(part.food, fact)
  return brought(part, fact === 'sulfite' ? diluted(part, contains) : contains)
}

/** What a food holds of an allergen, or of an EU entry that no dimension covers. */
function containsOf(food: Ingredient, fact: Allergen | EuAllergen): Contains {
  if (isAllergen(fact)) return food.allergenProfile[fact]?.contains ?? 'unknown'
  return food.euAllergens[fact]
}

/** What a part's sulphites are in the whole. */
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
  // A high risk of traces is more than a doubt, and less than a part that may be in it and holds it.
  const contains = brings === 'unknown' && crossContactRisk === 'high' ? 'traces' : told(brings)
  return {
    contains,
    crossContactRisk,
    confidence: confidenceOf(
      contains,
      each.map((one) => ({ brings: one.brings, profile: profileOf(one.part) })),
    ),
    ...kindsOf(allergen, contains, parts),
    ...(allergen === 'lactose' && contains === 'yes' ? { gramsPer100g: lactoseOf(parts) } : {}),
  }
}

/** The kinds that the parts bring where it is there, and all that they may bring. */
function kindsOf(allergen: Allergen, contains: Contains, parts: readonly Component[]): Plain {
  const { kinds } = ALLERGEN[allergen]
  if (!kinds || contains === 'no') return {}
  const profiles = parts.map(({ food }) => food.allergenProfile[allergen])
  const named = profiles.flatMap((profile) => profile?.[kinds.key] ?? [])
  const possible = [...named, ...profiles.flatMap((profile) => profile?.possibleKinds ?? [])]
  const possibleKinds = kinds.of.filter((kind) => possible.includes(kind))
  if (contains === 'unknown') return { possibleKinds }
  // Traces of what nobody named may be of every kind.
  const known = kinds.of.filter((kind) => named.length === 0 || named.includes(kind))
  return { [kinds.key]: known, possibleKinds }
}

/** That of the part where it is greatest; of what is only sometimes in it moderate at most. */
function crossContactOf(
  parts: readonly Component[],
  profileOf: (part: Component) => AllergenSubProfile | null,
): string {
  const order = [...CROSS_CONTACT].filter((one) => one !== 'unknown')
  const places = parts.map((part) => {
    const risk = profileOf(part)?.crossContactRisk ?? 'low'
    // Not known to be low is taken for moderate.
    const place = risk === 'unknown' ? order.indexOf('moderate') : order.indexOf(risk)
    return part.counts === 'sometimes' ? Math.min(place, order.indexOf('moderate')) : place
  })
  return order[Math.max(order.indexOf('low'), ...places)]!
}

/** A sure part is enough to accuse; to acquit the weakest counts, and what is only told of parts is never sure. */
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

/** Grams of lactose in 100 g; null where a part that brings some has no figure. */
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

/** What a source is called where it is only possible; those that no diet rules out for sure stay as they are. */
function possibly(source: string): string {
  const possible = `possible-${source}`
  if (source === UNKNOWN_SOURCE || source.startsWith('possible-')) return source
  if (ANIMAL_SOURCES.some((one) => one === possible)) return possible
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

/** How sugar was filtered is asked of what is always sweetened with much of it; nothing of the char is in it. */
const isMostly = (part: Component) => part.counts === 'always' && isMarked(part)

// Histamine

const CONTENT: readonly HistamineProfile['histamineContent'][] = ['none', 'low', 'moderate', 'high']
const LIBERATION: readonly HistamineProfile['liberator'][] = ['no', 'suspected', 'yes']

/** Whether there is enough of the part for what it is to show; so where nobody knows how much. */
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
  // A doubt about more does not take back what the rest makes of it, in more than a pinch.
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

/** A liberator counts by how much of it there is and how surely: one that is only suspected not in a trace or a possible part. */
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
 * The doses of the parts that are always or usually in it add up within a group. There is no serving where one more part counts
 * whose dose nobody knows: one without a limit or a share, or one that is only sometimes in it.
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

/** `undosed` is the level that the parts without a dose bring, `limit` the grams of the whole that hold the limits of the others. */
function levelWithin(
  undosed: FodmapProfile['fodmapLevel'],
  limit: number | null,
  dosed: readonly WithFodmap[],
): Pick<FodmapProfile, 'fodmapLevel' | 'safeServingGrams'> {
  if (limit === null) return { fodmapLevel: undosed, safeServingGrams: null }
  const isRichIn = (tier: Tier) =>
    dosed.some(({ part, profile }) => part.counts === tier && isRich(profile))
  if (undosed === 'none' || undosed === 'low') {
    // Of a rich part that may be more or less than usual only half of the limit is sure to be little.
    const fodmapLevel = isRichIn('usually') ? 'high' : levelOfLimit(limit)
    return { fodmapLevel, safeServingGrams: limit }
  }
  // Without a serving of the whole the level is that of an ample one.
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

/** Whether an ample serving of the whole may hold too much of the part. */
const counts = (one: WithFodmap) => isRich(one.profile) || isLimited(one)

/** Whether its dose can be told: how much of it there is, and how much is harmless. */
const isDosed = ({ part, profile }: WithFodmap) =>
  shareOf(part) !== null && profile !== null && profile.safeServingGrams !== null

/** Per cent of the whole that count: of what is always in it the most, of what usually is the middle. */
const shareOf = (part: Component) =>
  part.counts === 'always' ? (part.share?.[1] ?? null) : usualShareOf(part)

/** Per cent of the whole in the usual recipe. */
const usualShareOf = ({ share, counts }: Component) =>
  share === null || counts === 'sometimes' ? null : (share[0] + share[1]) / 2

/** Grams up to which the whole has no FODMAP risk. */
function gramsThatReadLow(profile: FodmapProfile | null): number {
  if (profile === null) return 0
  const limits = [profile.safeServingGrams, halfServingOf(profile)].filter((one) => one !== null)
  const amounts = [Number.MAX_SAFE_INTEGER, ...limits.map((limit) => limit - 1e-6), 0]
  return Math.max(...amounts.filter((grams) => !isRisk(fodmapRisk(profile, grams).risk)), 0)
}

/** The shares of their limits that the parts take in a gram of the whole, of the group where they are greatest. */
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

/** Grams of the whole that hold as much as the limits of its parts allow. */
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

/** The level that the part brings where its dose is not counted. */
function levelOf(one: WithFodmap): FodmapProfile['fodmapLevel'] {
  const { part, profile } = one
  const level = profile?.fodmapLevel ?? 'unknown'
  if (isDosed(one)) return isRich(profile) ? 'low' : level
  // How much of it is harmless is known, and how much of it there is not.
  if (part.counts === 'always') return !isRich(profile) && isLimited(one) ? 'possible' : level
  return counts(one) ? 'possible' : level
}

function isLimited({ part, profile }: WithFodmap): boolean {
  const limit = profile?.safeServingGrams ?? null
  return limit !== null && limit / ((part.share?.[1] ?? 100) / 100) <= FODMAP_MODERATE_GRAMS
}

// Reasons

/** Whether the part is why the fact is not a plain no. */
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
