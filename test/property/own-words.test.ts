/** Tests that a user's own word never rules out an allergen that is named in the text. */

// tier: sweep

import fc from 'fast-check'
import { test } from 'vitest'
import { ALLERGENS } from '../../src/domain/restrictions.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'
import { RECIPE_CHECK } from '../../src/operations/recipes/check.ts'
import { witness } from '../../src/witness/witness.ts'
import { runs } from '../support/tiers.mts'

const library = openLibrary('data/library.sqlite')
const context = { library, usage: () => Promise.reject(new Error('no usage')) }

const names = library.ids().flatMap((id) => {
  const food = library.ingredient(id)
  const hasAny = ALLERGENS.some((one) => food?.allergenProfile[one]?.contains === 'yes')
  return food && hasAny && food.variantType !== 'composite' ? food.names.en : []
})
const word = fc.constantFrom('', 'florble', 'my', 'crunchy', 'mix', 'Grandma’s', 'sauce')
const own = fc
  .tuple(word, fc.constantFrom(...names), word)
  .map((words) => words.filter((one) => one !== '').join(' '))

const harmless = fc.uniqueArray(
  fc.constantFrom(
    ...['almond', 'sugar', 'vegan-butter', 'olive-oil', 'oat-milk', 'rice-noodles', 'soy-sauce'],
  ),
  { minLength: 1, maxLength: 3 },
)

/** Returns the allergens of all foods that a text names, except foods that the text excludes ("without milk"). */
function namedIn(text: string, isPackage: boolean) {
  const foods = witness(library, text, { lang: 'en', isPackage })
    .mentions.filter(({ without }) => without.length === 0)
    .flatMap(({ ids }) => ids.flatMap((id) => library.ingredient(id) ?? []))
  return ALLERGENS.filter((one) =>
    foods.some((food) => food.allergenProfile[one]?.contains === 'yes'),
  )
}

function requireNone(text: string, isPackage: boolean, compatible: readonly string[]): void {
  const acquitted = namedIn(text, isPackage).filter((one) => compatible.includes(one))
  if (acquitted.length > 0) throw new Error(`${text}: acquits ${acquitted.join(', ')}`)
}

test('in a recipe', async () => {
  await fc.assert(
    fc.asyncProperty(own, harmless, async (name, foods) => {
      const line = `100 g ${name}`
      const body = { lines: [line], known: { [name]: foods }, concerns: ALLERGENS }
      const { concerns } = await RECIPE_CHECK.prepare({ body }).run(context)
      const clear = concerns?.filter(({ verdict }) => verdict === 'compatible') ?? []
      requireNone(
        line,
        false,
        clear.map(({ concern }) => concern),
      )
    }),
    { numRuns: runs(500) },
  )
})

test('on a package', async () => {
  await fc.assert(
    fc.asyncProperty(own, harmless, async (name, foods) => {
      const text = `Ingredients: salt, ${name}, water.`
      const body = { text, known: { [name]: foods }, concerns: ALLERGENS }
      const { concerns } = await LABEL_CHECK.prepare({ body }).run(context)
      const clear = concerns?.filter(({ verdict }) => verdict === 'compatible') ?? []
      requireNone(
        text,
        true,
        clear.map(({ concern }) => concern),
      )
    }),
    { numRuns: runs(500) },
  )
})
