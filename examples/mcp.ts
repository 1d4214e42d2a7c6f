/**
 * The same question asked as a language model asks it: through `ingr mcp`, a server of the Model Context Protocol over
 * standard input and output. It needs no key and no network.
 */

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Schemas } from 'ingr/client'

/** The tools that are called here, by what they answer. */
interface Answers {
  check_recipe: Schemas['RecipeCheckResponse']
  swap_recipe: Schemas['RecipeSwapResponse']
  analyze_recipe: Schemas['RecipeAnalyzeResponse']
}

interface Person {
  readonly name: string
  readonly concerns: readonly Schemas['Concern'][]
}

const PEOPLE: readonly Person[] = [
  { name: 'Mia', concerns: ['lactose', 'egg'] },
  { name: 'Ben', concerns: ['gluten', 'fodmap'] },
]

const RECIPE = {
  text: 'Pancakes\n\n250 g wheat flour\n500 ml whole milk\n2 eggs\n30 g butter\n2 tbsp maple syrup',
  lang: 'en',
  servings: 4,
}

/** What is not known is never shown as harmless. */
const WORDS: Readonly<Record<Schemas['Verdict'], string>> = {
  compatible: 'no conflict found in the data',
  uncertain: 'not known',
  caution: 'take care',
  incompatible: 'does not go',
}

const client = new Client({ name: 'pancakes', version: '1.0.0' })

/** What a tool answers as data; what is wrong with a call stands in a text, for a model to read and mend. */
async function ask<Name extends keyof Answers>(
  name: Name,
  given: Readonly<Record<string, unknown>>,
): Promise<Answers[Name]> {
  // A program reads everything; a model gets by with the short answer.
  const whole = { ...given, detail: true }
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: whole })
  if (isError) throw new Error(JSON.stringify(content))
  return structuredContent as Answers[Name]
}

function tellReadings({ readings = [], unresolved }: Schemas['RecipeCheckResponse']): void {
  for (const { line, reading, name } of readings) {
    if (reading !== 'sure') console.log(`? ${line}: read as ${name}, ask who wrote it`)
  }
  for (const { ingredientId, reason } of unresolved) console.log(`? ${ingredientId}: ${reason}`)
}

async function report({ name, concerns }: Person): Promise<void> {
  const checked = await ask('check_recipe', { ...RECIPE, concerns })
  console.log(`\n${name}`)
  tellReadings(checked)
  for (const { concern, verdict } of checked.concerns ?? []) {
    console.log(`  ${concern}: ${WORDS[verdict]}`)
    if (verdict === 'compatible') continue
    const found = { ...checked.evaluation, ...checked.euEvaluation }[concern]
    if (!found) continue
    const { contributors, unknown } = found
    for (const { ingredientId, risk, steps } of contributors) {
      if (risk !== 'low') console.log(`    ${ingredientId} (${steps.at(-1)?.rule})`)
    }
    for (const ingredientId of unknown) console.log(`    ${ingredientId} (not assessed)`)
  }
  const { changes, irreplaceable, verdicts } = await ask('swap_recipe', {
    ...RECIPE,
    for: concerns,
  })
  for (const { name: old, grams, substitute } of changes) {
    const amounts = `${Math.round(grams)} g -> ${Math.round(substitute.grams)} g`
    const brings = substitute.brings.length > 0 ? `, brings ${substitute.brings.join(', ')}` : ''
    console.log(`  ${old} -> ${substitute.name} (${amounts}${brings})`)
  }
  for (const { name: old } of irreplaceable) console.log(`  ${old} -> ?`)
  for (const [concern, verdict] of Object.entries(verdicts)) {
    console.log(`  then ${concern}: ${WORDS[verdict]}`)
  }
}

async function nutrition(): Promise<void> {
  const { perServing } = await ask('analyze_recipe', RECIPE)
  const { energyKcal, protein } = perServing?.macros ?? {}
  const figure = (value: number | null | undefined) => (value == null ? '?' : Math.round(value))
  console.log(`\nA serving: ${figure(energyKcal)} kcal, ${figure(protein)} g protein`)
}

await client.connect(new StdioClientTransport({ command: 'ingr', args: ['mcp'] }))
const { tools } = await client.listTools()
console.log(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`)
for (const person of PEOPLE) await report(person)
await nutrition()
await client.close()
