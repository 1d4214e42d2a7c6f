/** Finds names of brands in a line, however it was read: a brand accuses with what is typical of it, whatever stands beside it. */

import { BRAND_ID } from '../../domain/brands.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import type { Resolution } from '../../search/resolve.ts'
import type { Mention } from './draft.ts'

/** The mentions of a line, with those of the brands that it names and none of them tells. */
export function withBrands(
  library: Library,
  line: string,
  mentions: readonly Mention[],
  language: Language,
): readonly Mention[] {
  const words = nameKey(line).split(' ')
  const keys = brandsIn(library, words, language)
  if (keys.length === 0) return mentions
  const { names } = library.brands
  const told = new Set(
    mentions.flatMap(({ choices }) =>
      choices.flatMap(({ certainty, candidates: [first] }) =>
        certainty === 'guess' && first
          ? (own(names, first.brand ?? nameKey(first.name))?.name ?? [])
          : [],
      ),
    ),
  )
  let all = mentions
  for (const key of keys) {
    const found = own(names, key)
    if (!found || told.has(found.name)) continue
    const { name, ingredientId } = found
    const brand: Resolution = { ingredientId, name, confidence: BESIDE, brand: key }
    const unread = all.find(
      ({ choices: [only, ...others] }) => only?.certainty === 'none' && others.length === 0,
    )
    const mention = mentionOf(brand, unread)
    all = unread ? all.map((one) => (one === unread ? mention : one)) : [...all, mention]
  }
  return all
}

/** As sure as a brand is that stands among other words. */
const BESIDE = 0.6

/** The brand alone, or in the place of words that nobody could read. */
function mentionOf(brand: Resolution, unread: Mention | undefined): Mention {
  const words = unread?.choices[0] ?? { phrase: brand.name, spoken: '', amount: undefined }
  return {
    without: [],
    optional: false,
    measure: undefined,
    isCoating: false,
    ...unread,
    choices: [{ ...words, certainty: 'guess', candidates: [brand] }],
  }
}

/** A way of writing a brand; one that its maker does not use counts only where the words mean nothing else. */
interface Spelling {
  readonly words: readonly string[]
  /** The key of its name. */
  readonly key: string
  readonly isMeant: (library: Library) => boolean
}

/** By their first word, the longest first. */
type Spellings = ReadonlyMap<string, readonly Spelling[]>

const spellings = new WeakMap<Library, Spellings>()

/** The keys of the brands that words name, each word for one of them. */
function brandsIn(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly string[] {
  const known = spellings.get(library) ?? spellingsOf(library)
  spellings.set(library, known)
  const lexicon = lexiconOf(library, language)
  const found: string[] = []
  let free = 0
  for (const [at, first] of words.entries()) {
    if (at < free) continue
    // "Con la piel brillante" is no rice of Brillante.
    const phrase = lexicon.at(words, at)
    if (phrase && phrase.length > 1 && phrase.cls !== 'brand') {
      free = at + phrase.length
      continue
    }
    const hit = [first, first.replace(/s$/, '')]
      .flatMap((word) => known.get(word) ?? [])
      .find(
        (spelling) =>
          spelling.words.every((word, i) => [word, `${word}s`].includes(words[at + i] ?? '')) &&
          spelling.isMeant(library) &&
          isMeant(library, spelling, language),
      )
    if (!hit) continue
    found.push(hit.key)
    free = at + hit.words.length
  }
  return found
}

/** "Rama" is a branch in Spanish, and "total" a word of every day. */
function isMeant(library: Library, { words, key }: Spelling, language: Language): boolean {
  const ingredientId = own(library.brands.names, key)?.ingredientId ?? ''
  const isOwn = ingredientId.startsWith(BRAND_ID)
  const inLanguage = library.ingredient(ingredientId)?.names[language] ?? []
  if (isOwn && !inLanguage.some((name) => nameKey(name) === key)) return false
  if (words.length > 1) return true
  const [word = ''] = words
  const others = library.named(word).filter((hit) => hit.ingredientId !== ingredientId)
  if (others.some(({ lang }) => lang === language)) return false
  const cls = lexiconOf(library, language).at([word], 0)?.cls
  return cls === undefined || cls === 'brand'
}

function spellingsOf(library: Library): Spellings {
  const byFirst = new Map<string, Spelling[]>()
  for (const [key, { name }] of Object.entries(library.brands.names)) {
    for (const spelling of [
      { words: key.split(' '), key, isMeant: always },
      ...variants(key, name),
    ]) {
      const [first = ''] = spelling.words
      byFirst.set(first, [...(byFirst.get(first) ?? []), spelling])
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

const always = () => true

const SHORTEST_JOINED = 6
const SHORTEST_BARE = 4

/** "Wishbone", "Ben and Jerry’s", "Hellmann": without its hyphens, its sign, its genitive. */
function variants(key: string, name: string): readonly Spelling[] {
  const joined = key.replaceAll(' ', '')
  const bare = /['’]s\b/i.test(name) ? nameKey(name.replace(/['’]s\b/gi, '')) : ''
  const written = (text: string, isMeant: Spelling['isMeant']): Spelling => ({
    words: text.split(' '),
    key,
    isMeant,
  })
  return [
    ...(joined !== key && joined.length >= SHORTEST_JOINED
      ? [written(joined, (library) => library.named(joined).length === 0)]
      : []),
    // Asked of a line that has the words: of all brands it would take as long as the rest of a check.
    ...(bare.length >= SHORTEST_BARE ? [written(bare, (library) => isUnused(library, bare))] : []),
    ...(name.includes('&')
      ? Object.values(LABEL_WORDS)
          .flatMap(({ joints }) => joints.split('|'))
          .map((and) => written(nameKey(name.replace('&', ` ${and} `)), always))
      : []),
  ]
}

function isUnused(library: Library, name: string): boolean {
  return (
    library.named(name).length === 0 &&
    LANGUAGES.every((lang) => lexiconOf(library, lang).at(name.split(' '), 0) === undefined)
  )
}
