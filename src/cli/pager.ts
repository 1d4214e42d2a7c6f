/** Shows an answer that is longer than the terminal in a pager; loaded only then. */

import { spawnSync } from 'node:child_process'

/** True when the pager has shown it; a pager that cannot be started is no failure. */
export function showInPager(
  command: string,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const { error, status } = spawnSync(command, {
    shell: true,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    // F: leave at once when it fits, R: let colours through, X: leave the text on the screen.
    env: { ...env, LESS: env.LESS ?? 'FRX' } as NodeJS.ProcessEnv,
  })
  // A pager that was left before the end has closed its pipe, and that is no error.
  if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') return false
  // 126 and 127 are the shell's words for a program that it could not run.
  return status !== 126 && status !== 127
}
