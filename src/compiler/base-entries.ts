/** Merges an entry with its base: a cooked food inherits the facts of the raw food, but not its names and figures. */

import { LANGUAGES } from '../domain/languages.ts'
import type { Plain, Say, YamlEntry } from './read-text.ts'
import { merge } from './record.ts'

export const BASE = 'base'

/** Keys that a food does not inherit from its base. */
const NOT_SHARED: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  'note',
  'additive',
  'variantType',
  'mainIngredient',
])

/** Returns the entry merged over its base, or unchanged if the entry has no base. */
export function withBase(
  entry: YamlEntry,
  entryOf: (id: string) => YamlEntry | undefined,
  say: Say,
): YamlEntry {
  const { [BASE]: id, ...own } = entry.value
  if (id === undefined) return entry
  const base = entryOf(String(id))
  if (!base || BASE in base.value) {
    say([BASE], base ? `the base has a base: ${id}` : `dangling base: ${id}`)
    return entry
  }
  const shared = Object.fromEntries(
    Object.entries(base.value).filter(([key]) => !NOT_SHARED.has(key)),
  )
  const related: Plain = { variantType: 'variant', mainIngredient: base.key }
  return { ...entry, value: merge({ ...shared, ...related }, own) }
}
