/**
 * Reads Cooklang: `@flour{200%g}` in the text of the method. Our own parser, since the package for it drops notes, the text after a
 * heading in brackets and parts of hyphenated names; a test compares the two on inputs that both get right.
 */

import { isBeside } from './fields.ts'
import { amountText, keyNamed, lineOf } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** A name, in braces an amount, in round brackets a note: `@&red onion{2}(finely chopped)`. */
const TOKEN =
  /@(?<many>[^@#~{}\n]+?)\{(?<inside>[^}\n]*)\}(?:\((?<note>[^)\n]*)\))?|@(?<one>[&?+\-./]*[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-'’](?=[\p{L}\p{N}]))*)(?:\((?<oneNote>[^)\n]*)\))?|#(?<tools>[^@#~{}\n]+?)\{[^}\n]*\}(?:\([^)\n]*\))?|#(?<tool>[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*)|~(?<timer>[^@#~{}\n]*)\{[^}\n]*\}/gu

/** `draft` holds the fields of the front matter. */
export function recipeInCooklang(text: string, draft = new Draft('cooklang')): RecipeText {
  const tools = new Set<string>()
  const lines = withoutBlockComments(text, draft).split('\n')
  const shown = lines.filter(isOfDish).map((line) => withoutTools(withoutComment(line)))
  draft.witness([shown.join('\n')])
  for (const line of lines) readLine(draft, line, tools)
  for (const tool of tools) draft.skip(tool, 'equipment')
  return draft.recipe()
}

function readLine(draft: Draft, line: string, tools: Set<string>): void {
  const [, key, value = ''] = METADATA.exec(line) ?? []
  const [, section] = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(line) ?? []
  if (key !== undefined) metadata(draft, key, value)
  else if (section !== undefined) {
    if (section !== '') draft.heading(section)
  } else if (/^\s*>/.test(line)) draft.skip(line, 'note')
  else step(draft, line, tools)
}

const METADATA = /^>>\s*([^:]+?)\s*:\s*(.*)$/

/** Reads a line of the method with its ingredients; comments begin with `--`. */
function step(draft: Draft, raw: string, tools: Set<string>): void {
  const line = withoutComment(raw)
  draft.skip(raw.slice(line.length), 'note')
  for (const { groups = {} } of line.matchAll(TOKEN)) {
    const { many, inside = '', note, one, oneNote } = groups
    const name = nameOf(many ?? one ?? '')
    // "@&flour" refers to the earlier flour, "@&flour{50%g}" adds to it.
    const isRepeated = /^&/.test(many ?? one ?? '') && inside.trim() === ''
    if (name !== '' && !isRepeated) {
      draft.line(lineOf({ ...amountOf(inside), food: name, note: note ?? oneNote }))
    }
    const tool = (groups.tools ?? groups.tool)?.trim()
    if (tool) tools.add(tool)
  }
  draft.skip(line, 'method')
}

/** False for metadata that does not describe the dish. */
function isOfDish(line: string): boolean {
  const [, key] = METADATA.exec(line) ?? []
  return key === undefined || !isBeside(key)
}

const withoutComment = (line: string) => line.replace(/(?:^|\s)--.*$/, '')

const withoutTools = (line: string) =>
  line.replace(/#(?:[^@#~{}\n]{1,60}\{[^}\n]*\}|[\p{L}\p{N}-]+)/gu, ' ')

/** Strips the modifiers of an ingredient: reference, optional, hidden, separate recipe. */
function nameOf(name: string): string {
  const bare = name.replace(/^[&?+-]+/, '')
  // "@./sauces/Hollandaise{150%g}" is another recipe.
  const path = /^\.{1,2}\/(?:.*\/)?([^/]+)$/.exec(bare)
  // "@white wine|wine": the alias is only used further on.
  return (path?.[1] ?? bare).split('|')[0]!.trim()
}

/** `2%cups`, `1/2%tsp`, `=1%pinch` (not scaled with the servings), `2 large`. */
function amountOf(inside: string): { amount: string; unit: string } {
  const [amount = '', ...unit] = inside.replace(/^\s*=/, '').split('%')
  const figure = amount.trim()
  const isDecimal = /^\d+\.\d+$/.test(figure)
  return { amount: isDecimal ? amountText(Number(figure)) : figure, unit: unit.join('%').trim() }
}

function metadata(draft: Draft, name: string, value: string): void {
  const key = keyNamed(name)
  const servings = key === 'servings' ? servingsOf(value) : null
  if (key === 'title') draft.title = value.trim() || null
  else draft.skip(`${name}: ${value}`, servings ? 'servings' : 'metadata')
  draft.servings ??= servings
}

function withoutBlockComments(text: string, draft: Draft): string {
  return text.replace(/\[-[\s\S]*?-\]/g, (comment) => {
    draft.skip(comment.replace(/\s+/g, ' '), 'note')
    return comment.replace(/[^\n]/g, ' ')
  })
}
