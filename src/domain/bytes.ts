/** Puts an answer together out of bytes that are ready: faster than a text, which has to be turned into bytes at the end. */

const SIZE = 65_536
/** Up to this length a loop is faster than a call of the engine's own copying. */
const SHORT = 24
/** The next letter asks for a piece of the usual size. */
const NOTHING = Buffer.alloc(0)

export class Bytes {
  private buffer: Buffer
  private start = 0
  private end = 0

  /** Room is made for so many bytes at a time. */
  constructor(private readonly size = SIZE) {
    this.buffer = Buffer.allocUnsafe(size)
  }

  get length(): number {
    return this.end - this.start
  }

  /** What was put together so far; overwritten by what comes after `cut`. */
  get content(): Buffer {
    return this.buffer.subarray(this.start, this.end)
  }

  /** Goes back to a length that it had before; all that came later is gone. */
  cut(length: number): void {
    this.end = this.start + length
  }

  /** Gives away what was put together: nothing is written over it any more, what comes begins behind it. */
  take(): Buffer {
    const taken = this.content
    this.start = this.end
    this.giveBack()
    return taken
  }

  /** Throws away what was not taken. */
  clear(): void {
    this.cut(0)
    this.giveBack()
  }

  put(bytes: Uint8Array): void {
    const { length } = bytes
    const start = this.reserve(length)
    this.buffer.set(bytes, start)
  }

  /** Letters that are one byte each, such as digits. */
  ascii(text: string): void {
    const { length } = text
    const start = this.reserve(length)
    if (length > SHORT) {
      this.buffer.write(text, start, 'latin1')
      return
    }
    for (let at = 0; at < length; at++) this.buffer[start + at] = text.charCodeAt(at)
  }

  text(text: string): void {
    // No letter takes more than three bytes for each of its units.
    const start = this.reserve(3 * text.length)
    this.end = start + this.buffer.write(text, start)
  }

  /** Makes room for so many bytes and returns where they begin. */
  private reserve(length: number): number {
    if (this.end + length > this.buffer.length) this.grow(length)
    this.end += length
    return this.end - length
  }

  /** A piece that one answer made large would be kept by every small one that is written behind it. */
  private giveBack(): void {
    if (this.buffer.length <= this.size) return
    this.buffer = NOTHING
    this.start = 0
    this.end = 0
  }

  /** What was given away stays where it is. */
  private grow(length: number): void {
    const { content } = this
    this.buffer = Buffer.allocUnsafe(Math.max(this.size, 2 * (content.length + length)))
    this.buffer.set(content)
    this.start = 0
    this.end = content.length
  }
}
