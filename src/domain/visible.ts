/**
 * Shows what would steer a terminal or hide on it: controls, controls of writing direction, and other letters that nobody
 * sees, as git and ls do. What people wrote may then say what it wants, but not change what stands around it.
 */

import { isAscii } from 'node:buffer'

/**
 * Controls, formats and what is invisible by default, save what belongs to a picture letter: "🌶️", "1️⃣" and "👩‍🍳" are written
 * with invisible ones. Made by those that need it: V8 takes half a millisecond for it.
 */
const hidden = () =>
  /(?!(?<=\p{ExtPict})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{ExtPict}(?:\ufe0f|\p{EMod})?)\u200d(?=\p{ExtPict}))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu

/** More units than `hidden` has, found far faster; nearly every text has none of them. Tabs and line breaks are apart. */
const UNITS =
  '\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb'
const PERHAPS = new RegExp(`[\\t\\n${UNITS}]`)
const PERHAPS_IN_LINES = new RegExp(`[${UNITS}]`)

/** Whether nobody sees anything of a text: spaces, controls and letters without a shape. */
export const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u.test(text)

/** A piece of text that the program did not make, with all that is hidden in it shown: `\t`, `\x1b`, `\u202e`. */
export function visible(text: string): string {
  return PERHAPS.test(text) ? text.replace(hidden(), spelt) : text
}

/** The colours that tables are painted with; any other sequence of a terminal is shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
const OURS = /\x1b\[(?:1|2|22|3[1235]|39)m|[\n\t]/
let notOurs: RegExp | undefined

/** A whole output: its line breaks, its tabs and its colours are the program's own. */
export function screened(text: string): string {
  if (!PERHAPS_IN_LINES.test(text)) return text
  notOurs ??= new RegExp(`(${OURS.source})|${hidden().source}`, 'gu')
  return text.replace(notOurs, (found, ours: string | undefined) => ours ?? spelt(found))
}

/** The same JSON, with what is hidden in its texts escaped; `JSON.stringify` leaves all but the first controls as they are. */
export function visibleJson(json: string): string {
  if (!PERHAPS_IN_LINES.test(json)) return json
  return json.replace(hidden(), (found) => (found === '\n' ? found : units(found)))
}

/** The same for JSON that is bytes already. */
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

/** JSON knows four figures only: a letter that takes two units is written as both. */
function units(letter: string): string {
  return letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
