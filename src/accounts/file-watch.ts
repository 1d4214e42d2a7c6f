/**
 * Notices that the accounts file is not the one any more that was opened: another was put in its place, it was removed, it
 * was cut off, or a newer version of the program has changed what stands in it. What is written into the old one then is
 * lost, and a key that the new one has revoked would stay good.
 */

import { type Stats, statSync } from 'node:fs'
import { IngrError } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'

/** Between two looks at the file. */
const LOOK_MS = 250

interface Inside {
  /** How long the file is by what the database knows. */
  readonly expectedBytes: () => number
  /** Whether a newer version of the program has been at work. */
  readonly isNewer: () => boolean
}

export class FileWatch {
  private readonly first: Stats
  private size: number
  private lookedAt: number
  private fault: Message | undefined

  /**
   * `inside` asks the database itself. The file is never opened here: with the descriptor the locks that SQLite holds on it
   * would go, too.
   */
  constructor(
    private readonly path: string,
    private readonly inside: Inside,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.first = statSync(path)
    this.size = this.first.size
    this.lookedAt = this.now()
  }

  /** Throws UNAVAILABLE, from then on every time: only opening the file anew shows what it is. */
  requireSame(): void {
    if (this.fault === undefined && this.now() - this.lookedAt >= LOOK_MS) {
      this.lookedAt = this.now()
      this.fault = this.look()
    }
    if (this.fault === undefined) return
    throw new IngrError('UNAVAILABLE', this.fault)
  }

  private look(): Message | undefined {
    const { first, size, path } = this
    const now = statSync(this.path, { throwIfNoEntry: false })
    if (!now) return msg('accountsFileRemovedWhileOpen', { path })
    const isOther = now.ino !== first.ino || now.dev !== first.dev
    if (isOther) return msg('accountsFileReplacedWhileOpen', { path })
    // It grows; only somebody who compacts it makes it shorter without harm.
    if (now.size < size && now.size < this.inside.expectedBytes())
      return msg('accountsFileTruncatedWhileOpen', { path })
    this.size = now.size
    return this.inside.isNewer() ? msg('accountsFileUpgraded', { path }) : undefined
  }
}
