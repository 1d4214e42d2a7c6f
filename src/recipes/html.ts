/** Reads recipes from web pages: JSON-LD in scripts, else microdata, RDFa or microformat classes, else headings and lists. */

import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
  type TreeAdapter,
} from 'parse5'
import { itemAt } from '../domain/present.ts'
import { reasonOf } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { msg } from '../messages/message.ts'
import { holdingOf, requireBounded } from './fields.ts'
import { fullOf, recipesOf, requireFull } from './json.ts'
import { LineFacts } from './line-facts.ts'
import { beginsWithFigure, inAnyLanguage, spaced, unreadable } from './lines.ts'
import { languageOfTag, linesOf, type RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Text without tags and entities: "&frac12; cup <b>milk</b>" is "½ cup milk". */
export function withoutMarkup(text: string): string {
  if (!/[&<]/.test(text)) return spaced(text)
  const once = textOf(parseFragment(text, bounded()))
  // Some pages escape twice: "&amp;frac12;".
  return spaced(/&#?\w+;/.test(once) ? textOf(parseFragment(once, bounded())) : once)
}

/** Decodes the entities of a text, except those of line breaks and angle brackets. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/gi, (entity) => {
    const decoded = textOf(parseFragment(entity))
    return /[\n\r<>]/.test(decoded) ? entity : decoded
  })
}

/** Bounds, like those of browsers: the cost of an element grows with its depth, and walking the tree is recursive. */
const MAX_DEPTH = 512
const MAX_ELEMENTS = 50_000

/** Parser options that reject a page once it exceeds the bounds. */
function bounded() {
  let depth = 0
  let elements = 0
  const treeAdapter: TreeAdapter<Tree.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth += 1
      elements += 1
      if (depth <= MAX_DEPTH && elements <= MAX_ELEMENTS) return
      throw unreadable('HTML', msg('too many elements, or too many in one another'))
    },
    onItemPop: () => {
      depth -= 1
    },
  }
  return { treeAdapter }
}

/** All recipes of a page. Throws INVALID_REQUEST if it has none. */
export function recipesInHtml(html: string): readonly RecipeText[] {
  const elements = elementsOf(parse(html, { ...bounded(), sourceCodeLocationInfo: true }))
  const found = declared(elements, html.length) ?? unmarked(elements)
  if (found.length === 0) {
    throw unreadable(
      'HTML',
      msg(
        'the page marks no recipe (no schema.org Recipe), and has no list below a heading for ingredients',
      ),
    )
  }
  const named = (name: string) => elements.find(({ tagName }) => tagName === name)
  const [root, titled] = [named('html'), named('title')]
  const language = root ? languageOfTag(attribute(root, 'lang')) : null
  const title = titled ? spaced(textOf(titled)) : ''
  const notes = found.length === 1 ? outermost(elements.filter(isNotes)).map(shownText) : []
  return found.map((recipe) => ({
    ...recipe,
    language: recipe.language ?? language,
    raw: [...recipe.raw, ...notes],
    skipped:
      title === '' || title === recipe.title
        ? recipe.skipped
        : [...recipe.skipped, { text: title, reason: 'markup' }],
  }))
}

/** The recipes that a page marks up, in JSON-LD or in its elements; undefined if none. */
function declared(
  elements: readonly Tree.Element[],
  length: number,
): readonly RecipeText[] | undefined {
  const values: unknown[] = []
  const broken: { line: number; why: string; text: string }[] = []
  for (const script of elements) {
    if (script.tagName !== 'script' || !/ld\+json/i.test(attribute(script, 'type'))) continue
    const text = script.childNodes.map((one) => ('value' in one ? one.value : '')).join('')
    try {
      values.push(JSON.parse(mended(text)))
    } catch (error) {
      if (/recipeIngredient|"Recipe"/i.test(text)) {
        const line = script.sourceCodeLocation?.startLine ?? 1
        broken.push({ line, why: reasonOf(error), text })
      }
    }
  }
  requireBounded(values, length, 'JSON')
  const scopes = outermost(elements.filter(isScope))
  const listed = fullOf(recipesOf(values, withoutMarkup))
  if (listed.length === 0 && scopes.length === 0) {
    if (!broken[0]) return undefined
    const { line, why } = broken[0]
    throw unreadable('HTML', msg('JSON-LD in line {line} is not valid JSON: {why}', { line, why }))
  }
  return withFurther(
    listed.length > 0 ? listed : requireFull(scopes.map((scope) => marked(scope, elements))),
    broken.flatMap(({ text }) => listedIn(text)).map(withoutMarkup),
  )
}

