/** Computes a value once per object. */

/** Computes a value on first use. The value is garbage-collected together with its object. */
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
