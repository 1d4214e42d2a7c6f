/** Shared by all commands: streams, language, library and the printing of answers. */

import { join } from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '../domain/languages.ts'
import { screened, visible, visibleJson } from '../domain/visible.ts'
import type { NamedSet } from '../domain/vocabulary.ts'
import { IngrError } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/sqlite-library.ts'
import { LANG } from '../operations/parameters.ts'
import { requireResolved, resolve } from '../operations/resolve.ts'
import { fixed, number } from '../wording/numbers.ts'
import { say, sayWord, type TextKey, type ValuesOf } from '../wording/say.ts'
import { pagerCommand } from './environment.ts'
import { unreadableFile } from './input/unreadable.ts'
import type { Io } from './io.ts'
import { brandWords } from './output/brand.ts'
import { type Cell, drawn, piped } from './output/cells.ts'
import { errorTextIn, localeLanguage } from './screen.ts'

/** The value of `--profile`: the path of a household file, or true for the user's default file. */
export type Profile = string | true | undefined

/** Words that the user has defined, each with the ids of the foods it means. */
export type OwnWords = Readonly<Record<string, readonly string[]>>

export interface CommonOptions {
  readonly lang?: string
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  readonly color?: boolean
  readonly quoteCells?: boolean
  readonly library?: string | undefined
  readonly known?: readonly string[]
  readonly profile?: Profile
}

const BUNDLED = join(import.meta.dirname, '../data/library.sqlite')

/** Shown in place of null or missing values. */
export const NOTHING = '–'

type HeadName = Extract<TextKey, `head.${string}`> extends `head.${infer Name}` ? Name : never

export class App {
  readonly lang: Language
  /** Words that the user has defined; only set by commands that read recipes. */
  known: OwnWords | undefined
  /** True once the command has called an operation. Operations record their own calls. */
  hasAsked = false
  /** The name of the recipe that notes refer to, if there are several recipes. */
  about: string | undefined
  /** Maps the id of the food that represents an allergen to the words on a package that declare the allergen. */
  written: ReadonlyMap<string, string> = new Map()
  /** The current recipe and its JSON answer, if there are several recipes. */
  private current: { readonly name: string; body?: unknown } | undefined
  private opened: Library | undefined
  private paint: ((cell: string) => string) | undefined
  /** Terminal output. It is buffered until the command ends, because its length decides whether it needs a pager. */
  private readonly buffered: { readonly text: string; readonly to: 'out' | 'err' }[] = []
  private hint: string | undefined

  constructor(
    readonly io: Io,
    private readonly options: CommonOptions,
  ) {
    // JSON is for programs, so the user's locale must not change it.
    const isForPrograms = options.json === true || options.ndjson === true
    const otherwise = isForPrograms ? DEFAULT_LANGUAGE : localeLanguage(io.env)
    // An empty variable counts as unset.
    this.lang = LANG.read(options.lang ?? (io.env.INGR_LANG || otherwise))
  }

  say<Key extends TextKey>(key: Key, ...values: ValuesOf<Key>): string {
    return say(key, this.lang, ...values)
  }

  heads(...names: readonly HeadName[]): readonly string[] {
    return names.map((name) => this.say(`head.${name}`))
  }

  /** Returns the display text of a code in a closed set, or the code itself if it has no text. */
  word(group: string, word: string): string {
    return sayWord(group, word, this.lang)
  }

  /** Returns the name of a vocabulary code. A code without a name is shown with spaces instead of hyphens. */
  term(set: NamedSet, code: string): string {
    return this.library.vocabulary[set][code]?.[this.lang] ?? code.replaceAll('-', ' ')
  }

  words(group: string, words: readonly string[]): string {
    return words.map((word) => this.word(group, word)).join(', ')
  }

  terms(set: NamedSet, codes: readonly string[]): string {
    return codes.map((code) => this.term(set, code)).join(', ')
  }

  /** Returns the display text on a terminal, and the code in a pipe. */
  coded(group: string, code: string): string {
    return this.io.isTerminal ? this.word(group, code) : code
  }

