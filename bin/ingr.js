#!/usr/bin/env node
const { main } = require('../dist/ingr.cjs')
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
