/** Runs the bundle with the code that V8 compiled from its source at build time. */

const { Script } = require('node:vm')

/** A bundle begins with the hash of the rest, and its compiled code ends with the same hash. */
const KEY = /^\/\/ ([0-9a-f]{64})\n/

/**
 * Returns the bundle wrapped in a function, as Node's own loader does. V8 rejects code compiled by another version of itself,
 * but compares only the length of the source, so we check that the code belongs to this bundle.
 */
function compiled(source, filename, cache) {
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${source}\n})`
  const key = keyOf(source)
  const end = cache === undefined ? 0 : cache.length - key.length
  const isOurs = key !== '' && end > 0 && String.fromCharCode(...cache.subarray(end)) === key
  return new Script(wrapped, { filename, cachedData: isOurs ? cache.subarray(0, end) : undefined })
}

/** The hash at the beginning of a bundle; empty if it has none. */
function keyOf(source) {
  return KEY.exec(source)?.[1] ?? ''
}

/** Runs the bundle and returns its exports. */
function run(script, require, filename, folder) {
  const module = { exports: {} }
  script.runInThisContext()(module.exports, require, module, filename, folder)
  return module.exports
}

module.exports = { compiled, keyOf, run }
