/** Entry point of the single-file executable: unpacks the package into a folder and starts it there. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getAsset, getRawAsset } from 'node:sea'
import { visible } from '../domain/visible.ts'
import { type Manifest, unpacked } from './unpack.ts'

const manifest: Manifest = JSON.parse(getAsset('manifest.json', 'utf8'))

/** Throws if the native addon cannot be loaded from the folder, for example on a `noexec` mount. */
function prove(folder: string): void {
  const addon = manifest.files.find(({ path }) => path.endsWith('.node'))
  createRequire(join(folder, 'bin/'))(join(folder, addon?.path ?? ''))
}

try {
  const read = (name: string) => new Uint8Array(getRawAsset(name) as ArrayBuffer)
  const folder = unpacked({ manifest, read, prove }, process.env)
  // Remove the program's path, which a worker process gets before its arguments.
  if (process.argv[2] === process.execPath) process.argv.splice(2, 1)
  createRequire(join(folder, 'bin/'))('./ingr.js')
} catch (error) {
  process.stderr.write(`ingr: ${visible((error as Error).message)}\n`)
  process.exitCode = 1
}
