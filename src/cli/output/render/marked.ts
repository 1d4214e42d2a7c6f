/** Marks ranges of a text on a terminal: bold, and in a colour by meaning. */

import { Chalk } from 'chalk'
import { visible } from '../../../domain/visible.ts'

interface Mark {
  readonly start: number
  readonly end: number
  readonly tells: 'contains' | 'traces' | 'unknown'
}

const COLORS = { contains: 'red', traces: 'yellow', unknown: 'magenta' } as const
const GRAVEST_FIRST = ['contains', 'traces', 'unknown'] as const

/** Of overlapping marks the most severe counts; without colour they are put between arrows. */
export function marked(text: string, marks: readonly Mark[], color: boolean): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const told: (Mark['tells'] | undefined)[] = Array.from({ length: text.length })
  for (const tells of [...GRAVEST_FIRST].reverse()) {
    for (const { start, end } of marks.filter((mark) => mark.tells === tells)) {
      told.fill(tells, start, end)
    }
  }
  let out = ''
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && told[to] === told[from]) to += 1
    const piece = text
      .slice(from, to)
      .split('\n')
      .map((line) => visible(line))
      .join('\n')
    const tells = told[from]
    out += tells === undefined ? piece : color ? chalk.bold[COLORS[tells]](piece) : `›${piece}‹`
    from = to
  }
  return out
}
