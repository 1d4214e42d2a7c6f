/** Decisions §4: what people read never promises more than the data say. */

import { expect, test } from 'vitest'
import { sayWord } from '../../src/cli/text/say.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../../src/domain/risk.ts'

test.each([
  ['en', 'no conflict found in the data'],
  ['de', 'kein Konflikt in den Daten gefunden'],
  ['es', 'ningún conflicto encontrado en los datos'],
] as const)('compatible in %s', (lang, expected) => {
  expect(sayWord('verdict', 'compatible', lang)).toBe(expected)
})

test.each(LANGUAGES.map((lang) => [lang]))('no verdict or level in %s says safe', (lang) => {
  const said = [
    ...VERDICTS.map((verdict) => sayWord('verdict', verdict, lang)),
    ...[...LEVELS, ...CONFIDENCES].map((level) => sayWord('level', level, lang)),
    ...DIMENSIONS.map((domain) => sayWord('domain', domain, lang)),
  ]
  const promise = /\bsafe\b|\bsicher\b|unbedenklich|\bseguro\b|gluten.?free|glutenfrei|sin gluten/i
  expect(said.filter((text) => promise.test(text))).toEqual([])
})
