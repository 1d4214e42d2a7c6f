/** Wraps text by its width on a terminal: wide characters take two columns, and colour codes take no columns. */

import stringWidth from 'string-width'
import { lastOf } from '../../../domain/present.ts'

export const width = (text: string): number => stringWidth(text)

/**
 * Wraps text between words, or inside a word that is longer than a line. If the text has several lines, continuation
 * lines are indented.
 */
export function wrap(text: string, columns: number): readonly string[] {
  const room = Math.max(columns, 2)
  const lines = text.split('\n')
  const hang = lines.length > 1 && room >= 12 ? '  ' : ''
  return lines.flatMap((line) => {
    if (width(line) <= room) return [line]
    const [first, ...others] = wrapLine(line, room)
    const rest = line.slice(first!.length).trimStart()
    if (hang === '' || others.length === 0) return [first!, ...others]
    return [first!, ...wrapLine(rest, room - hang.length).map((one) => `${hang}${one}`)]
  })
}

export const longestWord = (text: string): number => Math.max(0, ...text.split(/[ \n]/).map(width))

function wrapLine(line: string, columns: number): readonly string[] {
  if (width(line) <= columns) return [line]
  const [indent] = /^ */.exec(line)!
  if (indent !== '' && indent.length < columns / 2) {
    return wrapLine(line.trimStart(), columns - indent.length).map((one) => `${indent}${one}`)
  }
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const joined = current === '' ? word : `${current} ${word}`
    if (width(joined) <= columns) {
      current = joined
      continue
    }
    if (current !== '') lines.push(current)
    const pieces = broken(word, columns)
    lines.push(...pieces.slice(0, -1))
    current = lastOf(pieces)
  }
  return [...lines, current]
}

/** Breaks a word that is longer than a line, if possible after a hyphen or slash, never inside a character. */
function broken(word: string, columns: number): readonly string[] {
  if (width(word) <= columns) return [word]
  const pieces: string[] = []
  let current = ''
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (width(current + segment) > columns) {
      const at = Math.max(current.lastIndexOf('-'), current.lastIndexOf('/')) + 1
      const cut = at > 1 ? at : current.length
      pieces.push(current.slice(0, cut))
      current = current.slice(cut)
    }
    current += segment
  }
  return [...pieces, current]
}
