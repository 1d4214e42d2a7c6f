/** Remembers answers that follow from the request and the library alone: the same question gives the same bytes. */

/** Letters of answers that are kept, and of one of them; most take a byte, in answers with others than Latin ones two. */
const MAX_LENGTH = 16_000_000
const MAX_ANSWER = 100_000

interface CachedAnswer {
  /** What the call costs each time. */
  readonly credits: number
  /** A text goes out in one piece with the head of its answer, which costs less than turning it into bytes each time. */
  readonly body: string
}

export class Answers {
  private readonly known = new Map<string, CachedAnswer>()
  private length = 0

  get(url: string): CachedAnswer | undefined {
    return this.known.get(url)
  }

  /** Keeps the answer to a URL; the oldest go when there is no room. */
  keep(url: string, answer: CachedAnswer): void {
    if (lengthOf(url, answer) > MAX_ANSWER || this.known.has(url)) return
    this.known.set(url, answer)
    this.length += lengthOf(url, answer)
    for (const [oldest, old] of this.known) {
      if (this.length <= MAX_LENGTH) return
      this.known.delete(oldest)
      this.length -= lengthOf(oldest, old)
    }
  }
}

function lengthOf(url: string, { body }: CachedAnswer): number {
  return url.length + body.length
}
