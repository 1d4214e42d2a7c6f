/** Lets calls in, as much of an account at once as there is room for, and sees when each is over. */

import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { AccountQueues, MOST_WAITING, weightOf } from './account-queues.ts'
import type { CallState } from './billing.ts'

/** What may be under way of an account: a call that weighs more goes alone. */
const MOST_WORKING = 64
/** What bodies of an account may be on their way or wait: 8 MiB. Those of slow clients hold up others only beyond. */
const MOST_RECEIVING = 512

/** Both entrances of a server. */
export class Entrance {
  private readonly receiving = new AccountQueues(MOST_RECEIVING)
  private readonly working = new AccountQueues(MOST_WORKING)

  /** Resolves when the body of the call, as long as announced, may be read. Throws RATE_LIMITED when too many wait for that. */
  async toSend(request: FastifyRequest, bytes: number): Promise<void> {
    request.call.received = await enter(request, bytes, this.receiving)
  }

  /** Resolves when the call may be worked on, whose body is here. Throws RATE_LIMITED when too many wait for that. */
  async toWork(request: FastifyRequest, bytes: number): Promise<void> {
    await enter(request, bytes, this.working)
    request.call.received()
  }
}

async function enter(
  request: FastifyRequest,
  bytes: number,
  queues: AccountQueues,
): Promise<() => void> {
  const { call } = request
  const { account } = call
  if (account === null) return () => {}
  if (!queues.hasRoom(account.customerId)) {
    // As with the rate: what was sent too fast is no error of the account.
    call.account = null
    call.response.setHeader('retry-after', 1)
    throw new IngrError(
      'RATE_LIMITED',
      msg('too many concurrent calls of this account; try again in 1 s'),
      { waiting: `at most ${MOST_WAITING}`, retryAfter: '1' },
    )
  }
  const { begun, leave } = queues.enter(account.customerId, weightOf(bytes))
  if (call.places.push(leave) === 1) whenGone(request)
  else if (request.raw.socket.destroyed) leave()
  if (begun) await begun
  return leave
}

/** Calls under way on a connection: those that wait behind another hear nowhere else that it is gone. */
const underWay = new WeakMap<Socket, Set<CallState>>()

/** Gives up the places of the call once the client has gone and nothing is done for it any more; `answered` gives up the others. */
function whenGone({ raw, call }: FastifyRequest): void {
  const { socket } = raw
  if (socket.destroyed) {
    leave(call)
    return
  }
  let calls = underWay.get(socket)
  if (!calls) {
    const here = new Set<CallState>()
    socket.once('close', () => {
      for (const one of here) if (!one.isWorking) leave(one)
    })
    underWay.set(socket, here)
    calls = here
  }
  calls.add(call)
}

/** To be called once the client has the answer. */
export function answered({ raw, call }: FastifyRequest): void {
  if (call.places.length === 0) return
  underWay.get(raw.socket)?.delete(call)
  leave(call)
}

function leave({ places }: CallState): void {
  for (const place of places) place()
}

/** A client that leaves meanwhile pays for what it has begun, and its account has no room for more until that is done. */
export async function working<T>(
  { call, raw }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (raw.socket.destroyed) throw new IngrError('INVALID_REQUEST', msg('the client has gone'))
  call.isWorking = true
  try {
    return await work()
  } finally {
    call.isWorking = false
    if (raw.socket.destroyed) leave(call)
  }
}
