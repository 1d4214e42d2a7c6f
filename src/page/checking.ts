/** Sends a recipe or package to the server and collects the answers. */

import type { Client, Output } from '../client/client.ts'
import { isAddress } from '../domain/address.ts'
import type { Language } from '../domain/languages.ts'
import { EU_CONCERNS } from '../domain/restrictions.ts'
import { asSent, type Person } from './household.ts'
import { Refused } from './parts.tsx'
import { type Checked, checkedLabel } from './reasons.ts'

export interface Asked {
  readonly text: string
  readonly lang: Language
  /** The number of servings; empty to use the number in the recipe. */
  readonly servings: string
  readonly eaters: readonly Person[]
  /** True if the user says that the text is a recipe, even if it looks like a package. */
  readonly isRecipe: boolean
  /** Lines to leave out of the check, because the user has marked them as not being food. */
  readonly left: readonly string[]
}

export interface Answered {
  readonly asked: Asked
  readonly checked: Checked
  readonly swapped: Output<'recipeSwap'> | undefined
  readonly analyzed: Output<'recipeAnalyze'> | undefined
  /** The unchanged answer of the server. */
  readonly body: object
  readonly library: string | null
}

/** Checks the text as a recipe or a package; for a recipe also finds substitutes and nutrients. */
export async function askServer(client: Client, asked: Asked): Promise<Answered> {
  const { lang, eaters, isRecipe, left } = asked
  const text = asked.text
    .split('\n')
    .filter((line) => !left.includes(line.trim()))
    .join('\n')
  if (text.trim() === '') throw new Refused('error.empty')
  if (isAddress(text)) throw new Refused('error.address')
  const count = Number(asked.servings.replace(',', '.'))
  if (!(count >= 0)) throw new Refused('error.servings')
  const common = { text, lang, ...(eaters.length > 0 ? { people: eaters.map(asSent) } : {}) }
  const recipe = { ...common, ...(count > 0 ? { servings: count } : {}) }
  const { body, meta } = await client.call('recipeCheck', {
    ...recipe,
    concerns: [...EU_CONCERNS],
    perLine: true,
  })
  const shared = { asked, library: meta.library }
  if (body.isPackage && !isRecipe) {
    const label = await client.label({ ...common, concerns: [...EU_CONCERNS] })
    const checked = checkedLabel(label)
    return { ...shared, checked, body: label, swapped: undefined, analyzed: undefined }
  }
  const isConflict = body.people?.some(({ verdict }) => verdict !== 'compatible')
  const [swapped, analyzed] = await Promise.all([
    isConflict ? client.recipeSwap(recipe).catch(() => undefined) : undefined,
    client.recipeAnalyze(recipe).catch(() => undefined),
  ])
  return { ...shared, checked: body, body, swapped, analyzed }
}
