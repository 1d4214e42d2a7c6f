/**
 * Prints how well we read one half (`tuning` or `checking`) of the texts, and then how well we and other parsers read
 * the quantities in lines. `--misses` lists the errors in the tuning half, `--own` leaves out the other parsers, and
 * `--markdown` prints Markdown tables.
 */

import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { READERS } from './peers/reading/peers.ts'
import { measureReading, type ReadingFigure } from './reading.ts'
import { measureQuantities, microseconds } from './reading-lines.ts'
import { HALVES, type Half } from './sets.ts'
import { type Cells, percent, printTable } from './table.ts'

const options = new Set(process.argv.slice(2))
const half = HALVES.find((one) => options.has(one)) ?? ('tuning' satisfies Half)
if (half === 'checking' && options.has('--misses')) {
  console.error('the misses of the checking half are not for looking at')
  process.exit(2)
}

const table = (title: string, head: Cells, rows: readonly Cells[]) =>
  printTable({ title, head, rows }, options.has('--markdown'))
const library = openLibrary('data/library.sqlite')
const figures = measureReading(
  library,
  half,
  options.has('--misses') ? (text) => console.log(text) : undefined,
)

function textCells(name: string, mine: readonly ReadingFigure[]): Cells {
  const sum = (key: Exclude<keyof ReadingFigure, 'kind' | 'lang'>) =>
    mine.reduce((all, one) => all + one[key], 0)
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : `${part} (${percent(part, whole)} %)`
  return [
    name,
    String(sum('cases')),
    String(sum('present')),
    String(sum('hidden')),
    String(sum('absent')),
    share(sum('doubtful'), sum('absent')),
    String(sum('sure')),
    share(sum('wrong'), sum('sure')),
    String(sum('quantities')),
    share(sum('rightQuantities'), sum('quantities')),
  ]
}

const langAt = (lang: string) => LANGUAGES.indexOf(lang as Language)

function readersRows(): readonly Cells[] {
  return READERS.slice(0, options.has('--own') ? 1 : undefined).flatMap((make, at) => {
    const reader = make()
    return measureQuantities(reader, half, at > 0).map(({ lang, of, amount, unit, both }) => [
      lang,
      reader.name,
      String(of),
      percent(amount, of),
      percent(unit, of),
      percent(both, of),
      microseconds(make, half, lang).toFixed(1),
    ])
  })
}

console.log(`${half} half, library ${library.hash}`)
table(
  'texts: present but compatible (hidden), absent but not compatible (doubtful), and sure readings that are wrong (another food)',
  [
    'class',
    'cases',
    'present',
    'hidden',
    'clear',
    'doubtful',
    'sure',
    'another food',
    'quantities',
    'right',
  ],
  [
    ...[...new Set(figures.map(({ kind }) => kind))].map((kind) =>
      textCells(
        kind,
        figures.filter((one) => one.kind === kind),
      ),
    ),
    textCells('all', figures),
  ],
)
table(
  'lines: quantities of recipe lines, in per cent, and microseconds a line',
  ['language', 'reader', 'lines', 'amount', 'unit', 'both', 'µs'],
  [...readersRows()].sort(([a], [b]) => langAt(a!) - langAt(b!)),
)
