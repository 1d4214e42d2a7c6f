/** Removes items whose key already occurred in the list. */
export function distinctBy<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const seen = new Set<string>()
  return list.filter((one) => {
    const key = keyOf(one)
    return !seen.has(key) && seen.add(key)
  })
}
