/** The names of all foods as the witness looks them up: by the stems of their words, in shards by the first. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import type { Library } from '../library/library.ts'
import type { Rules } from './rules.ts'
import { stemOf } from './stem.ts'

/** What a name stands for. */
interface Named {
  readonly ids: readonly string[]
  /** The languages of the texts in which it counts in every form. */
  readonly languages: readonly Language[]
  /** Those in which it counts as it stands: it is of another language, or a brand. */
  readonly exact: readonly Language[]
}

/** A name as it is packed: by its word, or by the stems of its words with blanks between. */
export interface PackedName extends Named {
  readonly key: string
}

/** `ingr check` of one recipe takes a quarter less processor time than with 512, and no less with 16384. */
const SHARDS = 4096
/** The names in so many shards, after the rules in the first part. */
const RULES = 0

function shardOf(stem: string): number {
  let hash = 0
  for (let at = 0; at < stem.length; at++) hash = (31 * hash + stem.charCodeAt(at)) | 0
  return (hash >>> 0) % SHARDS
}

/** The stem of the first word of a key. */
function firstOf(key: string): string {
  const blank = key.indexOf(' ')
  return blank < 0 ? stemOf(key) : key.slice(0, blank)
}

/** The parts of the index: the rules, then the shards, a name a line with its languages and its ids. */
export function packWitness(rules: Rules, names: readonly PackedName[]): readonly Buffer[] {
  const shards = Array.from({ length: SHARDS }, (): string[] => [])
  for (const { key, ids, languages, exact } of names) {
    shards[shardOf(firstOf(key))]?.push([key, languages, exact, ids.join(' ')].join('\t'))
  }
  return [JSON.stringify(rules), ...shards.map((lines) => lines.sort().join('\n'))].map((text) =>
    Buffer.from(text),
  )
}

/** The names that begin with a stem. */
interface Starting {
  /** The words of the longest. */
  readonly longest: number
  /** By key: those of one word as they are, the others by all of their stems. */
  readonly named: ReadonlyMap<string, readonly Named[]>
}

/** What a longer form of a word adds to it. */
const ENDING = /^(?:s|es|n|en|e|nen)$/
/** What a form changes at the end of a word. */
const CHANGES: readonly (readonly [of: RegExp, to: string])[] = [
  [/y$/, 'ies'],
  [/z$/, 'ces'],
  [/fe?$/, 'ves'],
]

/** Whether a word is a name or a form of it that grammar makes; both are folded. */
export function isFormOf(word: string, name: string): boolean {
  if (word.startsWith(name)) return word === name || ENDING.test(word.slice(name.length))
  return CHANGES.some(([of, to]) => of.test(name) && name.replace(of, to) === word)
}

/** Words and stems that are cached: most texts are written with the same few thousand. */
const MOST_WORDS = 4_000
const MOST_STEMS = 1_000

/** Reads the index of a library; each shard once, when a text first needs it. */
export class Names {
  readonly rules: Rules
  private readonly shards: (readonly string[] | undefined)[] = []
  private readonly stems = new BoundedCache<Starting>(MOST_STEMS)
  private readonly known = new BoundedCache<{ readonly named: Named | undefined }>(MOST_WORDS)

  constructor(private readonly library: Library) {
    this.rules = JSON.parse(library.searchIndex('witness', RULES).toString())
  }

  starting(stem: string): Starting {
    return this.stems.get(stem, () => unpacked(stem, this.shard(shardOf(stem))))
  }

  /** The lines of a shard, as they are packed: maps of all names that are in use take 25 MB more. */
  private shard(number: number): readonly string[] {
    this.shards[number] ??= this.library
      .searchIndex('witness', number + 1)
      .toString()
      .split('\n')
    return this.shards[number]
  }

  /** What a word by itself names in a text of these languages: as it stands, else as a form of names. */
  word(word: string, languages: readonly Language[]): Named | undefined {
    const exact = () => inLanguages(this.starting(stemOf(word)).named.get(word), languages)
    const make = () => ({ named: exact() ?? this.own(word, languages) })
    return this.known.get(languages.join('') + word, make).named
  }

  /** What a word or a form of it is in the languages themselves: no word of another language, no brand. */
  own(word: string, languages: readonly Language[]): Named | undefined {
    for (const [name, named] of this.starting(stemOf(word)).named) {
      const found = isFormOf(word, name) ? inLanguages(named, languages, false) : undefined
      if (found) return found
    }
    return undefined
  }
}

/** What a name stands for in a text of one of the languages; `isExact`: the text has it as it stands. */
export function inLanguages(
  named: readonly Named[] | undefined,
  texts: readonly Language[],
  isExact = true,
): Named | undefined {
  const counts = (one: Named) =>
    texts.some((lang) => one.languages.includes(lang) || (isExact && one.exact.includes(lang)))
  const those = named?.filter(counts)
  if (!those || those.length < 2) return those?.[0]
  return { ids: [...new Set(those.flatMap(({ ids }) => ids))], languages: texts, exact: [] }
}

/** The names of a shard that begin with the stem. */
function unpacked(stem: string, shard: readonly string[]): Starting {
  let longest = 0
  const found = new Map<string, Named[]>()
  for (const line of shard) {
    const [key = '', languages = '', exact = '', ids = ''] = line.split('\t')
    if (key === '' || firstOf(key) !== stem) continue
    longest = Math.max(longest, key.split(' ').length)
    const named = {
      ids: ids === '' ? [] : ids.split(' '),
      languages: LANGUAGES.filter((lang) => languages.includes(lang)),
      exact: LANGUAGES.filter((lang) => exact.includes(lang)),
    }
    found.set(key, [...(found.get(key) ?? []), named])
  }
  return { longest, named: found }
}

export const namesOf = oncePer((library: Library) => new Names(library))
