/** Reads a recipe line as people write it: how much of what, how sure, and what else it could be. */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import type { Unit } from '../domain/units.ts'
import { nameKey } from '../language/fold.ts'
import { inOrder, isDescriptor, WORDS } from '../language/index.ts'
import { leadingAmount, plainFractions } from '../language/numbers.ts'
import type { Library } from '../library/library.ts'
import { ACCEPTED, type Resolution, resolvePhrase } from '../search/resolve.ts'
import { NOTHING, type Quantity, readQuantity } from './quantity.ts'
import { toGrams, unitWords } from './units.ts'

export interface ParsedItem {
  readonly line: string
  readonly ingredientId: string | null
  readonly name: string
  readonly amount: number | null
  readonly unit: string | null
  readonly grams: number | null
  readonly estimated: boolean
  readonly confidence: number
  readonly alternatives: readonly Resolution[]
  /** Ids of what the line allows instead ("oil or butter"); only the first is taken. */
  readonly or?: readonly string[]
  /** Why there is no ingredient or no weight. */
  readonly reason?: string
}

/** As many as the longest list of candidates that a name has. */
const MAX_ALTERNATIVES = 5
/** A line is read to this length; nobody writes longer ones. */
const MAX_LINE = 500

/** What joins two ingredients in a line, in any of the languages. */
const AND = /\s+(?:and|und|u\.|y|e|&|\+)\s+/i
/** From this confidence on a phrase is a name and nothing else, inflected at most. */
const CERTAIN = 0.97
/** From this confidence on nothing but descriptors stands around the name. */
const CLEAR = 0.9
/** The item of a line that names no ingredient. */
export function nameless(line: string, reason: string): ParsedItem {
  return {
    line,
    ingredientId: null,
    name: line,
    amount: null,
    unit: null,
    grams: null,
    estimated: false,
    confidence: 0,
    alternatives: [],
    reason,
  }
}

/**
 * Parses the lines of a recipe. Blank lines and headings give no item; a line may give two ("salt and pepper"). A line
 * without an amount that opens a block and names no ingredient is taken for a heading; anywhere else it is an item
 * without an ingredient. `onHeading` hears every line that gave no item, so that nothing is passed over in silence.
 */
export function parseText(
  library: Library,
  text: string,
  language: Language,
  onHeading: (line: string) => void = () => {},
): ParsedItem[] {
  let opens = true
  return text.split(/\r?\n/).flatMap((raw) => {
    const line = raw.trim()
    if (line === '') {
      opens = true
      return []
    }
    const items = parseLine(library, line, language, opens)
    if (items.length === 0) onHeading(line)
    opens = false
    return items
  })
}

/** The items of one line; `opensBlock` says that a title or sub-heading may stand here. */
export function parseLine(
  library: Library,
  line: string,
  language: Language,
  opensBlock = false,
): ParsedItem[] {
  const text = plainFractions(
    line
      .slice(0, MAX_LINE)
      .replace(/^[\s\-*•·–—]+/, '')
      .replace(/^(\d.*):\s*$/, '$1')
      .replace(/ /g, ' ')
      .trim(),
  )
  // A ruled line (`---`, `***`) parts a recipe and names nothing.
  if (/^[\s\-=_*~•·–—]*$/.test(text) || isHeading(text)) return []
  const several = severalOf(library, line, text, language)
  if (several) return several
  const colon = /^([^:]+):\s*(\d.*)$/.exec(text)
  const ordered = colon ? `${colon[2]} ${colon[1]}` : text
  const part = partOf(library, ordered, language)
  if (part) return [finish(library, line, part.quantity, part.readings, language)]
  const quantity = readQuantity(library, ordered)
  const items = readItems(library, line, quantity, language)
  if (
    opensBlock &&
    quantity.amount === null &&
    !items.some(({ confidence }) => confidence >= CLEAR)
  ) {
    const misspelt = resolvePhrase(library, text, language)[0]?.misspelt === true
    return misspelt ? items : []
  }
  return items
}

/** An amount makes a line an item, whatever else it says. */
function isHeading(text: string): boolean {
  if (leadingAmount(text)) return false
  if (/:\s*$/.test(text)) return true
  return Object.values(WORDS).some((words) => words.headings.test(text))
}

