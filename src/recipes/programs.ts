/** Reads text exports of MealMaster, RezKonv and MasterCook: a header with labels, ingredient columns, the method. */

import { MAX_LINE } from '../domain/limits.ts'
import { itemAt, lastOf } from '../domain/present.ts'
import { holdingOf } from './fields.ts'
import { requireFull } from './json.ts'
import { labelled, requireShort, spaced } from './lines.ts'
import type { Format, RecipeText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

interface Program {
  readonly format: Format
  /** Matches the first line of each recipe. */
  readonly begins: RegExp
  /**
   * Matches a separator line, such as a row of dashes. A separator with a name begins a group. A separator without a
   * name ends the header or the recipe.
   */
  readonly rule: RegExp
  /** Matches an ingredient line in fixed columns, even after a blank line. Never matches in RezKonv. */
  readonly row: RegExp
  /** Splits a line into columns. Each column has an ingredient. */
  readonly columns: (line: string) => readonly string[]
}

/** Seven characters for the amount, two for the unit, then the food. */
const MEAL_MASTER_ROW = /^([ \d./,-]{7}) ([ \p{L}]{2}) (\S.*)$/u

const PROGRAMS: readonly Program[] = [
  {
    format: 'mealmaster',
    begins: /^(?:M{5}|-{5})-{3}.*meal-?master/i,
    rule: /^(?:M{5}|-{5})/,
    row: MEAL_MASTER_ROW,
    columns: mealMasterColumns,
  },
  {
    format: 'rezkonv',
    begins: /^={5}.*rezkonv/i,
    rule: /^={5}/,
    row: /(?!)/,
    columns: (line) => [line],
  },
  {
    format: 'mastercook',
    begins: /^ *\* *Exported from +MasterCook/i,
    rule: /^ *(?:\*{3}|- - -|-{4,} )/,
    row: /^ {2}(?=[ \d./-]*\d)[ \d./-]{8}.{12} {2}\S/,
    columns: (line) => [line],
  },
]

/** Reads all recipes of an export. Throws INVALID_REQUEST if none has ingredients. */
export function recipesOfProgram(text: string): readonly RecipeText[] {
  const lines = text.split('\n')
  requireShort(MAX_LINE, lines, 'line')
  const readers: Reader[] = []
  const before: string[] = []
  for (const line of lines) {
    const program = PROGRAMS.find(({ begins }) => begins.test(line))
    if (program) readers.push(new Reader(program))
    else if (readers.length === 0) before.push(line)
    else lastOf(readers).read(line)
  }
  readers[0]?.draft.skip(before, 'note')
  return requireFull(readers.map((reader) => reader.recipe()))
}

class Reader {
  readonly draft: Draft
  private place: 'head' | 'lines' | 'source' | 'method' = 'head'
  /** Ingredients since the last blank line or rule, by column, because we read the first column before the second. */
  private columns: string[][] = []
  private readonly shown: string[] = []
  /** The last line of the header. */
  private labels = ''

  constructor(private readonly program: Program) {
    this.draft = new Draft(program.format)
  }

  read(line: string): void {
    const { draft, place, program } = this
    if (program.rule.test(line)) this.rule(line)
    else if (place === 'head') this.head(line)
    else if (line.trim() === '') this.blank()
    else if (place === 'source') draft.skip(line, 'metadata')
    else if (program.row.test(line) || (place === 'lines' && !this.isProse(line))) this.row(line)
    else {
      this.flush()
      this.place = 'method'
      this.shown.push(line)
      draft.skip(line, 'method')
    }
  }

  recipe(): RecipeText {
    this.flush()
    this.draft.witness([this.draft.title ?? '', this.shown.join('\n')])
    return this.draft.recipe()
  }

  private rule(line: string): void {
    this.flush()
    const name = spaced(
      line
        .replace(/^M{5}/, '')
        .split(/[-=]{2,}|\*+|- (?=-)/)
        .join(' '),
    )
    const isEmpty = /^[- ]*$/.test(name)
    if (isEmpty) this.place = this.place === 'head' ? 'lines' : 'method'
    else if (/^(?:quelle|source|fuente)$/i.test(name)) this.place = 'source'
    else {
      this.place = 'lines'
      this.shown.push(name)
      this.draft.heading(name)
    }
  }

  private head(line: string): void {
    const { draft, program } = this
    const isTable = program.format === 'mastercook'
    const [label = '', value = ''] = labelled(line)
    // A list of categories may continue on the next line.
    const goesOn = this.labels.endsWith(',')
    const isUnlabelled = label === '' && line.trim() !== '' && draft.title !== null && !goesOn
    this.labels = line.trimEnd()
    // MasterCook puts the title above the labels and ends the header with a line of dashes.
    if ((program.row.test(line) && !goesOn) || (isUnlabelled && !isTable)) {
      if (program.row.test(line)) this.place = 'lines'
      this.row(line)
      return
    }
    const holding = /^(?:serving size|menge)$/i.test(label) ? 'servings' : holdingOf(label)
    if (holding === 'title') draft.title ??= value
    else if (holding === 'servings') {
      draft.servings ??= servingsOf(itemAt(value.split(/ {2,}/), 0))
      draft.skip(spaced(line), 'metadata')
    } else if (label !== '' || draft.title !== null) draft.skip(spaced(line), 'metadata')
    else if (line.trim() !== '') draft.title = line.trim()
    if (line.trim() === '' && draft.title !== null && !isTable) {
      this.flush()
      this.place = 'lines'
    }
  }

  private blank(): void {
    if (this.place === 'source' || (this.place === 'lines' && this.columns.length > 0))
      this.place = 'method'
    this.flush()
  }

  /** True for the first line of a method in MealMaster if no blank line comes before it. */
  private isProse(line: string): boolean {
    return this.program.row === MEAL_MASTER_ROW && /^ {0,4}\p{L}/u.test(line)
  }

  private row(line: string): void {
    for (const [at, part] of this.program.columns(line).entries()) {
      const text = spaced(part)
      if (text === '') continue
      const column = this.columns[at] ?? []
      this.columns[at] = column
      const more = /^--? ?(?=[^-])(.*)$/.exec(text)?.[1]
      if (more !== undefined && column.length > 0) column.push(`${column.pop()} ${more}`)
      else column.push(text)
    }
  }

  private flush(): void {
    for (const text of this.columns.flat()) {
      const line = text.replace(/ ?; ?| -- /g, ', ')
      this.draft.line(line)
      this.shown.push(line)
    }
    this.columns = []
  }
}

/** Offsets at which the second column of MealMaster may begin: 40 or 41, or others if spaces were lost. */
const SECOND = [41, 40, 42, 39, 38, 37, 36]

function mealMasterColumns(line: string): readonly string[] {
  const at = SECOND.find(
    (at) => MEAL_MASTER_ROW.test(line.slice(at)) && /(?:^|\s)$/.test(line.slice(0, at)),
  )
  return [line.slice(0, at), at === undefined ? '' : line.slice(at)].map((column) => {
    const [, amount, unit = '', food] = MEAL_MASTER_ROW.exec(column.trimEnd()) ?? []
    if (food === undefined) return column
    const code = unit.trim()
    const word = UNITS[code] ?? UNITS[code.toLowerCase()] ?? code
    // The unit "x" means that the amount is per serving.
    return `${amount} ${word} ${food}${code === 'x' ? ', per serving' : ''}`
  })
}

const UNITS: Readonly<Record<string, string>> = {
  T: 'tbsp',
  t: 'tsp',
  c: 'cup',
  cb: 'ml',
  cn: 'can',
  ct: 'carton',
  bn: 'bunch',
  dr: 'drop',
  ds: 'dash',
  ea: '',
  fl: 'fl oz',
  ga: 'gallon',
  lg: 'large',
  md: 'medium',
  pk: 'package',
  pn: 'pinch',
  pt: 'pint',
  qt: 'quart',
  sl: 'slice',
  sm: 'small',
  tb: 'tbsp',
  ts: 'tsp',
  x: '',
}
