/** A trie of words: each phrase is a path of words from the root, and has a number. */

import { bytesOf, type Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { entryOf, itemAt } from '../domain/present.ts'

/** A node while the trie is built. */
interface Branch {
  readonly word: number
  readonly children: Map<number, Branch>
  value: number
}

/**
 * Packs phrases, words joined by spaces, with their numbers above 0. Nodes are in the order of depth, parent and word:
 * node `i` is the phrase of word `i` alone, and the children of a node lie side by side.
 */
export function packTrie(phrases: ReadonlyMap<string, number>): Buffer {
  const { words, starts } = byHash(
    new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))),
  )
  const ids = new Map(words.map((word, id) => [word, id]))
  const root = new Map(words.map((_, word) => [word, branchOf(word)]))
  for (const [phrase, value] of phrases) {
    let children = root
    let branch: Branch | undefined
    for (const text of phrase.split(' ')) {
      const word = entryOf(ids, text)
      branch = children.get(word) ?? branchOf(word)
      children.set(word, branch)
      children = branch.children
    }
    if (branch) branch.value = value
  }
  const nodes = [...root.values()]
  const firstChildren: number[] = []
  // The list grows while it is walked: level by level.
  for (const { children } of nodes) {
    firstChildren.push(nodes.length)
    nodes.push(...[...children.values()].sort((a, b) => a.word - b.word))
  }
  return Buffer.concat([
    packTexts(words),
    packNumbers(starts),
    packNumbers([...firstChildren, nodes.length]),
    packNumbers(nodes.slice(words.length).map(({ word }) => word)),
    packNumbers(nodes.map(({ value }) => value)),
  ])
}

const branchOf = (word: number): Branch => ({ word, children: new Map(), value: 0 })

/** The words in the order of their hashes, and where the words of each hash begin. */
function byHash(all: ReadonlySet<string>) {
  const count = 2 ** Math.ceil(Math.log2(all.size / 2 + 1))
  const buckets = Array.from({ length: count }, (): string[] => [])
  for (const word of all) buckets[hashOf(bytesOf(word)) & (count - 1)]?.push(word)
  const words: string[] = []
  const starts: number[] = []
  for (const bucket of buckets) {
    starts.push(words.length)
    words.push(...bucket.sort())
  }
  return { words, starts: [...starts, words.length] }
}

function hashOf(bytes: string): number {
  let hash = 0
  for (let at = 0; at < bytes.length; at++) hash = (Math.imul(31, hash) + bytes.charCodeAt(at)) | 0
  return hash ^ (hash >>> 15)
}

/** Reads a packed trie where it lies. */
export class Trie {
  private readonly words: Texts
  private readonly starts: Int32Array
  private readonly firstChildren: Int32Array
  private readonly labels: Int32Array
  private readonly values: Int32Array

  constructor(lists: Packed) {
    this.words = lists.texts()
    this.starts = lists.numbers()
    this.firstChildren = lists.numbers()
    this.labels = lists.numbers()
    this.values = lists.numbers()
  }

  /** The node of the phrase of a node and a word more, or of the word alone; undefined if no phrase begins with it. */
  next(node: number | undefined, word: string): number | undefined {
    if (node === undefined) return this.wordId(word)
    let low = this.firstChildren[node]!
    let high = this.firstChildren[node + 1]!
    const id = low === high ? undefined : this.wordId(word)
    if (id === undefined) return undefined
    const end = high
    const inner = this.words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.labels[middle - inner]! < id) low = middle + 1
      else high = middle
    }
    return low < end && this.labels[low - inner] === id ? low : undefined
  }

  /** The node of a phrase. */
  find(phrase: string): number | undefined {
    if (!phrase.includes(' ')) return this.wordId(phrase)
    let node: number | undefined
    for (const word of phrase.split(' ')) {
      node = this.next(node, word)
      if (node === undefined) return undefined
    }
    return node
  }

  /** The number of the phrase of a node; 0 if it is only the beginning of others. */
  value(node: number): number {
    return this.values[node]!
  }

  /** Whether longer phrases begin with that of the node. */
  isBeginning(node: number): boolean {
    return this.firstChildren[node]! < this.firstChildren[node + 1]!
  }

  /** All phrases with their numbers. */
  *entries(): Generator<readonly [string, number]> {
    const { words, labels, values, firstChildren } = this
    // Parents come before their children, which are in the same order.
    const phrases = Array.from({ length: words.length }, (_, id) => words.at(id))
    for (const [node, value] of values.entries()) {
      const phrase = itemAt(phrases, node)
      if (value !== 0) yield [phrase, value]
      while (phrases.length < itemAt(firstChildren, node + 1)) {
        phrases.push(`${phrase} ${words.at(itemAt(labels, phrases.length - words.length))}`)
      }
    }
  }

  private wordId(word: string): number | undefined {
    const bytes = bytesOf(word)
    const bucket = hashOf(bytes) & (this.starts.length - 2)
    for (let id = this.starts[bucket]!; id < this.starts[bucket + 1]!; id++) {
      if (this.words.is(id, bytes)) return id
    }
    return undefined
  }
}
