/** Bundles the program: one entry with lazy chunks for the terminal, one for the tools of the build. */
import { build } from 'esbuild'

const shared = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['better-sqlite3'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
}

await build({
  ...shared,
  entryPoints: { ingr: 'src/main.ts' },
  outdir: 'dist',
  splitting: true,
  minify: true,
  chunkNames: 'chunks/[name]-[hash]',
})
await build({ ...shared, entryPoints: { 'build-tools': 'src/build/main.ts' }, outdir: 'dist' })
