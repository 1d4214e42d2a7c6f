/** Says why an item is unresolved, or why a line is not certain. */

import { MAX_AMOUNT } from '../../domain/limits.ts'
import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import type { Question } from '../../domain/shapes/recipes.ts'
import type { UnresolvedCode } from '../../domain/unresolved.ts'
import type { App } from '../app.ts'
import { brandWords } from './brand.ts'

/** An item that was not counted, or a line whose reading is uncertain. */
interface Open {
  readonly code: UnresolvedCode
  readonly unit?: string
  readonly brand?: { readonly name: string }
  /** The food that the item probably means. */
  readonly food?: string | undefined
}

export function unresolvedReason(app: App, { code, unit = '', brand, food = '' }: Open): string {
  const brandText = code === 'BRAND' && brand && brandWords(app.library, brand.name, app.lang)
  if (brandText) return brandText
  const named = app.library.units.find(({ id }) => id === unit)?.name[app.lang]
  const places = { unit: named ?? unit, food: app.name(food), max: MAX_AMOUNT, kind: '' }
  return app.say(`unresolved.${code}`, places)
}

/** Says why an item is unresolved, and if possible what to ask the user. */
export function openReason(
  app: App,
  { guess, ingredientId, ...open }: Unresolved,
  questions: readonly Question[] = [],
): string {
  const name = app.library.ingredient(ingredientId)?.names.en[0]
  const brand = name === undefined ? {} : { brand: { name } }
  const reason = unresolvedReason(app, { ...brand, ...open, food: guess?.ingredientId })
  const question = questions.find(({ words }) => words === ingredientId)
  return question?.code === 'INGREDIENT_NOT_FOUND' ? `${reason}; ${asked(app, question)}` : reason
}

/** If more concerns than this are affected, they are not listed. */
const FEW = 4

/** Asks what the unknown foods contain, and shows the option for the answer: `--known "florble paste=…"`. */
function asked(app: App, { concerns, words }: Question): string {
  const question =
    concerns.length > FEW
      ? app.say('said.holdsWhat')
      : app.say('said.holds', { concerns: app.words('domain', concerns) })
  return `${question} --known "${words}=…"`
}
