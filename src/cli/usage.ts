/** Turns commander's errors about the command line into our own. */

import type { CommanderError } from 'commander'
import { type IngrError, invalid } from '../errors.ts'
import { isMistyped } from '../vocabulary/suggest.ts'
import { type Message, msg, suggestion } from '../wording/message.ts'
import { commandWith, meantBy } from '../wording/typed/meant.ts'
import { type HelpWords, placesIn } from './text/help.ts'

/** Translates an error from commander; undefined if commander has just shown help. `first` is the first argument. */
export function usageError(
  { message }: CommanderError,
  words: HelpWords,
  first = '',
): IngrError | undefined {
  const text = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  if (text === '(outputHelp)') return undefined
  // The option came before the command, so say that it must come after the command.
  const misplaced = first.startsWith('-') ? msg('optionsGoAfter') : ''
  return invalid(msg('withHint', { message: saidOf(text, words, first), hint: misplaced }))
}

function saidOf(text: string, words: HelpWords, command: string): Message {
  for (const [form, said] of FORMS) {
    const found = form.exec(text)
    if (found) return said({ words, command }, ...found.slice(1).map((part) => part ?? ''))
  }
  return msg('asGiven', { message: text })
}

const NEAR = String.raw`(?: \(Did you mean (?:one of )?(.+)\?\))?`

/** Suggests our equivalent of a word from another language or program, or else the names that commander suggests. */
function near(text: string, names = '', command = '') {
  const meant = meantBy(text, command)
  if (meant !== undefined) return suggestion([meant])
  if (names !== '') return suggestion(names.split(', '))
  const mistyped = meantBy(text, command, isMistyped)
  return suggestion(mistyped === undefined ? [] : [mistyped])
}

/** Patterns that match commander's error messages, each with the message that we show instead. */
const FORMS: readonly (readonly [
  form: RegExp,
  said: (
    line: { readonly words: HelpWords; readonly command: string },
    ...parts: string[]
  ) => Message,
])[] = [
  [
    new RegExp(`^unknown option '(.*?)'${NEAR}$`, 's'),
    ({ command }, name = '', names) => {
      const other = commandWith(name, command)
      const hint = other
        ? msg('tryCommand', { command: `ingr ${other} ${name}` })
        : near(name, names, command)
      return msg('unknownOption', { name, hint })
    },
  ],
  [
    new RegExp(`^unknown command '(.*?)'${NEAR}$`, 's'),
    (_, name = '', names) => {
      // If someone forgets the command, they most often want `search`.
      const search = msg('trySearch', { name })
      return msg('unknownCommand', { name, hint: near(name, names) || search })
    },
  ],
  [
    /^missing required argument '(.*)'$/s,
    ({ words }, name = '') =>
      msg('missingRequiredArgument', { name: placesIn(`<${name}>`, words).slice(1, -1) }),
  ],
  [
    /^option '(.*)' argument missing$/s,
    ({ words }, flags = '') => msg('missingOptionArgument', { flags: placesIn(flags, words) }),
  ],
  [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+): .+\.$/s,
    (_, command = '', expected = '', count = '') =>
      msg('tooManyArguments', { command, expected, count }),
  ],
]
