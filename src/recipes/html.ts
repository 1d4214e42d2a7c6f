/** Reads recipes from web pages: JSON-LD in scripts, else microdata, RDFa or the classes of microformats. */

import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
  type TreeAdapter,
} from 'parse5'
import { itemAt } from '../domain/present.ts'
import type { LeftOut } from '../domain/reading.ts'
import { reasonOf } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { RECIPE_WORDS } from '../language/recipe-words.ts'
import { own } from '../language/words.ts'
import { msg } from '../messages/message.ts'
import { holdingOf, requireBounded } from './fields.ts'
import { holdsIngredients, recipesInJson } from './json.ts'
import { LineFacts } from './line-facts.ts'
import { beginsWithFigure, unreadable } from './lines.ts'
import { languageOfTag, type RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Text without tags and entities: "&frac12; cup <b>milk</b>" is "½ cup milk". */
export function withoutMarkup(text: string): string {
  if (!/[&<]/.test(text)) return spaced(text)
  const once = textOf(parseFragment(text, bounded()))
  // Some write "&amp;frac12;".
  return spaced(/&#?\w+;/.test(once) ? textOf(parseFragment(once, bounded())) : once)
}

/** The same of a text of several lines, which stay apart. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/gi, (entity) => {
    const decoded = textOf(parseFragment(entity))
    return /[\n\r<>]/.test(decoded) ? entity : decoded
  })
}

const spaced = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

/** Elements in elements, as browsers bound them too: what is inside of what costs their depth for each. */
const MAX_DEEP = 512
const MAX_ELEMENTS = 50_000

/** Options that refuse a page which takes too long to read, while it is parsed. */
function bounded() {
  let deep = 0
  let elements = 0
  const treeAdapter: TreeAdapter<Tree.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      deep += 1
      elements += 1
      if (deep <= MAX_DEEP && elements <= MAX_ELEMENTS) return
      throw unreadable('HTML', msg('too many elements, or too many in one another'))
    },
    onItemPop: () => {
      deep -= 1
    },
  }
  return { treeAdapter }
}

/** All recipes of a page. Throws INVALID_REQUEST when it marks none. */
export function recipesInHtml(html: string): readonly RecipeText[] {
  const page = parse(html, { ...bounded(), sourceCodeLocationInfo: true })
  const elements = [...elementsOf(page)]
  const title = elements.find(({ tagName }) => tagName === 'title')
  const found = declared(elements, html) ?? unmarked(elements)
  if (found.length === 0) {
    throw unreadable(
      'HTML',
      msg(
        'the page marks no recipe (no schema.org Recipe), and has no list below a heading for ingredients',
      ),
    )
  }
  const pageTitle = title ? spaced(textOf(title)) : ''
  const root = elements.find(({ tagName }) => tagName === 'html')
  const language = root ? languageOfTag(attribute(root, 'lang')) : null
  const notes = found.length === 1 ? notesIn(elements) : []
  return found
    .map((recipe) => ({
      ...recipe,
      language: recipe.language ?? language,
      raw: [...recipe.raw, ...notes],
    }))
    .map((recipe) =>
      pageTitle === '' || pageTitle === recipe.title
        ? recipe
        : {
            ...recipe,
            skipped: [
              ...recipe.skipped,
              { line: lineOf(title!), text: pageTitle, reason: 'markup' },
            ],
          },
    )
}

/** The recipes that a page marks, in JSON-LD or in its elements. */
function declared(
  elements: readonly Tree.Element[],
  html: string,
): readonly RecipeText[] | undefined {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type')),
  )
  const values: unknown[] = []
  const broken: { line: number; why: string; text: string }[] = []
  for (const script of scripts) {
    const text = textOf(script, true)
    try {
      values.push(JSON.parse(mended(text)))
    } catch (error) {
      if (/recipeIngredient|"Recipe"/i.test(text)) {
        broken.push({ line: lineOf(script), why: reasonOf(error), text })
      }
    }
  }
  for (const value of values) requireBounded(value, html.length, 'JSON')
  const isListed = values.some((value) => holdsIngredients(value))
  const scoped = elements.some(isScope)
  if (!isListed && broken[0] && !scoped) {
    const { line, why } = broken[0]
    throw unreadable('HTML', msg('JSON-LD in line {line} is not valid JSON: {why}', { line, why }))
  }
  if (!isListed && !scoped) return undefined
  const found = isListed ? recipesInJson(values, html, withoutMarkup) : marked(elements)
  const beside = broken.flatMap(({ line, text }) =>
    listedIn(text).map((one) => [line, withoutMarkup(one)] as const),
  )
  return withFurther(found, beside)
}

