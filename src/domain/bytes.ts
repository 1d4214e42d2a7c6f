/** Collects answers in shared byte buffers instead of strings. */

const SIZE = 65_536
/** Empty, so that the next write allocates a new buffer of the usual size. */
const NOTHING = Buffer.alloc(0)

export class Bytes {
  private buffer: Buffer
  private start = 0
  private end = 0

  /** `size` is the number of bytes to allocate at a time. */
  constructor(private readonly size = SIZE) {
    this.buffer = Buffer.allocUnsafe(size)
  }

  get length(): number {
    return this.end - this.start
  }

  /** The bytes since the last `take`. Writes after `cut` overwrite them. */
  get content(): Buffer {
    return this.buffer.subarray(this.start, this.end)
  }

  /** Shortens the content to an earlier length. */
  cut(length: number): void {
    this.end = this.start + length
  }

  /** Returns the content written since the last `take`. Later writes never overwrite the returned bytes. */
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
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const room = 3 * text.length
    if (this.end + room > this.buffer.length) this.grow(room)
    this.end += this.buffer.write(text, this.end)
  }

  /** Drops an oversized buffer, so that small answers written later do not keep it in memory. */
  private giveBack(): void {
    if (this.buffer.length <= this.size) return
    this.buffer = NOTHING
    this.start = 0
    this.end = 0
  }

  /** Copies the content to a larger buffer. Content that was already taken remains in the old buffer. */
  private grow(length: number): void {
    const { content } = this
    this.buffer = Buffer.allocUnsafe(Math.max(this.size, 2 * (content.length + length)))
    this.buffer.set(content)
    this.start = 0
    this.end = content.length
  }
}
