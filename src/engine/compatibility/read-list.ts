/** Converts parsed text into list items to judge. */

import { evaluationOf } from '../../domain/evaluations.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { SkipReason } from '../../domain/reading.ts'
import { type Concern, DIMENSIONS, isEuConcern } from '../../domain/restrictions.ts'
import type { Alternative, LineChoice, ParsedItem } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import type { ParsedText } from '../parse.ts'
import { check } from './check.ts'
import type { ListItem } from './items.ts'

/** All items of the text and, as optional items, foods that only a skipped line names, such as a title or a step. */
export const listOf = ({ items, skipped }: ParsedText): readonly ListItem[] => [
  ...items.map(listItem),
  ...skipped.flatMap(({ reason, named = [], without }) =>
    named.map((ingredientId) => ({
      ingredientId,
      optional: true,
      isSilent: true,
      ...(ADDING.has(reason) ? { isAdded: true } : {}),
      ...(without ? { without } : {}),
    })),
  ),
]

/** The kinds of lines that may add a food to the dish. */
const ADDING: ReadonlySet<SkipReason> = new Set(['method', 'note'])

export function listItem(item: ParsedItem): ListItem {
  const { or = [], without, optional, mayOmit, coating, known } = item
  const [first, ...others] = [...sidesOf(item), ...or.map(sideOf)]
  return {
    ...first!,
    ...(others.length > 0
      ? { or: others.map((side) => ({ ...side, ...(without ? { without } : {}) })) }
      : {}),
    ...(without ? { without } : {}),
    // Even items that the cook may omit are judged as if they were used.
    ...(optional && !mayOmit ? { optional } : {}),
    ...(coating ? { isWeightless: true } : {}),
    ...(known?.isShared ? { isShared: true } : {}),
  }
}

/** The list items for a parsed item: one for each food that an ambiguous name may mean, otherwise only one. */
function sidesOf(item: ParsedItem): readonly ListItem[] {
  if (!item.oneOf) return [sideOf(item)]
  const { amount, unit, phrase } = item
  return item.alternatives.map(({ ingredientId }, at) => ({
    ingredientId,
    amount,
    unit,
    ...(at === 0 ? { among: phrase } : {}),
  }))
}

/** Returns the list item for one alternative. Unrecognised words become an item that is reported as unresolved. */
function sideOf(side: Alternative): ListItem {
  const { ingredientId, name, phrase, reading, amount, unit, confidence, brand } = side
  if (ingredientId === null) return { ingredientId: name, amount, unit: null, isUnread: true }
  if (reading === 'sure') return { ingredientId, amount, unit, ...(brand ? { brand } : {}) }
  const guess = { words: phrase, name, confidence, ...(brand ? { brand } : {}) }
  return { ingredientId, amount, unit, guess }
}

/** Lines with a choice ("oil or butter"), with the concerns for which only some of the alternatives are suitable. */
export const choicesOf = (
  library: Library,
  { items }: ParsedText,
  language: Language,
  concerns: readonly Concern[],
): Steps<readonly LineChoice[]> =>
  eachOf(
    items.filter(({ or }) => or !== undefined),
    (item) => {
      const { or: _, ...first } = listItem(item)
      const sides = [first, ...(item.or ?? []).map(sideOf)]
      const judged = sides.map((side) => check(library, { items: [side], concerns }))
      const verdict = (at: number, concern: Concern) =>
        evaluationOf(itemAt(judged, at), concern).verdict
      const differing = [...DIMENSIONS, ...concerns.filter(isEuConcern)].filter(
        (concern) => new Set(sides.map((_, at) => verdict(at, concern))).size > 1,
      )
      return {
        line: item.line,
        sides: sides.map(({ ingredientId: id, isUnread }, at) => ({
          ingredientId: isUnread ? null : id,
          name: isUnread ? id : itemAt(library.ingredient(id)!.names[language], 0),
          compatible: differing.filter((concern) => verdict(at, concern) === 'compatible'),
        })),
      }
    },
  )
