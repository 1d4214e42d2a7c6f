/** Signs of a line that are no words of it: bullets, checkboxes, numbering, bold signs, and those that nobody can read. */

import type { Token } from './tokens.ts'

/** The tokens without bullets, checkboxes, numbering and bold signs. */
export function withoutMarkup(all: readonly Token[]): readonly Token[] {
  let tokens = all.filter(
    ({ kind, text, key }, at) =>
      kind !== 'sign' || !MARKUP.test(text) || (PARTING.has(key) && isBetweenWords(all, at)),
  )
  for (;;) {
    const [first, second, third] = tokens
    if (first?.kind === 'sign' && (first.key === '-' || first.key === '+' || first.key === '~'))
      tokens = tokens.slice(1)
    else if (first?.text === '[' && second?.text === ']') tokens = tokens.slice(2)
    else if (first?.text === '[' && /^[x ]$/i.test(second?.text ?? '') && third?.text === ']')
      tokens = tokens.slice(3)
    else if (isNumbering(first, second, third)) tokens = tokens.slice(2)
    // An emoji before an amount is a bullet; before words it may be one of them.
    else if (first?.kind === 'sign' && isOddSign(first.key) && isBeforeNumber(tokens))
      tokens = tokens.slice(1)
    else return tokens
  }
}

/** Whether a sign may say something, as an emoji does: it is not to be passed over. */
export function isOddSign(key: string): boolean {
  return key !== '' && !/^[\p{P}\p{Z}<>=|~^+$€£¢]$/u.test(key)
}

/** Signs that part what stands on their two sides, where those are words: the cells of a table, the items of a line. */
export const PARTING: ReadonlySet<string> = new Set(['|', '·', '•', '=', '…', '\\', '\t'])

/** Whether the sign is the first behind a word, and another word follows. */
export function isBetweenWords(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'word') return false
  const next = tokens.slice(at + 1).find(({ key }) => !PARTING.has(key))
  return next?.kind === 'word'
}

/** Signs that stand between foods as a word would: "salt & pepper", "milk/cream". */
export function isJoiningSign(key: string): boolean {
  return key === '/' || key === '&' || key === '+'
}

/** Whether nothing but signs that nobody can read stands before the first number. */
function isBeforeNumber(tokens: readonly Token[]): boolean {
  const next = tokens.find(({ kind, key }) => kind !== 'sign' || !isOddSign(key))
  return next?.kind === 'number'
}

const MARKUP = /^[\t*_`#"“”„«»|•·●▪◦‣☐☑☒✓✔✅➤►→★☆°®™©§¡¿>]$/u

/** "1. 30 g", "2) eggs", "a) butter". */
function isNumbering(first?: Token, second?: Token, third?: Token): boolean {
  if (!first || !second || !third || third.glued) return false
  if (first.kind === 'number' && Number.isInteger(first.value) && first.text.length <= 2) {
    return second.glued && (second.text === ')' || second.text === '.')
  }
  return first.kind === 'word' && first.text.length === 1 && second.glued && second.text === ')'
}