/** Texts of the lists of ingredients in JSON that cannot be read. */
function listedIn(json: string): readonly string[] {
  return [...json.matchAll(/"(?:recipeIngredients?|ingredients)"\s*:\s*([^\]]*)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(([, text = '']) => text),
  )
}

/** The first recipe with lines that stand elsewhere in the page and that none has. */
function withFurther(
  recipes: readonly RecipeText[],
  lines: readonly Line[],
): readonly RecipeText[] {
  const [first, ...others] = recipes
  const known = new Set(
    recipes.flatMap(({ sections }) =>
      sections.flatMap((one) => one.lines.map(({ text }) => nameKey(text))),
    ),
  )
  const more = lines
    .filter(([, text]) => text !== '' && !known.has(nameKey(text)))
    .map(([line, text]) => ({ line, text }))
  if (!first || more.length === 0) return recipes
  return [{ ...first, sections: [...first.sections, { heading: null, lines: more }] }, ...others]
}

/** Without what pages wrap around JSON-LD, and with the line breaks that they leave inside of texts. */
function mended(json: string): string {
  const bare = json
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
  return bare.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (text) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow in a text.
    text.replace(/[\u0000-\u001f]/g, (sign) => (sign === '\n' ? '\\n' : ' ')),
  )
}

/** An element that is a recipe. */
function isScope(element: Tree.Element): boolean {
  return (
    /schema\.org\/Recipe\b/i.test(attribute(element, 'itemtype')) ||
    /(?:^|[\s:/])Recipe(?:\s|$)/.test(attribute(element, 'typeof')) ||
    /(?:^|\s)(?:h-recipe|hrecipe|recipe-details)(?:\s|$)/.test(attribute(element, 'class'))
  )
}

/** Names of properties, those of microformats by their classes. */
const CLASSES: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
}

/** Properties as older pages and Recipe Keeper spell them. */
const SPELT: Readonly<Record<string, string>> = {
  ingredient: 'recipeIngredient',
  ingredients: 'recipeIngredient',
  supply: 'recipeIngredient',
  recipeIngredients: 'recipeIngredient',
  recipeDirections: 'recipeInstructions',
}

function propertiesOf(element: Tree.Element, isFormatted: boolean): readonly string[] {
  const named = `${attribute(element, 'itemprop')} ${attribute(element, 'property')}`
  const names = named.split(/\s+/).map((name) => name.replace(/^.*[:/]/, ''))
  if (isFormatted) {
    for (const name of attribute(element, 'class').split(/\s+/)) {
      if (Object.hasOwn(CLASSES, name)) names.push(CLASSES[name]!)
    }
  }
  return names.filter(Boolean).map((name) => own(SPELT, name) ?? name)
}

function marked(elements: readonly Tree.Element[]): readonly RecipeText[] {
  const scopes = elements.filter(isScope)
  const outer = scopes.filter(
    (scope) => !scopes.some((other) => other !== scope && isInside(scope, other)),
  )
  const drafts = outer.map((scope) => draftOf(scope, elements))
  const full = drafts.filter(({ hasLines }) => hasLines)
  if (full.length === 0 && drafts.length > 0) {
    const name = itemAt(drafts, 0).title ?? msg('without a name')
    throw unreadable(
      'microdata',
      msg('the recipe has no ingredients: {name} (line {line})', {
        name,
        line: lineOf(itemAt(outer, 0)),
      }),
    )
  }
  return full.map((draft) => draft.recipe())
}

