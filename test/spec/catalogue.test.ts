/** Tests that the texts for users have the same placeholders in every language, and that every text is used. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Localized } from '../../src/domain/languages.ts'
import { answers as answersDe } from '../../src/wording/de/answers.ts'
import { errors as errorsDe } from '../../src/wording/de/errors.ts'
import { help as helpDe } from '../../src/wording/de/help.ts'
import { page as pageDe } from '../../src/wording/de/page.ts'
import { answers as answersEn } from '../../src/wording/en/answers.ts'
import { errors as errorsEn } from '../../src/wording/en/errors.ts'
import { help as helpEn } from '../../src/wording/en/help.ts'
import { page as pageEn } from '../../src/wording/en/page.ts'
import { answers as answersEs } from '../../src/wording/es/answers.ts'
import { errors as errorsEs } from '../../src/wording/es/errors.ts'
import { help as helpEs } from '../../src/wording/es/help.ts'
import { page as pageEs } from '../../src/wording/es/page.ts'
import { translate } from '../../src/wording/translate.ts'

type Texts = Readonly<Record<string, string>>
const CATALOGUE: Readonly<Record<string, Localized<Texts>>> = {
  answers: { de: answersDe(), en: answersEn(), es: answersEs() },
  errors: { de: errorsDe(), en: errorsEn(), es: errorsEs() },
  help: { de: helpDe(), en: helpEn(), es: helpEs() },
  page: { de: pageDe(), en: pageEn(), es: pageEs() },
}

const SRC = join(import.meta.dirname, '../../src')
const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^wording\/(?:de|en|es)\//.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n')

const placesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name))].sort()

/** True if the code uses the key. Keys of closed sets count if the code uses their group. */
function isUsedInCode(key: string): boolean {
  const [group] = key.split('.')
  return (
    CODE.includes(`'${key}'`) ||
    CODE.includes(`\`${group}.\${`) ||
    new RegExp(`(?:(?:[wW]ords?|shownIn|names|coded)\\(\\s*|[?:] )'${group}'`).test(CODE)
  )
}

describe.each(Object.entries(CATALOGUE))('%s', (kind, { de, en, es }) => {
  test('have the same keys and placeholders in every language', () => {
    const told = (texts: Texts) => Object.entries(texts).map(([key, text]) => [key, placesOf(text)])
    const english = new Map(told(en).map(([key, places]) => [key, places]))
    for (const texts of [de, es]) expect(new Map(told(texts) as [])).toEqual(english)
  })

  test('are all used somewhere', () => {
    const isUsed = kind === 'errors' ? (key: string) => CODE.includes(`'${key}'`) : isUsedInCode
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
  })
})

describe('a text', () => {
  const entries = '{count, plural, one {# entry of {place}} other {# entries of {place}}}'
  test.each([
    ['no {what} in {where}', { what: 'key', where: 'a file' }, 'no key in a file'],
    ['{known} and {missing}', { known: '{x}' }, '{x} and {missing}'],
    [entries, { count: 1, place: 'b' }, '1 entry of b'],
    [entries, { count: 2, place: 'b' }, '2 entries of b'],
    [entries, { count: 0, place: 'b' }, '0 entries of b'],
  ])('%s of %o', (text, values, expected) => {
    expect(translate<string | number>(text, values, 'en', String)).toBe(expected)
  })

  test('has its plural in every language', () => {
    const one = LANGUAGES.map((lang) =>
      translate(CATALOGUE.page![lang]['explore.count']!, { count: 1 }, lang, String),
    )
    expect(one).toEqual(['1 Vorschlag', '1 suggestion', '1 sugerencia'])
  })
})
