/** `ingr serve`: the same engine over HTTP, until a signal ends it. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { portNumber, wholeNumber } from '../input/numbers.ts'
import { type CommandRow, repeatable } from '../rows.ts'

export const command: CommandRow = {
  usage: 'serve',
  about: 'Answer over HTTP, with keys, modules, credits and limits',
  examples: ['serve', 'serve --port 0 --metrics', 'serve --workers 4 --cors https://app.example'],
  options: [
    ['--host <address>', 'address to listen on', '127.0.0.1'],
    ['-p, --port <n>', 'port to listen on; 0 picks one', '8080'],
    ['--workers <n>', 'answer with this many processes; SIGHUP changes them one by one'],
    ['--log-level <level>', 'silent, fatal, error, warn, info, debug or trace', 'info'],
    ['--body-limit <bytes>', 'largest body that is read', '1048576'],
    ['--cors <origin>', 'let browsers call from this origin; repeatable, * for all', repeatable],
    ['--metrics', 'serve /metrics for Prometheus, without a key'],
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
