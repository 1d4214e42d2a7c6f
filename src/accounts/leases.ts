/**
 * Leases: credits that this process reserves in the database in advance, so that a call needs only memory and a line in
 * a local file. Every tenth of a second these lines are added ("folded") to the usage, each exactly once, even if this
 * process is killed and another process adds them. docs/operating.md lists the guarantees.
 */

import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOf, IngrError } from '../errors.ts'
import { msg, textOf } from '../wording/message.ts'
import { creditsLeft, LOCAL } from './account.ts'
import { monthOf } from './calendar.ts'
import { makeFolder } from './folder.ts'
import { foldFile, lineOf } from './journal.ts'
import type { JournalLocation } from './location.ts'
import type { Call, Lease, LeaseStore, Receipt } from './store.ts'

/** We stop using a journal not renewed for this long, because other processes may end its leases after `STALE_MS`. */
const VALID_MS = 20_000
/** Maximum time for which calls are stored only in the file. */
const FOLD_MS = 100
/** Time between renewals, and between searches for journals left by other processes. */
const ROUND_MS = 5_000
/** A journal ends when it reaches this age or size. Changed limits of an account take effect then at the latest. */
const JOURNAL_MS = 60_000
const JOURNAL_BYTES = 4_194_304
/** A customer gets a lease after this many calls in a round; with fewer calls, the lease would hardly be used. */
const FREQUENT = 5

/** A file that records calls, with the leases that these calls use. */
interface Journal {
  readonly name: string
  readonly leases: Map<string, Lease & { left: number }>
  /** File descriptor; opened after the first reservation. */
  file: number | undefined
  /** Monotonic time in milliseconds, like `renewedAt`. */
  openedAt: number
  /** Start time of the latest request that renewed the lease of the journal. */
  renewedAt: number
  bytes: number
  isUnfolded: boolean
  /** Calls of this turn of the event loop, to be written together. */
  waiting: Waiting[]
}

interface Waiting {
  readonly line: string
  readonly receipt: Receipt
  readonly resolve: (receipt: Receipt) => void
  readonly reject: (error: unknown) => void
}

export class Leases {
  private journal: Journal
  /** Journals of this process that have ended, but still have to be added to the usage and then deleted. */
  private readonly ended = new Set<Journal>()
  /** Number of calls without a lease in this round, by customer and month. */
  private readonly frequent = new Map<string, number>()
  private readonly reserving = new Map<string, Promise<void>>()
  private readonly rounds: NodeJS.Timeout
  private folding: Promise<void> | undefined
  private round: Promise<void> | undefined

  /** Throws UNAVAILABLE if the folder of journals cannot be created. `now` is monotonic, in milliseconds. */
  constructor(
    private readonly store: LeaseStore,
    private readonly place: JournalLocation,
    private readonly now: () => number = () => performance.now(),
  ) {
    try {
      makeFolder(place.folder)
    } catch (error) {
      throw this.unwritable(error)
    }
    this.journal = this.newJournal()
    this.rounds = setInterval(() => this.startRound(), ROUND_MS).unref()
    this.startRound()
  }

  /** Records the call if a lease covers it; returns undefined if the database must decide. Rejects with UNAVAILABLE. */
  take(call: Call): Promise<Receipt> | undefined {
    if (call.reply || call.isTest) return undefined
    const key = keyOf(call.customerId, monthOf(call.at))
    const journal = this.validJournal()
    const held = journal.leases.get(key)
    const credits = call.failed ? 0 : call.credits
    if (!held || held.left < credits) {
      const calls = (this.frequent.get(key) ?? 0) + 1
      this.frequent.set(key, calls)
      if (calls === FREQUENT) this.reserve(key, call)
      return undefined
    }
    held.left -= credits
    const isAsked = (this.frequent.get(key) ?? 0) >= FREQUENT
    if (held.left < held.credits / 2 && !isAsked) this.reserve(key, call)
    const spent = held.spent - held.left
    const receipt: Receipt = { charge: 'recorded', spent, left: creditsLeft(held.limits, spent) }
    return new Promise((resolve, reject) => {
      if (journal.waiting.length === 0) setImmediate(() => this.write(journal))
      journal.waiting.push({ line: lineOf(call), receipt, resolve, reject })
    })
  }

  /** Credits spent in the month of `at`, as far as this process knows; undefined without a lease. */
  spent(customerId: string, at: number): number | undefined {
    const held = this.validJournal().leases.get(keyOf(customerId, monthOf(at)))
    return held && held.left > 0 ? held.spent - held.left : undefined
  }

  /** Records all calls and gives the leases back. Calls that the database cannot accept now are recorded later. */
  async close(): Promise<void> {
    clearInterval(this.rounds)
    await this.round
    await Promise.all(this.reserving.values())
    this.end(this.journal)
    await this.folding
    await this.settleEnded()
  }

  private newJournal(): Journal {
    return {
      name: `${this.namePrefix()}${randomUUID()}.ndjson`,
      leases: new Map(),
      ...{ file: undefined, openedAt: 0, renewedAt: 0, bytes: 0, isUnfolded: false, waiting: [] },
    }
  }

  private namePrefix(): string {
    return `${this.place.name}.lease-`
  }

