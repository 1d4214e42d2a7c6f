/** Protects a server without keys from DNS rebinding, by refusing other host names. */

import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Host names of this machine, as browsers send them. */
export const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'] as const

/** Refuses requests for other host names, before all other checks. */
export function answerOnlyTo(app: FastifyInstance, hosts: readonly string[]): void {
  const known = hosts.join(', ')
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase()
    if (hosts.includes(name)) return done()
    done(invalid(msg('otherHost', { hosts: known, name }), { host: `one of ${known}` }))
  })
}
