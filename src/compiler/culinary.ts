/** Builds an ingredient's culinary profiles from its own values and those of its family, and checks all values. */

import { byName, isOneOf, keysOf } from '../domain/closed-sets.ts'
import { type AxisProfile, CULINARY_PROFILES, type CulinaryProfile } from '../domain/profiles.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'
import type { CookProfile, FlavorProfile } from '../domain/shapes/profiles.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { checkFields, type Fields } from './fields.ts'
import { mapOf, type Plain, type Say } from './read-text.ts'

/** The profile for each key in the data files. Flavour is not listed, because families set no values for it. */
const PROFILE_OF = {
  cook: 'cook_profile',
  texture: 'texture_profile',
  functional: 'functional_profile',
  application: 'application_profile',
} as const satisfies Readonly<Record<string, CulinaryProfile>>
type Key = keyof typeof PROFILE_OF
const KEYS = keysOf(PROFILE_OF)

/** Keys allowed in an archetype, an ingredient or an entry of `profiles.yaml`. */
export const CULINARY_KEYS: readonly string[] = [...KEYS, 'profileConfidence']

/** The key in the vocabulary under which the axes of each profile are listed. */
const AXES = {
  texture: 'textureAxes',
  functional: 'functions',
  application: 'applications',
} as const satisfies Partial<Record<Key, keyof Vocabulary>>

/** Reports unknown keys and values out of range; `mostSure` is the highest allowed confidence. */
export function checkCulinary(
  given: Plain,
  vocabulary: Vocabulary,
  say: Say,
  mostSure: DataConfidence,
): void {
  const { cook } = given
  checkFields('cook', cook, cookFields(vocabulary), say)
  if (cook !== undefined && cook !== null) {
    for (const key of Object.keys(vocabulary.cookKeys))
      if (!(key in mapOf(cook))) say(['cook'], `cook: missing key: ${key}`)
  }
  for (const [key, set] of Object.entries(AXES)) {
    checkFields(
      key,
      given[key],
      byName(keysOf(vocabulary[set]), () => 'share' as const),
      say,
    )
  }
  const { profileConfidence } = given
  if (profileConfidence === undefined) return
  const allowed = CONFIDENCES.slice(0, CONFIDENCES.indexOf(mostSure) + 1)
  const stated =
    typeof profileConfidence === 'object' && profileConfidence !== null
      ? mapOf(profileConfidence)
      : Object.fromEntries(CULINARY_PROFILES.map((profile) => [profile, profileConfidence]))
  for (const [profile, confidence] of Object.entries(stated)) {
    if (!isOneOf(CULINARY_PROFILES, profile)) {
      say(['profileConfidence', profile], `profileConfidence: unknown key: ${profile}`)
    } else if (!isOneOf(allowed, confidence)) {
      const what = `profileConfidence is not ${allowed.join(' or ')}: ${confidence}`
      say(['profileConfidence'], what)
      return
    }
  }
}

const cookFields = ({ cookMethods, heatStabilities }: Vocabulary): Fields => ({
  methods: { listOf: Object.keys(cookMethods) },
  heat_stability: [null, ...Object.keys(heatStabilities)],
  melts: [null, true, false],
})

/** Removes from the base all profiles that the entry replaces: a profile is assessed as a whole and never merged. */
export const withoutReplaced = (base: Plain, own: Plain): Plain =>
  Object.fromEntries(
    Object.entries(base).filter(([key]) => !(CULINARY_KEYS.includes(key) && key in own)),
  )

/**
 * Returns an ingredient's profiles. Each profile is from the last layer in `own` that has it, else from the family. The
 * family's confidence applies only to profiles from the family; own profiles have medium confidence by default.
 */
export function culinary(
  family: Plain,
  own: readonly Plain[],
  flavor: FlavorProfile | null,
  vocabulary: Vocabulary,
) {
  const layers = [...own].reverse()
  const given = Object.fromEntries(
    KEYS.map((key) => [
      key,
      [...layers, family].map((layer) => layer[key]).find((value) => value !== undefined) ?? null,
    ]),
  ) as Readonly<Record<Key, Plain | null>>
  const confidence = (profile: CulinaryProfile, key: Key | undefined): DataConfidence => {
    const stated = layers.map((layer) => statedIn(layer, profile))
    const said = stated.find((one) => one !== undefined)
    if (said) return said
    const isOwn = key === undefined || own.some((layer) => layer[key] !== undefined)
    return isOwn ? 'medium' : (statedIn(family, profile) ?? 'low')
  }
  const keyOf = (profile: CulinaryProfile) => KEYS.find((key) => PROFILE_OF[key] === profile)
  const isNull = (profile: CulinaryProfile) => {
    const key = keyOf(profile)
    return (key ? given[key] : flavor) === null
  }
  return {
    cookProfile: given.cook as CookProfile | null,
    textureProfile: axes(given.texture, vocabulary.textureAxes),
    functionalProfile: axes(given.functional, vocabulary.functions),
    applicationProfile: axes(given.application, vocabulary.applications),
    profileConfidence: byName(CULINARY_PROFILES, (profile) =>
      isNull(profile) ? null : confidence(profile, keyOf(profile)),
    ),
  }
}

/** Returns the stated confidence of a profile. A single stated confidence applies to all profiles except flavour. */
function statedIn(layer: Plain, profile: CulinaryProfile): DataConfidence | undefined {
  const stated = layer.profileConfidence
  if (typeof stated === 'object') return (stated as Plain | null)?.[profile] as DataConfidence
  return profile === 'flavor_profile' ? undefined : (stated as DataConfidence | undefined)
}

/** Values of all axes. A profile is assessed as a whole, so a missing axis is 0. */
function axes(given: Plain | null, names: Plain): AxisProfile | null {
  if (given === null) return null
  return Object.fromEntries(
    Object.keys(names).map((axis) => [axis, (given[axis] as number | undefined) ?? 0]),
  )
}