/** Texts of the ingredient lists in invalid JSON. */
function listedIn(json: string): readonly string[] {
  return [...json.matchAll(/"(?:recipeIngredients?|ingredients)"\s*:\s*([^\]]*)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(([, text = '']) => text),
  )
}

/** Adds texts that are in no recipe to the first one, as lines. */
function withFurther(
  recipes: readonly RecipeText[],
  texts: readonly string[],
): readonly RecipeText[] {
  const known = new Set(recipes.flatMap(linesOf).map(({ text }) => nameKey(text)))
  const lines = texts
    .filter((text) => text !== '' && !known.has(nameKey(text)))
    .map((text) => ({ line: 0, text }))
  const [first, ...others] = recipes
  if (!first || lines.length === 0) return recipes
  return [{ ...first, sections: [...first.sections, { heading: null, lines }] }, ...others]
}

/** JSON-LD without wrappers such as comments, and with raw line breaks inside strings escaped. */
function mended(json: string): string {
  const bare = json
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
  return bare.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (text) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow these in a string.
    text.replace(/[\u0000-\u001f]/g, (sign) => (sign === '\n' ? '\\n' : ' ')),
  )
}

/** True if an element is marked as a recipe. */
function isScope(element: Tree.Element): boolean {
  return (
    /schema\.org\/Recipe\b/i.test(attribute(element, 'itemtype')) ||
    /(?:^|[\s:/])Recipe(?:\s|$)/.test(attribute(element, 'typeof')) ||
    /(?:^|\s)(?:h-recipe|hrecipe|recipe-details)(?:\s|$)/.test(attribute(element, 'class'))
  )
}

/** The properties of an element; with `isFormatted`, also those of microformat classes. */
function propertiesOf(element: Tree.Element, isFormatted: boolean): readonly string[] {
  const named = `${attribute(element, 'itemprop')} ${attribute(element, 'property')}`
  const names = named.split(/\s+/).map((name) => name.replace(/^.*[:/]/, ''))
  const classes = isFormatted ? attribute(element, 'class').split(/\s+/) : []
  const formatted = classes.filter((name) => FORMATTED.test(name))
  return [
    ...names.filter((name) => name !== '' && name !== 'itemListElement'),
    ...formatted.map((name) => (name === 'fn' ? 'name' : name.replace(/^[ep]-/, ''))),
  ]
}

const FORMATTED = /^(?:fn|p-name|(?:p-)?(?:yield|ingredient)|(?:e-)?instructions?)$/

