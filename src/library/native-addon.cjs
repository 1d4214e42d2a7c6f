/** Stands in for the package `bindings` in the bundle: hands better-sqlite3 its native addon. */
module.exports = () => require('better-sqlite3/build/Release/better_sqlite3.node')