/** The elements around any of some. */
function aroundAll(elements: readonly Tree.Element[]): ReadonlySet<Tree.ParentNode> {
  const around = new Set<Tree.ParentNode>()
  for (const { parentNode } of elements) {
    for (let at = parentNode; at && !around.has(at); at = parentOf(at)) around.add(at)
  }
  return around
}

function isInside(element: Tree.Element, outer: Tree.Element): boolean {
  for (let at: Tree.ParentNode | null = element.parentNode; at; at = parentOf(at)) {
    if (at === outer) return true
  }
  return false
}

function draftOf(scope: Tree.Element, elements: readonly Tree.Element[]): Draft {
  const draft = new Draft('microdata')
  const isFormatted = /recipe/.test(attribute(scope, 'class'))
  const referred = referredBy(scope, elements)
  const namesOf = (element: Tree.Element) => propertiesOf(element, isFormatted)
  const all = [scope, ...referred].flatMap((one) => [...elementsOf(one)])
  const listed = all.filter((element) => namesOf(element).includes('recipeIngredient'))
  const aroundListed = aroundAll(listed)
  const aroundNamed = aroundAll(all.filter((element) => namesOf(element).length > 0))
  const lists = new Set(listed.map(({ parentNode }) => parentNode))
  const seen = new Set<Tree.Element>()
  let heading: string | undefined
  let hasMethod = false
  const take = (element: Tree.Element): void => {
    if (heading !== undefined) draft.heading(heading)
    heading = undefined
    for (const [line, text] of linesIn(element)) draft.line(line, text)
  }
  const skip = (element: Tree.Element, reason: LeftOut): void => {
    for (const [line, text] of linesIn(element)) draft.skip(line, text, reason)
  }
  /** What no property names: an item of a list of ingredients, or a list with amounts that follows them. */
  const unnamed = (element: Tree.Element): void => {
    const isBetween = draft.hasLines && !hasMethod && ITEMS.has(element.tagName)
    const isOfRecipe =
      lists.has(element.parentNode) || (isBetween && linesIn(element).some(isMeasured))
    if (isOfRecipe) take(element)
    else skip(element, 'note')
  }
  const walk = (element: Tree.Element): void => {
    if (seen.has(element)) return
    seen.add(element)
    const names = namesOf(element)
    const isLeaf = !aroundListed.has(element)
    const nested =
      element !== scope && (attribute(element, 'itemtype') || attribute(element, 'typeof'))
    if (isLeaf && names.includes('recipeIngredient')) {
      take(element)
      return
    }
    const text = isLeaf ? shownBy(element) : ''
    if (names.includes('name') && element !== scope && !nested) draft.title ??= text || null
    if (names.includes('recipeYield')) draft.servings ??= servingsOf(text)
    if (isLeaf && names.includes('recipeInstructions')) {
      hasMethod = true
      skip(element, 'method')
      return
    }
    const told = names.find(
      (name) => !['name', 'recipeYield', 'itemListElement', 'step'].includes(name),
    )
    if (isLeaf && told && element !== scope) {
      if (holdingOf(told) === 'unknown' && linesIn(element).some(isMeasured)) take(element)
      else draft.skip(lineOf(element), `${told}: ${text}`, 'metadata')
      return
    }
    // A heading between the ingredients names what follows it.
    if (/^h[2-6]$/.test(element.tagName) && names.length === 0) heading = text
    else if (names.length === 0 && !aroundNamed.has(element) && isBlock(element)) {
      unnamed(element)
      return
    }
    for (const child of childElements(element)) walk(child)
  }
  walk(scope)
  draft.witness([scope, ...referred].map((one) => shownText(one)))
  for (const element of referred) walk(element)
  return draft
}

/** Elements elsewhere in the page that a recipe calls its own. */
function referredBy(
  scope: Tree.Element,
  elements: readonly Tree.Element[],
): readonly Tree.Element[] {
  const ids = new Set(attribute(scope, 'itemref').split(/\s+/).filter(Boolean))
  return ids.size === 0 ? [] : elements.filter((element) => ids.has(attribute(element, 'id')))
}

