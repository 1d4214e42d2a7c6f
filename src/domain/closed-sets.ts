/** Closed sets of names: whether a value is one of them, and a value for each. */

export function isOneOf<Name>(names: readonly Name[], value: unknown): value is Name {
  const all: readonly unknown[] = names
  return all.includes(value)
}

/** The keys of a table as it lists them. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys
}

/** A value for each of the names, made of the name. */
export function byName<Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>
}
