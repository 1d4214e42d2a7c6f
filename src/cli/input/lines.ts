/** Splits a stream of bytes into numbered lines of text, in constant memory. */

import { isUtf8 } from 'node:buffer'
import { itemAt } from '../../domain/present.ts'

/** Maximum bytes of a line, the same as for an HTTP body. Longer lines are rejected, as they could exhaust memory. */
export const MAX_LINE_BYTES = 1_048_576

export interface Line {
  /** Line number from 1, counting blank lines, as editors do. */
  readonly number: number
  /** The text without line break (LF or CRLF); empty if there is a fault. */
  readonly text: string
  readonly fault?: 'too-long' | 'not-utf8'
}

/** Yields the complete lines after each chunk. Removes a byte order mark. The last line needs no line break. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly Line[], void> {
  const splitter = new Splitter()
  for await (const chunk of chunks) {
    const lines = splitter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    if (lines.length > 0) yield lines
  }
  const lines = splitter.end()
  if (lines.length > 0) yield lines
}

const LINE_FEED = 10

class Splitter {
  private held: Buffer[] = []
  private heldBytes = 0
  private tooLong = false
  private number = 0

  push(chunk: Buffer): readonly Line[] {
    const first = chunk.indexOf(LINE_FEED)
    if (first < 0) {
      this.hold(chunk)
      return []
    }
    this.hold(chunk.subarray(0, first))
    const last = chunk.lastIndexOf(LINE_FEED)
    const lines = [this.release(), ...this.split(chunk.subarray(first + 1, last + 1))]
    this.hold(chunk.subarray(last + 1))
    return lines
  }

  end(): readonly Line[] {
    return this.heldBytes > 0 || this.tooLong ? [this.release()] : []
  }

  /** Stores the start of a line until its end arrives, or drops it if it is too long. */
  private hold(bytes: Buffer): void {
    if (this.tooLong || bytes.length === 0) return
    this.heldBytes += bytes.length
    this.held.push(bytes)
    if (this.heldBytes > MAX_LINE_BYTES) {
      this.tooLong = true
      this.held = []
    }
  }

  private release(): Line {
    const line = this.tooLong
      ? { number: ++this.number, text: '', fault: 'too-long' as const }
      : this.line(this.held.length === 1 ? itemAt(this.held, 0) : Buffer.concat(this.held))
    this.held = []
    this.heldBytes = 0
    this.tooLong = false
    return line
  }

  /** Splits bytes that end with a line break into lines. Decoding all lines at once is several times faster. */
  private split(bytes: Buffer): readonly Line[] {
    if (bytes.length === 0) return []
    if (bytes.length <= MAX_LINE_BYTES && isUtf8(bytes)) {
      return bytes
        .toString('utf8', 0, bytes.length - 1)
        .split('\n')
        .map((text) => ({ number: ++this.number, text: withoutReturn(text) }))
    }
    const lines: Line[] = []
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(LINE_FEED, start)
      lines.push(this.line(bytes.subarray(start, end)))
      start = end + 1
    }
    return lines
  }

  private line(bytes: Buffer): Line {
    const number = ++this.number
    if (bytes.length > MAX_LINE_BYTES) return { number, text: '', fault: 'too-long' }
    if (!isUtf8(bytes)) return { number, text: '', fault: 'not-utf8' }
    const text = withoutReturn(bytes.toString('utf8'))
    return { number, text: number === 1 ? text.replace(/^\ufeff/, '') : text }
  }
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text)
