/** Draws a grid of verdicts, one mark per cell, split into blocks that fit the terminal. */

import { Chalk } from 'chalk'
import { itemAt, lastOf } from '../../../domain/present.ts'
import { VERDICTS, type Verdict } from '../../../domain/risk.ts'
import { visible } from '../../../domain/visible.ts'
import { FACT_SHADES, marksOf, SHADES } from './marks.ts'
import { type Drawing, screens } from './table.ts'
import { width, wrap } from './wrap.ts'

const GAP = 2
const TIGHT = 1
/** Minimum width of the name column, however many columns there are. */
const LEAST_NAME = 12
/** Notes are omitted if there is less room for them than this. */
const LEAST_NOTES = 20
/** Number of lines on a screen that are not rows: the header, a line between blocks, and the pager's prompt. */
const FRAME = 3

interface GridRow {
  readonly name: string
  /** One verdict per heading; null if there is no verdict. */
  readonly cells: readonly (Verdict | null)[]
  /** The reasons for the marks. They are shown after the marks if there is enough room. */
  readonly notes?: readonly string[]
}

export interface GridDrawing extends Drawing {
  /** True to mark facts instead of conflicts. */
  readonly isFact?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
  /** True if the rows are dishes. The name of a dish is shortened at its end. */
  readonly isMenu?: boolean
}

export function drawGrid(
  corner: string,
  heads: readonly string[],
  given: readonly GridRow[],
  {
    columns,
    color,
    lines = Number.POSITIVE_INFINITY,
    isFact = false,
    env = {},
    isMenu = false,
  }: GridDrawing,
): string {
  const rows = given.map((row) => ({ ...row, name: visible(row.name) }))
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const marks = marksOf(env, isFact)
  const shades = isFact ? FACT_SHADES : SHADES
  const widest = Math.max(width(corner), ...rows.map(({ name }) => width(name)))
  const gap = isMenu ? TIGHT : GAP
  const wide = heads.reduce((sum, head) => sum + width(head) + gap, 0)
  const most = isMenu ? columns - wide : Math.floor(columns / 3)
  const first = Math.min(widest, Math.max(LEAST_NAME, most))
  const cell = (verdict: Verdict | null, room: number) => {
    const mark = verdict === null ? '–' : chalk[shades[verdict]](marks[verdict])
    return `${mark}${' '.repeat(room - 1)}`
  }
  const parts = blocks(heads, columns - first, gap)
  const used = wide + first + gap
  const room = parts.length === 1 ? columns - used : 0
  const notesOf = ({ notes = [] }: GridRow) =>
    room < LEAST_NOTES ? [] : notes.flatMap((note) => wrap(visible(note), room))
  const height = (row: GridRow) => Math.max(1, notesOf(row).length)
  return parts
    .map((block) =>
      screens(rows, height, lines - FRAME)
        .flatMap((part) => [
          [chalk.bold(fitted(corner, first)), ...block.map((i) => chalk.bold(itemAt(heads, i)))],
          ...part.flatMap((row) => {
            const [note = '', ...more] = notesOf(row)
            const marked = block.map((i) => cell(row.cells[i] ?? null, width(itemAt(heads, i))))
            const under = more.map((text) => [' '.repeat(used - gap), text])
            return [[fitted(row.name, first), ...marked, note], ...under]
          }),
        ])
        .map((line) => line.join(' '.repeat(gap)).trimEnd())
        .join('\n'),
    )
    .join('\n\n')
}

/** Returns a legend of the marks, the most severe first. */
export function legend(
  word: (verdict: Verdict) => string,
  { isFact = false, env = {} }: Pick<GridDrawing, 'isFact' | 'env'>,
): string {
  const marks = marksOf(env, isFact)
  return [...VERDICTS]
    .reverse()
    .map((verdict) => `${marks[verdict]} ${word(verdict)}`)
    .join('  ')
}

/** Splits the headings into blocks that fit `room`, each with at least one heading. Returns their indexes. */
function blocks(
  heads: readonly string[],
  room: number,
  gap: number,
): readonly (readonly number[])[] {
  const found: number[][] = []
  let left = 0
  for (const [i, head] of heads.entries()) {
    const needed = width(head) + gap
    if (found.length === 0 || needed > left) {
      found.push([])
      left = room
    }
    lastOf(found).push(i)
    left -= needed
  }
  return found
}

/** Shortens a title at its end, but a path at its start, since paths of recipes mostly differ at the end. */
function fitted(text: string, columns: number): string {
  let shown = text
  if (width(text) > columns) {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    const isPath = /\/|\.\w{1,5}$/.test(text)
    while (width(letters.join('')) > columns - 1) isPath ? letters.shift() : letters.pop()
    shown = isPath ? `…${letters.join('')}` : `${letters.join('').trimEnd()}…`
  }
  return shown + ' '.repeat(columns - width(shown))
}
