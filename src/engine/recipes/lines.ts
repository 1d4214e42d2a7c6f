/** Judges each line of a checked recipe. */

import { itemAt } from '../../domain/present.ts'
import { type Concern, DIMENSIONS, type Diet, USUAL_DIETS } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { LineVerdict, Named } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { diet } from '../compatibility/diet.ts'
import { evaluateDomain } from '../compatibility/evaluation.ts'
import { type ListItem, resolveList } from '../compatibility/items.ts'
import type { ReadRecipe } from './read.ts'

/**
 * Judges each line, with foods in it that no item covers, for `concerns` and `diets`, null for all; the grams of a plain
 * food are added up over its lines.
 */
export function lineVerdicts(
  library: Library,
  { items, read, servings, named = [] }: ReadRecipe,
  { concerns, diets }: { concerns: readonly Concern[] | null; diets: readonly Diet[] | null },
): Steps<readonly LineVerdict[]> {
  const plain = Map.groupBy(items.filter(isPlain), ({ ingredientId }) => ingredientId)
  const judge = (judged: readonly ListItem[]): Judged => {
    const resolved = resolveList(library, judged, servings ?? 1)
    const found = [
      ...(concerns ?? DIMENSIONS).map((name) => ({
        name,
        verdict: evaluateDomain(name, resolved).verdict,
      })),
      ...(diets ?? USUAL_DIETS).map((name) => ({
        name,
        verdict: diet(library, { diet: name, items: judged }).verdict,
      })),
    ]
    return {
      verdict: mostSevereVerdict(found.map(({ verdict }) => verdict)),
      findings: found.filter(({ verdict }) => verdict !== 'compatible'),
    }
  }
  // Lines of the same food share a verdict, since adding up the food for each would take quadratic time.
  const known = new Map<string, Judged>()
  return eachOf([...(read?.items ?? []).entries()], ([at, { line }]) => {
    const item = itemAt(items, at)
    const beside = namedIn(line, named, items)
    const ofFood = isPlain(item) ? plain.get(item.ingredientId) : undefined
    if (!ofFood || beside.length > 0) return { line, ...judge([...(ofFood ?? [item]), ...beside]) }
    const judged = known.get(item.ingredientId) ?? judge(ofFood)
    known.set(item.ingredientId, judged)
    return { line, ...judged }
  })
}

type Judged = Omit<LineVerdict, 'line'>

const isPlain = ({ or, optional, without, guess, isUnread, isSilent }: ListItem): boolean =>
  !(or || optional || without || guess || isUnread || isSilent)

function namedIn(line: string, named: readonly Named[], items: readonly ListItem[]) {
  const words = line.replace(/\s+/g, ' ')
  const ids = named
    .filter(({ where, text }) => where === 'line' && words.includes(text))
    .map(({ ingredientId }) => ingredientId)
  return items.filter(({ isNamed, ingredientId }) => isNamed && ids.includes(ingredientId))
}
