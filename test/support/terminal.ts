/** A terminal emulator: applies all control sequences of a text and returns what a person would see. */

/**
 * Returns the screen after `text` was printed, without spaces at line ends. Where terminals differ, behaves like xterm.
 */
export function screenAfter(text: string): readonly string[] {
  const screen = new Screen()
  screen.write(text)
  return screen.lines()
}

const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what steers a terminal
  /(?:\x1b\[|\x9b)([\d;?]*)([@-~])|(?:\x1b[\]P^_X]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]|[\s\S]/gu
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}]/u

class Screen {
  private grid: string[][] = [[]]
  private row = 0
  private column = 0
  /** Text that is written from right to left, buffered until its end. */
  private backwards: string[] | undefined

  write(text: string): void {
    for (const [all, figures, final] of text.matchAll(SEQUENCE)) {
      if (final !== undefined) this.steer(final, Number.parseInt(figures || '0', 10))
      else if (all.length > 2 || (all.startsWith('\x1b') && all !== '\x1bc')) continue
      else this.letter(all)
    }
    this.forwards()
  }

  lines(): readonly string[] {
    return this.grid.map((line) =>
      Array.from(line, (cell) => cell ?? ' ')
        .join('')
        .trimEnd(),
    )
  }

  private steer(final: string, figure: number): void {
    const many = Math.max(1, figure)
    if (final === 'A') this.row = Math.max(0, this.row - many)
    if (final === 'B') this.to(this.row + many)
    if (final === 'C') this.column += many
    if (final === 'D') this.column = Math.max(0, this.column - many)
    if (final === 'G') this.column = many - 1
    if (final === 'H') [this.row, this.column] = [0, 0]
    if (final === 'J') this.grid = [[]]
    if (final === 'J') [this.row, this.column] = [0, 0]
    if (final === 'K') this.grid[this.row] = figure === 2 ? [] : this.line().slice(0, this.column)
    // A terminal does not show concealed text (SGR 8). Reverse this text here, so that tests notice the difference.
    if (final === 'm' && figure === 8) this.backwards = []
  }

  private letter(letter: string): void {
    if (letter === '\x1bc') this.steer('J', 2)
    else if (/[\n\v\f\x85]/.test(letter)) {
      this.forwards()
      this.to(this.row + 1)
      this.column = 0
    } else if (letter === '\r') this.column = 0
    else if (letter === '\b') this.column = Math.max(0, this.column - 1)
    else if (letter === '\t') this.column = 8 * Math.floor(this.column / 8 + 1)
    else if (/[\u202b\u202e\u2067]/.test(letter)) this.backwards ??= []
    else if (/[\u202c\u2069]/.test(letter)) this.forwards()
    else if (UNSEEN.test(letter)) return
    else if (this.backwards) this.backwards.push(letter)
    else this.put(letter)
  }

  private forwards(): void {
    const buffered = this.backwards ?? []
    this.backwards = undefined
    for (const letter of buffered.reverse()) this.put(letter)
  }

  private put(letter: string): void {
    this.line()[this.column++] = letter
  }

  private to(row: number): void {
    this.row = row
    while (this.grid.length <= row) this.grid.push([])
  }

  private line(): string[] {
    return this.grid[this.row]!
  }
}
