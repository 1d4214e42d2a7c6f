/** Reads the list of foods that are forms of another food, such as its juice, its canned form or a variety. */

import { byName, isOneOf } from '../domain/closed-sets.ts'
import { FORM_RELATIONS, type Forms } from '../domain/forms.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { isAtLeastAsSevere } from '../search/compare-foods.ts'
import type { DataFolder } from './data-folder.ts'

const FILE = 'relationships/forms.csv'

/**
 * Reports unknown ids and relations, duplicate rows, fruits with more than one juice, and cooked foods that lack an
 * allergen of the raw food.
 */
export function readForms(data: DataFolder, ingredients: readonly Ingredient[]): Forms {
  const foods = new Map(ingredients.map((one) => [one.id, one]))
  const origins: Record<string, string[]> = {}
  const made = byName(FORM_RELATIONS, (): Record<string, string> => ({}))
  for (const { cells, line } of data.csv(FILE)) {
    const say = (what: string) => data.say(FILE, line, what)
    const { food = '', relation = '', of = '' } = cells
    for (const id of [food, of].filter((one) => !foods.has(one))) say(`dangling id: ${id}`)
    if (!isOneOf(FORM_RELATIONS, relation)) {
      say(`unknown relation: ${relation}`)
      continue
    }
    if (food === of) say(`a form of itself: ${food}`)
    if (origins[food]?.includes(of)) say(`given twice: ${food} of ${of}`)
    origins[food] = [...(origins[food] ?? []), of]
    if (relation === 'form') continue
    const [form, from] = [foods.get(food), foods.get(of)]
    if (relation === 'cooked' && form && from && !isAtLeastAsSevere(form, from))
      say(`${food} lacks an allergen or animal source of ${of}`)
    if (Object.hasOwn(made[relation], of)) say(`a second ${relation} of ${of}`)
    made[relation][of] = food
  }
  return { origins, made }
}
