/** Escapes control, bidi and invisible characters, like git and ls do, so that a text cannot manipulate a terminal. */

import { isAscii } from 'node:buffer'

/**
 * Matches control, format and default-ignorable characters, except in emoji such as "🌶️", "1️⃣" and "👩‍🍳". The pattern
 * is compiled on demand, because that takes V8 half a millisecond.
 */
const hidden = () =>
  /(?!(?<=\p{ExtPict})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{ExtPict}(?:\ufe0f|\p{EMod})?)\u200d(?=\p{ExtPict}))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu

/** Characters for a fast first check: all that `hidden` matches (except tabs and line breaks) and some others. */
const UNITS =
  '\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb'
const PERHAPS = new RegExp(`[\\t\\n${UNITS}]`)
const PERHAPS_IN_LINES = new RegExp(`[${UNITS}]`)

/** True if a text has only spaces, control characters and ignorable characters, and nothing visible. */
export const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u.test(text)

/** Escapes hidden characters in text that is not ours, for example as `\t`, `\x1b` or `\u202e`. */
export const visible = (text: string) => (PERHAPS.test(text) ? text.replace(hidden(), spelt) : text)

/** The colours of our tables. Any other escape sequence is made visible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
const OURS = /\x1b\[(?:1|2|22|3[1235]|39)m|[\n\t]/
let notOurs: RegExp | undefined

/** Escapes hidden characters in the complete output, except line breaks, tabs and our own colour codes. */
export function screened(text: string): string {
  if (!PERHAPS_IN_LINES.test(text)) return text
  notOurs ??= new RegExp(`(${OURS.source})|${hidden().source}`, 'gu')
  return text.replace(notOurs, (found, ours: string | undefined) => ours ?? spelt(found))
}

/** Escapes hidden characters in JSON, since `JSON.stringify` leaves most of them as they are. */
export function visibleJson(json: string): string {
  if (!PERHAPS_IN_LINES.test(json)) return json
  return json.replace(hidden(), (found) => (found === '\n' ? found : units(found)))
}

/** Like `visibleJson`, for JSON as bytes. */
export function visibleJsonBytes<T extends Uint8Array>(json: T): T | Buffer {
  if (isAscii(json) && !json.includes(DELETE)) return json
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString()
  const shown = visibleJson(text)
  return shown === text ? json : Buffer.from(shown)
}

const DELETE = 0x7f

const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function spelt(letter: string): string {
  const code = letter.codePointAt(0)!
  const hex = code.toString(16)
  if (code > 0xffff) return `\\u{${hex}}`
  return (
    SHORT[letter] ?? (code > 0xff ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`)
  )
}

/** Escapes a character. JSON escapes have four digits, so a surrogate pair needs two escapes. */
const units = (letter: string): string =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
