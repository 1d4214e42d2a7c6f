/** Reads for how many people a recipe is, where it plainly says so: "für 4 Personen", "serves 6-8", "para cuatro". */

import { MAX_LINE } from '../domain/limits.ts'
import { itemAt } from '../domain/present.ts'
import type { Servings } from '../domain/shapes/recipes.ts'
import { alternatives } from '../language/amount-words.ts'
import { nameKey } from '../language/fold.ts'
import { lettered } from '../language/lettered.ts'
import { RECIPE_WORDS, type ServingWords } from '../language/recipe-words.ts'
import { requireFewLetters } from './lines.ts'

/** More are a canteen, or a figure that counts something else. */
const MOST = 500

/** What a title, a heading or a line of servings says; null where it counts pieces, loaves or nothing, and of a text that is no line. */
export function servingsIn(text: string): Servings | null {
  if (text.length > MAX_LINE) return null
  const tokens = tokensOf(text)
  for (const { servings } of Object.values(RECIPE_WORDS)) {
    const count = counted(tokens, servings)
    if (count !== null) return { count, text: text.trim() }
  }
  return null
}

/**
 * What a field for the servings holds. A bare number counts people too, unless another text of the same field counts something else:
 * pages write `["250", "250 grams"]`. Throws TOO_MANY_ITEMS.
 */
export function servingsOf(value: unknown): Servings | null {
  const texts = [value].flat().map(yieldText).filter(Boolean)
  for (const { length } of texts) requireFewLetters(MAX_LINE, length, 'servings')
  const bare = texts.flatMap((text) => bareCount(text) ?? [])
  const others = texts.filter((text) => !BARE.test(text))
  if (others.length === 0) return bare[0] ?? null
  const said = others.flatMap((text) => servingsIn(text) ?? [])
  const counts = said.length === others.length ? [...said, ...bare] : said
  // Of two numbers the lower one, as of a range.
  return counts.sort((a, b) => a.count - b.count)[0] ?? null
}

/** One text of such a field, in which an object has a number and what it counts. */
function yieldText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (typeof value !== 'object' || value === null || !('value' in value)) return ''
  const unit = 'unitText' in value ? value.unitText : ''
  return [value.value, unit]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .trim()
}

function bareCount(text: string): Servings | null {
  const count = Number(BARE.exec(text)?.[1]?.replace(',', '.'))
  return isCount(count) ? { count, text } : null
}

const BARE = new RegExp(
  String.raw`^(?:~|${alternatives('about')})?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–—]\s*\d+)?$`,
  'i',
)

const isCount = (count: number) => Number.isFinite(count) && count > 0 && count <= MOST

/** Numbers, dashes, words and the signs between them. */
const TOKENS = lettered(String.raw`\d+(?:[.,]\d+)?|[½]|[\p{L}\p{M}]+|[^\s]`, 'gu')

function tokensOf(text: string): readonly string[] {
  return text.match(TOKENS(text)) ?? []
}

interface Number_ {
  readonly value: number
  /** The place behind it, and behind the range that it begins. */
  readonly end: number
}

function numberAt(tokens: readonly string[], at: number, words: ServingWords): Number_ | null {
  const value = figure(tokens[at], words)
  if (value === null) return null
  let end = at + 1
  if (tokens[end] === '½') end++
  const joint = tokens[end] ?? ''
  const isRange = /^[-–—/]$/.test(joint) || words.to.has(nameKey(joint))
  if (isRange && figure(tokens[end + 1], words) !== null) end += 2
  return { value, end }
}

function figure(token: string | undefined, { numbers }: ServingWords): number | null {
  if (token === undefined) return null
  if (/^\d/.test(token)) {
    const value = Number(token.replace(',', '.'))
    return isCount(value) ? value : null
  }
  const key = nameKey(token)
  return Object.hasOwn(numbers, key) ? numbers[key]! : null
}

function counted(tokens: readonly string[], words: ServingWords): number | null {
  const key = (at: number) => nameKey(tokens[at] ?? '')
  const end = tokens.findLastIndex((token) => !/^[):.,;!*_]$/.test(token)) + 1
  for (let at = 0; at < tokens.length; at++) {
    const number = numberAt(tokens, at, words)
    if (!number) continue
    let before = at - 1
    while (before >= 0 && (words.about.has(key(before)) || /^[.~≈(]$/.test(itemAt(tokens, before))))
      before--
    if (words.share.has(key(before))) continue
    // "4 generous servings", "4-6 Personen".
    let behind = number.end
    while (words.between.has(key(behind))) behind++
    if (words.nouns.has(key(behind))) return number.value
    // "Serves 4", "Portionen: 4", "Personen = 4".
    const label = /^[:=]$/.test(tokens[before] ?? '') ? before - 1 : before
    const isPortion = words.serves.has(key(label)) && !words.share.has(key(label - 1))
    if (isPortion && !isMeasured(tokens[number.end])) return number.value
    // "Zutaten für 4", "Pad thai for 2": nothing else follows.
    if (words.behind.has(key(before)) && number.end >= end) return number.value
  }
  return null
}

/** "Serving size: 100 g", "Serving 250ml". */
function isMeasured(token: string | undefined): boolean {
  return token !== undefined && MEASURE.test(token)
}

const MEASURE = new RegExp(`^(?:g|kg|mg|ml|cl|l|kcal|kj|%|${alternatives('cups')})$`, 'i')
