/** Bundles TypeScript outside `src` as the program is bundled, for what measures it. */

import { resolve } from 'node:path'
import { buildSync } from 'esbuild'

/** Bundles `entry` and returns the path of the bundle; it lies outside `dist`, which is packed for users. */
export function bundle(entry, name) {
  const outfile = resolve(`node_modules/.cache/ingr/${name}.cjs`)
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    external: ['better-sqlite3'],
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
  })
  return outfile
}
