/** Finds claims such as "eggless", and removes optional or negated claims: "nut-free if needed", "not vegan". */

import { ABSENCE_OF_FOOD, type AbsenceCode, absencesOf } from '../../domain/absences.ts'
import { keysOf } from '../../domain/closed-sets.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { inOrder, joinsOf, WORDS, wordsOfAll } from '../../language/index.ts'
import { lookup, type Words } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { rootsOf } from '../../search/affixes.ts'
import { dictionary } from '../../search/indexes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { findByName } from '../../search/named.ts'
import type { Token } from './tokens.ts'

/** Returns the absence code for a name in lowercase without accents, or undefined if there is no such absence. */
export function absenceOf(library: Library, words: Words, language: Language) {
  const phrase = words.join(' ')
  for (const lang of inOrder(language)) {
    const code = lookup(WORDS[lang].absences, phrase)
    if (code !== undefined) return code
  }
  const food = findByName(library, words, language)
  return food && ABSENCE_OF_FOOD.get(food.ingredientId)
}

type Stretch = { readonly from: number; readonly to: number }

interface Claim extends Stretch {
  readonly code: AbsenceCode
  /** Start of the food that is absent ("Eier" in "ohne Eier"). If no food is named, the end of the claim. */
  readonly food: number
}

/** Finds claims such as "vegan", "eggless" and "gluten free". "Nicht glutenfrei" is not a claim. */
export const claimsIn = (library: Library, words: Words, language: Language): readonly Claim[] =>
  allClaimsIn(library, words, language).filter(({ from }) => denialBefore(words, from) === from)

/** Finds claims, also those that the words before them deny: "not gluten free". */
export function allClaimsIn(library: Library, words: Words, language: Language): readonly Claim[] {
  const found: Claim[] = []
  if (!words.some((word, at) => mayClaim(library, words, word, at))) return found
  for (let at = 0; at < words.length; ) {
    const claim = claimAt(library, words, at, language)
    if (claim) found.push(claim)
    at = claim?.to ?? at + 1
  }
  return found
}

/** False if the word cannot be part of a claim. This check is cheap, and most lines have no claim. */
function mayClaim(library: Library, words: Words, word: string, at: number): boolean {
  const entries = dictionary(library).entriesAt(words, at)
  return LANGUAGES.some((lang) => {
    const cls = entries[lang]?.cls
    const { after, endings } = WORDS[lang].without
    return (
      (cls !== undefined && CLAIMS.has(cls)) ||
      after.includes(word) ||
      endings.some((ending) => word.endsWith(ending))
    )
  })
}

/** Returns where the denial of the claim at `from` begins ("nicht die glutenfreien"), or `from` if there is none. */
function denialBefore(words: Words, from: number): number {
  const at = words.slice(0, from).findLastIndex((word) => !wordsOfAll('beforeClaim').has(word))
  return wordsOfAll('denials').has(words[at] ?? '') ? at : from
}

const LONGEST_FOOD = 2
const NEGATOR_AFTER = 'negatorAfter'
/** Lexicon classes of words that are a claim by themselves. */
const CLAIMING: Readonly<Record<string, AbsenceCode>> = { plant: 'vegan', vegetarian: 'vegetarian' }
/** Lexicon classes of words that claim an absence or negate the word next to them. */
const CLAIMS: ReadonlySet<string> = new Set([...keysOf(CLAIMING), 'negator', NEGATOR_AFTER])

