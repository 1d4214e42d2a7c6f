/** Finds brand names in a line, independently of its reading: a brand implies its typical allergens, whatever the other words. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import { own } from '../../language/words.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { brandOf } from '../../search/find-food.ts'
import { dictionary } from '../../search/indexes.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import type { Resolution } from '../../search/named.ts'
import { impliedDraft, type Mention, mentionOf } from './draft.ts'
import { withoutAddresses } from './tokens.ts'

/** Adds mentions of brands that the line names but no mention covers. */
export function withBrands(
  library: Library,
  line: string,
  mentions: readonly Mention[],
  language: Language,
): readonly Mention[] {
  const words = nameKey(withoutAddresses(line)).split(' ')
  const keys = brandsIn(library, words, language)
  if (keys.length === 0) return mentions
  const named = new Set(
    mentions.flatMap(({ choices }) =>
      choices.flatMap(({ certainty, candidates: [first] }) =>
        certainty === 'guess' && first ? (brandOf(library, first)?.name ?? []) : [],
      ),
    ),
  )
  const all = [...mentions]
  for (const key of keys) {
    const found = own(library.brands.names, key)
    if (!found || named.has(found.name)) continue
    const { name, ingredientId } = found
    const brand: Resolution = { ingredientId, name, confidence: BESIDE, brand: key }
    const at = all.findIndex(
      ({ choices: [only, ...others] }) => only?.certainty === 'none' && others.length === 0,
    )
    const unread = all[at]
    // Replaces words that could not be read.
    if (!unread) all.push(mentionOf(impliedDraft('guess', brand, name)))
    else {
      const choices = unread.choices.map((one) => ({
        ...one,
        certainty: 'guess' as const,
        candidates: [brand],
      }))
      all[at] = { ...unread, choices }
    }
  }
  return all
}

/** Confidence of a brand among other words. */
const BESIDE = 0.6

/** Keys of the brands in the words, without overlaps. */
function brandsIn(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly string[] {
  const lexicon = lexiconOf(library, language)
  const found: string[] = []
  let free = 0
  for (const at of words.keys()) {
    if (at < free) continue
    // "Con la piel brillante" is not Brillante rice.
    const phrase = lexicon.at(words, at)
    if (phrase && phrase.length > 1 && phrase.cls !== 'brand') {
      free = at + phrase.length
      continue
    }
    const hit = spellingsAt(library, words, at).find(
      (spelling) => isFree(library, spelling) && isMeant(library, spelling, language),
    )
    if (!hit) continue
    const { length } = hit.words
    free = at + length
    if (!beginsName(library, words.slice(at), length)) found.push(hit.key)
  }
  return found
}

/** A brand as the dictionary spells it. */
interface Spelling {
  readonly words: readonly string[]
  /** The folded name of the brand. */
  readonly key: string
  readonly isVariant: boolean
}

/** Brand spellings that start at `at`, longest first; each word may have a plural or genitive "s". */
function spellingsAt(
  library: Library,
  words: readonly string[],
  at: number,
  begun: readonly string[] = [],
): readonly Spelling[] {
  const word = words[at] ?? ''
  return [...new Set([word, word.replace(/s$/, '')])]
    .flatMap((form) => {
      const spelling = [...begun, form]
      const entry = dictionary(library).find(spelling.join(' '))
      if (entry === undefined) return []
      const brands = dictionary(library)
        .uses(entry)
        .filter(({ kind }) => kind === 'brand' || kind === 'brandVariant')
        .map(({ kind, of }) => ({
          words: spelling,
          key: of ?? spelling.join(' '),
          isVariant: kind === 'brandVariant',
        }))
      return [...spellingsAt(library, words, at + 1, spelling), ...brands]
    })
    .sort((a, b) => b.words.length - a.words.length)
}

/** False for other meanings: "rama" is a branch in Spanish, "total" an everyday word. */
function isMeant(library: Library, { key, words }: Spelling, language: Language): boolean {
  const ingredientId = own(library.brands.names, key)?.ingredientId ?? ''
  const isOwn = isBrand(library, ingredientId)
  const inLanguage = library.ingredient(ingredientId)?.names[language] ?? []
  if (isOwn && !inLanguage.some((name) => nameKey(name) === key)) return false
  if (words.length > 1) return true
  const [word = ''] = words
  const others = library.named(word).filter((hit) => hit.ingredientId !== ingredientId)
  if (others.some(({ lang }) => lang === language)) return false
  const cls = lexiconOf(library, language).at([word], 0)?.cls
  return cls === undefined || cls === 'brand'
}

/** True if the brand is the start of a longer name: "3 bird's eye chilies". */
function beginsName(library: Library, words: readonly string[], length: number): boolean {
  const longer = words.slice(0, length + 1)
  return length > 1 && longer.length > length && library.named(longer.join(' ')).length > 0
}

/** False if an unofficial spelling has another meaning. */
function isFree(library: Library, { words, isVariant }: Spelling): boolean {
  if (!isVariant) return true
  const text = words.join(' ')
  return (
    library.named(text).length === 0 &&
    LANGUAGES.every((lang) => lexiconOf(library, lang).of(text) === undefined)
  )
}
