/** Stores a hash of all bytes in a library file, for a complete but slow check. */

import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Offsets of header fields that programs may use: the user version and the application id. */
const PLACES = [60, 68] as const
const BYTES = 4
/** Bytes to read at a time: a library may be larger than memory, or than Node can read at once. */
const CHUNK = 4 << 20

/** Writes the hash into the file, which must not be open anywhere else. */
export function sealFile(path: string): void {
  withFile(path, 'r+', (file) => {
    for (const [index, part] of examine(file).hash.entries())
      writeSync(file, part, 0, BYTES, PLACES[index]!)
  })
}

/** Throws UNAVAILABLE if any bit of the file has changed. Reads the whole file. */
export function requireSound(path: string): void {
  const { stored, hash } = withFile(path, 'r', examine)
  if (hash.every((part, index) => part.equals(stored[index]!))) return
  throw new IngrError('UNAVAILABLE', msg('libraryFileDamaged', { path }))
}

/** Returns the stored hash, and the hash of the file computed with the fields of the stored hash set to zero. */
function examine(file: number) {
  const chunk = Buffer.alloc(CHUNK)
  const hash = createHash('sha256')
  let stored: readonly Buffer[] = PLACES.map(() => Buffer.alloc(0))
  for (let at = 0; ; ) {
    const length = readSync(file, chunk, 0, CHUNK, at)
    if (length === 0) break
    if (at === 0) {
      stored = PLACES.map((place) => Buffer.from(chunk.subarray(place, place + BYTES)))
      for (const place of PLACES) chunk.fill(0, place, place + BYTES)
    }
    hash.update(chunk.subarray(0, length))
    at += length
  }
  const digest = hash.digest()
  return {
    stored,
    hash: PLACES.map((_, index) => digest.subarray(index * BYTES, (index + 1) * BYTES)),
  }
}

function withFile<T>(path: string, flags: 'r' | 'r+', use: (file: number) => T): T {
  const file = openSync(path, flags)
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}
