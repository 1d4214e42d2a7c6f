#!/usr/bin/env node
/** Starts the program; the compiled code beside it saves a third of a look-up, and a missing one costs nothing but time. */

// Before anything of it is loaded: the addon crashes an older Node, and older syntax is all that one can read.
if (Number.parseInt(process.versions.node, 10) < 22) {
  process.stderr.write(`ingr: Node 22.12 or newer is required; this is ${process.version}\n`)
  process.exit(1)
}

const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')
const { compiled, run } = require('./compiled.cjs')

const file = join(__dirname, '../dist/ingr.cjs')
// The bundle is plain ASCII, which is read as it is; to decode it as UTF-8 takes milliseconds.
const script = compiled(readFileSync(file, 'latin1'), file, cache())
const { main } = run(script, createRequire(file), file, dirname(file))
// Stays if nothing is left that could settle the promise, which must not look like success.
process.exitCode = 1
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})

function cache() {
  try {
    return readFileSync(join(__dirname, '../dist/ingr.cache'))
  } catch {
    return undefined
  }
}
