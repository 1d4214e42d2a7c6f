#!/usr/bin/env node
/** Starts the program; the compiled code beside it saves a third of a look-up, and does without it where it is missing. */

const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')
const { compiled, run } = require('./compiled.cjs')

const file = join(__dirname, '../dist/ingr.cjs')
// The bundle is plain ASCII, which is read as it is; to decode it as UTF-8 takes milliseconds.
const script = compiled(readFileSync(file, 'latin1'), file, cache())
const { main } = run(script, createRequire(file), file, dirname(file))
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
  // Everything is written by then. What Node does after it collects the statements of the addon, which aborts (native-addon.cjs).
  process.once('exit', () => process.exit())
})

function cache() {
  try {
    return readFileSync(join(__dirname, '../dist/ingr.cache'))
  } catch {
    return undefined
  }
}
