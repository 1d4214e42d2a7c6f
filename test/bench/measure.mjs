/** Helpers of the benches: interleaved rounds, medians and spreads, processor time and memory of processes. */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Default number of rounds of a bench; `ROUNDS=3` gives a quick impression. */
export const ROUNDS = Number(process.env.ROUNDS ?? 9)

export function median(list) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

/** The median of a list with its lowest and highest value. */
export function spread(list) {
  return { median: median(list), low: Math.min(...list), high: Math.max(...list) }
}

/**
 * Runs every subject once per round, so that a slow moment of a shared machine affects all of them. A subject returns
 * the cost of its round. The first round is a warm-up and does not count.
 */
export async function interleave(subjects, rounds = ROUNDS) {
  const samples = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const [name, subject] of Object.entries(subjects)) {
      const cost = await subject()
      if (round >= 0) samples[name].push(cost)
    }
  }
  return samples
}

/** The spread of the ratios between each sample and the floor of the same round. */
export function ratios(samples, floors) {
  return spread(samples.map((sample, round) => sample / floors[round]))
}

/** Microseconds of processor time (user and system, every thread) that `work` takes in this process. */
export function cpuOf(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The number of runs of `work` that take about `milliseconds`; shorter times would drown in the noise of the clock. */
export function repeatsFor(work, milliseconds = 50) {
  let repeats = 1
  while (cpuOf(() => times(work, repeats)) < milliseconds * 1000 && repeats < 1e6) repeats *= 2
  return repeats
}

/** Runs `work` `repeats` times. Returns the last result, so that the compiler cannot drop a run. */
export function times(work, repeats) {
  let last
  for (let at = 0; at < repeats; at++) last = work()
  return last
}

/**
 * Compares each piece of work with its floor, in processor time of this process. `pairs` maps a name to `{ work, floor }`;
 * the result maps it to `{ ratio, each }`: the spread of the ratios, and the median microseconds of one run of `work`.
 */
export async function againstFloors(pairs, rounds = ROUNDS) {
  const subjects = Object.entries(pairs).flatMap(([name, { work, floor }]) =>
    Object.entries({ work, floor }).map(([side, run]) => {
      const repeats = repeatsFor(run)
      return [`${name}/${side}`, () => cpuOf(() => times(run, repeats)) / repeats]
    }),
  )
  const samples = await interleave(Object.fromEntries(subjects), rounds)
  return Object.fromEntries(
    Object.keys(pairs).map((name) => {
      const own = samples[`${name}/work`]
      return [name, { ratio: ratios(own, samples[`${name}/floor`]), each: median(own) }]
    }),
  )
}

/** User and system milliseconds of one run of a program, from `times` of the shell. Throws if the program fails. */
export function cpuOfProgram(words, env = process.env) {
  const script = '"$@" >/dev/null 2>&1 || exit; times'
  const { stdout, status } = spawnSync('bash', ['-c', script, 'bench', ...words], {
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`)
  const [user, system] = stdout.trim().split('\n')[1].split(' ')
  const milliseconds = (text) => {
    const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text)
    return Number(minutes) * 60_000 + Number(seconds) * 1000
  }
  return milliseconds(user) + milliseconds(system)
}

/** User and system time of a running process so far, in ticks of the kernel (Linux). */
export function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Megabytes of memory of a running process (Linux): `VmRSS` is the current value, `VmHWM` the highest so far. */
export function memoryOf(pid, field = 'VmRSS') {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)[1]) / 1024
}
