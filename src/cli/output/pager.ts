/** Shows an answer that is longer than the terminal in a pager; loaded only then. */

import { spawnSync } from 'node:child_process'
import { faultOf } from '../../errors.ts'

/** True when the pager has shown it; a pager that cannot be started is no failure. */
export function showInPager(
  command: string,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  // Ctrl-C is for the pager, which goes on; without a listener it would end this process before it.
  const ignore = () => {}
  process.on('SIGINT', ignore)
  const { error, status } = spawnSync(command, {
    // A bare name needs no shell, which would complain where there is no such program.
    shell: !/^[\w./-]+$/.test(command),
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    // F: leave at once when it fits, R: let colours through, X: leave the text on the screen.
    // What is shown is UTF-8, also where the locale is not installed that says so.
    env: {
      ...env,
      LESS: env.LESS ?? 'FRX',
      LESSCHARSET: env.LESSCHARSET ?? 'utf-8',
    } as NodeJS.ProcessEnv,
  })
  process.off('SIGINT', ignore)
  // A pager that was left before the end has closed its pipe, and that is no error.
  if (error && faultOf(error).code !== 'EPIPE') return false
  // 126 and 127 are the shell's words for a program that it could not run.
  return status !== 126 && status !== 127
}
