/** Adds the foods that were found in a line, each as a new mention or as a description of the previous mention. */

import { ABSENCE_WITH_FOOD, ABSENCES, type AbsenceCode } from '../../domain/absences.ts'
import { itemAt, lastOf } from '../../domain/present.ts'
import type { Role } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { WORDS } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import type { Words } from '../../language/words.ts'
import { isBrand } from '../../library/library.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { addsAllergen, isKind } from '../../search/compare-foods.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { brandNamed, dictionary } from '../../search/indexes.ts'
import { findByName, type Resolution } from '../../search/named.ts'
import type { Amount } from './amounts.ts'
import { claimsIn, isReplaced } from './claims.ts'
import {
  asGuess,
  type Choice,
  type Draft,
  giveAmount,
  impliedDraft,
  onlyChoice,
  withBrand,
} from './draft.ts'
import { replaceByParts, resolutionOf } from './fruit-parts.ts'
import { isOddSign } from './markup.ts'
import { CERTAIN, NAME_FORM, readingOf, readWords } from './readings.ts'
import { changeRoles, markAll, markLastAsGuess, markReading, range, wordsAt } from './scan.ts'
import type { Indexes, LineState, Slot } from './state.ts'
import { treatmentsIn } from './treatments.ts'
import { phraseOf, spokenOf, writtenText } from './wording.ts'

/** Where a food was found in the line, and the amount of the food. */
export interface Occurrence {
  readonly indexes: Indexes
  readonly amount?: Amount | undefined
  readonly slot: Slot
}

export function takeReading(state: LineState, reading: FoodReading, found: Occurrence): void {
  markReading(state, found.indexes, reading, found.slot)
  addReading(state, reading, found)
}

/** Adds a reading either as a mention or as a description of the previous mention. */
export function addReading(
  state: LineState,
  reading: FoodReading,
  found: Occurrence,
  words: Words = wordsAt(state, found.indexes),
): void {
  const { indexes, amount } = found
  if (reading.isEmpty) describe(state, reading, indexes, amount)
  else if (!isAbsorbed(state, reading, found, words)) {
    const choice: Choice = {
      certainty: reading.certainty,
      candidates: reading.candidates,
      phrase: phraseOf(state, indexes, reading),
      spoken: spokenOf(state, indexes),
      amount: amount ?? state.pending.amount ?? state.shared,
      ...(reading.isClosed ? { isOneOf: true } : {}),
    }
    state.pending.amount = undefined
    const named = words.filter((_, i) => reading.roles[i] === 'food')
    addDraft(state, choice, named.length > 0 && words.length === indexes.length ? named : words)
  }
}

/** Applies a reading that only adds a brand or note to the previous food. Returns false for any other reading. */
function isAbsorbed(
  state: LineState,
  reading: FoodReading,
  { indexes, amount, slot }: Occurrence,
  words: Words,
): boolean {
  const last = state.drafts.at(-1)
  const isCounted = amount?.numbered === true
  const markAs = (role: Role) => {
    markAll(state, indexes, role)
    return true
  }
  const isOnlyBrand = () =>
    dictionary(state.library).brandEnd(words, 0) === words.length &&
    brandNamed(state.library, words.join(' ')) === undefined
  // A remark may be a brand: "Frischkäse (Philadelphia)", "kosher salt (Morton: 1 1/4 tsp)".
  if (
    slot === 'remark' &&
    last &&
    !(isCounted && isOfOtherFood(state, last, reading)) &&
    (takeBrand(state, last, reading, writtenText(state, indexes)) || isOnlyBrand())
  )
    return markAs('note')
  // An unknown remark makes the match of the previous food uncertain. A remark with an amount is a separate food.
  const isRemark = slot === 'remark' && last && !isCounted && !reading.isClosed
  if (isRemark && isProperName(state, reading, indexes)) return markAs('note')
  const treatments = isRemark ? treatmentsIn(state, reading, indexes) : undefined
  if (treatments) {
    describeLast(
      state,
      indexes.filter((at) => !treatments.includes(at)),
    )
    markAll(state, treatments, 'note')
    return true
  }
  if (isRemark && (reading.certainty === 'none' || isTypo(reading))) {
    changeRoles(state, indexes, ['food', 'further food'], 'unread')
    markLastAsGuess(state)
    return true
  }
  // Water is not an ingredient if a food is only treated with it: "soaked in cold water".
  const isWater = reading.candidates[0]?.ingredientId === 'water'
  if (slot === 'beside' && state.inWithClause && isWater) return markAs('note')
  if (slot === 'main' || isCounted) return false
  if (isMadeWithout(state, reading)) return markAs('negation')
  // A food is not added again if the line repeats it: "butter, plus extra butter".
  return isKnown(state, reading)
}

