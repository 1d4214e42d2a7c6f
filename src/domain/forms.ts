/** Lists which food is a form of which other. This must be listed, because ids do not show it. */

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
/** `form` means a variety of a food, or a product made of it that has its name. */
type FormRelation = (typeof FORM_RELATIONS)[number]

export interface Forms {
  /** For each food, the foods that it is a form of. */
  readonly origins: Readonly<Record<string, readonly string[]>>
  /** For each relation and food, its juice, its zest and so on. */
  readonly made: Readonly<Record<FormRelation, Readonly<Record<string, string>>>>
}

export const NO_FORMS: Forms = { origins: {}, made: byName(FORM_RELATIONS, () => ({})) }
