/** Reads the recipes for doses.tsv and energy.tsv, some of which are shared with other tests. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function doseRecipe(name: string): string {
  const ownPath = join(import.meta.dirname, 'doses', `${name}.txt`)
  const shared = join(import.meta.dirname, '../recipes', `${name}.txt`)
  return readFileSync(existsSync(ownPath) ? ownPath : shared, 'utf8')
}
