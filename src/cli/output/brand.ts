/** Describes a brand and its usual ingredients, such as "Nutella: a brand (a chocolate spread): read the label …". */

import { type Brands, CEREALS, NUTS, type Typical } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import type { Language } from '../../domain/languages.ts'
import { EU_ALLERGENS } from '../../domain/restrictions.ts'
import type { Vocabulary } from '../../domain/vocabulary.ts'
import { brandNamed } from '../../vocabulary/names.ts'
import { say, sayWord } from '../../wording/say.ts'

interface Known {
  readonly brands: Brands
  readonly vocabulary: Vocabulary
}

/** Describes a brand and its usual ingredients; undefined if the name is not a brand. */
export function brandWords(library: Known, name: string, lang: Language): string | undefined {
  const brand = brandNamed(library.brands, name)
  if (!brand) return undefined
  const kind = library.brands.kinds[brand.kind]![lang]
  const said = say('unresolved.BRAND', lang, { kind })
  if (brand.typically.length === 0) return said
  const held = brand.typically.map((one) => typicalWord(library, one, lang)).join(', ')
  return `${said}; ${say('unresolved.typically', lang)} ${held}`
}

function typicalWord({ vocabulary }: Known, typical: Typical, lang: Language): string {
  if (isOneOf(EU_ALLERGENS, typical)) return sayWord('eu', typical, lang)
  if (CEREALS.includes(typical)) return sayWord('cereal', typical, lang)
  if (NUTS.includes(typical)) return sayWord('nut', typical, lang)
  return vocabulary.animalSources[typical]?.[lang] ?? typical
}
