/** Reads values that must exist. A missing value is a bug and throws a RangeError. */

export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return found
}

export const lastOf = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1)

export function entryOf<Key, Value>(
  map: { readonly get: (key: Key) => Value | undefined },
  key: Key,
): Value {
  const found = map.get(key)
  if (found === undefined) throw new RangeError(`nothing under ${key}`)
  return found
}
