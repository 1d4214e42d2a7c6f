/** Writes rows as CSV for spreadsheets. Quotes cells as in RFC 4180, but ends lines with line feeds like the CLI. */

import type { Language } from '../../domain/languages.ts'
import { visible } from '../../domain/visible.ts'

/** In languages with a decimal comma, spreadsheets expect semicolons as separators. */
const SEPARATOR: Readonly<Record<Language, string>> = { de: ';', en: ',', es: ';' }

/** Byte order mark, which tells spreadsheets that the file is UTF-8. */
const MARK = '\ufeff'

type Row = readonly string[]

export function csv(heads: Row, rows: readonly Row[], lang: Language): string {
  const separator = SEPARATOR[lang]
  const lineOf = (row: Row) => row.map((one) => cell(one, separator)).join(separator)
  const lines = [heads, ...rows].map(lineOf)
  return `${MARK}${lines.join('\n')}\n`
}

/** Quotes a cell if needed. An apostrophe keeps spreadsheets from running the cell as a formula. */
function cell(given: string, separator: string): string {
  const text = visible(given)
  const inert = /^[=+\-@]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(inert) || inert.includes(separator)
    ? `"${inert.replaceAll('"', '""')}"`
    : inert
}
