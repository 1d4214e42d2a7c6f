/** What every command shares: the streams, the language, the library, and how answers are printed. */

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
import { type Said, say, sayWord, type TextKey } from '../wording/say.ts'
import { pagerCommand } from './environment.ts'
import { unreadableFile } from './input/unreadable.ts'
import type { Io } from './io.ts'
import { type Cell, drawn, plain } from './output/cells.ts'
import { localeLanguage, saidIn } from './screen.ts'

export interface CommonOptions {
  readonly lang?: string
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly color?: boolean
  readonly quoteCells?: boolean
  readonly library?: string | undefined
}

/** The library that is shipped with the program. */
const BUNDLED = join(import.meta.dirname, '../data/library.sqlite')

/** The file that INGR_LIBRARY names, or the one that is shipped. */
function libraryFile({ env }: Io): string {
  return env.INGR_LIBRARY ?? BUNDLED
}

/** What is null, or not there. */
export const NOTHING = '–'

/** The text after `head.` of the head of a column. */
type HeadName = Extract<TextKey, `head.${string}`> extends `head.${infer Name}` ? Name : never

export class App {
  readonly lang: Language
  /** Whether the command has put a question to an operation, which notes the call. */
  hasAsked = false
  /** The recipe that the next remarks are about, where there are several. */
  about: string | undefined
  /** The recipe that is being answered, where there are several, and what was answered. */
  private current: { readonly name: string; body?: unknown } | undefined
  private opened: Library | undefined
  private paint: ((cell: string) => string) | undefined
  /** What a terminal is to see, kept until the command is done: only then is it known whether it needs a pager. */
  private readonly held: { readonly text: string; readonly to: 'out' | 'err' }[] = []
  private hint: string | undefined

  constructor(
    readonly io: Io,
    private readonly options: CommonOptions,
  ) {
    // JSON is for programs: the locale of whoever starts them does not change it.
    const isForPrograms = options.json === true || options.ndjson === true
    const otherwise = isForPrograms ? DEFAULT_LANGUAGE : localeLanguage(io.env)
    // A variable that is empty is not set.
    this.lang = LANG.read(options.lang ?? (io.env.INGR_LANG || otherwise))
  }

  /** A text of the terminal in the language of the call. */
  say<Key extends TextKey>(key: Key, ...values: Said<Key>): string {
    return say(key, this.lang, ...values)
  }

  /** The heads of a table. */
  heads(...names: readonly HeadName[]): readonly string[] {
    return names.map((name) => this.say(`head.${name}`))
  }

  /** A word of a closed set; one without a text is returned as it is. */
  word(group: string, word: string): string {
    return sayWord(group, word, this.lang)
  }

  /** The name of a code of the vocabulary; one of an operator's own reads as its words. */
  term(set: NamedSet, code: string): string {
    return this.library.vocabulary[set][code]?.[this.lang] ?? code.replaceAll('-', ' ')
  }

  /** Words of a closed set, and names of codes, in a list. */
  words(group: string, words: readonly string[]): string {
    return words.map((word) => this.word(group, word)).join(', ')
  }

  terms(set: NamedSet, codes: readonly string[]): string {
    return codes.map((code) => this.term(set, code)).join(', ')
  }

  /** A word of a closed set on a terminal, its code in a pipe. */
  coded(group: string, code: string): string {
    return this.io.isTerminal ? this.word(group, code) : code
  }

  /** A number rounded for people. */
  number(value: number): string {
    return number(value, this.lang)
  }

  /** A number with exactly so many decimals. */
  fixed(value: number, decimals: number): string {
    return fixed(value, decimals, this.lang)
  }

  get library(): Library {
    this.opened ??= openLibrary(this.libraryPath)
    return this.opened
  }

  /** The same, when all of its file is as it was built; throws UNAVAILABLE. A look-up has no time for this. */
  async soundLibrary(): Promise<Library> {
    const { library } = this
    const { requireSound } = await import('../library/file-checksum.ts')
    requireSound(this.libraryPath)
    return library
  }

  /** The file of the library: the option, the environment, or the one that is shipped. */
  get libraryPath(): string {
    return this.options.library ?? libraryFile(this.io)
  }

  get color(): boolean {
    return this.options.color ?? this.io.color
  }

  /** Loads what paints the rows of a pipe, where somebody asked for it. */
  async prepare(): Promise<void> {
    if (!this.color || this.io.isTerminal) return
    const { cellPaint } = await import('./output/render/paint.ts')
    this.paint = cellPaint(true)
  }

  /** Exactly the body of the HTTP answer, when `--json` asks for it; true when it was printed. */
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

  get isJson(): boolean {
    return this.options.json === true
  }

  /**
   * Answers for one of several recipes: under its name on a terminal, in rows that begin with it in a pipe, and in JSON as a body
   * that is returned instead of printed.
   */
  async part(
    name: string,
    run: () => Promise<number>,
  ): Promise<{ readonly code: number; readonly result: unknown }> {
    const current: { readonly name: string; body?: unknown } = { name }
    this.about = name
    this.current = current
    try {
      if (this.io.isTerminal && !this.options.json && !this.options.ndjson) {
        await this.paragraph(name)
      }
      const code = await run()
      return { code, result: current.body }
    } finally {
      this.about = undefined
      this.current = undefined
    }
  }

