/** Derives facts that matter for diets, apart from animal sources: alcohol, blood, wine, fish without scales. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { OTHER_SOURCES, type OtherSource } from '../domain/restrictions.ts'
import { type Plain, type Say, textsOf } from './read-text.ts'

/** Marks fish that has fins and scales, as kosher rules require. */
const SCALED = 'scaled-fish'
/** A food with at least this share of alcohol (%) counts as alcoholic. Below it, the food is possibly alcoholic. */
const ALCOHOLIC = 1

type Facts = Pick<Ingredient, 'animalSources' | 'allergenProfile' | 'nutrients'>

/** Returns diet-relevant contents of a food, such as alcohol. If the food has parts, `composed` has their contents. */
export function otherSourcesOf(
  whole: Plain,
  facts: Facts,
  composed: readonly OtherSource[] | null,
  say: Say,
): readonly OtherSource[] {
  const given = textsOf(whole.otherSources)
  for (const one of given) {
    if (one !== SCALED && !isOneOf(OTHER_SOURCES, one))
      say(['otherSources'], `unknown otherSources: ${one}`)
  }
  const named = OTHER_SOURCES.filter((one) => given.includes(one))
  const all = [
    ...named,
    ...(composed ?? ofFish(given, facts)),
    ...ofAlcohol(given, facts, composed),
  ]
  return OTHER_SOURCES.filter(
    (one) => all.includes(one) && !all.some((sure) => one === `possible-${sure}`),
  )
}

/** Adds "may lack scales" for fish unless the entry says more, because scales depend on the species. */
function ofFish(given: readonly string[], { animalSources }: Facts): readonly OtherSource[] {
  const isFish = animalSources.some((source) => source === 'fish' || source === 'possible-fish')
  const isStated = given.some((one) => one === SCALED || one === 'scaleless-fish')
  return isFish && !isStated ? ['possible-scaleless-fish'] : []
}

/** Alcohol is sure if the figures show it. An entry that says "possible" knows versions without (glycerol in an extract). */
function ofAlcohol(
  given: readonly string[],
  { allergenProfile: { pancreas }, nutrients }: Facts,
  composed: readonly OtherSource[] | null,
): readonly OtherSource[] {
  if (pancreas?.alcohol === false) return []
  const share = nutrients?.macros?.alcohol ?? null
  const isOpen = given.includes('possible-alcohol')
  const isSure =
    !isOpen && pancreas !== null && (share === null ? composed === null : share >= ALCOHOLIC)
  return [isSure ? 'alcohol' : 'possible-alcohol']
}
