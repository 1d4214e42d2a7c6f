/**
 * The keyword index over names, for queries that nothing else answers: words that begin like those of the query or are
 * slips of them, by BM25+. It finds and scores as MiniSearch does, whose index is built in memory from JSON; this one is
 * read where it lies, in sheets by the length of the words.
 */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import { editDistance } from './edit-distance.ts'
import { count, letters } from './letters.ts'
import { Packed, packNumbers, packTexts, type Texts } from './packed.ts'

/** A place and how often the food has the word share one number; no name repeats a word more often. */
const TIMES = 128
/** What a word of a name is worth beside the word of the query itself, before the letters that it has too many or wrong. */
const WEIGHT = { prefix: 0.375, slip: 0.45 }
const EXTRA_LETTER = 0.3
const BM25 = { k: 1.2, b: 0.7, d: 0.5 }
/** From this many letters on a word may go on, have one slip, have two. */
const LETTERS = { prefix: 3, slip: 4, twoSlips: 8 }

type Foods = Map<number, number>

/** The parts: the length of the longest word and how many words each food has, then a sheet for each length from 0 on. */
export function packKeywords(ingredients: readonly Ingredient[]): readonly Buffer[] {
  const foodsOf = new Map<string, Foods>()
  const lengths = ingredients.map(({ names }, place) => {
    const words = wordsOf(LANGUAGES.flatMap((lang) => names[lang].map(nameKey)).join(' '))
    for (const word of words) {
      const foods = foodsOf.get(word) ?? new Map<number, number>()
      foodsOf.set(word, foods)
      foods.set(place, Math.min(TIMES - 1, (foods.get(place) ?? 0) + 1))
    }
    return new Set(words).size
  })
  const sheets: string[][] = []
  for (const word of [...foodsOf.keys()].sort()) {
    while (sheets.length <= word.length) sheets.push([])
    sheets[word.length]!.push(word)
  }
  return [
    Buffer.concat([packNumbers([sheets.length - 1]), packNumbers(lengths)]),
    ...sheets.map((words) => packSheet(words, foodsOf)),
  ]
}

/** The letters of each word, the words in order, where the foods of each end, the foods. */
function packSheet(words: readonly string[], foodsOf: ReadonlyMap<string, Foods>): Buffer {
  let end = 0
  const ends = words.map((word) => {
    end += foodsOf.get(word)!.size
    return end
  })
  const foods = words.flatMap((word) =>
    Array.from(foodsOf.get(word)!, ([place, times]) => place * TIMES + times),
  )
  return Buffer.concat([
    packNumbers(words.map(letters)),
    packTexts(words),
    packNumbers(ends),
    packNumbers(foods),
  ])
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

interface KeywordHit {
  readonly place: number
  readonly score: number
}

/** A word of the index, and what a food that has it gets of its score. */
interface Alike {
  readonly sheet: Sheet
  readonly at: number
  readonly weight: number
}

interface Sheet {
  readonly letters: Int32Array
  readonly words: Texts
  readonly ends: Int32Array
  readonly foods: Int32Array
}

export class KeywordIndex {
  private readonly longest: number
  /** How many different words the names of each food have. */
  private readonly lengths: Int32Array
  private readonly meanLength: number
  private readonly sheets: Sheet[] = []

  /** `read` gives a part. */
  constructor(private readonly read: (part: number) => Buffer) {
    const common = new Packed(read(0))
    this.longest = common.numbers()[0]!
    this.lengths = common.numbers()
    this.meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / this.lengths.length
  }

  /** The first `limit` foods by score, ties by place. */
  search(words: readonly string[], limit: number): readonly KeywordHit[] {
    const scores = new Float64Array(this.lengths.length)
    /** Which of the words each food has. */
    const found = new Int32Array(this.lengths.length)
    for (const word of words) {
      for (const alike of this.alike(word)) this.add(alike, 1 << words.indexOf(word), scores, found)
    }
    return [...found.keys()]
      .filter((place) => found[place] !== 0)
      .map((place) => ({ place, score: scores[place]! * count(found[place]!) }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, limit)
  }

  /** Adds what a word of the index gives the foods that have it. */
  private add({ sheet, at, weight }: Alike, bit: number, scores: Float64Array, found: Int32Array) {
    const { k, b, d } = BM25
    const first = at === 0 ? 0 : sheet.ends[at - 1]!
    const last = sheet.ends[at]!
    const rarity = Math.log(1 + (this.lengths.length - (last - first) + 0.5) / (last - first + 0.5))
    for (let index = first; index < last; index++) {
      const place = Math.floor(sheet.foods[index]! / TIMES)
      const times = sheet.foods[index]! % TIMES
      const length = this.lengths[place]! / this.meanLength
      scores[place]! +=
        weight * rarity * (d + (times * (k + 1)) / (times + k * (1 - b + b * length)))
      found[place]! |= bit
    }
  }

  /** The words that are the word, go on from it, or are a slip away. */
  private *alike(word: string): Generator<Alike> {
    const slips = word.length >= LETTERS.twoSlips ? 2 : word.length >= LETTERS.slip ? 1 : 0
    const near = Math.min(word.length + slips, this.longest)
    for (let length = word.length - slips; length <= near; length++) {
      yield* this.near(word, slips, this.sheet(length))
    }
    if (word.length < LETTERS.prefix) return
    for (let length = near + 1; length <= this.longest; length++) {
      yield* this.longer(word, this.sheet(length))
    }
  }

  /** Of a sheet of words that are about as long. What goes on from the word is no slip of it. */
  private *near(word: string, slips: number, sheet: Sheet): Generator<Alike> {
    const own = letters(word)
    for (let at = 0; at < sheet.letters.length; at++) {
      // A letter put for another changes two of these bits, one left out or added changes one.
      if (count(sheet.letters[at]! ^ own) > 2 * slips) continue
      const other = sheet.words.at(at)
      const off = editDistance(word, other, slips, false)
      if (off > slips) continue
      const goesOn = word.length >= LETTERS.prefix && other.startsWith(word)
      const weight = goesOn ? prefixWeight(word, other) : slipWeight(other, off)
      yield { sheet, at, weight: off === 0 ? 1 : weight }
    }
  }

  /** Of a sheet of words that are longer than a slip makes them. */
  private *longer(word: string, sheet: Sheet): Generator<Alike> {
    let low = 0
    let high = sheet.letters.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sheet.words.at(middle) < word) low = middle + 1
      else high = middle
    }
    for (let at = low; at < sheet.letters.length; at++) {
      const other = sheet.words.at(at)
      if (!other.startsWith(word)) return
      yield { sheet, at, weight: prefixWeight(word, other) }
    }
  }

  private sheet(length: number): Sheet {
    if (!this.sheets[length]) {
      const lists = new Packed(this.read(1 + length))
      this.sheets[length] = {
        letters: lists.numbers(),
        words: lists.texts(),
        ends: lists.numbers(),
        foods: lists.numbers(),
      }
    }
    return this.sheets[length]
  }
}

/** Letters behind the word count against it, but ever less. */
const prefixWeight = (word: string, other: string) =>
  (WEIGHT.prefix * other.length) / (other.length + EXTRA_LETTER * (other.length - word.length))

const slipWeight = (other: string, off: number) =>
  (WEIGHT.slip * other.length) / (other.length + off)