  /** Rounds and formats a number for display. */
  number(value: number): string {
    return number(value, this.lang)
  }

  fixed(value: number, decimals: number): string {
    return fixed(value, decimals, this.lang)
  }

  get library(): Library {
    this.opened ??= openLibrary(this.libraryPath)
    return this.opened
  }

  /** Returns the library after verifying its checksum (too slow for look-ups). Throws UNAVAILABLE on a mismatch. */
  async soundLibrary(): Promise<Library> {
    const { library } = this
    const { requireSound } = await import('../library/file-checksum.ts')
    requireSound(this.libraryPath)
    return library
  }

  get libraryPath(): string {
    return this.options.library ?? this.io.env.INGR_LIBRARY ?? BUNDLED
  }

  get color(): boolean {
    return this.options.color ?? this.io.color
  }

  /** If colour was requested for output to a pipe, loads the code that colours table cells. */
  async prepare(): Promise<void> {
    if (!this.color || this.io.isTerminal) return
    const { cellPaint } = await import('./output/render/paint.ts')
    this.paint = cellPaint(true)
  }

  /** With `--json`, prints the body as the server would send it. During `part`, only stores it. Else returns false. */
  json(body: unknown): boolean {
    if (!this.options.json && !this.options.ndjson) return false
    if (this.current) {
      this.current.body = body
      return true
    }
    if (!this.options.json) return false
    this.io.out(`${visibleJson(JSON.stringify(body))}\n`)
    return true
  }

  /** True with `-q`, which hides notes that do not affect a verdict. */
  get isQuiet(): boolean {
    return this.options.quiet === true
  }

  get isVerbose(): boolean {
    return this.options.verbose === true
  }

  get isJson(): boolean {
    return this.options.json === true
  }

  /** Calls `run` for one of several recipes and returns the JSON body. Shows the recipe's name in a title or table. */
  async part(
    name: string,
    run: () => Promise<number>,
    isTitled = true,
  ): Promise<{ readonly code: number; readonly result: unknown }> {
    const current: { readonly name: string; body?: unknown } = { name }
    this.about = name
    this.current = current
    try {
      if (isTitled && this.io.isTerminal && !this.options.json && !this.options.ndjson) {
        await this.paragraph(name)
      }
      const code = await run()
      return { code, result: current.body }
    } finally {
      this.about = undefined
      this.current = undefined
    }
  }

  /** Reads a file. Throws INVALID_REQUEST with the name of the file if it cannot be read. */
  readFile(path: string): string {
    try {
      return this.io.readFile(path)
    } catch (error) {
      if (error instanceof IngrError) throw error
      throw unreadableFile(path, error)
    }
  }

  /** Prints a table: drawn on a terminal, as tab-separated rows in a pipe. */
  async table(heads: readonly Cell[], rows: readonly (readonly Cell[])[]): Promise<void> {
    if (!this.io.isTerminal) return this.rows(rows)
    const { drawTable } = await import('./output/render/table.ts')
    const { columns, rows: lines } = this.io
    const cells = rows.map((row) => row.map(drawn))
    this.printRendered(drawTable(heads.map(drawn), cells, { columns, lines, color: this.color }))
  }

  /** Prints tab-separated rows for a pipe. */
  rows(rows: readonly (readonly Cell[])[]): void {
    const { quoteCells: isQuoted = false } = this.options
    const paint = this.paint ?? ((cell: string) => cell)
    const before = this.current ? [this.current.name] : []
    for (const cells of rows) {
      const row = [...before, ...cells]
      this.io.out(`${row.map((cell) => paint(piped(cell, isQuoted))).join('\t')}\n`)
    }
  }

  print(text: string): void {
    this.printRendered(visible(text))
  }

  /** Prints text that is already coloured and escaped. */
  printRendered(text: string): void {
    if (this.io.isTerminal) this.buffered.push({ text: `${text}\n`, to: 'out' })
    else this.io.out(`${text}\n`)
  }

