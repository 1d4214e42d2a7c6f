/**
 * Reads a shopping list, says for each person at the table what does not go and why, and proposes swaps that do.
 * Talks to a server through the client: INGR is its address, KEY an API key.
 */

import { createClient, IngrApiError, type Schemas } from 'ingr/client'

type Concern = Schemas['Concern']
type Verdict = Schemas['Verdict']

interface Person {
  readonly name: string
  readonly concerns: readonly Concern[]
}

interface Line {
  readonly text: string
  readonly amount: number
  readonly unit: string
}

const PEOPLE: readonly Person[] = [
  { name: 'Mia', concerns: ['lactose', 'egg'] },
  { name: 'Ben', concerns: ['gluten', 'fodmap'] },
]

const PANCAKES: readonly Line[] = [
  { text: 'wheat flour', amount: 250, unit: 'g' },
  { text: 'whole milk', amount: 500, unit: 'ml' },
  { text: 'egg', amount: 2, unit: 'piece' },
  { text: 'butter', amount: 30, unit: 'g' },
  { text: 'maple syrup', amount: 2, unit: 'tbsp' },
]
const SERVINGS = 4

/** What is not known is never shown as harmless. */
const WORDS: Readonly<Record<Verdict, string>> = {
  compatible: 'no conflict found in the data',
  uncertain: 'not known',
  caution: 'take care',
  incompatible: 'does not go',
}

const { INGR = 'http://127.0.0.1:8080', KEY } = process.env
const ingr = createClient({ baseUrl: INGR, ...(KEY === undefined ? {} : { key: KEY }) })
let spent = 0

/** The ingredient that a text names; nothing is guessed for people with allergies. */
async function ingredientNamed(text: string): Promise<string | undefined> {
  const { body, meta } = await ingr.call('search', { q: text, limit: 1, fields: ['name'] })
  spent += meta.credits.cost ?? 0
  const [hit] = body.results
  return hit?.matched === 'exact' || hit?.matched === 'synonym' ? hit.ingredient.id : undefined
}

async function itemsOf(lines: readonly Line[]): Promise<Schemas['CompatibilityItem'][]> {
  const items: Schemas['CompatibilityItem'][] = []
  for (const { text, amount, unit } of lines) {
    const ingredientId = await ingredientNamed(text)
    if (ingredientId === undefined) console.log(`? ${text}: not identified, nobody can judge it`)
    // The words as they are: the check lists them as unresolved and is in doubt because of them.
    items.push({ ingredientId: ingredientId ?? text, amount: amount / SERVINGS, unit })
  }
  return items
}

/** One call for everybody at the table. */
async function checkFor(people: readonly Person[], items: Schemas['CompatibilityItem'][]) {
  const checks = people.map(({ concerns }) => ({ items, concerns: [...concerns] }))
  const { body, meta } = await ingr.call('checkBatch', { checks })
  spent += meta.credits.cost ?? 0
  return body.results.map((element) => {
    if ('error' in element) throw new Error(`${element.error.code}: ${element.error.message}`)
    return element.result
  })
}

/** The foods behind a verdict, and the rule that made each count. */
function reasonsFor({ evaluation, euEvaluation }: Schemas['CheckResponse'], concern: Concern) {
  const found = { ...evaluation, ...euEvaluation }[concern]
  if (!found) return []
  const { contributors, unknown } = found
  return [
    ...contributors
      .filter(({ risk }) => risk !== 'low')
      .map(({ ingredientId, steps }) => ({ ingredientId, why: steps.at(-1)?.rule ?? 'unknown' })),
    ...unknown.map((ingredientId) => ({ ingredientId, why: 'not assessed' })),
  ]
}

async function swapFor(canonicalId: string, concerns: readonly Concern[]) {
  try {
    const { body, meta } = await ingr.call('substitutes', {
      canonicalId,
      for: [...concerns],
      limit: 1,
    })
    spent += meta.credits.cost ?? 0
    return body.substitutes[0]
  } catch (error) {
    // Nobody has gathered any: that is not that there are none.
    if (error instanceof IngrApiError && error.code === 'NO_RELATIONSHIP_DATA') return undefined
    if (error instanceof IngrApiError && error.code === 'INGREDIENT_NOT_FOUND') return undefined
    throw error
  }
}

async function report(person: Person, result: Schemas['CheckResponse']): Promise<void> {
  console.log(`\n${person.name}`)
  const toSwap = new Set<string>()
  for (const { concern, verdict } of result.concerns ?? []) {
    console.log(`  ${concern}: ${WORDS[verdict]}`)
    if (verdict === 'compatible') continue
    for (const { ingredientId, why } of reasonsFor(result, concern)) {
      console.log(`    ${ingredientId} (${why})`)
      toSwap.add(ingredientId)
    }
  }
  for (const id of toSwap) {
    const swap = await swapFor(id, person.concerns)
    console.log(swap ? `  ${id} -> ${swap.name}, ${swap.ratio} g for a gram` : `  ${id} -> ?`)
  }
}

async function nutrition(items: Schemas['CompatibilityItem'][]): Promise<void> {
  const { total } = await ingr.analyze({ items })
  const { energyKcal, protein } = total.macros ?? {}
  const share = total.coverage.macros?.energyKcal ?? 0
  console.log(
    `\nA serving: ${Math.round(energyKcal ?? 0)} kcal, ${Math.round(protein ?? 0)} g protein`,
  )
  // Below 1 the figure is a lower bound.
  if (share < 1) console.log(`  known for ${Math.round(share * 100)} % of the weight`)
}

const items = await itemsOf(PANCAKES)
const results = await checkFor(PEOPLE, items)
for (const [index, person] of PEOPLE.entries()) await report(person, results[index]!)
await nutrition(items)
console.log(`\n${spent} credits for ${PANCAKES.length} ingredients and ${PEOPLE.length} people`)