/** "200 g flour, 2 eggs": parts that each have an amount and name an ingredient. */
function severalOf(library: Library, line: string, text: string, language: Language) {
  const parts = text.split(/[,;]\s+(?=\d)/)
  if (parts.length < 2) return undefined
  const items = parts.flatMap((part) =>
    readItems(library, line, readQuantity(library, part), language),
  )
  const clear = items.every((item) => item.ingredientId !== null && item.confidence >= CLEAR)
  return clear ? items : undefined
}

/** "juice of 1 lemon", "Schale einer Zitrone", "la ralladura de media naranja". */
function partOf(library: Library, text: string, language: Language) {
  for (const lang of inOrder(language)) {
    const { parts } = WORDS[lang]
    const match =
      /^(?:(?:die|der|la|el|the|abgeriebene|fein)\s+)*(\p{L}+)\s+(?:of|from|von|de|(?=eine))\s*(.+)$/iu.exec(
        text,
      )
    const part = match && parts[nameKey(match[1]!)]
    if (!part) continue
    const quantity = readQuantity(library, match[2]!)
    const whole = resolvePhrase(library, quantity.rest.split(',')[0]!, language)[0]
    const ingredient = whole && library.ingredient(`${whole.ingredientId}-${part}`)
    if (!ingredient) continue
    const piece = unitWords(library.units).get('piece')?.[0] ?? null
    return {
      quantity: { ...quantity, amount: quantity.amount ?? 1, unit: quantity.unit ?? piece },
      readings: [{ ...whole, ingredientId: ingredient.id, name: ingredient.names[language][0]! }],
    }
  }
  return undefined
}

/** The ingredients that the words behind a quantity name. */
function readItems(
  library: Library,
  line: string,
  quantity: Quantity,
  language: Language,
): ParsedItem[] {
  const counted = wholeName(library, quantity, language)
  if (counted) {
    const amount = quantity.numbered ? quantity.amount : null
    const named = library.ingredient(counted[0]!.ingredientId)
    // "2 Dosen weiße Bohnen" are two tins of them, "2 ramas de canela" two pieces.
    const unit = quantity.unit && named?.portions[quantity.unit.id] ? quantity.unit : null
    return [finish(library, line, { ...quantity, amount, unit }, counted, language)]
  }
  const said = withoutToTaste(quantity.rest.replace(/\([^)]*\)/g, ' '))
  // "nata para cocinar" is a name; "azúcar para el caramelo" is sugar and what it is for.
  const isName = (resolvePhrase(library, said, language)[0]?.confidence ?? 0) >= CERTAIN
  const bare = isName ? said : withoutPurpose(said)
  const [first = '', ...others] = sharedNoun(library, alternativesOf(bare, language), language)
  const segments = first
    .split(/[,;]/)
    .map((s) => s.trim())
    .filter(Boolean)
  const pair = quantity.amount === null ? listOf(library, segments, language) : undefined
  if (pair) {
    return pair.map((readings) => finish(library, line, quantity, readings, language))
  }
  const both = andPair(library, segments[0] ?? '', language)
  if (both) {
    return both.map((readings, i) =>
      finish(library, line, i === 0 ? quantity : NOTHING, readings, language),
    )
  }
  const sides = sidesOf(library, segments[0] ?? '', language)
  if (sides) {
    return sides.map((side, i) =>
      finish(
        library,
        line,
        i === 0 ? quantity : { amount: null, unit: null, rest: side },
        clean(library, side, language),
        language,
      ),
    )
  }
  const readings = firstNamed(library, segments, language)
  const also = alsoNamed(library, segments.slice(1), readings[0], language)
  if (also.length > 0) {
    return [readings, ...also].map((one, i) =>
      finish(library, line, i === 0 ? quantity : NOTHING, one, language),
    )
  }
  const told = others.flatMap((other) => resolvePhrase(library, other, language).slice(0, 1))
  const item = finish(library, line, quantity, [...readings, ...told.map(asAlternative)], language)
  const or = told.map(({ ingredientId }) => ingredientId).filter((id) => id !== item.ingredientId)
  return [or.length > 0 ? { ...item, or } : item]
}

