/**
 * Prints how well our search and other packages answer the queries in one half (`tuning` or `checking`), and how well
 * our `confidence` is calibrated. `--own` leaves out the other packages, `--misses` lists our errors, and `--markdown`
 * prints Markdown tables.
 */

import { LANGUAGES } from '../../src/domain/languages.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { COLUMNS, calibrate } from './calibration.ts'
import { type Figure, measure, measureSearch } from './measure.ts'
import { peers } from './peers/peers.ts'
import { HALVES, type Half } from './sets.ts'
import { type Cells, percent, printTable } from './table.ts'

const options = new Set(process.argv.slice(2))
const half = HALVES.find((one) => options.has(one)) ?? ('tuning' satisfies Half)
const library = openLibrary('data/library.sqlite')
const ours = measure(
  library,
  half,
  options.has('--misses') ? (text) => console.log(text) : undefined,
)
const others = options.has('--own')
  ? []
  : peers(library).map((peer) => ({ name: peer.name, figures: measureSearch(peer, half) }))
const engines = [{ name: 'ingr', figures: ours }, ...others]

/**
 * Kinds of queries that are scored only as answered or not answered. The other search packages support only the first
 * of these kinds.
 */
const ANSWERED_OR_NOT = ['prefix', 'quantity', 'ingredient', 'substitute', 'pairing']

const table = (title: string, head: Cells, rows: readonly Cells[]) =>
  printTable({ title, head, rows }, options.has('--markdown'))

/** Returns success at 1, success at 5 and MRR at 10, for one language or for all. */
function cells(figures: readonly Figure[], kind: string): Cells {
  const mine = figures.filter((one) => one.kind === kind)
  const sum = (key: 'of' | 'first' | 'five' | 'reciprocal') =>
    mine.reduce((all, one) => all + one[key], 0)
  if (ANSWERED_OR_NOT.includes(kind)) return [percent(sum('first'), sum('of'))]
  return [
    percent(sum('first'), sum('of')),
    percent(sum('five'), sum('of')),
    (sum('reciprocal') / sum('of')).toFixed(3),
  ]
}

function kindTable(kind: string): void {
  const langs = LANGUAGES.filter((lang) =>
    ours.some((one) => one.kind === kind && one.lang === lang),
  )
  const rows = ours.filter((one) => one.kind === kind).reduce((all, { of }) => all + of, 0)
  const names = ANSWERED_OR_NOT.includes(kind) ? ['right'] : ['@1', '@5', 'MRR']
  table(
    `${kind}: ${rows} rows`,
    ['engine', ...[...langs, 'all'].flatMap((lang) => names.map((name) => `${lang} ${name}`))],
    engines
      .filter(({ figures }) => figures.some((one) => one.kind === kind))
      .map(({ name, figures }) => [
        name,
        ...langs.flatMap((lang) =>
          cells(
            figures.filter((one) => one.lang === lang),
            kind,
          ),
        ),
        ...cells(figures, kind),
      ]),
  )
}

console.log(`${half} half, library ${library.hash}; @1, @5 and right in per cent, MRR at 10`)
for (const kind of new Set(ours.map((one) => one.kind))) kindTable(kind)
table(
  'confidence: how many of the answers in a band are right',
  ['confidence', ...COLUMNS.map(({ name }) => name)],
  calibrate(library)
    .filter(({ counts }) => Object.values(counts).some(({ of }) => of > 0))
    .map(({ band, counts }) => [
      band,
      ...COLUMNS.map(({ name }) => {
        const { of, right } = counts[name]!
        return of === 0 ? '' : `${percent(right, of)} % of ${of}`
      }),
    ]),
)
