/** Runs the program: one command, one exit code, one line per error. */

import { CommanderError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import type { App } from './cli/app.ts'
import { guarded, processIo } from './cli/io.ts'
import { program } from './cli/program.ts'
import { saidIn, screenLanguage } from './cli/screen.ts'
import { IngrError, libraryFault } from './errors.ts'
import { msg } from './messages/message.ts'

/** Runs the words of a command line and returns the exit code; never throws. */
export async function main(argv: readonly string[], given = processIo()): Promise<number> {
  const io = guarded(given)
  // A reader that has seen enough (`head`) is a quiet success.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  let code = 0
  let running: App | undefined
  try {
    const done = (exit: number) => {
      code = exit
    }
    const root = program(io, packageJson.version, done, argv[0], (app) => {
      running = app
    })
    if (argv.length === 0) {
      root.outputHelp({ error: true })
      return 2
    }
    await root.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    const known = knownOf(error)
    if (!known) return (error as CommanderError).exitCode === 0 ? 0 : 2
    if (argv.includes('--json')) io.out(`${JSON.stringify(known.toBody())}\n`)
    const language = screenLanguage(argv, io.env)
    io.err(`ingr: ${await saidIn(language, known, running && (() => running!.library))}\n`)
    return known.exitCode
  }
}

/** An error of the catalogue for whatever was thrown; undefined for what commander has told of already. */
function knownOf(error: unknown): IngrError | undefined {
  if (error instanceof CommanderError) return undefined
  if (error instanceof IngrError) return error
  const [what = ''] = String((error as Error).message).split('\n')
  return (
    libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internal error: {what}', { what }))
  )
}
