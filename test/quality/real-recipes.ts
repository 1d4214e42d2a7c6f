/** Compares our verdicts on real recipes with a dietitian's verdicts (real-recipes.jsonl). */

import { readFileSync } from 'node:fs'
import type { Language } from '../../src/domain/languages.ts'
import type { Concern } from '../../src/domain/restrictions.ts'
import type { Verdict } from '../../src/domain/risk.ts'
import { IngrError } from '../../src/errors.ts'
import type { Library } from '../../src/library/library.ts'
import { RECIPE_CHECK } from '../../src/operations/recipes/check.ts'
import type { Half } from './sets.ts'

/** Maps the names in the test set to our concerns. */
const CONCERN_OF: Readonly<Record<string, Concern>> = {
  gluten: 'gluten',
  lactose: 'lactose',
  milk: 'dairy',
  egg: 'egg',
  nuts: 'treeNut',
  peanut: 'peanut',
  soy: 'soy',
  fish: 'fish',
  shellfish: 'shellfish',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
}

/** Says if a recipe contains an allergen. `may` means that it depends on the product or the cook. */
type Truth = 'yes' | 'may' | 'no'

interface Row {
  readonly id: string
  readonly lang: Language
  readonly text: string
  readonly verdicts: Readonly<Record<string, Truth>>
  readonly half: 'a' | 'b'
}

export interface Judged {
  readonly id: string
  readonly concern: Concern
  readonly truth: Truth
  readonly verdict: Verdict
  /** The ids and words that made the verdict uncertain. */
  readonly unknown: readonly string[]
}

const rows = readFileSync('test/quality/real-recipes.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Row => JSON.parse(line))

/** The verdict on a text in which no line is readable. */
const REFUSED = { verdict: 'uncertain', unknown: ['no items'] } as const

function refused(error: unknown): undefined {
  if (!(error instanceof IngrError && error.code === 'EMPTY_ITEMS')) throw error
}

const NO_USAGE = () => Promise.reject(new Error('no accounts'))

/** Returns all verdicts for one half of the recipes. Half `a` is for tuning. */
export async function realRecipes(library: Library, half: Half): Promise<readonly Judged[]> {
  const found: Judged[] = []
  for (const { id, lang, text, verdicts } of rows.filter(
    (row) => row.half === (half === 'tuning' ? 'a' : 'b'),
  )) {
    const concerns = Object.values(CONCERN_OF)
    const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang, concerns } })
    const answer = await Promise.resolve(call.run({ library, usage: NO_USAGE })).catch(refused)
    const of = { ...answer?.evaluation, ...answer?.euEvaluation }
    for (const [name, truth] of Object.entries(verdicts)) {
      const concern = CONCERN_OF[name]!
      const { verdict, unknown } = of[concern] ?? REFUSED
      found.push({ id, concern, truth, verdict, unknown })
    }
  }
  return found
}

/** Counts each kind of wrong verdict, with the number of verdicts that could have been wrong in that way. */
export function misses(judged: readonly Judged[]) {
  const of = (truth: Truth, ...verdicts: readonly Verdict[]) => {
    const all = judged.filter((one) => one.truth === truth)
    const wrong = all.filter(({ verdict }) => verdicts.includes(verdict))
    return { wrong, of: all.length }
  }
  return {
    /** The recipe contains the allergen, but the verdict is "compatible". */
    dangerous: of('yes', 'compatible'),
    /** The recipe may contain the allergen, but the verdict is "compatible". */
    hidden: of('may', 'compatible'),
    /** The recipe does not contain the allergen, but the verdict is "uncertain". */
    needless: of('no', 'uncertain'),
    /** The recipe does not contain the allergen, but the verdict is a conflict. */
    accused: of('no', 'caution', 'incompatible'),
  }
}
