/** Shows an answer longer than the terminal in a pager; loaded only then. */

import { spawnSync } from 'node:child_process'
import { faultOf } from '../../errors.ts'

/** True if the pager has shown it; a pager that cannot be started is not an error. */
export function showInPager(
  command: string,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  // Ctrl-C is for the pager; without a listener it would end this process first.
  const ignore = () => {}
  process.on('SIGINT', ignore)
  const { error, status } = spawnSync(command, {
    // A bare name needs no shell, which would print an error if there is no such program.
    shell: !/^[\w./-]+$/.test(command),
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    // F: quit if it fits, R: keep colours, X: leave the text. The charset is set in case the locale is missing.
    env: {
      ...env,
      LESS: env.LESS ?? 'FRX',
      LESSCHARSET: env.LESSCHARSET ?? 'utf-8',
    } as NodeJS.ProcessEnv,
  })
  process.off('SIGINT', ignore)
  // If the user quits early, the pager closes its pipe (EPIPE).
  if (error && faultOf(error).code !== 'EPIPE') return false
  // The shell's exit codes for a program that it could not run.
  return status !== 126 && status !== 127
}
