/** Kills processes under load with SIGKILL, and checks that every answered call is charged exactly once. */

// tier: system

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Load } from '../load.ts'
import { freshMachine, type Serving, until, workersOf } from '../program.ts'

const machine = freshMachine()
/** Number of kills in each of the two tests. Set `INGR_KILL_ROUNDS=100` for a thorough run. */
const ROUNDS = Number(process.env.INGR_KILL_ROUNDS ?? 4)
/** Number of answers between two kills. */
const ANSWERS = 40
const LONG = 60_000 + ROUNDS * 30_000
const SMALL_QUOTA = 400

/** Adds two customers and starts clients for them. One customer runs out of credits during the test. */
async function loaded(url: string) {
  const limited = await machine.customer('--monthly-quota', String(SMALL_QUOTA))
  return { load: new Load(url, [await machine.customer(), limited]), limited }
}

async function account({ load, limited }: Awaited<ReturnType<typeof loaded>>, what: string) {
  const seen = await load.end()
  const credits = await load.agrees(machine)
  console.log(
    `${what}, ${ROUNDS} rounds: ${seen.answered} calls answered, ${seen.refused} refused, ${seen.cut} cut off, ${credits} credits charged, as the usage says`,
  )
  // If no kill interrupted a call, the test would prove nothing.
  expect(seen.cut).toBeGreaterThan(0)
  expect(seen.refused).toBeGreaterThan(0)
  const usage = await machine.usage(limited.customerId)
  expect(usage.reduce((sum, { units }) => sum + units, 0)).toBe(SMALL_QUOTA)
}

test('a worker is killed repeatedly: the others answer, and it is replaced', {
  timeout: LONG,
}, async () => {
  const server = await machine.serve('--workers', '2', '--metrics', '--log-level', 'error')
  const under = await loaded(server.url)
  for (let round = 0; round < ROUNDS; round++) {
    await under.load.answered(ANSWERS)
    const [victim] = workersOf(server)
    process.kill(victim!, 'SIGKILL')
    await until(async () => !workersOf(server).includes(victim!) && (await listening(server)) === 2)
  }
  await under.load.answered(ANSWERS)
  // Every call could be sent, because at least one worker always accepted connections.
  expect(under.load.sum().unsent).toBe(0)
  await account(under, 'worker killed')
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain(`\ningr_worker_crashes_total ${ROUNDS}\n`)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test('the whole server is killed and restarted repeatedly', {
  timeout: LONG,
}, async () => {
  let server = await machine.serve('--workers', '2', '--log-level', 'error')
  const under = await loaded(server.url)
  for (let round = 0; round < ROUNDS; round++) {
    await under.load.answered(ANSWERS)
    server.child.kill('SIGKILL')
    await server.ended
    server = await restarted(server)
  }
  await under.load.answered(ANSWERS)
  await account(under, 'server killed')
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

/** Returns the number of workers that are listening. */
async function listening({ url }: Serving): Promise<number> {
  // The request fails if it reaches the worker that is being killed.
  const metrics = await fetch(`${url}/metrics`)
    .then((answer) => answer.text())
    .catch(() => '')
  return Number(/^ingr_workers (\d+)$/m.exec(metrics)?.[1])
}

/** Restarts the server on the same port. The workers of the killed server need a moment to release the port. */
async function restarted({ port }: Serving): Promise<Serving> {
  for (;;) {
    try {
      return await machine.serve('--workers', '2', '--log-level', 'error', '--port', String(port))
    } catch (error) {
      if (!String(error).includes('EADDRINUSE')) throw error
      await pause(50)
    }
  }
}
