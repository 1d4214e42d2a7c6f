/** Tells what a line of a recipe is by itself: a heading, a title, servings, or something to be read. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { tierOf } from '../../domain/composition.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { SkipReason } from '../../domain/reading.ts'
import { ALLERGENS } from '../../domain/restrictions.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder, WORDS, wordsOfAll } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { isInstruction } from '../../language/steps.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { keyNamed } from '../../recipes/lines.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { claimsIn } from './claims.ts'
import { readFood, readWritten } from './food.ts'
import { readLine } from './languages.ts'
import type { LineReading } from './line.ts'
import { foodsNamed } from './named-foods.ts'
import { type Token, tokensOf } from './tokens.ts'

export type Kind = SkipReason | 'method' | 'ingredients' | 'section' | undefined

const LABELLED = lettered(String.raw`^(\p{L}+)\s*:\s*(\S.*)$`)

/** "Titel: Flan", "Recipe: Flan": what stands behind the word for a title; undefined where none stands there. */
export function titleBehindKey(line: string): string | undefined {
  const [, key = '', title] = LABELLED(line).exec(line) ?? []
  return title !== undefined && keyNamed(key) === 'title' ? title : undefined
}

/** What a line is by itself, wherever it stands; undefined for one that is to be read. */
export function kindOf(library: Library, line: string, language: Language): Kind {
  if (/^[\s\-=_*~•·–—.#|+]*$/u.test(line)) return 'ruled line'
  const marked = /^#+\s*\S/.test(line) || titleBehindKey(line) !== undefined
  const tokens = tokensOf(line)
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
  const heading = headingOf(library, words, tokens, language)
  // "Hot sauce" is a food, though "sauce" heads a part of many recipes.
  const isFood =
    heading === 'section' &&
    !introducesByPurpose(words, language) &&
    readWritten(library, words, language)?.certainty === 'sure'
  if (heading && !isFood) return heading
  if (isServingsLine(library, tokens, language) && !isDividing(line, words, language)) {
    return 'servings'
  }
  if (marked) return 'title'
  if (tokens.some(({ kind }) => kind === 'number')) return undefined
  if (endsInDash(line) && introduces(library, words, language)) return 'heading'
  if (!endsInColon(line)) return undefined
  // "Butter:" is butter; "For the peanut sauce:" introduces what follows.
  const { certainty, candidates } = readFood(library, words, language)
  // "Pino:" is the filling of an empanada, and a letter from piña.
  const isMisspelt = candidates[0]?.misspelt === true
  return certainty === 'sure' && !introduces(library, words, language)
    ? undefined
    : certainty === 'none' || isMisspelt || introduces(library, words, language)
      ? 'heading'
      : undefined
}

/** Why such a line is passed over: the kinds of headings are all headings to those who read the answer. */
export function reasonOf(kind: Kind): SkipReason | undefined {
  return kind === 'method' || kind === 'ingredients' || kind === 'section' ? 'heading' : kind
}

/** Why a line that is no item is none, as far as it tells by itself. */
export function passedOver(library: Library, line: string, language: Language): SkipReason {
  const reason = reasonOf(kindOf(library, line, language))
  return reason ?? (readLine(library, line, language).isNonFood ? 'not food' : 'markup')
}

/** "For the paste -". */
const endsInDash = (line: string) => /\s[-–—]+\s*$/.test(line)
const endsInColon = (line: string) => /[:：]\s*[*_]*\s*$/.test(line)

/** Lines of the lexicon alone: "Zubereitung", "Ingredients", "Für den Teig", "Topping". */
function headingOf(
  library: Library,
  words: readonly string[],
  tokens: readonly Token[],
  language: Language,
): 'method' | 'ingredients' | 'section' | undefined {
  if (words.length === 0) return undefined
  const numbers = tokens.some(({ kind }) => kind === 'number')
  for (const lang of inOrder(language)) {
    const found = new Set<string>()
    let at = 0
    for (; at < words.length; ) {
      const entry = entryAt(library, words, at, lang)
      const isPurpose = WORDS[lang].joins.purpose.has(itemAt(words, at))
      if (isPurpose || entry?.cls === 'purpose') found.add('section')
      else if (entry && HEADINGS.has(entry.cls)) found.add(entry.cls)
      else if (
        !(entry && isPlain(entry.cls)) &&
        !WORDS[lang].servings.has(itemAt(words, at)) &&
        !WORDS[lang].fillers.has(itemAt(words, at))
      )
        break
      at += isPurpose || !entry ? 1 : entry.length
    }
    if (at < words.length) continue
    if (found.has('method') && !numbers) return 'method'
    if (found.has('ingredients')) return 'ingredients'
    if (found.has('section') && !numbers) return 'section'
  }
  return undefined
}

const HEADINGS: ReadonlySet<string> = new Set(['section', 'method', 'ingredients'])

export const introducesByPurpose = ([first = '']: readonly string[], language: Language) =>
  WORDS[language].joins.purpose.has(first)

/** Whether a line begins as one that introduces a part of the recipe. */
function introduces(library: Library, words: readonly string[], language: Language): boolean {
  const [first = ''] = words
  if (WORDS[language].joins.purpose.has(first)) return true
  return words.some((_, at) => entryAt(library, words, at, language)?.cls === 'section')
}

/** "Für 4 Personen", "Serves 6-8", "servings: 4", "6 raciones", "makes 12 cookies": never food. */
function isServingsLine(library: Library, tokens: readonly Token[], language: Language): boolean {
  if (!tokens.some(({ kind }) => kind === 'number')) {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
    const spelt = words.some((word) => own(WORDS[language].numbers, word) !== undefined)
    if (!spelt) return false
  }
  return inOrder(language).some((lang) => {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
    const { servings, joins, numbers } = WORDS[lang]
    const telling = words.filter((word) => servings.has(word))
    if (telling.length === 0) return false
    // "Makes 12 cookies" and "ergibt 20 Stück" begin with their verb; whatever they count is no ingredient.
    if (
      wordsOfAll('yields').has(itemAt(words, 0)) &&
      tokens.length <= MOST_OF_YIELD &&
      countsAtOnce(tokens)
    )
      return true
    return words.every(
      (word, at) =>
        servings.has(word) ||
        joins.purpose.has(word) ||
        joins.about.has(word) ||
        joins.to.has(word) ||
        joins.or.has(word) ||
        own(numbers, word) !== undefined ||
        wordsOfAll('recipe').has(word) ||
        isPlain(entryAt(library, words, at, lang)?.cls ?? 'everyday'),
    )
  })
}

/** "In 4 Portionen teilen": so many pieces of dough are no people. */
const isDividing = (line: string, [first = '']: readonly string[], language: Language) =>
  isInstruction(line, language) && !wordsOfAll('yields').has(first)

/** "Ergibt 1 Strudel, ca. 8 Stück · gut 1,5 h". */
const MOST_OF_YIELD = 14

/** "Makes about 12 cookies", not "serve with 200 g peanuts": between the verb and its number stands nothing else. */
function countsAtOnce(tokens: readonly Token[]): boolean {
  for (const { kind, key } of tokens.slice(1)) {
    if (kind === 'number') return true
    if (kind === 'sign') continue
    const words = Object.values(WORDS)
    if (words.some(({ numbers }) => own(numbers, key) !== undefined)) return true
    const isBetween = words.some(
      ({ joins, servings, recipe }) =>
        joins.about.has(key) ||
        joins.purpose.has(key) ||
        joins.to.has(key) ||
        servings.has(key) ||
        recipe.has(key),
    )
    if (!isBetween && key !== 'up') return false
  }
  return false
}

/**
 * A text's first line without an amount that is not surely a food, followed by a blank line, a heading, a servings line or a
 * line with an amount; `list` is what stands behind it.
 */
export function isTitle(
  library: Library,
  line: string,
  list: readonly string[],
  language: Language,
): boolean {
  const behind = list.slice(0, AHEAD)
  const reading = readLine(library, line, language)
  const { mentions } = reading
  // "Banana bread (1 loaf, 10 slices)" and "Käsespätzle für 4 Personen" have numbers, but no amount of a food.
  const leading = mentions.some(({ choices }) => choices.some(({ amount }) => amount?.numbered))
  const startsWithNumber = tokensOf(line)[0]?.kind === 'number'
  const bracketed = /\([^)]*\)\s*$/.test(line) && !/\d/.test(line.replace(/\([^)]*\)\s*$/, ''))
  if (startsWithNumber || (leading && !bracketed)) return false
  if (mentions.length === 0) return false
  const sure = mentions.every(({ choices }) =>
    choices.every(({ certainty }) => certainty === 'sure'),
  )
  const isNegated = reading.parts.some(({ role }) => role === 'negation')
  const [next] = behind
  if (sure && !isNegated && !bracketedServings(line)) {
    // A dish that can be bought ready is also what a recipe is called, and so is bread above what it is baked of.
    const ids = mentions.flatMap(({ choices }) =>
      choices.map(({ candidates }) => candidates[0]?.ingredientId),
    )
    const isDish = ids.every((id) => isReadyDish(library, id))
    if (!isDish && !isMadeOf(library, ids, () => idsIn(library, list, language))) return false
  }
  if (next === undefined) return false
  if (next.trim() === '') return behind.some((one) => one.trim() !== '')
  if (kindOf(library, next.trim(), language) !== undefined) return true
  return readLine(library, next.trim(), language).mentions.some(({ choices }) =>
    choices.some(({ amount }) => amount?.amount != null),
  )
}

