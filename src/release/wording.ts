/**
 * Texts for translators: `npm run wording:export -- de > de.json` writes them as JSON, each with its English;
 * `npm run wording:import -- de de.json` takes them back.
 */

import { readFileSync, writeFileSync } from 'node:fs'

const KINDS = ['answers', 'errors', 'help', 'page'] as const

/** By `kind.id`. */
export type Texts = Readonly<Record<string, { readonly en: string; readonly text: string }>>

const fileOf = (kind: string, language: string) => `src/wording/${language}/${kind}.ts`

/** A text in the source: its id and its literal. */
const ENTRY =
  /^( {4}'?)([\w.-][\w. -]*)('?:\s+)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm

function textIn(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(?:u(\w{4})|(.))/gs, (_, code: string | undefined, sign) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      return sign === 'n' ? '\n' : sign
    })
}

/** Quotes follow the project's format. */
function literalOf(text: string): string {
  if (text.includes('\n')) return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

function textsOf(kind: string, language: string): ReadonlyMap<string, string> {
  const entries = readFileSync(fileOf(kind, language), 'utf8').matchAll(ENTRY)
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

/** The source of one kind with the translated texts; ids it lacks are ignored. */
export function withTexts(source: string, kind: string, texts: Texts): string {
  return source.replace(ENTRY, (whole, ...[before, id, colon, literal]: readonly string[]) => {
    const text = texts[`${kind}.${id}`]?.text
    return text === undefined || text === textIn(literal ?? '')
      ? whole
      : `${before}${id}${colon}${literalOf(text)}`
  })
}

export function importTexts(language: string, texts: Texts): void {
  for (const kind of KINDS) {
    const file = fileOf(kind, language)
    writeFileSync(file, withTexts(readFileSync(file, 'utf8'), kind, texts))
  }
}
