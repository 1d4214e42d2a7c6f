/** The first code of the single executable: unpacks what cannot be read from inside it, then runs the bundle. */

import { createRequire, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { getAsset, getRawAsset } from 'node:sea'
import { compiled, run } from '../../bin/compiled.cjs'
import { visible } from '../domain/visible.ts'
import type { main as Main } from '../main.ts'
import { type Manifest, unpacked } from './unpack.ts'

const ADDON = 'better_sqlite3.node'

const asset = (name: string) => new Uint8Array(getRawAsset(name) as ArrayBuffer)
const text = (name: string) => getAsset(name, 'utf8')

/** What the bundle asks for and Node does not have: the addon and the bundle of the packages, loaded when first asked for. */
function requireFor(folder: string): NodeJS.Require {
  const own = createRequire(process.execPath)
  const find = (id: string) => {
    if (id.endsWith(ADDON)) return addon(join(folder, ADDON))
    return isBuiltin(id) ? own(id) : packages(own)
  }
  return Object.assign(find, own)
}

let addonExports: unknown

function addon(file: string): unknown {
  if (addonExports === undefined) {
    const module = { exports: {} }
    process.dlopen(module, file)
    addonExports = module.exports
  }
  return addonExports
}

let packageExports: unknown

function packages(own: NodeJS.Require) {
  const file = 'packages.cjs'
  packageExports ??= run(compiled(text(file), file), own, file, '.')
  return packageExports
}

function words(): readonly string[] {
  const given = process.argv.slice(2)
  // A worker process is started with the program's own path before its words.
  return given[0] === process.execPath ? given.slice(1) : given
}

function start(): Promise<number> {
  const folder = unpacked(
    {
      manifest: JSON.parse(text('manifest.json')) as Manifest,
      read: asset,
      prove: (place) => void addon(join(place, ADDON)),
    },
    process.env,
  )
  // Where the bundle would lie in an installed package: it finds library and pages from there.
  const file = join(folder, 'dist/ingr.cjs')
  const script = compiled(text('ingr.cjs'), file, asset('ingr.cache'))
  const { main } = run(script, requireFor(folder), file, dirname(file)) as { main: typeof Main }
  return main(words())
}

try {
  start().then((code) => {
    process.exitCode = code
  })
} catch (error) {
  process.stderr.write(`ingr: ${visible((error as Error).message)}\n`)
  process.exitCode = 1
}
