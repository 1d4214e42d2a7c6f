/** What only the page says. */

import type { Language } from '../domain/languages.ts'
import { page as de } from './de/page.ts'
import { page as en } from './en/page.ts'
import { page as es } from './es/page.ts'
import { type Given, onceEach, translate } from './translate.ts'

type English = ReturnType<typeof en>
export type PageKey = keyof English
/** What the places of a text are given. */
export type SaidOnPage<Key extends PageKey> = Given<English[Key]>

const textsIn = onceEach<Readonly<Record<PageKey, string>>>({ de, en, es })

export function t<Key extends PageKey>(
  key: Key,
  language: Language,
  ...[values]: SaidOnPage<Key>
): string {
  const text = textsIn(language)[key]
  return values ? translate(text, values, language, String) : text
}
