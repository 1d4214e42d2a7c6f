/** `ingr help`: the help of a command, or a topic. */

import type { Command } from 'commander'
import { EXIT_CODES, IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { ENVIRONMENT } from './environment.ts'
import { didYouMean } from './input/suggest.ts'
import { wrap } from './output/render/wrap.ts'
import { TOPICS, type Topic } from './text/topics.ts'

const TEXTS: Readonly<Record<Topic, () => string>> = {
  items: () => ITEMS,
  verdicts: () => VERDICTS_TEXT,
  environment: () =>
    columns(
      ENVIRONMENT.map(({ name, meaning, otherwise }) => [
        name,
        otherwise === '' ? meaning : `${meaning}; without it: ${otherwise}`,
      ]),
    ),
  'exit-codes': () => columns(EXIT_CODES.map(({ code, meaning }) => [String(code), meaning])),
}

/** Prints the help on a command (`check`, `account create`) or a topic. Throws INVALID_REQUEST when it is neither. */
export function helpOn(root: Command, words: readonly string[], out: (text: string) => void): void {
  const [first] = words
  const known = Object.keys(TOPICS)
  if (first !== undefined && known.includes(first)) {
    out(`${TEXTS[first as Topic]()}\n`)
    return
  }
  let command = root
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word)
    if (!next) {
      const names = command.commands.map((one) => one.name())
      const hint = didYouMean(word, command === root ? [...names, ...known] : names)
      const other = hint || msg(' (ingr help lists commands and topics)')
      throw new IngrError(
        'INVALID_REQUEST',
        msg('no help on: {words}{hint}', { words: words.join(' '), hint: other }),
      )
    }
    command = next
  }
  command.outputHelp()
}

/** Names and their meanings, at most 80 columns wide. */
function columns(rows: readonly (readonly [name: string, text: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows
    .map(([name, text]) => {
      const lines = wrap(text.replaceAll('`', ''), 80 - widest)
      return `${name.padEnd(widest)}${lines.join(`\n${' '.repeat(widest)}`)}`
    })
    .join('\n')
}

const ITEMS = `An ingredient is any name in German, English or Spanish, or its id. Slips of the
finger are read, and what was understood is said.

Items are one ingredient per argument, or one per line:

  ingr check "200 g butter" "2 EL Mehl" "1 1/2 tazas de harina" butter:200g
  ingr check --file recipe.txt
  pbpaste | ingr check -

An amount without a unit is grams. In checks an item without an amount counts as
100 g, and that is said; analyze leaves it out and says so. JSON items as the
HTTP API takes them work wherever lines do.`

const VERDICTS_TEXT = `no conflict found in the data
               nothing in the data speaks against it. It is information,
               not medical advice, and says nothing about your brand or kitchen
uncertain      something is not known: an ingredient, an amount, or a value
caution        moderate risk: traces, or less than what counts as much
incompatible   high risk

A question mark after a name says that something about it is not known.
Confidence is that of the weakest data behind the verdict: high, medium, low.
What rests on weak data alone reads uncertain. --explain shows every rule.`