/** "1 rama de canela": the portion word belongs to a name that means something else than the name without it. */
function wholeName(library: Library, { spoken, rest }: Quantity, language: Language) {
  if (spoken === undefined) return undefined
  const first = (text: string) => text.split(/[,;(]/)[0]!
  const whole = resolvePhrase(library, withoutToTaste(first(spoken)), language)
  const bare = resolvePhrase(library, first(rest), language)[0]
  // "nuez picada": without its first word nothing is named, so that the word is no portion.
  const sure = (whole[0]?.confidence ?? 0) >= (bare ? CERTAIN : CLEAR)
  return sure && whole[0]!.ingredientId !== bare?.ingredientId ? whole : undefined
}

/** Drops what the ingredient is for: "azúcar para el caramelo", "butter for the tin". */
function withoutPurpose(text: string): string {
  return text.replace(/(?<=\S)\s+(?:para|for|für|zum|zur|fürs)\s+.*$/i, '')
}

const asAlternative = (one: Resolution): Resolution => ({
  ...one,
  confidence: Math.min(one.confidence, ACCEPTED - 0.01),
})

function withoutToTaste(text: string): string {
  return TO_TASTE.reduce((rest, phrase) => rest.replace(phrase, '$1'), text)
}

/** Phrases for an amount that the cook decides, in all languages. */
const TO_TASTE = Object.values(WORDS)
  .flatMap((words) => words.toTaste)
  .map((phrase) => new RegExp(`(^|[\\s,])${phrase}(?=$|[\\s,])`, 'i'))

/** The sides of "or"; the first is meant, the others are told. */
function alternativesOf(text: string, language: Language): readonly string[] {
  return text.split(language === 'es' ? /\s+(?:o|u|or|oder)\s+/i : /\s+(?:or|oder|bzw\.?)\s+/i)
}

/**
 * "peanut or vegetable oil": the first side takes the noun of the last, where that makes a name. "fresh or frozen peas":
 * a first side of mere descriptors takes what the last has beyond its own.
 */
function sharedNoun(library: Library, sides: readonly string[], language: Language) {
  const [first, ...others] = sides
  const noun = others.at(-1)?.split(/[,;]/)[0]?.trim().split(/\s+/).at(-1)
  if (!first || !noun) return sides
  const sure = (text: string) => resolvePhrase(library, text, language)[0]?.confidence ?? 0
  const words = first.split(/\s+/)
  const beyond = others.at(-1)!.split(/\s+/).slice(words.length).join(' ')
  const described = `${first} ${beyond}`
  if (
    beyond !== '' &&
    words.every((word) => isDescriptor(nameKey(word))) &&
    sure(described) >= CLEAR
  ) {
    return [described, ...others]
  }
  const full = `${first} ${noun}`
  return sure(full) >= CERTAIN ? [full, ...others] : sides
}

/** "Salz, Pfeffer": every segment is an ingredient by itself. */
function listOf(library: Library, segments: readonly string[], language: Language) {
  const all = segments.flatMap(
    (segment) => andPair(library, segment, language) ?? [clean(library, segment, language)],
  )
  return all.length > 1 && all.every((one) => one.length > 0) ? all : undefined
}

/** "salt and pepper": two ingredients, unless the whole is a name. */
function andPair(library: Library, segment: string, language: Language) {
  const sides = segment.split(AND)
  if (sides.length < 2) return undefined
  if ((resolvePhrase(library, segment, language)[0]?.confidence ?? 0) >= CERTAIN) return undefined
  const readings = sides.map((side) => clean(library, side, language))
  return readings.every((one) => one.length > 0) ? readings : undefined
}

/** "2 EL Öl, Butter": segments behind the first that are a name of something else by themselves. */
function alsoNamed(
  library: Library,
  segments: readonly string[],
  first: Resolution | undefined,
  language: Language,
) {
  if (!first || first.confidence < CLEAR) return []
  return segments
    .map((segment) => resolvePhrase(library, segment, language))
    .filter(([one]) => one && one.confidence >= CERTAIN && one.ingredientId !== first.ingredientId)
}

/** "butter and froozle": a first side that is an ingredient, and others that may hide one. */
function sidesOf(library: Library, segment: string, language: Language) {
  const [head = '', ...tail] = segment.split(AND)
  if (tail.length === 0) return undefined
  if ((resolvePhrase(library, segment, language)[0]?.confidence ?? 0) >= CLEAR) return undefined
  const open = tail.filter((side) =>
    nameKey(side)
      .split(' ')
      .some((word) => word !== '' && !isDescriptor(word) && !PIECES.has(word)),
  )
  return open.length > 0 && clean(library, head, language).length > 0 ? [head, ...open] : undefined
}

/** Pieces of the food itself: "tomatoes and their juice". */
const PIECES = new Set(
  `their its juice juices liquid seed seeds stem stems stalk stalks top tops bone bones skin saft kerne
  stiele jugo zumo tallo tallos`.split(/\s+/),
)

/** The readings of a text that is an ingredient and nothing else; empty otherwise. */
function clean(library: Library, text: string, language: Language): readonly Resolution[] {
  const readings = resolvePhrase(library, text, language)
  return (readings[0]?.confidence ?? 0) >= CLEAR ? readings : []
}

/** Up to the first segment that names something: "skinless, boneless chicken thighs, cut into chunks". */
function firstNamed(library: Library, segments: readonly string[], language: Language) {
  const whole: string[] = []
  let best: readonly Resolution[] = []
  for (const segment of segments.slice(0, 4)) {
    whole.push(segment)
    const readings = resolvePhrase(library, whole.join(' '), language)
    if ((readings[0]?.confidence ?? 0) > (best[0]?.confidence ?? 0)) best = readings
    const named = segment.split(/\s+/).some((word) => !isDescriptor(nameKey(word)))
    if (named) break
  }
  return best
}

function finish(
  library: Library,
  line: string,
  quantity: Quantity,
  readings: readonly Resolution[],
  language: Language,
): ParsedItem {
  const [first, ...rest] = readings
  const taken = first && first.confidence >= ACCEPTED ? first : undefined
  const ingredient = taken && packed(library, taken.ingredientId, quantity)
  const alternatives = (taken ? rest : readings)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ ingredientId, confidence }) => ({
      ingredientId,
      name: library.ingredient(ingredientId)!.names[language][0]!,
      confidence: round6(confidence),
    }))
  if (!taken || !ingredient) {
    const reason = first ? 'more than one ingredient may be meant' : 'no such ingredient'
    return {
      line,
      ingredientId: null,
      name: quantity.rest.trim() || line,
      amount: quantity.amount,
      unit: quantity.unit?.id ?? null,
      grams: null,
      estimated: false,
      confidence: 0,
      alternatives,
      reason,
    }
  }
  const unit =
    quantity.unit ?? (quantity.amount === null ? null : counted(library, ingredient, quantity.rest))
  const amount = unit?.kind === 'qualitative' ? null : quantity.amount
  const weighed = amount === null ? null : toGrams(library, ingredient, amount, unit?.id ?? 'piece')
  const known = weighed !== null && typeof weighed !== 'string' ? weighed : null
  return {
    line,
    ingredientId: ingredient.id,
    name: ingredient.names[language][0]!,
    amount: amount === null ? null : round6(amount),
    unit: amount === null ? null : (unit?.id ?? 'piece'),
    grams: known ? round6(known.grams) : null,
    estimated: known?.estimated ?? false,
    confidence: round6(taken.confidence),
    alternatives,
    ...(typeof weighed === 'string' ? { reason: weighed } : {}),
  }
}

/** Beans from a tin are the tinned ones, where the library has them apart. */
function packed(library: Library, id: string, { unit, container }: Quantity) {
  const tinned = [unit?.id, container?.id].includes('can') && library.ingredient(`canned-${id}`)
  return tinned || library.ingredient(id)
}

/** What a bare number counts: a portion or a size that the name speaks of ("garlic cloves", "cebolla grande"), else pieces. */
function counted(library: Library, ingredient: Ingredient, text: string): Unit | null {
  const words = unitWords(library.units)
  const spoken = nameKey(text.split(/[,;(]/)[0]!)
    .split(' ')
    .flatMap((word) => [
      ...(words.get(word) ?? []),
      ...Object.values(WORDS).flatMap(({ portionSuffixes }) => {
        const ending = Object.keys(portionSuffixes)
          .sort((a, b) => b.length - a.length)
          .find((suffix) => word.endsWith(suffix))
        return ending ? (words.get(portionSuffixes[ending]!) ?? []) : []
      }),
    ])
  return (
    spoken.find(({ kind, id }) => kind === 'portion' && ingredient.portions[id] !== undefined) ??
    words.get('piece')?.[0] ??
    null
  )
}
