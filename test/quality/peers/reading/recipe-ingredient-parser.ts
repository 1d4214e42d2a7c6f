/** The recipe-ingredient-parser-v3 package, which supports English and Italian. */

import { parse } from 'recipe-ingredient-parser-v3'
import { ourUnit, quantity, type ReadingPeer } from './peer.ts'

export const recipeIngredientParser = (): ReadingPeer => ({
  name: 'recipe-ingredient-parser-v3',
  langs: ['en'],
  read: (line) => {
    const { minQty, maxQty, unit } = parse(line, 'eng')
    return [quantity([minQty, maxQty], unit === 'q.b.' ? null : ourUnit(unit))]
  },
})
