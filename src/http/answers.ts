/** Remembers answers that follow from the request and the library alone: the same question gives the same bytes. */

import type { PreparedCall } from '../operations/operation.ts'

/** Characters of answers that are kept, and of one of them. */
const MAX_CHARACTERS = 16_000_000
const MAX_ANSWER = 100_000

export class Answers {
  private readonly known = new Map<string, PreparedCall & { readonly size: number }>()
  private size = 0

  /** The call whose answer is already there; it costs what it cost. */
  get(url: string): PreparedCall | undefined {
    return this.known.get(url)
  }

  /** Keeps the answer to a URL; the oldest go when there is no room. */
  keep(url: string, credits: number, body: string): void {
    const size = url.length + body.length
    if (size > MAX_ANSWER || this.known.has(url)) return
    this.known.set(url, { credits, run: () => body, size })
    this.size += size
    for (const [oldest, answer] of this.known) {
      if (this.size <= MAX_CHARACTERS) return
      this.known.delete(oldest)
      this.size -= answer.size
    }
  }
}
