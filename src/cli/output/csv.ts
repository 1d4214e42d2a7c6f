/** Writes rows as CSV that spreadsheets open as it is meant: cells and quotes of RFC 4180, lines as everywhere in the terminal. */

import type { Language } from '../../domain/languages.ts'
import { visible } from '../../domain/visible.ts'

/** Spreadsheets of these languages have a decimal comma, and a semicolon between cells. */
const SEPARATOR: Readonly<Record<Language, string>> = { de: ';', en: ',', es: ';' }

/** A mark by which spreadsheets know UTF-8. */
const MARK = '\ufeff'

export function csv(rows: readonly (readonly string[])[], lang: Language): string {
  const separator = SEPARATOR[lang]
  const lines = rows.map((row) => row.map((one) => cell(one, separator)).join(separator))
  return `${MARK}${lines.join('\n')}\n`
}

/** A cell that a spreadsheet would run gets an apostrophe. */
function cell(given: string, separator: string): string {
  const text = visible(given)
  const inert = /^[=+\-@]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(inert) || inert.includes(separator)
    ? `"${inert.replaceAll('"', '""')}"`
    : inert
}
