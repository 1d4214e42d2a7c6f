/** Reads for how many people a recipe is, if it plainly says so: "für 4 Personen", "serves 6-8", "para cuatro". */

import { MAX_LINE } from '../domain/limits.ts'
import type { Servings } from '../domain/shapes/recipes.ts'
import { alternatives } from '../language/amount-words.ts'
import { nameKey } from '../language/fold.ts'
import { lettered } from '../language/lettered.ts'
import { RECIPE_WORDS, type ServingWords } from '../language/recipe-words.ts'
import { own } from '../language/words.ts'
import { requireFewLetters } from './lines.ts'

/** More are a canteen, or a figure that counts something else. */
const MOST = 500

/** A number, word or sign of a line, as it is written and folded. */
export interface Piece {
  readonly text: string
  readonly key: string
}

const PIECE = lettered(String.raw`\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[^\s]`, 'gu')

export const piecesOf = (text: string): readonly Piece[] =>
  (text.match(PIECE(text)) ?? []).map((piece) => ({ text: piece, key: nameKey(piece) }))

/**
 * The servings that a title, a heading or a line of servings gives, whose pieces may be known; null if it counts pieces, loaves or
 * nothing, and for a text that is too long for a line.
 */
export function servingsIn(text: string, pieces?: readonly Piece[]): Servings | null {
  if (text.length > MAX_LINE) return null
  const known = pieces ?? piecesOf(text)
  for (const { servings } of Object.values(RECIPE_WORDS)) {
    const count = counted(known, servings)
    if (count !== null) return { count, text: text.trim() }
  }
  return null
}

/**
 * The servings in a field for them. A bare number counts people too, unless another text of the same field counts something else:
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

interface Count {
  readonly value: number
  /** The place after it, and after the range that it begins. */
  readonly end: number
}

function countAt(pieces: readonly Piece[], at: number, words: ServingWords): Count | null {
  const value = figure(pieces[at], words)
  if (value === null) return null
  let end = at + 1
  if (pieces[end]?.text === '½') end++
  const joint = pieces[end]
  const isRange = joint && (/^[-–—/]$/.test(joint.text) || words.to.has(joint.key))
  if (isRange && figure(pieces[end + 1], words) !== null) end += 2
  return { value, end }
}

function figure(piece: Piece | undefined, { numbers }: ServingWords): number | null {
  if (piece === undefined) return null
  if (!/^\d/.test(piece.text)) return own(numbers, piece.key) ?? null
  const value = Number(piece.text.replace(',', '.'))
  return isCount(value) ? value : null
}

function counted(pieces: readonly Piece[], words: ServingWords): number | null {
  const key = (at: number) => pieces[at]?.key ?? ''
  const text = (at: number) => pieces[at]?.text ?? ''
  const end = pieces.findLastIndex((piece) => !/^[):.,;!*_]$/.test(piece.text)) + 1
  for (let at = 0; at < pieces.length; at++) {
    const count = countAt(pieces, at, words)
    if (!count) continue
    let before = at - 1
    while (words.about.has(key(before)) || /^[.~≈(]$/.test(text(before))) before--
    if (words.share.has(key(before))) continue
    // "4 generous servings", "4-6 Personen".
    let after = count.end
    while (words.between.has(key(after))) after++
    if (words.nouns.has(key(after))) return count.value
    // "Serves 4", "Portionen: 4", "Personen = 4"; "Serving size: 100 g" and "Serving 250ml" are measured.
    const label = /^[:=]$/.test(text(before)) ? before - 1 : before
    const isPortion = words.serves.has(key(label)) && !words.share.has(key(label - 1))
    if (isPortion && !MEASURE.test(text(count.end))) return count.value
    // "Zutaten für 4", "Pad thai for 2": nothing else follows.
    if (words.behind.has(key(before)) && count.end >= end) return count.value
  }
  return null
}

const MEASURE = new RegExp(`^(?:g|kg|mg|ml|cl|l|kcal|kj|%|${alternatives('cups')})$`, 'i')
