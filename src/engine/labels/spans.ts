/** Stretches of a text, and the brackets in it: of all kinds, in any nesting; a bracket that is never closed is none. */

import { itemAt } from '../../domain/present.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

const OPENING = '([{'
const CLOSING = ')]}'

/** How deep brackets are nested. */
export function depthOf(text: string): number {
  let deepest = 0
  let open = 0
  for (const letter of text) {
    if (OPENING.includes(letter)) open += 1
    else if (CLOSING.includes(letter) && open > 0) {
      deepest = Math.max(deepest, open)
      open -= 1
    }
  }
  return deepest
}

/** The position of each closing bracket by that of its opening one. */
export function bracketsIn(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (OPENING.includes(itemAt(text, at))) open.push(at)
    else if (CLOSING.includes(itemAt(text, at))) {
      const from = open.pop()
      if (from !== undefined) pairs.set(from, at)
    }
  }
  return pairs
}

/** The stretches between the matches in the text of a stretch. */
export function cutAt({ from, to }: Span, cuts: readonly RegExpExecArray[]): readonly Span[] {
  const starts = [from, ...cuts.map(({ index, 0: { length } }) => from + index + length)]
  const ends = [...cuts.map(({ index }) => from + index), to]
  return starts.map((start, at) => ({ from: start, to: itemAt(ends, at) }))
}

/** Most names are words alone. */
const WORDS_ALONE = /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u

/** Without marks of footnotes and what is left of brackets. */
export function tidy(text: string): string {
  if (WORDS_ALONE.test(text)) return text
  return text
    .replace(/[*¹²³⁴⁵†‡°®™()[\]{}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:–-]+|[\s.,;:–-]+$/g, '')
}

/** Every part of a tree, each before its own parts. */
export function flattened<T extends { readonly children: readonly T[] }>(
  list: readonly T[],
): readonly T[] {
  return list.flatMap((one) => [one, ...flattened(one.children)])
}