/** The recipe in a marked element. */
function marked(scope: Tree.Element, elements: readonly Tree.Element[]): RecipeText {
  const draft = new Draft('microdata')
  const isFormatted = /recipe/.test(attribute(scope, 'class'))
  const namesOf = (element: Tree.Element) => propertiesOf(element, isFormatted)
  const isListed = (element: Tree.Element) =>
    namesOf(element).some((name) => holdingOf(name) === 'ingredients')
  const roots = outermost([scope, ...referredBy(scope, elements)])
  const all = roots.flatMap(elementsOf)
  const listed = all.filter(isListed)
  const aroundListed = aroundAll(listed)
  const aroundNamed = aroundAll(all.filter((element) => namesOf(element).length > 0))
  const lists = new Set(listed.map(({ parentNode }) => parentNode))
  let hasMethod = false
  const walk = (element: Tree.Element): void => {
    const held = new Map(namesOf(element).map((name) => [holdingOf(name), name]))
    const isNamed = held.size > 0
    const isNested = attribute(element, 'itemtype') !== '' || attribute(element, 'typeof') !== ''
    const isLeaf = !aroundListed.has(element)
    const text = isLeaf ? shownBy(element) : ''
    if (held.delete('servings')) draft.servings ??= servingsOf(text)
    if (held.delete('title') && !isNested) draft.title ??= text || null
    const [other] = held.values()
    if (isLeaf && other !== undefined && element !== scope) {
      const texts = linesIn(element)
      const isUnknown = held.has('unknown') && !held.has('method')
      hasMethod ||= held.has('method')
      if (held.has('ingredients') || (isUnknown && texts.some(isMeasured))) draft.lines(texts)
      else if (held.has('method')) draft.skip(texts, 'method')
      else draft.skip(`${other}: ${text}`, 'metadata')
      return
    }
    // A heading between the ingredients introduces the lines after it.
    if (/^h[2-6]$/.test(element.tagName) && !isNamed) draft.headingOfLines(text)
    else if (!isNamed && !aroundNamed.has(element) && isBlock(element)) {
      const texts = linesIn(element)
      // Items of an ingredient list, and a list with amounts after it, are lines.
      const isBetween = draft.hasLines && !hasMethod && ITEMS.has(element.tagName)
      const isList = lists.has(element.parentNode) || (isBetween && texts.some(isMeasured))
      if (isList) draft.lines(texts)
      else draft.skip(texts, 'note')
      return
    }
    for (const child of childElements(element)) walk(child)
  }
  for (const root of roots) walk(root)
  draft.witness(roots.map(shownText))
  return draft.recipe()
}

/** Elements elsewhere in the page that a recipe includes by `itemref`. */
function referredBy(
  scope: Tree.Element,
  elements: readonly Tree.Element[],
): readonly Tree.Element[] {
  const ids = new Set(attribute(scope, 'itemref').split(/\s+/).filter(Boolean))
  return ids.size === 0 ? [] : elements.filter((element) => ids.has(attribute(element, 'id')))
}

/**
 * The recipe of a page without markup, from the heading of its ingredients to the first unrelated heading after the method. The line
 * reader classifies these lines, as in other texts; only paragraphs between the ingredients are skipped here.
 */
function unmarked(elements: readonly Tree.Element[]): readonly RecipeText[] {
  const draft = new Draft('page')
  const title = elements.find(({ tagName }) => tagName === 'h1')
  if (title) draft.title = shownBy(title) || null
  // The innermost part of the page around its title.
  const part = (title ? [...elementsAround(title)] : elements).find(isPart)
  const shown = shownText(part ?? itemAt(elements, 0))
  draft.witness([shown])
  let place: 'before' | 'lines' | 'method' | 'after' = 'before'
  /** Level of the ingredients heading. */
  let depth = DEEPEST
  let amounts = 0
  for (const [at, row] of shown.split('\n').map(spaced).entries()) {
    const [, mark = '', text = ''] = /^(#+|-(?= ))?\s*(.*)$/.exec(row) ?? []
    if (text === draft.title) continue
    const facts = new LineFacts(text)
    const level = mark.startsWith('#') ? mark.length : undefined
    const isHead = mark !== '-' && facts.headsIngredients === 'all'
    if (isHead) {
      place = 'lines'
      depth = level ?? DEEPEST
    } else if (headsMethod(facts) && (level || place === 'lines')) place = 'method'
    else if (place === 'method' && level && level <= depth && !facts.isForPart && !facts.isApart) {
      place = 'after'
    }
    const isBeside = place === 'lines' && mark === '' && !isHead && !isMeasured(text)
    if (place === 'before' || isBeside || (place === 'after' && isMeasured(text))) {
      draft.servings ??= facts.tellsServings ? facts.servings : null
      draft.skip(text, facts.tellsServings ? 'servings' : 'note')
    } else if (place !== 'after') {
      if (level) draft.heading(text)
      else draft.line(text, at + 1)
      if (isMeasured(text)) amounts += 1
    }
  }
  return amounts >= LEAST_AMOUNTS ? [draft.recipe()] : []
}

const isPart = (one: Tree.ParentNode) =>
  'tagName' in one && /^(?:article|main|body)$/.test(one.tagName)

const isMeasured = (text: string) => beginsWithFigure(text) && !/^\d+[.)](?!\d)/.test(text)

