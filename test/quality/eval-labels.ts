/** Prints how well we read the ingredient lists of packages. `--misses` also lists the errors. */

import { join } from 'node:path'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { type LabelCase, type LabelSet, measureLabels, readLabels } from './labels.ts'

const [set, half, ...options] = process.argv.slice(2)
const library = openLibrary(join('data', 'library.sqlite'))
const cases = readLabels(half as LabelCase['half'], set as LabelSet)
const figures = measureLabels(library, cases, (one, what) => {
  if (options.includes('--misses'))
    console.log(`${one.lang} ${one.shelf}: ${one.text.slice(0, 60)}\n    ${what}`)
})
console.log(figures)
