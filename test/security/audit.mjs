/**
 * Queries the npm registry for known vulnerabilities of the bundled and installed packages. Exit 0:
 * none of severity `high` or more; 1: some, listed; 2: the registry did not answer, so nothing was
 * audited, which `INGR_AUDIT=offline` turns into a warning.
 */

import { spawnSync } from 'node:child_process'
import { shipped } from './shipped.mjs'

const SEVERE = ['high', 'critical']

const shippedNames = new Set(shipped().map(({ name }) => name))
const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const report = parsed(stdout)

if (report?.vulnerabilities) {
  const vulnerable = Object.values(report.vulnerabilities).filter(({ name }) =>
    shippedNames.has(name),
  )
  const severe = vulnerable.filter(({ severity }) => SEVERE.includes(severity))
  for (const { name, severity, range, via } of severe) {
    const reasons = via.map((one) => one.url ?? one.title ?? one).join(', ')
    console.error(`${severity}: ${name} ${range} (${reasons})`)
  }
  console.log(
    `audited ${shippedNames.size} packages: ${severe.length} high or critical, ${vulnerable.length} in all`,
  )
  process.exitCode = severe.length > 0 ? 1 : 0
} else {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1)
  console.error(`NOT AUDITED: the registry did not answer (${reason})`)
  if (process.env.INGR_AUDIT !== 'offline') {
    console.error('set INGR_AUDIT=offline to go on without')
    process.exitCode = 2
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
