/** Summarizes the allergens of a food in one line, for lists and compact output. */

import type { Language } from '../domain/languages.ts'
import { VERDICT_OF_CONTAINS } from '../domain/profiles.ts'
import {
  CONCERNS,
  type Concern,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
} from '../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../domain/risk.ts'
import type { Library } from '../library/library.ts'
import { say } from '../wording/say.ts'
import { check } from './compatibility/check.ts'
import { ingredientOf } from './ingredients.ts'

const GROUPS = [
  ['incompatible', 'fact.contains'],
  ['caution', 'fact.mayContain'],
  ['uncertain', 'fact.notKnown'],
] as const satisfies readonly (readonly [Verdict, string])[]

/** Returns the concern with the same name as the entry or, if there is none, the allergen that includes the entry. */
const concernOf = (entry: EuAllergen): Concern | null =>
  CONCERNS.find((one) => one === entry) ?? EU_ENTRY[entry].allergen

/**
 * Lists the EU allergens that a food contains or may contain, and those whose presence is unknown. All other EU
 * allergens are absent. If there is nothing to list, the text says so.
 */
export function allergenLine(library: Library, id: string, language: Language): string {
  const { euAllergens } = ingredientOf(library, id)
  const concerns = EU_ALLERGENS.map(concernOf).filter((concern) => concern !== null)
  const judged = check(library, { items: [{ ingredientId: id }], concerns }).concerns ?? []
  // The verdict of the check also considers cross-contact, brands and pine nuts.
  const verdictOn = (entry: EuAllergen) =>
    mostSevereVerdict([
      VERDICT_OF_CONTAINS[euAllergens[entry]],
      judged.find(({ concern }) => concern === concernOf(entry))?.verdict ?? 'uncertain',
    ])
  const parts = GROUPS.flatMap(([verdict, label]) => {
    const names = EU_ALLERGENS.filter((entry) => verdictOn(entry) === verdict)
    if (names.length === 0) return []
    return `${say(label, language)}: ${names.map((entry) => say(`eu.${entry}`, language)).join(', ')}`
  })
  return parts.join('. ') || say('said.noAllergenFound', language)
}
