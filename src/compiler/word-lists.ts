/** Reads the word lists `data/lexicon/<lang>.words.yaml` and `foreign.yaml` strictly, to generate a module. */

import { existsSync } from 'node:fs'
import { byName, keysOf } from '../domain/closed-sets.ts'
import { byLanguage, type Language } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import { FOREIGN_LISTS } from '../language/label-lists.ts'
import { LISTS } from '../language/lists.ts'
import {
  entriesOf,
  isKind,
  keyedLists,
  type ListKind,
  type ListSchema,
  type ListText,
} from '../language/word-lists.ts'
import { readYaml, type Say } from './read-text.ts'

type Texts = Readonly<Record<string, ListText>>

interface WordTexts {
  readonly texts: Readonly<Record<Language, Texts>>
  /** Word lists for unsupported languages that appear on packages. */
  readonly foreign: Texts
  /** Problems as `file:line: what`. */
  readonly complaints: readonly string[]
}

/** Reads the word lists of all languages as they are written in the YAML files, with their fragments in place. */
export function readWordLists(folder: string): WordTexts {
  const complaints: string[] = []
  const texts = byLanguage((lang) =>
    readFile(`${folder}/lexicon/${lang}.words.yaml`, () => LISTS, complaints),
  )
  const foreign = readFile(
    `${folder}/lexicon/foreign.yaml`,
    (lists) => byName(keysOf(lists), () => FOREIGN_LISTS),
    complaints,
  )
  return { texts, foreign, complaints }
}

function readFile(
  file: string,
  schemaOf: (lists: Texts) => ListSchema,
  complaints: string[],
): Texts {
  if (!existsSync(file)) {
    complaints.push(`${file}:1: no such file`)
    return {}
  }
  const entries = readYaml(file, file)
  const say: Say = ([key, ...path], what) => {
    const entry = entries.find((one) => one.key === key)
    const line = path.length > 0 ? entry?.lineOf(path) : entry?.line
    complaints.push(`${file}:${line ?? 1}: ${[key, ...path].join('.')}: ${what}`)
  }
  const { [FRAGMENTS]: fragments = null, ...written } = Object.fromEntries(
    entries.map(({ key, value }) => [key, listText(value)]),
  )
  const lists = withFragments(written, new Map(keyedLists(fragments)), [], say) as Texts
  checkLists(schemaOf(lists), lists, [], say)
  return lists
}

/** The section with the parts of patterns to which entries refer as `{name}`. */
const FRAGMENTS = 'fragments'

/** Matches a reference to a fragment, but not the braces of a quantifier or of `\p{L}`. */
const REFERENCE = /\{([a-z]\w+)\}/g

/** Replaces each reference with its fragment, and reports references to unknown fragments. */
function withFragments(
  given: ListText,
  fragments: ReadonlyMap<string, ListText>,
  path: readonly string[],
  say: Say,
): ListText {
  if (typeof given === 'string') {
    return given.replace(REFERENCE, (reference, name) => {
      const fragment = fragments.get(name)
      if (typeof fragment === 'string') return fragment
      say(path, `unknown fragment: ${reference}`)
      return reference
    })
  }
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    keyedLists(given).map(([key, list]) => [
      key,
      withFragments(list, fragments, [...path, key], say),
    ]),
  )
}

/** Returns null for a list without a value, because `readYaml` returns an empty map for it. */
const listText = (value: unknown): ListText =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
    ? null
    : (value as ListText)

function checkLists(
  schema: ListKind<unknown> | ListSchema,
  given: ListText,
  path: readonly string[],
  say: Say,
): void {
  if (isKind(schema)) {
    checkList(schema, given, path, say)
    return
  }
  checkKeys({ keys: keysOf(schema) }, given, path, say)
  for (const [key, value] of keyedLists(given)) {
    const one = schema[key]
    if (one !== undefined) checkLists(one, value, [...path, key], say)
  }
}

/** Reports unknown keys, and missing keys unless the list may be incomplete. */
function checkKeys(
  { keys, isPartial = false }: { keys: readonly string[]; isPartial?: boolean },
  given: ListText,
  path: readonly string[],
  say: Say,
): void {
  const found = new Set(keyedLists(given).map(([key]) => key))
  for (const key of found) if (!keys.includes(key)) say([...path, key], 'unknown key')
  if (isPartial) return
  for (const key of keys) if (!found.has(key)) say(path, `missing key: ${key}`)
}

function checkList(kind: ListKind<unknown>, given: ListText, path: readonly string[], say: Say) {
  const isMap = typeof given === 'object' && given !== null
  if (given !== null && isMap !== (kind.shape === 'keyed')) {
    say(path, isMap ? 'a map where a list is expected' : 'a list where a map is expected')
    return
  }
  if (kind.shape === 'text') return
  if (kind.keys)
    checkKeys({ keys: kind.keys, isPartial: kind.isPartial ?? false }, given, path, say)
  const seen = new Set<string>()
  for (const [at, list] of isMap ? keyedLists(given) : [[undefined, given] as const]) {
    if (!kind.isInverted) seen.clear()
    for (const entry of entriesOf(list)) {
      const where = at === undefined ? path : [...path, at]
      const isFolded = kind.isWritten ? entry === entry.trim() : nameKey(entry) === entry
      if (!isFolded) say(where, `not folded: ${entry}`)
      if (seen.has(entry)) say(where, `twice: ${entry}`)
      seen.add(entry)
    }
  }
}
