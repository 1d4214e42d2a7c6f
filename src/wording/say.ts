/** Texts for the answers on the terminal and the web page. */

import type { Language } from '../domain/languages.ts'
import { answers as de } from './de/answers.ts'
import { answers as en } from './en/answers.ts'
import { answers as es } from './es/answers.ts'
import { catalogue, type Given } from './translate.ts'

type English = ReturnType<typeof en>
export type TextKey = keyof English
/** The values for the placeholders of a text. */
export type ValuesOf<Key extends TextKey> = Given<English[Key]>

const { texts, say, has: isText } = catalogue<English>({ de, en, es })

export { isText, say }

/** Returns the display text of a code in a closed set, or the code itself if it has no text. */
export function sayWord(group: string, word: string, language: Language): string {
  const words: Readonly<Record<string, string>> = texts[language]
  const key = `${group}.${word}`
  return Object.hasOwn(words, key) ? words[key]! : word
}
