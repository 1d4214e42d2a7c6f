/** Tests the chunks that long answers share: no content is lost, and no chunk is reused before it is released. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChunkList } from '../../src/http/fairness/chunks.ts'

test('a chunk list returns what was added, and no other list touches the chunks until they are released', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1_500_000 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 4 }), fc.boolean(), (answers, early) => {
      const made = answers.map((lengths, index) => {
        const chunks = new ChunkList()
        for (const length of lengths) chunks.add(Buffer.alloc(length, 65 + index))
        return { chunks, length: lengths.reduce((all, one) => all + one, 0), letter: 65 + index }
      })
      for (const { chunks, length, letter } of early ? made : made.reverse()) {
        const bytes = Buffer.concat([...chunks])
        expect([chunks.length, bytes.length]).toEqual([length, length])
        expect(bytes.equals(Buffer.alloc(length, letter))).toBe(true)
        chunks.giveBack()
        chunks.giveBack()
        expect([...chunks]).toEqual([])
      }
    }),
    { numRuns: 40 },
  )
})
