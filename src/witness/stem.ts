/** Takes the endings of number and case from a word, alike in all languages: what is left only has to be the same for all forms of a word. */

const SHORTEST = 4

/** The same for "cherry" and "cherries", "Nuss" and "Nüsse", "nuez" and "nueces"; `word` is folded. */
export function stemOf(word: string): string {
  let stem = word
  for (let next = shorter(stem); next !== stem; next = shorter(stem)) stem = next
  return stem
    .replace(/(?<=.{2})ie?$|(?<=.{2})y$/, 'i')
    .replace(/v$/, 'f')
    .replace(/z$/, 'c')
}

/** One ending less. */
function shorter(word: string): string {
  if (word.length < SHORTEST) return word
  if (word.endsWith('s')) return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1)
  if (word.length > SHORTEST && /[elr]n$/.test(word)) return word.slice(0, -1)
  return word.endsWith('e') ? word.slice(0, -1) : word
}
