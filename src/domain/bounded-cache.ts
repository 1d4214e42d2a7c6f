/** Caches one value per text, for a limited number of recently used texts. */

/** Copies a string. V8 holds the whole string in memory as long as a slice of it exists, so we store a short copy. */
const copied = (text: string): string => ` ${text}`.slice(1)

export class BoundedCache<T extends object> {
  private young = new Map<string, T>()
  /** Entries of the previous generation. Used entries move to `young`; the rest are dropped when `young` is full. */
  private old = new Map<string, T>()

  /** Caches at least the last `most` texts, and at most twice as many. */
  constructor(private readonly most: number) {}

  /** Returns the cached value or calls `make`, whose result must depend only on the text. Undefined is not cached. */
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
