/** Caches what was read or worked out for a text, for a bounded number of texts: those asked for last. */

/** Node keeps the whole of a text for as long as a slice of it is kept: a slice of a copy keeps the copy alone. */
const copied = (text: string): string => ` ${text}`.slice(1)

export class BoundedCache<T extends object> {
  private young = new Map<string, T>()
  /** The generation before; an entry that is asked for again becomes young, the rest is dropped when the young are full. */
  private old = new Map<string, T>()

  /** At least the last `most` texts are cached, and never more than twice as many. */
  constructor(private readonly most: number) {}

  /** The cached value, or else what `make` gives, which must depend on the text alone; undefined is not cached. */
  get<M extends T | undefined>(text: string, make: (text: string) => M): T | M {
    const known = this.young.get(text)
    if (known) return known
    const own = copied(text)
    const made = this.old.get(text) ?? make(own)
    if (made === undefined) return made
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(own, made)
    return made
  }
}
