/** Runs the bundle from its source and the code that V8 compiled from it when it was built. */

const { Script } = require('node:vm')

/** A bundle begins with the hash of what follows, and compiled code ends with that of the bundle that it was made from. */
const KEY = /^\/\/ ([0-9a-f]{64})\n/

/**
 * The function around the bundle, as Node's own loader makes one. Code of another V8 is refused by V8, which looks no closer at the
 * source than at its length; code of another bundle is by us.
 */
function compiled(source, filename, cache) {
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${source}\n})`
  const key = keyOf(source)
  const end = cache === undefined ? 0 : cache.length - key.length
  const isOurs = key !== '' && end > 0 && String.fromCharCode(...cache.subarray(end)) === key
  return new Script(wrapped, { filename, cachedData: isOurs ? cache.subarray(0, end) : undefined })
}

/** The hash that a bundle begins with; empty where it has none. */
function keyOf(source) {
  return KEY.exec(source)?.[1] ?? ''
}

/** What the bundle exports. */
function run(script, require, filename, folder) {
  const module = { exports: {} }
  script.runInThisContext()(module.exports, require, module, filename, folder)
  return module.exports
}

module.exports = { compiled, keyOf, run }
