/** Collects the phrases of the dictionary; run at build time. */

import type { Brands } from '../domain/brands.ts'
import { keysOf } from '../domain/closed-sets.ts'
import type { Concept } from '../domain/concepts.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Unit } from '../domain/units.ts'
import { nameKey } from '../language/fold.ts'
import { LABEL_WORDS } from '../language/index.ts'
import type { WordClass } from '../language/word-classes.ts'
import type { Library } from '../library/library.ts'
import type { Use } from './dictionary.ts'

/** For each language, a sorted list of folded words and phrases with their classes. */
export type LexiconEntries = Readonly<Record<Language, readonly (readonly [string, WordClass])[]>>

export interface Phrases {
  readonly keys: readonly { readonly key: string; readonly lang: Language }[]
  readonly ambiguous: Library['ambiguous']
  readonly dishes: Library['dishes']
  readonly lexicon: LexiconEntries
  readonly units: readonly Unit[]
  readonly brands: Brands
  readonly concepts: readonly Concept[]
}

export function usesOf(data: Phrases): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  const add = (phrase: string, use: Use) => {
    const known = uses.get(phrase)
    if (phrase === '') return
    if (known) known.push(use)
    else uses.set(phrase, [use])
  }
  for (const { id } of data.units) add(nameKey(id), { kind: 'unit', lang: undefined, of: id })
  for (const lang of LANGUAGES) {
    const names = new Set(data.keys.flatMap((one) => (one.lang === lang ? [one.key] : [])))
    for (const name of names) add(name, { kind: 'name', lang })
    for (const name of keysOf(data.ambiguous[lang] ?? {})) add(name, { kind: 'ambiguous', lang })
    for (const [entry, cls] of data.lexicon[lang]) add(entry, { kind: 'class', lang, cls })
    for (const dish of keysOf(data.dishes[lang] ?? {})) add(dish, { kind: 'dish', lang })
    for (const [number, { words }] of data.concepts.entries()) {
      for (const word of new Set(words[lang].map(nameKey))) {
        add(word, { kind: 'concept', lang, of: String(number) })
      }
    }
    for (const { id, name, shortcut, words } of data.units) {
      const written = [name[lang], shortcut[lang], ...words[lang]].map(nameKey)
      for (const word of new Set(written)) add(word, { kind: 'unit', lang, of: id })
    }
  }
  for (const brand of keysOf(data.brands.names)) {
    add(brand, { kind: 'brand', lang: undefined })
    for (const variant of variantsOf(brand, data.brands.names[brand]?.name ?? brand)) {
      add(variant, { kind: 'brandVariant', lang: undefined, of: brand })
    }
  }
  return uses
}

const SHORTEST_JOINED = 6
const SHORTEST_BARE = 4

/** Returns spellings of a brand without hyphens, "&" or possessive "’s": "Wishbone", "Ben and Jerry’s", "Hellmann". */
export function variantsOf(key: string, name: string): Iterable<string> {
  const joined = key.replaceAll(' ', '')
  const bare = nameKey(name.replace(/['’]s\b/gi, ''))
  const joints = name.includes('&') ? Object.values(LABEL_WORDS).map(({ joints }) => joints) : []
  const variants = new Set([
    ...(joined.length >= SHORTEST_JOINED ? [joined] : []),
    ...(bare.length >= SHORTEST_BARE ? [bare] : []),
    ...joints.flatMap((all) => all.split('|').map((and) => nameKey(name.replace('&', ` ${and} `)))),
  ])
  variants.delete(key)
  return variants
}