/** The foods of the lines that have amounts. */
function idsIn(library: Library, lines: readonly string[], language: Language): readonly string[] {
  return lines.flatMap((line) =>
    readLine(library, line.trim(), language).mentions.flatMap(({ choices }) =>
      choices
        .filter(({ amount }) => amount?.amount != null)
        .map(({ candidates }) => candidates[0]?.ingredientId ?? ''),
    ),
  )
}

/** Whether one is a mixed food of which the lines name parts: the first of a list may be one of its foods. */
function isMadeOf(
  library: Library,
  ids: readonly (string | undefined)[],
  idsOfList: () => readonly string[],
): boolean {
  return ids.some((id) => {
    const food = id === undefined ? undefined : library.ingredient(id)
    if (!food) return false
    const { category, madeOf, mainIngredient } = food
    const isBaked = category === 'bread-and-pasta' || category === GRAINS
    const isMade = isReadyDish(library, id) || isComposite(library, id)
    const main = mainIngredient ?? undefined
    // Rye bread is bread, which is made of flour; that bread is in the list says nothing.
    if (!isMade && !(isBaked && isComposite(library, main))) return false
    const parts = [isMade ? main : undefined, ...(madeOf?.parts ?? []).map((part) => part.id)]
    return idsOfList().some(
      (line) => parts.includes(line) || (isBaked && isMilled(library.ingredient(line))),
    )
  })
}

