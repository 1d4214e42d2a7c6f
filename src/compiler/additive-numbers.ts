/** Folded spellings of additive numbers on labels, so that each can be looked up as a name. */

import { ADDITIVE_NUMBER } from '../domain/additives.ts'
import type { Language } from '../domain/languages.ts'
import type { Additive } from '../domain/shapes/foods.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'

/** Could be measures: 150 °C, 472 °F, 161 g, 100 l. They are additives only with an E before them. */
const MEASURES = /^\d+[cfgl]$/

/** All folded spellings of an additive's numbers, except bare digits. */
export function numberKeys(additive: Additive, lang: Language): readonly string[] {
  const { number, ins, forms, also } = additive
  const own = [number, ...also].flatMap((one) => {
    const [, digits = '', form] = ADDITIVE_NUMBER.exec(one) ?? []
    return form === undefined ? withForms(digits, one === number ? forms : []) : [[digits, form]]
  })
  const [codexDigits = '', ...codexForm] = nameKey(ins).split(' ')
  const codex = codexForm.length > 0 ? [[codexDigits, ...codexForm]] : withForms(codexDigits, forms)
  const keys = [
    ...own.flatMap((parts) => [...prefixed('e', parts), ...bare(parts)]),
    ...codex.flatMap((parts) => WORDS[lang].codex.flatMap((prefix) => prefixed(prefix, parts))),
  ]
  return [...new Set(keys)]
}

/** The plain number, then with each of its forms. */
const withForms = (digits: string, forms: readonly string[]) => [
  [digits],
  ...forms.map((form) => [digits, form]),
]

/** "e 500 ii", "e500 ii", "e 500ii", "e500ii". */
const prefixed = (prefix: string, parts: readonly string[]) =>
  [parts.join(' '), parts.join('')].flatMap((text) => [`${prefix} ${text}`, `${prefix}${text}`])

function bare(parts: readonly string[]): readonly string[] {
  const text = parts.join('')
  return /^\d+$/.test(text) || MEASURES.test(text) ? [] : [text]
}
