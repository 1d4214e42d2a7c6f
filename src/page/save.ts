/** Saves the answer as a file: the page, CSV, or the server's JSON. */

import type { Summary } from './answer.ts'
import type { Answered } from './checking.ts'
import type { WordsOf } from './words.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  csv: 'text/csv',
  json: 'application/json',
}

export function download(name: string, text: string): void {
  const type = TYPES[name.replace(/.*\./, '')] ?? 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  URL.revokeObjectURL(url)
}

/** Returns the page as a self-contained HTML file, without its controls. */
export function asHtml(title: string, lang: string): string {
  const copy = document.querySelector('main')?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const one of copy.querySelectorAll('button, .menu, .hid, [hidden]')) one.remove()
  for (const one of copy.querySelectorAll('.print')) one.classList.remove('print')
  for (const one of copy.querySelectorAll('a')) one.replaceWith(...one.childNodes)
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const head = document.createElement('title')
  head.textContent = title
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head.outerHTML}
<style>${rules.map(({ cssText }) => cssText).join('\n')}</style></head><body>${copy.outerHTML}</body></html>
`
}

/** Writes CSV with a row for each finding: person, allergen, verdict, reason. */
export function asCsv({ asked }: Answered, summary: Summary, { t, say, sayWord }: WordsOf): string {
  const { parties, facts } = summary
  const own = parties.flatMap(({ at, rows }) =>
    rows.map((row) => [
      asked.eaters[at]?.name ?? '',
      row.name,
      row.verdict === 'compatible'
        ? say('verdict.compatible')
        : sayWord(`found.${row.scale}`, row.verdict),
      row.why,
    ]),
  )
  const found = (['contains', 'mayContain', 'notKnown'] as const).flatMap((one) =>
    facts[one].map(({ name, why }) => ['', name, say(`fact.${one}`), why]),
  )
  const none = facts.notFound.map((name) => ['', name, say('fact.notFound'), say('said.inData')])
  const head = [t('people.name'), say('head.allergen'), say('head.verdict'), say('head.because')]
  return [head, ...own, ...found, ...none]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

/** Quotes a CSV cell. Adds an apostrophe in front if needed, so that spreadsheets do not run the text as a formula. */
function quoted(cell: string): string {
  const text = /^[=+\-@]/.test(cell) ? `'${cell}` : cell
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
