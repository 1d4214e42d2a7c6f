/** Runs the program: one command, one exit code, one line per error. */

import { CommanderError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { guarded, processIo } from './cli/io.ts'
import { program } from './cli/program.ts'
import { IngrError, libraryFault } from './errors.ts'

/** Runs the words of a command line and returns the exit code; never throws. */
export async function main(argv: readonly string[], given = processIo()): Promise<number> {
  const io = guarded(given)
  // A reader that has seen enough (`head`) is a quiet success.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  let code = 0
  try {
    const done = (exit: number) => {
      code = exit
    }
    const root = program(io, packageJson.version, done, argv[0])
    if (argv.length === 0) {
      root.outputHelp({ error: true })
      return 2
    }
    await root.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    return report(error, argv.includes('--json'), io.out, io.err)
  }
}

type Print = (text: string) => void

function report(error: unknown, json: boolean, out: Print, err: Print): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const known =
    error instanceof IngrError
      ? error
      : (libraryFault(error) ??
        new IngrError(
          'ENGINE_ERROR',
          `internal error: ${(error as Error).message?.split('\n')[0]}`,
        ))
  if (json) out(`${JSON.stringify(known.toBody())}\n`)
  err(`ingr: ${known.message}\n`)
  return known.exitCode
}
