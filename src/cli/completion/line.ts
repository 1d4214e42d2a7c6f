/** Reads the line that is being typed as a shell would: words, with their quotes and backslashes taken off. */
import { itemAt } from '../../domain/present.ts'

export interface TypedLine {
  /** The words before the one that is being typed, the program's name first. */
  readonly words: readonly string[]
  /** What has been typed of the last word; empty after a space. */
  readonly current: string
  /** What of it stands before its last unquoted `=` or `:`, where bash begins a word of its own. */
  readonly broken: string
}

/** `line` ends at the cursor; a quote that is open there counts as closed. */
export function readLine(line: string): TypedLine {
  const words: string[] = []
  let word: string | undefined
  let broken = ''
  let quote = ''
  for (let at = 0; at < line.length; at++) {
    const sign = itemAt(line, at)
    const next = line[at + 1]
    if (quote !== '' && sign === quote) quote = ''
    else if (sign === '\\' && next !== undefined && escapes(quote, next)) {
      word = (word ?? '') + next
      at++
    } else if (quote !== '') word += sign
    else if (sign === '"' || sign === "'") {
      quote = sign
      word ??= ''
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word)
      word = undefined
      broken = ''
    } else {
      word = (word ?? '') + sign
      if (sign === '=' || sign === ':') broken = word
    }
  }
  return { words: withoutAssignments(words), current: word ?? '', broken }
}

function escapes(quote: string, next: string): boolean {
  return quote === '' || (quote === '"' && /["\\$`]/.test(next))
}

/** `INGR_LANG=de ingr …`: without what stands before the program's name. */
function withoutAssignments(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !/^\w+=/.test(word))
  return first < 0 ? [] : words.slice(first)
}
