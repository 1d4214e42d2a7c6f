/** `ingr serve`: the same engine over HTTP, until a signal ends the process. */

import { isIP } from 'node:net'
import { isOneOf } from '../../domain/closed-sets.ts'
import { LOG_LEVELS, type LogLevel } from '../../domain/log-levels.ts'
import { invalid, invalidField, placed } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { portNumber, wholeNumber } from '../input/numbers.ts'
import { type CommandRow, type Options, repeatable } from '../rows.ts'

export const command: CommandRow = {
  usage: 'serve',
  options: [
    ['--host <address>', 'option.host'],
    ['-p, --port <n>', 'option.serve.port'],
    ['--workers <n>', 'option.workers'],
    ['--log-level <level>', 'option.log-level'],
    ['--body-limit <bytes>', 'option.body-limit', '1048576'],
    ['--cors <origin>', 'option.cors', repeatable],
    ['--metrics', 'option.metrics'],
  ],
  run: async (app: App, _: unknown, options: ServeOptions, version: string) => {
    const setting = settingOf(options, app.io.env)
    const bodyLimit = wholeNumber(options.bodyLimit, 'body-limit')!
    if (bodyLimit < 1) throw invalidField('body-limit', msg('bodyLimitTooLow'))
    const { cors, metrics } = options
    cors?.forEach(requireOrigin)
    const { serve } = await import('../serving.ts')
    return serve(app, { ...setting, bodyLimit, cors, metrics, version })
  },
}

interface ServeOptions extends Options<'host' | 'port' | 'workers' | 'logLevel'> {
  readonly bodyLimit: string
  readonly cors?: readonly string[]
  readonly metrics?: boolean
}

/** Reads each setting from its option, else from its variable. Throws INVALID_REQUEST naming the option or variable. */
function settingOf(options: ServeOptions, env: App['io']['env']) {
  const read = <T>(option: string | undefined, variable: string, parse: (text?: string) => T) =>
    option === undefined && env[variable]
      ? placed(variable, () => parse(env[variable]))
      : parse(option)
  return {
    host: read(options.host, 'HOST', hostOf),
    port: read(options.port, 'PORT', (text = '8080') => portNumber(text)),
    workers: read(options.workers, 'WORKERS', workersOf),
    logLevel: read(options.logLevel, 'LOG_LEVEL', logLevelOf),
  }
}

/** Validates the host. Like the functions below, throws INVALID_REQUEST for an invalid value. */
function hostOf(host = '127.0.0.1'): string {
  if (isIP(host) > 0 || /^[\w-]+(\.[\w-]+)*\.?$/.test(host)) return host
  throw invalidField('host', msg('notHost', { host }))
}

const MAX_WORKERS = 256

function workersOf(text?: string): number | undefined {
  const workers = wholeNumber(text, 'workers')
  if (workers === undefined || (workers >= 1 && workers <= MAX_WORKERS)) return workers
  throw invalidField('workers', msg('workersOutOfRange', { maxWorkers: MAX_WORKERS, workers }))
}

function logLevelOf(level = 'info'): LogLevel {
  if (isOneOf(LOG_LEVELS, level)) return level
  throw invalid(msg('unknownLogLevel', { level }), {
    'log-level': `one of ${LOG_LEVELS.join(', ')}`,
  })
}

/** An origin: scheme, host and optional port. Apps may use custom schemes. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([a-z\d._-]+|\[[\da-f:]+\])(:\d+)?$/

/** Throws INVALID_REQUEST unless the text is `*` or a value that a browser could send in the `Origin` header. */
function requireOrigin(origin: string): void {
  const isSent = () => !/^https?:/.test(origin) || URL.parse(origin)?.origin === origin
  if (origin === '*' || (ORIGIN.test(origin) && isSent())) return
  throw invalidField('cors', msg('notOrigin', { origin }))
}