  /** Throws INVALID_REQUEST that names the file when it cannot be read. */
  readFile(path: string): string {
    try {
      return this.io.readFile(path)
    } catch (error) {
      if (error instanceof IngrError) throw error
      throw unreadableFile(path, error)
    }
  }

  /** One table: drawn on a terminal, tab-separated rows in a pipe. */
  async table(heads: readonly Cell[], rows: readonly (readonly Cell[])[]): Promise<void> {
    if (!this.io.isTerminal) return this.rows(rows)
    const { drawTable } = await import('./output/render/table.ts')
    const { columns, rows: lines } = this.io
    const cells = rows.map((row) => row.map(drawn))
    this.drawing(drawTable(heads.map(drawn), cells, { columns, lines, color: this.color }))
  }

  /** The face that a pipe sees. */
  rows(rows: readonly (readonly Cell[])[]): void {
    const { quoteCells: isQuoted = false } = this.options
    const paint = this.paint ?? ((cell: string) => cell)
    const before = this.current ? [this.current.name] : []
    for (const cells of rows) {
      const row = [...before, ...cells]
      this.io.out(`${row.map((cell) => paint(plain(cell, isQuoted))).join('\t')}\n`)
    }
  }

  /** A line of the answer that is no table. */
  print(text: string): void {
    this.drawing(visible(text))
  }

  /** What a renderer drew: it has lines and colours of its own, and shows what is hidden in its cells. */
  drawing(text: string): void {
    if (this.io.isTerminal) this.held.push({ text: `${text}\n`, to: 'out' })
    else this.io.out(`${text}\n`)
  }

  /** A sentence of the answer, broken at the edge of a terminal. */
  async paragraph(text: string): Promise<void> {
    if (!this.io.isTerminal) return this.print(text)
    const { wrap } = await import('./output/render/wrap.ts')
    this.drawing(wrap(visible(text), this.io.columns).join('\n'))
  }

  /** A remark for the person, never part of the answer. */
  remark(text: string): void {
    this.tell(this.about === undefined ? text : `${this.about}: ${text.replace(/^ingr: /, '')}`)
  }

  private tell(text: string): void {
    const line = visible(text)
    if (this.held.length > 0) this.held.push({ text: `${line}\n`, to: 'err' })
    else this.io.err(`${line}\n`)
  }

  /** An error that does not end the command; one that names the recipe does not need it in front. */
  async complain(error: IngrError): Promise<void> {
    const said = await this.said(error)
    const { about } = this
    const isNamed = about !== undefined && Object.values(error.said.values).includes(about)
    if (isNamed) this.tell(said)
    else this.remark(`ingr: ${said}`)
  }

  /** What an error says, in the language of the screen. */
  said(error: IngrError): Promise<string> {
    return saidIn(this.lang, error, () => this.library)
  }

  /** The next useful command, in the words of a command line; only a person at a terminal sees it. */
  next(command: string): void {
    if (this.options.json || this.current || this.io.env.INGR_HINTS === 'off') return
    const { lang } = this.options
    if (this.io.isTerminal && this.io.errIsTerminal) {
      this.hint = lang ? `${command} --lang ${lang}` : command
    }
  }

  /** Shows what was held, in a pager where it is longer than the terminal. */
  async finish(): Promise<void> {
    if (this.hint) this.remark(`${say('said.next', this.lang)}: ingr ${this.hint}`)
    const held = this.held.splice(0)
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

  /** Whether `text` surely names one ingredient. */
  names(text: string): boolean {
    return this.surely(text) !== null
  }

  /** The ingredient that `text` surely names. */
  surely(text: string): string | null {
    const { certainty, ingredientId } = resolve(this.library, text, this.lang)
    return certainty === 'sure' ? ingredientId : null
  }

  /** Whether `text` may name an ingredient, but not surely. */
  guesses(text: string): boolean {
    return resolve(this.library, text, this.lang).certainty === 'guess'
  }

  /**
   * The id that `text` names; says on stderr what it was taken for when that was not exact. With `sureOnly` a guess is no
   * answer. Throws INGREDIENT_NOT_FOUND with near matches.
   */
  ingredientId(text: string, sureOnly = false): string {
    const { library, lang } = this
    const { certainty, ingredientId, exact } = requireResolved(library, text, lang, sureOnly)
    if (!exact) {
      const said = this.say(certainty === 'guess' ? 'said.guessed' : 'said.taken')
      this.remark(`${text}: ${said} ${this.name(ingredientId)} (${ingredientId})`)
    }
    return ingredientId
  }

  /** The shown name of an id, or the id itself where there is no such ingredient. */
  name(id: string): string {
    return this.library.ingredient(id)?.names[this.lang][0] ?? id
  }
}
