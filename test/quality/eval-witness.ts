/**
 * Prints how many verdicts become uncertain because the whole text is searched for foods, and the words that caused
 * this (arguments: `reading tuning|checking`, or `method`).
 */

import { openLibrary } from '../../src/library/sqlite-library.ts'
import type { Half } from './sets.ts'
import { methodCases, priceOf, readingCases } from './witness.ts'

async function run([set, half = 'tuning']: readonly string[]): Promise<void> {
  const library = openLibrary('data/library.sqlite')
  const of = set === 'method' ? methodCases() : readingCases(half as Half)
  const { right, lost, present, hidden, cases } = await priceOf(library, of)
  for (const one of cases) {
    const words = one.named.map(
      ({ text, ingredientId, where }) => `${text}=${ingredientId} (${where})`,
    )
    console.log(
      `${one.name}: uncertain ${one.lost.join(' ')}; hidden ${one.hidden.join(' ')}; ${words.join(', ')}`,
    )
  }
  const share = ((100 * lost) / right).toFixed(2)
  console.log(
    `${lost} of ${right} rightly compatible verdicts (${share} %); hidden ${hidden} of ${present}`,
  )
}

void run(process.argv.slice(2))
