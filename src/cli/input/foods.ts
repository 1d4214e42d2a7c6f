/** Decides whether words name one food or several. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { reads } from './measured.ts'

/** Splits `kale, spinach`, "green kale" "raw spinach" or `kale spinach`; a single name or amount stays whole. */
export function foodNames(app: App, words: readonly string[]): readonly string[] {
  const text = words.join(' ')
  const parts = text
    .split(/,(?!\d)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (parts.length > 1) {
    // "rice, cooked" is one food.
    return parts.every((part) => app.names(part)) || !app.names(text) ? parts : [text]
  }
  if (areApart(app, words)) return words
  if (words.length === 1 || app.names(text)) return [text]
  return words.every((word) => app.names(word)) ? words : [text]
}

/** True if the foods were quoted one by one: an argument with a space is a food of its own. */
export function areApart(app: App, words: readonly string[]): boolean {
  if (words.length < 2 || !words.some((word) => /\s/.test(word.trim()))) return false
  const text = words.join(' ')
  return !app.names(text) && !reads(app, text)
}

/** The name of the only food. Throws INVALID_REQUEST for several. */
export function oneName(app: App, words: readonly string[]): string {
  if (areApart(app, words)) {
    throw invalid(msg('takesOneFood', { foods: words.join(', ') }))
  }
  return words.join(' ')
}
