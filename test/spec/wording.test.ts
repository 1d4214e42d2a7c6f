/** Decisions §4: user-facing texts never promise more than the data says. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { CONCERNS } from '../../src/domain/restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../../src/domain/risk.ts'
import { say, sayWord } from '../../src/wording/say.ts'

test.each([
  ['en', 'no conflict found in the data'],
  ['de', 'kein Konflikt in den Daten gefunden'],
  ['es', 'ningún conflicto encontrado en los datos'],
] as const)('compatible in %s', (lang, expected) => {
  expect(sayWord('verdict', 'compatible', lang)).toBe(expected)
})

test.each(LANGUAGES.map((lang) => [lang]))(
  'no verdict or level in %s contains the word safe',
  (lang) => {
    const texts = [
      ...VERDICTS.map((verdict) => sayWord('verdict', verdict, lang)),
      ...[...LEVELS, ...CONFIDENCES].map((level) => sayWord('level', level, lang)),
      ...CONCERNS.map((domain) => sayWord('domain', domain, lang)),
    ]
    const promise =
      /\bsafe\b|\bsicher\b|unbedenklich|\bseguro\b|gluten.?free|glutenfrei|sin gluten/i
    expect(texts.filter((text) => promise.test(text))).toEqual([])
  },
)

/** Files that contain user-facing text. Comments in them are ignored. */
const WORDING = ['src/cli/text', 'src/wording', 'src/cli/commands']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .concat('src/cli/program.ts', 'src/cli/rows.ts')

/** Words that sound like a promise next to a food or a verdict. "Sicherung" (backup) is allowed. */
const PROMISE =
  /\b(?:un)?sicher(?:e[mnrs]?|heit)?\b|\b(?:in)?segur(?:[oa]s?|amente|idad)\b|\b(?:un)?safe(?:ly|ty)?\b/i

test.each([
  ['Milch ist sicher', true],
  ['die Sicherheit', true],
  ['leche segura', true],
  ['con seguridad', true],
  ['safe to eat', true],
  ['die Kontendatei ist leer: Sicherung zurückspielen', false],
  ['no conflict found in the data', false],
])('promises are detected: %s', (text, expected) => {
  expect(PROMISE.test(text)).toBe(expected)
})

test.each(WORDING)('%s makes no promise', (file) => {
  const texts = textsIn(readFileSync(file, 'utf8'))
  expect(texts.filter((text) => PROMISE.test(text))).toEqual([])
})

test.each([
  ['de', 'Treffgüte', 'Datenlage', 'eindeutig'],
  ['en', 'sure', 'confidence', 'sure'],
  ['es', 'coincidencia', 'confianza', 'inequívoco'],
] as const)(
  'match quality and data quality have different names in %s',
  (lang, match, data, reading) => {
    expect([say('head.sure', lang), say('head.confidence', lang)]).toEqual([match, data])
    expect(sayWord('reading', 'sure', lang)).toBe(reading)
  },
)

/** Returns the contents of all string literals. */
function textsIn(code: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.ES2022))
  return found
}
