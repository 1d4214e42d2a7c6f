/** Sorted index of all words in names, each with the rest of the name. A search by prefix reads only one shard. */

import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { type Packed, packNumbers, packTexts, partsOf, type Texts } from '../domain/packed.ts'
import { entryOf, itemAt } from '../domain/present.ts'
import type { Popularity } from '../domain/shares.ts'
import type { NameRow } from '../library/library.ts'
import { COST, nameCost } from './name-order.ts'

export interface RankedName {
  /** Ordinal of the food. */
  readonly ordinal: number
  readonly lang: Language
  readonly name: string
  /** True if the text matched the first word of the name. */
  readonly isFirst: boolean
  /** A lower cost ranks first. */
  readonly cost: number
}

interface MistypedName extends RankedName {
  /** True if the corrected text matches the name up to its end, and not only its beginning. */
  readonly isWhole: boolean
}

/** One row per word, sorted by the text of the name from that word on. */
interface Shard {
  readonly words: Texts
  readonly ordinals: Int32Array
  readonly langs: Int32Array
  readonly firsts: Int32Array
  readonly costs: Readonly<Record<Language, Int32Array>>
  readonly names: Texts
}

type Rows = readonly [from: number, to: number]

/** Number of shards; each of the letters a to z gets one. */
const SHARDS = 32
/** Characters to try in place of a missing or mistyped character. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz ']
const shardOf = (text: string) => text.charCodeAt(0) % SHARDS
/** Costs are stored as integers, in thousandths of a point. */
const PER_POINT = 1000
/**
 * Changes to the cost of a typo. A typo in the first letter is rare and costs more. A typo costs less if the corrected
 * text reaches the end of the name, because this name is then probably meant.
 */
const TYPO = { firstLetter: 1, whole: -2 }
/** A character that sorts after every letter, and the character that sorts directly after the space. */
const [LAST, AFTER_SPACE] = ['\uffff', '!']

/** Packs one part per shard. `ids` are the food ids by ordinal. */
export function packNames(
  ids: readonly string[],
  names: readonly NameRow[],
  popularity: Popularity,
): readonly Buffer[] {
  const ordinals = new Map(ids.map((id, ordinal) => [id, ordinal]))
  const words = names.flatMap((name) =>
    [...name.key.matchAll(/(?<=^| )[^ ]/g)].map(({ index }) => ({
      ...name,
      word: name.key.slice(index),
      isFirst: index === 0,
    })),
  )
  words.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  return Array.from({ length: SHARDS }, (_, shard) => {
    const rows = words.filter(({ word }) => shardOf(word) === shard)
    const costIn = (lang: Language) => (row: (typeof rows)[number]) =>
      Math.round(PER_POINT * (nameCost(row, lang, popularity) + (row.isFirst ? 0 : COST.laterWord)))
    return Buffer.concat([
      packTexts(rows.map(({ word }) => word)),
      packNumbers(rows.map(({ ingredientId }) => entryOf(ordinals, ingredientId))),
      packNumbers(rows.map(({ lang }) => LANGUAGES.indexOf(lang))),
      packNumbers(rows.map(({ isFirst }) => Number(isFirst))),
      ...LANGUAGES.map((lang) => packNumbers(rows.map(costIn(lang)))),
      packTexts(rows.map(({ name }) => name)),
    ])
  })
}

/** Finds foods by folded text; an empty text finds none. */
export class NameIndex {
  private readonly shard: (number: number) => Shard

  constructor(read: (shard: number) => Buffer) {
    this.shard = partsOf(read, shardIn)
  }

  /** The `limit` lowest-cost names that have a word beginning with `text`, one per food. Ties are sorted by ordinal. */
  beginning(text: string, lang: Language, limit: number): readonly RankedName[] {
    if (text === '') return []
    const shard = this.shard(shardOf(text))
    const costs = shard.costs[lang]
    const rows = bestRows(shard, costs, rowsFrom(shard, text))
    rows.sort((a, b) => costs[a]! - costs[b]! || shard.ordinals[a]! - shard.ordinals[b]!)
    return rows.slice(0, limit).map((row) => ranked(shard, lang, row))
  }

  /** Like `beginning` without a limit, for texts one edit away (a letter omitted, added, replaced or swapped). */
  mistyped(text: string, lang: Language): readonly MistypedName[] {
    const found = new Map<number, MistypedName>()
    for (const meant of oneEditOff(text)) {
      const shard = this.shard(shardOf(meant))
      for (let row = shard.words.placeOf(meant); row < shard.words.length; row++) {
        const word = shard.words.at(row)
        if (!word.startsWith(meant)) break
        const name = ranked(shard, lang, row)
        const isWhole = word.length === meant.length
        const typo = (meant[0] === text[0] ? 0 : TYPO.firstLetter) + (isWhole ? TYPO.whole : 0)
        const cost = name.cost + typo
        if (cost >= (found.get(name.ordinal)?.cost ?? Number.POSITIVE_INFINITY)) continue
        found.set(name.ordinal, { ...name, cost, isWhole })
      }
    }
    return [...found.values()].sort((a, b) => a.cost - b.cost || a.ordinal - b.ordinal)
  }

  /** Ordinals of foods that have a name with a word beginning with `text`. */
  ordinalsBeginning(text: string): readonly number[] {
    return this.ordinalsBetween(text, LAST)
  }

  /** Ordinals of foods with a name that contains `text` as whole words. */
  ordinalsContaining(text: string): readonly number[] {
    return this.ordinalsBetween(text, AFTER_SPACE)
  }

  private ordinalsBetween(text: string, end: string): readonly number[] {
    if (text === '') return []
    const shard = this.shard(shardOf(text))
    return [...new Set(shard.ordinals.subarray(...rowsFrom(shard, text, end)))]
  }
}

const shardIn = (lists: Packed): Shard => ({
  words: lists.texts(),
  ordinals: lists.numbers(),
  langs: lists.numbers(),
  firsts: lists.numbers(),
  costs: byLanguage(() => lists.numbers()),
  names: lists.texts(),
})

/** Rows from `text` up to `text + end`. By default, these are all rows that begin with `text`. */
const rowsFrom = ({ words }: Shard, text: string, end = LAST): Rows => [
  words.placeOf(text),
  words.placeOf(text + end),
]

function bestRows({ ordinals }: Shard, costs: Int32Array, [from, to]: Rows): number[] {
  const best = new Map<number, number>()
  for (let row = from; row < to; row++) {
    const known = best.get(ordinals[row]!)
    if (known === undefined || costs[row]! < costs[known]!) best.set(ordinals[row]!, row)
  }
  return [...best.values()]
}

const ranked = (shard: Shard, lang: Language, row: number): RankedName => ({
  ordinal: itemAt(shard.ordinals, row),
  lang: itemAt(LANGUAGES, itemAt(shard.langs, row)),
  name: shard.names.at(row),
  isFirst: shard.firsts[row] === 1,
  cost: itemAt(shard.costs[lang], row) / PER_POINT,
})

function oneEditOff(text: string): ReadonlySet<string> {
  const edited = Array.from({ length: text.length + 1 }, (_, at) => {
    const [before, letter, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...LETTERS.flatMap((other) => [before + other + letter + after, before + other + after]),
    ]
  })
  return new Set(edited.flat())
}
