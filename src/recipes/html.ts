/** Reads recipes from web pages. Tries JSON-LD first, then microdata, RDFa or microformats, then headings and lists. */

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
import { msg } from '../wording/message.ts'
import { type Holding, holdingOf, requireBounded } from './fields.ts'
import { fullOf, recipesOf, requireFull } from './json.ts'
import { LineFacts } from './line-facts.ts'
import { beginsWithFigure, inAnyLanguage, spaced, unreadable } from './lines.ts'
import { languageOfTag, linesOf, type RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Removes tags and decodes entities: "&frac12; cup <b>milk</b>" becomes "½ cup milk". */
export function withoutMarkup(text: string): string {
  if (!/[&<]/.test(text)) return spaced(text)
  const once = textOf(parseFragment(text, bounded()))
  // Decode again if needed, because some pages escape twice, as in "&amp;frac12;".
  return spaced(/&#?\w+;/.test(once) ? textOf(parseFragment(once, bounded())) : once)
}

/** Decodes entities, except those that encode line breaks and angle brackets. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/gi, (entity) => {
    const decoded = textOf(parseFragment(entity))
    return /[\n\r<>]/.test(decoded) ? entity : decoded
  })

/** Limits similar to those of browsers. Deep nesting makes parsing slow, and we walk the tree recursively. */
const MAX_DEPTH = 512
const MAX_ELEMENTS = 50_000

/** Returns parser options that make the parser reject pages beyond the limits. */
export function bounded() {
  let depth = 0
  let elements = 0
  const treeAdapter: TreeAdapter<Tree.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth += 1
      elements += 1
      if (depth <= MAX_DEPTH && elements <= MAX_ELEMENTS) return
      throw unreadable('HTML', msg('tooManyElements'))
    },
    onItemPop: () => {
      depth -= 1
    },
  }
  return { treeAdapter }
}

