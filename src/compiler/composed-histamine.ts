/** Derives the histamine profile of a mixed food from those of its parts. */

import type { HistamineProfile } from '../domain/shapes/profiles.ts'
import { histamineRisk, pinchOf } from '../engine/compatibility/risks.ts'
import { type Component, greatest, isMarked, weakestOf } from './parts.ts'

const CONTENT: readonly HistamineProfile['histamineContent'][] = ['none', 'low', 'moderate', 'high']
const LIBERATION: readonly HistamineProfile['liberator'][] = ['no', 'suspected', 'yes']

export function histamineOf(parts: readonly Component[], complete: boolean): HistamineProfile {
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
  // If the known parts alone pose a moderate or high risk in amounts above a pinch, unknown parts do not matter.
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

/** Weakens the value for a small or uncertain part: `yes` becomes `suspected`, `suspected` becomes `no`. */
function liberationOf(part: Component, profile: HistamineProfile | null) {
  const liberator = profile?.liberator ?? 'no'
  if (part.counts === 'always' && isMarked(part)) return liberator
  return liberator === 'yes' ? 'suspected' : 'no'
}
