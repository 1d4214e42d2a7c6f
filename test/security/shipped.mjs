/**
 * The packages that are shipped: those that npm installs by the lock file, and those that the sources import and the
 * bundle contains.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** All shipped packages with their own dependencies: paths in the lock file, names and versions. */
export function shipped() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'npm-shrinkwrap.json'), 'utf8'))
  const known = new Set()
  const add = (name, from) => {
    const path = lockPathOf(name, from, packages)
    if (path === undefined || known.has(path)) return
    known.add(path)
    const { dependencies, optionalDependencies } = packages[path]
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one, path)
  }
  for (const name of imported(join(ROOT, 'src'))) add(name, '')
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    // The only optional packages are Node itself, for the scripts of the checkout.
    if (path !== '' && !dev && !optional) known.add(path)
  }
  return [...known].map((path) => ({
    path,
    name: path.split('node_modules/').at(-1),
    version: packages[path].version,
    /** True if npm installs the package; otherwise it is bundled. */
    isInstalled: !packages[path].dev,
  }))
}

/** The path in the lock file at which Node would resolve a package. */
function lockPathOf(name, from, packages) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

function imported(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts'))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?:from|import\()\s*'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g),
  ])
  return new Set(['swagger-ui-dist', ...found.map(([, name]) => name)])
}
