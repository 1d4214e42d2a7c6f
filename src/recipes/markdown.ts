/** Reads Markdown: headings, lists, checkboxes and tables become sections and lines; what they say is for the reader of lines. */

import { Lexer, type Token, type Tokens } from 'marked'
import { itemAt } from '../domain/present.ts'
import type { Column } from '../language/recipe-words.ts'
import { LineFacts } from './line-facts.ts'
import { beginsWithFigure, columnOf, FIGURES } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsIn } from './servings.ts'
import { Draft } from './structure.ts'

/** Whether a text has marks that only Markdown has; bullets and numbers alone are plain text. */
export function isMarkdown(text: string): boolean {
  if (DEEP.test(text)) return false
  return (
    /^ {0,3}#{1,6}\s+\S/m.test(text) ||
    /^\s*[-*+]\s+\[[ xX]\]\s/m.test(text) ||
    /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/m.test(text) ||
    /(?:\*\*|__)\S[^\n]*?\S?(?:\*\*|__)/.test(text) ||
    /!?\[[^\]\n]+\]\([^)\s]+\)/.test(text) ||
    /^\s*\+\s+\S/m.test(text)
  )
}

/** Marks in marks, beyond which nobody writes and reading them calls itself too often. */
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){64}/m

/** Letters beyond which a paragraph is no ingredient; to look for marks in it takes time that grows with its square. */
const MAX_MARKED = 1_000

/** Long paragraphs keep their marks: they are told as they were written. */
class ShortLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length <= MAX_MARKED) return super.inlineTokens(src, tokens)
    tokens.push({ type: 'text', raw: src, text: src })
    return tokens
  }
}

interface Row {
  readonly kind: 'heading' | 'text' | 'markup'
  readonly depth: number
  readonly line: number
  readonly text: string
}

/** The recipes of a text: one for each heading that plainly begins one, where there are several. */
export function recipesInMarkdown(
  text: string,
  first: Draft,
  firstLine = 1,
): readonly RecipeText[] {
  const rows = rowsOf(new ShortLexer().lex(text), firstLine)
  const parts = partsOf(rows)
  const lines = text.split('\n')
  const lineOf = (part: Part | undefined) => part && (part.title?.line ?? firstLine) - firstLine
  return parts.map((part, at) => {
    const draft = at === 0 ? first : new Draft('markdown')
    const shown = lines.slice(at === 0 ? 0 : lineOf(part), lineOf(parts[at + 1]))
    draft.witness([withoutHidden(shown.join('\n'))])
    return recipeOf(part, draft)
  })
}

/** Without comments, tags and the addresses of links. */
const withoutHidden = (text: string) =>
  text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^<>\n]{0,500}>/g, ' ')
    .replace(/\]\([^()\n]{0,500}\)/g, '] ')

/** What stands before the first recipe goes with it, what begins none with the one before. */
function partsOf(rows: readonly Row[]): readonly Part[] {
  for (const depth of [1, 2, 3]) {
    const starts = rows.flatMap((title, at) =>
      beginsRecipe(title, () => partBehind(rows, at, depth), depth) ? [{ title, at }] : [],
    )
    if (starts.length < 2) continue
    // "Serves 12" above the parts of a cake is said of all of them.
    if (rows.slice(0, starts[0]?.at).some((row) => isFigure(row) || saysServings(row))) continue
    return starts.map(({ title, at }, place) => ({
      rows: rows.slice(place === 0 ? 0 : at, starts[place + 1]?.at),
      title,
    }))
  }
  return [{ rows, title: titleOf(rows) }]
}

interface Part {
  readonly rows: readonly Row[]
  readonly title: Row | undefined
}

/** The first heading, where none other is as high, or no line stands before it. */
function titleOf(rows: readonly Row[]): Row | undefined {
  const headings = rows.filter(({ kind }) => kind === 'heading')
  const top = Math.min(...headings.map(({ depth }) => depth))
  const [first] = headings
  const isAlone = headings.filter(({ depth }) => depth === top).length === 1
  return first && (first.depth === 1 || (first.depth === top && isAlone)) ? first : undefined
}

