/** Tests that the displayed address of a database never contains the password, however the address is written. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from '../../src/accounts/address.ts'
import { IngrError } from '../../src/errors.ts'

const rows: readonly (readonly [address: string, shown: string])[] = [
  ['postgres://ingr:secret@db/ingr', 'postgres://db/ingr'],
  [
    'postgresql://ingr@db.example.com:6432/ingr?sslmode=require',
    'postgres://db.example.com:6432/ingr',
  ],
  ['postgres://ingr:a%40b%2Fc@[::1]:5432/ingr', 'postgres://[::1]:5432/ingr'],
  ['postgres:///ingr?host=/run/postgresql', 'postgres:///run/postgresql/ingr'],
  ['postgres://db/ingr?password=secret&user=ingr', 'postgres://db/ingr'],
  ['postgres://', 'postgres://localhost/'],
]
test.each(rows)('%s is shown as %s', (address, shown) => {
  expect(readAddress(address).shown).toBe(shown)
})

test('no password is shown, encoded or not', () => {
  const text = fc.string({ minLength: 4, maxLength: 20, unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(text, text, fc.boolean(), (start, end, isEncoded) => {
      // Begin both halves of the password with an unusual sequence. A single character could appear in the message by
      // chance.
      const password = `Xq7${start}Zk9${end}`
      const written = isEncoded ? encodeURIComponent(password) : password
      let message: string
      try {
        const { shown, fileName } = readAddress(`postgres://ingr:${written}@db:5432/accounts`)
        message = shown + fileName
      } catch (error) {
        message = (error as IngrError).message
        expect(error).toBeInstanceOf(IngrError)
        expect(isEncoded).toBe(false)
      }
      expect(['Xq7', 'Zk9'].filter((part) => message.includes(part))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
