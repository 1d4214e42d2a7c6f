/** Reads the lists of `data/lexicon/<lang>.words.yaml`. A schema sets the kind of each list, and thereby its type. */

import { lazily } from '../domain/lazily.ts'
import { letterSpellings } from './fold.ts'

/** A list in the YAML: comma-separated entries, or several such lists by key. */
export type ListText = string | number | null | { readonly [key: string]: ListText }

/** How a list is structured and read: a single list, or one list for each key. The set of keys may be fixed or open. */
export interface ListKind<T> {
  /** How the list is written in the YAML: as text, comma-separated entries, or entries for each key. */
  readonly shape: 'text' | 'entries' | 'keyed'
  /** Keys of a keyed list; if absent, any key is allowed. */
  readonly keys?: readonly string[] | undefined
  /** True if some keys may be missing. */
  readonly isPartial?: boolean
  /** Set if the entries become keys, so that each may occur only once. */
  readonly isInverted?: true
  /** True if entries are not folded but kept as written, with capitals, accents and symbols. */
  readonly isWritten?: boolean | undefined
  read(text: ListText): T
}

export type ListSchema = { readonly [key: string]: ListKind<unknown> | ListSchema }

export type Lists<S> =
  S extends ListKind<infer T> ? T : { readonly [Key in keyof S]: Lists<S[Key]> }

export const entriesOf = (text: ListText | undefined): readonly string[] =>
  text === null || text === undefined ? [] : String(text).split(', ')

export const keyedLists = <Key extends string>(text: ListText) =>
  typeof text === 'object' && text !== null ? (Object.entries(text) as [Key, ListText][]) : []

export const text: ListKind<string> = { shape: 'text', read: (given) => String(given ?? '') }

export const flag: ListKind<boolean> = { shape: 'text', read: (given) => given === 'yes' }

export const phrases: ListKind<readonly string[]> = { shape: 'entries', read: entriesOf }

export const words: ListKind<ReadonlySet<string>> = {
  shape: 'entries',
  read: (given) => new Set(entriesOf(given)),
}

/** Unfolded words, with capitals, accents or symbols. */
export const written: ListKind<ReadonlySet<string>> = { ...words, isWritten: true }

/** List of phrases. A phrase with `ss` is also stored with a single s, to match ß in text from `foldLetters`. */
export const spelt: ListKind<readonly string[]> = {
  ...phrases,
  read: (given) => entriesOf(given).flatMap(letterSpellings),
}

export const speltWords: ListKind<ReadonlySet<string>> = {
  ...words,
  read: (given) => new Set(spelt.read(given)),
}

/** Source of a regular expression with the entries as alternatives. */
export const alternatives: ListKind<string> = {
  shape: 'entries',
  isWritten: true,
  read: (given) => entriesOf(given).join('|'),
}

/** Regular expression from `around`, with the entries in place of `~`. Without entries, it matches nothing. */
export function pattern(around = '~', flags = ''): ListKind<RegExp> {
  const read = (given: ListText) =>
    new RegExp(
      around.replace('~', () => alternatives.read(given) || '(?!)'),
      flags,
    )
  return { ...alternatives, read }
}

export const patterns: ListKind<readonly RegExp[]> = {
  ...alternatives,
  read: (given) => entriesOf(given).map((source) => new RegExp(source)),
}

/** Patterns to replace in a word, with their replacements, such as "ies$/y", in file order. */
export const substitutions = (flags = ''): ListKind<readonly Substitution[]> => ({
  ...alternatives,
  read: (given) =>
    entriesOf(given).map((entry) => {
      const [source = '', replacement = ''] = entry.split('/')
      return [new RegExp(source, flags), replacement]
    }),
})

export type Substitution = readonly [pattern: RegExp, replacement: string]

/** Pairs of forms, such as "apfel äpfel"; a single word is used for both. */
export const forms: ListKind<ReadonlyMap<string, string>> = {
  ...written,
  read: (given) =>
    new Map(
      entriesOf(given).map((entry) => {
        const [first = '', second = first] = entry.split(' ')
        return [first, second]
      }),
    ),
}

/** Reads one list per key. `finish` makes the result from the pairs of key and list, which are in file order. */
function keyed<T, Key extends string, Read>(
  each: ListKind<T>,
  keys: readonly Key[] | undefined,
  finish: (lists: readonly (readonly [Key, T])[]) => Read,
): ListKind<Read> {
  const read = (given: ListText) =>
    finish(keyedLists<Key>(given).map(([key, list]) => [key, each.read(list)]))
  return { shape: 'keyed', keys, isPartial: true, isWritten: each.isWritten, read }
}

/** Reads one list per key, as pairs of key and list in file order. */
export const pairs = <T, Key extends string = string>(each: ListKind<T>, keys?: readonly Key[]) =>
  keyed(each, keys, (lists) => lists)

export const phrasesByPattern = keyed({ ...phrases, isWritten: true }, undefined, (lists) =>
  lists.map(([key, list]) => [new RegExp(key), list] as const),
)

/** Reads one list per key into an object that may lack some of the keys. */
export const bySome = <T, Key extends string>(each: ListKind<T>, keys?: readonly Key[]) =>
  keyed(each, keys, (lists) => Object.fromEntries(lists) as Partial<Record<Key, T>>)

/** Reads one list per key into an object that has every key. */
export const byEach = <T, Key extends string>(each: ListKind<T>, keys?: readonly Key[]) => ({
  ...keyed(each, keys, (lists) => Object.fromEntries(lists) as Record<Key, T>),
  isPartial: false,
})

/** Maps each word to its key. */
export const codes = <Code extends string>(keys?: readonly Code[]) =>
  inverted<Code, Code>((key) => key, keys)

/** Maps each word to its number. */
export const figures = inverted(Number)

function inverted<Key extends string, T>(
  meaning: (key: Key) => T,
  keys?: readonly Key[],
): ListKind<Readonly<Record<string, T>>> {
  const kind = keyed(phrases, keys, (lists) =>
    Object.fromEntries(lists.flatMap(([key, all]) => all.map((word) => [word, meaning(key)]))),
  )
  return { ...kind, isPartial: false, isInverted: true }
}

export const isKind = (schema: ListKind<unknown> | ListSchema): schema is ListKind<unknown> =>
  typeof schema.read === 'function'

/** All lists of a schema. Each is read on first use, since a short command needs few of them. */
export function readLists<S extends ListSchema>(schema: S, given: ListText): Lists<S> {
  const texts = new Map(keyedLists(given))
  return lazily(Object.keys(schema), (key) => {
    const one = schema[key]!
    const text = texts.get(key) ?? null
    return isKind(one) ? one.read(text) : readLists(one, text)
  }) as Lists<S>
}