function claimAt(library: Library, words: Words, at: number, language: Language) {
  const entries = dictionary(library).entriesAt(words, at)
  const ends = Array.from({ length: LONGEST_FOOD }, (_, i) => at + LONGEST_FOOD - i)
    .filter((to) => to < words.length)
    .map((to) => ({ to, following: entryAt(library, words, to, language) }))
  for (const lang of inOrder(language)) {
    const absent = (from: number, to: number) => absenceOf(library, words.slice(from, to), lang)
    const entry = entries[lang]
    const next = at + (entry?.length ?? 1)
    const claimed = entry && lookup(CLAIMING, entry.cls)
    if (claimed) return { from: at, to: next, food: next, code: claimed }
    for (let to = next + LONGEST_FOOD; entry?.cls === 'negator' && to > next; to--) {
      const code = to <= words.length ? absent(next, to) : undefined
      // "No gluten-free flour" does not claim the absence of gluten.
      if (code && dictionary(library).entriesAt(words, to)[lang]?.cls !== NEGATOR_AFTER)
        return { from: at, to, food: next, code }
    }
    // Claims that end with their negator: "gluten free", "dairy and egg free".
    for (const { to, following } of ends) {
      // "Free range" is a longer phrase and takes precedence, so "eggs free range" is not free of eggs.
      const isNegated = following
        ? following.cls === NEGATOR_AFTER
        : WORDS[lang].without.after.includes(itemAt(words, to))
      const code = isNegated ? absent(at, to) : undefined
      const end = to + (following?.length ?? 1)
      if (code) return { from: at, to: end, food: end, code }
    }
    for (const root of rootsOf(itemAt(words, at), WORDS[lang].without.endings)) {
      const code = absenceOf(library, [root], lang)
      if (code) return { from: at, to: at + 1, food: at + 1, code }
    }
  }
  return undefined
}

/** True if a claim says that an animal source of the food is absent. The text must then mean a substitute. */
export function isReplaced(ingredient: Ingredient, codes: readonly AbsenceCode[]): boolean {
  // Cheese without animal rennet is still cheese.
  const { animals } = absencesOf(codes.filter((code) => code !== 'rennet'))
  const made = ingredient.animalSources ?? []
  return made.some((source) => !source.startsWith('possible-') && animals.includes(source))
}

/** Substances that are not foods: "nicht ohne Eier" asks for eggs, but "pan no sin gluten" does not ask for gluten. */
const SUBSTANCES: ReadonlySet<AbsenceCode> = new Set(['gluten', 'lactose'])

/** Replaces a claim with empty tokens if it is only an option ("nut-free if needed") or is negated ("not vegan"). */
export function withoutOffers(
  tokens: readonly Token[],
  keys: Words,
  claims: readonly Claim[],
  language: Language,
): readonly Token[] {
  const hidden = claims.flatMap((claim): readonly Stretch[] => {
    const from = denialBefore(keys, claim.from)
    const isDenied = from < claim.from
    if (isDenied) return [{ from, to: SUBSTANCES.has(claim.code) ? claim.to : claim.food }]
    return isOffered(keys, claim, language) ? [claim] : []
  })
  if (hidden.length === 0) return tokens
  return tokens.map((token, at) =>
    hidden.some(({ from, to }) => at >= from && at < to)
      ? { ...token, kind: 'sign', key: '' }
      : token,
  )
}

/** True for a sign that ends the scope of a condition or of an "or". */
const isEnd = (key: string) => /^[(),;]$/.test(key)

function isOffered(keys: Words, { from, to }: Stretch, language: Language): boolean {
  const [before, after] = [keys.slice(0, from), keys.slice(to)]
  const stop = [...after, ','].findIndex(isEnd)
  const around = [...before.slice(before.findLastIndex(isEnd) + 1), ...after.slice(0, stop)]
  const next = after.slice(stop).find((key) => !isEnd(key)) ?? ''
  const last = before.at(-1) ?? ''
  const { or } = joinsOf(language)
  return (
    // In "or gluten-free soy sauce", the claim belongs to a separate food.
    (or.has(last) && stop === 0) ||
    or.has(after[0] ?? '') ||
    LANGUAGES.map((lang) => WORDS[lang].offers).some(
      (offers) =>
        offers.before.has(last) ||
        [...around, next].some((word) => offers.condition.has(word)) ||
        around.some((word) => offers.beside.has(word)),
    )
  )
}
