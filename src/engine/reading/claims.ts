/** What a line says a food is without ("eggless", "ohne Nüsse", "vegan"), and what that means for allergens and animal sources. */

import { ABSENCE_OF_FOOD, ABSENCES, type Absence, type AbsenceCode } from '../../domain/absences.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { entryAt, lexiconOf } from '../../search/lexicon-entries.ts'
import { named } from '../../search/named.ts'

/** What folded words name as absent; undefined where it is nothing that anybody has to avoid. */
export function absenceOf(
  library: Library,
  words: readonly string[],
  language: Language,
): AbsenceCode | undefined {
  const phrase = words.join(' ')
  for (const lang of inOrder(language)) {
    const code = own(WORDS[lang].absences, phrase)
    if (code !== undefined) return code
  }
  const food = named(library, words, language)
  return food && ABSENCE_OF_FOOD.get(food.ingredientId)
}

/** A stretch of words that says what is absent. */
interface ClaimAt {
  readonly from: number
  readonly to: number
  /** Where the food begins that is denied behind its negator: "ohne Eier"; elsewhere the end. */
  readonly food: number
  readonly code: AbsenceCode
}

/** Words of a phrase such as "vegan", "eggless" and "gluten free"; "nicht glutenfrei" claims nothing. */
export function claimsIn(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly ClaimAt[] {
  return stretchesIn(library, words, language).filter(
    ({ from }) => denialBefore(words, from, language) === from,
  )
}

/** Claims that are taken back, with the words that do it: "not vegan", "nicht die glutenfreien"; the eggs of "nicht ohne Eier" are no part of it. */
export function deniedIn(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly { readonly from: number; readonly to: number }[] {
  return stretchesIn(library, words, language).flatMap((claim) => {
    const from = denialBefore(words, claim.from, language)
    return from < claim.from
      ? [{ from, to: SUBSTANCES.has(claim.code) ? claim.to : claim.food }]
      : []
  })
}

/** What nobody puts beside a food: "pan no sin gluten" is bread. */
const SUBSTANCES: ReadonlySet<AbsenceCode> = new Set(['gluten', 'lactose'])

function stretchesIn(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly ClaimAt[] {
  const found: ClaimAt[] = []
  for (let at = 0; at < words.length; ) {
    const claim = claimAt(library, words, at, language)
    if (claim) found.push(claim)
    at = claim?.to ?? at + 1
  }
  return found
}

/** Where the words begin that take back a claim at `from`; `from` itself where none do. */
function denialBefore(words: readonly string[], from: number, language: Language): number {
  const languages = inOrder(language)
  let at = from - 1
  while (languages.some((lang) => WORDS[lang].beforeClaim.has(words[at] ?? ''))) at -= 1
  return languages.some((lang) => WORDS[lang].denials.has(words[at] ?? '')) ? at : from
}

const BEHIND = 'negatorBehind'
const whole = (from: number, to: number, code: AbsenceCode) => ({ from, to, food: to, code })

function claimAt(
  library: Library,
  words: readonly string[],
  at: number,
  language: Language,
): ClaimAt | undefined {
  for (const lang of inOrder(language)) {
    const entry = lexiconOf(library, lang).at(words, at)
    if (entry?.cls === 'plant') return whole(at, at + entry.length, 'vegan')
    if (entry?.cls === 'vegetarian') return whole(at, at + entry.length, 'vegetarian')
    if (entry?.cls === 'negator') {
      for (let length = 2; length >= 1; length--) {
        const from = at + entry.length
        const code =
          from + length <= words.length &&
          absenceOf(library, words.slice(from, from + length), lang)
        // "No gluten-free flour" is none without gluten.
        const isDenied = code && lexiconOf(library, lang).at(words, from + length)?.cls === BEHIND
        if (code && !isDenied) return { from: at, to: from + length, food: from, code }
      }
    }
    // "Gluten free", "dairy and egg free" is read word by word.
    for (let length = 2; length >= 1; length--) {
      const behind = entryAt(library, words, at + length, language)
      // "Eggs free range" are eggs.
      const isBehind = behind
        ? behind.cls === BEHIND
        : WORDS[lang].without.behind.includes(words[at + length] ?? '')
      if (at + length < words.length && isBehind) {
        const code = absenceOf(library, words.slice(at, at + length), lang)
        if (code) return whole(at, at + length + (behind?.length ?? 1), code)
      }
    }
    for (const ending of WORDS[lang].without.endings) {
      const word = itemAt(words, at)
      if (!word.endsWith(ending) || word.length - ending.length < 2) continue
      const code = absenceOf(library, [word.slice(0, -ending.length)], lang)
      if (code) return whole(at, at + 1, code)
    }
  }
  return undefined
}

/** All that codes stand for, in one. */
export function absencesOf(codes: readonly AbsenceCode[]): Absence {
  const all = codes.map((code): Absence => ABSENCES[code])
  return {
    dimensions: [...new Set(all.flatMap(({ dimensions }) => dimensions))],
    eu: [...new Set(all.flatMap(({ eu }) => eu))],
    animals: [...new Set(all.flatMap(({ animals }) => animals))],
  }
}

/** Whether the food is made of what the claim denies, so that something else must stand in its place. */
export function isReplaced(ingredient: Ingredient, codes: readonly AbsenceCode[]): boolean {
  // Cheese without animal rennet is cheese all the same.
  const { animals } = absencesOf(codes.filter((code) => code !== 'rennet'))
  const made = ingredient.animalSources ?? []
  return made.some((source) => !source.startsWith('possible-') && animals.includes(source))
}
