/**
 * A trie of words that maps each phrase to a number. It is packed in shards by the hash of the first word, so that a run
 * of the program reads only the shards it needs.
 */

import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { entryOf, itemAt } from '../domain/present.ts'

/** The low bits of a word or node id are its shard number; the rest is its place in the shard. */
const SHARD_BITS = 8
const SHARDS = 1 << SHARD_BITS
const shardOf = (id: number) => id & (SHARDS - 1)
const placeOf = (id: number) => id >>> SHARD_BITS
const idOf = (shard: number, place: number) => (place << SHARD_BITS) | shard

/** A node during the build. */
interface Branch {
  /** The id of the last word. */
  readonly word: number
  readonly children: Map<number, Branch>
  value: number
}

/** Packs phrases (words joined by spaces) with their numbers, which are positive. */
export function packTrie(phrases: ReadonlyMap<string, number>): readonly Buffer[] {
  const shards = sharded(new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))))
  const ids = new Map(
    shards.flatMap(({ words }, shard) => words.map((word, place) => [word, idOf(shard, place)])),
  )
  const roots = new Map([...ids.values()].map((word) => [word, branchOf(word)]))
  for (const [phrase, value] of phrases) {
    let children = roots
    let branch: Branch | undefined
    for (const text of phrase.split(' ')) {
      const word = entryOf(ids, text)
      branch = children.get(word) ?? branchOf(word)
      children.set(word, branch)
      children = branch.children
    }
    if (branch) branch.value = value
  }
  return shards.map(({ words, starts }) => {
    const nodes = words.map((word) => entryOf(roots, entryOf(ids, word)))
    return Buffer.concat([packTexts(words), packNumbers(starts), packNodes(nodes)])
  })
}

const branchOf = (word: number): Branch => ({ word, children: new Map(), value: 0 })

/** The words of each shard, ordered by bucket, and the start of each bucket. */
function sharded(all: ReadonlySet<string>) {
  const shards = Array.from({ length: SHARDS }, (): string[] => [])
  for (const word of all) shards[shardOf(hashOf(word))]?.push(word)
  return shards.map((unordered) => {
    const count = 2 ** Math.ceil(Math.log2(unordered.length / 2 + 1))
    const buckets = Array.from({ length: count }, (): string[] => [])
    for (const word of unordered) buckets[bucketOf(hashOf(word), count)]?.push(word)
    const words: string[] = []
    const starts = buckets.map((bucket) => words.push(...bucket.sort()) - bucket.length)
    return { words, starts: [...starts, words.length] }
  })
}

/**
 * Orders nodes by depth, parent and word, so that siblings are adjacent; `words` are the first level. Packs the first child
 * of each node, the words of all but the first level, and the numbers.
 */
function packNodes(words: readonly Branch[]): Buffer {
  const nodes = [...words]
  const firstChildren: number[] = []
  // The list grows during the loop.
  for (const { children } of nodes) {
    firstChildren.push(nodes.length)
    nodes.push(...[...children.values()].sort((a, b) => a.word - b.word))
  }
  return Buffer.concat([
    packNumbers([...firstChildren, nodes.length]),
    packNumbers(nodes.slice(words.length).map(({ word }) => word)),
    packNumbers(nodes.map(({ value }) => value)),
  ])
}

function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = (Math.imul(31, hash) + word.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 15)) & MAX_HASH
}

/** Keeps hashes non-negative. */
const MAX_HASH = 2 ** 31 - 1

const bucketOf = (hash: number, buckets: number) => (hash >>> SHARD_BITS) & (buckets - 1)

/** Reads a packed trie. */
export class Trie {
  private readonly shards: Shard[] = []

  /** `read` returns a shard. */
  constructor(private readonly read: (shard: number) => Buffer) {}

  /** The node of a node's phrase extended by a word, or of the word alone; undefined if no phrase begins so. */
  next(node: number | undefined, word: string): number | undefined {
    if (node === undefined) return this.wordId(word)
    if (!this.isBeginning(node)) return undefined
    const id = this.wordId(word)
    const place = id === undefined ? undefined : this.shard(node).child(placeOf(node), id)
    return place === undefined ? undefined : idOf(shardOf(node), place)
  }

  /** The node of a phrase; undefined if no phrase begins so. */
  find(phrase: string): number | undefined {
    let node: number | undefined
    let start = 0
    let end = phrase.indexOf(' ')
    while (end >= 0) {
      node = this.next(node, phrase.slice(start, end))
      if (node === undefined) return undefined
      start = end + 1
      end = phrase.indexOf(' ', start)
    }
    return this.next(node, phrase.slice(start))
  }

  /** The number of a node's phrase; 0 if it is only the beginning of others. */
  value(node: number): number {
    return this.shard(node).value(placeOf(node))
  }

  /** True if longer phrases begin with the node's phrase. */
  isBeginning(node: number): boolean {
    return this.shard(node).isBeginning(placeOf(node))
  }

  /** All phrases with their numbers. */
  *entries(): Generator<readonly [string, number]> {
    const wordOf = (id: number) => this.shard(id).words.at(placeOf(id))
    for (let shard = 0; shard < SHARDS; shard++) yield* this.shard(shard).entries(wordOf)
  }

  private wordId(word: string): number | undefined {
    const hash = hashOf(word)
    const place = this.shard(hash).word(word, hash)
    return place === undefined ? undefined : idOf(shardOf(hash), place)
  }

  /** The shard of an id or a hash. */
  private shard(id: number): Shard {
    const shard = shardOf(id)
    this.shards[shard] ??= new Shard(this.read(shard))
    return this.shards[shard]
  }
}

class Shard {
  readonly words: Texts
  private readonly starts: Int32Array
  private readonly firstChildren: Int32Array
  private readonly labels: Int32Array
  private readonly values: Int32Array

  constructor(body: Buffer) {
    const lists = new Packed(body)
    this.words = lists.texts()
    this.starts = lists.numbers()
    this.firstChildren = lists.numbers()
    this.labels = lists.numbers()
    this.values = lists.numbers()
  }

  /** The place of a word and of its node. */
  word(word: string, hash: number): number | undefined {
    const bucket = bucketOf(hash, this.starts.length - 1)
    for (let place = this.starts[bucket]!; place < this.starts[bucket + 1]!; place++) {
      if (this.words.is(place, word)) return place
    }
    return undefined
  }

  /** The place of the child for a word. */
  child(place: number, word: number): number | undefined {
    const inner = this.words.length
    let low = this.firstChildren[place]!
    const end = this.firstChildren[place + 1]!
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.labels[middle - inner]! < word) low = middle + 1
      else high = middle
    }
    return low < end && this.labels[low - inner] === word ? low : undefined
  }

  value(place: number): number {
    return this.values[place]!
  }

  isBeginning(place: number): boolean {
    return this.firstChildren[place]! < this.firstChildren[place + 1]!
  }

  *entries(wordOf: (id: number) => string): Generator<readonly [string, number]> {
    const { words, labels, values, firstChildren } = this
    // Parents precede their children, which are in the same order.
    const phrases = Array.from({ length: words.length }, (_, place) => words.at(place))
    for (const [place, value] of values.entries()) {
      const phrase = itemAt(phrases, place)
      if (value !== 0) yield [phrase, value]
      while (phrases.length < itemAt(firstChildren, place + 1)) {
        phrases.push(`${phrase} ${wordOf(itemAt(labels, phrases.length - words.length))}`)
      }
    }
  }
}
