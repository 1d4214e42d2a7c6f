/** Prints the figures of a bench, adds them to the results of the day and updates its table in `README.md`. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { renewSection } from '../support/section.mjs'

const RESULTS = 'test/bench/results'
const PAGE = 'test/bench/README.md'
const HEAD = ['what', 'against', 'ratio', 'lowest to highest', 'goal', 'measured']

/**
 * Reports `figures`, each `{ what, against, ratio, goal?, measured? }`: `ratio` is a spread, `goal` is `{ atMost }` or
 * `{ atLeast }`, `measured` an absolute value of this machine, as text. With `--dry` nothing is written.
 */
export function report(bench, figures) {
  const rows = figures.map(row)
  print([HEAD, ...rows])
  if (process.argv.includes('--dry')) return
  const date = new Date().toISOString().slice(0, 10)
  writeResults(bench, date, figures)
  renewSection(PAGE, `bench ${bench}`, `Measured ${date}.\n\n${markdown(HEAD, rows)}`)
}

export function markdown(head, rows) {
  const line = (cells) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Prints rows with aligned columns. */
export function print(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((cells) => String(cells[at]).length)))
  for (const cells of rows) {
    console.log(
      cells
        .map((cell, at) => String(cell).padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
  }
}

function row({ what, against, ratio, goal, measured = '' }) {
  const { median, low, high } = ratio
  return [
    what,
    against,
    short(median),
    `${short(low)} to ${short(high)}`,
    aim(goal, median),
    measured,
  ]
}

/** Three significant digits, two decimals at most above 1. */
function short(value) {
  return value >= 1 ? value.toFixed(2) : String(Number(value.toPrecision(2)))
}

function aim(goal, value) {
  if (goal === undefined) return ''
  const { atMost, atLeast } = goal
  const isMet = atMost === undefined ? value >= atLeast : value <= atMost
  return `${atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`}${isMet ? '' : ', missed'}`
}

function writeResults(bench, date, figures) {
  const path = `${RESULTS}/${date}.json`
  mkdirSync(RESULTS, { recursive: true })
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const machine = { node: process.version, cpu: cpus()[0].model, cores: cpus().length }
  const benches = { ...known.benches, [bench]: figures }
  writeFileSync(path, `${JSON.stringify({ date, machine, benches }, null, 2)}\n`)
}
