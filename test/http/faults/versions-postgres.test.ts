/** Tests an older and a newer version of the program with the same PostgreSQL database. */

// tier: system
// needs: postgres

import { FAST, postgresServer } from '../../support/postgres.ts'
import { freshMachine } from '../program.ts'
import { twoVersions } from '../versions.ts'

const server = await postgresServer(FAST)
const address = await server.database()
const shown = `postgres://${address.slice(address.lastIndexOf('@') + 1)}`
const message = `accounts are of a newer version of ingr: ${shown}`

twoVersions(
  freshMachine(address),
  { running: message, starting: message },
  'ingr.migration',
  (text) => server.sql(address, text),
)
