/** Bundles `eval.ts` as the program is bundled, and runs it with the same words. */

import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'

const outfile = 'dist/quality.cjs'
await build({
  entryPoints: ['test/quality/eval.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  alias: { bindings: './src/library/native-addon.cjs' },
  external: ['better-sqlite3/build/Release/better_sqlite3.node'],
  logLevel: 'error',
  logOverride: { 'empty-import-meta': 'silent' },
})
const { status } = spawnSync('node', [outfile, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
