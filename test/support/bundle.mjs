/** Bundles TypeScript outside of `src` like the program, for the benchmarks. */

import { resolve } from 'node:path'
import { buildSync } from 'esbuild'

/** Bundles `entry` and returns the path of the bundle, outside of `dist`, because `dist` is published. */
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
