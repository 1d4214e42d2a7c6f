/** What records say in short reads as it was written, whatever it is. */

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
