/** Draws groups without frames. A group has a bold title. Each row has a text, a right-aligned figure and a note. */

import { Chalk } from 'chalk'
import { width, wrap } from './wrap.ts'

interface Group {
  readonly title: string
  /** Each row has text, figure and note, or a single text that takes the whole line. */
  readonly rows: readonly (readonly string[])[]
}

const GAP = 2
/** On terminals with fewer columns, the title gets a separate line. */
const NARROW = 60

export function drawGroups(
  groups: readonly Group[],
  { columns, color }: { readonly columns: number; readonly color: boolean },
): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const isNarrow = columns < NARROW
  const titles = isNarrow ? 0 : Math.max(0, ...groups.map(({ title }) => width(title)))
  const draw = rowDrawer(
    groups.flatMap(({ rows }) => rows),
    columns - titles - GAP,
  )
  const lines = groups.flatMap(({ title, rows }) => {
    const drawn = rows.flatMap(draw)
    const heads = isNarrow ? [] : [padded(title, titles)]
    return [
      ...(isNarrow ? [chalk.bold(title)] : []),
      ...drawn.map((line, at) => {
        const head = heads[at]
        return `${head ? chalk.bold(head) : ' '.repeat(titles)}${' '.repeat(GAP)}${line}`.trimEnd()
      }),
    ]
  })
  return lines.join('\n')
}

function rowDrawer(all: readonly (readonly string[])[], room: number) {
  const rows = all.filter((row) => row.length > 1)
  const most = (at: number) => Math.max(0, ...rows.map((row) => width(row[at] ?? '')))
  const figures = most(1)
  const beside = room - figures - 2 * GAP
  const texts = Math.min(most(0), most(2) === 0 ? beside : Math.floor(beside * 0.6))
  return ([text = '', figure, note = '']: readonly string[]): readonly string[] => {
    if (figure === undefined) return wrap(text, room)
    const [left, right] = [wrap(text, texts), wrap(note, beside - texts)]
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
      const middle = at === 0 ? figure : ''
      const cells = [padded(left[at] ?? '', texts), middle.padStart(figures), right[at] ?? '']
      return cells.join(' '.repeat(GAP))
    })
  }
}

const padded = (text: string, to: number) => text + ' '.repeat(Math.max(0, to - width(text)))