/** All recipes of a page. Throws INVALID_REQUEST if there are none. */
export function recipesInHtml(html: string): readonly RecipeText[] {
  const page = parse(html, { ...bounded(), sourceCodeLocationInfo: true })
  const found = declared(page, html.length) ?? unmarked(page)
  if (found.length === 0) throw unreadable('HTML', msg('pageWithoutRecipe'))
  const [root, titled] = [firstNamed(page, 'html'), firstNamed(page, 'title')]
  const language = root ? languageOfTag(attribute(root, 'lang')) : null
  const title = titled ? spaced(textOf(titled)) : ''
  const notes = found.length === 1 ? outermost(page, isNotes).map(shownText) : []
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

/** Returns recipes in JSON-LD, microdata or microformats, or undefined. Throws INVALID_REQUEST for unusable markup. */
function declared(page: Tree.Document, length: number): readonly RecipeText[] | undefined {
  const values: unknown[] = []
  const broken: { line: number; why: string; text: string }[] = []
  for (const script of outermost(page, isJsonLd)) {
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
  const scopes = outermost(page, isScope)
  const listed = fullOf(recipesOf(values, withoutMarkup))
  if (listed.length === 0 && scopes.length === 0) {
    if (!broken[0]) return undefined
    const { line, why } = broken[0]
    throw unreadable('HTML', msg('invalidJsonLd', { line, why }))
  }
  return withFurther(
    listed.length > 0 ? listed : requireFull(scopes.map((scope) => marked(scope, page))),
    broken.flatMap(({ text }) => listedIn(text)).map(withoutMarkup),
  )
}

const isJsonLd = (element: Tree.Element) =>
  element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type'))

/** Extracts the texts of ingredient lists from invalid JSON. */
const listedIn = (json: string): readonly string[] =>
  [...json.matchAll(/"(?:recipeIngredients?|ingredients)"\s*:\s*([^\]]*)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(([, text = '']) => text),
  )

/** Adds texts that are in none of the recipes to the first recipe, as lines of a new section. */
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

/** Repairs JSON-LD: removes wrappers such as comments, and escapes raw line breaks in strings. */
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

/** True if the element is marked up as a recipe. */
const isScope = (element: Tree.Element): boolean =>
  /schema\.org\/Recipe\b/i.test(attribute(element, 'itemtype')) ||
  /(?:^|[\s:/])Recipe(?:\s|$)/.test(attribute(element, 'typeof')) ||
  /(?:^|\s)(?:h-recipe|hrecipe|recipe-details)(?:\s|$)/.test(attribute(element, 'class'))

/** Returns the properties of an element. `isFormatted` adds the properties that microformat classes give. */
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

/** An element of a recipe. `held` has the kinds of its own content; `below` has the kinds of content nested inside. */
interface Part {
  readonly element: Tree.Element
  /** Maps each kind of content in the element (such as ingredients) to the name of the property that holds it. */
  readonly held: ReadonlyMap<Holding, string>
  readonly parts: readonly Part[]
  readonly below: ReadonlySet<Holding>
}

function partOf(element: Tree.Element, isFormatted: boolean): Part {
  const parts = childElements(element).map((child) => partOf(child, isFormatted))
  const names = propertiesOf(element, isFormatted)
  return {
    element,
    held: new Map(names.map((name) => [holdingOf(name), name])),
    parts,
    below: new Set(parts.flatMap(({ held, below }) => [...held.keys(), ...below])),
  }
}

/**
 * Reads the recipe from an element with microdata, and from elements elsewhere on the page that its `itemref` names.
 */
function marked(scope: Tree.Element, page: Tree.Document): RecipeText {
  const draft = new Draft('microdata')
  const isFormatted = /recipe/.test(attribute(scope, 'class'))
  const ids = new Set(attribute(scope, 'itemref').match(/\S+/g))
  const roots = outermost(page, (one) => one === scope || ids.has(attribute(one, 'id')))
  let hasMethod = false
  const read = ({ element, held, parts, below }: Part, isAmongLines: boolean): void => {
    const isNested = attribute(element, 'itemtype') !== '' || attribute(element, 'typeof') !== ''
    const isLeaf = !below.has('ingredients')
    const text = isLeaf ? shownBy(element) : ''
    if (held.has('servings')) draft.servings ??= servingsOf(text)
    if (held.has('title') && !isNested) draft.title ??= text || null
    const other = [...held.keys()].find((one) => one !== 'servings' && one !== 'title')
    const isHeading = held.size === 0 && /^h[2-6]$/.test(element.tagName)
    // A heading among the ingredients applies to the lines after it.
    if (isHeading) draft.heading(text)
    const isPlain = held.size + below.size === 0 && !isHeading && isBlock(element)
    if (!isPlain && (!isLeaf || other === undefined || element === scope)) {
      const isList = parts.some((part) => part.held.has('ingredients'))
      for (const part of parts) read(part, isList)
      return
    }
    const texts = linesIn(element)
    hasMethod ||= held.has('method')
    // All texts in an ingredient list are ingredients. Elsewhere, the texts of an element are ingredients if one of
    // them has an amount and the element follows the list or has an unknown property.
    const isBetween = isPlain && draft.hasLines && !hasMethod && ITEMS.has(element.tagName)
    const mayBeLines = isBetween || (held.has('unknown') && !held.has('method'))
    const isOfList = held.has('ingredients') || (isPlain && isAmongLines)
    if (isOfList || (mayBeLines && texts.some(isMeasured))) for (const one of texts) draft.line(one)
    else if (held.has('method')) draft.skip(texts, 'method')
    else if (other === undefined) draft.skip(texts, 'note')
    else draft.skip(`${held.get(other)}: ${text}`, 'metadata')
  }
  for (const root of roots) read(partOf(root, isFormatted), false)
  draft.witness(roots.map(shownText))
  return draft.recipe()
}

/**
 * Reads a page without recipe markup, from the ingredients heading to the first unrelated heading after the method.
 * The line reader classifies the lines, as in other texts. Here we skip only paragraphs between ingredients.
 */
function unmarked(page: Tree.Document): readonly RecipeText[] {
  const draft = new Draft('page')
  const title = firstNamed(page, 'h1')
  if (title) draft.title = shownBy(title) || null
  const shown = shownText(partAround(title ?? firstNamed(page, 'body') ?? page))
  draft.witness([shown])
  let place: 'before' | 'lines' | 'method' | 'after' = 'before'
  /** Level of the heading above the ingredients. */
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

/** The innermost article, main part or body around a node. */
function partAround(node: Tree.ParentNode): Tree.ParentNode {
  const isPart = /^(?:article|main|body)$/.test(node.nodeName)
  return isPart || !('parentNode' in node && node.parentNode) ? node : partAround(node.parentNode)
}

const isMeasured = (text: string) => beginsWithFigure(text) && !/^\d+[.)](?!\d)/.test(text)

/** True for the heading of a method: "Zubereitung", "Directions:", "Cómo se hace". */
const headsMethod = ({ isStepHeading, foldedKeys: [first = ''] }: LineFacts): boolean =>
  isStepHeading || inAnyLanguage(({ keys }) => keys.method.has(first))

/** True if a list has only links, such as links to other recipes. */
function isOfLinks(list: Tree.Element): boolean {
  const letters = (element: Tree.Element) => textOf(element).replace(/\s+/g, '').length
  const links = outermost(list, ({ tagName }) => tagName === 'a')
  const linked = links.reduce((sum, link) => sum + letters(link), 0)
  return linked > 0 && linked >= letters(list)
}

const LEAST_AMOUNTS = 2
const ITEMS: ReadonlySet<string> = new Set(['ul', 'ol', 'table'])
const DEEPEST = 6

/** True for a list, a line, or a block that has no inner blocks. */
const isBlock = (element: Tree.Element) =>
  ITEMS.has(element.tagName) ||
  ROWS.has(element.tagName) ||
  (BLOCKS.test(element.tagName) &&
    !childElements(element).some(({ tagName }) => BLOCKS.test(tagName)))

const levelOf = ({ tagName }: Tree.Element) =>
  /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined

const ROWS: ReadonlySet<string> = new Set(['li', 'tr', 'p', 'dd', 'dt'])

/** Lines of an element: list items, table rows, paragraphs, and the text between them. */
function linesIn(element: Tree.Element): readonly string[] {
  if (element.tagName === 'meta') return [spaced(attribute(element, 'content'))]
  return textOf(element).split('\n').map(spaced).filter(Boolean)
}

function shownBy(element: Tree.Element): string {
  const given = attribute(element, 'content') || attribute(element, 'datetime')
  return spaced(given || textOf(element))
}

export const attribute = ({ attrs }: Tree.Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? ''

export const childElements = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.filter((child): child is Tree.Element => 'tagName' in child)

/** Returns matching elements in a node, in document order, but no elements inside other matches. */
const outermost = (
  node: Tree.ParentNode,
  fits: (element: Tree.Element) => boolean,
): readonly Tree.Element[] =>
  childElements(node).flatMap((child) => (fits(child) ? [child] : outermost(child, fits)))

const firstNamed = (page: Tree.Document, name: string) =>
  outermost(page, ({ tagName }) => tagName === name)[0]

/** True if the element contains the notes of a recipe, which the structured data of the page omits. */
const isNotes = (element: Tree.Element) =>
  /(?:^|[\s_-])(?:notes?|notizen|hinweise?|notas?|tipps?|tips?|consejos?)(?:$|[\s_-])/i.test(
    attribute(element, 'class'),
  ) && !APART_CLASS.test(attribute(element, 'class'))

/** Elements of a page that are not part of a recipe. */
const APART = /^(?:nav|header|footer|aside|form|select|iframe)$/
const APART_CLASS =
  /(?:^|[\s_-])(?:comments?|respond|related|recommend\w*|sidebar|widget\w*|menu|nav|navigation|breadcrumbs?|share|social|footer|author|newsletter|advert\w*|ads?|tags?|reviews?|ratings?)(?:$|[\s_-])/i
const APART_PROPERTY =
  /^(?:aggregateRating|author|comment|(?:cook|prep|total)Time|datePublished|description|image|keywords|nutrition|publisher|recipeC(?:ategory|uisine)|review|suitableForDiet)$/

const isApart = (element: Tree.Element) =>
  APART.test(element.tagName) ||
  APART_CLASS.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`) ||
  propertiesOf(element, false).some((name) => APART_PROPERTY.test(name))

/** True for headings after the end of the recipe, such as "3 Comments". */
const goesElsewhere = (element: Tree.Element): boolean =>
  levelOf(element) !== undefined && new LineFacts(textOf(element)).isElsewhere

/** Tags that begin a new line, tags of list items and rows, tags of cells (which only end a word), and hidden tags. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|h\d|header|li|ol|p|section|table|tr|ul)$/
const ITEM = /^(?:li|tr)$/
const CELLS = /^t[dh]$/
const HIDDEN = /^(?:script|style|template|noscript|svg|button)$/

/** Returns the visible text of an element. Rows and `br` break the line. There are spaces between other blocks. */
const textOf = (root: Tree.ParentNode): string => writtenIn(root, ' ', () => undefined)

/** Returns the visible text that belongs to the recipe, with Markdown marks for headings and list items. */
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

/** Marks the end of the recipe on a page. This character never occurs in text, where white space becomes spaces. */
const END = '\f'

/** Returns an element's text, with `edge` around blocks and line breaks around rows. `instead` can replace elements. */
function writtenIn(
  root: Tree.ParentNode,
  edge: string,
  instead: (element: Tree.Element) => string | undefined,
): string {
  const parts = root.childNodes.map((node) => {
    if ('value' in node) return node.value.replace(/\s+/g, ' ')
    if (node.nodeName === 'br') return '\n'
    if (!('tagName' in node) || HIDDEN.test(node.tagName)) return ''
    const block = BLOCKS.test(node.tagName) ? edge : CELLS.test(node.tagName) ? ' ' : ''
    const around = ROWS.has(node.tagName) ? '\n' : block
    const mark = edge === '\n' && ITEM.test(node.tagName) ? '- ' : ''
    return instead(node) ?? around + mark + writtenIn(node, edge, instead) + around
  })
  return parts.join('')
}
