/** Operations that say if the server is running, and if it can answer calls. They need no key. */

import { operation } from './operation.ts'

const OK = 'OK'

export const HEALTH_ALIAS = operation({
  id: 'healthAlias',
  path: '/health',
  summary: 'Whether the server answers (alias of /v1/health)',
  response: null,
  run: () => OK,
})

export const HEALTH = operation({
  id: 'health',
  path: '/v1/health',
  summary: 'Whether the server answers',
  response: null,
  run: () => OK,
})

export const READY = operation({
  id: 'ready',
  path: '/ready',
  summary: 'Whether the server can answer calls now',
  description:
    'For load balancers and supervisors. 503 while the accounts cannot be written, the library cannot be read, the server stops, or it is overloaded.',
  response: null,
  run: async ({ library, ready }) => {
    // Look up a missing record: it is never cached, so this really reads the file.
    library.ingredient('')
    await ready?.()
    return OK
  },
})
