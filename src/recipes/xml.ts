/** Reads recipes from XML files of RecipeML, Gourmet and MasterCook (`.mx2`). */

import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, bounded, childElements, withoutMarkup } from './html.ts'
import { requireFull } from './json.ts'
import { lineOf, spaced } from './lines.ts'
import { languageOfTag, type RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Reads all recipes of a file. Throws INVALID_REQUEST if none has ingredients. */
export function recipesInXml(xml: string): readonly RecipeText[] {
  const root = parseFragment(asHtml(xml), bounded())
  const recipes = recipesBelow(root).map(recipeOf)
  return requireFull(recipes.length > 0 ? recipes : [new Draft('xml').recipe()])
}

/**
 * Converts XML for the HTML parser. Within `svg`, the parser accepts empty elements and CDATA, and the prefix `x-`
 * ensures that no name has a meaning in HTML.
 */
const asHtml = (xml: string) => `<svg>${xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x-')}`

const nameOf = ({ tagName }: Tree.Element) => tagName.replace(/^x-/, '')

type Role = 'title' | 'heading' | 'servings' | 'line' | 'method' | 'note' | 'equipment' | 'nothing'

/** The role of each element, by name. Elements that are not listed contain listed elements, or are metadata. */
const ROLES: Readonly<Record<string, Role>> = {
  title: 'title',
  groupname: 'heading',
  yield: 'servings',
  yields: 'servings',
  servings: 'servings',
  serv: 'servings',
  ing: 'line',
  ingredient: 'line',
  ingref: 'line',
  ingr: 'line',
  directions: 'method',
  instructions: 'method',
  dirt: 'method',
  description: 'note',
  desc: 'note',
  note: 'note',
  'ing-note': 'note',
  modifications: 'note',
  alts: 'note',
  tool: 'equipment',
  image: 'nothing',
  thumbnail: 'nothing',
  summ: 'nothing',
}

const recipesBelow = (node: Tree.ParentNode): readonly Tree.Element[] =>
  childElements(node).flatMap((child) =>
    /^(?:recipe|rcpe)$/.test(nameOf(child)) ? [child] : recipesBelow(child),
  )

function recipeOf(recipe: Tree.Element): RecipeText {
  const draft = new Draft('xml')
  draft.language = languageOfTag(attribute(recipe, 'xml:lang'))
  draft.title = attribute(recipe, 'name') || null
  for (const child of childElements(recipe)) read(child, draft)
  draft.witness([draft.title ?? ''])
  return draft.recipe()
}

function read(element: Tree.Element, draft: Draft): void {
  const name = nameOf(element)
  const role = ROLES[name]
  const parts = childElements(element)
  const text = shownIn(element)
  if (role === 'title' && draft.title === null) draft.title = spaced(text) || null
  // The title of a group and the title of the recipe have the same element name.
  else if (role === 'heading' || role === 'title') addHeading(spaced(text), draft)
  else if (role === 'servings') {
    draft.servings ??= servingsOf(spaced(text))
    draft.skip(`${name}: ${spaced(text)}`, 'metadata')
  } else if (role === 'line' && attribute(element, 'code') === 'S') {
    // MasterCook stores subtitles as ingredients with the code S.
    addHeading(attribute(element, 'name'), draft)
  } else if (role === 'line') readLine(element, draft)
  else if (role === 'method' || role === 'note' || role === 'equipment') {
    const lines = text.split('\n')
    if (role !== 'equipment') draft.witness([text])
    draft.skip(lines, role)
  } else if (role === undefined && parts.length > 0) for (const part of parts) read(part, draft)
  else if (role === undefined && text !== '') draft.skip(`${name}: ${spaced(text)}`, 'metadata')
}

function addHeading(text: string, draft: Draft): void {
  draft.heading(text)
  draft.witness([text])
}

/** Reads an ingredient. MasterCook writes the fields as attributes; other formats write them as elements. */
function readLine(element: Tree.Element, draft: Draft): void {
  const fields = { amount: attribute(element, 'qty'), unit: attribute(element, 'unit') }
  const foods = [attribute(element, 'name')]
  const notes: string[] = []
  for (const part of childElements(element)) {
    const name = nameOf(part)
    const text = spaced(shownIn(part))
    if (/^(?:amt|amount)$/.test(name)) {
      // A second amount is another measure of the same food.
      if (fields.amount === '') fields.amount = text
      else notes.push(`(${text})`)
    } else if (name === 'unit') fields.unit = text
    else if (/^(?:item|name|alt-ing)$/.test(name)) foods.push(text)
    else if (!/^(?:key|inti)$/.test(name)) notes.push(text)
  }
  if (attribute(element, 'optional') === 'yes') notes.push('optional')
  const food = foods.filter(Boolean).join('/')
  const line = lineOf({ ...fields, food, note: notes.filter(Boolean).join(', ') })
  draft.line(line)
  draft.witness([line])
}

/** Text of an element and of attributes such as `qty` and `unit`, without markup: "2-3 cups", "1 1/2". */
function shownIn(element: Tree.Element): string {
  const { childNodes } = element
  const given = ['qty', 'unit', 'label', 'source', 'elapsed'].map((name) =>
    attribute(element, name),
  )
  const inner = childNodes.map((node) => {
    if ('value' in node) return node.value
    if (!('tagName' in node)) return ''
    const text = shownIn(node)
    const mark = SIGNS[nameOf(node)] ?? (nameOf(node) === 'step' ? '\n' : ' ')
    return mark + text
  })
  const text = [...given.filter(Boolean), inner.join('')].join(' ')
  const lines = text.split('\n').map(text.includes('<') ? withoutMarkup : spaced)
  return lines.filter(Boolean).join('\n')
}

/** Signs before the second part of a fraction or range. */
const SIGNS: Readonly<Record<string, string>> = { d: '/', q2: '-' }
