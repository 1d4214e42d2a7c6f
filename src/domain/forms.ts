/** Which food is a form of which. Explicit data, since ids imply nothing. */

import { byName } from './closed-sets.ts'

export const FORM_RELATIONS = [
  'form',
  'canned',
  'cooked',
  'juice',
  'zest',
  'greens',
  'white',
] as const
/** `form`: a kind of a food, or a product made of it that carries its name. */
type FormRelation = (typeof FORM_RELATIONS)[number]

export interface Forms {
  /** By food: the foods it is a form of. */
  readonly origins: Readonly<Record<string, readonly string[]>>
  /** By relation and food: its juice, its zest and so on. */
  readonly made: Readonly<Record<FormRelation, Readonly<Record<string, string>>>>
}

export const NO_FORMS: Forms = { origins: {}, made: byName(FORM_RELATIONS, () => ({})) }
