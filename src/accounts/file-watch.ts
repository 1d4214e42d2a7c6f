/**
 * Detects that the open accounts file was replaced, removed, truncated or changed by a newer version. Otherwise, writes
 * to the old file would be lost, and keys revoked in the new file would still be valid.
 */

import { type Stats, statSync } from 'node:fs'
import { IngrError } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'

/** Milliseconds between two checks. */
const CHECK_MS = 250

interface OpenFile {
  /** File size according to the database. */
  readonly expectedBytes: () => number
  /** True if a newer version of the program has migrated the file. */
  readonly isNewer: () => boolean
}

export class FileWatch {
  private readonly first: Stats
  private size: number
  private checkedAt: number
  private fault: Message | undefined

  /** `inside` uses the open database. If we opened and closed the file ourselves, SQLite's locks would be released. */
  constructor(
    private readonly path: string,
    private readonly inside: OpenFile,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.first = statSync(path)
    this.size = this.first.size
    this.checkedAt = this.now()
  }

  /** Throws UNAVAILABLE if the file has changed. Every later call throws too, because the file must be reopened. */
  requireSame(): void {
    if (this.fault === undefined && this.now() - this.checkedAt >= CHECK_MS) {
      this.checkedAt = this.now()
      this.fault = this.check()
    }
    if (this.fault === undefined) return
    throw new IngrError('UNAVAILABLE', this.fault)
  }

  private check(): Message | undefined {
    const { first, size, path } = this
    const now = statSync(this.path, { throwIfNoEntry: false })
    if (!now) return msg('accountsFileRemovedWhileOpen', { path })
    const isOther = now.ino !== first.ino || now.dev !== first.dev
    if (isOther) return msg('accountsFileReplacedWhileOpen', { path })
    // The file normally grows. If the database compacts the file, it gets smaller, but the database knows the new size.
    if (now.size < size && now.size < this.inside.expectedBytes())
      return msg('accountsFileTruncatedWhileOpen', { path })
    this.size = now.size
    return this.inside.isNewer() ? msg('accountsFileUpgraded', { path }) : undefined
  }
}
