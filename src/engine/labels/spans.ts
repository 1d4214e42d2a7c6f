/** Stretches of a text, and the brackets in it: of all kinds, in any nesting; a bracket that is never closed is none. */

import { itemAt } from '../../domain/present.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

export interface Brackets {
  /** The position of each closing bracket by that of its opening one. */
  readonly closings: ReadonlyMap<number, number>
  /** How deep they are nested. */
  readonly depth: number
}

export function bracketsIn(text: string): Brackets {
  const closings = new Map<number, number>()
  const open: number[] = []
  let depth = 0
  for (const { index, 0: sign } of text.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(sign)) {
      open.push(index)
      continue
    }
    depth = Math.max(depth, open.length)
    const opening = open.pop()
    if (opening !== undefined) closings.set(opening, index)
  }
  return { closings, depth }
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