/** "Zubereitung", "Directions:", "Cómo se hace". */
function headsMethod({ isStepHeading, foldedKeys: [first = ''] }: LineFacts): boolean {
  return isStepHeading || inAnyLanguage(({ keys }) => keys.method.has(first))
}

/** True if a list contains only links: other recipes, buttons. */
function isOfLinks(list: Tree.Element): boolean {
  const letters = (element: Tree.Element) => textOf(element).replace(/\s+/g, '').length
  const links = elementsOf(list).filter(({ tagName }) => tagName === 'a')
  const linked = links.reduce((sum, link) => sum + letters(link), 0)
  return linked > 0 && linked >= letters(list)
}

const LEAST_AMOUNTS = 2
const ITEMS: ReadonlySet<string> = new Set(['ul', 'ol', 'table'])
const DEEPEST = 6

/** True for a list, a line, or a block without blocks inside. */
const isBlock = (element: Tree.Element) =>
  ITEMS.has(element.tagName) ||
  ROWS.has(element.tagName) ||
  (BLOCKS.test(element.tagName) &&
    !childElements(element).some(({ tagName }) => BLOCKS.test(tagName)))

const levelOf = ({ tagName }: Tree.Element) =>
  /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined

const ROWS: ReadonlySet<string> = new Set(['li', 'tr', 'p', 'dd', 'dt'])

/** The lines of an element: its innermost list items or rows, or all of it if it has none. */
function linesIn(element: Tree.Element): readonly string[] {
  if (element.tagName === 'meta') return [spaced(attribute(element, 'content'))]
  const rows = childElements(element).flatMap(innermostRows)
  const parts = rows.length > 0 ? rows : [element]
  return parts.flatMap((part) => textOf(part).split('\n').map(spaced).filter(Boolean))
}

function innermostRows(element: Tree.Element): readonly Tree.Element[] {
  const rows = childElements(element).flatMap(innermostRows)
  return rows.length === 0 && ROWS.has(element.tagName) ? [element] : rows
}

function shownBy(element: Tree.Element): string {
  const given = attribute(element, 'content') || attribute(element, 'datetime')
  return spaced(given || textOf(element))
}

function attribute({ attrs }: Tree.Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? ''
}

function childElements(node: Tree.ParentNode): readonly Tree.Element[] {
  return node.childNodes.filter((child): child is Tree.Element => 'tagName' in child)
}

/** An element and its descendants, in document order. */
function elementsOf(root: Tree.ParentNode): readonly Tree.Element[] {
  const found: Tree.Element[] = []
  const visit = (node: Tree.ParentNode): void => {
    if ('tagName' in node) found.push(node)
    for (const child of childElements(node)) visit(child)
  }
  visit(root)
  return found
}

/** The ancestors of an element, innermost first. */
function* elementsAround({ parentNode }: Tree.Element): Generator<Tree.ParentNode, void> {
  for (let at = parentNode; at; at = 'parentNode' in at ? at.parentNode : null) yield at
}

/** The ancestors of any of the elements. */
function aroundAll(elements: readonly Tree.Element[]): ReadonlySet<Tree.ParentNode> {
  const around = new Set<Tree.ParentNode>()
  for (const element of elements) {
    for (const one of elementsAround(element)) {
      if (around.has(one)) break
      around.add(one)
    }
  }
  return around
}

