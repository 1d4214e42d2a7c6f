/** Converts amounts of an ingredient between units, and lists the units. */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { itemAt } from '../domain/present.ts'
import type { UnitsResponse } from '../domain/shapes/foods.ts'
import type { ConvertRequest, ConvertResponse } from '../domain/shapes/kitchen.ts'
import type { Unit } from '../domain/units.ts'
import { isBlank } from '../domain/visible.ts'
import { IngrError, invalid, readAll, shown } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { ingredientNamed, msg, unitNamed } from '../wording/message.ts'
import { ingredientOf } from './ingredients.ts'
import { requireAmount, unitsNamed, unknownUnit, weightOf } from './units.ts'

/**
 * Converts between weight, volume and portions. A conversion from mass to mass or from volume to volume is exact.
 * Throws INGREDIENT_NOT_FOUND, UNKNOWN_UNIT, INVALID_REQUEST or CONVERSION_NOT_POSSIBLE.
 */
export function convert(library: Library, request: ConvertRequest): ConvertResponse {
  const { ingredientId, amount, fromUnit, toUnit } = requireConvertRequest(request)
  const ingredient = ingredientOf(library, ingredientId)
  const { from, to } = readAll({
    from: () => pickUnit(library, ingredient, fromUnit, 'fromUnit'),
    to: () => pickUnit(library, ingredient, toUnit, 'toUnit'),
  })
  const sameKind = from.kind === to.kind && from.factor !== null && to.factor !== null
  const [a, b] = sameKind
    ? [from.factor, to.factor]
    : [weightOf(ingredient, from), weightOf(ingredient, to)]
  if (a === null || b === null) {
    const missing = a === null ? fromUnit : toUnit
    throw new IngrError(
      'CONVERSION_NOT_POSSIBLE',
      msg('noWeightToConvert', {
        missing: unitNamed(missing),
        ingredient: ingredientNamed(ingredientId),
        from: unitNamed(fromUnit),
        to: unitNamed(toUnit),
      }),
    )
  }
  return {
    ingredientId,
    amount,
    fromUnit,
    toUnit,
    result: round6((amount * a) / b),
    estimated: !(sameKind || from.id === to.id),
  }
}

/** Throws INVALID_REQUEST with the name of the invalid field. `convert` checks that the ingredient and units exist. */
export function requireConvertRequest(
  request: Readonly<Partial<Record<keyof ConvertRequest, unknown>>>,
): ConvertRequest {
  const text = (field: 'ingredientId' | 'fromUnit' | 'toUnit') => () => {
    const value = request[field]
    if (typeof value !== 'string' || isBlank(value)) {
      throw invalid(msg('valueNotText', { field, value: shown(value) }), {
        [field]: 'a text is required',
      })
    }
  }
  readAll({
    ingredientId: text('ingredientId'),
    fromUnit: text('fromUnit'),
    toUnit: text('toUnit'),
    amount: () => requireAmount(request.amount, 'amount'),
  })
  return request as ConvertRequest
}

function pickUnit(library: Library, ingredient: Ingredient, text: string, field: string): Unit {
  const candidates = unitsNamed(library, text)
  if (candidates.length === 0) throw unknownUnit(library, text, field)
  return candidates.find((unit) => weightOf(ingredient, unit) !== null) ?? itemAt(candidates, 0)
}

export const units = (library: Library, language: Language): UnitsResponse => ({
  language,
  units: library.units.map(({ id, name, shortcut, precision }) => ({
    id,
    name: name[language],
    shortcut: shortcut[language],
    precision,
  })),
})
