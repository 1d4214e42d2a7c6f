/** Shows an answer in a pager. This file is loaded only if the answer is longer than the terminal. */

import { spawnSync } from 'node:child_process'
import { faultOf } from '../../errors.ts'

/** Shows a text in the pager. Returns false if the pager cannot be started, which is not an error. */
export function showInPager(
  command: string,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  // Ctrl-C is for the pager. Without this listener, Ctrl-C would end our process first.
  const ignore = () => {}
  process.on('SIGINT', ignore)
  const { error, status } = spawnSync(command, {
    // A plain program name needs no shell. If the program is missing, a shell would print an error.
    shell: !/^[\w./-]+$/.test(command),
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    // F: quit if the text fits, R: show colours, X: don't clear the screen. Set the charset if there is no locale.
    env: {
      ...env,
      LESS: env.LESS ?? 'FRX',
      LESSCHARSET: env.LESSCHARSET ?? 'utf-8',
    } as NodeJS.ProcessEnv,
  })
  process.off('SIGINT', ignore)
  // EPIPE is not a failure: the pager closes its pipe if the user quits early.
  if (error && faultOf(error).code !== 'EPIPE') return false
  // 126 and 127 are a shell's exit codes for a program that it could not run.
  return status !== 126 && status !== 127
}
