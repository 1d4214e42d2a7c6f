/** Puts an answer together out of bytes that are ready: faster than a text, which has to be turned into bytes at the end. */

const FIRST_SIZE = 65_536
/** Up to this length a loop is faster than a call of the engine's own copying. */
const SHORT = 24

export class Bytes {
  private buffer = Buffer.allocUnsafe(FIRST_SIZE)
  private end = 0

  get length(): number {
    return this.end
  }

  /** What was put together so far; overwritten by what comes after `cut`. */
  get content(): Buffer {
    return this.buffer.subarray(0, this.end)
  }

  /** Goes back to a length that it had before; all that came later is gone. */
  cut(length: number): void {
    this.end = length
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
    const start = this.end
    this.end += length
    if (this.end > this.buffer.length) {
      const larger = Buffer.allocUnsafe(2 * this.end)
      larger.set(this.buffer.subarray(0, start))
      this.buffer = larger
    }
    return start
  }
}
