/** Lists the foods that are forms of other foods. The list is needed because ids do not show such relations. */

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
/** `form` means a variety of a food, or a product that is made of a food and bears its name. */
type FormRelation = (typeof FORM_RELATIONS)[number]

export interface Forms {
  /** For each food, the foods that it is a form of. */
  readonly origins: Readonly<Record<string, readonly string[]>>
  /** Ids of the foods made from a food (its juice, its zest and so on), by relation and then by food. */
  readonly made: Readonly<Record<FormRelation, Readonly<Record<string, string>>>>
}

export const NO_FORMS: Forms = { origins: {}, made: byName(FORM_RELATIONS, () => ({})) }
