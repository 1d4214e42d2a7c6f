/**
 * Installs the packed program under other versions of Node, each from npm's package `node`, and runs the main job and the server
 * there: `node test/release/nodes.mjs 22 24`. Wants the registry, and a compiler where it has no built addon.
 */

import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'ingr-nodes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Collects garbage all the time: the addon aborts under Node 24 when it loses a statement. */
const COLLECTING = '--gc-interval=400'

const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error']

const [{ filename }] = JSON.parse(
  npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: ROOT }),
)
const tarball = join(folder, filename)

for (const major of process.argv.slice(2)) await tryUnder(major)
tryWithoutCompiler()

async function tryUnder(major) {
  const home = join(folder, major)
  const node = nodeOf(major, join(home, 'node'))
  const project = emptyProject(join(home, 'project'))
  const env = {
    ...process.env,
    PATH: `${dirname(node.binary)}${delimiter}${process.env.PATH}`,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    // Where the addon has to be compiled, it is for this Node.
    ...(node.headers ? { npm_config_nodedir: node.headers } : {}),
  }
  npm([...INSTALL, tarball], { cwd: project, env })
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const addon = JSON.parse(
    readFileSync(join(project, 'node_modules/better-sqlite3/package.json'), 'utf8'),
  )
  assert.equal(addon.version, optionalDependencies['better-sqlite3'])
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.')
  const program = join(project, 'node_modules/ingr/bin/ingr.js')
  const ingr = (...words) =>
    execFileSync(node.binary, [COLLECTING, program, ...words], { encoding: 'utf8', env })

  assert.match(
    execFileSync(node.binary, ['--version'], { encoding: 'utf8' }),
    new RegExp(`^v${major}\\.`),
  )
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
  await serves(node.binary, program, env, ingr)
  saysWhatToDo(major, program, env)
  console.log(`Node ${major}: ${installed.length} packages installed; checked, served`)
}

/** What cannot be compiled stops no installation, and the program says what to do. */
function tryWithoutCompiler() {
  const project = emptyProject(join(folder, 'none'))
  const none = '/bin/false'
  npm([...INSTALL, tarball], {
    cwd: project,
    // No built addon is fetched, and none can be made.
    env: { ...process.env, npm_config_build_from_source: 'true', CC: none, CXX: none },
  })
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/ingr/bin/ingr.js'), 'allergens', 'butter'],
    { encoding: 'utf8', env: { ...process.env, INGR_METER: 'off' } },
  )
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^ingr: the native addon of better-sqlite3 is missing: install a C\+\+ compiler, .+\n$/,
  )
  console.log('without a compiler: installed, and says what is missing')
}

/** Accounts, a key and a check over HTTP, and an end that was asked for. */
async function serves(binary, program, env, ingr) {
  const { customerId } = JSON.parse(ingr('account', 'create', 'Ana', '--json'))
  const { key } = JSON.parse(ingr('key', 'issue', customerId, '--json'))
  const server = spawn(binary, [COLLECTING, program, 'serve', '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [said] = await once(server.stdout.setEncoding('utf8'), 'data')
    const base = said.replace('listening on ', '').trim()
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

/** The addon is for the Node that it was installed under: any other is told so in one sentence. */
function saysWhatToDo(major, program, env) {
  if (process.version.startsWith(`v${major}.`)) return
  const { status, stderr } = spawnSync(process.execPath, [program, 'allergens', 'butter'], {
    encoding: 'utf8',
    env: { ...env, INGR_METER: 'off' },
  })
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^ingr: the native addon of better-sqlite3 was built for another version of Node than v.+\n$/,
  )
}

/** The binary of a version, and where its headers are, if anywhere. */
function nodeOf(major, at) {
  const cwd = emptyProject(at)
  npm([...INSTALL, `node@${major}`], { cwd })
  const binary = join(cwd, 'node_modules/node/bin/node')
  const platform = join(cwd, `node_modules/node-${process.platform}-${process.arch}`)
  const places = [
    platform,
    join(cwd, 'node_modules/node', `node_modules/node-${process.platform}-${process.arch}`),
  ]
  return { binary, headers: places.find((place) => existsSync(join(place, 'include/node/node.h'))) }
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
