/**
 * Makes the package for users, `ingr-<version>.tgz`, in `dist` or the given folder: `npm pack` without the parts of the
 * manifest and the lock that only a checkout needs. Prints npm's report as JSON.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const OF_A_CHECKOUT = [
  'allowScripts',
  'devDependencies',
  // Node for the checkout's scripts.
  'optionalDependencies',
  'overrides',
  'scarfSettings',
  'scripts',
]

const output = resolve(process.argv[2] ?? 'dist')
const folder = mkdtempSync(join(tmpdir(), 'ingr-pack-'))

function pack(from, to) {
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', to]
  const options = { cwd: from, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  const [packed] = JSON.parse(execFileSync('npm', words, options))
  return packed
}

function rewrite(name, change) {
  const file = join(folder, 'package', name)
  const changed = change(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`)
}

const without = (object, keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

try {
  const { filename } = pack('.', folder)
  execFileSync('tar', ['-xzf', filename], { cwd: folder })
  rewrite('package.json', (manifest) => without(manifest, OF_A_CHECKOUT))
  rewrite('npm-shrinkwrap.json', (lock) => ({
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages)
        .filter(([, { dev, optional }]) => !dev && !optional)
        .map(([path, one]) => [path, path === '' ? without(one, OF_A_CHECKOUT) : one]),
    ),
  }))
  console.log(JSON.stringify(pack(join(folder, 'package'), output)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
