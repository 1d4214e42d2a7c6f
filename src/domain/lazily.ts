/** Makes objects whose values are computed on first use. */

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
