/** The entry point: runs one command, prints one line per error, and returns the exit code. */

import { CommanderError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import type { App } from './cli/app.ts'
import { guarded, processIo } from './cli/io.ts'
import { asksForHelp, program } from './cli/program.ts'
import { errorTextIn, screenLanguage } from './cli/screen.ts'
import { ENGLISH_HELP, type HelpWords, helpIn } from './cli/text/help.ts'
import { usageError } from './cli/usage.ts'
import { type IngrError, knownError } from './errors.ts'

/** Runs a command line and returns the exit code; never throws. */
export async function main(argv: readonly string[], given = processIo()): Promise<number> {
  const io = guarded(given)
  // It is not an error if a program such as `head` closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  const language = screenLanguage(wordsOf(argv), io.env)
  let code = 0
  let running: App | undefined
  try {
    const done = (exit: number) => {
      code = exit
    }
    const root = await program(io, packageJson.version, done, {
      only: argv[0],
      begun: (app) => {
        running = app
      },
      words: (await asksForHelp(argv)) ? helpIn(language) : ENGLISH_HELP,
    })
    if (argv.length === 0) {
      root.outputHelp({ error: true })
      return 2
    }
    await root.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    const { exitCode } = error as Partial<CommanderError>
    const known = knownOf(error, argv[0], helpIn(language))
    if (!known) return exitCode === 0 ? 0 : 2
    if (argv.includes('--json') && !(error instanceof CommanderError))
      io.out(`${JSON.stringify(known.toBody())}\n`)
    io.err(`ingr: ${await errorTextIn(language, known, running && (() => running!.library))}\n`)
    return known.exitCode
  }
}

/** Converts anything thrown to an IngrError; undefined if commander has only shown help. */
function knownOf(
  error: unknown,
  first: string | undefined,
  words: HelpWords,
): IngrError | undefined {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? undefined : usageError(error, words, first)
  return knownError(error)
}

/** Returns the typed words. A completion request has the whole command line as its last argument. */
const wordsOf = (argv: readonly string[]): readonly string[] =>
  argv[0] === '__complete' ? (argv.at(-1)?.split(/\s+/) ?? []) : argv