/** The elements that are inside none of the others. */
function outermost(elements: readonly Tree.Element[]): readonly Tree.Element[] {
  const all = new Set<Tree.ParentNode>(elements)
  return elements.filter((element) => ![...elementsAround(element)].some((one) => all.has(one)))
}

/** True for the notes of a recipe card, which its markup omits. */
const isNotes = (element: Tree.Element) =>
  /(?:^|[\s_-])(?:notes?|notizen|hinweise?|notas?|tipps?|tips?|consejos?)(?:$|[\s_-])/i.test(
    attribute(element, 'class'),
  ) && !APART_CLASS.test(attribute(element, 'class'))

/** Parts of a page that do not belong to its recipe. */
const APART = /^(?:nav|header|footer|aside|form|select|iframe)$/
const APART_CLASS =
  /(?:^|[\s_-])(?:comments?|respond|related|recommend\w*|sidebar|widget\w*|menu|nav|navigation|breadcrumbs?|share|social|footer|author|newsletter|advert\w*|ads?|tags?|reviews?|ratings?)(?:$|[\s_-])/i
const APART_PROPERTY =
  /^(?:aggregateRating|author|comment|(?:cook|prep|total)Time|datePublished|description|image|keywords|nutrition|publisher|recipeC(?:ategory|uisine)|review|suitableForDiet)$/

const isApart = (element: Tree.Element) =>
  APART.test(element.tagName) ||
  APART_CLASS.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`) ||
  propertiesOf(element, false).some((name) => APART_PROPERTY.test(name))

/** True for headings after which the recipe is over: "3 Comments". */
function goesElsewhere(element: Tree.Element): boolean {
  if (levelOf(element) === undefined) return false
  const key = nameKey(textOf(element)).replace(/^\d+ /, '')
  return inAnyLanguage(({ elsewhere }) =>
    elsewhere.some((begin) => key === begin || key.startsWith(`${begin} `)),
  )
}

/** Elements that break the line, list items and rows, cells, which only break the word, and elements that are not shown. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|h\d|header|li|ol|p|section|table|tr|ul)$/
const ITEM = /^(?:li|tr)$/
const CELLS = /^t[dh]$/
const HIDDEN = /^(?:script|style|template|noscript|svg|button)$/

/** The text that an element shows; a `br` is a line break, blocks are separated by spaces. */
const textOf = (root: Tree.ParentNode): string => writtenIn(root, ' ', () => undefined)

/** The text of an element line by line, with headings and items as in Markdown, without the parts outside the recipe. */
function shownText(root: Tree.ParentNode): string {
  const text = writtenIn(root, '\n', (element) => {
    const level = levelOf(element)
    if (isApart(element)) return ''
    if (goesElsewhere(element)) return END
    if (level !== undefined) return `\n${'#'.repeat(level)} ${spaced(textOf(element))}\n`
    if (ITEMS.has(element.tagName) && isOfLinks(element))
      return `\n${linesIn(element).join('\n')}\n`
    return element.tagName === 'meta' ? `${spaced(attribute(element, 'content'))}\n` : undefined
  })
  return itemAt(text.split(END), 0)
}

/** Marks the end of the recipe in a page; never in texts, since their white space is replaced by spaces. */
const END = '\f'

/** The text of an element with an `edge` before and after blocks; `instead` may return a text to replace an element. */
function writtenIn(
  root: Tree.ParentNode,
  edge: string,
  instead: (element: Tree.Element) => string | undefined,
): string {
  const parts = root.childNodes.map((node) => {
    if ('value' in node) return node.value.replace(/\s+/g, ' ')
    if (node.nodeName === 'br') return '\n'
    if (!('tagName' in node) || HIDDEN.test(node.tagName)) return ''
    const around = BLOCKS.test(node.tagName) ? edge : CELLS.test(node.tagName) ? ' ' : ''
    const mark = edge === '\n' && ITEM.test(node.tagName) ? '- ' : ''
    return instead(node) ?? around + mark + writtenIn(node, edge, instead) + around
  })
  return parts.join('')
}
