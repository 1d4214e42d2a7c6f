/** Reads the parts of a mixed food from its data entry. */

import { type MadeOf, type MadeOfPart, REGIONS, TIERS } from '../domain/composition.ts'
import type { Derivation } from './derived.ts'
import { checkKeys, isPlain, type Plain, type Say, type YamlEntry } from './read-text.ts'

export const MADE_OF = 'made_of'

/** If the shares add up to more than this, some parts must be alternatives, because so much cannot evaporate. */
const MOST_OF_THE_WHOLE = 1.2

/** Percentages in the data: 20, 40-60, <2. */
const SHARE = /^(?:(\d+(?:\.\d+)?)(?:\s*-\s*(\d+(?:\.\d+)?))?|<\s*(\d+(?:\.\d+)?))$/

/** Reads what the food of an entry is made of; null if the entry does not say. */
export function readMadeOf(entry: YamlEntry, say: Say): MadeOf | null {
  const given = entry.value[MADE_OF]
  if (given === undefined || given === null) return null
  const at = [MADE_OF]
  if (!isPlain(given)) {
    say(at, 'made_of is a map of always, usually, sometimes, regions and complete')
    return null
  }
  const { complete = false, regions = {}, ...tiers } = given
  if (typeof complete !== 'boolean')
    say([...at, 'complete'], `complete is neither true nor false: ${complete}`)
  const parts = [...readTiers(tiers, at, null, say), ...readRegions(regions, at, say)]
  if (parts.length === 0) say(at, 'made of nothing')
  const seen = new Set<string>()
  for (const { id, tier, region } of parts) {
    const key = `${region} ${id}`
    if (seen.has(key)) say([...at, tier, id], `named twice: ${id}`)
    seen.add(key)
    if (id === entry.key) say([...at, tier, id], `made of itself: ${id}`)
  }
  return { complete: complete === true, parts }
}

/** Derives the food's nutrients from its parts; undefined if a part or share is unknown. */
export function derivationOf(
  entry: YamlEntry,
  { complete, parts }: MadeOf,
): Derivation | undefined {
  const usual = parts.filter(({ tier, region }) => tier !== 'sometimes' && region === null)
  const shares = usual.flatMap(({ id, share }) =>
    share ? [{ id, grams: (share[0] + share[1]) / 200 }] : [],
  )
  const isWhole = usual.every(({ tier, share }) => share !== null || tier === 'usually')
  const sum = shares.reduce((all, { grams }) => all + grams, 0)
  if (!complete || !isWhole || shares.length === 0 || sum > MOST_OF_THE_WHOLE) return undefined
  const tierOfId = new Map(usual.map(({ id, tier }) => [id, tier]))
  return {
    key: entry.key,
    value: { of: Object.fromEntries(shares.map(({ id, grams }) => [id, grams])) },
    line: entry.line,
    lineOf: ([, id]) => entry.lineOf([MADE_OF, ...(id ? [tierOfId.get(id) ?? 'always', id] : [])]),
    rule: 'composition',
  }
}

function readRegions(given: unknown, at: readonly string[], say: Say): readonly MadeOfPart[] {
  const path = [...at, 'regions']
  if (!isPlain(given)) {
    say(path, 'regions is a map of countries')
    return []
  }
  return Object.entries(given).flatMap(([code, tiers]) => {
    const isKnown = REGIONS.includes(code)
    if (!isKnown) say([...path, code], `unknown region: ${code}`)
    if (isPlain(tiers)) return isKnown ? readTiers(tiers, [...path, code], code, say) : []
    say([...path, code], `${code} is a map of always, usually and sometimes`)
    return []
  })
}

function readTiers(given: Plain, at: readonly string[], region: string | null, say: Say) {
  checkKeys(given, TIERS, say, at)
  return TIERS.flatMap((tier) => {
    const path = [...at, tier]
    return members(given[tier], path, say).map(({ id, share }) => ({
      id,
      tier,
      share: readShare(share, [...path, id], say),
      region,
    }))
  })
}

/** Reads the parts: a list of ids, or a map from ids to shares. */
function members(given: unknown, path: readonly string[], say: Say) {
  if (given === undefined || given === null) return []
  if (isPlain(given)) return Object.entries(given).map(([id, share]) => ({ id, share }))
  if (Array.isArray(given) && given.every((one) => typeof one === 'string'))
    return given.map((id) => ({ id: String(id), share: null }))
  say(path, 'neither a list of ids nor a map of ids and shares')
  return []
}

function readShare(given: unknown, path: readonly string[], say: Say): MadeOfPart['share'] {
  if (given === null) return null
  const read = SHARE.exec(String(given).trim())
  const [min, max] = read?.[3]
    ? [0, Number(read[3])]
    : [Number(read?.[1]), Number(read?.[2] ?? read?.[1])]
  if (read && max > 0 && min <= max) return [min, max]
  say(path, `no share in per cent (20, 40-60, <2): ${given}`)
  return null
}