/**
 * The recipe of a page that marks none, where a heading says what the list below it is. Lists up to the method belong to it, those of
 * links excepted. Behind the method lists with amounts are listed as left out: menus and comments are lists too.
 */
function unmarked(elements: readonly Tree.Element[]): readonly RecipeText[] {
  const draft = new Draft('page')
  const title = elements.find(({ tagName }) => tagName === 'h1')
  if (title) draft.title = shownBy(title) || null
  const read = new Set<Tree.Element>()
  let part: 'before' | 'title' | 'lines' | 'method' | 'note' | 'after' = 'before'
  // How deep the heading of the ingredients is.
  let depth = 0
  let heading: string | undefined
  const take = (lines: readonly Line[]): void => {
    if (heading !== undefined) draft.heading(heading)
    heading = undefined
    for (const [at, one] of lines) draft.line(at, one)
  }
  const skip = (lines: readonly Line[], reason: LeftOut): void => {
    for (const [at, one] of lines) draft.skip(at, one, reason)
  }
  const begin = (element: Tree.Element, lines: readonly Line[]): void => {
    const [[, text] = [0, ''], ...others] = lines
    const level = levelOf(element)
    const facts = new LineFacts(text)
    if (facts.headsIngredients === 'all') {
      part = 'lines'
      depth = level ?? DEEPEST
      heading = undefined
      draft.servings ??= facts.servings
      for (const [at, one] of others) draft.line(at, one)
    } else if (level === undefined) block(lines)
    else if (headsMethod(facts)) part = 'method'
    else if (facts.isApart) part = 'note'
    else if (part === 'lines' || facts.isForPart) {
      if (part !== 'lines' && !draft.hasLines) return
      part = 'lines'
      heading = text
    } else if (part === 'method' && level > depth) skip(lines, 'method')
    else if (part === 'method' || part === 'note') part = 'after'
  }
  const block = (lines: readonly Line[]): void => {
    const [[, text] = [0, '']] = lines
    const facts = new LineFacts(text)
    if (facts.tellsServings) draft.servings ??= facts.servings
    else if (part === 'lines' && lines.every(isMeasured)) take(lines)
    else if (part === 'lines' && headsMethod(facts)) {
      part = 'method'
      skip(lines, 'method')
    } else if (part === 'method') skip(lines, 'method')
    else if (part === 'lines' || part === 'note' || part === 'title') skip(lines, 'note')
  }
  const list = (element: Tree.Element, lines: readonly Line[]): void => {
    if (part === 'lines' && !isOfLinks(element)) take(lines)
    else if (part === 'method') {
      if (element.tagName !== 'ol' && isList(lines)) take(lines)
      else skip(lines, 'method')
    } else if (part !== 'before' || isList(lines)) {
      if (part === 'note' || part === 'lines' || isList(lines)) skip(lines, 'note')
    }
  }
  for (const element of elements) {
    if (read.has(element)) continue
    if (OUTSIDE.has(element.tagName)) {
      for (const one of elementsOf(element)) read.add(one)
    } else if (element === title) part = 'title'
    else if (ITEMS.has(element.tagName)) {
      for (const one of elementsOf(element)) read.add(one)
      list(element, linesIn(element))
    } else begin(element, shownLines(element))
  }
  draft.witness([shownText(partOf(elements, title))])
  const recipe = draft.recipe()
  return isList(recipe.sections.flatMap(({ lines }) => lines.map((one) => [one.line, one.text])))
    ? [recipe]
    : []
}

type Line = readonly [number, string]

const isMeasured = ([, text]: Line) => beginsWithFigure(text) && !/^\d+[.)](?!\d)/.test(text)

/** Whether lines have amounts, as those of recipes do. */
const isList = (lines: readonly Line[]) => lines.filter(isMeasured).length >= LEAST_AMOUNTS

/** "Zubereitung", "Directions:", "Cómo se hace". */
function headsMethod({ isStepHeading, foldedKeys: [first = ''] }: LineFacts): boolean {
  return isStepHeading || Object.values(RECIPE_WORDS).some(({ keys }) => keys.method.has(first))
}

