/** How the lists of `data/lexicon/<lang>.words.yaml` are read: a schema gives each key its kind, and the type follows from it. */

/** What a list is in the YAML: entries separated by commas, or several such lists by key. */
export type ListText = string | number | null | { readonly [key: string]: ListText }

/** One list, or a few by a closed or open set of keys. */
export interface ListKind<T> {
  /** The shape in the YAML: a plain text, entries separated by commas, or entries for each key. */
  readonly shape: 'text' | 'entries' | 'keyed'
  /** The keys of a keyed list; any where absent. */
  readonly keys?: readonly string[]
  /** Some of the keys may be missing. */
  readonly isPartial?: true
  /** An entry may have one key only, as it becomes a key itself. */
  readonly isInverted?: true
  /** Entries keep capitals, accents and signs. */
  readonly isWritten?: true
  read(text: ListText): T
}

export interface ListSchema {
  readonly [key: string]: ListKind<unknown> | ListSchema
}

/** What a schema is read as. */
export type Lists<S> =
  S extends ListKind<infer T> ? T : { readonly [Key in keyof S]: Lists<S[Key]> }

/** The entries of a list. */
export function entriesOf(text: ListText | undefined): readonly string[] {
  if (text === null || text === undefined) return []
  return String(text).split(', ')
}

/** The lists of a keyed list with their keys. */
export function keyedLists<Key extends string>(
  text: ListText,
): readonly (readonly [Key, ListText])[] {
  return typeof text === 'object' && text !== null
    ? (Object.entries(text) as [Key, ListText][])
    : []
}

export const text: ListKind<string> = { shape: 'text', read: (given) => String(given ?? '') }

export const words: ListKind<ReadonlySet<string>> = {
  shape: 'entries',
  read: (given) => new Set(entriesOf(given)),
}

export const phrases: ListKind<readonly string[]> = { shape: 'entries', read: entriesOf }

/** Words as they are written, with capitals, accents or signs. */
export const written: ListKind<ReadonlySet<string>> = { ...words, isWritten: true }

/** Alternatives of a regular expression, as its source. */
export const alternatives: ListKind<string> = {
  shape: 'entries',
  isWritten: true,
  read: (given) => entriesOf(given).join('|'),
}

/** Alternatives of a regular expression, which stand at the `~` of `around`; without any it matches nothing. */
export function pattern(around = '~', flags = ''): ListKind<RegExp> {
  const read = (given: ListText) =>
    new RegExp(
      around.replace('~', () => alternatives.read(given) || '(?!)'),
      flags,
    )
  return { ...alternatives, read }
}

/** Regular expressions, one for each entry. */
export const patterns: ListKind<readonly RegExp[]> = {
  ...alternatives,
  read: (given) => entriesOf(given).map((source) => new RegExp(source)),
}

/** A regular expression for each of some keys, in their order. */
export function patternsBySome<Key extends string>(
  keys?: readonly Key[],
  flags = '',
): ListKind<readonly (readonly [Key, RegExp])[]> {
  const read = (given: ListText) =>
    keyedLists<Key>(given).map(([key, list]) => [key, pattern('~', flags).read(list)] as const)
  return { shape: 'keyed', isPartial: true, isWritten: true, read, ...(keys && { keys }) }
}

/** Alternatives of regular expressions for some of the keys. */
export function alternativesBySome<Key extends string>(
  keys: readonly Key[],
): ListKind<Readonly<Partial<Record<Key, string>>>> {
  const read = (given: ListText) => byKey<Key, string>(given, alternatives.read)
  return { shape: 'keyed', keys, isPartial: true, isWritten: true, read }
}

/** Phrases for each of some regular expressions. */
export const phrasesByPattern: ListKind<readonly (readonly [RegExp, readonly string[]])[]> = {
  shape: 'keyed',
  isWritten: true,
  read: (given) => keyedLists(given).map(([key, list]) => [new RegExp(key), entriesOf(list)]),
}

/** Phrases for each key. */
export function phrasesBy<Key extends string>(
  keys: readonly Key[],
): ListKind<Readonly<Record<Key, readonly string[]>>> {
  return { shape: 'keyed', keys, read: (given) => byKey<Key, readonly string[]>(given, entriesOf) }
}

/** Phrases for some of the keys. */
export function phrasesBySome<Key extends string>(
  keys: readonly Key[],
): ListKind<Readonly<Partial<Record<Key, readonly string[]>>>> {
  return { ...phrasesBy(keys), isPartial: true }
}

function byKey<Key extends string, T>(
  given: ListText,
  read: (text: ListText) => T,
): Record<Key, T> {
  return Object.fromEntries(keyedLists(given).map(([key, list]) => [key, read(list)])) as Record<
    Key,
    T
  >
}

/** Pairs of forms, "apfel äpfel", by key; a word by itself has one form. */
export const forms: ListKind<Readonly<Record<string, ReadonlyMap<string, string>>>> = {
  shape: 'keyed',
  isWritten: true,
  read: (given) =>
    byKey(given, (list) => new Map(entriesOf(list).map((entry) => pairOf(entry.split(' '))))),
}

const pairOf = ([first = '', second = first]: readonly string[]) => [first, second] as const

/** Each word with the key that it stands for. */
export const codes = <Code extends string>(keys?: readonly Code[]) =>
  inverted<Code, Code>((key) => key, keys)

/** Each word with the number that it stands for. */
export const figures = inverted(Number)

function inverted<Key extends string, T>(
  meaning: (key: Key) => T,
  keys?: readonly Key[],
): ListKind<Readonly<Record<string, T>>> {
  const read = (given: ListText) =>
    Object.fromEntries(
      keyedLists<Key>(given).flatMap(([key, list]) =>
        entriesOf(list).map((word) => [word, meaning(key)]),
      ),
    )
  return { shape: 'keyed', isInverted: true, read, ...(keys && { keys }) }
}

export function isKind(schema: ListKind<unknown> | ListSchema): schema is ListKind<unknown> {
  return typeof schema.read === 'function'
}

/** All lists of a schema. */
export function readLists<S extends ListSchema>(schema: S, given: ListText): Lists<S> {
  const of = (key: string) => (typeof given === 'object' && given !== null ? given[key] : null)
  const read = (one: ListKind<unknown> | ListSchema, text: ListText) =>
    isKind(one) ? one.read(text) : readLists(one, text)
  return Object.fromEntries(
    Object.entries(schema).map(([key, one]) => [key, read(one, of(key) ?? null)]),
  ) as Lists<S>
}

/** The same, each list of it read when it is first asked for: a short command needs few of them. */
export function lazyLists<S extends ListSchema>(schema: S, given: ListText): Lists<S> {
  return lazily(
    Object.keys(schema),
    (key) => (readLists({ [key]: schema[key]! }, given) as Record<string, unknown>)[key],
  ) as Lists<S>
}

/** An object that computes each value when it is first read. */
export function lazily<Key extends string, T>(
  keys: readonly Key[],
  compute: (key: Key) => T,
): Readonly<Record<Key, T>> {
  const object = {} as Record<Key, T>
  for (const key of keys) {
    Object.defineProperty(object, key, {
      configurable: true,
      enumerable: true,
      get() {
        const value = compute(key)
        Object.defineProperty(object, key, { value, enumerable: true, writable: true })
        return value
      },
    })
  }
  return object
}
