/** Generated parts of a page, between two marks. */

import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`; throws if the marks are missing.
 */
export function renewSection(path, name, text) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(path, 'utf8')
  const [from, to] = [page.indexOf(open), page.indexOf(close)]
  if (from < 0 || to < from) throw new Error(`${path} has no section ${open} … ${close}`)
  writeFileSync(path, `${page.slice(0, from)}${open}\n${text}\n${page.slice(to)}`)
}
