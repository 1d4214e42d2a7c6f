/** Reads allergens, EU entries and animal sources of an entry, and reports contradictions. */

import * as Type from '@sinclair/typebox'
import { byName, isOneOf } from '../domain/closed-sets.ts'
import { CONTAINS, type Contains, CROSS_CONTACT } from '../domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  ALLERGENS_OF_ANIMALS,
  type Allergen,
  ANIMAL_SOURCES,
  allows,
  DIETS,
  type Diet,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  isAllergen,
  plainSource,
  UNKNOWN_SOURCE,
  USUAL_DIETS,
} from '../domain/restrictions.ts'
import { CONFIDENCES } from '../domain/risk.ts'
import type { AllergenSubProfile, EuAllergens } from '../domain/shapes/profiles.ts'
import { lactoseThreshold } from './measured-sugars.ts'
import { mapOf, type Plain, type Say, textsOf } from './read-text.ts'
import { oneOf, readAs } from './schema.ts'

type Profiles = Readonly<Record<Allergen, AllergenSubProfile | null>>

/** Reads the profiles of all standard allergens; a profile is null if it was not assessed. */
export function readAllergens(whole: Plain, say: Say): Profiles {
  const given = mapOf(whole.allergens)
  for (const key of Object.keys(given))
    if (!isAllergen(key)) say(['allergens', key], `unknown allergen: ${key}`)
  const profiles = byName(ALLERGENS, (allergen) =>
    subProfile(allergen, given[allergen], whole.isProcessed === true, say),
  )
  for (const allergen of ALLERGENS) {
    const { partOf } = ALLERGEN[allergen]
    const contains = profiles[allergen]?.contains
    if (partOf === null || profiles[partOf]?.contains !== 'no') continue
    if (contains === 'yes' || contains === 'traces')
      say(['allergens', allergen], `${allergen}: ${contains}, but ${partOf}: no`)
  }
  return profiles
}

/** The `contains` value of an allergen, which an entry gives either alone or in a map with details. */
export const containsIn = (value: unknown): unknown =>
  typeof value === 'string' ? value : mapOf(value).contains

const SUB_PROFILE = Type.Object({
  contains: oneOf(CONTAINS),
  crossContactRisk: oneOf(CROSS_CONTACT),
  confidence: oneOf(CONFIDENCES),
})
function subProfile(allergen: Allergen, given: unknown, processed: boolean, say: Say) {
  if (given === null || given === undefined) return null
  const map = typeof given === 'string' ? { contains: given } : mapOf(given)
  const { contains: value, crossContactRisk = 'low', confidence = 'medium', ...detail } = map
  const read = readAs(
    SUB_PROFILE,
    { contains: value, crossContactRisk, confidence },
    ([key], what) => say(['allergens', allergen], `${allergen}: ${key} ${what}`),
  )
  checkDetail(allergen, value, detail, say)
  if (!read) return null
  const { contains } = read
  const { thresholdGrams, processed: own, possibleKinds, ...rest } = detail
  const lactose = allergen === 'lactose' ? Number(rest.gramsPer100g ?? 0) : 0
  const { kinds } = ALLERGEN[allergen]
  const stated = kinds ? textsOf(rest[kinds.key]) : []
  // The kinds of the archetype are only possible if the entry says that the allergen is.
  const named = contains === 'unknown' ? [] : stated
  const further = contains === 'no' ? [] : [...stated, ...textsOf(possibleKinds)]
  const possible = [...new Set(further)].filter((kind) => !named.includes(kind))
  return {
    contains,
    crossContactRisk: read.crossContactRisk,
    processed: typeof own === 'boolean' ? own : processed,
    thresholdGrams:
      typeof thresholdGrams === 'number'
        ? thresholdGrams
        : lactose > 0
          ? lactoseThreshold(lactose)
          : null,
    confidence: read.confidence,
    ...rest,
    ...(kinds && rest[kinds.key] !== undefined ? { [kinds.key]: named } : {}),
    ...(possible.length > 0 ? { possibleKinds: possible } : {}),
  }
}

function checkDetail(allergen: Allergen, contains: unknown, detail: Plain, say: Say): void {
  const path = ['allergens', allergen]
  const { kinds } = ALLERGEN[allergen]
  for (const [key, value] of Object.entries(detail)) {
    if (key === 'thresholdGrams' || key === 'processed') continue
    if (key === 'gramsPer100g' && allergen === 'lactose') {
      if (value !== null && !(typeof value === 'number' && value >= 0 && value <= 100))
        say(path, `lactose: gramsPer100g ${value}`)
      if (contains === 'no' && Number(value) > 0) say(path, `lactose: no, but ${value} g in 100 g`)
    } else if (kinds && (key === kinds.key || key === 'possibleKinds')) {
      for (const one of textsOf(value))
        if (!kinds.of.includes(one))
          say(path, `${allergen}.${key}: ${one} (known: ${kinds.of.join(', ')})`)
      if (contains === 'no' && String(value) !== '')
        say(path, `${allergen}: no, but ${key}: ${value}`)
    } else {
      say(path, `${allergen}: unknown key: ${key}`)
    }
  }
  if (contains === 'yes' && kinds && textsOf(detail[kinds.key]).length === 0)
    say(path, `${allergen}: yes needs ${kinds.key} (known: ${kinds.of.join(', ')})`)
}

