/** Prints tables of figures, for the terminal or for a Markdown page. */

export type Cells = readonly string[]

export interface Table {
  readonly title: string
  readonly head: Cells
  readonly rows: readonly Cells[]
}

/** Prints a Markdown table for a page, and aligned columns otherwise. */
export function printTable({ title, head, rows }: Table, isForPage: boolean): void {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`
  if (isForPage) {
    console.log(`\n**${title}**\n`)
    for (const cells of [head, head.map(() => '---'), ...rows]) console.log(line(cells))
    return
  }
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)))
  console.log(`\n${title}`)
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
  }
}

/** Formats a percentage with one decimal; empty if `whole` is 0. */
export const percent = (part: number, whole: number) =>
  whole === 0 ? '' : ((100 * part) / whole).toFixed(1)
