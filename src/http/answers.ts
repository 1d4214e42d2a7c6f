/** Caches answers that depend only on the request and the library. */

/** Maximum length of all cached answers combined, and of a single answer. A character takes 1 byte (Latin) or 2. */
const MAX_LENGTH = 16_000_000
const MAX_ANSWER = 100_000

interface CachedAnswer {
  /** Credits to charge for each call. */
  readonly credits: number
  /** A string, since Node sends it in one piece with the headers, which is cheaper than bytes. */
  readonly body: string
}

export class AnswerCache {
  private readonly known = new Map<string, CachedAnswer>()
  private length = 0

  get(url: string): CachedAnswer | undefined {
    return this.known.get(url)
  }

  /** Caches the answer to a URL. Evicts the oldest answers if there is no room. */
  add(url: string, answer: CachedAnswer): void {
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

const lengthOf = (url: string, { body }: CachedAnswer): number => url.length + body.length
