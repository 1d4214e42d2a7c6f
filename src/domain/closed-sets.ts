/** Helpers for closed sets: fixed lists of allowed names. */

export function isOneOf<Name>(names: readonly Name[], value: unknown): value is Name {
  const all: readonly unknown[] = names
  return all.includes(value)
}

/** Returns the keys of a table in their order, with their exact type. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys
}

export const byName = <Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T,
): Record<Name, T> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>
