/** Draws a grid of verdicts, one mark per cell, in as many blocks as the width of the terminal asks for. */

import { Chalk } from 'chalk'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import type { Drawing } from './table.ts'

/** One letter each, so that a grid is readable without colour. */
export const MARKS: Readonly<Record<Verdict, string>> = {
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

export interface GridRow {
  readonly name: string
  /** One per heading; null where there is no verdict. */
  readonly cells: readonly (Verdict | null)[]
}

export function drawGrid(
  corner: string,
  heads: readonly string[],
  rows: readonly GridRow[],
  { columns, color }: Drawing,
): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const widest = Math.max(corner.length, ...rows.map(({ name }) => name.length))
  const first = Math.min(widest, Math.max(12, Math.floor(columns / 3)))
  const cell = (verdict: Verdict | null, width: number) => {
    const mark = verdict === null ? '–' : MARKS[verdict]
    return `${verdict === null ? mark : chalk[COLORS[verdict]](mark)}${' '.repeat(width - 1)}`
  }
  return blocks(heads, columns - first)
    .map((block) =>
      [
        [
          chalk.bold(fitted(corner, first)),
          ...block.map((i) => chalk.bold(heads[i]!.padEnd(heads[i]!.length))),
        ],
        ...rows.map(({ name, cells }) => [
          fitted(name, first),
          ...block.map((i) => cell(cells[i] ?? null, heads[i]!.length)),
        ]),
      ]
        .map((line) => line.join(' '.repeat(GAP)).trimEnd())
        .join('\n'),
    )
    .join('\n\n')
}

/** What the marks mean, the gravest first. */
export function legend(word: (verdict: Verdict) => string): string {
  return [...VERDICTS]
    .reverse()
    .map((verdict) => `${MARKS[verdict]} ${word(verdict)}`)
    .join('   ')
}

/** The headings by number, as many to a block as `room` holds and at least one. */
function blocks(heads: readonly string[], room: number): readonly (readonly number[])[] {
  const found: number[][] = []
  let left = 0
  for (const [i, head] of heads.entries()) {
    const width = head.length + GAP
    if (found.length === 0 || width > left) {
      found.push([])
      left = room
    }
    found.at(-1)!.push(i)
    left -= width
  }
  return found
}

/** A long path keeps its end, which tells recipes apart. */
function fitted(text: string, width: number): string {
  return text.length > width ? `…${text.slice(text.length - width + 1)}` : text.padEnd(width)
}
