/** Packs lists of numbers and texts into a buffer, and reads them without copying. */

const BYTES = 4

/** Packs the count and each number as Int32. */
export const packNumbers = (numbers: readonly number[]): Buffer =>
  Buffer.from(new Int32Array([numbers.length, ...numbers]).buffer)

/** Packs the end offset of each text, the total length, and the bytes, padded so that later numbers are aligned. */
export function packTexts(texts: readonly string[]): Buffer {
  let end = 0
  const ends = texts.map((text) => {
    end += Buffer.byteLength(text)
    return end
  })
  const bytes = Buffer.alloc(Math.ceil(end / BYTES) * BYTES)
  bytes.write(texts.join(''))
  return Buffer.concat([packNumbers(ends), Buffer.from(new Int32Array([end]).buffer), bytes])
}

/** Reads the lists of a buffer, in the order in which they were packed. */
export class Packed {
  private readonly words: Int32Array
  private at = 0

  constructor(private readonly body: Buffer) {
    this.words = numbersOf(body)
  }

  numbers(): Int32Array {
    const start = this.at + 1
    this.at = start + this.words[this.at]!
    return this.words.subarray(start, this.at)
  }

  texts(): Texts {
    const ends = this.numbers()
    const length = this.words[this.at]!
    const start = BYTES * (this.at + 1)
    this.at += 1 + Math.ceil(length / BYTES)
    return new Texts(ends, this.body.subarray(start, start + length))
  }
}

/** Decodes each part of an index on first access. */
export function partsOf<T>(
  read: (part: number) => Buffer,
  decode: (lists: Packed, body: Buffer) => T,
): (part: number) => T {
  const parts: T[] = []
  return (part) => {
    const known = parts[part]
    if (known !== undefined) return known
    const body = read(part)
    parts[part] = decode(new Packed(body), body)
    return parts[part]
  }
}

/** Packs a part of an index as JSON, for values that are always needed together. */
export const packJson = (part: unknown) => Buffer.from(JSON.stringify(part))

/** Like `partsOf`, for JSON parts. */
export const jsonPartsOf = <T>(read: (part: number) => Buffer): ((part: number) => T) =>
  partsOf(read, (_, body): T => JSON.parse(body.toString()))

/** Reads bytes as numbers. The bytes are copied only if they are not aligned to four bytes. */
function numbersOf(body: Buffer): Int32Array {
  const { buffer, byteOffset } = body.byteOffset % BYTES === 0 ? body : new Uint8Array(body)
  return new Int32Array(buffer, byteOffset, body.length >> 2)
}

/** Cache decoded texts only in lists up to this length, so that a large library does not use too much memory. */
const MOST_CACHED = 16_384

const LAST_ASCII = 127

/** A packed list of texts. */
export class Texts {
  private known: (string | undefined)[] | undefined

  constructor(
    readonly ends: Int32Array,
    readonly bytes: Buffer,
  ) {}

  get length(): number {
    return this.ends.length
  }

  /** Byte offset at which a text starts. */
  start(place: number): number {
    return place === 0 ? 0 : this.ends[place - 1]!
  }

  /** Index of a text in a sorted list, or of the next text if the text is absent. Uses binary search. */
  placeOf(text: string): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.at(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Finds a text in a sorted list by binary search; undefined if absent. */
  find(text: string): number | undefined {
    const place = this.placeOf(text)
    return place < this.length && this.at(place) === text ? place : undefined
  }

  /** True if the text at this index equals `text`. Decodes the text only if there are non-ASCII characters. */
  is(place: number, text: string): boolean {
    const start = this.start(place)
    const length = this.ends[place]! - start
    if (length < text.length) return false
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code > LAST_ASCII) return this.at(place) === text
      if (this.bytes[start + at] !== code) return false
    }
    return length === text.length
  }

  /** The text at an index. The text is decoded on access, and cached in lists of up to `MOST_CACHED` texts. */
  at(place: number): string {
    const known = this.known?.[place]
    if (known !== undefined) return known
    const text = this.bytes.toString('utf8', this.start(place), this.ends[place]!)
    if (this.length > MOST_CACHED) return text
    this.known ??= new Array(this.length)
    this.known[place] = text
    return text
  }
}
