/** The package `@jlucaspains/sharp-recipe-parser`, which knows English and Portuguese. */

import { parseIngredient } from '@jlucaspains/sharp-recipe-parser'
import { ourUnit, quantity, type ReadingPeer } from './peer.ts'

export const sharpRecipeParser = (): ReadingPeer => ({
  name: 'sharp-recipe-parser',
  langs: ['en'],
  read: (line) => {
    const read = parseIngredient(line, 'en-US')
    if (read === null) return []
    // Without its conversions the others are those in brackets and behind a stroke.
    return [read, ...read.alternativeQuantities].map(({ minQuantity, maxQuantity, unit }) =>
      quantity([minQuantity, maxQuantity], unit === 'taste' ? null : ourUnit(unit)),
    )
  },
})
