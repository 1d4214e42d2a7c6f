/** Runs the server as the systemd unit in the operating guide does, with the same environment and restricted /proc. */

// tier: system
// needs: unshare

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { freshMachine, workersOf } from '../http/program.ts'
import { instructionsOf } from './image.ts'
import { UNIT_COMMAND, UNIT_ENV } from './unit.ts'

const { NODE_OPTIONS } = UNIT_ENV as { NODE_OPTIONS: string }
const [program, command, ...options] = UNIT_COMMAND

test('its command serves with all workers, each with the heap limit', async () => {
  expect([program, command]).toEqual(['/usr/bin/ingr', 'serve'])
  const machine = freshMachine()
  const { INGR_ACCOUNTS, ...env } = UNIT_ENV
  expect(INGR_ACCOUNTS).toBe('/var/lib/ingr/accounts.sqlite')
  const server = await machine.serveAs({ env }, ...options, '--port', '0')
  const processes = [server.child.pid!, ...workersOf(server)]
  expect(processes).toHaveLength(5)
  for (const pid of processes) {
    const set = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    expect(set).toContain(`NODE_OPTIONS=${NODE_OPTIONS}`)
  }
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test('it serves and measures itself under ProtectProc and ProcSubset', async () => {
  const hidden = 'mount -t proc -o subset=pid,hidepid=invisible proc /proc; exec "$@"'
  const userMapping = process.getuid!() === 0 ? [] : ['--map-root-user']
  const space = ['unshare', '--mount', '--pid', '--fork', '--kill-child', ...userMapping]
  const under = [...space, 'sh', '-ec', hidden, 'sh']
  const server = await freshMachine().serveAs({ env: { NODE_OPTIONS }, under }, '--metrics')
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(Number(/^process_resident_memory_bytes\{.*\} (\d+)/m.exec(text)?.[1])).toBeGreaterThan(1e7)
})

test('the image has the same heap limit', () => {
  const set = instructionsOf(readFileSync(join(ROOT, 'docs/Dockerfile'), 'utf8'))
  const env = set.find(({ name }) => name === 'ENV')?.text
  expect(env).toContain(`NODE_OPTIONS="${NODE_OPTIONS}"`)
})
