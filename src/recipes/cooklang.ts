/**
 * Reads Cooklang, which marks ingredients in the method: `@flour{200%g}`. We do not use the official parser, because it
 * drops notes, bracketed text after headings and parts of hyphenated names. A test compares our results with those of
 * the official parser on inputs that both parsers read correctly.
 */

import { nodeOf } from './fields.ts'
import { readFields } from './json.ts'
import { amountText, lineOf, spaced } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { Draft } from './structure.ts'

/** Matches an ingredient, a tool or a timer. An amount in braces and a note may follow: `@&red onion{2}(chopped)`. */
const TOKEN =
  /(?<sign>[@#~])(?:(?<many>[^@#~{}\n]*?)\{(?<inside>[^}\n]*)\}|(?<one>[&?+\-./]*[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-'’](?=[\p{L}\p{N}]))*))(?:\((?<note>[^)\n]*)\))?/gu

/** Reads a recipe; `draft` already has the fields of the front matter. */
export function recipeInCooklang(text: string, draft = new Draft('cooklang')): RecipeText {
  const tools = new Set<string>()
  const shown = withoutBlockComments(text, draft)
  const fields = [...shown.matchAll(METADATA)].map(
    ([, key = '', value = '']) => [key, value] as const,
  )
  readFields(nodeOf(fields), draft, spaced)
  const lines = shown.replace(METADATA, '').split('\n')
  const bare = lines.map(withoutComment).join('\n')
  draft.witness([bare.replace(TOKEN, (token) => (token.startsWith('#') ? ' ' : token))])
  for (const line of lines) readLine(draft, line, tools)
  draft.skip([...tools], 'equipment')
  return draft.recipe()
}

function readLine(draft: Draft, line: string, tools: Set<string>): void {
  const [, section] = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(line) ?? []
  if (section) draft.heading(section)
  else if (/^\s*>/.test(line)) draft.skip(line, 'note')
  else if (section === undefined) step(draft, line, tools)
}

const METADATA = /^>> *([^:\n]+?) *: *(.*)\n?/gm

/** Reads a line of the method and its ingredients. Comments begin with `--`. */
function step(draft: Draft, raw: string, tools: Set<string>): void {
  const line = withoutComment(raw)
  draft.skip(raw.slice(line.length), 'note')
  for (const { groups = {} } of line.matchAll(TOKEN)) {
    const { sign, many, inside = '', one, note } = groups
    const written = (many ?? one ?? '').trim()
    const name = nameOf(written)
    // "@&flour" refers to flour mentioned before; "@&flour{50%g}" adds some more.
    const isRepeated = written.startsWith('&') && inside.trim() === ''
    if (sign === '#' && written !== '') tools.add(written)
    if (sign === '@' && name !== '' && !isRepeated)
      draft.line(lineOf({ ...amountOf(inside), food: name, note }))
  }
  draft.skip(line, 'method')
}

const withoutComment = (line: string) => line.replace(/(?:^|\s)--.*$/, '')

/** Removes the markers before the name of an ingredient ("reference", "optional", "hidden", "separate recipe"). */
function nameOf(name: string): string {
  const bare = name.replace(/^[&?+-]+/, '')
  // A path, as in "@./sauces/Hollandaise{150%g}", names another recipe.
  const path = /^\.{1,2}\/(?:.*\/)?([^/]+)$/.exec(bare)
  // An alias after "|", as in "@white wine|wine", is used only later in the text.
  return (path?.[1] ?? bare).split('|')[0]!.trim()
}

/** Splits an amount such as `2%cups`, `1/2%tsp`, `1\/4%cup`, `2 large` or `=1%pinch` (which does not scale). */
function amountOf(inside: string): { amount: string; unit: string } {
  const [amount = '', ...unit] = inside.replace(/^\s*=/, '').split('%')
  const figure = amount.trim().replace('\\/', '/')
  const isDecimal = /^\d+\.\d+$/.test(figure)
  return { amount: isDecimal ? amountText(Number(figure)) : figure, unit: unit.join('%').trim() }
}

const withoutBlockComments = (text: string, draft: Draft): string =>
  text.replace(/\[-[\s\S]*?-\]/g, (comment) => {
    draft.skip(comment.replace(/\s+/g, ' '), 'note')
    return comment.replace(/[^\n]/g, ' ')
  })
