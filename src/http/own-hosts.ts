/** Keeps a server that asks for no key to itself: a site whose name leads to this machine is not answered. */

import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** The names of the machine itself, as browsers send them. */
export const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'] as const

/** Refuses requests that are meant for any other name, before anything else is looked at. */
export function answerOnlyTo(app: FastifyInstance, hosts: readonly string[]): void {
  const known = hosts.join(', ')
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase()
    if (hosts.includes(name)) return done()
    done(invalid(msg('otherHost', { hosts: known, name }), { host: `one of ${known}` }))
  })
}
