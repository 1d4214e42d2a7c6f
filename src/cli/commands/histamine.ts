/** `ingr histamine`: the risk of a list. */

import { doseCommand } from './fodmap.ts'

export const command = doseCommand('histamine', {
  about: 'Histamine risk of a list',
  examples: ['histamine "50 g parmesan" "100 ml red wine"'],
  json: ['HistamineResponse', 'RecipeHistamineResponse', 'RecipeHeadroomResponse'],
})
