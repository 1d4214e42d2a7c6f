/** Finds brand names in a line, independently of its reading: a brand implies its typical allergens, whatever the other words. */

import type { Language } from '../../domain/languages.ts'
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
      ({ choices }) => choices.length === 1 && choices[0]?.certainty === 'none',
    )
    const { choices, ...unread } = all[at] ?? mentionOf(impliedDraft('guess', brand, name))
    const asBrand = { certainty: 'guess', candidates: [brand] } as const
    const mention = { ...unread, choices: choices.map((one) => ({ ...one, ...asBrand })) }
    // Replaces words that could not be read.
    all.splice(at < 0 ? all.length : at, 1, mention)
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
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = lexiconOf(library, language).at(words, at)
    // "Con la piel brillante" is not Brillante rice.
    const isPhrase = phrase && phrase.length > 1 && phrase.cls !== 'brand'
    const brand = isPhrase
      ? undefined
      : spellingsAt(library, words.slice(at)).find((one) => isMeant(library, one, language))
    const length = isPhrase ? phrase.length : (brand?.words.length ?? 1)
    if (brand && !beginsName(library, words.slice(at), length)) found.push(brand.key)
    at += length
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

/** Brand spellings at the start of the words, longest first; each word may have a plural or genitive "s". */
function spellingsAt(
  library: Library,
  [word, ...rest]: readonly string[],
  begun: readonly string[] = [],
): readonly Spelling[] {
  if (word === undefined) return []
  return [...new Set([word, word.replace(/s$/, '')])]
    .flatMap((form) => {
      const words = [...begun, form]
      const entry = dictionary(library).find(words.join(' '))
      if (entry === undefined) return []
      const brands = dictionary(library)
        .uses(entry)
        .flatMap(({ kind, of = words.join(' ') }) =>
          kind === 'brand' || kind === 'brandVariant'
            ? { words, key: of, isVariant: kind === 'brandVariant' }
            : [],
        )
      return [...spellingsAt(library, rest, words), ...brands]
    })
    .sort((a, b) => b.words.length - a.words.length)
}

/** False for other meanings: "rama" is a branch in Spanish, "total" an everyday word; an unofficial spelling must have none. */
function isMeant(
  library: Library,
  { key, words, isVariant }: Spelling,
  language: Language,
): boolean {
  const text = words.join(' ')
  if (isVariant && (library.named(text).length > 0 || dictionary(library).has(text, 'class')))
    return false
  const ingredientId = own(library.brands.names, key)?.ingredientId ?? ''
  const inLanguage = library.ingredient(ingredientId)?.names[language] ?? []
  const isOwn = isBrand(library, ingredientId)
  if (isOwn && !inLanguage.some((name) => nameKey(name) === key)) return false
  if (words.length > 1) return true
  const others = library.named(text).filter((hit) => hit.ingredientId !== ingredientId)
  const cls = lexiconOf(library, language).of(text)
  return others.every(({ lang }) => lang !== language) && (cls === undefined || cls === 'brand')
}

/** True if the brand is the start of a longer name: "3 bird's eye chilies". */
function beginsName(library: Library, words: readonly string[], length: number): boolean {
  const longer = words.slice(0, length + 1)
  return length > 1 && longer.length > length && library.named(longer.join(' ')).length > 0
}
