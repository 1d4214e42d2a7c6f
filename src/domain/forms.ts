/** Which food is a form of which: an edge of the data, since nothing is concluded from the letters of an id. */

import { byName } from './closed-sets.ts'

export const FORM_RELATIONS = ['form', 'canned', 'juice', 'zest', 'greens', 'white'] as const
/** `form` is a kind of a food, or what is made of it and called by it. */
type FormRelation = (typeof FORM_RELATIONS)[number]

export interface Forms {
  /** By food those that it is a form of. */
  readonly origins: Readonly<Record<string, readonly string[]>>
  /** By relation and food its juice, its zest and so on. */
  readonly made: Readonly<Record<FormRelation, Readonly<Record<string, string>>>>
}

export const NO_FORMS: Forms = {
  origins: {},
  made: byName(FORM_RELATIONS, () => ({})),
}
