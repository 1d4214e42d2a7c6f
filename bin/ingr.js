#!/usr/bin/env node
import { main } from '../dist/ingr.js'

process.exitCode = await main(process.argv.slice(2))
