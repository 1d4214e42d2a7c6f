/** Tests the meter: which calls are recorded in one transaction, and the result of each call. */

import { describe, expect, test } from 'vitest'
import { Meter } from '../../src/accounts/meter.ts'
import { type Call, type Charge, Contended, type Receipt } from '../../src/accounts/store.ts'
import { IngrError } from '../../src/errors.ts'
import { msg } from '../../src/wording/message.ts'
import { ANNA, accountLike, BERT, callLike, freshStore, NOON } from '../support/accounts.ts'

/** Opens a meter on a real store, and records each list of calls that the store receives. */
async function openMeter(monthlyQuota: number | null = null) {
  const { store } = await freshStore()
  await store.addAccount(accountLike({ monthlyQuota }))
  const lists: (readonly Call[])[] = []
  const meter = new Meter({
    isRemote: false,
    record: (calls) => {
      lists.push(calls)
      return store.record(calls)
    },
  })
  const sizes = () => lists.map((list) => list.length)
  return { store, meter, lists, sizes }
}

const receipt = (charge: Charge): Receipt => ({ charge, spent: 0, left: null })
const chargeOf = async (recorded: Promise<Receipt>) => (await recorded).charge

test('calls of one turn of the event loop go together, in order', async () => {
  const { meter, lists } = await openMeter(3)
  const calls = [1, 2, 3, 1].map((credits) => callLike({ credits }))
  const charges = await Promise.all(calls.map((call) => chargeOf(meter.record(call))))
  expect([lists, charges]).toEqual([
    [calls],
    ['recorded', 'recorded', 'QUOTA_EXCEEDED', 'QUOTA_EXCEEDED'],
  ])
})

test('a list has a maximum length', async () => {
  const { meter, sizes } = await openMeter()
  await Promise.all(Array.from({ length: 1_201 }, () => meter.record(callLike())))
  expect(sizes()).toEqual([500, 500, 201])
})

test('calls that arrive during a write go into the next list', async () => {
  const lists: (readonly Call[])[] = []
  let finish: (receipts: readonly Receipt[]) => void = () => {}
  const meter = new Meter({
    isRemote: false,
    record: (calls) => {
      lists.push(calls)
      return new Promise((resolve) => {
        finish = resolve
      })
    },
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const settled: string[] = []
  const record = (word: string) => meter.record(callLike()).then(() => settled.push(word))
  const first = record('first')
  await turn()
  const second = record('second')
  const third = record('third')
  await turn()
  expect([lists.map((list) => list.length), settled]).toEqual([[1], []])
  finish([receipt('recorded')])
  await first
  await turn()
  await turn()
  expect([lists.map((list) => list.length), settled]).toEqual([[1, 2], ['first']])
  finish([receipt('recorded'), receipt('recorded')])
  await Promise.all([second, third])
  expect(settled).toEqual(['first', 'second', 'third'])
})

test('a resolved call is in the store', async () => {
  const { meter, store } = await openMeter()
  for (let count = 1; count <= 5; count++) {
    await meter.record(callLike())
    expect(await store.spent(ANNA, NOON)).toBe(count)
  }
})

test('a call that cannot be recorded fails alone, and is not charged', async () => {
  const { meter, store } = await openMeter()
  const together = await Promise.allSettled([
    meter.record(callLike()),
    meter.record(callLike({ customerId: 'nobody' })),
    meter.record(callLike()),
  ])
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await store.spent(ANNA, NOON)).toBe(2)
})

test('if the store is away, calls that arrived in the meantime do not wait for it again', async () => {
  const { store } = await openMeter()
  let asked = 0
  const meter = new Meter({
    isRemote: false,
    record: async (calls) => {
      asked++
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (asked === 1) throw new IngrError('UNAVAILABLE', msg('asGiven', { message: 'away' }))
      return store.record(calls)
    },
  })
  const calls = Array.from({ length: 1_201 }, () => meter.record(callLike()))
  const outcomes = await Promise.allSettled(calls)
  expect([asked, new Set(outcomes.map(({ status }) => status))]).toEqual([1, new Set(['rejected'])])
  expect([await chargeOf(meter.record(callLike())), await store.spent(ANNA, NOON)]).toEqual([
    'recorded',
    1,
  ])
})

test('idle() waits for every call passed in, failed or not', async () => {
  const { meter, sizes } = await openMeter()
  await meter.idle()
  const all = Array.from({ length: 600 }, () => meter.record(callLike()))
  const failed = meter.record(callLike({ customerId: 'nobody' })).catch(() => 'failed')
  await meter.idle()
  // The second list fails as a whole. When the list is split, only the call of the unknown account fails.
  expect(sizes()).toEqual([500, 101, 100, 1])
  expect(await failed).toBe('failed')
  expect(
    (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled'),
  ).toHaveLength(600)
})

describe('a customer whose rows are locked by another transaction', () => {
  const CARL = 'carl'
  /**
   * Returns a meter on a store that keeps Bert's rows locked until `release` is called. For each list of calls, the
   * store records the lock time-out and the customers.
   */
  function holdBert() {
    const lists: string[] = []
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld = true
    const meter = new Meter({
      isRemote: false,
      record: async (calls, patience) => {
        lists.push(`${patience}: ${calls.map(({ customerId }) => customerId[0]).join('')}`)
        if (isHeld && calls.some(({ customerId }) => customerId === BERT)) {
          if (patience === 'brief') throw new Contended()
          await released
        }
        return calls.map(() => receipt('recorded'))
      },
    })
    const settled: string[] = []
    const record = (customerId: string) =>
      meter.record(callLike({ customerId })).then(() => settled.push(customerId[0]!))
    return {
      lists,
      settled,
      meter,
      record,
      release: () => {
        isHeld = false
        release()
      },
    }
  }

  test('gets lists of its own, and no other customer waits', async () => {
    const { lists, settled, meter, record, release } = holdBert()
    const bert = record(BERT)
    await Promise.all([record(ANNA), record(CARL)])
    const again = [record(BERT), record(BERT)]
    await record(ANNA)
    expect([lists, settled]).toEqual([
      ['brief: bac', 'brief: b', 'long: b', 'brief: ac', 'brief: a'],
      ['a', 'c', 'a'],
    ])
    release()
    await Promise.all([bert, ...again])
    await meter.idle()
    expect(lists.slice(5)).toEqual(['long: bb'])
  })

  test('shares lists again once its own are fast', async () => {
    const { lists, record, release, meter } = holdBert()
    const bert = record(BERT)
    await record(ANNA)
    release()
    await bert
    await record(BERT)
    await meter.idle()
    await Promise.all([record(ANNA), record(BERT)])
    expect(lists.at(-1)).toBe('brief: ab')
  })

  test('gets the error of its own list; others do not', async () => {
    const asked: string[] = []
    const meter = new Meter({
      isRemote: false,
      record: async (calls, patience) => {
        asked.push(`${patience}: ${calls.length}`)
        if (calls.every(({ customerId }) => customerId === ANNA)) {
          return calls.map(() => receipt('recorded'))
        }
        if (patience === 'brief') throw new Contended()
        throw new IngrError('UNAVAILABLE', msg('asGiven', { message: 'held' }))
      },
    })
    const outcomes = await Promise.allSettled(
      [BERT, ANNA, BERT].map((customerId) => meter.record(callLike({ customerId }))),
    )
    expect([asked, outcomes.map(({ status }) => status)]).toEqual([
      ['brief: 3', 'brief: 2', 'long: 2', 'brief: 1'],
      ['rejected', 'fulfilled', 'rejected'],
    ])
  })
})
