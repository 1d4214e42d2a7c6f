/** The texts exported for translators are complete, and survive an import unchanged. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exported, FILES, type Texts, withTexts } from '../../src/release/wording.ts'
import { answers } from '../../src/wording/de/answers.ts'
import { errors } from '../../src/wording/de/errors.ts'
import { help } from '../../src/wording/de/help.ts'
import { page } from '../../src/wording/de/page.ts'
import { help as english } from '../../src/wording/en/help.ts'

const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answers: answers(),
  errors: errors(),
  help: help(),
  page: page(),
}
const texts = exported('de')
const sourceOf = (file: string) => readFileSync(`src/wording/de/${file}.ts`, 'utf8')

test('the export has every text, next to the English one', () => {
  const all = Object.entries(KINDS).flatMap(([kind, one]) =>
    Object.entries(one).map(([id, text]) => [`${kind}.${id}`, text]),
  )
  expect(Object.entries(texts).map(([id, { text }]) => [id, text])).toEqual(all)
  expect(texts['help.about.check']?.en).toBe(english()['about.check'])
})

test.each(Object.entries(FILES))('%s are imported unchanged', (kind, files) => {
  for (const file of files) {
    const source = sourceOf(file)
    expect(withTexts(source, kind, JSON.parse(JSON.stringify(texts)))).toBe(source)
  }
})

test.each(['it\u2019s', "it's", '"a" and \'b\'', 'a\nb `c` $' + '{d}', 'back\\slash'])(
  'a changed text is imported exactly: %j',
  (text) => {
    const changed: Texts = { ...texts, 'help.about.check': { en: '', text } }
    const source = withTexts(sourceOf('help'), 'help', changed)
    const [, literal] = /'about\.check': (.*?),\n {4}'about/s.exec(source)!
    expect(new Function(`return ${literal}`)()).toBe(text)
  },
)
