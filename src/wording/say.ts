/** What the terminal and the page say in answers. */

import type { Language } from '../domain/languages.ts'
import { answers as de } from './de/answers.ts'
import { answers as en } from './en/answers.ts'
import { answers as es } from './es/answers.ts'
import { type Given, onceEach, translate } from './translate.ts'

type English = ReturnType<typeof en>
export type TextKey = keyof English
/** What the places of a text are given. */
export type Said<Key extends TextKey> = Given<English[Key]>

const textsIn = onceEach<Readonly<Record<TextKey, string>>>({ de, en, es })

export function say<Key extends TextKey>(
  key: Key,
  language: Language,
  ...[values]: Said<Key>
): string {
  const text = textsIn(language)[key]
  return values ? translate(text, values, language, String) : text
}

export function isText<Key extends string>(key: Key): key is Key & TextKey {
  return Object.hasOwn(textsIn('en'), key)
}

/** A word of a closed set; one without a text is returned as it is. */
export function sayWord(group: string, word: string, language: Language): string {
  const texts: Readonly<Record<string, string>> = textsIn(language)
  const key = `${group}.${word}`
  return Object.hasOwn(texts, key) ? texts[key]! : word
}
