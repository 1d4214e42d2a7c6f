/** Names within a few letters of a misspelt one: every folded name, by length, beside the letters that it has. */

import { editDistance } from './near.ts'

/** The head of the packed body: how many names, and how long the longest is. */
const HEAD = 2

/** A bit for each letter, one for figures, one for anything else: names with other letters are not looked at. */
function letters(key: string): number {
  let bits = 0
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code === 32) continue
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27)
  }
  return bits
}

function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The index body for folded names: numbers (heads, first place by length, end of each name, letters), then the text. */
export function packSpelling(keys: readonly string[]): Buffer {
  const sorted = [...new Set(keys)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const longest = sorted.at(-1)?.length ?? 0
  const firsts = Array.from({ length: longest + 2 }, (_, length) => {
    const first = sorted.findIndex((key) => key.length >= length)
    return first < 0 ? sorted.length : first
  })
  let end = 0
  const ends = sorted.map((key) => {
    end += Buffer.byteLength(key)
    return end
  })
  const numbers = [sorted.length, longest, ...firsts, ...ends, ...sorted.map(letters)]
  return Buffer.concat([Buffer.from(new Int32Array(numbers).buffer), Buffer.from(sorted.join(''))])
}

export class Spelling {
  private readonly firsts: Int32Array
  private readonly ends: Int32Array
  private readonly letters: Int32Array
  private readonly text: Buffer
  private readonly longest: number

  constructor(body: Buffer) {
    const numbers = new Int32Array(new Uint8Array(body).buffer, 0, body.length >> 2)
    const [names = 0, longest = 0] = numbers
    const ends = HEAD + longest + 2
    this.longest = longest
    this.firsts = numbers.subarray(HEAD, ends)
    this.ends = numbers.subarray(ends, ends + names)
    this.letters = numbers.subarray(ends + names, ends + 2 * names)
    this.text = body.subarray(4 * (ends + 2 * names))
  }

  /** The folded names within `distance` letters, nearest first, ties by length and letters. */
  near(
    key: string,
    distance: number,
  ): readonly { readonly key: string; readonly distance: number }[] {
    const own = letters(key)
    const first = this.firsts[Math.min(Math.max(0, key.length - distance), this.longest + 1)]!
    const last = this.firsts[Math.min(key.length + distance + 1, this.longest + 1)]!
    const found: { key: string; distance: number }[] = []
    for (let at = first; at < last; at++) {
      // A letter put for another changes two of these bits, one left out or added changes one.
      if (count(this.letters[at]! ^ own) > 2 * distance) continue
      const name = this.name(at)
      const off = editDistance(key, name, distance)
      if (off <= distance) found.push({ key: name, distance: off })
    }
    return found.sort((a, b) => a.distance - b.distance)
  }

  /** The folded names that begin with the prefix but for one letter, by length. */
  beginning(prefix: string): readonly string[] {
    const own = letters(prefix)
    const found: string[] = []
    const first = this.firsts[Math.min(Math.max(0, prefix.length - 1), this.longest + 1)]!
    for (let at = first; at < this.letters.length; at++) {
      if (count(own & ~this.letters[at]!) > 1) continue
      const name = this.name(at)
      if (editDistance(prefix, name.slice(0, prefix.length), 1) <= 1) found.push(name)
    }
    return found
  }

  private name(at: number): string {
    return this.text.toString('utf8', at === 0 ? 0 : this.ends[at - 1]!, this.ends[at]!)
  }
}
