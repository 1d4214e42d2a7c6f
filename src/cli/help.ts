/** `ingr help`: the help of a command, or a topic. */

import type { Command } from 'commander'
import { EXIT_CODES, invalid } from '../errors.ts'
import { didYouMean } from '../vocabulary/suggest.ts'
import { msg } from '../wording/message.ts'
import { ENVIRONMENT, variableText } from './environment.ts'
import { wrap } from './output/render/wrap.ts'
import type { HelpWords } from './text/help.ts'
import { TOPICS, type Topic } from './text/topics.ts'

const TEXTS: Readonly<Record<Topic, (words: HelpWords) => string>> = {
  items: ({ say }) => say('text.items'),
  verdicts: ({ say }) => say('text.verdicts'),
  environment: (words) => columns(ENVIRONMENT.map((name) => [name, variableText(name, words)])),
  'exit-codes': ({ say }) => columns(EXIT_CODES.map((code) => [String(code), say(`exit.${code}`)])),
}

/** Prints the help for a command (`check`, `account create`) or a topic. Throws INVALID_REQUEST for other names. */
export function helpOn(
  root: Command,
  words: readonly string[],
  helpWords: HelpWords,
  out: (text: string) => void,
): void {
  const [first] = words
  const topic = TOPICS.find((one) => one === first)
  if (topic) {
    out(`${TEXTS[topic](helpWords)}\n`)
    return
  }
  let command = root
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word)
    if (!next) {
      const names = command.commands.map((one) => one.name())
      const hint = didYouMean(word, command === root ? [...names, ...TOPICS] : names)
      const other = hint || msg('helpLists')
      throw invalid(msg('noHelpOn', { words: words.join(' '), hint: other }))
    }
    command = next
  }
  command.outputHelp()
}

/** Formats names and their meanings as two columns of at most 80 characters. */
function columns(rows: readonly (readonly [name: string, text: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows
    .map(([name, text]) => {
      const lines = wrap(text.replaceAll('`', ''), 80 - widest)
      return `${name.padEnd(widest)}${lines.join(`\n${' '.repeat(widest)}`)}`
    })
    .join('\n')
}