/** A list whose items are links and nothing else: other recipes, buttons. */
function isOfLinks(list: Tree.Element): boolean {
  const links = [...elementsOf(list)].filter(({ tagName }) => tagName === 'a')
  const linked = links.map((link) => textOf(link).replace(/\s+/g, '').length)
  const all = textOf(list).replace(/\s+/g, '').length
  return all > 0 && linked.reduce((sum, length) => sum + length, 0) >= all
}

/** What stands around the recipe of a page. */
const OUTSIDE: ReadonlySet<string> = new Set(['nav', 'footer'])

const LEAST_AMOUNTS = 2
const ITEMS: ReadonlySet<string> = new Set(['ul', 'ol', 'table'])
const DEEPEST = 6

/** An element that is a line, a list or a block by itself. */
const isBlock = (element: Tree.Element) =>
  ITEMS.has(element.tagName) || ROWS.has(element.tagName) || shownLines(element).length > 0

const levelOf = ({ tagName }: Tree.Element) =>
  /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined

/** The lines of a block that holds no other one: its text, cut at its line breaks. */
function shownLines(element: Tree.Element): readonly Line[] {
  const isLast =
    SAYING.test(element.tagName) &&
    !childElements(element).some(({ tagName }) => BLOCKS.test(tagName))
  return isLast ? linesIn(element) : []
}

/** Blocks that say something by themselves; in lists and tables it is the whole that does. */
const SAYING = /^(?:h[1-6]|p|div|dt)$/

const ROWS: ReadonlySet<string> = new Set(['li', 'tr', 'p', 'dd', 'dt'])

/** The lines of an element: its list items or rows, or all of it where it has none. */
function linesIn(element: Tree.Element): readonly Line[] {
  const content = attribute(element, 'content')
  if (element.tagName === 'meta') return [[lineOf(element), spaced(content)]]
  const rows = [...elementsOf(element)].filter((one) => one !== element && ROWS.has(one.tagName))
  const around = new Set<Tree.ParentNode>()
  for (const row of rows) {
    for (let at = row.parentNode; at && at !== element && !around.has(at); at = parentOf(at)) {
      around.add(at)
    }
  }
  const inner = rows.filter((row) => !around.has(row))
  const parts = inner.length > 0 ? inner : [element]
  return parts.flatMap((part) =>
    textOf(part)
      .split('\n')
      .map((text) => [lineOf(part), spaced(text)] as const)
      .filter(([, text]) => text !== ''),
  )
}

function shownBy(element: Tree.Element): string {
  const given = attribute(element, 'content') || attribute(element, 'datetime')
  return spaced(given || textOf(element))
}

function attribute({ attrs }: Tree.Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? ''
}

const lineOf = ({ sourceCodeLocation }: Tree.Element) => sourceCodeLocation?.startLine ?? 1

function parentOf(node: Tree.ParentNode): Tree.ParentNode | null {
  return 'parentNode' in node ? node.parentNode : null
}

function childElements(node: Tree.ParentNode): readonly Tree.Element[] {
  return node.childNodes.filter((child): child is Tree.Element => 'tagName' in child)
}

/** What a page shows of its recipe: the innermost of these elements around its title, else all of it. */
function partOf(
  elements: readonly Tree.Element[],
  title: Tree.Element | undefined,
): Tree.ParentNode {
  for (let at: Tree.ParentNode | null = title?.parentNode ?? null; at; at = parentOf(at)) {
    if ('tagName' in at && /^(?:article|main|body)$/.test(at.tagName)) return at
  }
  return elements.find(({ tagName }) => tagName === 'body') ?? itemAt(elements, 0)
}

/** What the notes of a page show, the outer ones of notes in notes. */
function notesIn(elements: readonly Tree.Element[]): readonly string[] {
  let last: Tree.Element | undefined
  return elements.flatMap((element) => {
    if (!isNotes(element) || (last && isInside(element, last))) return []
    last = element
    return [shownText(element)]
  })
}

/** The notes of a recipe card, which its markup leaves out. */
const isNotes = (element: Tree.Element) =>
  /(?:^|[\s_-])(?:notes?|notizen|hinweise?|notas?|tipps?|tips?|consejos?)(?:$|[\s_-])/i.test(
    attribute(element, 'class'),
  ) && !APART_CLASS.test(attribute(element, 'class'))

