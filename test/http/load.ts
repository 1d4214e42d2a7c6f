/** Clients that call a server without pause and count the outcomes. Tests compare the counts with the usage. */

import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { expect } from 'vitest'
import { CREDITS, FUNCTIONS, type FunctionName } from '../../src/domain/functions.ts'
import type { Customer, Machine } from './program.ts'

/** The number of calls by outcome, as the client saw it. */
export interface Seen {
  /** Calls with status 200. */
  answered: number
  /** Calls with status 402 or 429. */
  refused: number
  /** Calls with status 503. */
  unavailable: number
  /** Calls that were sent but got no answer. */
  cut: number
  /** Calls that were not sent, because no server accepted the connection. */
  unsent: number
}

interface Kind {
  readonly function: FunctionName
  readonly checks: number
  readonly request: {
    readonly path: string
    readonly method: 'GET' | 'POST'
    readonly body?: string
  }
}

const check = { items: [{ ingredientId: 'butter' }] }
const KINDS: readonly Kind[] = [
  { function: 'languages', checks: 1, request: { path: '/v1/meta/languages', method: 'GET' } },
  {
    function: 'checkBatch',
    checks: 2,
    request: {
      path: '/v1/compatibility/check/batch',
      method: 'POST',
      body: JSON.stringify({ checks: [check, check] }),
    },
  },
]
const priceOf = ({ function: name, checks }: Kind) => CREDITS[FUNCTIONS[name]] * checks

const NOT_LISTENING = ['ECONNREFUSED']
const CUT = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

export class Load {
  private readonly seen = new Map<string, Seen>()
  private readonly pool: Pool
  private readonly callers: readonly Promise<void>[]
  private isOver = false
  private answers = 0
  /** The values of Retry-After in answers with status 503. */
  readonly retryAfter = new Set<string | undefined>()

  constructor(
    url: string,
    private readonly customers: readonly Customer[],
    callers = 16,
  ) {
    this.pool = new Pool(url, { connections: callers, pipelining: 1 })
    this.callers = Array.from({ length: callers }, (_, turn) => this.call(turn))
  }

  /** Resolves after `more` further calls have ended, whatever their outcome. */
  async answered(more: number): Promise<void> {
    const enough = this.answers + more
    while (this.answers < enough) await pause(5)
  }

  /** Stops the clients and sums up their outcomes. */
  async end(): Promise<Seen> {
    this.isOver = true
    await Promise.all(this.callers)
    await this.pool.destroy()
    return this.sum()
  }

  sum(): Seen {
    const all = emptySeen()
    for (const one of this.seen.values()) {
      for (const key of Object.keys(all) as (keyof Seen)[]) all[key] += one[key]
    }
    return all
  }

  /** Asserts that the outcomes match the usage, and returns the credits charged. */
  async agrees(machine: Machine): Promise<number> {
    let units = 0
    for (const { customerId } of this.customers) {
      const usage = await machine.usage(customerId)
      for (const kind of KINDS) {
        const seen = this.seenOf(customerId, kind)
        const row = usage.find((one) => one.function === kind.function)
        const [requests, errors] = [row?.requests ?? 0, row?.errors ?? 0]
        const charged = requests - errors
        // Every answer was charged once. A call that got no answer may or may not have been charged.
        expect(charged).toBeGreaterThanOrEqual(seen.answered)
        expect(charged).toBeLessThanOrEqual(seen.answered + seen.cut)
        expect(errors).toBeLessThanOrEqual(seen.refused + seen.unavailable + seen.cut)
        expect(row?.units ?? 0).toBe(charged * priceOf(kind))
        units += row?.units ?? 0
      }
    }
    return units
  }

  private seenOf(customerId: string, kind: Kind): Seen {
    const key = `${customerId} ${kind.function}`
    const known = this.seen.get(key) ?? emptySeen()
    this.seen.set(key, known)
    return known
  }

  private async call(turn: number): Promise<void> {
    for (let n = turn; !this.isOver; n++) {
      const { customerId, key } = this.customers[n % this.customers.length]!
      const kind = KINDS[(n >> 1) % KINDS.length]!
      const outcome = await this.ask(kind, key)
      this.seenOf(customerId, kind)[outcome]++
      // Wait a moment for a server to accept connections again.
      if (outcome === 'unsent') await pause(10)
      else if (outcome !== 'cut') this.answers++
    }
  }

  private async ask({ request }: Kind, key: string): Promise<keyof Seen> {
    try {
      const { statusCode, headers, body } = await this.pool.request({
        ...request,
        headers: {
          'x-api-key': key,
          ...(request.body ? { 'content-type': 'application/json' } : {}),
        },
      })
      const text = await body.text()
      if (statusCode === 200) return 'answered'
      if (statusCode === 402 || statusCode === 429) return 'refused'
      if (statusCode !== 503) throw new Error(`${statusCode}: ${text}`)
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'UNAVAILABLE' } })
      this.retryAfter.add(headers['retry-after'] as string | undefined)
      return 'unavailable'
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (NOT_LISTENING.includes(code)) return 'unsent'
      if (CUT.includes(code)) return 'cut'
      throw error
    }
  }
}

function emptySeen(): Seen {
  return { answered: 0, refused: 0, unavailable: 0, cut: 0, unsent: 0 }
}
