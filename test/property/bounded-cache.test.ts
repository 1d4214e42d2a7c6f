/** The cache returns the same value as a new computation, and its size is bounded. */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from '../../src/domain/bounded-cache.ts'
import { runs } from '../support/tiers.mts'

const MOST = 3
const texts = fc.array(fc.constantFrom(...'abcdefghij'), { maxLength: 60 })

test('each text has its own value; recent texts keep it, and old ones are computed again', () => {
  fc.assert(
    fc.property(texts, (requested) => {
      const cache = new BoundedCache<{ text: string }>(MOST)
      for (const [at, text] of requested.entries()) {
        let isComputed = false
        const cached = cache.get(text, () => {
          isComputed = true
          return { text }
        })
        expect(cached).toEqual({ text })
        // Count the other texts that were requested since the last request for this text.
        const before = requested.slice(0, at)
        const last = before.lastIndexOf(text)
        const others = new Set(before.slice(last + 1)).size
        if (last < 0 || others >= 2 * MOST) expect(isComputed).toBe(true)
        else if (others < MOST) expect(isComputed).toBe(false)
      }
    }),
    { numRuns: runs(500) },
  )
})

test('undefined is not cached', () => {
  const cache = new BoundedCache<object>(MOST)
  const found = { now: 'there' }
  expect(cache.get('x', () => undefined)).toBe(undefined)
  expect(cache.get('x', () => found)).toBe(found)
  expect(cache.get('x', () => undefined)).toBe(found)
})
