/** Memory for long answers, reused: left to the garbage collector, it would grow to many times what is in progress. */

import { lastOf } from '../../domain/present.ts'

const CHUNK_BYTES = 1 << 20
/** So many are kept for the next answer; what is beyond is left to be swept up. */
const MOST_FREE = 48

const free: Buffer[] = []

/** One long answer, as it is put together. */
export class ChunkList {
  private readonly chunks: Buffer[] = []
  /** Bytes used of the last chunk. */
  private used = CHUNK_BYTES
  private isGivenBack = false

  /** Bytes of all chunks. */
  get length(): number {
    return Math.max(0, this.chunks.length - 1) * CHUNK_BYTES + (this.chunks.length && this.used)
  }

  /** Copies the bytes to the end. */
  add(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      if (this.used === CHUNK_BYTES) {
        this.chunks.push(free.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES))
        this.used = 0
      }
      const part = bytes.subarray(from, from + CHUNK_BYTES - this.used)
      lastOf(this.chunks).set(part, this.used)
      this.used += part.length
      from += part.length
    }
  }

  /** All of them in their order; not to be looked at any more once they are given back. */
  *[Symbol.iterator](): Generator<Buffer> {
    for (const [index, chunk] of this.chunks.entries()) {
      yield index < this.chunks.length - 1 ? chunk : chunk.subarray(0, this.used)
    }
  }

  /** To be called once the system has all bytes, and only then: others write over them. */
  giveBack(): void {
    if (this.isGivenBack) return
    this.isGivenBack = true
    for (const chunk of this.chunks) if (free.length < MOST_FREE) free.push(chunk)
    this.chunks.length = 0
  }
}