/** A heading with a list and servings, a heading of ingredients or, in the first order, headings of any kind below it. */
function beginsRecipe(row: Row, behind: () => readonly Row[], depth: number): boolean {
  if (row.kind !== 'heading' || row.depth !== depth || new LineFacts(row.text).isPartOfRecipe)
    return false
  const part = behind()
  return (
    part.filter(isFigure).length > 1 &&
    (saysServings(row) ||
      part.some((one) => saysServings(one) || new LineFacts(one.text).headsIngredients === 'all') ||
      (depth === 1 && part.some(({ kind }) => kind === 'heading')))
  )
}

/** The rows up to the next heading that is as high. */
function partBehind(rows: readonly Row[], at: number, depth: number): readonly Row[] {
  let end = at + 1
  for (let row = rows[end]; row; row = rows[end]) {
    if (row.kind === 'heading' && row.depth <= depth) break
    end += 1
  }
  return rows.slice(at + 1, end)
}

const isFigure = ({ kind, text }: Row) => kind === 'text' && beginsWithFigure(text)
const saysServings = ({ kind, text }: Row) =>
  kind === 'heading'
    ? servingsIn(text) !== null
    : kind === 'text' && new LineFacts(text).tellsServings

function recipeOf({ rows, title }: Part, draft: Draft): RecipeText {
  for (const row of rows) {
    if (row === title && draft.title === null) draft.title = row.text
    else if (row.kind === 'heading') draft.heading(row.text)
    else if (row.kind === 'markup') draft.skip(row.text, 'markup')
    else draft.line(row.text, row.line)
  }
  return draft.recipe()
}

function rowsOf(tokens: readonly Token[], firstLine: number): readonly Row[] {
  const rows: Row[] = []
  let line = firstLine
  tokens.forEach((token, at) => {
    rows.push(...rowsOfToken(token as Tokens.Generic & Token, line, tokens.slice(at + 1)))
    line += breaksIn(token.raw)
  })
  return rows
}

const breaksIn = (text: string) => text.split('\n').length - 1

function rowsOfToken(token: Token, line: number, behind: readonly Token[]): readonly Row[] {
  const row = (kind: Row['kind'], text: string, at = line, depth = 0): Row => ({
    kind,
    depth,
    line: at,
    text: text.replace(/\s+/g, ' ').trim(),
  })
  // A line of a paragraph that shows nothing was a picture or a tag.
  const lines = (text: string, raw = '') => {
    const written = raw.split('\n')
    return text.split('\n').map((one, at) => {
      const mark = one.trim() === '' ? (written[at] ?? '') : ''
      return mark.trim() === '' ? row('text', one, line + at) : row('markup', mark, line + at)
    })
  }
  switch (token.type) {
    case 'heading': {
      const { depth, tokens = [], raw } = token as Tokens.Heading
      const text = shown(tokens)
      // A line above a ruled one is called a heading too.
      const isRuled = !/^\s*#/.test(raw)
      if (text.trim() === '') return [row('markup', raw)]
      return isRuled && depth > 1 ? lines(text) : [row('heading', text, line, depth)]
    }
    case 'list':
      return listRows(token as Tokens.List, line)
    case 'table':
      return tableRows(token as Tokens.Table, line)
    case 'paragraph':
    case 'text': {
      const { tokens = [], text } = token as Tokens.Paragraph
      const words = tokens.length > 0 ? shown(tokens) : text
      if (words.trim() === '') return [row('markup', token.raw)]
      const isHeading = isBold(tokens) && !beginsWithFigure(words) && leadsToList(behind)
      return isHeading ? [row('heading', words, line, 6)] : lines(words, token.raw)
    }
    case 'blockquote':
      return rowsOf((token as Tokens.Blockquote).tokens, line)
    case 'code':
      return lines((token as Tokens.Code).text)
    case 'html': {
      const text = (token as Tokens.HTML).text.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' ')
      return text.trim() === '' ? [row('markup', token.raw)] : lines(text, token.raw)
    }
    case 'space':
      return []
    case 'hr':
      return [row('markup', token.raw)]
    case 'def':
      return [row('markup', token.raw)]
    default:
      return lines(token.raw)
  }
}

