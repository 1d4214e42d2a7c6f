/** Stands in for the package `bindings` in the bundle: hands better-sqlite3 its native addon, or says what is wrong with it. */

module.exports = () => {
  try {
    return require('better-sqlite3/build/Release/better_sqlite3.node')
  } catch (error) {
    throw Object.assign(new Error(remedy(error)), { code: 'ADDON_UNUSABLE' })
  }
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
