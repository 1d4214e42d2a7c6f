/** Derives animal sources, alcohol and similar facts of a mixed food from its parts. */

import {
  ANIMAL_SOURCES,
  isAnimal,
  mayBeOf,
  OTHER_SOURCES,
  plainSource,
  UNKNOWN_SOURCE,
} from '../domain/restrictions.ts'
import { ALCOHOL_SHARE, type Component, isMarked } from './parts.ts'

/** Returns the `possible-` form of a source. A source that every diet may allow is returned unchanged. */
function possibly(source: string): string {
  const possible = `possible-${source}`
  if (source === UNKNOWN_SOURCE || source.startsWith('possible-')) return source
  if ([...ANIMAL_SOURCES, ...OTHER_SOURCES].some((one) => one === possible)) return possible
  if (source === 'animal-rennet') return 'rennet'
  if (source === 'rennet' || source === 'fining-agents' || source === 'bone-char') return source
  return isAnimal(source) && mayBeOf('meat', source) ? 'possible-meat' : UNKNOWN_SOURCE
}

export function animalSourcesOf(parts: readonly Component[], complete: boolean): readonly string[] {
  const sourcesOf = (part: Component) =>
    part.food.animalSources.filter((one) => one !== 'bone-char' || isMostly(part))
  const certain = parts.filter(({ counts }) => counts === 'always').flatMap(sourcesOf)
  const open = parts
    .filter(({ counts }) => counts !== 'always')
    .flatMap((part) => sourcesOf(part).map(possibly))
    .filter((one) => !certain.includes(plainSource(one)))
  return [...new Set([...certain, ...open, ...(complete ? [] : [UNKNOWN_SOURCE])])]
}

/** Returns diet-relevant contents of the parts. A little alcohol counts only as possible, because it may boil off. */
export function othersOfParts(parts: readonly Component[], complete: boolean) {
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

/**
 * True for a part that is always used and has a large or unknown share. The bone char of small or optional parts is
 * ignored, because bone char leaves no residue in the food.
 */
const isMostly = (part: Component) => part.counts === 'always' && isMarked(part)

/** Merges animal sources of the entry and its parts. If parts are missing, the entry's sources replace `unknown`. */
export function withOwnSources(own: unknown, composed: readonly string[], isComplete: boolean) {
  if (!Array.isArray(own)) return composed
  const kept = isComplete ? composed : composed.filter((one) => one !== UNKNOWN_SOURCE)
  const added = own.map(String)
  const certain = kept.filter(
    (one) => !(one.startsWith('possible-') && added.includes(one.slice('possible-'.length))),
  )
  return [...new Set([...certain, ...added])]
}
