/** Stands in for the package `bindings` in the bundle: hands better-sqlite3 its native addon, or says what is wrong with it. */

module.exports = () => {
  try {
    return holdingStatements(require('better-sqlite3/build/Release/better_sqlite3.node'))
  } catch (error) {
    throw Object.assign(new Error(remedy(error)), { code: 'ADDON_UNUSABLE' })
  }
}

/** By database and text the statements that were prepared; a process opens two databases, and the texts are the program's own. */
const held = new Map()

/**
 * Every statement is prepared once and never collected, nor is its database: since Node 24.19 the addon aborts the process when
 * one of these objects is collected. The versions of it without that fault do not run on Node 20.
 */
function holdingStatements(addon) {
  const { prototype } = addon.Database
  const { prepare } = prototype
  prototype.prepare = function (sql, database, isPragma) {
    const statements = held.get(this) ?? new Map()
    held.set(this, statements)
    const known = statements.get(sql)
    if (known) return known
    const statement = prepare.call(this, sql, database, isPragma)
    statements.set(sql, statement)
    return statement
  }
  return addon
}

/** One sentence, which says what to do. */
function remedy({ code, message }) {
  if (code === 'MODULE_NOT_FOUND') {
    return 'the native addon of better-sqlite3 is missing: install a C++ compiler, make and Python 3, then install ingr again with its install scripts allowed'
  }
  if (message.includes('NODE_MODULE_VERSION')) {
    return `the native addon of better-sqlite3 was built for another version of Node than ${process.version}: install ingr again with this one, or run npm rebuild better-sqlite3`
  }
  return `the native addon of better-sqlite3 cannot be loaded on this machine (${message.split('\n')[0]}): install ingr again here`
}
