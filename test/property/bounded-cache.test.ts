/** What is kept for texts says what making it anew would, and is bounded. */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from '../../src/domain/bounded-cache.ts'
import { runs } from '../support/tiers.mts'

const MOST = 3
const texts = fc.array(fc.constantFrom(...'abcdefghij'), { maxLength: 60 })

test('what is kept for a text is its own; the last texts keep theirs, and those long ago are made again', () => {
  fc.assert(
    fc.property(texts, (asked) => {
      const remembered = new BoundedCache<{ text: string }>(MOST)
      for (const [at, text] of asked.entries()) {
        let isMade = false
        const kept = remembered.get(text, () => {
          isMade = true
          return { text }
        })
        expect(kept).toEqual({ text })
        // How many others were asked for since this one was.
        const before = asked.slice(0, at)
        const last = before.lastIndexOf(text)
        const others = new Set(before.slice(last + 1)).size
        if (last < 0 || others >= 2 * MOST) expect(isMade).toBe(true)
        else if (others < MOST) expect(isMade).toBe(false)
      }
    }),
    { numRuns: runs(500) },
  )
})

test('what is not there is asked for again', () => {
  const remembered = new BoundedCache<object>(MOST)
  const found = { now: 'there' }
  expect(remembered.get('x', () => undefined)).toBe(undefined)
  expect(remembered.get('x', () => found)).toBe(found)
  expect(remembered.get('x', () => undefined)).toBe(found)
})
