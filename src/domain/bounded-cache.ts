/** Caches a value per text for a bounded number of recently used texts. */

/** V8 keeps the whole string alive while a slice of it lives; a slice of a copy keeps only the copy. */
const copied = (text: string): string => ` ${text}`.slice(1)

export class BoundedCache<T extends object> {
  private young = new Map<string, T>()
  /** Previous generation: entries used again become young, the rest is dropped when `young` is full. */
  private old = new Map<string, T>()

  /** Caches at least the last `most` texts, at most twice as many. */
  constructor(private readonly most: number) {}

  /** The cached value, or the result of `make`, which must depend only on the text; undefined is not cached. */
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
