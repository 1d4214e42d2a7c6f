/** Values that belong to an object and are computed once. */

/** Computes the value of each object when it is first asked for; it is dropped with its object. */
export function oncePer<K extends object, V>(compute: (object: K) => V): (object: K) => V {
  const values = new WeakMap<K, V>()
  return (object) => {
    let value = values.get(object)
    if (value === undefined) {
      value = compute(object)
      values.set(object, value)
    }
    return value
  }
}
