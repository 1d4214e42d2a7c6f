/** Creates and verifies API keys. A key is `ingr_`, a prefix for look-up, and a secret that only the holder knows. */

import { hash, randomInt, timingSafeEqual } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX_LENGTH = 8
/** 43 random characters from an alphabet of 62 contain 256 random bits. */
const SECRET_LENGTH = 43
const KEY_LENGTH = 'ingr_'.length + PREFIX_LENGTH + '_'.length + SECRET_LENGTH
// Letters and digits only, so that a double click selects the whole key and underscores are always separators.
const FORM = new RegExp(`^ingr_([0-9A-Za-z]{${PREFIX_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH}}$`)

interface NewKey {
  /** The key, which is shown once and never stored. */
  readonly key: string
  readonly prefix: string
  readonly hash: Uint8Array
}

/** The prefix of a test key begins with this text, so that people and programs recognise the key. */
const TEST = 'test'

/** Creates a key. Calls with a test key cost nothing. */
export function newKey(isTest = false): NewKey {
  const prefix = isTest ? TEST + randomText(PREFIX_LENGTH - TEST.length) : livePrefix()
  const key = `ingr_${prefix}_${randomText(SECRET_LENGTH)}`
  return { key, prefix, hash: hashOf(key) }
}

export const isTestPrefix = (prefix: string): boolean => prefix.startsWith(TEST)

/** Creates a prefix for a live key. Rejects the few prefixes (one in fifteen million) that look like a test key. */
function livePrefix(): string {
  for (;;) {
    const prefix = randomText(PREFIX_LENGTH)
    if (!isTestPrefix(prefix)) return prefix
  }
}

/** The lookup prefix of a key; undefined if the key is malformed. */
export const prefixOf = (key: string): string | undefined =>
  key.length === KEY_LENGTH ? FORM.exec(key)?.[1] : undefined

/** True if `hash` is the hash of this key. Takes the same time for every key. */
export function sameKey(key: string, hash: Uint8Array): boolean {
  const given = hashOf(key)
  return hash.length === given.length && timingSafeEqual(given, hash)
}

// One round of SHA-256 is enough: 256 random bits cannot be guessed, and a slower hash would slow every call.
function hashOf(key: string): Uint8Array {
  // Hashing to hex takes a third of the time of hashing to bytes, and every call hashes its key.
  return Buffer.from(hash('sha256', key, 'hex'), 'hex')
}

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
