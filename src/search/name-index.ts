/** The names that begin like a text, or have a word that does, in the order of completion; packed for quick reading. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'
import { COST, nameCost } from './name-order.ts'

export interface IndexedName {
  /** The folded name. */
  readonly key: string
  readonly lang: Language
  readonly rank: number
  readonly ingredientId: string
  readonly name: string
}

/** A name as completion ranks it. */
export interface RankedName extends IndexedName {
  /** What stands against showing it; smaller is better. */
  readonly cost: number
}

/** Costs are kept in whole thousandths. */
const PER_POINT = 1000
const LATER_WORD = COST.laterWord * PER_POINT
const SPACE = 32

/** The lists of the packed body, in its order; the first five have an entry per name, the last two one per word. */
const LISTS = ['keyEnd', 'nameEnd', 'food', 'lang', 'rank', ...LANGUAGES, 'word', 'at'] as const
type Lists = Readonly<Record<(typeof LISTS)[number], Int32Array>>

/** The index body: four lengths (names, words, bytes of the ids, bytes of the keys), the lists, ids, keys and names. */
export function packNames(names: readonly IndexedName[], popularity: Popularity): Buffer {
  const ids = [...new Set(names.map(({ ingredientId }) => ingredientId))].sort()
  const places = new Map(ids.map((id, place) => [id, place]))
  const keys = names.map(({ key }) => Buffer.from(key))
  const words = names.flatMap((_, word) =>
    wordStarts(keys[word]!).map((at) => ({ word, at, text: keys[word]!.subarray(at) })),
  )
  words.sort((a, b) => Buffer.compare(a.text, b.text) || a.word - b.word)
  const texts = [
    Buffer.from(ids.join('\n')),
    Buffer.concat(keys),
    Buffer.from(names.map(({ name }) => name).join('')),
  ] as const
  const cost = (lang: Language) =>
    names.map((name) => Math.round(PER_POINT * nameCost(name, lang, popularity)))
  const lists: Record<(typeof LISTS)[number], readonly number[]> = {
    keyEnd: ends(keys.map(({ length }) => length)),
    nameEnd: ends(names.map(({ name }) => Buffer.byteLength(name))),
    food: names.map(({ ingredientId }) => places.get(ingredientId)!),
    lang: names.map(({ lang }) => LANGUAGES.indexOf(lang)),
    rank: names.map(({ rank }) => rank),
    de: cost('de'),
    en: cost('en'),
    es: cost('es'),
    word: words.map(({ word }) => word),
    at: words.map(({ at }) => at),
  }
  const numbers = [
    ...[names.length, words.length, texts[0].length, texts[1].length],
    ...LISTS.flatMap((list) => lists[list]),
  ]
  return Buffer.concat([Buffer.from(new Int32Array(numbers).buffer), ...texts])
}

function wordStarts(key: Buffer): readonly number[] {
  return [...key.keys()].filter((at) => at === 0 || key[at - 1] === SPACE)
}

function ends(lengths: readonly number[]): readonly number[] {
  let end = 0
  return lengths.map((length) => {
    end += length
    return end
  })
}

export class NameIndex {
  readonly ids: readonly string[]
  private readonly lists: Lists
  private readonly keys: Buffer
  private readonly names: Buffer
  /** The best name of a food so far and the search that it belongs to, by place; kept between searches. */
  private readonly best: Int32Array
  private readonly costs: Int32Array
  private readonly turns: Int32Array
  private turn = 0

