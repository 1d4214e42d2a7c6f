/** The names of brands, and the ways of writing them, as the library carries them: a line need not read what is known of all brands. */

import type { Brands } from '../domain/brands.ts'
import { keysOf } from '../domain/closed-sets.ts'
import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { itemAt } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import { LABEL_WORDS } from '../language/label-languages.ts'

/**
 * Its name, and ways of writing it that its maker does not use: without spaces or hyphens, without its genitive. Those count only
 * where the words mean nothing else.
 */
const WAYS = ['name', 'joined', 'bare'] as const
type Way = (typeof WAYS)[number]

/** A way of writing a brand. */
export interface BrandSpelling {
  readonly text: string
  readonly way: Way
  /** The folded name. */
  readonly key: string
}

/** Folded names and spellings in the order of their letters, then the places of the names and of the ways of these. */
export function packBrandNames(brands: Brands): Buffer {
  const keys = keysOf(brands.names).toSorted(byLetters)
  const places = new Map(keys.map((key, place) => [key, place]))
  const spellings = keys
    .flatMap((key) => spellingsOf(key, brands.names[key]?.name ?? key))
    .sort((a, b) => byLetters(a.text, b.text))
  return Buffer.concat([
    packTexts(keys),
    packTexts(spellings.map(({ text }) => text)),
    packNumbers(spellings.map(({ key }) => places.get(key) ?? 0)),
    packNumbers(spellings.map(({ way }) => WAYS.indexOf(way))),
  ])
}

export class BrandNames {
  private readonly keys: Texts
  private readonly spellings: Texts
  private readonly owners: Int32Array
  private readonly ways: Int32Array

  constructor(body: Buffer) {
    const lists = new Packed(body)
    this.keys = lists.texts()
    this.spellings = lists.texts()
    this.owners = lists.numbers()
    this.ways = lists.numbers()
  }

  has(key: string): boolean {
    return this.keys.find(key) !== undefined
  }

  /** The spellings that begin with a word, those of the most words first. */
  beginningWith(word: string): readonly BrandSpelling[] {
    const found: BrandSpelling[] = []
    // No letter comes before the space: what goes on from a word stands behind it.
    for (let at = this.spellings.placeOf(word); at < this.spellings.length; at++) {
      const text = this.spellings.at(at)
      if (text !== word && !text.startsWith(`${word} `)) break
      const key = this.keys.at(this.owners[at] ?? 0)
      found.push({ text, way: itemAt(WAYS, this.ways[at] ?? 0), key })
    }
    return found.sort((a, b) => b.text.split(' ').length - a.text.split(' ').length)
  }
}

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const SHORTEST_JOINED = 6
const SHORTEST_BARE = 4

/** "Wishbone", "Ben and Jerry’s", "Hellmann": without its hyphens, its sign, its genitive. */
function spellingsOf(key: string, name: string): readonly BrandSpelling[] {
  const joined = key.replaceAll(' ', '')
  const bare = /['’]s\b/i.test(name) ? nameKey(name.replace(/['’]s\b/gi, '')) : ''
  const ands = name.includes('&')
    ? Object.values(LABEL_WORDS).flatMap(({ joints }) => joints.split('|'))
    : []
  return [
    { text: key, way: 'name', key },
    ...(joined !== key && joined.length >= SHORTEST_JOINED
      ? [{ text: joined, way: 'joined' as const, key }]
      : []),
    ...(bare.length >= SHORTEST_BARE ? [{ text: bare, way: 'bare' as const, key }] : []),
    ...ands.map((and) => ({
      text: nameKey(name.replace('&', ` ${and} `)),
      way: 'name' as const,
      key,
    })),
  ]
}
