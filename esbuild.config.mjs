/** Bundles the program and the tools of the build, one CommonJS file each: parts of it run only when imported. */

import { cpSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
  external: [
    'better-sqlite3/build/Release/better_sqlite3.node',
    // Only the server needs these; in the bundle every look-up would read them.
    '@fastify/cors',
    'fastify',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    // And this `build-library` and `check --profile` alone.
    'yaml',
  ],
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': '__url' },
  logLevel: 'warning',
})

// The page of the API document, served from our own files.
const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
mkdirSync('dist/swagger-ui', { recursive: true })
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
  cpSync(join(swaggerUi, name), join('dist/swagger-ui', name))
}
