/**
 * Reads Cooklang: `@flour{200%g}` among the words of the method. Our own reader, since the package for it drops notes, what stands
 * behind a heading in brackets and parts of names with a hyphen; a test compares the two where both are right.
 */

import { isExemptKey } from './exempt-keys.ts'
import { amountText, keyNamed, lineOf } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Whether a text is Cooklang: an ingredient with braces, a line of metadata, or several ingredients and no list of any. */
export function isCooklang(text: string): boolean {
  if (/^>>\s*[^:\n]+:/m.test(text)) return true
  if (/(?:^|[\s(])@[&?+\-./]*\p{L}[^@#~{}\n]*\{[^{}\n]*\}/mu.test(text)) return true
  return (text.match(/(?:^|[\s(])@\p{L}/gmu)?.length ?? 0) > 1 && !/^\s*(?:[-*•]\s|\d)/m.test(text)
}

/** A name, in braces an amount, in round brackets a note: `@&red onion{2}(finely chopped)`. */
const TOKEN =
  /@(?<many>[^@#~{}\n]+?)\{(?<inside>[^}\n]*)\}(?:\((?<note>[^)\n]*)\))?|@(?<one>[&?+\-./]*[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-'’](?=[\p{L}\p{N}]))*)(?:\((?<oneNote>[^)\n]*)\))?|#(?<tools>[^@#~{}\n]+?)\{[^}\n]*\}(?:\([^)\n]*\))?|#(?<tool>[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*)|~(?<timer>[^@#~{}\n]*)\{[^}\n]*\}/gu

/** `draft` holds what stood in front of the text in YAML. */
export function recipeInCooklang(
  text: string,
  draft = new Draft('cooklang'),
  firstLine = 1,
): RecipeText {
  const tools = new Map<string, number>()
  const source = withoutBlockComments(text, draft, firstLine)
  draft.witness([source.split('\n').filter(isOfDish).map(withoutComment).join('\n')])
  source.split('\n').forEach((line, index) => {
    readLine(draft, line, firstLine + index, tools)
  })
  for (const [tool, number] of tools) draft.skip(number, tool, 'equipment')
  return draft.recipe()
}

function readLine(draft: Draft, raw: string, number: number, tools: Map<string, number>): void {
  const [, key, value = ''] = /^>>\s*([^:]+?)\s*:\s*(.*)$/.exec(raw) ?? []
  const [, section] = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(raw) ?? []
  if (key !== undefined) metadata(draft, number, key, value)
  else if (section !== undefined) {
    if (section !== '') draft.heading(section)
  } else if (/^\s*>/.test(raw)) draft.skip(number, raw, 'note')
  else step(draft, raw, number, tools)
}

/** A line of the method with its ingredients in it; what stands behind `--` is a comment. */
function step(draft: Draft, raw: string, number: number, tools: Map<string, number>): void {
  const comment = raw.search(/(?:^|\s)--/)
  const line = comment < 0 ? raw : raw.slice(0, comment)
  if (comment >= 0) draft.skip(number, raw.slice(comment), 'note')
  for (const { groups = {} } of line.matchAll(TOKEN)) {
    const { many, inside = '', note, one, oneNote } = groups
    const name = nameOf(many ?? one)
    // "@&flour" is the flour of before, "@&flour{50%g}" so much more of it.
    const isRepeated = /^&/.test(many ?? one ?? '') && inside.trim() === ''
    if (name !== undefined && !isRepeated) {
      draft.line(number, lineOf({ ...amountOf(inside), food: name, note: note ?? oneNote }))
    }
    const tool = (groups.tools ?? groups.tool)?.trim()
    if (tool && !tools.has(tool)) tools.set(tool, number)
  }
  draft.skip(number, line, 'method')
}

/** Metadata by a key that no dish is named by is no text of the recipe. */
function isOfDish(line: string): boolean {
  const [, key] = /^>>\s*([^:]+?)\s*:/.exec(line) ?? []
  return key === undefined || !isExemptKey(key)
}

/** Without what follows `--`, and without the cookware. */
const withoutComment = (line: string) =>
  line
    .replace(/(?:^|\s)--.*$/, '')
    .replace(/#(?:[^@#~{}\n]{1,60}\{[^}\n]*\}|[\p{L}\p{N}-]+)/gu, ' ')

/** Without the signs that say how an ingredient is meant: a reference, optional, hidden, a recipe of its own. */
function nameOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const bare = name.replace(/^[&?+-]+/, '')
  // "@./sauces/Hollandaise{150%g}" is another recipe.
  const path = /^\.{1,2}\/(?:.*\/)?([^/]+)$/.exec(bare)
  // "@white wine|wine": how it is called further on.
  return (path?.[1] ?? bare).split('|')[0]!.trim() || undefined
}

/** `2%cups`, `1/2%tsp`, `=1%pinch` (that does not grow with the servings), `2 large`. */
function amountOf(inside: string): { amount: string; unit: string } {
  const [amount = '', ...unit] = inside.replace(/^\s*=/, '').split('%')
  const figure = amount.trim()
  const isDecimal = /^\d+\.\d+$/.test(figure)
  return { amount: isDecimal ? amountText(Number(figure)) : figure, unit: unit.join('%').trim() }
}

function metadata(draft: Draft, number: number, name: string, value: string): void {
  const key = keyNamed(name)
  const servings = key === 'servings' ? servingsOf(value) : null
  if (key === 'title') draft.title = value.trim() || null
  else draft.skip(number, `${name}: ${value}`, servings ? 'servings' : 'metadata')
  draft.servings ??= servings
}

/** Comments over several lines leave their line breaks, so that lines keep their numbers. */
function withoutBlockComments(text: string, draft: Draft, firstLine: number): string {
  return text.replace(/\[-[\s\S]*?-\]/g, (comment, at: number) => {
    const line = firstLine + text.slice(0, at).split('\n').length - 1
    draft.skip(line, comment.replace(/\s+/g, ' '), 'note')
    return comment.replace(/[^\n]/g, ' ')
  })
}
