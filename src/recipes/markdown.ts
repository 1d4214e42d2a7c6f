/** Reads Markdown: turns headings, lists, checkboxes and tables into sections and lines for the line reader. */

import { Lexer, type Token, type Tokens } from 'marked'
import { itemAt } from '../domain/present.ts'
import type { Column } from '../language/words.ts'
import { LineFacts } from './line-facts.ts'
import { beginsWithFigure, columnOf, FIGURES, lineOf, spaced } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsIn } from './servings.ts'
import { Draft } from './structure.ts'

/** Longer paragraphs are not ingredients, and parsing the inline markup in them takes quadratic time. */
const MAX_MARKED = 1_000

/** A lexer that does not parse inline markup in long paragraphs. Their text is passed on unchanged. */
class ShortLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length <= MAX_MARKED) return super.inlineTokens(src, tokens)
    tokens.push({ type: 'text', raw: src, text: src })
    return tokens
  }
}

interface Row {
  readonly kind: 'heading' | 'text' | 'markup'
  /** Depth of a heading; absent in other rows. */
  readonly depth?: number
  readonly line: number
  readonly text: string
}

/** Reads the recipes in a text: one per heading if several headings clearly begin a recipe, else a single recipe. */
export function recipesInMarkdown(text: string, first: Draft): readonly RecipeText[] {
  const rows = rowsOf(new ShortLexer().lex(text), 1)
  const lines = text.split('\n')
  const titles = titlesOf(rows)
  return titles.map((title, at) => {
    const draft = at === 0 ? first : new Draft('markdown')
    // Rows above the first title belong to the first recipe.
    const from = at === 0 ? 1 : (title?.line ?? 1)
    const to = titles[at + 1]?.line ?? Number.POSITIVE_INFINITY
    draft.witness([withoutHidden(lines.slice(from - 1, to - 1).join('\n'))])
    for (const row of rows.filter(({ line }) => line >= from && line < to)) {
      if (row === title && draft.title === null) draft.title = row.text
      else if (row.kind === 'heading') draft.heading(row.text)
      else if (row.kind === 'markup') draft.skip(row.text, 'markup')
      else draft.line(row.text, row.line)
    }
    return draft.recipe()
  })
}

/** Removes comments, tags and the addresses of links. */
const withoutHidden = (text: string) =>
  text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^<>\n]{0,500}>/g, ' ')
    .replace(/\]\([^()\n]{0,500}\)/g, '] ')

/** Returns the recipe headings if there are several, else the first heading if it has depth 1 or outranks the rest. */
function titlesOf(rows: readonly Row[]): readonly (Row | undefined)[] {
  for (const depth of [1, 2, 3]) {
    const isMenu = (depth === 1 || (depth === 2 && isOfMenu(rows))) && areDishes(rows, depth)
    const titles = rows.filter((row, at) =>
      isMenu ? row.depth === depth : beginsRecipe(rows, at, depth),
    )
    if (titles.length < 2) continue
    // Servings above several headings apply to all of them: "Serves 12" above the parts of a cake.
    const before = rows.slice(0, rows.indexOf(itemAt(titles, 0)))
    if (!before.some((row) => isFigure(row) || saysServings(row))) return titles
  }
  const [first, ...others] = rows.filter(({ kind }) => kind === 'heading')
  const isHighest = others.every(({ depth = 0 }) => depth > (first?.depth ?? 0))
  return [first?.depth === 1 || isHighest ? first : undefined]
}

/** True if the text has a heading such as "# Menú del día" above everything else. */
function isOfMenu(rows: readonly Row[]): boolean {
  const [first, ...others] = rows
  return (
    first?.depth === 1 &&
    others.every(({ depth }) => depth !== 1) &&
    new LineFacts(first.text).namesMenu
  )
}

/**
 * True if each heading at a level has its own list and seems to name a dish: "# Satay skewers", "# Waldorf salad". A
 * heading with only one word may be a part of a recipe: "# Teig".
 */
const areDishes = (rows: readonly Row[], level: number): boolean =>
  rows.every(
    ({ depth, text }, at) =>
      depth !== level ||
      (/\p{L}\s+\p{L}/u.test(text) &&
        !new LineFacts(text).isPartOfRecipe &&
        partBelow(rows, at, depth).filter(isFigure).length > 1),
  )

/** Rows below a heading, up to the next heading of the same or a higher level. */
function partBelow(rows: readonly Row[], at: number, depth: number): readonly Row[] {
  let to = at + 1
  while (to < rows.length && (rows[to]?.depth ?? depth + 1) > depth) to += 1
  return rows.slice(at + 1, to)
}

/** True for a heading above a list if there are also servings, an ingredients heading or (at depth 1) a subheading. */
function beginsRecipe(rows: readonly Row[], at: number, depth: number): boolean {
  const row = itemAt(rows, at)
  if (row.depth !== depth || new LineFacts(row.text).isPartOfRecipe) return false
  const part = partBelow(rows, at, depth)
  return (
    part.filter(isFigure).length > 1 &&
    (saysServings(row) ||
      part.some((one) => saysServings(one) || new LineFacts(one.text).headsIngredients === 'all') ||
      (depth === 1 && part.some(({ kind }) => kind === 'heading')))
  )
}

