/**
 * Journals: files with one line per call. Appending a line takes microseconds, as no database is opened. Later the
 * lines are added ("folded") to the store, each exactly once, even if several processes try. Lines of terminal calls
 * are folded before usage is read; lines of leases are folded by the server (`leases.ts`).
 */

import { closeSync, fstatSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { FUNCTIONS } from '../domain/functions.ts'
import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { LOCAL } from './account.ts'
import { monthOf } from './calendar.ts'
import { makeFolder } from './folder.ts'
import type { JournalLocation } from './location.ts'
import type { AccountStore, Call, LeaseStore } from './store.ts'

/** A call made by the built-in account. Journal lines do not name this account. */
export type LocalCall = Omit<Call, 'customerId'>

/** Bytes of a journal processed per transaction. */
const CHUNK = 1 << 20

/** Appends a line with a single write, so that lines of concurrent processes do not mix. */
export function appendCall(place: JournalLocation, call: LocalCall): void {
  const path = join(place.folder, fileName(place, monthOf(call.at)))
  const text = lineOf(call)
  try {
    append(path, text)
  } catch (error) {
    if (!isMissing(error)) throw error
    makeFolder(place.folder)
    append(path, text)
  }
}

/**
 * Adds new lines to the usage and returns the number of damaged lines, which are skipped. Leaves an incomplete last
 * line for later. Deletes journals of months before the previous month if all their lines were added.
 */
export async function foldJournal(
  store: Pick<AccountStore, 'journalOffset' | 'recordJournal'>,
  place: JournalLocation,
  now: number,
): Promise<number> {
  const recent = fileName(place, monthBefore(now))
  const sink: JournalSink = {
    offset: (name) => store.journalOffset(name),
    record: (name, from, to, calls) => store.recordJournal(name, from, to, calls),
    mayContain: (customerId) => customerId === LOCAL.customerId,
  }
  let damaged = 0
  try {
    for (const name of journals(place)) {
      const { skipped, whole } = await foldFile(sink, join(place.folder, name), name)
      damaged += skipped
      if (whole && name < recent) rmSync(join(place.folder, name), { force: true })
    }
  } catch (error) {
    if (!faultOf(error).syscall) throw error
    const reason = faultOf(error).message
    throw new IngrError('UNAVAILABLE', msg('journalUnreadable', { folder: place.folder, reason }))
  }
  return damaged
}

// Faster than `appendFileSync`, whose first call takes three times as long.
function append(path: string, text: string): void {
  const file = openSync(path, 'a', 0o600)
  try {
    writeSync(file, text)
  } finally {
    closeSync(file)
  }
}

const fileName = ({ name }: JournalLocation, month: string) => `${name}.local-${month}.ndjson`

function monthBefore(at: number): string {
  const day = new Date(at)
  return monthOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1))
}

/** Formats a line of a journal. Only journals of leases name the customer. */
export function lineOf(call: LocalCall & Partial<Pick<Call, 'customerId'>>): string {
  const { customerId, function: name, at, credits, failed, latencyMs } = call
  const time = Number(latencyMs.toFixed(3))
  return `${JSON.stringify({ customerId, at, function: name, credits, failed, latencyMs: time })}\n`
}

/** Journal file names, oldest first. */
function journals(place: JournalLocation): readonly string[] {
  const shape = fileName(place, '')
  const stem = shape.slice(0, -'.ndjson'.length)
  return (unlessMissing(() => readdirSync(place.folder)) ?? [])
    .filter((name) => name.startsWith(stem) && /^\d{4}-\d\d\.ndjson$/.test(name.slice(stem.length)))
    .sort()
}

/** The store that journal lines are added to. */
interface JournalSink extends Pick<LeaseStore, 'offset' | 'record'> {
  /** True if the journal may contain calls made by the customer. */
  readonly mayContain: (customerId: unknown) => boolean
}

interface Folded {
  readonly skipped: number
  /** True if the whole file was added. */
  readonly whole: boolean
}

/** Adds the new lines of one journal to the store. */
export async function foldFile(sink: JournalSink, path: string, name: string): Promise<Folded> {
  const file = unlessMissing(() => openSync(path, 'r'))
  let skipped = 0
  const call = (line: string) => callOf(line, sink)
  // Another process has added the lines and deleted the file.
  if (file === undefined) return { skipped, whole: false }
  try {
    for (;;) {
      const offset = await sink.offset(name)
      if (offset === undefined) return { skipped, whole: true }
      const { size } = fstatSync(file)
      // If a file is shorter than its offset, the old file was deleted and this is a new file.
      const start = offset > size ? 0 : offset
      const lines = wholeLines(file, start)
      if (lines.length === 0) return { skipped, whole: start === size }
      const calls = lines.toString('utf8').split('\n').slice(0, -1).map(call)
      const intact = calls.filter((call) => call !== undefined)
      // False means that another process has just added these lines; the loop then reads the offset again.
      if (await sink.record(name, offset, start + lines.length, intact))
        skipped += calls.length - intact.length
    }
  } finally {
    closeSync(file)
  }
}

/** Bytes from `start` to the last line break; at most `CHUNK` bytes unless a single line is longer. */
function wholeLines(file: number, start: number): Buffer {
  for (let length = CHUNK; ; length *= 2) {
    const buffer = Buffer.alloc(length)
    const bytes = buffer.subarray(0, readSync(file, buffer, 0, length, start))
    const end = bytes.lastIndexOf('\n') + 1
    if (end > 0 || bytes.length < length) return bytes.subarray(0, end)
  }
}

/** Parses the call on a line; undefined if the line is damaged. */
function callOf(line: string, { mayContain }: JournalSink): Call | undefined {
  try {
    const call = { customerId: LOCAL.customerId, ...JSON.parse(line) } as Call
    return mayContain(call.customerId) && isCall(call) ? call : undefined
  } catch {
    return undefined
  }
}

const isCall = ({ function: name, at, credits, failed, latencyMs }: Call) =>
  Object.hasOwn(FUNCTIONS, name) &&
  Number.isFinite(new Date(at).getTime()) &&
  typeof at === 'number' &&
  Number.isSafeInteger(credits) &&
  credits >= 0 &&
  typeof failed === 'boolean' &&
  Number.isFinite(latencyMs) &&
  latencyMs >= 0

function unlessMissing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => faultOf(error).code === 'ENOENT'
