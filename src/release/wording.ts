/**
 * Texts for translators. `npm run wording:export -- de > de.json` writes them as JSON, each with the English text; `npm
 * run wording:import -- de de.json` reads them back.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { keysOf } from '../domain/closed-sets.ts'

/** Files of each kind of text, in the order of the export. */
export const FILES = {
  answers: ['names', 'answers'],
  errors: ['errors'],
  help: ['manual', 'help'],
  page: ['page'],
} as const
type Kind = keyof typeof FILES
const KINDS = keysOf(FILES)

/** Texts by `kind.id`. */
export type Texts = Readonly<Record<string, { readonly en: string; readonly text: string }>>

const pathOf = (file: string, language: string) => `src/wording/${language}/${file}.ts`

/** Matches a text in the source: its id and its string literal. */
const ENTRY =
  /^( {4}'?)([\w.-][\w. -]*)('?:\s+)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm

const textIn = (literal: string): string =>
  literal.slice(1, -1).replace(/\\(?:u(\w{4})|(.))/gs, (_, code: string | undefined, sign) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return sign === 'n' ? '\n' : sign
  })

/** Writes a string literal with the quotes that the project's formatter uses. */
function literalOf(text: string): string {
  if (text.includes('\n')) return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

function textsOf(kind: Kind, language: string): ReadonlyMap<string, string> {
  const entries = FILES[kind].flatMap((file) => [
    ...readFileSync(pathOf(file, language), 'utf8').matchAll(ENTRY),
  ])
  return new Map(Array.from(entries, ([, , id = '', , text = '']) => [id, textIn(text)]))
}

export function exported(language: string): Texts {
  const texts = KINDS.flatMap((kind) => {
    const english = textsOf(kind, 'en')
    return [...textsOf(kind, language)].map(
      ([id, text]) => [`${kind}.${id}`, { en: english.get(id) ?? '', text }] as const,
    )
  })
  return Object.fromEntries(texts)
}

/** Replaces texts of one kind in the source with the translated texts. Ignores ids that the source does not have. */
export const withTexts = (source: string, kind: string, texts: Texts): string =>
  source.replace(ENTRY, (whole, ...[before, id, colon, literal]: readonly string[]) => {
    const text = texts[`${kind}.${id}`]?.text
    return text === undefined || text === textIn(literal ?? '')
      ? whole
      : `${before}${id}${colon}${literalOf(text)}`
  })

export function importTexts(language: string, texts: Texts): void {
  for (const kind of KINDS) {
    for (const file of FILES[kind]) {
      const path = pathOf(file, language)
      writeFileSync(path, withTexts(readFileSync(path, 'utf8'), kind, texts))
    }
  }
}
