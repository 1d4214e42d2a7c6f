/** Folds names so that case, accents, umlauts, hyphens and apostrophes do not matter. */

import { isLatin, lettered } from './lettered.ts'

/**
 * Exact-match key of a name: lower case, letters and digits, single spaces. Umlauts become their base letter, `ß`
 * becomes `ss` and `ñ` becomes `n`; only `foldVariants` reads `ae oe ue` as umlauts.
 */
export function nameKey(name: string): string {
  if (FOLDED.test(name)) return name
  const lower = name.toLowerCase()
  return FOLDED.test(lower) ? lower : folded(lower)
}

/** Fast path: matches names that are already folded, such as the words of a folded phrase. */
const FOLDED = /^[a-z0-9%]+(?: [a-z0-9][a-z0-9%]*)*$/
const OTHER = lettered(String.raw`[^\p{L}\p{N}%]+`, 'gu')

/** Like `nameKey`, without its fast path. */
export function folded(name: string): string {
  const bare = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
  const unmarked = isLatin(bare) ? bare : bare.replace(/\p{M}/gu, '')
  const key = unmarked.replace(OTHER(unmarked), ' ').trim()
  // "Milch 1,5 %" and "Milch 1,5%" get the same key.
  return key.includes(' %') ? key.replace(/(\d) (?=%)/g, '$1') : key
}

/** The key and, for spellings like `Moehre` or `Kaese`, the key with `ae oe ue` read as umlauts. */
export function foldVariants(name: string): readonly string[] {
  const key = nameKey(name)
  if (!/[aou]e/.test(key)) return [key]
  const umlaut = key
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u')
  return umlaut === key ? [key] : [key, umlaut]
}

/**
 * Lower case without accents, character by character, so that positions match. `ß` becomes one `s`, so search such
 * text for both spellings (`letterSpellings`).
 */
export const foldLetters = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('')

const ASCII = /^[\0-\x7f]*$/

function foldLetter(letter: string): string {
  if (letter <= '\x7f') return letter.toLowerCase()
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (base === 'ß') return 's'
  return base.length === 1 ? base : letter
}

/** Returns a folded word, and also its spelling with "s" for "ss", because `foldLetters` changes ß to a single s. */
export const letterSpellings = (word: string): readonly string[] =>
  word.includes('ss') ? [word, word.replaceAll('ss', 's')] : [word]
