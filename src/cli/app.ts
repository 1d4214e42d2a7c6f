/** What every command shares: the streams, the language, the library, and how answers are printed. */

import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../domain/languages.ts'
import { exactly } from '../engine/ingredients.ts'
import { IngrError } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/sqlite-library.ts'
import { ACCEPTED, resolvePhrase } from '../search/resolve.ts'
import type { Io } from './io.ts'
import { say } from './text.ts'

export interface CommonOptions {
  readonly lang?: string
  readonly json?: boolean
  readonly color?: boolean
  readonly library?: string
}

/** The library that is shipped with the program. */
const BUNDLED = fileURLToPath(new URL('../data/library.sqlite', import.meta.url))

export class App {
  readonly lang: Language
  /** How many checks a batch held: what its call is priced by. */
  checks = 1
  /** Set by a command that notes its calls while it runs. */
  notesItself = false
  /** The recipe that the next remarks are about, where there are several. */
  about: string | undefined
  private opened: Library | undefined

  constructor(
    readonly io: Io,
    private readonly options: CommonOptions,
  ) {
    const lang = options.lang ?? io.env.INGR_LANG ?? DEFAULT_LANGUAGE
    if (!isLanguage(lang)) {
      throw new IngrError('INVALID_LANGUAGE', `unknown language: ${lang} (known: de, en, es)`, {
        lang,
      })
    }
    this.lang = lang
  }

  get library(): Library {
    this.opened ??= openLibrary(this.libraryPath)
    return this.opened
  }

  /** The file of the library: the option, the environment, or the one that is shipped. */
  get libraryPath(): string {
    return this.options.library ?? this.io.env.INGR_LIBRARY ?? BUNDLED
  }

  get color(): boolean {
    return this.options.color ?? this.io.color
  }

  /** Exactly the body of the HTTP answer, when `--json` asks for it; true when it was printed. */
  json(body: unknown): boolean {
    if (!this.options.json) return false
    this.io.out(`${JSON.stringify(body)}\n`)
    return true
  }

  /** Throws INVALID_REQUEST that names the file when it cannot be read. */
  readFile(path: string): string {
    try {
      return this.io.readFile(path)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      throw new IngrError('INVALID_REQUEST', `cannot read ${path}: ${code ?? 'error'}`)
    }
  }

  /** One table: drawn on a terminal, tab-separated rows in a pipe. */
  async table(heads: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
    if (!this.io.isTerminal) {
      for (const row of rows) this.io.out(`${row.map(plainCell).join('\t')}\n`)
      return
    }
    const { drawTable } = await import('./render/table.ts')
    this.io.out(`${drawTable(heads, rows, { columns: this.io.columns, color: this.color })}\n`)
  }

  /** A remark for the person, never part of the answer. */
  remark(text: string): void {
    const line = this.about === undefined ? text : `${this.about}: ${text.replace(/^ingr: /, '')}`
    this.io.err(`${line}\n`)
  }

  /**
   * The id that `text` names; says on stderr what it was taken for when that was not exact. Throws
   * INGREDIENT_NOT_FOUND with near matches.
   */
  ingredientId(text: string): string {
    const exact = exactly(this.library, text, this.lang)
    if (exact) return exact.ingredientId
    const [first, ...others] = resolvePhrase(this.library, text, this.lang)
    if (first && first.confidence >= ACCEPTED) {
      this.remark(
        `${text}: ${say('said.taken', this.lang)} ${this.name(first.ingredientId)} (${first.ingredientId})`,
      )
      return first.ingredientId
    }
    const near = [...(first ? [first] : []), ...others].slice(0, 3).map((one) => one.ingredientId)
    throw new IngrError(
      'INGREDIENT_NOT_FOUND',
      `no such ingredient: ${text}${near.length > 0 ? ` (near: ${near.join(', ')})` : ''}`,
      near.length > 0 ? { near: near.join(', ') } : null,
    )
  }

  /** The shown name of an id, or the id itself where there is no such ingredient. */
  name(id: string): string {
    return this.library.ingredient(id)?.names[this.lang][0] ?? id
  }
}

/** A tab or a line break inside a cell would break the row. */
function plainCell(cell: string): string {
  return cell.replace(/[\t\r\n]+/g, ' ')
}
