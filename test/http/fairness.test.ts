/** Who works when: slices of a turn, the order of accounts, rest for others, and how much of an account is under way at once. */

import { describe, expect, test } from 'vitest'
import { AccountQueues, weightOf } from '../../src/http/fairness/account-queues.ts'
import { FairScheduler } from '../../src/http/fairness/scheduler.ts'

/** Turns on a clock that only work moves, and a protocol of what was done. */
function opened() {
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
  test('an account works at once while it has time, and its work gives what it gives', async () => {
    const { done, work } = opened()
    expect([work('a', 'a1', 4), work('a', 'a2', 5), work('b', 'b1', 50)]).toEqual([
      'a1',
      'a2',
      'b1',
    ])
    expect(done).toEqual(['a1', 'a2', 'b1'])
  })

  test('beyond that it waits, in its order, and others do not', async () => {
    const { done, work } = opened()
    const all = [work('a', 'a1', 10), work('a', 'a2', 1), work('a', 'a3', 1)]
    expect(work('b', 'b1', 1)).toBe('b1')
    expect(done).toEqual(['a1', 'b1'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3'])
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('those that wait take turns, and no turn is longer than a slice and one piece of work', async () => {
    const { done, work } = opened()
    const all = ['a', 'b'].flatMap((account) =>
      [1, 2, 3, 4].map((n) => work(account, `${account}${n}`, 10)),
    )
    expect(done).toEqual(['a1', 'b1'])
    await turn()
    expect(done).toEqual(['a1', 'b1', 'a2'])
    await Promise.all(all)
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4', 'b4'])
  })

  test('while others call, the loop rests between turns; while nobody does, it does not', async () => {
    const { turns, work } = opened()
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
    const beside = await loopsOf()
    expect(alone).toBeLessThan(20)
    expect(beside).toBeGreaterThan(5 * alone)
  })

  test('calls that take hardly any time have a turn as well', async () => {
    const { done, work } = opened()
    const all = Array.from({ length: 120 }, (_, n) => work('a', `a${n}`, 0))
    expect(done).toHaveLength(80)
    expect(work('b', 'b', 0)).toBe('b')
    await Promise.all(all)
    expect(done.slice(80, 82)).toEqual(['b', 'a80'])
  })

  test('an account that is alone lets the loop go on as often as it works', async () => {
    const { clock, turns } = opened()
    let others = 0
    const count = () => {
      others++
      if (others < 1_000) setImmediate(count)
    }
    setImmediate(count)
    // Parts of a long answer, which nothing but their turns keeps from following each other at once.
    for (let part = 0; part < 100; part++) await turns.run('a', () => (clock.now += 5))
    expect(others).toBeGreaterThan(25)
  })

  test('whatever the clock does meanwhile, nobody waits for ever', async () => {
    let now = 0
    // A machine that is busy elsewhere between any two lines.
    const turns = new FairScheduler(() => (now += 50), 10, 10)
    const all = ['a', 'a', 'b', 'a', 'b'].map((account, n) => turns.run(account, () => n))
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  })

  test('work that throws is the caller’s, now and later', async () => {
    const { turns, work } = opened()
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

  test('weighs calls by their bodies', () => {
    expect([0, 16_383, 16_384, 1_048_576].map(weightOf)).toEqual([1, 1, 2, 65])
  })

  test('lets in what has room, of each account for itself, the rest in its order', async () => {
    const queues = new AccountQueues(4)
    const first = entering(queues, 'x', 2)
    const second = entering(queues, 'x', 2)
    const third = entering(queues, 'x', 1)
    const fourth = entering(queues, 'x', 1)
    const other = entering(queues, 'y', 4)
    expect(await has(first, second, third, fourth, other)).toEqual([true, true, false, false, true])
    // Once is enough.
    second.release()
    second.release()
    expect(await has(third, fourth)).toEqual([true, true])
  })

  test('what is heavier than all goes alone, and what comes after it does not pass it', async () => {
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

  test('who goes while it waits makes room for those behind it', async () => {
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

  test('has room for so many that wait, and no more', () => {
    const queues = new AccountQueues(1, 2)
    const rooms = [1, 2, 3].map(() => {
      queues.acquire('x', 1)
      return queues.hasRoom('x')
    })
    expect([rooms, queues.hasRoom('y')]).toEqual([[true, true, false], true])
  })
})
