/** Compares names as people write them, ignoring case, accents and hyphens. */

import type { Brands } from '../domain/brands.ts'
import type { Language } from '../domain/languages.ts'
import type { Unit } from '../domain/units.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { inNumber } from '../language/plurals.ts'
import { lookup } from '../language/words.ts'

export const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b)

export const brandNamed = ({ names }: Brands, name: string) => lookup(names, nameKey(name))

/** Number of characters of the name that match `typed`; undefined if the name does not begin with it. */
export function startOf(name: string, typed: string): number | undefined {
  const keys = foldVariants(typed)
  for (let length = 0; length <= name.length; length++) {
    if (keys.includes(nameKey(name.slice(0, length)))) {
      return length + (/\s$/.test(typed) && name[length] === ' ' ? 1 : 0)
    }
  }
  return undefined
}

/** The unit as written after an amount: "2 Tassen", "2 EL". */
export function unitAfter(amount: number, unit: Unit, lang: Language): string {
  const shortcut = unit.shortcut[lang]
  const isWord = unit.name[lang].includes(shortcut)
  const plural = inNumber(shortcut, true, lang)
  return amount > 1 && isWord && unit.words[lang].includes(plural) ? plural : shortcut
}
