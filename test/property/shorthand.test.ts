/** What records say in short reads as it was written, whatever it is. */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, spelledOut } from '../../src/library/shorthand.ts'

test('every JSON text comes back', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(spelledOut(shortened(json))).toBe(json)
    }),
  )
})

test('what most records say takes a character', () => {
  const json = `{"egg":{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"}}`
  expect(shortened(json)).toHaveLength('{"egg":?}'.length)
  expect(spelledOut(shortened(json))).toBe(json)
})

test('a text that holds a character of a phrase is refused', () => {
  expect(() => shortened('"a\u0085b"')).toThrow('a text holds U+85, a phrase in short')
})

test('no text holds a phrase by another way to write it', () => {
  const texts = fc.string({ unit: fc.constantFrom('":0,"', '":null,"', '\\u0001', '\\', 'ñ', ' ') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(spelledOut(shortened(text))).toBe(text)
    }),
  )
})
