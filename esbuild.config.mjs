/**
 * Bundles the program and its tools, one CommonJS file each: parts of it run only when imported. With the word
 * `executable` bundles what the single executable needs besides, which has no packages beside it.
 */

import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** commander starts programs of other files, and ours has none: what it would load for that costs 2 ms of every start. */
const withoutChildProcess = {
  name: 'without-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: 'none', namespace: 'none' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}

const ADDON = 'better-sqlite3/build/Release/better_sqlite3.node'

/** Left out of the program's bundle, which every look-up reads. */
const PACKAGES = [
  // Only the server and its accounts need these.
  '@fastify/cors',
  'fastify',
  'ioredis',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  // And this `build-library` and `check --profile` alone.
  'yaml',
]

const options = {
  bundle: true,
  platform: 'node',
  // CommonJS starts faster than ES modules on Node 20, and one file faster than many.
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  target: 'node20',
  // A script that is run from compiled code may require but not import; without that, `import('yaml')` would stand as it is.
  supported: { 'dynamic-import': false },
  minify: true,
  // The addon is found directly: the package's own search for it costs as much as opening the library.
  alias: { bindings: './src/library/native-addon.cjs' },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': '__url' },
  plugins: [withoutChildProcess],
  logLevel: 'warning',
}

async function bundleProgram() {
  // Code that was compiled from an older bundle would be run in place of this one.
  rmSync('dist/ingr.cache', { force: true })
  const { outputFiles } = await build({
    ...options,
    entryPoints: {
      ingr: 'src/main.ts',
      'build-tools': 'src/build/main.ts',
      'release-tools': 'src/release/main.ts',
    },
    outdir: 'dist',
    external: [ADDON, ...PACKAGES],
    write: false,
  })
  mkdirSync('dist', { recursive: true })
  for (const { path, text } of outputFiles) writeFileSync(path, withItsHash(inAscii(text)))
}

/** As `src/cli/program-hash.ts` says: with it, an answer of an older build is not confirmed by a newer one. */
function withItsHash(code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return code.replaceAll('hash-of-the-bundle', hash)
}

/** esbuild escapes all but what stands in regular expressions. What is plain ASCII is read in a tenth of the time. */
function inAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The packages in one file, each run when it is asked for, and the code that finds them there. */
async function bundleExecutable() {
  const outdir = 'dist/executable'
  await build({ ...options, entryPoints: { start: 'src/executable/start.ts' }, outdir })
  const entries = PACKAGES.map((name) => `'${name}': () => require('${name}')`)
  await build({
    ...options,
    stdin: { contents: `module.exports = { ${entries.join(', ')} }`, resolveDir: '.' },
    outfile: `${outdir}/packages.cjs`,
    outExtension: {},
  })
}

/** The page of the API document, served from our own files. */
function copyDocuments() {
  const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  mkdirSync('dist/swagger-ui', { recursive: true })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    cpSync(join(swaggerUi, name), join('dist/swagger-ui', name))
  }
}

if (process.argv[2] === 'executable') await bundleExecutable()
else {
  await bundleProgram()
  copyDocuments()
}
