/** Stores food names for checking texts independently of the parser, in shards by the stem of the first word. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import type { Library } from '../library/library.ts'
import type { Rules } from './rules.ts'
import { stemOf } from './stem.ts'

/** The foods that a name can refer to, and the languages in whose texts we recognize the name. */
interface Named {
  readonly ids: readonly string[]
  /** In texts in these languages, every form of the name matches. */
  readonly languages: readonly Language[]
  /** In texts in these languages, only the exact form of the name matches. Used for foreign names and brands. */
  readonly exact: readonly Language[]
}

/** A packed name; the key is its single word, or the stems of its words joined by spaces. */
export interface PackedName extends Named {
  readonly key: string
}

/** With 512 shards, `ingr check` takes a third more CPU time for a recipe; 16384 shards save no further time. */
const SHARDS = 4096
/** The part of the index that contains the rules. The parts after it are the shards. */
const RULES = 0

function shardOf(stem: string): number {
  let hash = 0
  for (let at = 0; at < stem.length; at++) hash = (31 * hash + stem.charCodeAt(at)) | 0
  return (hash >>> 0) % SHARDS
}

/** Stem of the first word of a key. */
function firstOf(key: string): string {
  const blank = key.indexOf(' ')
  return blank < 0 ? stemOf(key) : key.slice(0, blank)
}

/** Packs the index. The first part has the rules. The shards follow, one name per line with its languages and ids. */
export function packWitness(rules: Rules, names: readonly PackedName[]): readonly Buffer[] {
  const shards = Array.from({ length: SHARDS }, (): string[] => [])
  for (const { key, ids, languages, exact } of names)
    shards[shardOf(firstOf(key))]?.push([key, languages, exact, ids.join(' ')].join('\t'))
  return [JSON.stringify(rules), ...shards.map((lines) => lines.sort().join('\n'))].map((text) =>
    Buffer.from(text),
  )
}

/** Names that begin with a stem. */
interface Starting {
  /** Number of words in the longest name. */
  readonly longest: number
  /** Names by key: a single word as written, or the stems of all words of a longer name. */
  readonly named: ReadonlyMap<string, readonly Named[]>
}

/** Endings that an inflected form may add to a name. */
const ENDING = /^(?:s|es|n|en|e|nen)$/
/** Changes that inflection may make to the end of a name. */
const CHANGES: readonly (readonly [of: RegExp, to: string])[] = [
  [/y$/, 'ies'],
  [/z$/, 'ces'],
  [/fe?$/, 'ves'],
]

/** True if a word is the name or an inflected form of it; both are folded. */
export function isFormOf(word: string, name: string): boolean {
  if (word.startsWith(name)) return word === name || ENDING.test(word.slice(name.length))
  return CHANGES.some(([of, to]) => of.test(name) && name.replace(of, to) === word)
}

/** Maximum number of cached words and stems; most texts use the same few thousand. */
const MOST_WORDS = 4_000
const MOST_STEMS = 1_000

/** Reads the index of a library, each shard on first use. */
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

  /** Lines of a shard. They stay packed, because maps of all names in use would take 25 MB more. */
  private shard(number: number): readonly string[] {
    this.shards[number] ??= this.library
      .searchIndex('witness', number + 1)
      .toString()
      .split('\n')
    return this.shards[number]
  }

  /** The meaning of a single word in texts of these languages. Prefers the exact word to inflected forms. */
  word(word: string, languages: readonly Language[]): Named | undefined {
    const exact = () => inLanguages(this.starting(stemOf(word)).named.get(word), languages)
    const make = () => ({ named: exact() ?? this.own(word, languages) })
    return this.known.get(languages.join('') + word, make).named
  }

  /** The meaning of a word or of its base form in these languages. Foreign names and brands are excluded. */
  own(word: string, languages: readonly Language[]): Named | undefined {
    for (const [name, named] of this.starting(stemOf(word)).named) {
      const found = isFormOf(word, name) ? inLanguages(named, languages, false) : undefined
      if (found) return found
    }
    return undefined
  }
}

/** The meaning of a name in these languages. `isExact` is true if the text spells the name exactly. */
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

/** Returns the names in the shard whose first word has this stem. */
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
