/**
 * Prints how often verdicts on real recipes are wrong. Arguments: `tuning` also lists each error, `checking` only
 * counts.
 */

import { openLibrary } from '../../src/library/sqlite-library.ts'
import { misses, realRecipes } from './real-recipes.ts'
import type { Half } from './sets.ts'

async function run([half = 'tuning']: readonly string[]): Promise<void> {
  const judged = await realRecipes(openLibrary('data/library.sqlite'), half as Half)
  for (const [kind, { wrong, of }] of Object.entries(misses(judged))) {
    if (half === 'tuning') {
      for (const { id, concern, verdict, unknown } of wrong) {
        console.log(`${kind} ${id} ${concern} ${verdict}: ${unknown.join(', ')}`)
      }
    }
    console.log(
      `${half} ${kind}: ${wrong.length} of ${of} (${((100 * wrong.length) / of).toFixed(1)} %)`,
    )
  }
}

void run(process.argv.slice(2))
