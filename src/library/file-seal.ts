/** Marks a whole library file with a hash of its bytes, which whoever has the time can check. */

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { IngrError } from '../errors.ts'

/** Where SQLite leaves eight bytes of its header to the program: the user version and the application id. */
const PLACES = [60, 68] as const
const BYTES = 4

/** Writes the hash into the file, which nobody may have open. */
export function sealFile(path: string): void {
  const bytes = readFileSync(path)
  hashOf(bytes).forEach((part, index) => void part.copy(bytes, PLACES[index]))
  writeFileSync(path, bytes)
}

/** Throws UNAVAILABLE when a bit of the file is not as it was written. Reads all of it. */
export function requireSound(path: string): void {
  const bytes = readFileSync(path)
  const told = PLACES.map((place) => Buffer.from(bytes.subarray(place, place + BYTES)))
  if (hashOf(bytes).every((part, index) => part.equals(told[index]!))) return
  throw new IngrError('UNAVAILABLE', `library is damaged: ${path} is not as it was built`)
}

/** Of the bytes with the places of the hash blanked, which they are from then on. */
function hashOf(bytes: Buffer): readonly Buffer[] {
  for (const place of PLACES) bytes.fill(0, place, place + BYTES)
  const hash = createHash('sha256').update(bytes).digest()
  return PLACES.map((_, index) => hash.subarray(index * BYTES, (index + 1) * BYTES))
}
