/**
 * Prints how well search answers one half of the queries in `asked.tsv` and `wishes.tsv`. `--misses` lists the errors,
 * but only for the half that we use for tuning.
 */

import { openLibrary } from '../../src/library/sqlite-library.ts'
import { measureAsked } from './asked.ts'
import { HALVES, type Half } from './sets.ts'
import { percent, printTable } from './table.ts'

const options = new Set(process.argv.slice(2))
const half = HALVES.find((one) => options.has(one)) ?? ('tuning' satisfies Half)
const showsMisses = options.has('--misses') && half === 'tuning'
const library = openLibrary('data/library.sqlite')
const figures = measureAsked(library, half, showsMisses ? (text) => console.log(text) : undefined)

printTable(
  {
    title: `${half} half, library ${library.hash}; right in per cent`,
    head: ['kind', 'queries', 'right', 'wrong'],
    rows: figures.map(({ kind, of, right, wrong }) => [
      kind,
      String(of),
      percent(right, of),
      String(wrong),
    ]),
  },
  options.has('--markdown'),
)
