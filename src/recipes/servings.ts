/** Reads the servings of a recipe if they are clearly stated: "für 4 Personen", "serves 6-8", "para cuatro". */

import { LANGUAGES } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { MAX_LINE } from '../domain/limits.ts'
import type { Servings } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import { alternatives, RECIPE_WORDS, WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { lookup } from '../language/words.ts'
import { requireFewLetters } from './lines.ts'

/** Maximum number of servings. A larger number is meant for a canteen, or does not state servings at all. */
const MOST = 500

const PIECE = lettered(String.raw`\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[^\s]`, 'gu')

export const piecesOf = (text: string): readonly string[] => text.match(PIECE(text)) ?? []

/**
 * Returns the servings stated in a title, heading or line. Returns null if the text counts pieces or loaves, has no
 * number, or is longer than `MAX_LINE`. In a field, a number without a word also means servings.
 */
export function servingsIn(text: string, place: 'line' | 'field' = 'line'): Servings | null {
  const count = countIn(text, place)
  return count === null ? null : { count, text: text.trim() }
}

/** Number of pieces stated in a line: "makes 12", "16 Stücke", "(24 uds.)"; null if the line states no number. */
export const piecesIn = (text: string): number | null => countIn(text, 'pieces')

function countIn(text: string, place: 'line' | 'field' | 'pieces'): number | null {
  if (text.length > MAX_LINE) return null
  const pieces = piecesOf(text).map((piece) =>
    /^\d/.test(piece) ? piece : nameKey(piece) || piece,
  )
  for (const lang of LANGUAGES) {
    const { numbers } = RECIPE_WORDS[lang].servings
    const spaced = pieces.map((piece) => ` ${lookup(numbers, piece) ?? piece}`).join('')
    const count = Number(STATED[lang][place].exec(spaced)?.groups?.count?.replace(',', '.'))
    if (count > 0 && count <= MOST) return count
  }
  return null
}

/** Patterns for servings in a folded text, in which a space precedes each word, digit and sign. */
const STATED = lazily(LANGUAGES, (lang) => {
  const { numbers: _, ...lists } = RECIPE_WORDS[lang].servings
  const any = (list: keyof typeof lists) => `(?:${[...lists[list]].join('|')})`
  const number = String.raw`\d+(?:[.,]\d+)?`
  const upTo = ` (?:[-–—/]|${any('to')}) ${number}(?= |$)`
  const about = `(?: (?:[.~≈(]|${any('about')}))*`
  const count = `${about} (?<count>${number})(?: ½|(?! ½))(?:${upTo}|(?= |$)(?!${upTo}))`
  const end = '(?: [):.,;!*_])*$'
  const line = [
    // A number before a word for servings: "4 generous servings", "4-6 Personen", but not "pro 4 Personen".
    `(?<! ${any('share')}${about})${count}(?: ${any('between')})* ${any('nouns')}(?= |$)`,
    // A number after a word for servings: "Serves 4", "Portionen: 4", but not a measure as in "Serving size: 100 g".
    `(?<! ${any('share')}) ${any('serves')}(?: [:=])?${count}(?! ${MEASURE}(?: |$))`,
    // A number after "for" at the end: "Zutaten für 4", "Pad thai for 2".
    ` ${any('after')}${count}${end}`,
  ]
  const yields = `(?:${[...WORDS[lang].yields].join('|')})`
  const comesOut = [
    `(?<! ${any('share')}${about})${count}(?: ${any('between')})* ${any('pieces')}(?= |$)`,
    ` ${yields}(?: [:=])?${count}(?! ${MEASURE}(?: |$))`,
  ]
  return {
    line: new RegExp(line.join('|')),
    pieces: new RegExp(comesOut.join('|')),
    field: new RegExp([...line, `^${count}${end}`].join('|')),
  }
})

/**
 * Reads a field for servings. A bare number is read as servings only if all other texts of the field are servings too,
 * because some pages write `["250", "250 grams"]`. Throws TOO_MANY_ITEMS if a text is too long.
 */
export function servingsOf(value: unknown): Servings | null {
  const texts = [value].flat().map(yieldText).filter(Boolean)
  for (const { length } of texts) requireFewLetters(MAX_LINE, length, 'servings')
  const read = (place: 'line' | 'field') => texts.flatMap((text) => servingsIn(text, place) ?? [])
  const all = read('field')
  const counts = all.length === texts.length ? all : read('line')
  // If there are several numbers, use the lowest, as in a range.
  return counts.sort((a, b) => a.count - b.count)[0] ?? null
}

/** Returns the text of a servings field. An object has fields for the number and the unit. */
function yieldText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (typeof value !== 'object' || value === null || !('value' in value)) return ''
  const unit = 'unitText' in value ? value.unitText : ''
  return [value.value, unit]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .trim()
}

const MEASURE = `(?:g|kg|mg|ml|cl|l|kcal|kj|%|${alternatives('cups')})`
