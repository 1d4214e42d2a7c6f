/** Reads coatings: what "breaded" and "battered" put on a food, and so into the dish. */

import type { Coating } from '../../language/word-classes.ts'
import { impliedDraft } from './draft.ts'
import { asResolution } from './fruit-parts.ts'
import { doubtCurrent } from './scan.ts'
import type { LineState } from './state.ts'

interface CoatingAt {
  readonly at: number
  readonly coating: Coating
}

/** What a coating adds; what goes into a marinade or a filling nobody knows. */
export function coat(state: LineState, { at, coating }: CoatingAt): void {
  const { drafts, library, language, tokens } = state
  const added = ADDED[coating]
  if (added.length === 0) {
    doubtCurrent(state)
    return
  }
  const current = drafts.at(-1)
  for (const { id, optional } of added) {
    const ingredient = library.ingredient(id)
    if (!ingredient) continue
    const food = asResolution(ingredient, language, USUAL)
    drafts.push({
      ...impliedDraft('sure', food, tokens[at]?.text ?? ''),
      isCoating: true,
      without: [...(current?.without ?? [])],
      optional,
    })
  }
  // The food itself stays the last, so that what follows still belongs to it.
  if (current) {
    drafts.splice(drafts.indexOf(current), 1)
    drafts.push(current)
  }
}

/** How sure it is that a coating is the usual one. */
const USUAL = 0.95

/** What a coating usually is, and what it may be held together with. */
const ADDED: Readonly<
  Record<Coating, readonly { readonly id: string; readonly optional: boolean }[]>
> = {
  breaded: [
    { id: 'breadcrumbs', optional: false },
    { id: 'egg', optional: true },
  ],
  battered: [
    { id: 'wheat-flour', optional: false },
    { id: 'egg', optional: true },
    { id: 'whole-milk', optional: true },
  ],
  floured: [{ id: 'wheat-flour', optional: false }],
  marinated: [],
  filled: [],
}