const GRAINS = 'grains'
const MILLED = new Set(['flour', 'semolina', 'flakes', 'bran', 'germ'])
/** What bread and cakes are made of; rice beside bread makes none of it. */
const isMilled = (food: Ingredient | undefined) =>
  food?.category === GRAINS && MILLED.has(food.subcategory ?? '')

/** As many lines are looked ahead to tell what a line is. */
export const AHEAD = 4
const COUNTED = new Set(
  Object.values(WORDS).flatMap(({ servings, pieces }) => [...servings, ...pieces]),
)

const IN_BRACKETS = lettered(String.raw`\(\s*\d+\s+(\p{L}+)[^)]*\)\s*$`)

const bracketedServings = (line: string) =>
  COUNTED.has(nameKey(IN_BRACKETS(line).exec(line)?.[1] ?? ''))

export const wordsOf = (line: string) =>
  tokensOf(line)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key)

export function claimsOf(
  library: Library,
  line: string,
  language: Language,
): readonly AbsenceCode[] {
  return claimsIn(library, wordsOf(line), language).map(({ code }) => code)
}

/** A food that a title or heading names, or that the dish of its name holds. */
export interface Named {
  readonly ingredientId: string
  /** Whether the dish only usually holds it, so that a line with what stands in for it explains why it is missing. */
  readonly isUsual: boolean
}

