/**
 * Installs the packed program under other versions of Node, each from npm's package `node`, and
 * runs the main commands and the server: `node test/release/nodes.mjs 22 26`. Needs the registry.
 * Also checks that Node 20 is refused.
 */

import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'ingr-nodes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/**
 * Forces frequent garbage collection: version 12 of the addon aborted when Node 24 collected a
 * statement.
 */
const COLLECTING = '--gc-interval=400'

const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error']

const { filename } = JSON.parse(
  execFileSync('node', ['src/release/pack.mjs', folder], { cwd: ROOT, encoding: 'utf8' }),
)
const tarball = join(folder, filename)

for (const major of process.argv.slice(2)) await tryUnder(major)
refuses('20')

async function tryUnder(major) {
  const home = join(folder, major)
  const node = nodeOf(major, join(home, 'node'))
  const project = emptyProject(join(home, 'project'))
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    // The addon is prebuilt, so nothing may be compiled.
    CC: '/bin/false',
    CXX: '/bin/false',
  }
  npm([...INSTALL, tarball], { cwd: project, env })
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.')
  assert.deepEqual(installed, ['better-sqlite3', 'ingr', 'node-addon-api'])
  const program = join(project, 'node_modules/ingr/bin/ingr.js')
  const ingr = (...words) =>
    execFileSync(node, [COLLECTING, program, ...words], { encoding: 'utf8', env })

  assert.match(execFileSync(node, ['--version'], { encoding: 'utf8' }), new RegExp(`^v${major}\\.`))
  const words = ['check', '200 g butter', '2 EL Mehl', '--concern', 'lactose,gluten', '--json']
  const here = execFileSync(process.execPath, [join(ROOT, 'bin/ingr.js'), ...words], {
    encoding: 'utf8',
    env: { ...env, INGR_METER: 'off' },
  })
  assert.equal(ingr(...words), here)
  assert.deepEqual(
    JSON.parse(here).concerns.map(({ concern, verdict }) => [concern, verdict]),
    [
      ['lactose', 'incompatible'],
      ['gluten', 'incompatible'],
    ],
  )
  await serves(node, program, env, ingr)
  console.log(`Node ${major}: ${installed.length} packages installed; checked, served`)
}

/** Creates an account and a key, runs a check over HTTP, and stops the server. */
async function serves(binary, program, env, ingr) {
  const { customerId } = JSON.parse(ingr('account', 'create', 'Ana', '--json'))
  const { key } = JSON.parse(ingr('key', 'issue', customerId, '--json'))
  const server = spawn(binary, [COLLECTING, program, 'serve', '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [started] = await once(server.stdout.setEncoding('utf8'), 'data')
    const base = started.replace('listening on ', '').trim()
    const answer = await fetch(`${base}/v1/compatibility/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ ingredientId: 'butter', amount: 200, unit: 'gram' }] }),
    })
    assert.equal(answer.status, 200)
    assert.equal((await answer.json()).evaluation.lactose.verdict, 'incompatible')
    assert.equal((await fetch(`${base}/health`)).status, 200)
  } finally {
    server.kill('SIGTERM')
    const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode]
    assert.equal(code, 0)
  }
}

/**
 * Checks that an old Node is refused in one line, before the program loads code that would crash
 * it.
 */
function refuses(major) {
  const binary = nodeOf(major, join(folder, major))
  const run = (...words) => spawnSync(binary, words, { encoding: 'utf8', cwd: ROOT })
  const program = run('bin/ingr.js', 'allergens', 'butter')
  assert.equal(program.status, 1)
  assert.match(program.stderr, /^ingr: Node 22\.12 or newer is required; this is v.+\n$/)
  const embedded = run('-e', "require('./dist/index.cjs').openLibrary()")
  assert.equal(embedded.status, 1)
  assert.match(embedded.stderr, /Error: Node 22\.12 or newer is required; this is v/)
  console.log(`Node ${major}: refused in one line`)
}

/** The path of the binary of a version. */
function nodeOf(major, at) {
  const cwd = emptyProject(at)
  npm([...INSTALL, `node@${major}`], { cwd })
  return join(cwd, 'node_modules/node/bin/node')
}

function emptyProject(at) {
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'package.json'), '{"private":true}')
  return at
}

function npm(words, options) {
  return execFileSync('npm', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
}