/**
 * True for an unknown name of a brand, place or person after a lowercase food name: "cream (Amul)". German capitalizes
 * all nouns, so only acronyms ("ESN") and adjectives formed from place names count there.
 */
function isProperName(state: LineState, reading: FoodReading, indexes: Indexes): boolean {
  const { tokens, keys, language, roles } = state
  if (reading.roles.length !== indexes.length) return false
  const { capitalNouns, fromPlace } = WORDS[language]
  const textAt = (at: number) => tokens[at]?.text ?? ''
  const isSurelyName = (at: number) =>
    ACRONYM.test(textAt(at)) || (fromPlace.test(keys[at] ?? '') && /^\p{Lu}/u.test(textAt(at)))
  const isName = (at: number) => NAME(textAt(at)).test(textAt(at))
  const food = keys.flatMap((_, at) => (roles[at] === 'food' ? [at] : []))
  const isSmall = !capitalNouns && food.length > 0 && !food.some(isName)
  // A proper name may look like a food: "(Cookeen)", "(Kara)".
  const isLikeFood = reading.certainty !== 'none' || reading.candidates.length > 0
  if (isLikeFood) {
    const isVague = isTypo(reading) || (reading.certainty === 'none' && !reading.isAmbiguous)
    if (!isVague || !isSmall || mayAddAllergen(state, reading, indexes)) return false
  }
  const unread = indexes.filter(
    (_, i) => reading.roles[i] === 'unread' || (isLikeFood && reading.roles[i] === 'food'),
  )
  if (unread.length === 0) return false
  return (!isLikeFood && unread.every(isSurelyName)) || (isSmall && unread.every(isName))
}

/** True if a word may be a misspelt food that would add an allergen. For example, "(Mlik)" may mean milk. */
function mayAddAllergen(
  { library, drafts, tokens }: LineState,
  reading: FoodReading,
  indexes: Indexes,
) {
  const [food] = drafts.length > 0 ? (onlyChoice(lastOf(drafts))?.candidates ?? []) : []
  const like = indexes.filter(
    (_, i) => reading.roles[i] === 'food' || reading.roles[i] === 'unread',
  )
  if (like.every((at) => (tokens[at]?.text.length ?? 0) <= MAX_VAGUE_LENGTH)) return false
  const before = food && library.ingredient(food.ingredientId)
  return reading.candidates.some(({ ingredientId }) => {
    const other = library.ingredient(ingredientId)
    return !before || !other || addsAllergen(before, other)
  })
}

/** Words of at most this many letters do not count as misspelt foods, since they resemble too many foods. */
const MAX_VAGUE_LENGTH = 4
const ACRONYM = /^\p{Lu}{2,5}$/u
const NAME = lettered(NAME_FORM)

/** If the reading is only a brand, adds the brand to the preceding food and returns true. */
export function takeBrand(
  { library }: LineState,
  draft: Draft,
  { candidates: [first] }: Pick<FoodReading, 'candidates'>,
  text: string,
): boolean {
  const only = onlyChoice(draft)
  if (!first || !brandOf(library, first) || only?.certainty !== 'sure') return false
  const brand = first.brand ?? nameKey(first.name)
  // The words may name a food instead of the brand: "Just eggs" may mean eggs, not the brand JUST Egg.
  const namesOther = (word: string) =>
    library
      .named(word)
      .some(({ ingredientId: id }) => id !== first.ingredientId && !isBrand(library, id))
  if (!isCapitalised(text) && brand.split(' ').some(namesOther)) return false
  draft.choices = [withBrand(only, brand)]
  return true
}

/** True if the brand stands for a different food from the one before it: "200 g sugar, 100 g Nutella". */
function isOfOtherFood({ library }: LineState, draft: Draft, { candidates: [first] }: FoodReading) {
  const food = first && brandOf(library, first)?.food
  const before = onlyChoice(draft)?.candidates[0]
  return !!food && before !== undefined && !isKind(library, before.ingredientId, food)
}

/** True if all words begin with a capital, unless all letters are capitals. */
function isCapitalised(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word)) && /\p{Ll}/u.test(text)
}