  /** Prints a sentence of the answer, wrapped on a terminal. */
  async paragraph(text: string): Promise<void> {
    if (!this.io.isTerminal) return this.print(text)
    const { wrap } = await import('./output/render/wrap.ts')
    this.printRendered(wrap(visible(text), this.io.columns).join('\n'))
  }

  /** Prints a note for the user. Notes are never part of the answer. */
  remark(text: string): void {
    this.writeRemark(
      this.about === undefined ? text : `${this.about}: ${text.replace(/^ingr: /, '')}`,
    )
  }

  private writeRemark(text: string): void {
    const line = visible(text)
    if (this.buffered.length > 0) this.buffered.push({ text: `${line}\n`, to: 'err' })
    else this.io.err(`${line}\n`)
  }

  /** Reports an error that does not end the command. Adds the recipe name unless the error contains it. */
  async reportError(error: IngrError): Promise<void> {
    const said = await this.said(error)
    const { about } = this
    const isNamed = about !== undefined && Object.values(error.said.values).includes(about)
    if (isNamed) this.writeRemark(said)
    else this.remark(`ingr: ${said}`)
  }

  said(error: IngrError): Promise<string> {
    return errorTextIn(this.lang, error, () => this.library)
  }

  /** Suggests the next command to run; only shown if stdout and stderr are both terminals. */
  suggestNext(command: string): void {
    if (this.options.json || this.isQuiet || this.current || this.io.env.INGR_HINTS === 'off')
      return
    const { lang } = this.options
    if (this.io.isTerminal && this.io.errIsTerminal) {
      this.hint = lang ? `${command} --lang ${lang}` : command
    }
  }

  /** Prints the buffered output, through a pager if it is longer than the terminal. */
  async finish(): Promise<void> {
    if (this.hint) this.remark(`${say('said.next', this.lang)}: ingr ${this.hint}`)
    const held = this.buffered.splice(0)
    const answer = held.filter(({ to }) => to === 'out').map(({ text }) => text)
    const command = pagerCommand(this.io.env)
    const long = answer.join('').split('\n').length > this.io.rows
    const { showInPager } = long && command ? await import('./output/pager.ts') : {}
    const shown = showInPager?.(command!, screened(answer.join('')), this.io.env) === true
    for (const { text, to } of held) {
      if (to === 'err') this.io.err(text)
      else if (!shown) this.io.out(text)
    }
  }

  /** True if `text` is certainly the name of an ingredient. */
  isExactName(text: string): boolean {
    return this.resolveExact(text) !== null
  }

  /** Returns the id of the ingredient that `text` names, or null if the match is not certain. */
  resolveExact(text: string): string | null {
    const { certainty, ingredientId } = resolve(this.library, text, this.lang)
    return certainty === 'sure' ? ingredientId : null
  }

  /** True if `text` may be the name of an ingredient, but this is not certain. */
  isGuess(text: string): boolean {
    return resolve(this.library, text, this.lang).certainty === 'guess'
  }

  /**
   * Returns the id of the ingredient named `text`; reports inexact matches on stderr. `sureOnly` rejects guesses.
   * Throws INGREDIENT_NOT_FOUND with similar names.
   */
  ingredientId(text: string, sureOnly = false): string {
    const { certainty, ingredientId, exact } = this.resolved(text, sureOnly)
    if (!exact) {
      const said = this.say(certainty === 'guess' ? 'said.guessed' : 'said.taken')
      this.remark(`${text}: ${said} ${this.name(ingredientId)} (${ingredientId})`)
    }
    return ingredientId
  }

  /** Like `requireResolved`, but if `text` is a brand, first explains that it is not an ingredient. */
  private resolved(text: string, sureOnly: boolean) {
    const { library, lang } = this
    try {
      return requireResolved(library, text, lang, sureOnly)
    } catch (error) {
      const brand = brandWords(library, text, lang)
      if (brand) this.remark(`${text}: ${brand}`)
      throw error
    }
  }

  /** Returns the words on the package for an ingredient (from `written`), else its display name, else its id. */
  name(id: string): string {
    return this.written.get(id) ?? this.library.ingredient(id)?.names[this.lang][0] ?? id
  }
}