  constructor(body: Buffer) {
    const numbers = new Int32Array(new Uint8Array(body).buffer, 0, body.length >> 2)
    const [names = 0, words = 0, idBytes = 0, keyBytes = 0] = numbers
    let at = 4
    this.lists = Object.fromEntries(
      LISTS.map((list) => {
        const length = list === 'word' || list === 'at' ? words : names
        at += length
        return [list, numbers.subarray(at - length, at)]
      }),
    ) as unknown as Lists
    const texts = body.subarray(4 * at)
    this.ids = texts.toString('utf8', 0, idBytes).split('\n')
    this.keys = texts.subarray(idBytes, idBytes + keyBytes)
    this.names = texts.subarray(idBytes + keyBytes)
    this.best = new Int32Array(this.ids.length)
    this.costs = new Int32Array(this.ids.length)
    this.turns = new Int32Array(this.ids.length)
  }

  /** The best name of each food with a word that begins with `text`; the first `limit`, ties by id. */
  beginning(text: string, lang: Language, limit: number): readonly RankedName[] {
    const foods = this.bestNames(Buffer.from(text), this.lists[lang])
    const { costs } = this
    return foods
      .sort((a, b) => costs[a]! - costs[b]! || a - b)
      .slice(0, limit)
      .map((food) => ({ ...this.name(this.best[food]!), cost: costs[food]! / PER_POINT }))
  }

  /** The foods that have a word that begins with `text`, as ids. */
  idsBeginning(text: string): readonly string[] {
    return this.bestNames(Buffer.from(text), this.lists.en).map((food) => this.ids[food]!)
  }

  /** The ids of the foods with a name that has the words of `text` as whole words. */
  holding(text: string): readonly string[] {
    const bytes = Buffer.from(text)
    const { word, at, keyEnd, food } = this.lists
    const found = new Set<number>()
    const [first, last] = this.range(bytes)
    for (let index = first; index < last; index++) {
      const name = word[index]!
      const end = this.keyStart(name) + at[index]! + bytes.length
      if (end === keyEnd[name] || this.keys[end] === SPACE) found.add(food[name]!)
    }
    return [...found].map((place) => this.ids[place]!)
  }

  /** The places of the foods with a word that begins so; their best names and costs are left in `best` and `costs`. */
  private bestNames(text: Buffer, costs: Int32Array): number[] {
    const { word, at, food } = this.lists
    const foods: number[] = []
    this.turn += 1
    const [first, last] = this.range(text)
    for (let index = first; index < last; index++) {
      const name = word[index]!
      const place = food[name]!
      const cost = costs[name]! + (at[index] === 0 ? 0 : LATER_WORD)
      if (this.turns[place] !== this.turn) {
        this.turns[place] = this.turn
        foods.push(place)
      } else if (cost >= this.costs[place]!) continue
      this.best[place] = name
      this.costs[place] = cost
    }
    return foods
  }

  /** The words that begin with `text`, from the first to behind the last. */
  private range(text: Buffer): readonly [first: number, last: number] {
    return [
      this.search((index) => this.compare(index, text) < 0),
      this.search((index) => this.compare(index, text) <= 0),
    ]
  }

  /** The first word for which `isBefore` does not hold. */
  private search(isBefore: (index: number) => boolean): number {
    let low = 0
    let high = this.lists.word.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Below 0 for a word before `text`, 0 for one that begins with it, above 0 for one behind. */
  private compare(index: number, text: Buffer): number {
    const name = this.lists.word[index]!
    const start = this.keyStart(name) + this.lists.at[index]!
    const end = Math.min(this.lists.keyEnd[name]!, start + text.length)
    return this.keys.compare(text, 0, text.length, start, end)
  }

  private keyStart(name: number): number {
    return name === 0 ? 0 : this.lists.keyEnd[name - 1]!
  }

  private name(name: number): IndexedName {
    const { keyEnd, nameEnd, food, lang, rank } = this.lists
    return {
      key: this.keys.toString('utf8', this.keyStart(name), keyEnd[name]!),
      lang: LANGUAGES[lang[name]!]!,
      rank: rank[name]!,
      ingredientId: this.ids[food[name]!]!,
      name: this.names.toString('utf8', name === 0 ? 0 : nameEnd[name - 1]!, nameEnd[name]!),
    }
  }
}
