/** Reads the Open Recipe Format: YAML with `recipe_name`, and a mapping for each ingredient. */

import { isNode, type Node, textIn, textsBelow } from './fields.ts'
import { fieldsOfYaml } from './front-matter.ts'
import { requireFull } from './json.ts'
import { keyNamed, lineOf } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Reads the recipe in a file. If the YAML is invalid, throws INVALID_REQUEST with the line number. */
export function recipesInOpenFormat(text: string): readonly RecipeText[] {
  const { recipe_name, yields, ingredients, steps, notes, ...others } = fieldsOfYaml(
    text.replace(/^\s*---[ \t]*\n/, '').replace(/\n---[\s\S]*$/, '\n'),
    'open recipe format',
  )
  const draft = new Draft('open recipe format')
  draft.title = textIn(recipe_name) || null
  const stated = [yields].flat().filter(isNode).flatMap(Object.entries)
  for (const [key, value] of stated) {
    if (keyNamed(key) === 'servings') draft.servings ??= servingsOf(value)
    draft.skip(`${key}: ${textIn(value)}`, 'metadata')
  }
  for (const one of [ingredients].flat()) readIngredient(one, draft)
  for (const [value, reason] of [
    [steps, 'method'],
    [notes, 'note'],
  ] as const) {
    const texts = [...textsBelow(value, () => true)]
    draft.witness(texts)
    draft.skip(texts, reason)
  }
  for (const [key, value] of Object.entries(others)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    draft.skip(`${key}: ${text}`, 'metadata')
  }
  draft.witness([draft.title ?? ''])
  return requireFull([draft.recipe()])
}

/** Reads an ingredient: "- flour: {amounts: …}". Each of its substitutions becomes a separate line. */
function readIngredient(one: unknown, draft: Draft): void {
  if (!isNode(one)) addLine(textIn(one), draft)
  for (const [food, value] of isNode(one) ? Object.entries(one) : []) {
    const { amounts, processing, notes, substitutions, ...others }: Node = isNode(value)
      ? value
      : {}
    const [first, ...more] = [amounts].flat().filter(isNode)
    const amount = typeof first?.amount === 'number' ? first.amount : textIn(first?.amount)
    const given = isNode(value) ? '' : textIn(value)
    const note = [given, textIn(processing)].filter(Boolean).join(', ')
    addLine(lineOf({ amount, unit: textIn(first?.unit), food, note }), draft)
    const besides = [notes, ...more.map((one) => `${textIn(one.amount)} ${textIn(one.unit)}`)]
    draft.skip([...textsBelow([besides, others], () => true)], 'note')
    for (const other of [substitutions ?? []].flat()) readIngredient(other, draft)
  }
}

function addLine(text: string, draft: Draft): void {
  draft.line(text)
  draft.witness([text])
}
