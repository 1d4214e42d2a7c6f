/** Decides whether words name one food or several. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { isQuantity } from './measured.ts'

/** Splits a list such as `kale, spinach`, "green kale" "raw spinach" or `kale spinach`. A single food stays whole. */
export function foodNames(app: App, words: readonly string[]): readonly string[] {
  const text = words.join(' ')
  const parts = text
    .split(/,(?!\d)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (parts.length > 1) {
    // Don't split "rice, cooked", which is one food.
    return parts.every((part) => app.isExactName(part)) || !app.isExactName(text) ? parts : [text]
  }
  if (areApart(app, words)) return words
  if (words.length === 1 || app.isExactName(text)) return [text]
  return words.every((word) => app.isExactName(word)) ? words : [text]
}

/** True if each argument is a separate food, because one of them was quoted and contains a space. */
export function areApart(app: App, words: readonly string[]): boolean {
  if (words.length < 2 || !words.some((word) => /\s/.test(word.trim()))) return false
  const text = words.join(' ')
  return !app.isExactName(text) && !isQuantity(app, text)
}

/** Returns the name of the food. Throws INVALID_REQUEST if there are several. */
export function oneName(app: App, words: readonly string[]): string {
  if (areApart(app, words)) throw invalid(msg('takesOneFood', { foods: words.join(', ') }))
  return words.join(' ')
}
