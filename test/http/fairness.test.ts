/**
 * Fair scheduling between accounts: time slices, order of accounts, idle pauses, and the limit on
 * work in flight per account.
 */

import { describe, expect, test } from 'vitest'
import { AccountQueues, weightOf } from '../../src/http/fairness/account-queues.ts'
import { FairScheduler } from '../../src/http/fairness/scheduler.ts'

/** Returns a scheduler whose clock advances only with work, and a log of what it ran. */
function openScheduler() {
  const clock = { now: 0 }
  const done: string[] = []
  const turns = new FairScheduler(() => clock.now, 10, 10)
  const work = (account: string, name: string, ms: number) =>
    turns.run(account, () => {
      clock.now += ms
      done.push(name)
      return name
    })
  return { clock, done, turns, work }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the scheduler', () => {
  test('an account with time left runs at once, and gets the result of its work', async () => {
    const { done, work } = openScheduler()
    expect([work('a', 'a1', 4), work('a', 'a2', 5), work('b', 'b1', 50)]).toEqual([
      'a1',
      'a2',
      'b1',
    ])
    expect(done).toEqual(['a1', 'a2', 'b1'])
  })

  test('an account without time left waits for its turn, and others do not', async () => {
    const { done, work } = openScheduler()
    const all = [work('a', 'a1', 10), work('a', 'a2', 1), work('a', 'a3', 1)]
    expect(work('b', 'b1', 1)).toBe('b1')
    expect(done).toEqual(['a1', 'b1'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3'])
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('waiting accounts take turns, and no turn is longer than a slice and one piece of work', async () => {
    const { done, work } = openScheduler()
    const all = ['a', 'b'].flatMap((account) =>
      [1, 2, 3, 4].map((n) => work(account, `${account}${n}`, 10)),
    )
    expect(done).toEqual(['a1', 'b1'])
    await turn()
    expect(done).toEqual(['a1', 'b1', 'a2'])
    await Promise.all(all)
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4', 'b4'])
  })

  test('the loop pauses between turns while others call, and only then', async () => {
    const { turns, work } = openScheduler()
    const loopsOf = async () => {
      const all = Promise.all([1, 2, 3].map((n) => work('a', `a${n}`, 20)))
      let loops = 0
      let isOver = false
      void all.then(() => {
        isOver = true
      })
      for (; !isOver; loops++) await turn()
      return loops
    }
    turns.onCall('a')
    const alone = await loopsOf()
    turns.onCall('b')
    const withOthers = await loopsOf()
    expect(alone).toBeLessThan(20)
    expect(withOthers).toBeGreaterThan(5 * alone)
  })

  test('calls that take hardly any time get a turn too', async () => {
    const { done, work } = openScheduler()
    const all = Array.from({ length: 120 }, (_, n) => work('a', `a${n}`, 0))
    expect(done).toHaveLength(80)
    expect(work('b', 'b', 0)).toBe('b')
    await Promise.all(all)
    expect(done.slice(80, 82)).toEqual(['b', 'a80'])
  })

  test('for a single account the event loop runs as often as its work', async () => {
    const { clock, turns } = openScheduler()
    let others = 0
    const count = () => {
      others++
      if (others < 1_000) setImmediate(count)
    }
    setImmediate(count)
    // Run the parts of a long answer. Only the scheduler can pause between two parts.
    for (let part = 0; part < 100; part++) await turns.run('a', () => (clock.now += 5))
    expect(others).toBeGreaterThan(25)
  })

  test('no call waits for ever, whatever the clock does', async () => {
    let now = 0
    // The clock advances by 50 ms at each reading, as if other programs were using the machine.
    const turns = new FairScheduler(() => (now += 50), 10, 10)
    const all = ['a', 'a', 'b', 'a', 'b'].map((account, n) => turns.run(account, () => n))
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  })

  test('an error thrown by work reaches its caller, in its first slice and in later ones', async () => {
    const { turns, work } = openScheduler()
    const fail = () => {
      throw new Error('no')
    }
    expect(() => turns.run('a', fail)).toThrow('no')
    work('a', 'a1', 10)
    await expect(turns.run('a', fail)).rejects.toThrow('no')
    expect(await work('a', 'a2', 1)).toBe('a2')
  })
})

describe('account queues', () => {
  const entering = (queues: AccountQueues, account: string, weight: number) => {
    const seen = { ...queues.acquire(account, weight), has: false }
    if (seen.begun) {
      void seen.begun.then(() => {
        seen.has = true
      })
    } else seen.has = true
    return seen
  }
  const has = async (...all: readonly { readonly has: boolean }[]) => {
    await turn()
    return all.map((one) => one.has)
  }

  test('weigh calls by the size of their bodies', () => {
    expect([0, 16_383, 16_384, 1_048_576].map(weightOf)).toEqual([1, 1, 2, 65])
  })

  test('admit what fits, account by account, and queue the rest in order', async () => {
    const queues = new AccountQueues(4)
    const first = entering(queues, 'x', 2)
    const second = entering(queues, 'x', 2)
    const third = entering(queues, 'x', 1)
    const fourth = entering(queues, 'x', 1)
    const other = entering(queues, 'y', 4)
    expect(await has(first, second, third, fourth, other)).toEqual([true, true, false, false, true])
    // A second release of the same slot has no effect.
    second.release()
    second.release()
    expect(await has(third, fourth)).toEqual([true, true])
  })

  test('a call heavier than the limit runs alone, and later ones do not overtake it', async () => {
    const queues = new AccountQueues(4)
    const light = entering(queues, 'x', 1)
    const heavy = entering(queues, 'x', 9)
    const last = entering(queues, 'x', 1)
    expect(await has(light, heavy, last)).toEqual([true, false, false])
    light.release()
    expect(await has(heavy, last)).toEqual([true, false])
    heavy.release()
    expect(await has(last)).toEqual([true])
  })

  test('a caller that leaves the queue makes room for those after it', async () => {
    const queues = new AccountQueues(4)
    const light = entering(queues, 'x', 1)
    const heavy = entering(queues, 'x', 9)
    const last = entering(queues, 'x', 1)
    heavy.release()
    expect(await has(heavy, last)).toEqual([false, true])
    light.release()
    last.release()
    expect((queues as unknown as { lanes: Map<string, unknown> }).lanes.size).toBe(0)
  })

  test('a limited number of calls may wait', () => {
    const queues = new AccountQueues(1, 2)
    const rooms = [1, 2, 3].map(() => {
      queues.acquire('x', 1)
      return queues.hasRoom('x')
    })
    expect([rooms, queues.hasRoom('y')]).toEqual([[true, true, false], true])
  })
})
