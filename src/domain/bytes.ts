/** Memory that answers are written into one behind the other: many share a piece, and none is kept as a text. */

const SIZE = 65_536
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

  text(text: string): void {
    // No letter takes more than three bytes for each of its units.
    const room = 3 * text.length
    if (this.end + room > this.buffer.length) this.grow(room)
    this.end += this.buffer.write(text, this.end)
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
