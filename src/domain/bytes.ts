/** Appends answers to shared buffers, without keeping any of them as a string. */

const SIZE = 65_536
/** Forces a new buffer of the usual size on the next write. */
const NOTHING = Buffer.alloc(0)

export class Bytes {
  private buffer: Buffer
  private start = 0
  private end = 0

  /** `size`: bytes allocated at a time. */
  constructor(private readonly size = SIZE) {
    this.buffer = Buffer.allocUnsafe(size)
  }

  get length(): number {
    return this.end - this.start
  }

  /** The bytes written so far; overwritten by writes after `cut`. */
  get content(): Buffer {
    return this.buffer.subarray(this.start, this.end)
  }

  /** Truncates to an earlier length. */
  cut(length: number): void {
    this.end = this.start + length
  }

  /** Returns the content, which is never overwritten; later writes start after it. */
  take(): Buffer {
    const taken = this.content
    this.start = this.end
    this.giveBack()
    return taken
  }

  /** Discards everything since the last `take`. */
  clear(): void {
    this.cut(0)
    this.giveBack()
  }

  text(text: string): void {
    // UTF-8 needs at most three bytes per UTF-16 unit.
    const room = 3 * text.length
    if (this.end + room > this.buffer.length) this.grow(room)
    this.end += this.buffer.write(text, this.end)
  }

  /** Drops an oversized buffer, so that small answers written later do not keep it alive. */
  private giveBack(): void {
    if (this.buffer.length <= this.size) return
    this.buffer = NOTHING
    this.start = 0
    this.end = 0
  }

  /** Moves to a larger buffer; content already taken stays in the old one. */
  private grow(length: number): void {
    const { content } = this
    this.buffer = Buffer.allocUnsafe(Math.max(this.size, 2 * (content.length + length)))
    this.buffer.set(content)
    this.start = 0
    this.end = content.length
  }
}
