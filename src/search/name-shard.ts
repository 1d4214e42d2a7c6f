/** Names by their words: those that begin like a text, or have a word that does, in the order of completion. */

import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
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
export interface RankedName {
  /** The place of the food. */
  readonly place: number
  readonly lang: Language
  readonly name: string
  /** Whether the name itself begins with the text, not only a later word of it. */
  readonly isFirst: boolean
  /** What stands against showing it; smaller is better. */
  readonly cost: number
}

/** A name that begins like a text but for a letter. */
export interface MistypedName extends RankedName {
  /** Whether it ends where the text ends. */
  readonly isWhole: boolean
}

/** Words that begin with the same text, which is a letter off. */
interface Typo {
  readonly range: Stretch
  readonly cost: number
  readonly isWhole: boolean
}

/** Words by their numbers: the first, and the one behind the last. */
type Stretch = readonly [first: number, last: number]

/** A word of a name: which name, and where in the bytes of its key it begins. */
export interface Word {
  readonly name: IndexedName
  readonly at: number
}

/** Costs are kept in whole thousandths. */
const PER_POINT = 1000
const LATER_WORD = COST.laterWord * PER_POINT
const SPACE = 32
/** What a typo costs: the first letter of a word is rarely wrong, and who typed all of a name meant it. */
const TYPO = { firstLetter: 1, whole: -2 }
/** Stands between keys, and before whatever a key has in it. */
const END = '\n'
const END_BYTE = 10
/** More than a shard has foods: a cost and a food share one number. */
const FOODS = 2 ** 24

export function wordStarts(key: Buffer): readonly number[] {
  return [...key.keys()].filter((at) => at === 0 || key[at - 1] === SPACE)
}

/** The body of a shard: the place of each food; the food, language and costs of each name; name and start of each word; the keys with an end before and behind each; names. */
export function packShard(
  words: readonly Word[],
  popularity: Popularity,
  placeOf: ReadonlyMap<string, number>,
): Buffer {
  const names = [...new Set(words.map(({ name }) => name))]
  const places = [...new Set(names.map(({ ingredientId }) => placeOf.get(ingredientId)!))]
  places.sort((a, b) => a - b)
  const foodOf = new Map(places.map((place, food) => [place, food]))
  const numberOf = new Map(names.map((name, number) => [name, number]))
  const sorted = words
    .map(({ name, at }) => ({
      number: numberOf.get(name)!,
      at,
      text: Buffer.from(name.key).subarray(at),
    }))
    .sort((a, b) => Buffer.compare(a.text, b.text) || a.number - b.number)
  let end = 1
  const starts = names.map(({ key }) => {
    const start = end
    end += Buffer.byteLength(key) + 1
    return start
  })
  return Buffer.concat([
    packNumbers(places),
    packNumbers(names.map(({ ingredientId }) => foodOf.get(placeOf.get(ingredientId)!)!)),
    packNumbers(names.map(({ lang }) => LANGUAGES.indexOf(lang))),
    ...LANGUAGES.map((lang) =>
      packNumbers(names.map((name) => Math.round(PER_POINT * nameCost(name, lang, popularity)))),
    ),
    packNumbers(sorted.map(({ number }) => number)),
    packNumbers(sorted.map(({ number, at }) => starts[number]! + at)),
    packTexts([['', ...names.map(({ key }) => key), ''].join(END)]),
    packTexts(names.map(({ name }) => name)),
  ])
}

/** The texts that it is asked for are bytes as letters. */
export class NameShard {
  private readonly places: Int32Array
  private readonly food: Int32Array
  private readonly lang: Int32Array
  private readonly costs: Readonly<Record<Language, Int32Array>>
  private readonly word: Int32Array
  private readonly start: Int32Array
  private readonly keys: Buffer
  private readonly names: Texts
  /** The best name of each food so far, its cost and the search that it belongs to; kept between searches. */
  private readonly best: Int32Array
  private readonly bestCost: Int32Array
  private readonly turns: Int32Array
  private turn = 0

  constructor(body: Buffer) {
    const lists = new Packed(body)
    this.places = lists.numbers()
    this.food = lists.numbers()
    this.lang = lists.numbers()
    this.costs = byLanguage(() => lists.numbers())
    this.word = lists.numbers()
    this.start = lists.numbers()
    this.keys = lists.texts().bytes
    this.names = lists.texts()
    this.best = new Int32Array(this.places.length)
    this.bestCost = new Int32Array(this.places.length)
    this.turns = new Int32Array(this.places.length)
  }

  /** The best name of each food with a word that begins with `text`; the first `limit`, ties by place. */
  beginning(text: string, lang: Language, limit: number): readonly RankedName[] {
    const foods = this.bestNames(this.range(text), this.costs[lang])
    return this.cheapest(foods, limit).map((food) => this.ranked(food, lang))
  }

  /**
   * The best name of each food with a word that begins with `text` but for one letter: left out, too many, put for another or
   * moved. By the words that are there, letter by letter: what is common to many is looked for once.
   */
  mistyped(text: string, lang: Language): readonly MistypedName[] {
    const found = new Map<number, MistypedName>()
    for (const typo of this.typos(text)) {
      for (const food of this.bestNames(typo.range, this.costs[lang])) {
        const { place, cost: own, ...name } = this.ranked(food, lang)
        const cost = own + typo.cost
        const known = found.get(place)
        if (known && known.cost <= cost) continue
        found.set(place, { ...name, place, cost, isWhole: typo.isWhole })
      }
    }
    return [...found.values()]
  }

