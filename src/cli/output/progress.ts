/** Shows the progress of a stream: a bar if its size is known, else the count and rate. */

import type { Io } from '../io.ts'

const EVERY_MS = 100
/** Milliseconds before we show any progress. */
const SOON_MS = 300
const BAR = 24

/** Shows progress such as "12/40" on a terminal if a loop takes a long time. */
export function counting(io: Io, total: number) {
  const started = performance.now()
  let done = 0
  let isDrawn = false
  return {
    passed: () => {
      done += 1
      const isLong = performance.now() - started > SOON_MS
      if (!io.errIsTerminal || !isLong) return
      isDrawn = true
      io.err(`\r${done}/${total}\u001b[K`)
    },
    clear: () => {
      if (isDrawn) clearLine(io)
    },
  }
}

/** Shows `word` on a terminal while a long step runs, then clears the line. */
export function working<T>(io: Io, word: string, work: () => T): T {
  if (io.errIsTerminal) io.err(`\r${word} …\u001b[K`)
  try {
    return work()
  } finally {
    clearLine(io)
  }
}

function clearLine(io: Io): void {
  if (io.errIsTerminal) io.err('\r\u001b[K')
}

export class Progress {
  private readonly started = performance.now()
  /** True if stderr is a terminal and the answers go elsewhere, so that we can show progress. */
  private readonly shown: boolean
  private drawn = -EVERY_MS
  private bytes = 0
  private lines = 0

  /** `total` is the size of the input in bytes, null if unknown; `word` is the noun for the count, such as "lines". */
  constructor(
    private readonly io: Io,
    private readonly total: number | null,
    private readonly word: string,
  ) {
    // Read both properties only once: each read is a system call, and a stream may have millions of lines.
    this.shown = io.errIsTerminal && !io.isTerminal
  }

  passed(bytes: number, lines: number): void {
    if (!this.shown) return
    this.bytes += bytes
    this.lines += lines
    const now = performance.now()
    if (now - this.drawn < EVERY_MS) return
    this.drawn = now
    this.io.err(`\r${this.text(now)}\u001b[K`)
  }

  /** Erases the progress bar, so that other output can be printed. */
  clear(): void {
    if (this.shown) this.io.err('\r\u001b[K')
  }

  private text(now: number): string {
    const rate = Math.round(this.lines / Math.max((now - this.started) / 1000, 0.001))
    const counted = `${grouped(this.lines)} ${this.word}  ${grouped(rate)}/s`
    if (!this.total) return counted
    const share = Math.min(1, this.bytes / this.total)
    const full = Math.round(share * BAR)
    const percent = `${Math.floor(share * 100)}`.padStart(3)
    return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percent} %  ${counted}`
  }
}

/** Separates thousands with a narrow no-break space, which is understood in every language. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')
