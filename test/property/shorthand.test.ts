/** Tests that a record written in short form is unchanged when it is read back. */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, spelledOut } from '../../src/library/shorthand.ts'

test('every JSON text comes back unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(spelledOut(shortened(json))).toBe(json)
    }),
  )
})

test('the most common phrases of records take one character', () => {
  const json = `{"egg":{"contains":"no","crossContactRisk":"low","processed":true,"thresholdGrams":null,"confidence":"medium"}}`
  expect(shortened(json)).toHaveLength('{"egg":?}'.length)
  expect(spelledOut(shortened(json))).toBe(json)
})

test('a text that already contains a code character is rejected', () => {
  expect(() => shortened('"a\u0085b"')).toThrow('a text holds U+85, a phrase in short')
})

test('no text contains a phrase in another spelling', () => {
  const texts = fc.string({ unit: fc.constantFrom('":0,"', '":null,"', '\\u0001', '\\', 'ñ', ' ') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(spelledOut(shortened(text))).toBe(text)
    }),
  )
})