/**
 * Reads the animal sources. If none are given, returns the sources of the allergens that the food contains, and also
 * `unknown`, because there may be others.
 */
export function readAnimalSources(whole: Plain, profiles: Profiles, say: Say): readonly string[] {
  const ofAllergens = ALLERGENS_OF_ANIMALS.filter(
    ({ allergen }) => profiles[allergen]?.contains === 'yes',
  ).map(({ source }) => source)
  const given = whole.animalSources ?? [...ofAllergens, UNKNOWN_SOURCE]
  const sources = (Array.isArray(given) ? given : [given]).map(String)
  const path = ['animalSources']
  for (const one of sources)
    if (!isOneOf(ANIMAL_SOURCES, one)) say(path, `unknown animalSources: ${one}`)
  for (const { allergen, source } of ALLERGENS_OF_ANIMALS) {
    const contains = profiles[allergen]?.contains
    const named = sources.filter((one) => plainSource(one) === source)
    if (contains === 'no') {
      for (const one of named) say(path, `animal source ${one}, but ${allergen}: no`)
    }
    if (contains === 'yes' && !sources.includes(UNKNOWN_SOURCE) && !named.includes(source))
      say(path, `${allergen}: yes, but no animal source ${source}`)
    if (contains !== 'unknown') continue
    if (named.includes(source)) say(path, `animal source ${source}, but ${allergen}: unknown`)
    // If all animal sources fit a diet that excludes the allergen, the food cannot contain the allergen, so
    // `unknown` is wrong.
    const acquits = (diet: Diet) =>
      allows(diet, source) === 'no' && sources.every((one) => allows(diet, one) === 'yes')
    const acquitting = USUAL_DIETS.filter(acquits)
    if (acquitting.length > 0) {
      say(path, `${allergen}: unknown, but the animal sources fit ${acquitting.join(', ')}`)
    } else if (DIETS.some(acquits)) {
      sources.push(`possible-${source}`)
    }
  }
  return sources
}

/** Reads the value of each EU allergen: from the entry, else from our matching allergen, else `unknown`. */
export function readEuAllergens(whole: Plain, profiles: Profiles, say: Say): EuAllergens {
  const given = mapOf(whole.eu)
  for (const [key, value] of Object.entries(given)) {
    const contains = containsIn(value)
    if (!isOneOf(EU_ALLERGENS, key)) say(['eu', key], `unknown EU allergen: ${key}`)
    if (!isOneOf(CONTAINS, contains)) say(['eu', key], `${key}: ${contains}`)
  }
  return byName(EU_ALLERGENS, (entry) => {
    const { allergen } = EU_ENTRY[entry]
    const own = containsIn(given[entry])
    const derived = derivedEntry(entry, profiles)
    if (!isOneOf(CONTAINS, own)) return derived
    if (allergen === null) return own
    // If the value derived from our profile is `unknown`, the entry may set its own value. The entry may set `no` only
    // if our profile states whether the food contains the allergen.
    const isOpen = derived === 'unknown' && !(own === 'no' && isUnknown(profiles[allergen]))
    if (own !== derived && !isOpen)
      say(['eu', entry], `eu.${entry}: ${own}, but its dimension says ${derived}`)
    return own
  })
}

const isUnknown = (profile: AllergenSubProfile | null) =>
  profile === null || profile.contains === 'unknown'

/**
 * Derives the value of an EU allergen from our matching allergen. If the EU allergen covers only some kinds of our
 * allergen, the kinds in the profile decide.
 */
function derivedEntry(entry: EuAllergen, profiles: Profiles): Contains {
  const { allergen, kinds } = EU_ENTRY[entry]
  const profile = allergen === null ? null : profiles[allergen]
  if (allergen === null || profile === null) return 'unknown'
  const { contains } = profile
  if (kinds === null || contains === 'no') return contains
  const isOf = (all: readonly string[]) => all.some((kind) => kinds.includes(kind))
  const named = kindsOf(allergen, profile)
  const possible = profile.possibleKinds ?? []
  if (contains !== 'unknown' && isOf(named)) return contains
  const isOpen = named.length + possible.length === 0
  return isOpen || isOf([...named, ...possible]) ? 'unknown' : 'no'
}

const UNSPECIFIED = 'unspecified'

/**
 * Returns the kinds of the allergen that the profile lists (such as walnut). If the profile lists none, returns
 * `unspecified` for allergens that have such a kind.
 */
function kindsOf(allergen: Allergen, profile: AllergenSubProfile): readonly string[] {
  const { kinds } = ALLERGEN[allergen]
  if (!kinds) return []
  const named = profile[kinds.key] ?? []
  return named.length === 0 && kinds.of.includes(UNSPECIFIED) ? [UNSPECIFIED] : named
}
