/** Finds brand names among the words of a line, since a brand implies its typical allergens. */

import type { BrandName } from '../../domain/brands.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { Role } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { lookup, type Words } from '../../language/words.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { isBeginning, type Use } from '../../names/dictionary.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { isKind } from '../../search/compare-foods.ts'
import { dictionary } from '../../search/indexes.ts'
import type { Resolution } from '../../search/named.ts'
import type { LineReading } from '../lines/line.ts'
import { impliedDraft, type Mention, mentionOf, withBrand } from './draft.ts'
import { withoutAddresses } from './tokens.ts'

/** Adds the brands that a line names, unless a mention already has them. */
export function withBrands(
  library: Library,
  line: string,
  { mentions, parts, language }: Pick<LineReading, 'mentions' | 'parts' | 'language'>,
): readonly Mention[] {
  const words = nameKey(withoutAddresses(line)).split(' ')
  const keys = brandsIn(library, words, language)
  if (keys.length === 0) return mentions
  const read = mentions
    .flatMap(({ choices }) => choices)
    .filter(({ certainty }) => certainty !== 'none')
  const named = read.map(({ candidates: [first] }) => first && brandOf(library, first)?.name)
  const all = [...mentions]
  for (const key of keys) {
    const found = lookup(library.brands.names, key)
    if (!found || named.includes(found.name)) continue
    const { name, ingredientId } = found
    const at = describedFoodAt(library, { mentions: all, parts }, key.split(' '), found)
    const mention = all[at]
    if (mention) {
      all[at] = { ...mention, choices: mention.choices.map((one) => withBrand(one, key)) }
      continue
    }
    const brand: Resolution = { ingredientId, name, confidence: BESIDE, brand: key }
    const open = all.findIndex(
      ({ choices }) => choices.length === 1 && choices[0]?.certainty === 'none',
    )
    const { choices, ...unread } = all[open] ?? mentionOf(impliedDraft('guess', brand, name))
    const asBrand = { certainty: 'guess', candidates: [brand] } as const
    const guess = {
      ...unread,
      choices: choices.map(({ isOneOf: _, ...one }) => ({ ...one, ...asBrand })),
    }
    // The brand replaces a mention whose food could not be identified.
    all.splice(open < 0 ? all.length : open, 1, guess)
  }
  return all
}

/** Returns the index of the food that the brand describes; -1 if no food is certain or the brand itself is the food. */
function describedFoodAt(
  library: Library,
  { mentions, parts }: Pick<LineReading, 'mentions' | 'parts'>,
  brand: Words,
  { ingredientId, food }: BrandName,
): number {
  const hasIn = (roles: (role: Role) => boolean) =>
    parts.some(
      ({ role, text }) =>
        roles(role) &&
        nameKey(text)
          .split(' ')
          .some((word) => brand.includes(word)),
    )
  const isUnread = hasIn((role) => role === 'unread')
  // The brand is part of the food in "Kraft Macaroni & Cheese", but not in "queso crema tipo Philadelphia".
  const isOfFood = hasIn((role) => role === 'food' || role === 'further food')
  const isOwn = (id: string) => id === ingredientId || (food !== null && isKind(library, id, food))
  // A brand may be part of a food's own name: "Maggi cubes" is a name for stock cubes.
  const isCalled = (id: string, phrase: string) =>
    library
      .named(nameKey(phrase))
      .some((name) => name.ingredientId === id && nameKey(name.name).includes(brand.join(' ')))
  return mentions.findIndex(({ choices }) =>
    choices.every(
      ({ certainty, candidates: [first], phrase }) =>
        certainty === 'sure' &&
        !isUnread &&
        (!isOfFood ||
          (first && (isOwn(first.ingredientId) || isCalled(first.ingredientId, phrase)))),
    ),
  )
}

const BESIDE = 0.6

/** Keys of the brands that the words name, without overlaps. */
function brandsIn(library: Library, words: Words, language: Language): readonly string[] {
  const all = words.map((_, at) => spellingsAt(library, words, at))
  if (all.every(({ length }) => length === 0)) return []
  const found: string[] = []
  for (let at = 0, to = 0; at < words.length; at = to) {
    const phrase = dictionary(library).entriesAt(words, at)[language]
    // A longer phrase takes precedence: "con la piel brillante" does not name Brillante rice.
    const isPhrase = phrase && phrase.length > 1 && phrase.cls !== 'brand'
    const spellings = isPhrase ? [] : itemAt(all, at)
    const brand = spellings
      .toSorted((a, b) => b.to - a.to)
      .find((one) => isMeant(library, one, language))
    to = isPhrase ? at + phrase.length : (brand?.to ?? at + 1)
    // A longer name takes precedence: "bird's eye chilies" does not name the brand Bird's.
    const isLonger =
      to - at > 1 &&
      [words.slice(at, to + 1), words.slice(Math.max(at - 1, 0), to)].some(
        (longer) => longer.length > to - at && library.named(longer.join(' ')).length > 0,
      )
    if (brand && !isLonger) found.push(keyOf(brand))
  }
  return found
}

/** A brand as it is spelled in the dictionary, and the index of the word that follows it. */
type Spelling = Use & { readonly key: string; readonly to: number }

/** The brand spellings that start at a word. Each word of a brand may have a plural or genitive "s". */
function spellingsAt(library: Library, words: Words, at: number, begun = ''): readonly Spelling[] {
  const word = words[at] ?? ''
  const forms = word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
  return forms.filter(Boolean).flatMap((form) => {
    const key = begun + form
    const to = at + 1
    const entry = dictionary(library).find(key)
    if (entry === undefined) return []
    const uses = dictionary(library).uses(entry)
    const brands = uses.filter(({ kind }) => kind === 'brand' || kind === 'brandVariant')
    const longer = isBeginning(entry) ? spellingsAt(library, words, to, `${key} `) : []
    return [...longer, ...brands.map((use) => ({ ...use, key, to }))]
  })
}

const keyOf = ({ of, key }: Spelling) => of ?? key

/** False if the word has another meaning in the language. For example, "rama" is Spanish for branch. */
function isMeant(library: Library, brand: Spelling, language: Language): boolean {
  const { key: text, kind } = brand
  const hits = library.named(text)
  if (kind === 'brandVariant' && (hits.length > 0 || dictionary(library).has(text, 'class')))
    return false
  const id = lookup(library.brands.names, keyOf(brand))?.ingredientId ?? ''
  const names = library.ingredient(id)?.names[language] ?? []
  if (isBrand(library, id) && !names.some((name) => nameKey(name) === keyOf(brand))) return false
  if (text.includes(' ')) return true
  const cls = dictionary(library).classOf(text, language)
  const isFood = hits.some((hit) => hit.ingredientId !== id && hit.lang === language)
  return !isFood && (cls === undefined || cls === 'brand')
}