  /** The words that begin with each text that is a letter off; words may stand in several. */
  private typos(text: string): readonly Typo[] {
    const found: Typo[] = []
    let within: Stretch = [0, this.word.length]
    for (let at = 0; at < text.length && within[0] < within[1]; at++) {
      const [before, letter, behind] = [text.slice(0, at), text[at]!, text.slice(at + 1)]
      const cost = at === 0 ? TYPO.firstLetter : 0
      const add = (mistyped: string) => {
        const [first, last] = this.rangeWithin(mistyped, within)
        // Nothing sorts before the end of a key.
        const whole = this.bound(mistyped + END, first, last, 1)
        if (first < whole) {
          found.push({ range: [first, whole], cost: cost + TYPO.whole, isWhole: true })
        }
        if (whole < last) found.push({ range: [whole, last], cost, isWhole: false })
      }
      // One too many; of two that are the same it does not matter which.
      if (letter !== text[at + 1]) add(before + behind)
      // Two that changed places.
      if (behind !== '' && behind[0] !== letter) add(before + behind[0] + letter + behind.slice(1))
      // One left out before it, one put for another.
      for (const other of this.lettersAt(at, within)) {
        if (other === letter) continue
        add(before + other + letter + behind)
        add(before + other + behind)
      }
      within = this.rangeWithin(before + letter, within)
    }
    return found
  }

  /** The letters that the words there, which are the same until then, go on with. */
  private *lettersAt(at: number, [first, last]: Stretch): Generator<string> {
    for (let index = first; index < last; ) {
      const start = this.start[index]!
      const letter = String.fromCharCode(this.keys[start + at]!)
      if (letter !== END) yield letter
      const until = this.keys.toString('latin1', start, start + at) + letter
      index = this.bound(until, index, last, 1)
    }
  }

  private rangeWithin(text: string, [first, last]: Stretch): Stretch {
    const from = this.bound(text, first, last, 0)
    return [from, this.bound(text, from, last, 1)]
  }

  /** Of the foods that `bestNames` gave the first `limit` by cost, ties by place. */
  private cheapest(foods: readonly number[], limit: number): readonly number[] {
    const first: number[] = []
    for (const food of foods) {
      const key = this.bestCost[food]! * FOODS + food
      // Most come behind those that are kept already: to put all in order costs several times as much.
      let at = Math.min(first.length, limit)
      if (at === limit && (limit === 0 || first[limit - 1]! < key)) continue
      if (at === limit) at -= 1
      for (; at > 0 && first[at - 1]! > key; at--) first[at] = first[at - 1]!
      first[at] = key
    }
    return first.map((key) => key - FOODS * Math.floor(key / FOODS))
  }

  /** The places of the foods that have a word that begins with `text`. */
  placesBeginning(text: string): readonly number[] {
    return this.bestNames(this.range(text), this.costs.en).map((food) => this.places[food]!)
  }

  /** The places of the foods with a name that has the words of `text` as whole words. */
  holding(text: string): ReadonlySet<number> {
    const found = new Set<number>()
    const [first, last] = this.range(text)
    for (let index = first; index < last; index++) {
      const behind = this.keys[this.start[index]! + text.length]
      if (behind !== END_BYTE && behind !== SPACE) continue
      found.add(this.places[this.food[this.word[index]!]!]!)
    }
    return found
  }

  /** The foods of the words there; their best names and costs are left in `best` and `bestCost`. */
  private bestNames([first, last]: Stretch, costs: Int32Array): number[] {
    const { word, best, bestCost } = this
    const foods: number[] = []
    this.turn += 1
    for (let index = first; index < last; index++) {
      const name = word[index]!
      const food = this.food[name]!
      const cost = this.cost(index, costs)
      if (this.turns[food] !== this.turn) {
        this.turns[food] = this.turn
        foods.push(food)
      } else if (cost >= bestCost[food]!) continue
      best[food] = name
      bestCost[food] = cost
    }
    return foods
  }

  private cost(index: number, costs: Int32Array): number {
    const isFirst = this.keys[this.start[index]! - 1] === END_BYTE
    return costs[this.word[index]!]! + (isFirst ? 0 : LATER_WORD)
  }

  /** The words that begin with `text`, from the first to behind the last. */
  private range(text: string): Stretch {
    const first = this.bound(text, 0, this.word.length, 0)
    return [first, this.behind(text, first)]
  }

  /** Behind the last of the words that begin with `text`, of which `first` is the first. */
  private behind(text: string, first: number): number {
    const { length } = this.word
    // Most texts begin few words, so that the end is looked for near the beginning.
    let from = first
    let to = first
    for (let step = 1; to < length && this.compare(to, text) === 0; step *= 2) {
      from = to + 1
      to += step
    }
    return this.bound(text, from, Math.min(to, length), 1)
  }

  /** The first word from `low` to `high` that `compare` gives at least `least`. */
  private bound(text: string, low: number, high: number, least: 0 | 1): number {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.compare(middle, text) < least) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Below 0 for a word before `text`, 0 for one that begins with it, above 0 for one behind. */
  private compare(index: number, text: string): number {
    const { keys } = this
    const start = this.start[index]!
    // By hand, since words differ early: to call Node's own comparison costs several times as much.
    for (let at = 0; at < text.length; at++) {
      const difference = keys[start + at]! - text.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return 0
  }

  private ranked(food: number, lang: Language): RankedName {
    const name = this.best[food]!
    const cost = this.bestCost[food]!
    return {
      place: this.places[food]!,
      lang: LANGUAGES[this.lang[name]!]!,
      name: this.names.at(name),
      isFirst: cost === this.costs[lang][name],
      cost: cost / PER_POINT,
    }
  }
}
