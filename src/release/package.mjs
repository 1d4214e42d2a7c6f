/**
 * Makes `dist/ingr-<platform>-<arch>`: Node and the package files in one file, by Node's own steps
 * (nodejs.org/api/single-executable-applications.html).
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { inject } from 'postject'

/** Bundles and lists for the executable, kept for inspection. */
const WORK = 'dist/executable'
/** Node looks for its program under this name once the fuse is flipped. */
const RESOURCE = 'NODE_SEA_BLOB'
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

const { getPrebuildPath } = createRequire(import.meta.url)(
  join(process.cwd(), 'node_modules/better-sqlite3/lib/binding.js'),
)

/** Unpacked at the first start, as in an installed package. */
const FILES = [
  'package.json',
  ...['ingr.js', 'compiled.cjs'].map((name) => `bin/${name}`),
  ...['ingr.cjs', 'ingr.cache', 'packages.cjs'].map((name) => `dist/${name}`),
  ...[
    'openapi.json',
    'swagger-ui.css',
    'swagger-ui-bundle.js',
    'errors.html',
    'LICENSE',
    'NOTICE',
  ].map((name) => `dist/swagger-ui/${name}`),
  ...['index.html', 'page.js', 'page.css'].map((name) => `dist/page/${name}`),
  'data/library.sqlite',
  ...['package.json', 'lib/binding.js', `prebuilds/${basename(getPrebuildPath())}`].map(
    (name) => `node_modules/better-sqlite3/${name}`,
  ),
]

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

function writeManifest() {
  const files = FILES.map((path) => ({ path, sha256: sha256(readFileSync(path)) }))
  const hash = sha256(JSON.stringify(files), process.version, process.arch).slice(0, 16)
  writeFileSync(`${WORK}/manifest.json`, JSON.stringify({ hash, files }))
}

async function makeExecutable(output) {
  const blob = `${WORK}/blob`
  const config = {
    main: `${WORK}/start.cjs`,
    output: blob,
    disableExperimentalSEAWarning: true,
    assets: {
      'manifest.json': `${WORK}/manifest.json`,
      ...Object.fromEntries(FILES.map((path) => [path, path])),
    },
  }
  writeFileSync(`${WORK}/sea.json`, JSON.stringify(config))
  execFileSync(process.execPath, ['--experimental-sea-config', `${WORK}/sea.json`])
  copyFileSync(process.execPath, output)
  const isMac = process.platform === 'darwin'
  if (isMac) execFileSync('codesign', ['--remove-signature', output])
  await inject(output, RESOURCE, readFileSync(blob), {
    sentinelFuse: FUSE,
    ...(isMac ? { machoSegmentName: 'NODE_SEA' } : {}),
  })
  if (isMac) execFileSync('codesign', ['--sign', '-', output])
  rmSync(blob)
}

function requireWorking(output) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const said = execFileSync(output, ['--version'], { encoding: 'utf8' })
  if (!said.includes(version)) throw new Error(`${output}: says ${said.trim()}, not ${version}`)
}

const extension = process.platform === 'win32' ? '.exe' : ''
const output = join('dist', `ingr-${process.platform}-${process.arch}${extension}`)
rmSync(output, { force: true })
execFileSync(process.execPath, ['esbuild.config.mjs', 'executable'], { stdio: 'inherit' })
writeManifest()
await makeExecutable(output)
requireWorking(output)
console.log(`${basename(output)}: ${(statSync(output).size / 1e6).toFixed(0)} MB`)
