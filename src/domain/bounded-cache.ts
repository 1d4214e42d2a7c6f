/** Keeps what was read or worked out for a text, for a bounded number of texts: those asked last. */

export class BoundedCache<T extends object> {
  private young = new Map<string, T>()
  /** What was young before; whatever of it is asked for again becomes young, the rest is forgotten with the next turn. */
  private old = new Map<string, T>()

  /** At least the last `most` texts keep theirs, and never more than twice as many. */
  constructor(private readonly most: number) {}

  /** What is kept for the text, or else what `make` gives, which must follow from the text alone; undefined is not kept. */
  get<M extends T | undefined>(text: string, make: (text: string) => M): T | M {
    const known = this.young.get(text)
    if (known) return known
    const made = this.old.get(text) ?? make(text)
    if (made === undefined) return made
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(text, made)
    return made
  }
}
