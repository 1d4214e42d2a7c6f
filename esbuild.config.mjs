/** Bundles the program and the tools of the build, one CommonJS file each: parts of it run only when imported. */

import { build } from 'esbuild'

await build({
  entryPoints: { ingr: 'src/main.ts', 'build-tools': 'src/build/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  // CommonJS starts faster than ES modules on Node 20, and one file faster than many.
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  target: 'node20',
  minify: true,
  // The addon is found directly: the package's own search for it costs as much as opening the library.
  alias: { bindings: './src/library/native-addon.cjs' },
  // yaml is needed by one command only, so it stays out of what every command loads.
  external: ['better-sqlite3/build/Release/better_sqlite3.node', 'yaml'],
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': '__url' },
  logLevel: 'warning',
})
