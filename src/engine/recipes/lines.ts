/** The verdict for each line of a checked recipe. */

import { itemAt } from '../../domain/present.ts'
import { type Concern, DIETS, DIMENSIONS, type Diet } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { LineVerdict, Named } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { diet } from '../compatibility/diet.ts'
import { evaluateDomain } from '../compatibility/evaluation.ts'
import { type ListItem, resolveList } from '../compatibility/items.ts'
import type { ReadRecipe } from './read.ts'

/** What each line is judged for; null for all dimensions or all diets. */
interface Asked {
  readonly concerns: readonly Concern[] | null
  readonly diets: readonly Diet[] | null
}

/** Judges each line with the names in it that no item covers; grams of a plain food add up over its lines. */
export function linesOf(
  library: Library,
  { items, read, servings, named = [] }: ReadRecipe,
  { concerns, diets }: Asked,
): Steps<readonly LineVerdict[]> {
  return eachOf([...(read?.items ?? []).entries()], ([at, { line }]) => {
    const item = itemAt(items, at)
    const ofFood = isPlain(item)
      ? items.filter((one) => isPlain(one) && one.ingredientId === item.ingredientId)
      : [item]
    const judged = [...ofFood, ...namedIn(line, named, items)]
    const resolved = resolveList(library, judged, servings ?? 1)
    const found = [
      ...(concerns ?? DIMENSIONS).map((name) => ({
        name,
        verdict: evaluateDomain(name, resolved).verdict,
      })),
      ...(diets ?? DIETS).map((name) => ({
        name,
        verdict: diet(library, { diet: name, items: judged }).verdict,
      })),
    ]
    return {
      line,
      verdict: mostSevereVerdict(found.map(({ verdict }) => verdict)),
      findings: found.filter(({ verdict }) => verdict !== 'compatible'),
    }
  })
}

function isPlain({ or, optional, without, guess, isUnread, isSilent }: ListItem): boolean {
  return !(or || optional || without || guess || isUnread || isSilent)
}

/** Items that the witness found in the line. */
function namedIn(
  line: string,
  named: readonly Named[],
  items: readonly ListItem[],
): readonly ListItem[] {
  const words = line.replace(/\s+/g, ' ')
  const ids = named
    .filter(({ where, text }) => where === 'line' && words.includes(text))
    .map(({ ingredientId }) => ingredientId)
  return items.filter(({ isNamed, ingredientId }) => isNamed && ids.includes(ingredientId))
}
