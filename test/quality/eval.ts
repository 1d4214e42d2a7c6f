/** Prints the figures of one half (`tuning` or `checking`), with `--misses` also what was missed. */

import { openLibrary } from '../../src/library/sqlite-library.ts'
import { measure } from './measure.ts'
import { HALVES, type Half } from './sets.ts'

const half = HALVES.find((one) => process.argv.includes(one)) ?? ('tuning' satisfies Half)
const misses = process.argv.includes('--misses')
const library = openLibrary('data/library.sqlite')
const figures = measure(library, half, misses ? (text) => console.log(text) : undefined)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(`${half} half, library ${library.hash}`)
console.log('kind\tlang\trows\tfirst\tfirst five\tMRR@10')
for (const { kind, lang, of, first, five, reciprocal } of figures) {
  const row = [kind, lang, of, percent(first, of), percent(five, of), (reciprocal / of).toFixed(3)]
  console.log(row.join('\t'))
}
