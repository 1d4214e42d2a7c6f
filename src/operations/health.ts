/** Health checks; they need no key. */

import { operation } from './operation.ts'

const OK = 'OK'

export const HEALTH_ALIAS = operation({
  id: 'healthAlias',
  method: 'GET',
  path: '/health',
  summary: 'Whether the server answers (alias of /v1/health)',
  response: null,
  cacheable: false,
  run: () => OK,
})

export const HEALTH = operation({
  id: 'health',
  method: 'GET',
  path: '/v1/health',
  summary: 'Whether the server answers',
  response: null,
  cacheable: false,
  run: () => OK,
})
