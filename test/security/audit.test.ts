/**
 * The dependency audit: it fails on severe vulnerabilities, never passes if the registry did not
 * answer, and enforces minimum versions offline.
 */

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { shipped } from './shipped.mjs'

interface Advisory {
  readonly package: string
  readonly mended: string
  readonly advisory: string
}

const advisories: readonly Advisory[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'advisories.json'), 'utf8'),
)
const packages = shipped()

const parts = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number)
function isBefore(version: string, other: string): boolean {
  const [one, two] = [parts(version), parts(other)]
  const at = one.findIndex((part, index) => part !== two[index])
  return at >= 0 && one[at]! < two[at]!
}

describe('known vulnerabilities', () => {
  test.each(advisories)('$package is not older than $mended ($advisory)', (advisory) => {
    const versions = packages.filter(({ name }) => name === advisory.package)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter(({ version }) => isBefore(version, advisory.mended))).toEqual([])
  })

  test.each([
    ['5.8.4', '5.8.5', true],
    ['5.8.5', '5.8.5', false],
    ['5.12.8', '5.8.5', false],
    ['4.29.1', '5.3.2', true],
    ['10.0.0', '9.0.1', false],
  ])('%s is before %s: %s', (one, other, expected) => {
    expect(isBefore(one, other)).toBe(expected)
  })
})

test('the audited packages are those that were bundled and those that npm installs', () => {
  const texts = readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8')
  const bundled = [...texts.matchAll(/^-+\n\n((?:@[\w.-]+\/)?[\w.-]+) (\d\S*) \(/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  )
  const known = packages.map(({ name, version }) => `${name} ${version}`)
  expect(bundled.length).toBeGreaterThan(60)
  expect(bundled.filter((one) => !known.includes(one))).toEqual([])
  const installed = packages.filter(({ isInstalled }) => isInstalled)
  expect(installed.map(({ name }) => name)).toContain('better-sqlite3')
  expect(installed.length).toBeLessThanOrEqual(40)
})

describe('npm run audit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-audit-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs the audit with a fake npm that returns this answer. */
  function audit(answer: string, env: Readonly<Record<string, string>> = {}) {
    const npm = join(folder, 'npm')
    writeFileSync(
      npm,
      `#!/bin/sh\necho 'npm error audit endpoint returned an error' >&2\ncat <<'END'\n${answer}\nEND\n`,
    )
    chmodSync(npm, 0o755)
    const { INGR_AUDIT: _, ...rest } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, ['test/security/audit.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...rest, PATH: `${folder}${delimiter}${process.env.PATH}`, ...env },
    })
    return { status, out: stdout, err: stderr }
  }

  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: {
        pino: { name: 'pino', severity, range: '<1', via: [{ url: 'https://advisory.example/1' }] },
        // A package that is only used for builds and tests, and not shipped.
        vitest: { name: 'vitest', severity: 'critical', range: '<1', via: [] },
      },
    })

  test.each<readonly [severity: string, status: number, grave: number]>([
    ['critical', 1, 1],
    ['high', 1, 1],
    ['moderate', 0, 0],
  ])('a vulnerability that is %s ends with %i', (severity, status, grave) => {
    expect(audit(report(severity), { INGR_AUDIT: 'offline' })).toEqual({
      status,
      out: `audited ${new Set(packages.map(({ name }) => name)).size} packages: ${grave} high or critical, 1 in all\n`,
      err: grave ? `${severity}: pino <1 (https://advisory.example/1)\n` : '',
    })
  })

  test.each([
    [
      'an error of the registry',
      '{"message":"405 Method Not Allowed","method":"POST"}',
      '405 Method Not Allowed',
    ],
    ['nothing', '', 'npm error audit endpoint returned an error'],
  ])(
    '%s is not an audit: it fails, and with INGR_AUDIT=offline reports that',
    (_, answer, reason) => {
      const message = `NOT AUDITED: the registry did not answer (${reason})\n`
      const hint = 'set INGR_AUDIT=offline to go on without\n'
      expect(audit(answer)).toEqual({ status: 2, out: '', err: `${message}${hint}` })
      expect(audit(answer, { INGR_AUDIT: 'offline' })).toEqual({ status: 0, out: '', err: message })
    },
  )
})