  /** Returns the current journal. Replaces it if it is full, or if other processes may have ended its leases. */
  private validJournal(): Journal {
    const { journal } = this
    const isFull = this.now() - journal.openedAt > JOURNAL_MS || journal.bytes > JOURNAL_BYTES
    if (journal.file !== undefined && (isFull || this.isLate(journal))) this.end(journal)
    return this.journal
  }

  private isLate({ renewedAt }: Journal): boolean {
    return this.now() - renewedAt > VALID_MS
  }

  private end(journal: Journal): void {
    if (journal !== this.journal) return
    this.journal = this.newJournal()
    if (journal.file === undefined) return
    this.write(journal)
    closeSync(journal.file)
    this.ended.add(journal)
  }

  private write(journal: Journal): void {
    const { waiting: calls, file } = journal
    if (calls.length === 0 || file === undefined) return
    journal.waiting = []
    try {
      const text = calls.map(({ line }) => line).join('')
      writeFileSync(file, text)
      journal.bytes += text.length
      // The process may have been suspended since it took the leases, and another process may have deleted the file.
      if (this.isLate(journal)) throw new Error(textOf(msg('journalLate')))
    } catch (error) {
      // Part of a line may have been written, so we must not write anything more to this file.
      this.end(journal)
      for (const { reject } of calls) reject(this.unwritable(error))
      return
    }
    for (const { resolve, receipt } of calls) resolve(receipt)
    if (journal.isUnfolded) return
    journal.isUnfolded = true
    setTimeout(() => this.startFold(), FOLD_MS).unref()
  }

  private unwritable(error: unknown): IngrError {
    const { folder } = this.place
    return new IngrError(
      'UNAVAILABLE',
      msg('journalUnwritable', { folder, reason: faultOf(error).message }),
    )
  }

  private reserve(key: string, { customerId, at }: Call): void {
    if (this.reserving.has(key) || customerId === LOCAL.customerId) return
    const reserved = this.reserved(key, customerId, monthOf(at))
      // If this fails, there is no lease, and every call is checked against the database.
      .catch(() => {})
      .finally(() => this.reserving.delete(key))
    this.reserving.set(key, reserved)
  }

  private async reserved(key: string, customerId: string, month: string): Promise<void> {
    const { journal } = this
    const started = this.now()
    const lease = await this.store.reserve(journal.name, customerId, month)
    if (journal !== this.journal) return
    // Try again in the next round.
    if (lease.credits === 0) return void this.frequent.set(key, FREQUENT)
    if (journal.file === undefined) {
      journal.file = openSync(join(this.place.folder, journal.name), 'a', 0o600)
      journal.openedAt = started
    }
    journal.renewedAt = Math.max(journal.renewedAt, started)
    this.frequent.delete(key)
    const left = (journal.leases.get(key)?.left ?? 0) + lease.credits
    journal.leases.set(key, { ...lease, left })
  }

  private startFold(): void {
    this.folding ??= this.fold(this.journal)
      .catch(() => {})
      .finally(() => {
        this.folding = undefined
        // More calls arrived, or the database did not accept some of them.
        if (this.journal.isUnfolded) setTimeout(() => this.startFold(), FOLD_MS).unref()
      })
  }

  private async fold(journal: Journal): Promise<void> {
    const started = this.now()
    journal.isUnfolded = false
    try {
      await this.foldFile(journal.name)
      journal.renewedAt = Math.max(journal.renewedAt, started)
    } catch (error) {
      journal.isUnfolded = true
      throw error
    }
  }

  private async foldFile(name: string): Promise<void> {
    const { offset, record } = this.store
    await foldFile({ offset, record, mayContain: isText }, join(this.place.folder, name), name)
  }

  private startRound(): void {
    this.frequent.clear()
    this.round ??= this.work()
      .catch(() => {})
      .finally(() => {
        this.round = undefined
      })
  }

  private async work(): Promise<void> {
    const journal = this.validJournal()
    if (journal.file !== undefined) {
      const started = this.now()
      if (await this.store.renew(journal.name)) journal.renewedAt = started
      else this.end(journal)
    }
    await this.settleEnded()
    await this.settleOthers()
    await this.store.endStale()
  }

  private async settleEnded(): Promise<void> {
    for (const journal of this.ended) {
      // Wait for reservations in progress, because they would otherwise refer to a deleted journal.
      await Promise.all(this.reserving.values())
      await this.foldFile(journal.name)
      await this.store.end(journal.name)
      await this.delete(journal.name)
      this.ended.delete(journal)
    }
  }

  /** Adds the journals of other processes on this machine to the usage, and deletes journals of dead processes. */
  private async settleOthers(): Promise<void> {
    const own = [this.journal, ...this.ended].map(({ name }) => name)
    const stem = this.namePrefix()
    for (const name of readdirSync(this.place.folder)) {
      if (!name.startsWith(stem) || own.includes(name)) continue
      // Check this before adding the lines. A journal that has ended gets no new lines, so its deletion loses none.
      const isOver = await this.store.isOver(name)
      await this.foldFile(name)
      if (isOver) await this.delete(name)
    }
  }

  /** Deletes the file before its database row, because lines of a file without a row are never added to the usage. */
  private async delete(name: string): Promise<void> {
    rmSync(join(this.place.folder, name), { force: true })
    await this.store.forget(name)
  }
}

const keyOf = (customerId: string, month: string) => `${customerId} ${month}`
const isText = (value: unknown) => typeof value === 'string'