const isFigure = ({ kind, text }: Row) => kind === 'text' && beginsWithFigure(text)

const saysServings = ({ kind, text }: Row) =>
  kind === 'heading'
    ? servingsIn(text) !== null
    : kind === 'text' && new LineFacts(text).tellsServings

function rowsOf(tokens: readonly Token[], firstLine: number): readonly Row[] {
  let line = firstLine
  return tokens.flatMap((token, at) => {
    const rows = rowsOfToken(token, line, tokens.slice(at + 1))
    line += token.raw.split('\n').length - 1
    return rows
  })
}

function rowsOfToken(token: Token, line: number, after: readonly Token[]): readonly Row[] {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return []
    case 'list':
      return rowsOf((token as Tokens.List).items, line)
    case 'list_item':
    case 'blockquote':
      return rowsOf((token as Tokens.ListItem | Tokens.Blockquote).tokens, line)
    case 'table':
      return tableRows(token as Tokens.Table, line)
  }
  const text = shown([token])
  if (text.trim() === '') return [{ kind: 'markup', line, text: spaced(token.raw) }]
  const depth = depthOf(token, text, after)
  if (depth !== undefined) return [{ kind: 'heading', depth, line, text: spaced(text) }]
  const written = token.raw.split('\n')
  return text.split('\n').map((one, at): Row => {
    // If a line of a paragraph has no visible text, it was a picture or a tag.
    const mark = one.trim() === '' ? spaced(written[at] ?? '') : ''
    return mark === ''
      ? { kind: 'text', line: line + at, text: spaced(one) }
      : { kind: 'markup', line: line + at, text: mark }
  })
}

/** Depth of a heading, or of a line in bold above a list; undefined for other tokens. */
function depthOf(token: Token, text: string, after: readonly Token[]): number | undefined {
  if (token.type === 'heading') {
    // The Markdown parser also treats any line above "---" as a heading.
    return token.depth === 1 || /^\s*#/.test(token.raw) ? token.depth : undefined
  }
  if (token.type !== 'paragraph' || beginsWithFigure(text)) return undefined
  const [first, ...others] = (token.tokens ?? []).filter(({ raw }) => raw.trim() !== '')
  const isBold = first?.type === 'strong' && others.every(({ raw }) => /^\s*:?\s*$/.test(raw))
  const next = after.find(({ type }) => type !== 'space')
  return isBold && (next?.type === 'list' || next?.type === 'table') ? DEEPEST : undefined
}

const DEEPEST = 6

function tableRows({ header, rows, raw }: Tokens.Table, line: number): readonly Row[] {
  const cellsOf = (row: readonly Tokens.TableCell[]) =>
    row.map(({ tokens }) => shown(tokens).trim())
  const heads = cellsOf(header)
  const cells = rows.map(cellsOf)
  const columns = heads.map((head, at): Column => {
    const hasFigures = cells.some((row) => beginsWithFigure(row[at] ?? ''))
    return columnOf(head) ?? (hasFigures ? 'amount' : 'food')
  })
  const textOf = (row: readonly string[]) => {
    const inColumn = (column: Column) =>
      heads.flatMap((head, at) => {
        const cell = row[at] ?? ''
        if (columns[at] !== column || cell === '') return []
        // A number in a column with the header "Gramm" or "cups" gets that unit.
        const isOfHead = !columnOf(head) && BARE.test(cell) && /^\p{L}{1,12}$/u.test(head)
        return [isOfHead ? `${cell} ${head}` : cell]
      })
    const [unit, food, note] = (['unit', 'food', 'note'] as const).map((one) =>
      inColumn(one).join(' '),
    )
    // Two amounts in a row are measures of the same food.
    return lineOf({ amount: inColumn('amount').join('/'), unit, food, note })
  }
  const top: Row = heads.some(beginsWithFigure)
    ? { kind: 'text', line, text: textOf(heads) }
    : { kind: 'markup', line, text: itemAt(raw.split('\n'), 0) }
  return [
    top,
    ...cells.map((row, at): Row => ({ kind: 'text', line: line + 2 + at, text: textOf(row) })),
  ]
}

const BARE = new RegExp(`^[${FIGURES}.,/ –-]+$`)

/** Visible text of tokens, including bold text and links; empty for pictures, tags and rules. */
const shown = (tokens: readonly Token[]): string =>
  tokens
    .map((token): string => {
      switch (token.type) {
        case 'image':
        case 'checkbox':
        case 'hr':
        case 'def':
          return ''
        case 'html':
          return token.text.replace(/<!--[\s\S]*?-->|<[^>]*>/g, token.block ? ' ' : '')
        case 'br':
          return '\n'
        default:
          if ('tokens' in token && token.tokens?.length) return shown(token.tokens)
          return 'text' in token ? String(token.text) : token.raw
      }
    })
    .join('')
