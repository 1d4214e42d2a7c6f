/** Makes `dist/ingr-<platform>-<arch>`: Node, the bundle, the library and the native addon in one file. */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'

const { default: pack } = createRequire(import.meta.url)('@yao-pkg/pkg/lib-es5/sea')

/** Bundles and lists that go into the executable, kept for whoever wants to look. */
const WORK = 'dist/executable'
/** Unpacked at the first start, by the path they get. */
const FILES = {
  'better_sqlite3.node': 'node_modules/better-sqlite3/build/Release/better_sqlite3.node',
  'data/library.sqlite': 'data/library.sqlite',
  ...Object.fromEntries(
    [
      ...['swagger-ui.css', 'swagger-ui-bundle.js', 'errors.html', 'LICENSE', 'NOTICE'].map(
        (name) => `dist/swagger-ui/${name}`,
      ),
      ...['index.html', 'page.js', 'page.css'].map((name) => `dist/page/${name}`),
    ].map((path) => [path, path]),
  ),
}
/** As pkg calls them. */
const PLATFORMS = { linux: 'linux', darwin: 'macos', win32: 'win' }

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

function writeManifest() {
  const files = Object.entries(FILES).map(([path, from]) => ({
    path,
    sha256: sha256(readFileSync(from)),
  }))
  const hash = sha256(JSON.stringify(files), process.version, process.arch).slice(0, 16)
  writeFileSync(`${WORK}/manifest.json`, JSON.stringify({ hash, files }))
}

/** pkg calls `npx postject` in a temporary folder; below ours npx finds the one that is installed, without a network. */
async function makeExecutable(output) {
  const temporary = resolve(WORK, 'tmp')
  mkdirSync(temporary, { recursive: true })
  process.env.TMPDIR = temporary
  process.env.npm_config_yes = 'true'
  const inWork = (name) => resolve(WORK, name)
  await pack(inWork('start.cjs'), {
    useLocalNode: true,
    seaConfig: {
      disableExperimentalSEAWarning: true,
      assets: {
        'manifest.json': inWork('manifest.json'),
        'packages.cjs': resolve('dist/packages.cjs'),
        'ingr.cjs': resolve('dist/ingr.cjs'),
        'ingr.cache': resolve('dist/ingr.cache'),
        ...Object.fromEntries(Object.entries(FILES).map(([path, from]) => [path, resolve(from)])),
      },
    },
    targets: [
      {
        platform: PLATFORMS[process.platform],
        arch: process.arch,
        nodeRange: `node${process.versions.node.split('.')[0]}`,
        output: resolve(output),
      },
    ],
  })
  rmSync(temporary, { recursive: true })
}

/** pkg passes over a failed postject, which leaves a copy of Node. */
function requireWorking(output) {
  const grown = statSync(output).size - statSync(process.execPath).size
  if (grown < statSync('data/library.sqlite').size) throw new Error(`${output}: nothing was put in`)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const said = execFileSync(resolve(output), ['--version'], { encoding: 'utf8' })
  if (!said.includes(version)) throw new Error(`${output}: says ${said.trim()}, not ${version}`)
}

const extension = process.platform === 'win32' ? '.exe' : ''
const output = join('dist', `ingr-${process.platform}-${process.arch}${extension}`)
rmSync(output, { force: true })
execFileSync('node', ['esbuild.config.mjs', 'executable'], { stdio: 'inherit' })
writeManifest()
await makeExecutable(output)
requireWorking(output)
console.log(`${basename(output)}: ${(statSync(output).size / 1e6).toFixed(0)} MB`)