/** Parts of a page that are no part of its recipe. */
const APART: ReadonlySet<string> = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'select',
  'iframe',
])
const APART_CLASS =
  /(?:^|[\s_-])(?:comments?|respond|related|recommend\w*|sidebar|widget\w*|menu|nav|navigation|breadcrumbs?|share|social|footer|author|newsletter|advert\w*|ads?|tags?|reviews?|ratings?)(?:$|[\s_-])/i
/** Headings after which a page goes on with something else: "3 Comments". */
function goesElsewhere(heading: string): boolean {
  const key = nameKey(heading).replace(/^\d+ /, '')
  return Object.values(RECIPE_WORDS).some(({ elsewhere }) =>
    elsewhere.some((begin) => key === begin || key.startsWith(`${begin} `)),
  )
}

const APART_PROPERTIES: ReadonlySet<string> = new Set([
  'aggregateRating',
  'author',
  'comment',
  'cookTime',
  'datePublished',
  'description',
  'image',
  'keywords',
  'nutrition',
  'prepTime',
  'publisher',
  'recipeCategory',
  'recipeCuisine',
  'review',
  'suitableForDiet',
  'totalTime',
])

/** Children of the next node to visit, the first on top: a loop, since as many arguments do not fit on the stack. */
function pushReversed<T>(open: T[], children: readonly T[]): void {
  for (let at = children.length - 1; at >= 0; at--) open.push(itemAt(children, at))
}

/** The text of an element line by line, without what is no part of the recipe. */
function shownText(root: Tree.ParentNode): string {
  const found: string[] = []
  const open: (Tree.ChildNode | string)[] = [...root.childNodes].reverse()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') found.push(next)
    else if (next.nodeName === '#text' && 'value' in next)
      found.push(next.value.replace(/\s+/g, ' '))
    else if (next.nodeName === 'br') found.push('\n')
    else if ('tagName' in next && !HIDDEN.has(next.tagName) && !isApartOfRecipe(next)) {
      if (/^h[1-6]$/.test(next.tagName) && goesElsewhere(textOf(next))) break
      const isBlock = BLOCKS.test(next.nodeName)
      if (isBlock) open.push('\n')
      pushReversed(open, next.childNodes)
      if (isBlock) open.push('\n')
      const content = next.tagName === 'meta' ? attribute(next, 'content') : ''
      if (content !== '') open.push(`${content}\n`)
    }
  }
  return found.join('')
}

function isApartOfRecipe(element: Tree.Element): boolean {
  return (
    APART.has(element.tagName) ||
    APART_CLASS.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`) ||
    propertiesOf(element, false).some((name) => APART_PROPERTIES.has(name))
  )
}

/** In the order of the page, without calling itself: pages are nested deeply. */
function* elementsOf(root: Tree.ParentNode): Generator<Tree.Element, void> {
  const open: Tree.Element[] = [...childElements(root)].reverse()
  if ('tagName' in root) yield root
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    pushReversed(open, childElements(next))
  }
}

/** Elements behind and before which a word ends. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|h\d|header|li|ol|p|section|table|td|th|tr|ul)$/
const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
])

/** What an element shows; a `br` is a line break, a block stands apart. `all` shows what it hides too. */
function textOf(root: Tree.ParentNode, all = false): string {
  const found: string[] = []
  const open: (Tree.ChildNode | string)[] = [...root.childNodes].reverse()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') found.push(next)
    else if (next.nodeName === '#text' && 'value' in next)
      found.push(all ? next.value : next.value.replace(/\s+/g, ' '))
    else if (next.nodeName === 'br') found.push('\n')
    else if ('childNodes' in next && (all || !HIDDEN.has(next.nodeName))) {
      const isBlock = BLOCKS.test(next.nodeName)
      if (isBlock) open.push(' ')
      pushReversed(open, next.childNodes)
      if (isBlock) open.push(' ')
    }
  }
  return found.join('')
}
