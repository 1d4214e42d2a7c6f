/** `ingr serve`: the same engine over HTTP, until a signal ends it. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { portNumber, wholeNumber } from '../input/numbers.ts'
import { type CommandRow, repeatable } from '../rows.ts'

export const command: CommandRow = {
  usage: 'serve',
  about: 'about.serve',
  examples: 'examples.serve',
  options: [
    ['--host <address>', 'option.host', '127.0.0.1'],
    ['-p, --port <n>', 'option.port', '8080'],
    ['--workers <n>', 'option.workers'],
    ['--log-level <level>', 'option.log-level', 'info'],
    ['--body-limit <bytes>', 'option.body-limit', '1048576'],
    ['--cors <origin>', 'option.cors', repeatable],
    ['--metrics', 'option.metrics'],
  ],
  run: async (app: App, _: unknown, options: ServeOptions, version: string) => {
    const port = portNumber(options.port)
    const bodyLimit = wholeNumber(options.bodyLimit, 'body-limit')!
    if (bodyLimit < 1) throw invalid(msg('bodyLimitTooLow'))
    const workers = workersOf(options)
    const { serve } = await import('../serving.ts')
    return serve(app, { ...options, port, bodyLimit, workers, version })
  },
}

interface ServeOptions {
  readonly host: string
  readonly port: string
  readonly workers?: string
  readonly logLevel: string
  readonly bodyLimit: string
  readonly cors?: readonly string[]
  readonly metrics?: boolean
}

const MAX_WORKERS = 256

/** Throws INVALID_REQUEST. */
function workersOf(options: ServeOptions): number | undefined {
  if (options.workers === undefined) return undefined
  const workers = wholeNumber(options.workers, 'workers')!
  if (workers < 1 || workers > MAX_WORKERS) {
    throw invalid(msg('workersOutOfRange', { maxWorkers: MAX_WORKERS, workers }))
  }
  return workers
}
