/** Answers requests from the shell completion scripts. */

import type { Command } from 'commander'
import { visible } from '../../domain/visible.ts'
import { App } from '../app.ts'
import { shellOf } from '../commands/completion.ts'
import type { Io } from '../io.ts'
import { screenLanguage } from '../screen.ts'
import { candidatesAt, cursorAt } from './candidates.ts'
import { readLine } from './line.ts'

/**
 * Prints the kind of the candidates, then one candidate per line with a description after a tab (none for bash). Prints
 * no errors, since the user is still typing.
 */
export function answerShell(io: Io, root: Command, name: string, typed: string): number {
  const shell = shellOf(name)
  const line = readLine(typed)
  const place = cursorAt(root, line.words.slice(1))
  const given = place.given.get('--lang')?.at(-1)
  const lang = screenLanguage(given ? ['--lang', given] : [], io.env)
  const library = place.given.get('--library')?.at(-1)
  const app = new App(io, { lang, library })
  const source = { shell, lang: app.lang, library: () => app.library }
  try {
    const { kind, list } = candidatesAt(place, line, source)
    // Don't offer names with invisible characters: the user must see what is on the command line.
    const honest = list.filter(({ value }) => visible(value) === value)
    const lines = honest.map(({ value, about }) => {
      if (shell === 'bash') return unbroken(value, line.broken)
      return about ? `${value}\t${visible(about)}` : value
    })
    io.out([kind, ...lines, ''].join('\n'))
  } catch {
    io.out('words\n')
  }
  return 0
}

/** Removes `broken`, since bash only replaces the text after the last `=` or `:`. */
const unbroken = (value: string, broken: string): string =>
  value.startsWith(broken) ? value.slice(broken.length) : value
