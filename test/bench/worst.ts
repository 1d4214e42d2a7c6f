/**
 * Finds the slowest requests with a body of 1 MiB: tries each hostile piece of text, repeated, with every operation
 * that takes text. Prints the requests that take the most processor time. Run it with `node test/bench/worst.mjs`.
 */

import { openLibrary } from '../../src/library/sqlite-library.ts'
import { answered, DOORS, PIECES } from '../support/hostile.ts'

/** The default body limit of the server. */
const MOST_BYTES = 1_048_576
const SHOWN = 12

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** Repeats the piece to build the largest body that the server accepts. */
function largest(body: (text: string) => object, piece: string): object {
  const perPiece = (bytesOf(body(piece.repeat(100))) - bytesOf(body(''))) / 100
  let times = Math.floor((MOST_BYTES - bytesOf(body(''))) / Math.max(1, perPiece))
  while (bytesOf(body(piece.repeat(times))) > MOST_BYTES) times = Math.floor(times * 0.99)
  return body(piece.repeat(times))
}

export async function worst(): Promise<void> {
  const library = openLibrary('data/library.sqlite')
  const rows: { seconds: number; status: number; what: string }[] = []
  for (const [operations, bodies] of DOORS) {
    for (const id of operations) {
      for (const [number, body] of bodies.entries()) {
        for (const piece of PIECES) {
          const request = { body: { for: ['dairy'], ...largest(body, piece) } }
          const before = process.cpuUsage()
          const { status } = await answered(library, id, request).catch(() => ({ status: 500 }))
          const { user, system } = process.cpuUsage(before)
          const what = `${id} ${number} ${JSON.stringify(piece)}`
          rows.push({ seconds: (user + system) / 1e6, status, what })
        }
      }
    }
  }
  console.log(`${rows.length} requests of 1 MiB`)
  const slowest = rows.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  const failed = rows.filter(({ status }) => status >= 500)
  for (const { seconds, status, what } of new Set([...slowest, ...failed])) {
    console.log([seconds.toFixed(2), status, what].join('\t'))
  }
}
