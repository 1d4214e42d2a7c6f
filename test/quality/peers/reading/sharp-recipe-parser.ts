/** The package `@jlucaspains/sharp-recipe-parser`, which supports English and Portuguese. */

import { parseIngredient } from '@jlucaspains/sharp-recipe-parser'
import { ourUnit, quantity, type ReadingPeer } from './peer.ts'

export const sharpRecipeParser = (): ReadingPeer => ({
  name: 'sharp-recipe-parser',
  langs: ['en'],
  read: (line) => {
    const read = parseIngredient(line, 'en-US')
    if (read === null) return []
    // Since conversions are disabled, the alternatives are amounts in brackets or after a slash.
    return [read, ...read.alternativeQuantities].map(({ minQuantity, maxQuantity, unit }) =>
      quantity([minQuantity, maxQuantity], unit === 'taste' ? null : ourUnit(unit)),
    )
  },
})
