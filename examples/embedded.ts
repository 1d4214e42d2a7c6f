/** The same question without a server: the engine and its data run in this process. */

import { isLibraryError, openLibrary, type Schemas } from 'ingr'

const ingr = openLibrary()

const items: Schemas['CompatibilityItem'][] = [
  { ingredientId: 'wheat-flour', amount: 60, unit: 'g' },
  { ingredientId: 'butter', amount: 10, unit: 'g' },
  { ingredientId: 'egg', amount: 1, unit: 'piece' },
]
const concerns: Schemas['Concern'][] = ['gluten', 'lactose', 'egg']

const { concerns: verdicts } = ingr.check({ items, concerns })
for (const { concern, verdict } of verdicts ?? []) console.log(`${concern}: ${verdict}`)

for (const { ingredientId } of items) {
  const { substitutes } = ingr.substitutes({ canonicalId: ingredientId, for: concerns, limit: 1 })
  console.log(`${ingredientId} -> ${substitutes[0]?.name ?? '?'}`)
}

const { result, estimated } = ingr.convert({
  ingredientId: 'wheat-flour',
  amount: 60,
  fromUnit: 'g',
  toUnit: 'tbsp',
})
console.log(`60 g of flour: ${result.toFixed(1)} tablespoons${estimated ? ', about' : ''}`)

const rich = ingr.browse({
  category: 'legumes',
  diet: ['vegan'],
  without: ['gluten'],
  sort: '-iron',
  limit: 3,
})
console.log(`most iron: ${rich.results.map(({ name }) => name).join(', ')}`)

const [best] = ingr.search({ q: 'leavening agent', limit: 1 }).results
console.log(`to leaven: ${best?.ingredient.name}`)

try {
  ingr.allergens({ canonicalId: 'buter' })
} catch (error) {
  if (!isLibraryError(error)) throw error
  console.log(`${error.code}: ${error.details?.near}`)
}
