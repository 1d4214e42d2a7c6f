/** Lists the spellings of an additive's numbers on labels (lowercase, no accents). We search for them as for names. */

import { ADDITIVE_NUMBER } from '../domain/additives.ts'
import type { Language } from '../domain/languages.ts'
import type { Additive } from '../domain/shapes/foods.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'

/** Numbers that look like measures (150 °C, 472 °F, 161 g, 100 l). They count as additives only after an "E". */
const MEASURES = /^\d+[cfgl]$/

/** Returns all lowercase spellings of an additive's numbers, except those that consist of digits only. */
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

/** Returns the number alone, and the number followed by each of its suffixes (such as "ii"). */
const withForms = (digits: string, forms: readonly string[]) => [
  [digits],
  ...forms.map((form) => [digits, form]),
]

/** Spells a number with its prefix in four ways: "e 500 ii", "e500 ii", "e 500ii", "e500ii". */
const prefixed = (prefix: string, parts: readonly string[]) =>
  [parts.join(' '), parts.join('')].flatMap((text) => [`${prefix} ${text}`, `${prefix}${text}`])

function bare(parts: readonly string[]): readonly string[] {
  const text = parts.join('')
  return /^\d+$/.test(text) || MEASURES.test(text) ? [] : [text]
}
