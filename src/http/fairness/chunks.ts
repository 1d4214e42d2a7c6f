/** Reuses memory for long answers. With garbage collection alone, memory would grow to many times the bytes in use. */

import { lastOf } from '../../domain/present.ts'

const CHUNK_BYTES = 1 << 20
/** Maximum number of free chunks that we keep for reuse; others are garbage collected. */
const MOST_FREE = 48

const free: Buffer[] = []

export class ChunkList {
  private readonly chunks: Buffer[] = []
  /** How many bytes of the last chunk are used. */
  private used = CHUNK_BYTES
  private isGivenBack = false

  get length(): number {
    return Math.max(0, this.chunks.length - 1) * CHUNK_BYTES + (this.chunks.length && this.used)
  }

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

  /** Yields the chunks in order. Don't read them after `giveBack`. */
  *[Symbol.iterator](): Generator<Buffer> {
    for (const [index, chunk] of this.chunks.entries()) {
      yield index < this.chunks.length - 1 ? chunk : chunk.subarray(0, this.used)
    }
  }

  /** Makes the chunks reusable. Call this only after all bytes are sent, since other answers overwrite them. */
  giveBack(): void {
    if (this.isGivenBack) return
    this.isGivenBack = true
    for (const chunk of this.chunks) if (free.length < MOST_FREE) free.push(chunk)
    this.chunks.length = 0
  }
}
