/** Splits text into spans and finds its brackets of any kind and nesting, except unclosed ones. */

import { itemAt } from '../../domain/present.ts'

export type Span = { readonly from: number; readonly to: number }

export interface Brackets {
  /** The position of each closing bracket, by the position of its opening bracket. */
  readonly closings: ReadonlyMap<number, number>
  readonly depth: number
}

/** Matches a bracket, except in "E 500(ii)", where the bracket is part of the E number. */
const SIGN =
  /(?![([{]\s*(?:[ivxIVX]{1,4}|[a-h])\s*[)\]}])(?<![([{]\s*(?:[ivxIVX]{1,4}|[a-h])\s*)[()[\]{}]/g

export function bracketsIn(text: string): Brackets {
  const closings = new Map<number, number>()
  const open: number[] = []
  let depth = 0
  for (const { index, 0: sign } of text.matchAll(SIGN)) {
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

/** Splits a span at the matches. Their indexes are relative to the span. */
export function cutAt({ from, to }: Span, cuts: readonly RegExpExecArray[]): readonly Span[] {
  const starts = [from, ...cuts.map(({ index, 0: { length } }) => from + index + length)]
  const ends = [...cuts.map(({ index }) => from + index), to]
  return starts.map((start, at) => ({ from: start, to: itemAt(ends, at) }))
}

/** Matches names that consist only of words. Most names do, and they need no tidying. */
const WORDS_ALONE = /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u

/** Removes footnote marks and stray brackets, and trims punctuation. */
export function tidy(text: string): string {
  if (WORDS_ALONE.test(text)) return text
  return text
    .replace(/[*¹²³⁴⁵†‡°®™()[\]{}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:–-]+|[\s.,;:–-]+$/g, '')
}

/** All nodes of a tree. Parents come before their children. */
export const flattened = <T extends { readonly children: readonly T[] }>(
  list: readonly T[],
): readonly T[] => list.flatMap((one) => [one, ...flattened(one.children)])

/** Replaces each match by `fill`, repeated to the length of the match. */
export const blanked = (text: string, pattern: RegExp, fill = ' '): string =>
  text.replace(pattern, (gone) => fill.repeat(gone.length))
