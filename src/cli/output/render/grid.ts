/** Draws a grid of verdicts, one mark per cell, split into blocks that fit the terminal. */

import { Chalk } from 'chalk'
import { itemAt, lastOf } from '../../../domain/present.ts'
import { VERDICTS, type Verdict } from '../../../domain/risk.ts'
import { visible } from '../../../domain/visible.ts'
import { type Drawing, screens } from './table.ts'
import { width } from './wrap.ts'

/** A mark per verdict, so that a grid is readable without colour. */
const MARKS: Readonly<Record<Verdict, string>> = {
  compatible: '·',
  uncertain: '?',
  caution: '!',
  incompatible: 'x',
}
const COLORS = {
  compatible: 'dim',
  uncertain: 'magenta',
  caution: 'yellow',
  incompatible: 'red',
} as const
const GAP = 2
/** Lines of a screen that are not rows: the head, the line between two blocks, and the pager's prompt. */
const FRAME = 3

interface GridRow {
  readonly name: string
  /** One per heading; null without a verdict. */
  readonly cells: readonly (Verdict | null)[]
}

export function drawGrid(
  corner: string,
  heads: readonly string[],
  given: readonly GridRow[],
  { columns, color, lines = Number.POSITIVE_INFINITY }: Drawing,
): string {
  const rows = given.map(({ name, cells }) => ({ name: visible(name), cells }))
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const widest = Math.max(width(corner), ...rows.map(({ name }) => width(name)))
  const first = Math.min(widest, Math.max(12, Math.floor(columns / 3)))
  const cell = (verdict: Verdict | null, room: number) => {
    const mark = verdict === null ? '–' : MARKS[verdict]
    return `${verdict === null ? mark : chalk[COLORS[verdict]](mark)}${' '.repeat(room - 1)}`
  }
  return blocks(heads, columns - first)
    .map((block) =>
      screens(rows, () => 1, lines - FRAME)
        .flatMap((part) => [
          [chalk.bold(fitted(corner, first)), ...block.map((i) => chalk.bold(itemAt(heads, i)))],
          ...part.map(({ name, cells }) => [
            fitted(name, first),
            ...block.map((i) => cell(cells[i] ?? null, width(itemAt(heads, i)))),
          ]),
        ])
        .map((line) => line.join(' '.repeat(GAP)).trimEnd())
        .join('\n'),
    )
    .join('\n\n')
}

/** Explains the marks, the most severe first. */
export function legend(word: (verdict: Verdict) => string): string {
  return [...VERDICTS]
    .reverse()
    .map((verdict) => `${MARKS[verdict]} ${word(verdict)}`)
    .join('   ')
}

/** Indexes of the headings, split into blocks that fit `room`, each with at least one. */
function blocks(heads: readonly string[], room: number): readonly (readonly number[])[] {
  const found: number[][] = []
  let left = 0
  for (const [i, head] of heads.entries()) {
    const needed = width(head) + GAP
    if (found.length === 0 || needed > left) {
      found.push([])
      left = room
    }
    lastOf(found).push(i)
    left -= needed
  }
  return found
}

/** Shortens a long path at its start: its end is what distinguishes recipes. */
function fitted(text: string, columns: number): string {
  let shown = text
  if (width(text) > columns) {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    while (width(letters.join('')) > columns - 1) letters.shift()
    shown = `…${letters.join('')}`
  }
  return shown + ' '.repeat(columns - width(shown))
}
