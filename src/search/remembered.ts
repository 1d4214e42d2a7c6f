/** Keeps what was worked out for a text, for a bounded number of texts. */

export class Remembered<T extends object> {
  private readonly known = new Map<string, T>()

  /** All are forgotten when one more than `most` would be kept. */
  constructor(private readonly most: number) {}

  /** What is kept for the text, or else what `make` gives, which must follow from the text alone. */
  get(text: string, make: () => T): T {
    const known = this.known.get(text)
    if (known) return known
    const made = make()
    if (this.known.size >= this.most) this.known.clear()
    this.known.set(text, made)
    return made
  }
}
