/** Reads a request for substitutes: the restrictions to respect, and the use of the food (such as baking). */

import { CONTEXTS } from '../../domain/relationships.ts'
import { isRestriction, RESTRICTIONS } from '../../domain/restrictions.ts'
import { IngrError, invalid, shownText } from '../../errors.ts'
import { nearest } from '../../search/near.ts'
import { msg, suggestion, textOf } from '../../wording/message.ts'

/** Returns the distinct restrictions. Throws INVALID_CONCERN, or INVALID_REQUEST if there are none. */
export function requireRestrictions(names: readonly unknown[], field = 'for') {
  const known = RESTRICTIONS.join(', ')
  if (names.length === 0) throw invalid(msg('nothingToSwapFor'), { [field]: `one of ${known}` })
  return [...new Set(names)].map((name) => {
    const text = typeof name === 'string' ? name : shownText(name)
    if (isRestriction(text)) return text
    const near = nearest(text, RESTRICTIONS)
    const said = msg('unknownConcernOrDietOf', { text, hint: suggestion(near) })
    throw new IngrError('INVALID_CONCERN', said, { [field]: textOf(said), known })
  })
}

/** Throws INVALID_REQUEST for a use that is not one of CONTEXTS. */
export function requireUse(given: unknown): (typeof CONTEXTS)[number] | undefined {
  if (given === undefined || given === null) return undefined
  const use = typeof given === 'string' ? given : shownText(given)
  const known = CONTEXTS.find((context) => context === use)
  if (known) return known
  const near = nearest(use, CONTEXTS)
  throw invalid(msg('unknownUseOf', { use, hint: suggestion(near) }), {
    use: `one of ${CONTEXTS.join(', ')}`,
  })
}