/** Adds a food, and applies the descriptions and claims before it. Those after it are looked up with `words`. */
export function addDraft(state: LineState, choice: Choice, words: Words): void {
  const { drafts, pending } = state
  const draft: Draft = {
    choices: [choice],
    without: [],
    optional: false,
    unread: pending.unread,
    words,
    ...(state.inWithClause && drafts.length > 0 ? { isAside: true } : {}),
  }
  pending.unread = false
  drafts.push(draft)
  if (pending.kinds.length > 0) {
    applyKinds(state, draft, pending.kinds)
    pending.kinds = []
  }
  if (pending.claims.length > 0) {
    applyClaims(state, draft, pending.claims)
    pending.claims = []
  }
}

/** If no food was read, adds the whole line as an unknown food. */
export function nameUnread(state: LineState): void {
  const { drafts, pending, tokens, roles } = state
  if (drafts.length > 0) return
  if (!pending.amount && !tokens.some(({ kind, key }) => kind !== 'sign' || isOddSign(key))) return
  const all = range(0, tokens.length)
  const rest = all.filter((at) => roles[at] !== 'amount' && roles[at] !== 'unit')
  const phrase = writtenText(state, rest) || (pending.amount ? '' : writtenText(state, all))
  drafts.push({
    choices: [unknownFood(phrase, pending.amount)],
    without: pending.claims,
    optional: false,
    unread: false,
    words: [],
  })
}

/** Adds an unknown food that the line describes but does not name. */
export function addUnnamed(state: LineState, indexes: Indexes): void {
  const { pending } = state
  const choice = unknownFood(writtenText(state, indexes), pending.amount)
  pending.amount = undefined
  pending.kinds = []
  markAll(state, indexes, 'unread')
  addDraft(state, choice, [])
}

const unknownFood = (phrase: string, amount: Amount | undefined): Choice => ({
  certainty: 'none',
  candidates: [],
  phrase,
  spoken: '',
  amount,
})

/** Adds the claims that a name includes, as in "laktosefreie Milch". */
export function addClaimsOf(state: LineState, indexes: Indexes): void {
  const current = state.drafts.at(-1)
  const words = wordsAt(state, indexes)
  const claims = claimsIn(state.library, words, state.language).map(({ code }) => code)
  if (current && claims.length > 0) addWithout(current, claims)
}

/** Adds a claim to the last food or, if there is no food yet, to the next one. */
export function addClaim(state: LineState, code: AbsenceCode): void {
  const current = state.drafts.at(-1)
  if (current) applyClaims(state, current, [code])
  else state.pending.claims = [...state.pending.claims, code]
}

/** Applies claims: "butter (vegan)" is read as vegan butter. If the library has no such food, butter is a guess. */
export function applyClaims(state: LineState, draft: Draft, codes: readonly AbsenceCode[]): void {
  const only = onlyChoice(draft)
  const [first] = only?.certainty === 'none' ? [] : (only?.candidates ?? [])
  const ingredient = first && state.library.ingredient(first.ingredientId)
  if (only && ingredient) {
    // Ignore figures, as in "laktosefreie Milch 1,5 %".
    const words = draft.words.filter((word) => !/^(?:\d+|%)$/.test(word))
    const claimed = claimedKind(state, words, codes)
    if (claimed) draft.choices = [{ ...only, candidates: [claimed] }]
    else if (isReplaced(ingredient, codes)) draft.choices = [asGuess(only)]
  }
  addWithout(draft, codes)
}

function addWithout(draft: Draft, codes: readonly AbsenceCode[]): void {
  draft.without = [...new Set([...draft.without, ...codes])]
}

/** The ingredient whose name consists of the words and the claim, in either order. */
const claimedKind = (
  { library, language }: LineState,
  words: Words,
  codes: readonly AbsenceCode[],
): Resolution | undefined =>
  codes
    .flatMap((code) => WORDS[language].claims[code] ?? [])
    .flatMap((phrase) => [`${phrase} ${words.join(' ')}`, `${words.join(' ')} ${phrase}`])
    .map((name) => findByName(library, name.split(' '), language))
    .find((hit) => hit?.lang === language)

/** True if a reading lacks an allergen of the food. Such readings are ignored: no description removes allergens. */
function lacksAllergenOf({ library }: LineState, only: Choice, { candidates }: FoodReading) {
  const [before, after] = [only.candidates[0], candidates[0]].map(
    (one) => one && library.ingredient(one.ingredientId),
  )
  return only.certainty === 'sure' && before && after ? addsAllergen(after, before) : false
}

