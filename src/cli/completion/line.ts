/** Splits the typed line into words as a shell does, and removes quotes and backslashes. */
import { itemAt } from '../../domain/present.ts'

export interface TypedLine {
  /** The words before the one that is being typed, starting with the program's name. */
  readonly words: readonly string[]
  /** The word that is being typed, up to the cursor; empty after a space. */
  readonly current: string
  /** The part of `current` up to its last unquoted `=` or `:`, where bash starts a new word. */
  readonly broken: string
}

/** Splits a line that ends at the cursor. An open quote counts as closed there. */
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

const escapes = (quote: string, next: string): boolean =>
  quote === '' || (quote === '"' && /["\\$`]/.test(next))

/** Removes variable assignments before the program's name, as in `INGR_LANG=de ingr …`. */
function withoutAssignments(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !/^\w+=/.test(word))
  return first < 0 ? [] : words.slice(first)
}
