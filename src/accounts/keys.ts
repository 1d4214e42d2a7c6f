/** Makes API keys and recognises them: `ingr_`, a prefix to be found by, and a secret that only its holder knows. */

import { hash, randomInt, timingSafeEqual } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX_LENGTH = 8
/** 43 characters out of 62 hold 256 bits. */
const SECRET_LENGTH = 43
const KEY_LENGTH = 'ingr_'.length + PREFIX_LENGTH + '_'.length + SECRET_LENGTH
// Letters and digits only: a double click selects the whole key, and the underscores always separate.
const FORM = new RegExp(`^ingr_([0-9A-Za-z]{${PREFIX_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH}}$`)

interface NewKey {
  /** To be shown once and never stored. */
  readonly key: string
  readonly prefix: string
  readonly hash: Uint8Array
}

/** What the prefix of a test key begins with: people and programs see at once what it is. */
const TEST = 'test'

/** A key whose calls cost nothing, where it is for tests. */
export function newKey(isTest = false): NewKey {
  const prefix = isTest ? TEST + randomText(PREFIX_LENGTH - TEST.length) : otherPrefix()
  const key = `ingr_${prefix}_${randomText(SECRET_LENGTH)}`
  return { key, prefix, hash: hashOf(key) }
}

export function isTestPrefix(prefix: string): boolean {
  return prefix.startsWith(TEST)
}

/** Once in fifteen million times chance would make one of a test key. */
function otherPrefix(): string {
  for (;;) {
    const prefix = randomText(PREFIX_LENGTH)
    if (!isTestPrefix(prefix)) return prefix
  }
}

/** The part by which a key is found; undefined when `key` has not the form of one. */
export function prefixOf(key: string): string | undefined {
  return key.length === KEY_LENGTH ? FORM.exec(key)?.[1] : undefined
}

/** Whether `hash` is of this key; takes as long whether it is or not. */
export function sameKey(key: string, hash: Uint8Array): boolean {
  const given = hashOf(key)
  return hash.length === given.length && timingSafeEqual(given, hash)
}

// One round of SHA-256 is enough: nobody guesses 256 random bits, and a slow hash would slow every call.
function hashOf(key: string): Uint8Array {
  // Every call of a server hashes its key: as text it takes a third of the time.
  return Buffer.from(hash('sha256', key, 'hex'), 'hex')
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
