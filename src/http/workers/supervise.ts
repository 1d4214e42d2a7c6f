/** Runs a server as worker processes until a signal: SIGHUP replaces them one by one, SIGTERM ends all. */

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { ERRORS, faultOf, IngrError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { Logger } from '../log.ts'
import { WorkerPool } from './primary.ts'

interface Options {
  readonly workers: number
  readonly host: string
  /** The port to listen on; 0 picks a free port. */
  readonly port: number
  readonly log: Logger
  readonly stopMs: number
  /** Called with the server's address once all workers listen. */
  readonly listening: (address: string) => void
}

/** Runs the workers until a signal. Resolves with the exit code (1 if all workers keep failing). Throws UNAVAILABLE. */
export async function superviseWorkers(options: Options): Promise<number> {
  const { host, log } = options
  const port = await freePort(host, options.port)
  const pool = new WorkerPool({ ...options, port })
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  const started = pool.start()
  process.on('SIGHUP', () => void started.then(() => pool.change()))
  const outcome = await Promise.race([started, stopped])
  if ('code' in outcome) return outcome.code
  if ('address' in outcome) {
    options.listening(outcome.address)
    const ending = await Promise.race([stopped, pool.gaveUp])
    if (ending === undefined) {
      log.error('no worker stays alive: the server ends')
      await pool.stop()
      log.flush()
      return ERRORS.UNAVAILABLE.exit
    }
  }
  log.info('stopping')
  const isWhole = await pool.stop()
  log.info('stopped')
  log.flush()
  return isWhole ? 0 : 1
}

/** Returns a port for all workers. Trying it here means that a port in use is reported only once. */
async function freePort(host: string, port: number): Promise<number> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    throw cannotListen(host, port, error)
  } finally {
    server.close()
  }
}

export function cannotListen(host: string, port: number, error: unknown): IngrError {
  const { code, message } = faultOf(error)
  return new IngrError('UNAVAILABLE', msg('cannotListenOn', { host, port, code: code ?? message }))
}
