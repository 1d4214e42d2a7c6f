/** Turns what was read of a text into the items of a list that can be judged. */

import type { Alternative, ParsedItem, ParsedText } from '../parse.ts'
import type { ListItem } from './items.ts'

/** Every item of the text, and the foods that only its title or a heading names, which may be in it. */
export function listOf({ items, skipped }: ParsedText): readonly ListItem[] {
  return [
    ...items.map(listItem),
    ...skipped.flatMap(({ named = [], without }) =>
      named.map((ingredientId) => ({
        ingredientId,
        optional: true,
        isSilent: true,
        ...(without ? { without } : {}),
      })),
    ),
  ]
}

function listItem(item: ParsedItem): ListItem {
  const { or = [], without, optional } = item
  return {
    ...sideOf(item),
    ...(or.length > 0 ? { or: or.map((side) => ({ ...sideOf(side), without })) } : {}),
    ...(without ? { without } : {}),
    ...(optional ? { optional } : {}),
  }
}

/** What nobody could read keeps its words, so that the answer tells it as unresolved. */
function sideOf(side: Alternative): ListItem {
  const { ingredientId, name, phrase, reading, amount, unit, confidence } = side
  if (ingredientId === null) return { ingredientId: name, amount, unit: null, isUnread: true }
  if (reading === 'sure') return { ingredientId, amount, unit }
  return { ingredientId, amount, unit, guess: { words: phrase, name, confidence } }
}
