/** Reads the servings of a recipe, if stated plainly: "für 4 Personen", "serves 6-8", "para cuatro". */

import { MAX_LINE } from '../domain/limits.ts'
import type { Servings } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import { alternatives } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { RECIPE_WORDS, type ServingWords } from '../language/recipe-words.ts'
import { own } from '../language/words.ts'
import { requireFewLetters } from './lines.ts'

/** Larger figures are for a canteen, or count something else. */
const MOST = 500

/** A number, word or sign of a line, as written and folded. */
export interface Piece {
  readonly text: string
  readonly key: string
}

const PIECE = lettered(String.raw`\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[^\s]`, 'gu')

export const piecesOf = (text: string): readonly Piece[] =>
  (text.match(PIECE(text)) ?? []).map((piece) => ({ text: piece, key: nameKey(piece) }))

/**
 * The servings stated in a title, heading or line of servings; null if it counts pieces, loaves or nothing, or is too long for a line.
 * `pieces` are those of the text, if already computed. With `isField`, a bare number counts people too.
 */
export function servingsIn(
  text: string,
  pieces?: readonly Piece[],
  isField = false,
): Servings | null {
  if (text.length > MAX_LINE) return null
  const known = pieces ?? piecesOf(text)
  for (const { servings } of Object.values(RECIPE_WORDS)) {
    const count = counted(known, servings, isField)
    if (count !== null) return { count, text: text.trim() }
  }
  return null
}

/**
 * The servings in a servings field. A bare number counts only if no other text of the field counts something else: pages write
 * `["250", "250 grams"]`. Throws TOO_MANY_ITEMS if a text is too long.
 */
export function servingsOf(value: unknown): Servings | null {
  const texts = [value].flat().map(yieldText).filter(Boolean)
  for (const { length } of texts) requireFewLetters(MAX_LINE, length, 'servings')
  const read = (isField: boolean) =>
    texts.flatMap((text) => servingsIn(text, undefined, isField) ?? [])
  const all = read(true)
  const counts = all.length === texts.length ? all : read(false)
  // Of two numbers, the lower one counts, as in a range.
  return counts.sort((a, b) => a.count - b.count)[0] ?? null
}

/** One text of a servings field; objects have a number and a unit. */
function yieldText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (typeof value !== 'object' || value === null || !('value' in value)) return ''
  const unit = 'unitText' in value ? value.unitText : ''
  return [value.value, unit]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .trim()
}

interface Count {
  readonly value: number
  /** The index after it, or after the range that it begins. */
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
  return value > 0 && value <= MOST ? value : null
}

function counted(pieces: readonly Piece[], words: ServingWords, isField: boolean): number | null {
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
    const isBare = words.behind.has(key(before)) || (isField && before < 0)
    if (isBare && count.end >= end) return count.value
  }
  return null
}

const MEASURE = new RegExp(`^(?:g|kg|mg|ml|cl|l|kcal|kj|%|${alternatives('cups')})$`, 'i')
