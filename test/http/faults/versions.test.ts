/** Tests an older and a newer version of the program with the same accounts file. */

// tier: system

import Database from 'better-sqlite3'
import { freshMachine } from '../program.ts'
import { twoVersions } from '../versions.ts'

const machine = freshMachine()
const { accounts } = machine

twoVersions(
  machine,
  {
    running: `accounts file was changed by a newer version of ingr while it was open: ${accounts}`,
    starting: `accounts are of a newer version of ingr: ${accounts}`,
  },
  'migration',
  async (text) => {
    const db = new Database(accounts)
    db.exec(text)
    db.close()
  },
)
