/** Remembers answers that follow from the request and the library alone: the same question gives the same bytes. */

/** Bytes of answers that are kept, and of one of them. */
const MAX_BYTES = 16_000_000
const MAX_ANSWER = 100_000

export interface Remembered {
  /** What the call costs each time. */
  readonly credits: number
  /** A text goes out in one piece with the head of its answer, which costs less than turning it into bytes each time. */
  readonly body: string
}

export class Answers {
  private readonly known = new Map<string, Remembered>()
  private size = 0

  get(url: string): Remembered | undefined {
    return this.known.get(url)
  }

  /** Keeps the answer to a URL; the oldest go when there is no room. */
  keep(url: string, answer: Remembered): void {
    if (sizeOf(url, answer) > MAX_ANSWER || this.known.has(url)) return
    this.known.set(url, answer)
    this.size += sizeOf(url, answer)
    for (const [oldest, old] of this.known) {
      if (this.size <= MAX_BYTES) return
      this.known.delete(oldest)
      this.size -= sizeOf(oldest, old)
    }
  }
}

function sizeOf(url: string, { body }: Remembered): number {
  return url.length + body.length
}
