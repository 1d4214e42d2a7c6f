/** Reads the evaluation sets: queries and lines as users write them, and the answers that a cook would expect. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/domain/languages.ts'

/** The halves of a test set: even rows are for tuning, odd rows for checking. */
export const HALVES = ['tuning', 'checking'] as const
export type Half = (typeof HALVES)[number]

interface Row {
  readonly half: Half
  readonly lang: Language
}
export interface Query extends Row {
  readonly kind: string
  readonly query: string
  /** Ids that are accepted as the first result. */
  readonly expected: readonly string[]
}
/**
 * A query other than a plain name, such as a regional word, a phonetic spelling, a Latin name, a trade term, a
 * description of the wanted food, or something that is not food at all.
 */
export interface Asked extends Query {
  /** Foods that must not be among the first five. */
  readonly never: readonly string[]
}
/** A query such as "more iron than spinach". We check the results against the figures and verdicts in the library. */
export interface Wish extends Row {
  readonly query: string
  /** A condition that each of the first five answers must meet. */
  readonly fits: string
  /** A condition that none of the first five answers may meet. */
  readonly never: string
}
export interface Prefix extends Row {
  readonly prefix: string
  readonly expected: readonly string[]
}
export interface Line extends Row {
  readonly line: string
  readonly amount: number | null
  /** Units that count as correct; empty if the line has no amount. */
  readonly units: readonly string[]
  /** For each ingredient of the line, the ids that count as correct. */
  readonly expected: readonly (readonly string[])[]
}

function rows(name: string): readonly (readonly string[])[] {
  const text = readFileSync(join('test/quality', name), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

export interface Classic {
  readonly half: Half
  readonly ingredientId: string
  /** Ids that count as correct answers. */
  readonly expected: readonly string[]
}

/** Reads a list of classic substitutes or pairings. */
export function readClassics(name: 'substitutes' | 'pairings'): readonly Classic[] {
  return rows(`${name}.tsv`).map(([id, classic], index) => ({
    half: halfOf(index),
    ingredientId: id!,
    expected: ids(classic!),
  }))
}

const halfOf = (index: number): Half => HALVES[(index + 1) % 2]!
const ids = (text: string) => text.split('|').filter(Boolean)

export function readQueries(): readonly Query[] {
  return rows('queries.tsv').map(([kind, lang, query, expected], index) => ({
    half: halfOf(index),
    kind: kind!,
    lang: lang as Language,
    query: query!,
    expected: ids(expected!),
  }))
}

export function readAsked(): readonly Asked[] {
  return rows('asked.tsv').map(([kind, lang, query, expected, never], index) => ({
    half: halfOf(index),
    kind: kind!,
    lang: lang as Language,
    query: query!,
    expected: ids(expected ?? ''),
    never: ids(never ?? ''),
  }))
}

export function readWishes(): readonly Wish[] {
  return rows('wishes.tsv').map(([lang, query, fits, never], index) => ({
    half: halfOf(index),
    lang: lang as Language,
    query: query!,
    fits: fits!,
    never: never ?? '',
  }))
}

export function readPrefixes(): readonly Prefix[] {
  return rows('prefixes.tsv').map(([lang, prefix, expected], index) => ({
    half: halfOf(index),
    lang: lang as Language,
    prefix: prefix!,
    expected: ids(expected!),
  }))
}

/** Reads `lines.tsv`, or `fresh-lines.tsv`, whose author had seen neither the program nor the other test sets. */
export function readLines(name = 'lines.tsv'): readonly Line[] {
  return rows(name).map(([lang, line, amount, unit, expected], index) => ({
    half: halfOf(index),
    lang: lang as Language,
    line: line!,
    amount: amount ? Number(amount) : null,
    units: ids(unit ?? ''),
    expected: expected!.split('+').map(ids),
  }))
}
