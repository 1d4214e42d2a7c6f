/** Unpacks Paprika's exports: `.paprikarecipe` is gzipped JSON, `.paprikarecipes` a zip of such files. */

import { gunzipSync, inflateRawSync } from 'node:zlib'

/** The unpacked size is limited to `LARGEST` bytes plus `TIMES` times the packed size, to protect against zip bombs. */
const LARGEST = 16 * 1024 * 1024
const TIMES = 8

const isGzip = (bytes: Buffer) => bytes.length > 2 && bytes.readUInt16BE(0) === 0x1f8b

/** Returns the recipes as a JSON list without photos; undefined for other files. Throws if the file is damaged. */
export function recipesInArchive(bytes: Buffer): string | undefined {
  let left = LARGEST + TIMES * bytes.length
  const bounded = (unpack: typeof gunzipSync, packed: Buffer) => {
    const unpacked = unpack(packed, { maxOutputLength: Math.max(1, left) })
    left -= unpacked.length
    return unpacked
  }
  const packed = isGzip(bytes) ? [bytes] : filesOf(bytes, (one) => bounded(inflateRawSync, one))
  if (packed.length === 0 || !packed.every(isGzip)) return undefined
  const recipes: unknown[] = []
  for (const one of packed) {
    const json = bounded(gunzipSync, one).toString('utf8')
    if (!json.startsWith('{')) return undefined
    recipes.push(JSON.parse(json, (key, value) => (/^photo/.test(key) ? undefined : value)))
  }
  return JSON.stringify(recipes)
}

/** Lengths and signatures of the zip format. */
const END = { signature: 0x06054b50, length: 22, maxComment: 0xffff }
const ENTRY = { signature: 0x02014b50, length: 46 }
const LOCAL = { length: 30 }

/** Returns the recipe files of a zip, which are listed in the directory at its end. */
function filesOf(zip: Buffer, inflate: (packed: Buffer) => Buffer): readonly Buffer[] {
  const from = Math.max(0, zip.length - END.length - END.maxComment)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(END.signature)
  const end = zip.lastIndexOf(signature)
  if (end < from) return []
  const files: Buffer[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== ENTRY.signature) throw new Error('no directory')
    const name = zip.readUInt16LE(at + 28)
    const path = zip.toString('utf8', at + ENTRY.length, at + ENTRY.length + name)
    if (/\.paprikarecipe$/i.test(path)) {
      const local = zip.readUInt32LE(at + 42)
      const start =
        local + LOCAL.length + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
      files.push(zip.readUInt16LE(at + 10) === 0 ? packed : inflate(packed))
    }
    at += ENTRY.length + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
