/** Checks the keys and values of a profile in a data entry. */

import { mapOf, type Say } from './read-text.ts'

/** Allowed values: a member or list of members of a closed set, an amount above zero (or null), or a share (0 to 1). */
type Field = readonly unknown[] | { readonly listOf: readonly unknown[] } | 'amount' | 'share'
export type Fields = Readonly<Record<string, Field>>

/** Reports unknown keys and forbidden values of a profile. */
export function checkFields(profile: string, given: unknown, fields: Fields, say: Say): void {
  if (typeof given === 'object' ? Array.isArray(given) : given !== undefined) {
    say([profile], `${profile} is no map`)
    return
  }
  for (const [key, value] of Object.entries(mapOf(given))) {
    const path = [profile, key]
    const field = fields[key]
    if (field === undefined) {
      say(path, `${profile}: unknown key: ${key}`)
      continue
    }
    const wrong = wrongIn(field, value)
    if (wrong !== undefined) say(path, `${profile}.${key}${wrong}`)
  }
}

function wrongIn(field: Field, value: unknown): string | undefined {
  if (field === 'amount') {
    const isAmount = value === null || (typeof value === 'number' && value > 0)
    return isAmount ? undefined : ` is not an amount: ${value}`
  }
  if (field === 'share') {
    const isShare = typeof value === 'number' && value >= 0 && value <= 1
    return isShare ? undefined : ` is not within 0 to 1: ${value}`
  }
  if (!('listOf' in field)) return field.includes(value) ? undefined : `: ${value}`
  if (!Array.isArray(value)) return ' is no list'
  const wrong = value.filter((one) => !field.listOf.includes(one))
  return wrong.length === 0 ? undefined : `: ${wrong.join(', ')}`
}
