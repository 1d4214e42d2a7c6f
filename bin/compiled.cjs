/** Runs the bundle from its source and the code that V8 compiled from it when it was built. */

const { Script } = require('node:vm')

/** The function around the bundle, as Node's own loader makes one. Code of another V8 is refused and compiled anew. */
function compiled(source, filename, cachedData) {
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${source}\n})`
  return new Script(wrapped, { filename, cachedData })
}

/** What the bundle exports. */
function run(script, require, filename, folder) {
  const module = { exports: {} }
  script.runInThisContext()(module.exports, require, module, filename, folder)
  return module.exports
}

module.exports = { compiled, run }