/** All foods that a title or heading names, but for what it says the dish is without. */
export function foodsIn(library: Library, line: string, language: Language): readonly Named[] {
  const reading = readLine(library, line, language)
  const found = reading.mentions.flatMap(({ choices }) =>
    choices.flatMap(({ certainty, candidates }) =>
      certainty === 'none' ? [] : [itemAt(candidates, 0).ingredientId],
    ),
  )
  return undenied(library, line, reading, language, found)
}

/** The foods whose names stand in a line that is no title, but for those that it denies. */
export function foodsSaid(library: Library, line: string, language: Language): readonly Named[] {
  if (foodsNamed(library, wordsOf(line), language).length === 0) return []
  const reading = readLine(library, line, language)
  return undenied(library, line, reading, language, [])
}

/** What a line names beside what is `found` in it, and what dishes among them hold, but for what it denies: "leche frita sin harina". */
function undenied(
  library: Library,
  line: string,
  { parts }: LineReading,
  language: Language,
  found: readonly string[],
): readonly Named[] {
  const namedIn = (text: string) => foodsNamed(library, wordsOf(text), language)
  const stretches = (isDenied: boolean) =>
    parts.filter(({ role }) => (role === 'negation') === isDenied).map(({ text }) => text)
  const denied = namedIn(stretches(true).join(' '))
  const said = namedIn(stretches(false).join(' '))
  const isSaid = (id: string) => !denied.includes(id) || said.includes(id)
  return heldByAll(library, [...found, ...namedIn(line).filter(isSaid)]).filter(
    ({ ingredientId }) => found.includes(ingredientId) || isSaid(ingredientId),
  )
}

function heldByAll(library: Library, ids: readonly string[]): readonly Named[] {
  const named = [...new Set(ids)].flatMap((id) => heldBy(library, id))
  return [...new Map(named.map((one) => [one.ingredientId, one])).values()]
}

const asNamed = (ingredientId: string): Named => ({ ingredientId, isUsual: false })

const READY_DISHES = 'dishes'
const isReadyDish = (library: Library, id: string | undefined) =>
  id !== undefined && library.ingredient(id)?.category === READY_DISHES

/** Made of several foods: bread, mayonnaise, granola. */
const isComposite = (library: Library, id: string | undefined) =>
  id !== undefined && library.ingredient(id)?.variantType === 'composite'

/**
 * A recipe is called by a dish and says itself what is in it: the title tells only what the dish always holds, and the allergens of
 * what it usually does. What is in some recipes alone is not in this one unless it says so.
 */
function heldBy(library: Library, id: string): readonly Named[] {
  const isMade = isReadyDish(library, id) || isComposite(library, id)
  const madeOf = isMade ? library.ingredient(id)?.madeOf : null
  if (!madeOf) return [asNamed(id)]
  return madeOf.parts.flatMap((part) => {
    const tier = tierOf(part)
    if (tier === 'always') return [asNamed(part.id)]
    const isTold = tier === 'usually' && holdsAllergen(library, part.id)
    return isTold ? [{ ingredientId: part.id, isUsual: true }] : []
  })
}

function holdsAllergen(library: Library, id: string): boolean {
  const profile = library.ingredient(id)?.allergenProfile
  return ALLERGENS.some((allergen) => profile?.[allergen]?.contains === 'yes')
}