/** Adds a food that the dish may contain, without an amount. */
export function addPossible(state: LineState, id: string, phrase: string): void {
  const ingredient = state.library.ingredient(id)
  if (!ingredient) return
  const food = resolutionOf(ingredient, state.language, CERTAIN)
  state.drafts.push({ ...impliedDraft('sure', food, phrase), optional: true })
}

/** Replaces a food with the variety that a description indicates: "Oregano, getrocknet", "Schokolade (weiß)". */
function applyKinds(state: LineState, draft: Draft, kinds: readonly string[]): void {
  const only = onlyChoice(draft)
  if (kinds.length === 0 || !only || only.certainty === 'guess') return
  const again = readWords(state, draft.words, kinds)
  if (again.certainty !== 'sure' || lacksAllergenOf(state, only, again)) return
  draft.choices = [{ ...only, certainty: 'sure', candidates: again.candidates }]
}

/** Calls `read`. If `isDoubtful` is true, every food that `read` adds becomes a guess. */
export function readAsGuess({ drafts }: LineState, read: () => void, isDoubtful = true): void {
  const known = new Set(drafts)
  read()
  for (const draft of drafts) if (isDoubtful && !known.has(draft)) draft.unread = true
}

/** Calls `read`, and makes every food that `read` adds optional. */
export function readAsOptional({ drafts }: LineState, read: () => void): void {
  const before = drafts.length
  read()
  for (const draft of drafts.slice(before)) draft.optional = true
}

/** Merges the draft at index `from` and all later drafts into a single draft with several choices. */
export function mergeAlternatives({ drafts }: LineState, from: number): void {
  const read = drafts.splice(from)
  const [first] = read
  if (!first) return
  const choices = read.flatMap((draft) =>
    draft.unread ? draft.choices.map(asGuess) : draft.choices,
  )
  const seen = new Set<string>()
  drafts.push({
    ...first,
    unread: false,
    optional: read.every(({ optional }) => optional),
    without: first.without.filter((code) => read.every(({ without }) => without.includes(code))),
    choices: choices.filter(({ candidates, certainty, phrase }) => {
      const id = certainty === 'none' ? `? ${phrase}` : itemAt(candidates, 0).ingredientId
      return !seen.has(id) && seen.add(id)
    }),
  })
}

const isTypo = ({ certainty, candidates }: FoodReading): boolean =>
  certainty === 'guess' && candidates[0]?.misspelt === true

/** Reads words that name no food as a description of the previous food. */
export function describeLast(state: LineState, indexes: Indexes): void {
  const reading = readingOf(state, indexes)
  markReading(state, indexes, reading, 'beside')
  changeRoles(state, indexes, ['further food', 'unread'], 'descriptor')
  const current = state.drafts.at(-1)
  if (current) applyKinds(state, current, reading.kinds)
}

/** Applies words that describe the previous food. A state or "juice only" may turn it into another food. */
function describe(
  state: LineState,
  { kinds }: FoodReading,
  indexes: Indexes,
  amount: Amount | undefined,
): void {
  const { drafts, pending } = state
  const current = drafts.at(-1)
  if (!current) {
    if (amount?.numbered) pending.amount ??= amount
    pending.kinds = [...pending.kinds, ...kinds]
    return
  }
  if (amount?.numbered) giveAmount(drafts, amount)
  if (!replaceByParts(state, current, wordsAt(state, indexes))) applyKinds(state, current, kinds)
}

/** If an ingredient implies an absence ("Käse mit mikrobiellem Lab"), adds this absence and returns true. */
function isMadeWithout({ library, drafts }: LineState, { certainty, candidates }: FoodReading) {
  const code = certainty === 'sure' && ABSENCE_WITH_FOOD.get(candidates[0]?.ingredientId ?? '')
  const current = drafts.at(-1)
  const id = onlyChoice(current)?.candidates[0]?.ingredientId
  const made = (id === undefined ? undefined : library.ingredient(id))?.animalSources ?? []
  if (!code || !current || !ABSENCES[code].animals.some((one) => made.includes(one))) return false
  addWithout(current, [code])
  return true
}

/** True if the line already has the food, and the food is certain. */
function isKnown({ drafts }: LineState, { certainty, candidates }: FoodReading): boolean {
  if (certainty === 'none') return false
  return drafts.some((draft) => {
    const only = onlyChoice(draft)
    return (
      only?.certainty === 'sure' && only.candidates[0]?.ingredientId === candidates[0]?.ingredientId
    )
  })
}
