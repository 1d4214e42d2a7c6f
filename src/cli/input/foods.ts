/** Decides whether words name one food or several. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { isQuantity } from './measured.ts'

/** Splits `kale, spinach`, "green kale" "raw spinach" or `kale spinach`; a single name or amount stays whole. */
export function foodNames(app: App, words: readonly string[]): readonly string[] {
  const text = words.join(' ')
  const parts = text
    .split(/,(?!\d)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (parts.length > 1) {
    // "rice, cooked" is one food.
    return parts.every((part) => app.isExactName(part)) || !app.isExactName(text) ? parts : [text]
  }
  if (areApart(app, words)) return words
  if (words.length === 1 || app.isExactName(text)) return [text]
  return words.every((word) => app.isExactName(word)) ? words : [text]
}

/** True if the foods were quoted one by one: an argument with a space is a food of its own. */
export function areApart(app: App, words: readonly string[]): boolean {
  if (words.length < 2 || !words.some((word) => /\s/.test(word.trim()))) return false
  const text = words.join(' ')
  return !app.isExactName(text) && !isQuantity(app, text)
}

/** The name of the only food. Throws INVALID_REQUEST for several. */
export function oneName(app: App, words: readonly string[]): string {
  if (areApart(app, words)) throw invalid(msg('takesOneFood', { foods: words.join(', ') }))
  return words.join(' ')
}