/** "**For the dough**" alone in its line. */
function isBold(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens.filter(({ raw }) => raw.trim() !== '')
  return first?.type === 'strong' && others.every(({ raw }) => /^\s*:?\s*$/.test(raw))
}

function leadsToList(behind: readonly Token[]): boolean {
  const next = behind.find(({ type }) => type !== 'space')
  return next?.type === 'list' || next?.type === 'table'
}

function listRows({ items }: Tokens.List, firstLine: number): readonly Row[] {
  const rows: Row[] = []
  let line = firstLine
  for (const item of items) {
    let inside = line
    for (const token of item.tokens) {
      if (token.type !== 'checkbox') rows.push(...rowsOfToken(token, inside, []))
      inside += breaksIn(token.raw)
    }
    line += breaksIn(item.raw)
  }
  return rows
}

/** The order in which the columns of an ingredient are read. */
const ORDER: readonly Column[] = ['amount', 'unit', 'food', 'note']

function tableRows({ header, rows, raw }: Tokens.Table, firstLine: number): readonly Row[] {
  const heads = header.map(({ tokens }) => shown(tokens))
  const columns = heads.map(columnOf)
  const cells = rows.map((one) => one.map(({ tokens }) => shown(tokens)))
  const order = orderOf(columns, cells)
  const isFigure = (one: readonly string[], at: number) =>
    beginsWithFigure(one[at] ?? '') && (columns[at] === undefined || columns[at] === 'amount')
  const text = (one: readonly string[]) =>
    order
      .filter((at) => (one[at] ?? '').trim() !== '')
      .map((at, place, filled) => {
        const cell = measured(itemAt(one, at), itemAt(heads, at), columns[at])
        if (columns[at] === 'note') return `, ${cell}`
        // Two measures of the same.
        return isFigure(one, at) && place > 0 && isFigure(one, itemAt(filled, place - 1))
          ? `/${cell}`
          : cell
      })
      .join(' ')
      .replaceAll(' , ', ', ')
      .replaceAll(' /', '/')
  const isRow = heads.some(beginsWithFigure)
  const top: Row = isRow
    ? { kind: 'text', depth: 0, line: firstLine, text: text(heads) }
    : { kind: 'markup', depth: 0, line: firstLine, text: itemAt(raw.split('\n'), 0) }
  return [
    ...(top.text.trim() === '' ? [] : [top]),
    ...cells.map(
      (one, at): Row => ({ kind: 'text', depth: 0, line: firstLine + 2 + at, text: text(one) }),
    ),
  ]
}

/** Amount, unit, food, note, where the heads say so; else what begins with figures stands first. */
function orderOf(
  columns: readonly (Column | undefined)[],
  cells: readonly (readonly string[])[],
): readonly number[] {
  const figures = (at: number) => cells.filter((one) => beginsWithFigure(one[at] ?? '')).length
  const rank = (at: number) => {
    const column = columns[at]
    if (column !== undefined) return ORDER.indexOf(column)
    return figures(at) > 0 ? BEHIND_AMOUNT : ORDER.length
  }
  const places = columns.map((_, at) => at)
  return columns.includes('food')
    ? places.sort((a, b) => rank(a) - rank(b) || a - b)
    : places.sort((a, b) => figures(b) - figures(a) || a - b)
}

const BEHIND_AMOUNT = 0.5
const BARE = new RegExp(`^\\s*[${FIGURES}.,/ –-]+$`)

/** A bare figure below "Gramm" or "cups" is so many of them. */
function measured(cell: string, head: string, column: Column | undefined): string {
  const isBare = BARE.test(cell)
  return isBare && column === undefined && /^\p{L}{1,12}$/u.test(head.trim())
    ? `${cell} ${head}`
    : cell
}

/** What inline Markdown shows: bold and links as their words, pictures and tags not at all. */
function shown(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      switch (token.type) {
        case 'image':
        case 'html':
        case 'checkbox':
          return ''
        case 'br':
          return '\n'
        default:
          return 'tokens' in token && token.tokens
            ? shown(token.tokens)
            : 'text' in token
              ? String(token.text)
              : token.raw
      }
    })
    .join('')
}
